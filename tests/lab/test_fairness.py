"""Whether places at the table are fair: called unfair no more often than noise allows, however few the games."""

import numpy as np
import pytest

from vervet.lab.fairness import fairness
from vervet.lab.measures import Moments

RUNS = 600


def drawn_by_lot(seats: int, games: int, rng: np.random.Generator) -> Moments:
    """A run in which chance alone decides who wins."""
    winner = rng.integers(0, seats, games)
    moments = Moments()
    moments.add(games, {f"place-{place + 1}": (winner == place).astype(np.float64) for place in range(seats)})
    return moments


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("games", [1, 2, 5, 12, 30, 100])
def test_a_game_of_chance_is_hardly_ever_called_unfair(seats: int, games: int) -> None:
    rng = np.random.default_rng(games)
    found = [any(place.sure for place in fairness(drawn_by_lot(seats, games, rng), seats)) for _ in range(RUNS)]
    assert np.mean(found) < 0.09


def test_a_place_that_wins_more_than_its_share_is_found() -> None:
    moments = Moments()
    first = (np.arange(400) % 10 < 6).astype(np.float64)
    moments.add(400, {"place-1": first, "place-2": 1 - first})
    one, two = fairness(moments, 2)
    assert one.sure and two.sure
    assert (one.name, one.gap) == ("place-1", pytest.approx(0.1))
    assert two.gap == pytest.approx(-0.1)
