"""Who writes entries to SQLite: whoever asks, or a thread where that would keep others waiting."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from shutil import copy

import pytest
from sqlalchemy.exc import IntegrityError

from vervet.server.disk import driver
from vervet.server.disk.driver import MOST_SLOW, QUICK_SECONDS, STANDSTILL_SECONDS, Pen
from vervet.server.disk.store import Store
from vervet.server.settings import database_url

ENTRY = {"match": "m", "number": 1, "seat": 0, "action": "a", "at": 1, "command": None}


@asynccontextmanager
async def pen_at(folder: Path) -> AsyncIterator[Pen]:
    """A pen for a database with one match in it."""
    file = folder / "vervet.sqlite"
    store = Store(database_url(str(file)))
    await store.open()
    await store.close()
    with closing(sqlite3.connect(file)) as connection, connection:
        for match in ("m", "n"):
            columns = "id, game, rules, options, created, hints"
            connection.execute(f"INSERT INTO match ({columns}) VALUES (?, 'itchy-monkey', 1, '{{}}', 0, 0)", (match,))
    pen = Pen(str(file))
    try:
        yield pen
    finally:
        await pen.close()


def numbers(folder: Path) -> list[int]:
    with closing(sqlite3.connect(folder / "vervet.sqlite")) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM entry ORDER BY number")]


def test_a_quick_disk_is_written_to_at_once_and_without_a_thread(tmp_path: Path) -> None:
    async def write() -> None:
        async with pen_at(tmp_path) as pen:
            assert pen.write_at_once([ENTRY, {**ENTRY, "number": 2}])
            assert numbers(tmp_path) == [1, 2]
            assert pen.thread is None

    asyncio.run(write())


def test_an_entry_that_is_there_already_is_refused_by_the_thread_in_so_many_words(tmp_path: Path) -> None:
    async def write() -> None:
        async with pen_at(tmp_path) as pen:
            assert pen.write_at_once([ENTRY])
            assert not pen.write_at_once([ENTRY])
            with pytest.raises(IntegrityError):
                await pen.write([{**ENTRY, "number": 2}, ENTRY])
            assert numbers(tmp_path) == [1], "all of them or none"

    asyncio.run(write())


def test_nobody_waits_for_a_file_that_is_locked(tmp_path: Path) -> None:
    async def write() -> None:
        async with pen_at(tmp_path) as pen:
            with closing(sqlite3.connect(tmp_path / "vervet.sqlite", isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                assert not pen.write_at_once([ENTRY])
                writing = asyncio.create_task(pen.write([ENTRY]))
                await asyncio.sleep(0)
                other.execute("ROLLBACK")
            await writing
            assert numbers(tmp_path) == [1]

    asyncio.run(write())


@pytest.mark.parametrize(
    ("took", "commits", "quick"),
    [
        (QUICK_SECONDS / 2, 100, True),
        (2 * QUICK_SECONDS, int(MOST_SLOW), True),
        (2 * QUICK_SECONDS, int(MOST_SLOW) + 1, False),
        (2 * STANDSTILL_SECONDS, 1, False),
    ],
)
def test_a_slow_disk_is_left_to_the_thread(tmp_path: Path, took: float, commits: int, quick: bool) -> None:
    async def write() -> None:
        async with pen_at(tmp_path) as pen:
            now = asyncio.get_running_loop().time()
            for _ in range(commits):
                pen.note(now, took)
            assert pen.write_at_once([ENTRY]) == quick
            if not quick:
                await pen.write([ENTRY])
            assert numbers(tmp_path) == [1]
            assert (pen.thread is None) == quick

    asyncio.run(write())


def test_a_disk_that_was_slow_and_still_is_gets_no_second_chance(tmp_path: Path) -> None:
    async def write() -> None:
        async with pen_at(tmp_path) as pen:
            pen.note(0.0, 2 * STANDSTILL_SECONDS)
            pen.quick_from = 0.0
            pen.note(asyncio.get_running_loop().time(), 2 * QUICK_SECONDS)
            assert not pen.write_at_once([ENTRY])

    asyncio.run(write())


def test_what_is_slow_now_and_then_counts_for_nothing(tmp_path: Path) -> None:
    async def write() -> None:
        async with pen_at(tmp_path) as pen:
            for number in range(1_000):
                pen.note(0.0, 2 * QUICK_SECONDS if number % 20 == 0 else 0.0)
            assert pen.write_at_once([ENTRY])

    asyncio.run(write())


def test_the_log_is_carried_over_by_the_thread_and_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a move now and then waits for hundreds of pages, and so do all that come meanwhile."""
    monkeypatch.setattr(driver, "LONG_LOG", 20)
    # However slow this disk is just now.
    monkeypatch.setattr(driver, "QUICK_SECONDS", 60.0)
    monkeypatch.setattr(driver, "STANDSTILL_SECONDS", 60.0)
    file, log = tmp_path / "vervet.sqlite", tmp_path / "vervet.sqlite-wal"

    async def write() -> None:
        async with pen_at(tmp_path) as pen:
            sizes = []
            for number in range(1, 101):
                assert pen.write_at_once([{**ENTRY, "number": number}])
                if number % 20 == 0:
                    # Between what the thread was asked to do and this, another entry comes.
                    assert pen.write_at_once([{**ENTRY, "seat": 1, "match": "n", "number": number}])
                    await pen.write(())
                    await asyncio.sleep(0)
                    sizes.append(log.stat().st_size)
            assert len(set(sizes[1:])) == 1, "it does not grow"
            (tmp_path / "tables").mkdir()
            copy(file, tmp_path / "tables" / "vervet.sqlite")
            assert numbers(tmp_path / "tables") == sorted([*range(1, 101), 20, 40, 60, 80, 100])

    asyncio.run(write())


def test_entries_are_kept_in_one_tree(tmp_path: Path) -> None:
    async def look() -> None:
        async with pen_at(tmp_path):
            with (
                closing(sqlite3.connect(tmp_path / "vervet.sqlite")) as connection,
                pytest.raises(sqlite3.OperationalError, match="rowid"),
            ):
                connection.execute("SELECT rowid FROM entry")

    asyncio.run(look())
