"""The house of a page: the server's own match logic, behind the same routes and messages, on a shelf of records."""

import ast
import inspect
import json
from pathlib import Path
from typing import Any

import pytest

from tests.device.pages import run_in
from vervet.catalog import games
from vervet.core.log import replay
from vervet.device import disk
from vervet.device.archive import files
from vervet.server.web.rest import game_info


@pytest.fixture(scope="module")
def seen(archive: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run_in(archive, "visit_house.py"))
    return found


def test_the_games_are_those_of_the_server(seen: dict[str, Any]) -> None:
    assert [game["name"] for game in seen["games"]["body"]] == list(games())
    lessons = {game["name"]: game["lessons"] for game in seen["games"]["body"]}
    assert lessons == {name: game_info(game).lessons for name, game in games().items()}


def test_a_match_against_a_bot_is_played_to_its_end(seen: dict[str, Any]) -> None:
    assert seen["made"]["status"] == 201
    assert seen["end"]["outcome"] is not None


def test_its_log_is_the_rules_own(seen: dict[str, Any]) -> None:
    log = seen["log"]["body"]
    match = replay(games()["itchy-monkey"], log)
    assert match.state.outcome() is not None
    assert match.log() == log


def test_an_interrupted_match_goes_on(seen: dict[str, Any]) -> None:
    assert seen["again"]["version"] >= seen["half"]["version"]
    assert seen["end"]["version"] > seen["again"]["version"]


def test_a_match_that_goes_on_can_be_taken_elsewhere(seen: dict[str, Any]) -> None:
    log = seen["open"]["body"]
    match = replay(games()["itchy-monkey"], log)
    assert match.state.outcome() is None
    assert log["actions"] == seen["log"]["body"]["actions"][: len(log["actions"])] != []


def test_afterwards_everything_can_be_asked(seen: dict[str, Any]) -> None:
    assert seen["ending"]["status"] == 200
    assert len(seen["past"]["body"]["tables"]) == 3
    assert seen["rematch"]["status"] == 201
    assert seen["lesson"]["status"] in (200, 404)


def test_what_needs_a_server_says_so(seen: dict[str, Any]) -> None:
    assert [seen[name]["body"]["code"] for name in ("network", "nowhere")] == ["not-here", "not-here"]
    assert [seen[name]["status"] for name in ("wrong", "unknown")] == [400, 404]


def test_a_log_from_elsewhere_is_watched_here(seen: dict[str, Any]) -> None:
    brought = seen["brought"]
    assert [brought[name]["status"] for name in ("first", "again")] == [201, 201]
    assert brought["first"]["body"]["game"] == "itchy-monkey"
    assert brought["log"]["body"] == seen["log"]["body"]
    assert brought["ending"]["status"] == 200
    assert len(brought["past"]["body"]["tables"]) == 3


def test_a_log_that_is_none_is_refused(seen: dict[str, Any]) -> None:
    codes = [seen["brought"][name]["body"]["code"] for name in ("short", "other", "none")]
    assert codes == ["not-over", "malformed", "malformed"]


def test_two_tabs_are_two_servers_on_one_database(seen: dict[str, Any]) -> None:
    tabs = seen["two tabs"]
    assert tabs["refused"] == "stale"
    assert tabs["seen"] == tabs["moved"]


@pytest.mark.parametrize("room", ["change", "journal", "store", "lease", "outage", "driver"])
def test_the_page_disk_has_all_that_the_server_asks_of_its_own(room: str) -> None:
    """Whatever the match's driver imports from the server's disk is in the page's disk, with the same parameters."""
    here, there = (__import__(f"{package}.{room}", fromlist=["x"]) for package in (disk.__name__, "vervet.server.disk"))
    for name in names_used(room):
        own, real = getattr(here, name), getattr(there, name)
        if inspect.isfunction(real):
            assert list(inspect.signature(own).parameters) == list(inspect.signature(real).parameters), name


def names_used(room: str) -> set[str]:
    """What `server/web` imports from there, as far as a page has it."""
    trees = [ast.parse(path.read_text("utf-8")) for _, path in files() if path.suffix == ".py"]
    imports = [each for tree in trees for each in ast.walk(tree) if isinstance(each, ast.ImportFrom)]
    names = {alias.name for each in imports if each.module == f"vervet.server.disk.{room}" for alias in each.names}
    assert names
    return names
