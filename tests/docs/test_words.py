"""What the page about fair deals quotes from the table is what the table says, in both languages."""

from pathlib import Path

import pytest

from vervet.texts import Texts

PLAYERS = Path(__file__).parents[2] / "docs" / "players"
QUOTED = (
    "web-check",
    "web-check-file",
    "web-download-log",
    "web-deal-void",
    "web-deal-anew",
    "web-seal-none",
    "web-breach-history",
    "web-breach-promise",
)


@pytest.mark.parametrize(
    ("language", "page", "quotes"), [("en", "fair-deals.md", "“{}”"), ("fr", "fair-deals.fr.md", "«\u00a0{}\u00a0»")]
)
def test_quoted_words_are_the_tables_own(language: str, page: str, quotes: str) -> None:
    text, texts = (PLAYERS / page).read_text("utf-8"), Texts(language)
    unquoted = [name for name in QUOTED if quotes.format(texts.say(name)) not in text]
    assert unquoted == []
