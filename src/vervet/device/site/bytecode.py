"""Runs in the page's Python, in Node (`web/tools/bytecode.mjs`): packs Vervet's archive and what it needs of Python's
own library into two zips of bytecode, so that no page has to compile them.

Both are only stored: they are packed as a whole afterwards, which makes them smaller, and Python reads them at once.
"""

import ast
import importlib
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
EPOCH: Final = (2020, 1, 1, 0, 0, 0)


class Zip:
    """A zip whose bytes depend on nothing but what is put into it."""

    def __init__(self, path: Path) -> None:
        self.zip = zipfile.ZipFile(path, "w", zipfile.ZIP_STORED)

    def put(self, name: str, content: bytes) -> None:
        self.zip.writestr(zipfile.ZipInfo(name, EPOCH), content)

    def put_module(self, name: str, source: bytes, optimize: int, short: bool = False) -> None:
        code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
        code = without_lines(code) if short else code
        # PEP 552: a hash that nobody compares.
        self.put(f"{name}c", MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8) + dumps(code))


def without_lines(code: CodeType) -> CodeType:
    """A quarter smaller; in an error of ours nobody asks for the line of Python's library. Every eight instructions
    have an entry that says "nowhere": without any, Python could not even print the error."""
    parts = [without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts]
    rows, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = b"\xff" * rows + (bytes([0xF8 + rest - 1]) if rest else b"")
    return code.replace(co_linetable=nowhere, co_consts=tuple(parts))


def pack_archive(folder: Path, target: Path) -> None:
    packed = Zip(target)
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if path.suffix == ".py":
            packed.put_module(name, path.read_bytes(), 0)
        elif path.is_file():
            packed.put(name, path.read_bytes())
    packed.zip.close()


def pack_library(archive: Path, target: Path) -> None:
    packed = Zip(target)
    used = used_modules()
    with zipfile.ZipFile(LIBRARY) as library:
        for name in sorted(needed(library, used, list(archive.rglob("*.py")))):
            packed.put_module(name, library.read(name), 0 if name.startswith(DOCUMENTED) else 2, short=True)
    packed.zip.close()


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
    pack_archive(archive, target / "archive.zip")
    pack_library(archive, target / "library.zip")


if __name__ == "__main__":
    main(Path("/archive"), Path("/target"))
