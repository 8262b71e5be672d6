"""Who left a seat is told beside the entries: both verifiers take what could have been, and nothing else."""

import json
from typing import Any

import pytest

from tests.core.test_verify import misfit, sealed, whole
from tests.proofs.played import promised
from vervet.catalog import game, games
from vervet.core.departure import Departure, ended_by
from vervet.core.log import replay
from vervet.core.match import LogError, Match
from vervet.core.rng import Random
from vervet.core.verify import verify

Log = dict[str, Any]
Item = tuple[int, int, str, str]


def document(*items: Item) -> list[dict[str, object]]:
    return [Departure(*item).document() for item in items]  # type: ignore[misc]


def three() -> Log:
    """A finished game of three: here, link, bot."""
    found: Log = json.loads(whole("itchy-monkey", 32))
    assert [seat["kind"] for seat in found["seats"]].count("bot") == 1
    return found


def people(log: Log) -> list[int]:
    return [seat for seat, each in enumerate(log["seats"]) if each["kind"] != "bot"]


def two() -> Log:
    """A game of two that nobody has finished."""
    itchy = game("itchy-monkey")
    match = promised(itchy, itchy.options.read({"players": 2}), 1, Random(1))
    match.act(int(match.state.actor()), match.state.legal_actions(int(match.state.actor()))[0])
    found: Log = json.loads(json.dumps(match.log()))
    return found


def left(log: Log, *items: Item) -> Log:
    return sealed({**log, "departures": document(*items)})


def test_a_log_tells_who_left_and_came_back() -> None:
    log = three()
    one, other = people(log)
    told = left(
        log,
        (0, one, "wished", "mcts-50"),
        (3, one, "back", ""),
        (3, other, "away", "mcts-50"),
        (9, other, "resigned", "mcts-50"),
    )
    verdict = verify(games(), told)
    assert verdict.proven and verdict.over
    assert verdict.match.log() == told
    assert replay(game("itchy-monkey"), told).log() == told


def test_a_resignation_ends_a_game_of_two() -> None:
    log = two()
    seat = people(log)[0]
    told = left(log, (1, seat, "resigned", ""))
    verdict = verify(games(), told)
    assert verdict.over and not verify(games(), log).over
    ending = ended_by(verdict.match.departures)
    assert ending is not None and ending.seat == seat


def test_a_departure_cannot_be_added_or_taken_away() -> None:
    log = two()
    told = left(log, (1, people(log)[0], "resigned", ""))
    assert misfit({**told, "departures": document((1, people(log)[0], "wished", "mcts-50"))}).where == "seal"
    assert misfit({name: value for name, value in told.items() if name != "departures"}).where == "seal"


@pytest.mark.parametrize(
    ("items", "where"),
    [
        ([], "departures"),
        ([(0, 0, "wished", "")], "departures[0].bot"),
        ([(0, 0, "back", "")], "departures[0].how"),
        ([(0, 0, "asleep", "x")], "departures[0].how"),
        ([(0, 0, "wished", "x"), (0, 0, "away", "x")], "departures[1].how"),
        ([(0, 0, "wished", "x"), (0, 0, "back", "x")], "departures[1].bot"),
        ([(1, 0, "wished", "x"), (0, 0, "back", "")], "departures[1].at"),
        ([(2, 0, "wished", "x")], "departures[0].at"),
        ([(-1, 0, "wished", "x")], "departures[0].at"),
        ([(0, 2, "wished", "x")], "departures[0].seat"),
        ([(0, 0, "resigned", "")], "departures[0].at"),
        ([(1, 0, "resigned", "x")], "departures[0].bot"),
        ([(1, 0, "resigned", ""), (1, 1, "resigned", "")], "departures[1].seat"),
    ],
)
def test_what_cannot_have_been_does_not_fit(items: list[Item], where: str) -> None:
    log = two()
    assert {seat["kind"] for seat in log["seats"]} <= {"here", "link"} and len(log["actions"]) == 1
    assert misfit(left(log, *items)).where == where


def test_nobody_leaves_after_the_end_by_resigning_nor_a_bot_at_all() -> None:
    log = three()
    bot = next(seat for seat, each in enumerate(log["seats"]) if each["kind"] == "bot")
    assert misfit(left(log, (0, bot, "wished", "x"))).where == "departures[0].seat"
    assert misfit(left(log, (0, people(log)[0], "resigned", ""))).where == "departures[0].bot"
    ended = left(two(), (1, 0, "resigned", ""))
    finished = sealed({**ended, "outcome": {"winners": [1], "reason": "resigned", "rule": ""}})
    assert misfit(finished).where == "outcome"


@pytest.mark.parametrize(
    "value",
    [
        None,
        {},
        [1],
        [{}],
        [{"at": 0, "seat": 0, "how": 1, "bot": ""}],
        [{"at": True, "seat": 0, "how": "back", "bot": ""}],
    ],
)
def test_whatever_stands_there_is_no_traceback(value: object) -> None:
    log = sealed({**two(), "departures": value})
    assert misfit(log).where.startswith("departures")
    with pytest.raises(LogError, match="departures"):
        replay(game("itchy-monkey"), log)


def test_where_no_server_made_the_match_nobody_leaves() -> None:
    itchy = game("itchy-monkey")
    log: Log = json.loads(json.dumps(Match(itchy, itchy.options.read({}), 5).log()))
    assert misfit({**log, "departures": document((0, 0, "resigned", ""))}).where == "departures"
