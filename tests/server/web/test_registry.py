"""Matches in memory: loaded when needed, dropped when not."""

import asyncio
import gc
import sqlite3
import time
from collections import OrderedDict
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE, Running
from vervet.server.web.registry import Registry


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_a_match_is_dropped_when_nobody_looks_and_loaded_when_somebody_does(start: Callable[..., Running]) -> None:
    server = start(idle_seconds=0.05)
    made = server.create("here", "here")
    tokens = [seat["token"] for seat in made["seats"]]
    player = server.player(made["match"], *tokens)
    player.see(0)
    player.act_first()
    matches = server.application.registry.matches
    time.sleep(0.2)
    assert made["match"] in matches, "somebody is connected"
    player.close()
    wait_for(lambda: made["match"] not in matches)
    back = server.player(made["match"], *tokens)
    assert back.see(1)["steps"][0]["version"] == 1
    assert back.act_first()["type"] == "accepted"
    back.close()


def test_only_a_limited_number_of_idle_matches_stay_in_memory(start: Callable[..., Running]) -> None:
    server = start(matches_in_memory=3)
    made = [str(server.create("here", "here")["match"]) for _ in range(6)]
    for match in made:
        watcher = server.player(match)
        watcher.see(0)
        watcher.close()
        live = server.application.registry.matches[match]
        wait_for(lambda live=live: not live.table.watchers)  # type: ignore[misc]
    assert list(server.application.registry.matches) == made[-3:]


def test_nobody_sits_down_at_a_table_that_was_forgotten_meanwhile(start: Callable[..., Running]) -> None:
    """Somebody comes while their match is lost to another server, or dropped: where they sat down nothing would ever
    happen, and every ping would be answered."""
    server = start()
    registry = server.application.registry
    made = server.create("here", "here")
    match, token = str(made["match"]), made["seats"][0]["token"]
    watcher = server.player(match)
    watcher.see(0)
    watcher.close()
    old = registry.matches[match]
    wait_for(lambda: not registry.clients)
    asyncio.run_coroutine_threadsafe(old.lock.acquire(), server.loop).result()
    player = server.player(match, token)
    wait_for(lambda: bool(registry.clients) and not old.table.watchers and bool(old.lock.waiting))

    def forget() -> None:
        registry.drop(old)
        old.lock.release()

    server.loop.call_soon_threadsafe(forget)
    player.see(0)
    (client,) = registry.clients
    assert client.live is registry.matches[match] is not old
    player.close()


def test_a_match_that_cannot_be_read_is_no_error_where_nobody_waits_for_it_any_more() -> None:
    """Everybody hung up while the database was away: a line for each of their matches stood in the log."""

    async def complaints() -> list[object]:
        told: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
        registry = Registry.__new__(Registry)
        registry.matches, registry.loading = OrderedDict(), {}

        async def fail(_match: str, _given: object) -> None:
            await asyncio.sleep(0.01)
            raise ConnectionError

        registry.load = fail  # type: ignore[method-assign, assignment]
        waiter = asyncio.create_task(registry.live("m"))
        await asyncio.sleep(0)
        waiter.cancel()
        async with asyncio.timeout(60.0):
            while registry.loading:
                await asyncio.sleep(0.01)
        del waiter
        gc.collect()
        return told

    assert asyncio.run(complaints()) == []


def test_an_undo_is_still_undone_after_loading(start: Callable[..., Running]) -> None:
    server = start(idle_seconds=0.05)
    made = server.create("here", "here")
    tokens = [seat["token"] for seat in made["seats"]]
    player = server.player(made["match"], *tokens)
    seat = player.see(0)["seat"]
    player.act_first()
    player.see(1)
    player.send(type="undo", id=player.id, seat=seat, version=1)
    player.see(2)
    player.act_first()
    before = player.see(3)
    player.close()
    wait_for(lambda: made["match"] not in server.application.registry.matches)
    back = server.player(made["match"], *tokens)
    after = back.see(3)
    assert (after["view"], after["version"]) == (before["view"], 3)
    assert [step["version"] for step in after["steps"]] == [3]
    assert after["undoable"] == before["undoable"]
    back.close()


def test_a_match_with_other_rules_is_neither_played_nor_lost(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    made = server.create("here", "here")
    with sqlite3.connect(tmp_path / "vervet.sqlite") as other:
        other.execute("UPDATE match SET rules = 99")
    other.close()
    player = server.player(made["match"], made["seats"][0]["token"])
    refused = player.until("refused")
    assert refused["code"] == "other-rules"
    assert "rules 99" in str(refused["detail"])
    assert server.http.get(f"/api/matches/{made['match']}").json()["rules"] == 99
    player.close()


def test_a_client_that_says_nothing_for_a_long_time_is_sent_away(start: Callable[..., Running]) -> None:
    server = start(silent_seconds=2.0, idle_seconds=0.1)
    player = server.player(str(server.create("here", "here")["match"]))
    player.see(0)
    with pytest.raises(ConnectionClosed) as closed:
        player.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1001


def test_a_watcher_who_reads_late_gets_every_step_once(start: Callable[..., Running]) -> None:
    server = start()
    made = server.create("here", "here", options={"rounds": 30})
    player = server.player(made["match"], *(seat["token"] for seat in made["seats"]))
    watcher = server.player(str(made["match"]))
    watcher.see(0)
    for version in range(40):
        if player.see(version)["outcome"] is None:
            player.act_first()
    versions: list[int] = []
    while not versions or versions[-1] < 40:
        versions += [step["version"] for step in watcher.until("table")["steps"]]
    assert versions == list(range(1, 41))
    player.close()
    watcher.close()
