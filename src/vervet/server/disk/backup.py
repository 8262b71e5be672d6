"""A copy of the whole database in one file, made while servers run, and put back.

The file is an SQLite database, wherever it came from: so what was played on SQLite can go on on PostgreSQL, and back.
"""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Table, create_engine, delete, func, insert, literal, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from vervet.server.disk.schema import LEASES, MATCHES, METADATA, NODES
from vervet.server.disk.store import Store, migrate
from vervet.server.settings import SettingError

CHUNK = 1_000
# Which server plays what is no part of a backup: the servers of today have nothing to do with those of then.
COPIED = [table for table in METADATA.sorted_tables if table not in (LEASES, NODES)]


def back_up(url: str, file: Path) -> int:
    """Copy the database to a file that does not exist yet; returns how many matches are in it. Raises `SettingError`,
    and then there is no file."""
    if file.exists():
        raise SettingError(f"{file} is already there")
    part = file.with_name(f"{file.name}.part")
    try:
        # Whoever can read it knows all cards of the matches under way.
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        if own_file(url) is not None:
            copy_file(existing(own_file(url)), part)
        else:
            asyncio.run(copy_out(url, part))
        count = matches_in(part)
        part.rename(file)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise SettingError(f"the backup cannot be made: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return count


def restore(file: Path, url: str, replace: bool = False) -> int:
    """Put a backup into a database that is empty, or, with `replace`, in the place of what is there; returns how many
    matches it has. All of it or nothing; no server may have an SQLite database open. Raises `SettingError`."""
    try:
        with up_to_date(file) as source:
            target = own_file(url)
            if target is None:
                asyncio.run(copy_in(source, url, replace))
            else:
                put_back(source, target, replace)
            return matches_in(source)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise SettingError(f"the backup cannot be put back: {error}") from error


def own_file(url: str) -> Path | None:
    """The file of an SQLite database."""
    return Path(make_url(url).database or "") if url.startswith("sqlite") else None


def existing(file: Path | None) -> Path:
    if file is None or not file.is_file():
        raise SettingError(f"there is no database {file}")
    return file


def copy_file(source: Path, target: Path) -> None:
    """All pages at one moment; whoever writes meanwhile is not kept waiting."""
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        # One file, not three.
        new.execute("PRAGMA journal_mode=DELETE")


def matches_in(file: Path) -> int:
    with closing(sqlite3.connect(file)) as copy:
        if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise SettingError(f"{file} is damaged")
        return int(copy.execute("SELECT count(*) FROM match").fetchone()[0])


@contextmanager
def up_to_date(file: Path) -> Iterator[Path]:
    """A copy of a backup with the tables of today."""
    with TemporaryDirectory(prefix="vervet-") as folder:
        copy = Path(folder, "backup.sqlite")
        copy_file(existing(file), copy)
        with closing(sqlite3.connect(copy)) as known:
            tables = {name for (name,) in known.execute("SELECT name FROM sqlite_master")}
        if not {"match", "alembic_version"} <= tables:
            raise SettingError(f"{file} is no backup of Vervet's")
        asyncio.run(open_and_close(f"sqlite+aiosqlite:///{copy}"))
        yield copy


async def open_and_close(url: str) -> None:
    store = Store(url)
    try:
        await store.open()
    finally:
        await store.close()


# SQLite.


def put_back(source: Path, target: Path, replace: bool) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    begin_file(target)
    with closing(sqlite3.connect(target, isolation_level=None, timeout=1.0)) as new:
        # SQLite gives this only to whoever is alone with the file, and keeps others out until it is closed.
        try:
            new.execute("PRAGMA locking_mode=EXCLUSIVE")
            new.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            raise SettingError(
                f"a server has {target} open; stop it first, or restore into another file and start it with that"
            ) from error
        found = {name for (name,) in new.execute("SELECT name FROM sqlite_master")}
        there = int(new.execute("SELECT count(*) FROM match").fetchone()[0]) if "match" in found else 0
        check_empty(there, replace)
        with closing(sqlite3.connect(source)) as old:
            old.backup(new)


def begin_file(target: Path) -> None:
    """Whoever can read it knows all cards. Root makes it for the user that the folder belongs to: a server that runs as
    that one could not open it otherwise."""
    if not target.exists():
        target.touch(mode=0o600)
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            folder = target.parent.stat()
            os.chown(target, folder.st_uid, folder.st_gid)


def check_empty(matches: int, replace: bool) -> None:
    if matches and not replace:
        raise SettingError(f"{matches} matches are there already; --replace puts the backup in their place")


# A server's database.


async def copy_out(url: str, file: Path) -> None:
    """Every row at one moment, into a new SQLite file."""
    store = Store(url)
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        if not await store.migrated():
            raise SettingError("the database has older tables; start this version of Vervet with it once")
        with engine.begin() as copy:
            migrate(copy)
        async with store.engine.connect() as plain:
            connection = await plain.execution_options(isolation_level="REPEATABLE READ")
            with engine.begin() as copy:
                for table in COPIED:
                    rows = await connection.stream(select(table))
                    async for chunk in rows.mappings().partitions(CHUNK):
                        copy.execute(insert(table), [dict(row) for row in chunk])
    finally:
        engine.dispose()
        await store.close()


async def copy_in(file: Path, url: str, replace: bool) -> None:
    """Every row of an SQLite file, in one transaction."""
    store = Store(url)
    engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
    try:
        await store.open()
        async with store.engine.begin() as connection:
            await connection.execute(text("LOCK TABLE match IN ACCESS EXCLUSIVE MODE"))
            check_empty(
                int((await connection.execute(select(func.count()).select_from(MATCHES))).scalar() or 0), replace
            )
            with engine.connect() as source:
                await refill(source, connection)
    finally:
        engine.dispose()
        await store.close()


async def refill(source: Connection, connection: AsyncConnection) -> None:
    """Servers that run may hold matches that are now others: none of them can write any more under what it holds."""
    newest = (await connection.execute(select(func.max(LEASES.c.epoch)))).scalar() or 0
    await connection.execute(delete(LEASES))
    for table in reversed(COPIED):
        if table is MATCHES:
            await connection.execute(update(MATCHES).values(rematch_of=None))
        await connection.execute(delete(table))
    for table in COPIED:
        for rows in chunks(source, table):
            # A match may follow one that is copied only later.
            plain = [{**row, "rematch_of": None} for row in rows] if table is MATCHES else rows
            await connection.execute(insert(table), plain)
    for rows in chunks(source, MATCHES):
        for row in rows:
            if row["rematch_of"] is not None:
                following = update(MATCHES).where(MATCHES.c.id == row["id"])
                await connection.execute(following.values(rematch_of=row["rematch_of"]))
    nobody = select(MATCHES.c.id, literal(None), literal(newest + 1))
    await connection.execute(insert(LEASES).from_select(["match", "node", "epoch"], nobody))


def chunks(source: Connection, table: Table) -> Iterator[list[dict[str, object]]]:
    for chunk in source.execute(select(table)).mappings().partitions(CHUNK):
        yield [{str(name): value for name, value in row.items()} for row in chunk]
