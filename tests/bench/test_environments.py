"""What is timed in our environments is real play."""

import pytest

pytest.importorskip("pettingzoo", reason="PettingZoo is not installed")

from vervet.bench.environments import (
    ALONE,
    AT_ONCE,
    GAMES,
    IN_OPEN_SPIEL,
    IN_RL_ENVIRONMENT,
    IN_TURN,
    STEPS,
    all_alone,
    alone,
    at_once,
    in_open_spiel,
    in_rl_environment,
    in_turn,
    measures,
    together,
)
from vervet.bench.stopwatch import BATCH, STEP
from vervet.catalog import games

ALL = list(measures())


def test_each_game_is_timed_in_turn_and_alone_and_simultaneous_ones_at_once_too() -> None:
    for name in games():
        notes = [measure.note for measure in ALL if measure.game.startswith(name) and measure.kind == STEP]
        assert notes[0] == IN_TURN and [note for note in notes if note != IN_RL_ENVIRONMENT][-1] == ALONE
    assert "after-us, 4 players" in [measure.game for measure in ALL if measure.note == AT_ONCE]
    assert "itchy-monkey, 2 players" not in [measure.game for measure in ALL if measure.note == AT_ONCE]


def test_steps_and_batches_have_promises() -> None:
    promised = {(measure.game, measure.kind): measure.goal for measure in ALL if measure.goal}
    assert promised == {
        ("itchy-monkey, 2 players", STEP): 30_000,
        ("itchy-monkey, 2 players", BATCH): 500_000,
        ("after-us, 4 players", BATCH): 200_000,
        ("cheeky-monkeys, 4 players", STEP): 30_000,
        ("cheeky-monkeys, 4 players", BATCH): 200_000,
    }


@pytest.mark.parametrize("name", list(games()))
def test_games_in_one_call_are_counted_by_their_choices(name: str) -> None:
    assert together(name, 2, True)() == GAMES * STEPS
    assert 0 < all_alone(name, 2)() <= GAMES * STEPS


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


def test_open_spiels_own_environment_is_timed_with_few_players_and_with_more() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    assert in_rl_environment("itchy-monkey", 2)() > 20
    timed = [measure.game for measure in ALL if measure.note == IN_RL_ENVIRONMENT]
    assert {"itchy-monkey, 2 players", "after-us, 2 players", "after-us, 4 players"} <= set(timed)
