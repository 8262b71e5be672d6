"""The part of the build that pyproject.toml cannot say: which modules mypyc compiles."""

import os
import subprocess
import sysconfig
from pathlib import Path

from setuptools import setup

COMPILED = ("core", "games", "bots")


def extensions() -> list[object]:
    if os.environ.get("VERVET_PURE") == "1":
        return []
    from mypyc.build import mypycify

    sources = [str(path) for folder in COMPILED for path in sorted(Path("src/vervet", folder).rglob("*.py"))]
    built = mypycify(["--strict", *sources], opt_level="3", debug_level="0")
    for extension in built:
        extension.extra_compile_args += inlining()
    return list(built)


def inlining() -> list[str]:
    """Flags that let the small functions of the rules melt into each other; the second part is gcc's own."""
    # A function that another library could replace is never inlined: nobody replaces ours.
    flags = ["-fno-semantic-interposition"]
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    said = subprocess.run([os.environ.get("CC", compiler), "--version"], capture_output=True, text=True, check=False)
    if "Free Software Foundation" in said.stdout:
        for name, value in (("inline-unit-growth", 300), ("max-inline-insns-auto", 80), ("large-function-growth", 500)):
            flags += ["--param", f"{name}={value}"]
    return flags


setup(ext_modules=extensions())
