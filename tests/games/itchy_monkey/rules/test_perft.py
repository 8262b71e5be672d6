"""Counts of positions after one turn and after two, as golden data; the reference finds the same positions."""

import json
from typing import TypedDict

import pytest

from vervet.core.json import Json

from ..counting import counts, engine_turn, reference_turn
from ..recording import PERFT
from ..scene import ITCHY, Scene

MOST = 1600


class Case(TypedDict):
    name: str
    position: dict[str, Json]
    one: int
    two: int | None  # left out where there are too many to count in a test


CASES: list[Case] = json.loads(PERFT.read_text("utf-8"))
NAMES = [case["name"] for case in CASES]
SHORT = [case for case in CASES if case["two"] is not None and case["two"] <= MOST]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_one_turn_and_two_reach_the_recorded_numbers_of_positions(case: Case) -> None:
    assert counts(case["position"], case["two"] is not None) == (case["one"], case["two"])


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_the_reference_finds_the_same_positions_after_one_turn(case: Case) -> None:
    assert set(engine_turn(ITCHY.load(case["position"]))) == reference_turn(case["position"])


@pytest.mark.parametrize("case", SHORT, ids=[case["name"] for case in SHORT])
def test_the_reference_finds_the_same_number_of_positions_after_two_turns(case: Case) -> None:
    twice: set[str] = set()
    for name, state in engine_turn(ITCHY.load(case["position"])).items():
        twice |= reference_turn(dict(Scene(state).position)) if state.asked() else {name}
    assert len(twice) == case["two"]
