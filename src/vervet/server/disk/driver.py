"""Entries written to SQLite by its driver itself, past SQLAlchemy.

Most of what is written are lines of matches' logs, and a thread is the dearest thing about a small commit: it costs
more than SQLite and the disk together. So as long as the disk is quick they are written by whoever asks, at once. Where
it is not, a thread with a connection of its own writes them, so that nobody waits for it; and since each time that it
comes back from SQLite it must wait for the interpreter, many lines are one statement, which is a transaction by itself.

What is on disk so far lies in SQLite's log. Now and then it is carried over into the tables, which takes milliseconds:
the thread does that too.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import IntegrityError as Taken
from sqlalchemy.exc import OperationalError as Failed
from sqlalchemy.ext.asyncio import AsyncEngine

from vervet.server.disk.schema import ENTRIES

COLUMNS: Final = ("match", "number", "seat", "action", "at", "command")
NAMES: Final = ", ".join(f'"{name}"' for name in COLUMNS)
INTO: Final = f"INSERT INTO {ENTRIES.name} ({NAMES}) VALUES "
ROW: Final = f"({', '.join('?' * len(COLUMNS))})"
MOST_ROWS: Final = 100
# Readers never wait for the writer, and a commit returns only when it is on disk.
DURABLE: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=1000", "foreign_keys=ON")
# Whoever finds the file locked is not kept waiting for it, but has the thread do that. Each match has a page of its
# own, and a thousand of them are to be at hand.
AT_ONCE: Final = (*DURABLE, "busy_timeout=0", "wal_autocheckpoint=0", "cache_size=-16384")
# So many entries, each on a page, are then carried over.
LONG_LOG: Final = 1_000
# A commit that takes longer is slow: nobody would notice one of them, but many. Each quick one makes up for a tenth of
# a slow one, so that what happens now and then on a busy machine counts for nothing.
QUICK_SECONDS: Final = 0.004
MOST_SLOW: Final = 5.0
MADE_UP_FOR: Final = 0.1
# One commit like this is enough.
STANDSTILL_SECONDS: Final = 0.5
# How long the thread is asked after that, before it is tried again without.
THREAD_SECONDS: Final = 5.0
Entries: TypeAlias = Sequence[Mapping[str, object]]
Loop: TypeAlias = asyncio.AbstractEventLoop
Job: TypeAlias = Callable[[sqlite3.Connection], None]
# Told when something is on disk (None), or why it is not.
Then: TypeAlias = Callable[[Exception | None], None]


class Pen:
    """A connection at hand, and the thread, from its first commit until it is closed."""

    def __init__(self, file: str) -> None:
        self.file = file
        # What the thread is to do; nothing: that is the end.
        self.jobs: SimpleQueue[tuple[Job | None, Loop, Then]] = SimpleQueue()
        self.thread: Thread | None = None
        self.at_hand: sqlite3.Connection | None = None
        # How many entries were written with it since they were carried over.
        self.logged = 0
        # How many commits were slow, lately; when it may be tried at once again.
        self.slow = 0.0
        self.quick_from = 0.0

    def write_at_once(self, entries: Entries) -> bool:
        """Whether they are on disk when this returns; where not, nothing has happened: it is to be asked otherwise."""
        begun = time.monotonic()
        if begun < self.quick_from:
            return False
        try:
            if self.at_hand is None:
                self.at_hand = opened(self.file, AT_ONCE)
            write(self.at_hand, entries)
        except sqlite3.Error:
            # The thread has more patience, and says what is wrong.
            self.quick_from = begun + THREAD_SECONDS
            return False
        self.note(begun, time.monotonic() - begun)
        self.logged += len(entries)
        if self.logged >= LONG_LOG:
            self.logged = 0
            self.have_done(carry_over, self.carry_rest)
        return True

    def carry_rest(self, _: Exception | None) -> None:
        """What was written while the thread carried all before it over is little; and only once nothing is left does
        the log begin anew, instead of growing for ever."""
        if self.at_hand is not None:
            # Where it is locked, that is done the next time.
            with suppress(sqlite3.Error):
                carry_over(self.at_hand)

    def note(self, begun: float, took: float) -> None:
        """How long a commit took decides who writes the next ones."""
        self.slow = self.slow + 1.0 if took > QUICK_SECONDS else max(0.0, self.slow - MADE_UP_FOR)
        if self.slow > MOST_SLOW or took > STANDSTILL_SECONDS:
            # When it is tried again, the first slow one is enough.
            self.slow, self.quick_from = MOST_SLOW, begun + took + THREAD_SECONDS

    async def write(self, entries: Entries) -> None:
        """Returns when they are on disk; raises what SQLAlchemy would."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write_then(entries, partial(settle, done))
        await done

    def write_then(self, entries: Entries, then: Then) -> None:
        """The same for somebody who does not wait."""
        self.have_done(partial(write, entries=entries), then)

    def have_done(self, job: Job | None, then: Then) -> None:
        if self.thread is None:
            self.thread = Thread(target=self.run, name="pen", daemon=True)
            self.thread.start()
        self.jobs.put((job, asyncio.get_running_loop(), then))

    async def close(self) -> None:
        """The thread has nothing more to do, and ends."""
        if self.at_hand is not None:
            self.at_hand.close()
            self.at_hand = None
        if self.thread is not None:
            done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self.have_done(None, partial(settle, done))
            await done

    def run(self) -> None:
        connection: sqlite3.Connection | None = None
        job: Job | None = carry_over
        while job is not None:
            job, loop, then = self.jobs.get()
            error: Exception | None = None
            try:
                if connection is None and job is not None:
                    connection = opened(self.file, DURABLE)
                if connection is not None and job is not None:
                    job(connection)
            except sqlite3.Error as problem:
                # Without the parameters: what people do is nothing for a log.
                error = kind_of(problem)(INTO, None, problem, hide_parameters=True)
                error.__cause__ = problem
            except Exception as problem:
                error = problem
            if connection is not None and job is None:
                connection.close()
            # Where the loop is gone, nobody waits.
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(then, error)


def pen_for(engine: AsyncEngine) -> Pen | None:
    """A pen for an SQLite file; None where the database is another."""
    file = engine.url.database
    return Pen(file) if engine.dialect.name == "sqlite" and file and file != ":memory:" else None


def opened(file: str, manner: Sequence[str]) -> sqlite3.Connection:
    connection = sqlite3.connect(file, isolation_level=None, cached_statements=MOST_ROWS + 10)
    for line in manner:
        connection.execute(f"PRAGMA {line}")
    return connection


def write(connection: sqlite3.Connection, entries: Entries) -> None:
    """All of them or none."""
    if not entries:
        return
    if len(entries) <= MOST_ROWS:
        insert(connection, entries)
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for at in range(0, len(entries), MOST_ROWS):
            insert(connection, entries[at : at + MOST_ROWS])
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def insert(connection: sqlite3.Connection, entries: Entries) -> None:
    connection.execute(insertion(len(entries)), [entry.get(name) for entry in entries for name in COLUMNS])


def carry_over(connection: sqlite3.Connection) -> None:
    """Take over into the tables what is in SQLite's log, as far as nobody reads from before it."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


@cache
def insertion(rows: int) -> str:
    return INTO + ", ".join([ROW] * rows)


def settle(done: "asyncio.Future[None]", error: Exception | None) -> None:
    """Tell whoever waits, unless they have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def kind_of(error: sqlite3.Error) -> type[DBAPIError]:
    if isinstance(error, sqlite3.IntegrityError):
        return Taken
    return Failed if isinstance(error, sqlite3.OperationalError) else DBAPIError
