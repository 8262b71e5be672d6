"""The database is out of reach for a while: people are told, nothing accepted is lost, and all goes on by itself."""

import asyncio
import math
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.first_window import LIMIT, MOMENT, PASS, at_first_window
from tests.server.running import Message, Player, Running
from tests.server.virtual import Paper, run
from vervet.server.disk.change import Change, new_tokens
from vervet.server.disk.driver import Entries, Then
from vervet.server.disk.journal import Journal
from vervet.server.disk.lease import Hold, Leases
from vervet.server.disk.outage import NotWritten, Unreachable
from vervet.server.disk.store import Store
from vervet.server.match.rows import SeatRow
from vervet.server.settings import database_url


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program holds the database, as a backup or a full disk would."""
    with closing(sqlite3.connect(folder / "vervet.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def outage(player: Player, on: bool) -> None:
    """Read until the server says so."""
    while player.until("outage")["on"] is not on:
        pass


def refused(player: Player) -> Message:
    answer = player.act_first()
    assert answer["type"] == "refused", answer
    return answer


def test_a_move_is_refused_with_a_reason_and_can_be_made_when_the_database_is_back(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    server = start()
    made = server.create("here", "here")
    with closing(server.player(made["match"], *(seat["token"] for seat in made["seats"]))) as player:
        player.see(0)
        with locked(tmp_path):
            assert refused(player)["code"] == "unavailable"
            answer = server.http.post("/api/matches", json={"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2})
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            with closing(server.player(made["match"])) as watcher:
                outage(watcher, on=True)
        outage(player, on=False)
        assert player.act_first()["version"] == 1


def test_bots_go_on_when_the_database_is_back(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    made = server.create("random", "random")
    with closing(server.player(made["match"])) as watcher:
        watcher.see(2)
        with locked(tmp_path):
            outage(watcher, on=True)
            stood = watcher.table["version"]
        outage(watcher, on=False)
        watcher.see(stood + 2)


@pytest.mark.parametrize("command", ["mine", ""])
def test_a_move_whose_commit_was_heard_of_too_late_is_made_once(start: Callable[..., Running], command: str) -> None:
    """The database has it, the server does not know, and tries again; by its name the move is found to be there."""
    server = start()
    made = server.create("here", "here")
    pen = server.application.journal.pen
    assert pen is not None
    # The thread writes, as it does where the disk is slow.
    pen.quick_from = math.inf
    write_then = pen.write_then

    def lose_the_answer(entries: Entries, then: Then) -> None:
        pen.write_then = write_then  # type: ignore[method-assign]
        write_then(entries, lambda _: then(OSError("the answer was lost")))

    with closing(server.player(made["match"], *(seat["token"] for seat in made["seats"]))) as player:
        table = player.see(0)
        pen.write_then = lose_the_answer  # type: ignore[method-assign]
        move = {"seat": table["seat"], "version": 0, "action": table["legal"][0], "command": command}
        answer = player.send_act(**move)
        assert answer.get("code") == (None if command else "stale")
        assert player.see(1)["version"] == 1
        assert player.act_first()["version"] == 2


class GonePaper(Paper):
    """A disk that is out of reach from the first write on, until somebody says that it is back."""

    async def write(self, change: Change) -> None:
        if self.outage.on:
            raise Unreachable("gone")
        await super().write(change)


def test_a_window_keeps_its_answers_and_is_settled_when_the_database_is_back() -> None:
    """Nobody need answer twice, and the window does not stay open for ever."""

    async def play() -> None:
        room, visitors = await at_first_window(3)
        paper = GonePaper()
        room.live.journal = room.journal = paper
        paper.outage.begin(OSError("gone"))
        before = room.live.table.record.number
        for visitor in visitors[1:]:
            await visitor.act(PASS)
        await asyncio.sleep(20 * LIMIT)
        assert room.live.table.record.number == before
        assert not any(visitor.ear.messages("refused") for visitor in visitors)
        paper.outage.end()
        await asyncio.sleep(MOMENT)
        assert room.live.table.record.number > before
        assert all(visitor.ear.messages("accepted") for visitor in visitors[1:])
        room.close()

    run(play())


class RefusingPaper(Paper):
    """A disk that does not take the first change: perhaps since it has it already, and the answer was lost."""

    refused = False

    async def write(self, change: Change) -> None:
        if not self.refused:
            self.refused = True
            raise NotWritten("it is there")
        await super().write(change)


class UnknownLeases(Leases):
    """Whether the match is still played here cannot be asked: the database has just gone."""

    async def still(self, hold: Hold) -> bool:
        raise ConnectionError(hold.match)


def test_a_window_whose_refusal_cannot_be_explained_is_settled_all_the_same() -> None:
    """Chaos found a clock that died of it: the window would have stayed open for ever."""

    async def play() -> None:
        room, visitors = await at_first_window(3)
        room.live.journal = room.journal = RefusingPaper()
        engine = create_async_engine("sqlite+aiosqlite://")
        room.live.leases, room.live.hold = UnknownLeases(engine, 6.0), Hold(room.live.table.id, 1)
        before = room.live.table.record.number
        for visitor in visitors[1:]:
            await visitor.act(PASS)
        await asyncio.sleep(20 * LIMIT)
        assert room.live.table.record.number > before
        assert all(visitor.ear.messages("accepted") for visitor in visitors[1:])
        room.close()
        await engine.dispose()

    run(play())


@pytest.mark.parametrize("waiting", [1, 40])
def test_many_who_want_to_write_are_told_together(tmp_path: Path, waiting: int) -> None:
    """Not one after the other, each after its own patience."""

    async def write() -> list[object]:
        store = Store(database_url(str(tmp_path / "vervet.sqlite")))
        await store.open()
        journal = Journal(store.engine)
        journal.open()
        with locked(tmp_path):
            results = await asyncio.gather(
                *(journal.write(new_tokens("x", [SeatRow(0, "here", "", "", "y", None)])) for _ in range(waiting)),
                return_exceptions=True,
            )
        await journal.reachable()
        await journal.close()
        await store.close()
        return list(results)

    assert all(isinstance(result, Unreachable) for result in asyncio.run(write()))
