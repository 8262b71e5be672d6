"""The engine and the slow second version of the rules agree on every legal action and on all that comes of it."""

from random import Random

import pytest

from vervet.core.json import Json
from vervet.core.state import State

from .along import follow_all, play_along
from .boards import random_position, spied_position
from .reference import Reference
from .reference import read as read_position
from .scene import ITCHY, Scene

SUMMARY = ("board", "phase", "active", "turn", "winner", "reason")
TEMPERS = ("spawn", "bump", "jump", "nitpick", "exchange", "spy", "shove", "")


def compare(state: State, reference: Reference) -> None:
    scene = Scene(state)
    position = scene.position
    assert {name: position[name] for name in SUMMARY} == reference.summary()
    players = scene.view["players"]
    assert isinstance(players, list)
    supplies = [(player["workers"], player["queens"], player["spies"]) for player in players]
    assert supplies == [reference.supply(seat) for seat in range(reference.seats)]
    assert (scene.legal() if reference.phase != "over" else set()) == reference.legal()


def read(state: State) -> Reference:
    return read_position(Scene(state).position)


def run(state: State, seed: int, most: int) -> int:
    return play_along(state, read(state), compare, TEMPERS, seed, most)


@pytest.mark.rule("IM-01", "IM-10", "IM-15", "IM-20", "IM-26", "IM-28", "IM-35", "IM-36")
@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_run_alike(players: int, edition: str) -> None:
    decisions = 0
    for seed in range(3):
        state = ITCHY.new(seed, players=players, edition=edition, rounds=60, tamarin="lemur" if seed == 2 else "none")
        decisions += run(state, seed, most=150)
    assert decisions > 300


@pytest.mark.rule("IM-16", "IM-17", "IM-21", "IM-25", "IM-27", "IM-28", "IM-29", "IM-30", "IM-35")
@pytest.mark.parametrize("block", range(8))
def test_made_up_positions_are_played_alike(block: int) -> None:
    for seed in range(block * 60, block * 60 + 60):
        run(ITCHY.load(random_position(seed)), seed, most=15)


ABILITIES = {
    "none": "gorilla,baboon,lemur,capuchin,howler",
    "baboon": "gorilla,lemur,capuchin,tamarin",
    "lemur": "gorilla,baboon,howler,tamarin",
    "capuchin": "gorilla,lemur,tamarin",
    "howler": "baboon,capuchin,tamarin",
}


@pytest.mark.rule("IM-02", "IM-40", "IM-41", "IM-42", "IM-43", "IM-44", "IM-45", "IM-50", "IM-51", "IM-52", "IM-53")
@pytest.mark.rule("IM-54", "IM-55", "IM-56", "IM-57")
@pytest.mark.parametrize("tamarin", ABILITIES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_spies_and_abilities_run_alike(players: int, tamarin: str) -> None:
    abilities = ABILITIES[tamarin]
    chosen: list[dict[str, object]] = [
        {"spies": True},
        {"abilities": abilities},
        {"spies": True, "abilities": abilities},
    ]
    for seed, extras in enumerate(chosen):
        edition = ("fr", "en")[(seed + players) % 2]
        state = ITCHY.begin(
            ITCHY.options.read({"players": players, "tamarin": tamarin, "edition": edition, "rounds": 40, **extras}),
            seed,
        )
        run(state, seed, most=60)


@pytest.mark.rule("IM-40", "IM-41", "IM-42", "IM-43", "IM-44", "IM-45", "IM-50", "IM-51", "IM-52", "IM-53", "IM-54")
@pytest.mark.rule("IM-55", "IM-56", "IM-57", "IM-21")
@pytest.mark.parametrize("block", range(6))
def test_made_up_positions_with_spies_and_abilities_are_played_alike(block: int) -> None:
    for seed in range(block * 60, block * 60 + 60):
        run(ITCHY.load(spied_position(seed)), seed, most=10)


@pytest.mark.rule("IM-40", "IM-41", "IM-43", "IM-45", "IM-52", "IM-54", "IM-55", "IM-57")
@pytest.mark.parametrize("block", range(4))
def test_every_legal_action_with_spies_and_abilities_leads_to_the_same_position(block: int) -> None:
    for seed in range(2000 + block * 30, 2000 + block * 30 + 30):
        follow_all(ITCHY.load(spied_position(seed)), read, compare)


@pytest.mark.rule("IM-16", "IM-25", "IM-27", "IM-28", "IM-35", "IM-36")
@pytest.mark.parametrize("block", range(4))
def test_every_legal_action_of_a_made_up_position_leads_to_the_same_position(block: int) -> None:
    for seed in range(1000 + block * 40, 1000 + block * 40 + 40):
        follow_all(ITCHY.load(random_position(seed)), read, compare)


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
        run(ITCHY.load(document), seed, most=4)
