"""The engine and the slow second writing of the rules agree on every legal action and on all that comes of it."""

from random import Random

import pytest

from vervet.core.json import Json
from vervet.core.state import State

from .boards import random_position
from .reference import Reference, read
from .scene import ITCHY, Scene

SUMMARY = ("board", "phase", "active", "turn", "winner", "reason")
TEMPERS = ("spawn", "bump", "jump", "nitpick", "exchange", "")


def compare(state: State, reference: Reference) -> None:
    scene = Scene(state)
    position = scene.position
    assert {name: position[name] for name in SUMMARY} == reference.summary()
    assert [scene.supply(seat) for seat in range(reference.seats)] == [
        reference.supply(seat) for seat in range(reference.seats)
    ]
    assert (scene.legal() if reference.phase != "over" else set()) == reference.legal()


def play_along(state: State, seed: int, most: int) -> int:
    """Play both on at random, comparing at every decision; returns how many there were.

    The chosen kind of action is mostly drawn before the action, or nearly all moves would be bumps.
    """
    rng = Random(seed)
    reference = read(Scene(state).position)
    decisions = 0
    compare(state, reference)
    while state.asked() and decisions < most:
        legal = sorted(reference.legal())
        temper = rng.choice(TEMPERS)
        line = rng.choice([line for line in legal if line.startswith(temper)] or legal)
        state.apply(state.actor(), ITCHY.grammar.from_text(line))
        reference.play(line)
        compare(state, reference)
        decisions += 1
    return decisions


@pytest.mark.rule("IM-01", "IM-10", "IM-15", "IM-20", "IM-26", "IM-28", "IM-35", "IM-36")
@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_run_alike(players: int, edition: str) -> None:
    decisions = 0
    for seed in range(4):
        state = ITCHY.new(seed, players=players, edition=edition, rounds=60, tamarin="lemur" if seed == 3 else "none")
        decisions += play_along(state, seed, most=400)
    assert decisions > 400


@pytest.mark.rule("IM-16", "IM-17", "IM-21", "IM-25", "IM-27", "IM-28", "IM-29", "IM-30", "IM-35")
@pytest.mark.parametrize("block", range(8))
def test_made_up_positions_are_played_alike(block: int) -> None:
    for seed in range(block * 100, block * 100 + 100):
        play_along(ITCHY.load(random_position(seed)), seed, most=15)


@pytest.mark.rule("IM-16", "IM-25", "IM-27", "IM-28", "IM-35", "IM-36")
@pytest.mark.parametrize("block", range(4))
def test_every_legal_action_of_a_made_up_position_leads_to_the_same_position(block: int) -> None:
    for seed in range(1000 + block * 80, 1000 + block * 80 + 80):
        start = ITCHY.load(random_position(seed))
        for line in read(Scene(start).position).legal():
            state, reference = start.copy(), read(Scene(start).position)
            state.apply(state.actor(), ITCHY.grammar.from_text(line))
            reference.play(line)
            compare(state, reference)


@pytest.mark.rule("IM-11")
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_placing_on_made_up_boards_runs_alike(edition: str) -> None:
    for seed in range(60):
        rng = Random(seed)
        size = rng.randint(2, 5)
        spaces = rng.sample(["G"] * 4 + ["."] * (size * size - 4), size * size)
        board = [" ".join(spaces[at : at + size]) for at in range(0, size * size, size)]
        first = rng.randrange(4)
        document: dict[str, Json] = {
            "seats": 4,
            "board": board,
            "phase": "place",
            "first": first,
            "active": first,
            "edition": edition,
        }
        play_along(ITCHY.load(document), seed, most=4)
