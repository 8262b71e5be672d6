"""Entries written to SQLite by its driver itself.

Most of what is written are lines of matches' logs. SQLAlchemy asks the driver's thread four times for each commit;
this asks twice, and a thread is the dearest thing about a small commit.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from aiosqlite import Connection as Driver
from aiosqlite import Error, IntegrityError, OperationalError
from sqlalchemy import insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import IntegrityError as Taken
from sqlalchemy.exc import OperationalError as Failed
from sqlalchemy.ext.asyncio import AsyncConnection

from vervet.server.disk.schema import ENTRIES

COLUMNS: Final = ("match", "number", "seat", "action", "at", "command")
WRITE: Final = str(insert(ENTRIES).compile(dialect=sqlite.dialect(), column_keys=list(COLUMNS)))


async def driver_of(connection: AsyncConnection) -> Driver | None:
    """SQLite's driver; None where the database is another."""
    raw = await connection.get_raw_connection()
    return raw.driver_connection if isinstance(raw.driver_connection, Driver) else None


async def write_entries(driver: Driver, entries: Sequence[Mapping[str, object]]) -> None:
    """Write and commit them; raises what SQLAlchemy would."""
    try:
        await driver.executemany(WRITE, [tuple(entry.get(name) for name in COLUMNS) for entry in entries])
        await driver.commit()
    except Error as error:
        # Without the parameters: what people do is nothing for a log.
        raise kind_of(error)(WRITE, None, error, hide_parameters=True) from error


def kind_of(error: Error) -> type[DBAPIError]:
    if isinstance(error, IntegrityError):
        return Taken
    return Failed if isinstance(error, OperationalError) else DBAPIError
