"""What a page's Python consists of, packed: each part a file whose name has the hash of what is in it."""

import gzip
import json
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from shutil import which
from typing import Final

from vervet.bots.network_file import read_header
from vervet.device.archive import files

HERE: Final = Path(__file__).parent
# The learned networks of a game are no part of what everybody waits for.
APART: Final = (".vervet",)
# Pyodide's own files, by what we call them.
PYODIDE: Final = {"runtime": "pyodide.mjs", "loader": "pyodide.asm.mjs", "wasm": "pyodide.asm.wasm"}
PACKS: Final = {"library": "library.pack", "archive": "archive.pack"}
# No server has an opinion about files that end so: what is packed arrives packed.
ENDING: Final = ".packed"


def node() -> str:
    """Node, where it is installed, or the one that `make` has fetched."""
    found = which("node") or which("node", path=str(Path(sys.prefix) / "bin"))
    if found is None:
        raise FileNotFoundError("there is no Node: `make site` fetches one")
    return found


def contents(web: Path, kept: Path) -> Mapping[str, bytes]:
    """Every part, as a page unpacks it. Making bytecode takes a while, so it is kept for the next time."""
    packs = kept / digest(web)
    if not packs.is_dir():
        kept.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept) as folder:
            make_bytecode(web, Path(folder))
            # At once, for whoever else looks; where somebody else was faster, theirs is the same.
            with suppress(OSError):
                (Path(folder) / "target").rename(packs)
    pyodide = web / "node_modules" / "pyodide"
    return {
        **{name: (pyodide / file).read_bytes() for name, file in PYODIDE.items()},
        **{name: (packs / file).read_bytes() for name, file in PACKS.items()},
    }


def sources() -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in files() if path.suffix not in APART}


def digest(web: Path) -> str:
    """What bytecode depends on: our sources, the program that makes it, and the page's Python."""
    seen = sha256((HERE / "bytecode.py").read_bytes() + (web / "tools" / "bytecode.mjs").read_bytes())
    seen.update((web / "node_modules" / "pyodide" / "package.json").read_bytes())
    for name, content in sorted(sources().items()):
        seen.update(f"{name} {len(content)}\n".encode() + content)
    return seen.hexdigest()[:20]


def make_bytecode(web: Path, folder: Path) -> None:
    archive, target = folder / "archive", folder / "target"
    target.mkdir()
    for name, content in sources().items():
        path = archive / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    command = [node(), str(web / "tools" / "bytecode.mjs"), str(archive), str(target), str(HERE / "bytecode.py")]
    subprocess.run(command, check=True)


def write_parts(found: Mapping[str, bytes], folder: Path) -> dict[str, dict[str, str | int]]:
    """Write the parts below the site's folder; where each lies, and how long it is on its way and unpacked."""
    (folder / "device").mkdir()
    return {name: write_part(name, content, folder) for name, content in found.items()}


def packed(content: Mapping[str, bytes]) -> bytes:
    """Files in one: a line of JSON with names and sizes, then the files (`bytecode.Pack` writes the same)."""
    head = json.dumps({name: len(each) for name, each in content.items()})
    return b"".join([head.encode(), b"\n", *content.values()])


def write_part(name: str, content: bytes, folder: Path) -> dict[str, str | int]:
    less = gzip.compress(content, 9, mtime=0)
    path = f"device/{name}-{sha256(less).hexdigest()[:12]}{ENDING}"
    (folder / path).write_bytes(less)
    return {"path": path, "bytes": len(less), "whole": len(content)}


def write_networks(folder: Path) -> dict[str, list[dict[str, object]]]:
    """The networks of each game, beside the parts: who chooses such a bot fetches one when it first thinks. `file` is
    its place in the archive, `knows` what it was trained with."""
    told: dict[str, list[dict[str, object]]] = {}
    found = sorted(((name, path) for name, path in files() if path.suffix in APART), key=lambda each: len(each[0]))
    for name, path in found:
        game = path.parent.name.replace("_", "-")
        content = path.read_bytes()
        told.setdefault(game, []).append(
            {"file": name, "knows": read_header(content).knows, **write_part(f"{path.stem}-{game}", content, folder)}
        )
    return told


def lock_file(web: Path) -> dict[str, object]:
    """Which Python this is; no packages are fetched by it."""
    lock = json.loads((web / "node_modules" / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    return {"info": lock["info"], "packages": {}}
