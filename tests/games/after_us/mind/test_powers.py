"""How good cards are: worked out for each box, and not mixed up between boxes."""

from tests.games.after_us.box.test_components import TEXT
from vervet.games.after_us.box.box import Box
from vervet.games.after_us.box.components import read_components
from vervet.games.after_us.mind.powers import MOST_BOXES, powers_of


def a_box(text: str = TEXT) -> Box:
    return Box(read_components(text))


def test_each_box_has_powers_of_its_own_and_they_are_worked_out_once() -> None:
    start = TEXT.index("\n231\n")
    plain, richer = a_box(), a_box(TEXT[:start] + TEXT[start:].replace("1 point", "9 points", 1))
    assert powers_of(plain) is powers_of(plain)
    assert powers_of(richer).box is richer
    changed = [card for card in range(plain.cards) if powers_of(plain).cards[card] != powers_of(richer).cards[card]]
    assert len(changed) == 1
    pile = plain.pile_of(changed[0])
    assert powers_of(richer).piles[pile] > powers_of(plain).piles[pile]


def test_a_box_that_was_forgotten_gets_the_same_powers_again() -> None:
    first = a_box()
    before = powers_of(first)
    for _ in range(MOST_BOXES):
        powers_of(a_box())
    assert powers_of(first) is not before
    assert powers_of(first).cards == before.cards
