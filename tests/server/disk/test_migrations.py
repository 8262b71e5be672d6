"""Migrations: from every earlier form of the database with a match in it, killed in the middle, and several at once;
on SQLite and on PostgreSQL."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, insert
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.disk.old_match import PLAYED, departures, entries, match, seats
from vervet import catalog
from vervet.server.disk.store import MIGRATIONS, Store, migrate
from vervet.server.match.rows import MatchRow
from vervet.server.match.table import Table
from vervet.server.match.window import Pace
from vervet.server.settings import database_url

STEPS = [step.revision for step in reversed(list(ScriptDirectory(str(MIGRATIONS)).walk_revisions()))]


def fill(connection: Connection, step: str) -> None:
    """A match, as far as the tables of that time could hold it."""
    migrate(connection, step)
    tables = MetaData()
    tables.reflect(connection)
    promised = step > "0001"
    rows: Mapping[str, list[dict[str, object]]] = {
        "match": [match(promised)],
        "seat": seats(),
        "entry": entries(promised),
        "departure": departures(),
    }
    for name in [name for name in rows if name in tables.tables]:
        table = tables.tables[name]
        known = [{key: value for key, value in row.items() if key in table.c} for row in rows[name]]
        connection.execute(insert(table), known)


async def make(url: str, step: str) -> None:
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(fill, step)
    await engine.dispose()


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def check(row: MatchRow | None, step: str) -> None:
    """The match stands where it stood, and can go on."""
    assert row is not None
    table = Table(row, catalog.game(row.game), Pace(8.0, 0.6, 1), 0.0)
    assert row.version() == PLAYED
    assert [entry.action for entry in row.entries] == [entry["action"] for entry in entries(step > "0001")]
    assert table.record.state.asked() != 0
    assert (row.deal is None) == (step == "0001")
    assert [each.how for each in row.departures] == ([] if step < "0003" else ["wished", "back"])


@pytest.mark.parametrize("step", STEPS)
def test_sqlite_is_brought_up_to_date_from(step: str, tmp_path: Path) -> None:
    url = database_url(str(tmp_path / "vervet.sqlite"))
    asyncio.run(follow(url, step))


@pytest.mark.parametrize("step", STEPS)
def test_postgresql_is_brought_up_to_date_from(step: str, postgres_database: str) -> None:
    asyncio.run(follow(database_url(postgres_database), step))


async def follow(url: str, step: str) -> None:
    await make(url, step)
    async with opened(url) as store:
        check(await store.match("old"), step)


def test_many_who_start_at_once_find_the_work_done_on_sqlite(tmp_path: Path) -> None:
    asyncio.run(start_together(database_url(str(tmp_path / "vervet.sqlite"))))


def test_many_who_start_at_once_find_the_work_done_on_postgresql(postgres_database: str) -> None:
    asyncio.run(start_together(database_url(postgres_database)))


async def start_together(url: str) -> None:
    """Each has an engine of its own, as each process has."""
    await make(url, STEPS[0])
    stores = [Store(url) for _ in range(5)]
    await asyncio.gather(*(store.open() for store in stores))
    for store in stores:
        check(await store.match("old"), STEPS[0])
        await store.close()


def test_sigkill_in_the_middle_leaves_a_database_that_the_next_start_brings_up_to_date(tmp_path: Path) -> None:
    """Also with the very first start, when there is no table yet."""
    command = [sys.executable, "-m", "tests.server.disk.killed_start", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    new, old = (int(line.split()[1]) for line in done.stdout.splitlines())
    assert new > 3
    assert old > 3
