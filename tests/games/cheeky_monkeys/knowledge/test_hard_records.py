"""Records that are hard to retell: for each of them, worlds were once dealt that the seat knew to be untrue.

A line of `hard_records.jsonl` has a box, a seat, the random numbers with which it happened, and a position.
"""

import json
from functools import cache
from pathlib import Path

import pytest

from vervet.core.rng import Random
from vervet.core.state import State

from ..laws import FEW_ACTIONS, MANY_DESTROYERS
from ..scene import CHEEKY

BOXES = {"standard": CHEEKY, "many": MANY_DESTROYERS, "few": FEW_ACTIONS}
FILE = Path(__file__).with_name("hard_records.jsonl")
SEEDS = 4


class Case:
    """A hard record, loaded."""

    def __init__(self, line: str) -> None:
        case = json.loads(line)
        position = case["position"]
        self.game = BOXES[case["box"]]
        self.seat: int = case["seat"]
        self.seeds: list[int] = [case["bits"], *range(SEEDS)]
        self.state: State = self.game.load({**position, "record": position["record"].split(", ")})

    def world(self, seed: int) -> State:
        return self.state.determinize(self.seat, Random(seed))


@cache
def cases() -> list[Case]:
    return [Case(line) for line in FILE.read_text().splitlines()]


every_case = pytest.mark.parametrize("number", range(len(FILE.read_text().splitlines())))


@pytest.mark.rule("CM-Q30", "CM-Q51")
@every_case
def test_a_world_looks_like_the_game_to_the_seat_and_is_sound(number: int) -> None:
    case = cases()[number]
    records: set[str] = set()
    for seed in case.seeds:
        world = case.world(seed)
        assert world.view(case.seat) == case.state.view(case.seat)
        position = world.position()
        assert case.game.load(position).position() == position
        assert isinstance(position, dict)
        records.add(json.dumps(position["record"]))
    assert len(records) > len(case.seeds) // 2, "what the seat cannot know should differ from world to world"


@every_case
def test_look_alikes_deal_the_same_world(number: int) -> None:
    """Law 5, where the search is longest: it goes by what the seat knows, and by nothing else."""
    case = cases()[number]
    world, seed = case.world(case.seeds[1]), case.seeds[0]
    rng, other_rng = Random(seed), Random(seed)
    dealt = case.state.determinize(case.seat, rng).position()
    assert world.determinize(case.seat, other_rng).position() == dealt
    assert rng.state == other_rng.state
