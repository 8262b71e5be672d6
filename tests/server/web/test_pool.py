"""Bots, in their own processes."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import time
from collections.abc import Callable

import pytest

from tests.server.running import PATIENCE, Message, Process, Running
from vervet.server.match.problem import ProblemError
from vervet.server.web.pool import BotPool


def test_bots_play_to_the_end_while_somebody_watches(start: Callable[..., Running]) -> None:
    server = start()
    made = server.create("random", "random", options={"rounds": 2})
    watcher = server.player(str(made["match"]))
    while watcher.until("table")["outcome"] is None:
        pass
    watcher.close()


def test_a_bot_answers_a_player(start: Callable[..., Running]) -> None:
    server = start()
    made = server.create("here", "glance-100")
    player = server.player(made["match"], made["seats"][0]["token"])
    table = player.see(0)
    while table["asked"] != [0]:
        table = player.until("table")
    player.act_first()
    steps: list[Message] = []
    while not any(step["seat"] == 1 and step["version"] > table["version"] for step in steps):
        steps += player.until("table")["steps"]
    player.close()


def test_the_same_seed_gives_the_same_bot_game(start: Callable[..., Running]) -> None:
    server = start()
    logs = []
    for _ in range(2):
        made = server.create("random", "glance-100", options={"rounds": 1})
        watcher = server.player(str(made["match"]))
        while watcher.until("table")["outcome"] is None:
            pass
        watcher.close()
        logs.append(server.http.get(f"/api/matches/{made['match']}/log").json())
    assert logs[0]["actions"] == logs[1]["actions"]


def test_where_only_bots_sit_they_wait_until_somebody_watches(start: Callable[..., Running]) -> None:
    server = start()
    made = server.create("random", "random")
    time.sleep(0.2)
    assert server.http.get(f"/api/matches/{made['match']}").json()["version"] == 0


def test_a_worker_that_dies_is_replaced(start: Callable[..., Running]) -> None:
    server = start()
    made = server.create("here", "random")
    player = server.player(made["match"], made["seats"][0]["token"])
    killed = False
    version = 0
    while version < 12:
        table = player.see(version)
        version += 1
        if table["asked"] != [0]:
            continue
        workers = multiprocessing.active_children()
        if not killed and workers:
            for worker in workers:
                worker.kill()
            killed = True
        player.act_first()
    assert killed
    player.close()


def test_a_move_that_a_bot_chose_before_an_undo_is_not_made(start: Callable[..., Running]) -> None:
    server = start()
    made = server.create("here", "here")
    player = server.player(made["match"], *(seat["token"] for seat in made["seats"]))
    seat = player.see(0)["seat"]
    live = server.application.registry.matches[made["match"]]
    chosen = live.table.record.state.legal_actions(seat)[0]
    player.act_first()
    player.see(1)
    player.send(type="undo", id=player.id, seat=seat, version=1)
    player.see(2)
    late = asyncio.run_coroutine_threadsafe(live.act_as_bot(seat, 0, chosen), server.loop)
    with pytest.raises(ProblemError, match="stale"):
        late.result(PATIENCE)
    player.close()


def children(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in listed.stdout.split()]


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_after_sigkill_no_worker_is_left_and_the_bot_goes_on_after_a_restart(launch: Callable[..., Process]) -> None:
    first = launch()
    made = first.create("here", "mind-200")
    player = first.player(made["match"], made["seats"][0]["token"])
    table = player.until("table")
    while table["asked"] == [0]:
        player.act_first()
        table = player.until("table")
    end = time.monotonic() + PATIENCE
    while not (workers := children(first.process.pid)) and time.monotonic() < end:
        time.sleep(0.02)
    assert workers
    first.end(signal.SIGKILL)
    while not all(gone(pid) for pid in workers) and time.monotonic() < end:
        time.sleep(0.02)
    assert all(gone(pid) for pid in workers)
    second = launch()
    address = f"/api/matches/{made['match']}"
    version = table["version"]
    while second.http.get(address).json()["version"] <= version and time.monotonic() < end:
        time.sleep(0.05)
    assert second.http.get(address).json()["version"] > version


class Together(BotPool):
    """Bots that finish thinking only when this many of them think at once; each does the first thing that is legal."""

    def __init__(self, count: int) -> None:
        super().__init__(1)
        self.barrier = asyncio.Barrier(count)
        self.thoughts: list[int] = []

    async def choose(
        self, game: str, rules: int, position: bytes, bot: str, seat: int, seed: int, queue: str = "", box: str = ""
    ) -> int:
        self.thoughts.append(seat)
        async with self.barrier:
            return 0


def test_bots_that_are_asked_at_once_think_at_once_and_none_is_stale(start: Callable[..., Running]) -> None:
    server = start()
    pool = Together(3)
    server.application.registry.pool = pool
    made = server.create("here", "random", "random", "random", game="sealed")
    player = server.player(made["match"], made["seats"][0]["token"])
    table = player.see(3)
    assert table["asked"] == [0]
    assert sorted(pool.thoughts) == [1, 2, 3]
    player.act({"kind": "bid", "amount": 3})
    assert player.see(4)["view"]["past"] == [[3, 0, 0, 0]]
    player.close()


class Broken(BotPool):
    """Bots that always fail while thinking."""

    async def choose(
        self, game: str, rules: int, position: bytes, bot: str, seat: int, seed: int, queue: str = "", box: str = ""
    ) -> int:
        raise RuntimeError("no thought")


def test_a_bot_that_fails_while_thinking_does_something_legal_rather_than_nothing(
    start: Callable[..., Running],
) -> None:
    server = start()
    server.application.registry.pool = Broken(1)
    made = server.create("here", "random")
    player = server.player(made["match"], made["seats"][0]["token"])
    for _ in range(3):
        table = player.until("table")
        while table["asked"] != [0]:
            table = player.until("table")
        player.act_first()
    player.close()


def test_a_bot_does_not_wait_for_a_person_who_is_asked_at_the_same_time(start: Callable[..., Running]) -> None:
    server = start()
    made = server.create("here", "random", "random", game="after-us")
    player = server.player(made["match"], made["seats"][0]["token"])
    live = server.application.registry.matches
    table = player.until("table")
    assert 0 in table["asked"]
    end = time.monotonic() + PATIENCE
    while live[made["match"]].table.record.state.asked_seats() != [0] and time.monotonic() < end:
        time.sleep(0.02)
    assert live[made["match"]].table.record.state.asked_seats() == [0]
    player.close()
