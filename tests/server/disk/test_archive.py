"""The archive: matches that are long over take one row, and nobody notices."""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.running import Running
from vervet import catalog
from vervet.core.verify import verify
from vervet.server.disk.archive import archive
from vervet.server.disk.journal import Journal
from vervet.server.disk.packing import pack, unpack
from vervet.server.disk.store import Store


def archive_all(server: Running) -> int:
    """By a second process's eyes, as it were: with a store and a journal of its own."""

    async def work() -> int:
        store = Store(server.settings.url())
        journal = Journal(store.engine)
        journal.open()
        count = await archive(store, journal, int(time.time()) + 1, 0)
        await journal.close()
        await store.close()
        return count

    return asyncio.run(work())


def rows(file: Path, table: str) -> int:
    with sqlite3.connect(file) as disk:
        count = int(disk.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
    disk.close()
    return count


def finished(server: Running) -> tuple[str, list[str]]:
    """A match played to its end, with an undo in it."""
    made = server.create("here", "here", seed=None, options={"rounds": 2})
    tokens = [str(seat["token"]) for seat in made["seats"]]
    player = server.player(made["match"], *tokens)
    player.reach("dealt")
    player.see(0)
    player.act_first()
    player.see(1)
    if player.table["undoable"]:
        player.id += 1
        player.send(type="undo", id=player.id, seat=player.table["undoable"][0], version=1)
        assert player.answer()["type"] == "accepted"
        player.see(2)
    while player.table["outcome"] is None:
        version = player.table["version"]
        assert player.act_first()["type"] == "accepted"
        player.see(version + 1)
    player.close()
    return str(made["match"]), tokens


def test_an_archived_match_is_replayed_read_and_played_on_like_any_other(
    start: Callable[..., Running], tmp_path: Path
) -> None:
    server = start()
    match, tokens = finished(server)
    address = f"/api/matches/{match}"
    told = {path: server.http.get(f"{address}{path}").json() for path in ("", "/log", "/ending")}
    entries = rows(tmp_path / "vervet.sqlite", "entry")
    assert entries > 10
    assert archive_all(server) == 1
    assert (rows(tmp_path / "vervet.sqlite", "entry"), rows(tmp_path / "vervet.sqlite", "archive")) == (0, 1)
    assert archive_all(server) == 0
    # Another server has nothing of it in memory.
    other = start()
    assert {path: other.http.get(f"{address}{path}").json() for path in told} == told
    assert verify(catalog.games(), other.http.get(f"{address}/log").json()).proven
    past = other.http.post(f"{address}/past", json={"tokens": tokens, "seat": 0, "first": 0, "last": 5})
    assert past.status_code == 200
    seats = [{"kind": "here"}, {"kind": "here"}]
    on = {"tokens": tokens, "viewer": 0, "version": 3, "seat": 0, "seats": seats}
    assert other.http.post(f"{address}/play-on", json=on).status_code == 201
    assert other.http.post(f"{address}/rematch", json={"tokens": tokens}).status_code == 201


def test_what_is_going_on_or_new_stays_where_it_is(start: Callable[..., Running], tmp_path: Path) -> None:
    server = start()
    finished(server)
    made = server.create("here", "here")
    player = server.player(made["match"], *(seat["token"] for seat in made["seats"]))
    player.see(0)
    player.act_first()

    async def work(before: int) -> int:
        application = server.application
        return await archive(application.store, application.journal, before, 0)

    before = rows(tmp_path / "vervet.sqlite", "entry")
    assert asyncio.run_coroutine_threadsafe(work(int(time.time()) - 3600), server.loop).result() == 0
    assert rows(tmp_path / "vervet.sqlite", "entry") == before
    assert asyncio.run_coroutine_threadsafe(work(int(time.time()) + 1), server.loop).result() == 1
    assert rows(tmp_path / "vervet.sqlite", "entry") == 1
    player.see(1)
    assert player.act_first()["version"] == 2
    player.close()


def test_what_is_packed_is_unpacked_as_it_was_and_smaller() -> None:
    entries: list[tuple[int, int, str | None, int]] = [
        (n, n % 2, "bump d4 east 3", 1_700_000_000 + n) for n in range(200)
    ]
    entries[17] = (17, 1, None, 1_700_000_017)
    packed = pack(entries)
    assert unpack(packed) == entries
    assert len(packed) < 200 * len("bump d4 east 3")
