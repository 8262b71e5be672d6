"""The part of the build that pyproject.toml cannot say: which modules mypyc compiles, their docstrings, and the web
client that goes into the package."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup

COMPILED = ("core", "games", "bots")
# Of the server what every move passes through. The rest is asked rarely, or has classes that must stay Python's own:
# messages and rows (msgspec's), protocols, and what tests put something else in the place of.
ROOMS = {
    "server": ("metrics",),
    "server/match": (
        "auto_pass",
        "chains",
        "commands",
        "delta",
        "display",
        "glance",
        "glimpse",
        "notes",
        "patience",
        "presence",
        "problem",
        "record",
        "seating",
        "shown",
        "sight",
        "table",
        "telling",
        "vouching",
        "windows",
    ),
    "server/web": ("client", "conversation", "frames", "limit", "live", "socket_line", "turn"),
}
CLIENT = Path("src/vervet/web_client/index.html")
# Python's own headers are needed as well as a compiler.
TRIAL = '#include "Python.h"\nint vervet_trial(void) { return PY_VERSION_HEX != 0; }\n'

# Where mypyc writes a text for `help()`, which is the signature alone: a function or method, a class, a module.
LITERAL = r'("(?:[^"\\]|\\.)*"|NULL)'
FUNCTION = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_ |]*,\s*PyDoc_STR\()" + LITERAL)
CLASS = re.compile(r"(CPyType_(\w+)_template_ = \{(?:(?!\};)[\s\S])*?\.tp_doc = PyDoc_STR\()" + LITERAL)
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)(NULL)(?=, /\* docstring)')


def extensions() -> list[object]:
    """What is compiled: nothing with `VERVET_PURE=1`; with `VERVET_PURE=0` everything, or the build fails; otherwise
    everything where a C compiler works. Uncompiled it all plays the same, only slower."""
    wish = os.environ.get("VERVET_PURE", "")
    if wish == "1":
        return []
    if wish != "0" and not compiler_works():
        say("no C compiler that finds Python.h: the rules stay uncompiled, which is slower and otherwise the same")
        return []
    from mypyc.build import mypycify

    sources = [path for folder in COMPILED for path in sorted(Path("src/vervet", folder).rglob("*.py"))]
    sources += [Path("src/vervet", folder, f"{name}.py") for folder, names in ROOMS.items() for name in names]
    built = mypycify(["--strict", *map(str, sources)], opt_level="2", debug_level="0")
    for extension in built:
        # A function that another library could replace is never inlined: nobody replaces ours. And gcc reads the whole
        # file again for each line whose indentation it doubts: more than half of its time, for code nobody reads.
        # (The list is shared by all extensions, so a new one is made.)
        flags = ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    write_docstrings(sources, {Path(file) for extension in built for file in extension.sources})
    return list(built)


def compiler_works() -> bool:
    """Whether something that needs Python's headers can be compiled here."""
    from distutils.ccompiler import new_compiler  # setuptools puts its own distutils there
    from distutils.sysconfig import customize_compiler, get_python_inc

    from setuptools.errors import CCompilerError, ExecError, PlatformError

    with TemporaryDirectory() as folder:
        source = Path(folder, "trial.c")
        source.write_text(TRIAL, "utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(source)], output_dir=folder, include_dirs=[get_python_inc()])
        except (CCompilerError, ExecError, PlatformError, OSError):
            return False
    return True


def build_client() -> None:
    """The web client, where it is not built yet and Node can build it. In a package without it the server says so."""
    if CLIENT.exists() or os.environ.get("VERVET_NO_CLIENT") == "1":
        return
    try:
        subprocess.run(["sh", "tools/web_packages.sh"], check=True, stdout=sys.stderr)
        subprocess.run(["npm", "run", "--silent", "build"], cwd="web", check=True, stdout=sys.stderr)
    except (OSError, subprocess.CalledProcessError) as error:
        say(f"the web client is not built ({error}): the package has none. Node 22 or newer builds it (make play)")


def say(words: str) -> None:
    print(f"vervet: {words}", file=sys.stderr)


def write_docstrings(sources: list[Path], generated: set[Path]) -> None:
    """mypyc drops docstrings; put them back into the C that it wrote, behind the signatures that it keeps."""
    docs = docstrings(sources)
    for file in generated:
        code = written = file.read_text("utf-8")
        for place in (FUNCTION, CLASS, MODULE):
            code = place.sub(lambda found: found[1] + with_doc(found[3], docs.get(found[2], "")), code)
        if code != written:
            file.write_text(code, "utf-8")


def docstrings(sources: list[Path]) -> dict[str, str]:
    """Every docstring by each name that mypyc may give its owner in C: as much of the module as tells it apart."""
    found: dict[str, str] = {}
    for source in sources:
        module = source.relative_to("src").with_suffix("").parts
        module = module[:-1] if module[-1] == "__init__" else module
        for name, doc in docstrings_in(ast.parse(source.read_text("utf-8"))):
            if not name:
                found[".".join(module)] = doc
            for start in range(len(module) if name else 0):
                key = "___".join((*module[start:], *name))
                # A name that two have is none that mypyc uses.
                found[key] = doc if key not in found else ""
    return found


def docstrings_in(tree: ast.AST, owner: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    """The docstrings of a module, its classes and functions, by their names within it."""
    assert isinstance(tree, ast.Module | ast.ClassDef | ast.FunctionDef)
    yield owner, cleandoc(ast.get_docstring(tree) or "")
    for node in tree.body if not isinstance(tree, ast.FunctionDef) else ():
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield from docstrings_in(node, (*owner, node.name))


def with_doc(literal: str, doc: str) -> str:
    """A C string with a docstring behind what is there."""
    if not doc:
        return literal
    plain = "".join(chr(byte) if 31 < byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in doc.encode())
    return f'{literal[:-1] if literal != "NULL" else chr(34)}{plain}"'


# pip asks twice for the metadata before it asks for the package: mypyc need not run for that.
BUILDING = not {"egg_info", "dist_info"} & set(sys.argv)
if BUILDING:
    build_client()
setup(ext_modules=extensions() if BUILDING else [])
