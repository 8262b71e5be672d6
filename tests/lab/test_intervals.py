"""Intervals that are right as often as they claim."""

import numpy as np
import pytest

from vervet.lab.intervals import always_valid, p_value, q_values, simultaneous_z, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_the_interval_of_a_share_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_a_share_of_no_games_may_be_anything() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_q_values_are_those_of_benjamini_and_hochberg() -> None:
    # Worked out by hand: p times number over rank, and never more than the value for a larger p.
    assert q_values([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.16 / 3, 0.16 / 3, 0.5])
    assert q_values([]) == []


def test_two_errors_are_about_one_in_twenty() -> None:
    assert p_value(1.959964, 1.0) == pytest.approx(0.05, abs=1e-6)
    assert p_value(0.0, 0.0) == 1.0
    assert p_value(1.0, 0.0) == 0.0


def test_many_intervals_at_once_are_wider() -> None:
    assert simultaneous_z(1) == pytest.approx(1.96, abs=0.001)
    assert simultaneous_z(100) == pytest.approx(3.47, abs=0.01)


def test_a_confidence_sequence_holds_at_every_moment_and_an_ordinary_interval_does_not() -> None:
    rng = np.random.default_rng(5)
    runs, games, share = 400, 4000, 0.3
    won = (rng.random((runs, games)) < share).astype(float)
    at = np.arange(500, games + 1, 100)
    means = won.cumsum(axis=1)[:, at - 1] / at
    deviation = np.sqrt(means * (1 - means))
    half = np.array([always_valid(int(n), 1.0, 1, 2000) for n in at]) * deviation
    ever_outside = (abs(means - share) > half).any(axis=1).mean()
    ordinary = (abs(means - share) > 1.96 * deviation / np.sqrt(at)).any(axis=1).mean()
    assert ever_outside <= 0.06
    assert ordinary > 0.15


@pytest.mark.parametrize("share", [0.0005, 0.002, 0.01])
def test_a_confidence_sequence_holds_for_what_hardly_ever_happens(share: float) -> None:
    rng = np.random.default_rng(6)
    at = np.arange(1000, 20_001, 500)
    means = rng.binomial(500, share, (1000, 40)).cumsum(axis=1)[:, 1:] / at
    deviations = np.sqrt(means * (1 - means))
    half = np.array(
        [[always_valid(int(n), float(d), 1, 2000) for n, d in zip(at, run, strict=True)] for run in deviations]
    )
    assert (abs(means - share) > half).any(axis=1).mean() <= 0.05


def test_a_confidence_sequence_gets_narrower_and_is_less_than_twice_an_ordinary_intervals_width() -> None:
    early, late = always_valid(1000, 0.5, 2, 10_000), always_valid(10_000, 0.5, 2, 10_000)
    ordinary = 2.2414 * 0.5 / 100
    assert early > late
    assert ordinary < late < 2 * ordinary
