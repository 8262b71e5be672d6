"""A fourth game, added as `docs/researchers/add-a-game.md` says: a folder, a line, its texts, and nothing else."""

import os
import shutil
import subprocess
from pathlib import Path

from tests.browser.chromium import ROOT
from tests.docs.blocks import Block, blocks_of

PAGE = ROOT / "docs" / "researchers" / "add-a-game.md"
GAME = "breakthrough"
# Parts of a checkout that a copy can do without.
LEFT_OUT = shutil.ignore_patterns("node_modules", "web_client", "__pycache__", "*.so")


def added_to(folder: Path) -> Path:
    """A copy of the project with one more game; returns the folder to import from."""
    source, web = folder / "src", folder / "web"
    shutil.copytree(ROOT / "src" / "vervet", source / "vervet", ignore=LEFT_OUT)
    shutil.copytree(ROOT / "web", web, ignore=LEFT_OUT)
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules", target_is_directory=True)
    room = source / "vervet" / "games" / GAME
    room.mkdir()
    (room / "__init__.py").touch()
    shutil.copy(ROOT / "examples" / "breakthrough.py", room / "game.py")
    for block in (block for block in blocks_of(PAGE) if block.language == "ftl"):
        (folder / block.title).write_text(block.code, "utf-8")
    list_it(source / "vervet" / "catalog.py")
    build(web)
    return source


def list_it(catalog: Path) -> None:
    """Puts the page's line in place of the one that begins like it."""
    line = new_line().code
    text = catalog.read_text("utf-8")
    old = next(found for found in text.splitlines(keepends=True) if found.startswith("FOLDERS"))
    catalog.write_text(text.replace(old, line), "utf-8")


def new_line() -> Block:
    return next(block for block in blocks_of(PAGE) if block.code.startswith("FOLDERS"))


def build(web: Path) -> None:
    """Rebuilds the web client, because it contains the texts."""
    node = shutil.which("node", path=os.pathsep.join((str(ROOT / ".venv" / "bin"), os.environ["PATH"])))
    assert node is not None, "expected Node on the PATH or in .venv, where make puts it"
    command = [node, "node_modules/vite/bin/vite.js", "build", "--logLevel", "error"]
    subprocess.run(command, cwd=web, check=True, timeout=600)
