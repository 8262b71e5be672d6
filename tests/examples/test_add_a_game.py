"""The tutorial "Add a game" shows the examples as they are; tests/docs checks that it works."""

from pathlib import Path

import pytest

from tests.docs.blocks import blocks_of

ROOT = Path(__file__).parents[2]
BLOCKS = blocks_of(ROOT / "docs" / "researchers" / "add-a-game.md")
# The catalog's line is left out, since readers add it themselves: tests/browser/test_fourth_game.py does.
EXCERPTS = [block for block in BLOCKS if block.language == "py" and block.title.startswith("examples/")]


@pytest.mark.parametrize(("title", "code"), [(block.title, block.code) for block in EXCERPTS])
def test_an_excerpt_is_in_its_file_word_for_word(title: str, code: str) -> None:
    assert code in (ROOT / title).read_text(encoding="utf-8")


def test_both_games_are_shown() -> None:
    assert {block.title for block in EXCERPTS} == {"examples/breakthrough.py", "examples/leduc.py"}
