"""The match tells what happens before anybody decides anything."""

import pytest

from vervet.catalog import game
from vervet.core.match import Match


def opening(players: int) -> list[str]:
    after = game("after-us")
    return [event.name for event in Match(after, after.options.read({"players": players}), 1).opening]


def test_the_first_cards_are_told() -> None:
    assert opening(3) == ["round", "draw", "draw", "draw"]


@pytest.mark.rule("AU-63")
def test_the_kings_first_phase_is_told() -> None:
    assert opening(1) == ["round", "king-income", *["king-card"] * 4, "draw"]


def test_nobody_listens_to_a_state_that_has_just_begun() -> None:
    assert not game("after-us").new(players=1).listening
