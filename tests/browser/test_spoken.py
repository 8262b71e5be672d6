"""What is wrong with a spoken label is found."""

import pytest

from tests.browser.spoken import faults


@pytest.mark.parametrize(
    "words",
    [
        "Activate , 1 point",
        "Bea, , 3 cards",
        ", can be chosen",
        "Card { $card }",
        "Row undefined",
        "a  b",
        "web-hint",
        "Cards ()",
    ],
)
def test_an_empty_part_is_found(words: str) -> None:
    assert faults(words)


@pytest.mark.parametrize(
    "words", ["Activate: 1 point", "f5, free", "…somebody grounds it.", "−1 point", "Règle : IM-35 ?"]
)
def test_words_that_are_whole_pass(words: str) -> None:
    assert faults(words) == []
