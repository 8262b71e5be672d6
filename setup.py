"""The part of the build that pyproject.toml cannot say: which modules mypyc compiles, and their docstrings."""

import ast
import os
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path

from setuptools import setup

COMPILED = ("core", "games", "bots")

# Where mypyc writes a text for `help()`, which is the signature alone: a function or method, a class, a module.
LITERAL = r'("(?:[^"\\]|\\.)*"|NULL)'
FUNCTION = re.compile(r"(\(PyCFunction\)CPyPy_(\w+),\s*METH_[A-Z_ |]*,\s*PyDoc_STR\()" + LITERAL)
CLASS = re.compile(r"(CPyType_(\w+)_template_ = \{(?:(?!\};)[\s\S])*?\.tp_doc = PyDoc_STR\()" + LITERAL)
MODULE = re.compile(r'(PyModuleDef_HEAD_INIT,\s*"([\w.]+)",\s*)(NULL)(?=, /\* docstring)')


def extensions() -> list[object]:
    if os.environ.get("VERVET_PURE") == "1":
        return []
    from mypyc.build import mypycify

    sources = [path for folder in COMPILED for path in sorted(Path("src/vervet", folder).rglob("*.py"))]
    built = mypycify(["--strict", *map(str, sources)], opt_level="2", debug_level="0")
    for extension in built:
        # A function that another library could replace is never inlined: nobody replaces ours. And gcc reads the whole
        # file again for each line whose indentation it doubts: more than half of its time, for code nobody reads.
        # (The list is shared by all extensions, so a new one is made.)
        flags = ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    write_docstrings(sources, {Path(file) for extension in built for file in extension.sources})
    return list(built)


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


setup(ext_modules=extensions())
