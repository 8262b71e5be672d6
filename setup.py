"""The part of the build that pyproject.toml cannot say: which modules mypyc compiles."""

import os
from pathlib import Path

from setuptools import setup

COMPILED = ("core", "games", "bots")


def extensions() -> list[object]:
    if os.environ.get("VERVET_PURE") == "1":
        return []
    from mypyc.build import mypycify

    sources = [str(path) for folder in COMPILED for path in sorted(Path("src/vervet", folder).rglob("*.py"))]
    built = mypycify(["--strict", *sources], opt_level="2", debug_level="0")
    for extension in built:
        # A function that another library could replace is never inlined: nobody replaces ours.
        extension.extra_compile_args.append("-fno-semantic-interposition")
        # gcc reads the whole file again for each line it doubts: more than half of its time, for code nobody reads.
        extension.extra_compile_args.append("-Wno-misleading-indentation")
    return list(built)


setup(ext_modules=extensions())
