"""The engine and the slow second version of Clan mode agree on every legal action and on all that comes of it."""

import pytest

from vervet.core.state import State

from .along import follow_all, play_along
from .boards import clan_position
from .clan_reference import ClanReference, read_clan
from .scene import ITCHY, Scene

UNORDERED = ("broken_out", "safe")
TEMPERS = ("bump", "workers", "leave", "")


def compare(state: State, reference: ClanReference) -> None:
    scene = Scene(state)
    summary = reference.summary()
    position = {name: scene.position[name] for name in summary}
    for name in UNORDERED:
        listed = position[name]
        assert isinstance(listed, list)
        position[name] = sorted(str(item) for item in listed)
    assert position == summary
    assert (scene.legal() if reference.phase != "over" else set()) == reference.legal()


def read(state: State) -> ClanReference:
    return read_clan(Scene(state).position)


def run(state: State, seed: int, most: int) -> int:
    return play_along(state, read(state), compare, TEMPERS, seed, most)


@pytest.mark.rule("IM-60", "IM-61", "IM-62", "IM-63", "IM-64", "IM-65", "IM-66", "IM-67", "IM-36")
@pytest.mark.parametrize("tamarin", ["none", "lemur", "howler"])
def test_whole_games_run_alike(tamarin: str) -> None:
    decisions = sum(run(ITCHY.new(seed, mode="clan", tamarin=tamarin), seed, most=500) for seed in range(4))
    assert decisions > 300


@pytest.mark.rule("IM-62", "IM-63", "IM-64", "IM-65", "IM-66", "IM-67", "IM-36", "IM-30")
@pytest.mark.parametrize("block", range(5))
def test_made_up_positions_are_played_alike(block: int) -> None:
    for seed in range(block * 100, block * 100 + 100):
        run(ITCHY.load(clan_position(seed)), seed, most=10)


@pytest.mark.rule("IM-62", "IM-64", "IM-65", "IM-66", "IM-67")
@pytest.mark.parametrize("block", range(3))
def test_every_legal_action_of_a_made_up_position_leads_to_the_same_position(block: int) -> None:
    for seed in range(1000 + block * 60, 1000 + block * 60 + 60):
        follow_all(ITCHY.load(clan_position(seed)), read, compare)
