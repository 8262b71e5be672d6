"""The laws of the test kit with various objects; `python -m …after_us.laws` plays a thousand whole games of each."""

import pytest

from vervet.games.after_us.box.words import OBJECTS
from vervet.kit import ALL, check_game

from .laws import COUNTS, TRIPLES, setup
from .scene import AFTER

# A set of objects for each number of players, so that every object is in some game.
SAMPLE = {1: 0, 2: 25, 3: 34, 4: 9, 5: 13, 6: 29}


@pytest.mark.rule("AU-06")
@pytest.mark.parametrize("players", COUNTS)
def test_the_laws_hold_with_every_number_of_players(players: int) -> None:
    report = check_game(
        AFTER, setup(players, SAMPLE[players]), games=1, every=30, max_decisions=60, laws=set(ALL) - {7}
    )
    assert report.decisions > 50
    assert report.checks[6] > 0 or players == 1


@pytest.mark.parametrize("players", [1, 2])
def test_random_play_ends(players: int) -> None:
    report = check_game(AFTER, setup(players, 25), games=2, laws={2, 7}, every=1000)
    assert report.games == 2


def test_the_sample_covers_every_object_and_every_number_of_players() -> None:
    assert {name for triple in SAMPLE.values() for name in TRIPLES[triple]} == set(OBJECTS)
    assert set(SAMPLE) == set(COUNTS)
    assert len(TRIPLES) == 35


# Everybody wants the same monkeys until a pile runs out; and somebody reaches the goal with rage left over.
HABITS = {3: "replacing", 51: "last"}


@pytest.mark.rule("AU-29", "AU-51")
@pytest.mark.parametrize("seed", HABITS)
def test_positions_can_be_written_and_read_back_in_every_phase(seed: int) -> None:
    report = check_game(AFTER, {"players": 6}, games=0, habits=1, seed=seed, laws={8})
    assert set(report.phases) == {"life", "tokens", "monkeys", "rest", "over", HABITS[seed]}
