"""Positions with an extra card, a misplaced card or a wrong number are refused, or as good as any (see `mutations`)."""

import pytest

from vervet.core.rng import Random

from ..mutations import Document, Mutator, fault, saved_positions

COUNT = 12


@pytest.fixture(scope="module")
def positions() -> list[Document]:
    """Positions of one to six players; the games in which piles run out have every phase."""
    return saved_positions(("02", "07", "09", "11", "12", "13"))


def test_the_positions_are_of_every_phase_and_number_of_players(positions: list[Document]) -> None:
    phases = {str(position["phase"]) for position in positions}
    assert phases == {"life", "tokens", "monkeys", "replacing", "rest", "last", "over"}
    assert {position["seats"] for position in positions} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("seed", range(6))
def test_a_damaged_position_is_refused_or_can_be_written_back_dealt_and_played_to_its_end(
    seed: int, positions: list[Document]
) -> None:
    mutator = Mutator(positions, seed)
    found = [fault(mutator.next(), Random(number)) for number in range(COUNT)]
    assert [what for what in found if what] == []
    assert {None, ""} == set(found), "expected some to be refused and some not"
