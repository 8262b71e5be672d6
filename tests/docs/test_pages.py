"""What the pages of the documentation show works: every Python block, every terminal line, and what they print."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import blocks_of, is_file

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PATIENCE = 300


def is_tried(page: Path) -> bool:
    return any(block.language in ("python", "console") or is_file(block) for block in blocks_of(page))


PAGES = [page for page in sorted(DOCS.rglob("*.md")) if is_tried(page)]


def test_the_tutorials_are_among_the_pages() -> None:
    names = [page.relative_to(DOCS).as_posix() for page in PAGES]
    assert {"designers/index.md", "researchers/index.md", "researchers/bots.md", "players/playing.fr.md"} <= set(names)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_what_the_page_shows_works(page: Path) -> None:
    command = [sys.executable, "-m", "tests.docs.trial", str(page)]
    tried = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert tried.returncode == 0, tried.stderr
