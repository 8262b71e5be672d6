"""Entries of the queue in position files: what is read, and what is refused."""

from collections.abc import Mapping

import pytest

from vervet.core.game import PositionError
from vervet.core.json import Json

from ..scene import CHEEKY, on, settings


def refused(row: str, entry: Mapping[str, Json]) -> str:
    """Why an entry cannot be in the queue while this row lies in front of seat 0."""
    with pytest.raises(PositionError) as raised:
        on(row, "", "", phase="got", queue=[entry])
    return str(raised.value)


@pytest.mark.rule("CM-Q20")
def test_a_shock_at_the_start_of_a_round_belongs_to_no_single_monkey() -> None:
    pair = "sniper1 headscratcher1"
    scene = on("", pair, "", phase="ending", **settings(grounding_lasts="round")).play("pass")
    assert (scene.queue, scene.entry()["monkey"]) == (["1 shock"], None)
    assert CHEEKY.load(scene.position).position() == scene.position


@pytest.mark.rule("CM-Q39")
def test_a_monkey_under_way_lies_nowhere() -> None:
    exchange: dict[str, Json] = {"what": "tactical-exchange", "seat": 0, "monkey": "sniper2", "trainer": 1, "number": 1}
    expected = "expected the monkey under way to be the one given, and to lie nowhere"
    assert expected in refused("juggler1", {**exchange, "given": "juggler1", "under-way": True})
    assert expected in refused("juggler1", {**exchange, "under-way": True})


@pytest.mark.rule("CM-Q28")
@pytest.mark.parametrize("named", ["destroyer1", "sniper1"])
def test_a_destroyer_gives_only_other_monkeys_of_its_trainer(named: str) -> None:
    destroyer: dict[str, Json] = {"what": "destroyer", "seat": 0, "monkey": "destroyer1", "rest": [named]}
    assert "expected other monkeys in front of seat 0" in refused("destroyer1 juggler1", destroyer)
