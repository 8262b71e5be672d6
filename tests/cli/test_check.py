"""`vervet check`: a game of one's own before the laws, and what is wrong with it in words."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.blocks import blocks_of, is_file
from tests.guests.files import ROOT
from vervet.catalog import games
from vervet.guests import VARIABLE

from .terminal import Shell

PAGE = ROOT / "docs" / "researchers" / "add-a-game.md"


@pytest.fixture(autouse=True)
def _own_catalog(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(VARIABLE, "")
    monkeypatch.setenv("COLUMNS", "500")
    yield
    monkeypatch.undo()
    games.cache_clear()


def written(folder: Path, old: str = "", new: str = "") -> str:
    """The tutorial's game, with a mistake in it."""
    (block,) = [block for block in blocks_of(PAGE) if is_file(block)]
    assert old in block.code
    file = folder / "pebbles.py"
    file.write_text(block.code.replace(old, new, 1), "utf-8")
    return str(file)


def test_a_game_that_keeps_the_laws_is_told_so(shell: Shell, tmp_path: Path) -> None:
    ran = shell("check", written(tmp_path), "--games", "2")
    assert ran.code == 0, ran.said
    assert "players=4, heap=12: 2 games" in ran.out
    assert "No law is broken in any of 3 setups." in ran.out
    assert "no numbers of its own" in ran.out


def test_a_broken_law_is_named_with_the_moves_that_lead_there(shell: Shell, tmp_path: Path) -> None:
    ran = shell("check", written(tmp_path, "min(MOST, self.heap) + 1)", "MOST + 1)"))
    assert ran.code == 1
    assert "Law 3 is broken: action" in ran.said
    assert "The law: A seat that is asked has a legal action" in ran.said
    assert "players=2, heap=12" in ran.said
    assert "0 take 1" in ran.said or "0 take 2" in ran.said or "0 take 3" in ran.said


def test_a_mistake_in_its_code_is_told_with_file_and_line(shell: Shell, tmp_path: Path) -> None:
    ran = shell("check", written(tmp_path, "return mix(self.heap", "return mix(self.heep"), "--language", "fr")
    assert ran.code == 1
    assert "pebbles.py, line " in ran.said
    assert "AttributeError" in ran.said
    assert "Traceback" not in ran.said


def test_a_game_of_the_catalog_is_checked_too(shell: Shell) -> None:
    assert shell("check", "nim").code == 2
    assert shell("check", "nowhere.py").code == 2
