"""Runs in the page's Python, in Node (`web/tools/bytecode.mjs`): packs Vervet's archive and what it needs of Python's
own library into two packs of bytecode, so that no page has to compile them.

A pack is a line of JSON with names and sizes, and then the files: the page lays them out as they are
(`web/src/device/pack.ts`). Python would read a zip as well, but every module twice, and from a list that it reads anew
for every box of a game: a third of all the time that a page takes to begin.
"""

import ast
import importlib
import json
import pkgutil
import sys
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from importlib.util import MAGIC_NUMBER
from marshal import dumps
from pathlib import Path
from types import CodeType
from typing import Final

LIBRARY: Final = "/lib/python314.zip"
# These ask for their own docstrings.
DOCUMENTED: Final = ("_pyodide/", "pyodide/")


class Pack:
    """Files in the order in which they are put in."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}

    def put_module(self, name: str, code: CodeType) -> None:
        # PEP 552: a hash that nobody compares.
        self.files[f"{name}c"] = MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + dumps(code)

    def write(self, path: Path) -> None:
        head = json.dumps({name: len(content) for name, content in self.files.items()})
        path.write_bytes(b"".join([head.encode(), b"\n", *self.files.values()]))


def undocumented(source: bytes) -> ast.Module:
    """Without docstrings, which nobody reads in a page, but with assertions."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if ast.get_docstring(node, clean=False) is not None:
            node.body[0] = ast.copy_location(ast.Pass(), node.body[0])
    return tree


def without_lines(code: CodeType) -> CodeType:
    """A quarter smaller; in an error of ours nobody asks for the line of Python's library. Every eight instructions
    have an entry that says "nowhere": without any, Python could not even print the error."""
    parts = [without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts]
    rows, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * rows + (bytes([0xF8 + rest - 1]) if rest else b"")
    return code.replace(co_linetable=nowhere, co_consts=tuple(parts))


def pack_archive(folder: Path, target: Path) -> None:
    packed = Pack()
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix == ".py":
            packed.put_module(name, compile(undocumented(path.read_bytes()), name, "exec", dont_inherit=True))
        elif path.is_file():
            packed.files[name] = path.read_bytes()
    packed.write(target)


def pack_library(archive: Path, target: Path) -> None:
    packed = Pack()
    used = used_modules()
    with zipfile.ZipFile(LIBRARY) as library:
        for name in sorted(needed(library, used, list(archive.rglob("*.py")))):
            optimize = 0 if name.startswith(DOCUMENTED) else 2
            code = compile(library.read(name), name, "exec", dont_inherit=True, optimize=optimize)
            packed.put_module(name, without_lines(code))
    packed.write(target)


def used_modules() -> set[str]:
    """Files of the library that are loaded once everything of the archive is, and a house has been opened in it. What
    cannot be imported here is never asked for in a page: terminals, texts, the network."""
    for root in ("vervet", "msgspec", "litestar"):
        for module in pkgutil.walk_packages(importlib.import_module(root).__path__, f"{root}."):
            with suppress(ImportError):
                importlib.import_module(module.name)
    importlib.import_module("vervet.device.mind")
    importlib.import_module("vervet.device.page").open_page(None, None)
    files = [getattr(module, "__file__", None) or "" for module in list(sys.modules.values())]
    return {file.removeprefix(f"{LIBRARY}/") for file in files if file.startswith(LIBRARY)}


def needed(library: zipfile.ZipFile, used: set[str], sources: Sequence[Path]) -> set[str]:
    """What is loaded, and what a file of ours names but imports only when it is asked for."""
    there = set(library.namelist())
    named = set().union(*(imported(path.name, path.read_bytes()) for path in sources))
    later = {file for name in named for file in (f"{name}.py", f"{name}/__init__.py")}
    # An encoding is found by its name, at the moment that somebody asks for it.
    return used | (later & there) | {f"encodings/{name}.py" for name in ("ascii", "latin_1", "utf_8", "idna", "cp437")}


def imported(file: str, source: bytes) -> set[str]:
    """Every module that a file names, as a path, and those above it."""
    package = file.split("/")[:-1]
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            names |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    parts = [name.split(".") for name in names if name]
    return {"/".join(one[:end]) for one in parts for end in range(1, len(one) + 1)}


def main(archive: Path, target: Path) -> None:
    sys.path.insert(0, str(archive))
    sys.dont_write_bytecode = True
    pack_archive(archive, target / "archive.pack")
    pack_library(archive, target / "library.pack")


if __name__ == "__main__":
    main(Path("/archive"), Path("/target"))
