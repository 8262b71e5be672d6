"""Shifts in the chance to win, in games whose truth is known because they were made up."""

import numpy as np
import polars as pl
import pytest

from vervet.faces.probe import Group
from vervet.lab.effects import Effect, Effects, Expected
from vervet.lab.settings import Settings

SEATS = 4
GROUP = Group("made-up", ("a", "b", "c"), "end")
SETTINGS = Settings("itchy-monkey", (), ("random",) * SEATS, 0)


def made_up(games: int, pull: tuple[float, float, float], odds: tuple[float, float, float], seed: int) -> pl.DataFrame:
    """Games in which a seat has each thing with some odds, and wins in proportion to 1 + the pulls of what it has."""
    rng = np.random.default_rng(seed)
    things = (rng.random((games, SEATS, 3)) < np.array(odds)).astype(float)
    weight = 1 + (things * np.array(pull)).sum(axis=2)
    chance = weight / weight.sum(axis=1, keepdims=True)
    winner = (chance.cumsum(axis=1) > rng.random((games, 1))).argmax(axis=1)
    payoffs = np.eye(SEATS)[winner]
    lean = things - things.mean(axis=1, keepdims=True)
    return pl.DataFrame(
        {
            "starter": pl.Series(rng.integers(0, SEATS, games), dtype=pl.UInt8),
            "sitters": pl.Series(np.tile(np.arange(SEATS), (games, 1))),
            "payoffs": pl.Series(payoffs),
            "counts": pl.Series(things.reshape(games, -1)),
            "lean": pl.Series(lean.reshape(games, -1)),
            "spread": pl.Series((lean * lean).sum(axis=1)),
        }
    )


def effects_of(*frames: pl.DataFrame) -> dict[str, Effect]:
    expected = Expected(SETTINGS)
    for frame in frames:
        expected.add(frame)
    effects = Effects(SETTINGS, (GROUP,), expected)
    for frame in frames:
        effects.add(frame)
    return {effect.thing: effect for effect in effects.result()}


def test_a_thing_that_helps_is_found_with_its_size() -> None:
    found = effects_of(made_up(4000, (1.0, 0.0, -0.5), (0.5, 0.5, 0.5), 1))
    assert found["a"].sure
    assert 0.10 < found["a"].interval[0] < found["a"].interval[1] < 0.25
    assert found["c"].sure
    assert found["c"].shift < 0
    assert not found["b"].sure
    assert found["a"].each == pytest.approx(0.5, abs=0.02)


def test_things_that_do_nothing_stay_within_their_intervals_as_often_as_promised() -> None:
    nothing = [effects_of(made_up(300, (0, 0, 0), (0.5, 0.1, 0.02), seed)) for seed in range(150)]
    for thing in GROUP.things:
        outside = np.mean([abs(found[thing].shift) > 1.96 * found[thing].error for found in nothing])
        assert outside < 0.10
    findings = np.mean([any(effect.sure for effect in found.values()) for found in nothing])
    assert findings < 0.12


def test_a_rare_thing_that_always_lost_is_not_judged_too_easily() -> None:
    frame = made_up(2000, (0, 0, -0.999), (0.5, 0.5, 0.005), 3)
    rare = effects_of(frame)["c"]
    # About forty seats had it and hardly any won; by chance alone the error of a share of 25% is 0.43 / sqrt(40).
    assert rare.games < 60
    assert rare.error > 0.8 * 0.43 / np.sqrt(rare.games)


def test_windows_add_up_to_the_whole() -> None:
    frame = made_up(1000, (1.0, 0.0, 0.0), (0.5, 0.5, 0.5), 4)
    whole, parts = effects_of(frame), effects_of(frame[:300], frame[300:])
    assert parts["a"].shift == pytest.approx(whole["a"].shift)
    assert parts["a"].error == pytest.approx(whole["a"].error)


def test_nothing_is_said_about_a_thing_that_hardly_anybody_had() -> None:
    found = effects_of(made_up(400, (0, 0, 0), (0.5, 0.5, 0.002), 6))
    assert found["c"].games < 30
    assert not found["c"].known
    assert found["c"].q == 1.0


def test_the_simultaneous_interval_is_wider() -> None:
    effect = effects_of(made_up(500, (0, 0, 0), (0.5, 0.5, 0.5), 7))["a"]
    assert effect.wide_interval[0] < effect.interval[0] < effect.interval[1] < effect.wide_interval[1]


def test_a_lone_player_is_compared_with_other_games_and_rare_things_are_left_out() -> None:
    settings = Settings("after-us", (), ("random",), 0)
    rng = np.random.default_rng(8)
    things = (rng.random((800, 3)) < np.array([0.5, 0.5, 0.01])).astype(float)
    won = (rng.random(800) < 0.3 + 0.2 * things[:, 0]).astype(float)
    frame = pl.DataFrame(
        {
            "starter": pl.Series([0] * 800, dtype=pl.UInt8),
            "sitters": pl.Series(np.zeros((800, 1))),
            "payoffs": pl.Series(won.reshape(-1, 1)),
            "counts": pl.Series(things),
        }
    )
    expected = Expected(settings)
    expected.add(frame)
    effects = Effects(settings, (GROUP,), expected)
    effects.add(frame)
    helps, nothing, rare = effects.result()
    assert helps.sure
    assert helps.interval[0] < 0.2 < helps.interval[1]
    assert not nothing.sure
    assert not rare.known
