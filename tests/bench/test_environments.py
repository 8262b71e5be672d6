"""What is timed in our environments is real play."""

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

from vervet.bench.environments import (
    ALONE,
    AT_ONCE,
    IN_OPEN_SPIEL,
    IN_TURN,
    alone,
    at_once,
    in_open_spiel,
    in_turn,
    measures,
)
from vervet.bench.stopwatch import STEP
from vervet.catalog import games

ALL = list(measures())


def test_each_game_is_timed_in_turn_and_alone_and_simultaneous_ones_at_once_too() -> None:
    for name in games():
        notes = [measure.note for measure in ALL if measure.game.startswith(name) and measure.kind == STEP]
        assert notes[0] == IN_TURN and notes[-1] == ALONE
    assert "after-us, 4 players" in [measure.game for measure in ALL if measure.note == AT_ONCE]
    assert "itchy-monkey, 2 players" not in [measure.game for measure in ALL if measure.note == AT_ONCE]


def test_itchy_monkey_has_a_promise() -> None:
    assert [(measure.game, measure.goal) for measure in ALL if measure.goal] == [("itchy-monkey, 2 players", 30_000.0)]


@pytest.mark.parametrize("name", list(games()))
def test_a_game_in_turn_is_played_to_its_end(name: str) -> None:
    assert in_turn(name, 2)() > 5


def test_waiting_is_not_a_decision() -> None:
    assert at_once("after-us", 2)() > 20


def test_decisions_of_bots_do_not_count() -> None:
    assert 0 < alone("itchy-monkey", 2)() < in_turn("itchy-monkey", 2)()


def test_a_game_of_open_spiel_is_played_to_its_end_and_chance_does_not_count() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    assert in_open_spiel("itchy-monkey", 2)() > 20
    assert "itchy-monkey, 2 players" in [measure.game for measure in ALL if measure.note == IN_OPEN_SPIEL]
