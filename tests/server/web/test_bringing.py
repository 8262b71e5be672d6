"""A match of somebody's device goes on at a server: replayed before anything is kept, dealt anew for everybody else,
and told to all who join."""

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from typing import cast

import pytest

from tests.proofs.played import played
from tests.server.running import Message, Running, Site, deal
from tests.server.web.test_play_on import BOT, HERE, LINK, Seats, joined
from vervet.catalog import game, games
from vervet.core.json import Json
from vervet.core.log import replay
from vervet.core.match import Match
from vervet.core.verify import verify
from vervet.server.match.problem import ProblemError
from vervet.server.web import bringing

NUMBER = 12
ENTRIES = 60


def match_of(name: str = "after-us", entries: int = ENTRIES) -> Match:
    return played(game(name), game(name).options.read({"players": 2}), NUMBER, entries)


def log_of(name: str = "after-us", entries: int = ENTRIES) -> dict[str, Json]:
    """As a device hands it over."""
    return cast(dict[str, Json], json.loads(json.dumps(match_of(name, entries).log())))


def bring(site: Site, log: object, seat: int = 0, seats: Seats | None = None, **more: object) -> Message:
    chosen = [HERE if each == seat else LINK for each in range(2)] if seats is None else seats
    body = json.dumps({"log": log, "seat": seat, "seats": chosen, **more})
    answer = site.http.post("/api/logs/play-on", content=body, headers={"content-type": "application/json"})
    return {"status": answer.status_code, **answer.json()}


@pytest.mark.parametrize("name", list(games()))
def test_a_match_of_a_device_goes_on_where_it_was(server: Running, name: str) -> None:
    match = match_of(name, 9)
    made = bring(server, log_of(name, 9))
    assert made["status"] == 201
    with ExitStack() as stack:
        players = [
            stack.enter_context(closing(server.player(made["match"], joined(server, made, seat)))) for seat in range(2)
        ]
        deal(*players)
        # Everybody is told that it was brought: there is no match to look at before it.
        steps = len(match.steps)
        about = {"match": "", "step": str(steps), "round": bringing.round_of(match.state), "seat": 0}
        assert [player.deal["start"] for player in players] == [about, about]
        assert players[0].table["view"] == json.loads(json.dumps(dict(match.state.view(0))))
        whole = "".join(players[1].heard)
    assert '"world"' not in whole
    assert str(log_of(name, 9)["deal"]) not in whole


def test_what_the_others_hold_is_dealt_anew(server: Running) -> None:
    """Whoever brings a match knows all that was in it; so the others' hidden cards are not those."""
    match = played(game("cheeky-monkeys"), game("cheeky-monkeys").options.read({"players": 2}), NUMBER, 6)
    log = json.loads(json.dumps(match.log()))
    before = json.dumps(dict(match.state.view(1)), sort_keys=True)
    seen: set[str] = set()
    for _ in range(4):
        made = bring(server, log)
        with ExitStack() as stack:
            players = [
                stack.enter_context(closing(server.player(made["match"], joined(server, made, seat))))
                for seat in range(2)
            ]
            deal(*players)
            assert players[0].table["view"] == json.loads(json.dumps(dict(match.state.view(0))))
            seen.add(json.dumps(players[1].table["view"], sort_keys=True))
    assert len(seen) > 1
    assert seen != {before}


def test_its_own_log_is_proven_from_there_on(server: Running) -> None:
    made = bring(server, log_of(), seats=[HERE, HERE])
    tokens = [seat["token"] for seat in made["seats"]]
    with closing(server.player(made["match"], *tokens)) as player:
        deal(player)
        player.act_first()
        player.id += 1
        player.send(type="resign", id=player.id, seat=1)
        assert player.answer()["type"] == "accepted"
    log = server.http.get(f"/api/matches/{made['match']}/log").json()
    assert log["start"]["match"] == ""
    verdict = verify(games(), log)
    assert verdict.proven and verdict.played_on
    assert replay(game("after-us"), log).log() == log


def over(name: str) -> dict[str, Json]:
    return log_of(name, 1_000_000)


ACTIONS = ["0 place 1", 7, None, "1", "x 1", "99 take", "0 undo", "-1 take", "0 " + "x" * 5000]


@pytest.mark.parametrize(
    ("more", "status", "code"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"game": 3}, 404, "unknown-game"),
        ({"rules": 1}, 409, "other-rules"),
        ({"rules": "1"}, 400, "malformed"),
        ({"rules": 10**30}, 409, "other-rules"),
        ({"options": []}, 400, "malformed"),
        ({"options": {"players": 99}}, 400, "malformed"),
        ({"options": {"box": "0" * 64}}, 404, "unknown-box"),
        ({"actions": {}}, 400, "malformed"),
        ({"actions": None}, 400, "malformed"),
        *[({"actions": [line]}, 400, "malformed") for line in ACTIONS],
        ({"seats": []}, 400, "malformed"),
        ({"seats": 5}, 400, "malformed"),
        ({"deal": {}}, 400, "malformed"),
        ({"deal": {"seed": -1}}, 400, "malformed"),
        ({"deal": {"secret": "zz", "commitment": "", "numbers": []}}, 400, "malformed"),
        ({"departures": [{"at": -1}]}, 400, "malformed"),
        ({"match": "\ud800"}, 400, "malformed"),
        ({"vervet": 1, "seed": 5}, 400, "malformed"),
        ({"vervet": 9}, 400, "malformed"),
        ({"start": {"match": "", "step": 0, "seat": 0, "position": {}, "world": {}}}, 409, "played-on"),
    ],
)
def test_a_log_that_lies_is_refused_with_words(
    server: Running, more: dict[str, object], status: int, code: str
) -> None:
    answer = bring(server, {**log_of(), **more})
    assert (answer["status"], answer["code"]) == (status, code), answer
    assert answer["detail"]


@pytest.mark.parametrize("log", [None, [], "log", 5, {}])
def test_what_is_no_log_is_refused(server: Running, log: object) -> None:
    assert bring(server, log)["status"] in (400, 404)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({"seat": 2}, "bad-seats"),
        ({"seat": -1}, "bad-seats"),
        ({"seats": [HERE]}, "bad-seats"),
        ({"seats": [HERE, BOT, BOT]}, "bad-seats"),
        ({"seats": [HERE, {"kind": "bot", "bot": "nobody"}]}, "unknown-bot"),
        ({"seats": [{"kind": "here", "name": "x" * 500}, BOT]}, "bad-name"),
    ],
)
def test_who_cannot_sit_there_is_refused(server: Running, more: dict[str, object], code: str) -> None:
    body = {"log": log_of(), "seat": 0, "seats": [HERE, BOT], **more}
    assert server.http.post("/api/logs/play-on", json=body).json()["code"] == code


def test_nothing_goes_on_after_the_end(server: Running) -> None:
    assert bring(server, over("cheeky-monkeys"))["code"] == "over"


def test_a_log_that_is_too_large_is_refused(server: Running) -> None:
    answer = bring(server, {**log_of(), "actions": ["0 undo"] * 20_000})
    assert (answer["status"], answer["code"]) == (413, "too-large")


def test_bringing_is_counted_as_making(start: Callable[..., Running]) -> None:
    site = start(matches_per_hour=2)
    # What is refused has been replayed as well.
    wrong = {**log_of(), "actions": ["0 fly"]}
    assert [bring(site, log)["status"] for log in (wrong, log_of(), log_of())] == [400, 201, 429]


def test_nothing_is_kept_of_a_log_that_is_refused(start: Callable[..., Running]) -> None:
    site = start()
    assert bring(site, {**log_of(), "actions": ["0 fly"]})["status"] == 400
    assert site.http.get("/api/deals").json() == []
    assert bring(site, log_of())["status"] == 201
    assert len(site.http.get("/api/deals").json()) == 1


def test_others_are_served_while_a_long_log_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """After every piece of work somebody else has a turn; and a log that takes too long is given up."""
    clock = iter(range(10_000_000))
    monkeypatch.setattr(time, "perf_counter", lambda: next(clock) * bringing.PIECE * 2)
    turns = 0

    async def watch() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def run(log: dict[str, Json]) -> Match:
        beside = asyncio.create_task(watch())
        try:
            return await bringing.Bringing().match_of(game("after-us"), log)
        finally:
            beside.cancel()

    match = asyncio.run(run(log_of()))
    assert turns >= len(match.entries) == ENTRIES
    with pytest.raises(ProblemError, match="too-large"):
        asyncio.run(run(log_of(entries=int(bringing.MOST_SECONDS / bringing.PIECE))))
