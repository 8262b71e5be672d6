"""The browser's cards are the box's."""

from pathlib import Path

from vervet.faces.after_us.cards.typescript import typescript

CARDS = Path(__file__).parents[4] / "web" / "src" / "games" / "after-us" / "cards.ts"


def test_the_browser_has_the_cards_of_the_box() -> None:
    stale = "run: python -m vervet.faces.after_us.cards.typescript > web/src/games/after-us/cards.ts"
    assert CARDS.read_text("utf-8") == typescript(), stale


def test_every_card_is_there_once() -> None:
    text = typescript()
    numbers = [*range(1, 49), *range(101, 173), *range(201, 249)]
    assert [text.count(f'{{"number":{number},') for number in numbers] == [1] * len(numbers)
