"""The one writer of the database: what all matches want written is committed together.

Whoever waits for `write` knows that it is on disk. While one commit is under way, the next batch gathers; so the more
matches there are, the more of them share the cost of reaching the disk.

A database that is out of reach is tried again for a moment. Then all who wait are refused, all after them at once,
and one task looks for its return.
"""

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from sqlalchemy import Update, bindparam, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vervet.server.disk.change import Change
from vervet.server.disk.driver import Pen, Then, pen_for, settle
from vervet.server.disk.outage import NotWritten, Outage, Unreachable, out_of_reach
from vervet.server.disk.schema import DEALS, ENTRIES, LEASES
from vervet.server.log import kind_of
from vervet.server.match.listing import FIRST_LINK, next_link, shown_match
from vervet.server.metrics import CHANGES, COMMIT_TOOK, COMMITS

LARGEST_BATCH = 1_000
# A database that is away for less than this only makes its players wait.
PATIENCE_SECONDS = 1.5
FIRST_PAUSE = 0.05
# A commit that takes longer will not come back.
COMMIT_SECONDS = 5.0
PROBE_SECONDS = 0.5
# A change that changes nothing, but must be written. A disk that is full can still be read.
PROBE = Change([text("UPDATE alembic_version SET version_num = version_num")])
# An entry whose lease is lost has no epoch, and without one the database does not take it.
LEASE = LEASES.c.match == bindparam("lease_match"), LEASES.c.epoch == bindparam("lease_epoch")
UNDER_LEASE = insert(ENTRIES).values(
    epoch=select(LEASES.c.epoch).where(*LEASE).with_for_update(read=True).scalar_subquery()
)
LOG = logging.getLogger(__name__)
Batch: TypeAlias = list[tuple[Change, Then]]


class NothingUpdated(SQLAlchemyError):
    """What was to be changed is not there, or no longer what it was."""


class Journal:
    """The changes that wait and the task that commits them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: Batch = []
        self.roused = asyncio.Event()
        self.closing = False
        # Whether a commit is under way; the batch of one that the task does not wait for; whether one of those failed.
        self.busy = False
        self.dipped: Batch | None = None
        self.troubled = False
        self.task: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None
        # SQLite's own, for what is written most.
        self.pen: Pen | None = None
        self.outage = Outage()
        self.probe: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.run(), name="journal")

    async def close(self) -> None:
        """Commit what is queued, then stop."""
        if self.probe is not None:
            self.probe.cancel()
        if self.task is not None:
            self.closing = True
            self.roused.set()
            await self.task
            self.task = None
            await self.hang_up()

    async def write(self, change: Change) -> None:
        """Returns when the change is on disk; raises `NotWritten` when the database does not take it, `Unreachable`
        where that may be otherwise later."""
        if self.outage.on:
            raise Unreachable("the database is out of reach")
        await self.put(change)

    async def put(self, change: Change) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.write_then(change, partial(settle, done))
        await done

    def write_then(self, change: Change, then: Then) -> None:
        """The same for somebody who does not wait."""
        self.waiting.append((change, then))
        self.go_on()

    async def reachable(self) -> None:
        """Returns when the database can be written to, as far as is known."""
        await self.outage.over.wait()

    def go_on(self) -> None:
        """Begin the next commit, if none is under way. What else comes in the same turn of the loop shares it."""
        if self.busy or not self.waiting:
            return
        if self.pen is not None and not self.outage.on and not self.troubled:
            self.busy = True
            asyncio.get_running_loop().call_soon(self.dip)
        else:
            self.roused.set()

    def dip(self) -> None:
        """Have entries written by the pen, without the task: most of what there is to do."""
        if self.pen is None or not all(only_entries(change) for change, _ in self.waiting):
            self.busy = False
            self.roused.set()
            return
        self.dipped = batch = self.take()
        entries = [entry for change, _ in batch for entry in change.entries]
        begun = time.perf_counter()
        if self.pen.write_at_once(entries):
            self.dry(batch, None, begun, None)
            return
        late = asyncio.get_running_loop().call_later(COMMIT_SECONDS, self.stumble, batch)
        self.pen.write_then(entries, partial(self.dry, batch, late, begun))

    def dry(self, batch: Batch, late: asyncio.TimerHandle | None, begun: float, error: Exception | None) -> None:
        """The pen is done with a batch."""
        if late is not None:
            late.cancel()
        if error is not None:
            self.stumble(batch)
        elif batch is self.dipped:
            self.busy, self.dipped = False, None
            count(len(batch), begun)
            # First the next commit: the disk need not wait for what follows from this one.
            self.go_on()
            for _, then in batch:
                then(None)
            if self.closing:
                self.roused.set()

    def stumble(self, batch: Batch) -> None:
        """A batch is not on disk, or not in time: the task goes about it, who knows what to do."""
        if batch is self.dipped:
            self.busy, self.dipped = False, None
            self.waiting[:0] = batch
            self.troubled = True
            self.roused.set()

    def take(self) -> Batch:
        batch, self.waiting = self.waiting[:LARGEST_BATCH], self.waiting[LARGEST_BATCH:]
        return batch

    async def run(self) -> None:
        while self.waiting or self.busy or not self.closing:
            if self.busy or not self.waiting:
                self.roused.clear()
                await self.roused.wait()
                continue
            self.busy = True
            try:
                await self.commit_all(self.take())
            finally:
                self.busy = self.troubled = False

    async def commit_all(self, batch: Batch) -> None:
        """One commit for all; if it fails, one for each, so that only those who asked for the impossible hear of it.
        If the database is out of reach, that is nobody's fault, and all hear of it at once."""
        error: Exception | None = None
        try:
            await self.commit_patiently([change for change, _ in batch])
        except Unreachable as problem:
            error = problem
        except Exception as problem:
            if len(batch) > 1:
                for one in batch:
                    await self.commit_all([one])
                return
            LOG.warning("not written: %s", kind_of(problem))
            error = refused(problem)
        call = asyncio.get_running_loop().call_soon
        for _, then in batch:
            # The next commit begins before they are done with this one.
            call(then, error)

    async def commit_patiently(self, changes: list[Change]) -> None:
        """Try for a moment; then it is an outage."""
        clock = asyncio.get_running_loop().time
        end, pause = clock() + PATIENCE_SECONDS, FIRST_PAUSE
        while True:
            try:
                async with asyncio.timeout(COMMIT_SECONDS):
                    await self.commit(changes)
                self.outage.end()
                return
            except Exception as error:
                if not out_of_reach(error):
                    raise
                if self.outage.on or clock() + pause > end:
                    self.look_for_it(error)
                    raise Unreachable(str(error)) from error
            await asyncio.sleep(pause)
            pause *= 2

    def look_for_it(self, error: Exception) -> None:
        """Out of reach: from now on somebody looks whether it is back."""
        self.outage.begin(error)
        if self.probe is None or self.probe.done():
            self.probe = asyncio.create_task(self.look(), name="outage")

    async def look(self) -> None:
        while self.outage.on:
            await asyncio.sleep(PROBE_SECONDS)
            with suppress(NotWritten):
                await self.put(PROBE)

    async def commit(self, changes: list[Change]) -> None:
        """One transaction, always on the same connection; after a failure on a new one, since the old may be broken."""
        begun = time.perf_counter()
        if self.connection is None:
            self.connection = await self.dial()
            self.pen = pen_for(self.engine)
        try:
            if self.pen is not None and all(only_entries(each) for each in changes):
                await self.pen.write([entry for change in changes for entry in change.entries])
            else:
                await self.write_all(self.connection, changes)
        except BaseException:
            COMMITS.add(1, "no")
            await self.hang_up()
            raise
        count(len(changes), begun)

    async def write_all(self, connection: AsyncConnection, changes: list[Change]) -> None:
        """Whatever there is, in one transaction."""
        for change in changes:
            for statement in change.statements:
                done = await connection.execute(statement)
                if isinstance(statement, Update) and done.rowcount == 0:
                    raise NothingUpdated("nothing to update")
        listed = [each for change in changes for each in change.listed]
        if listed:
            await add_to_list(connection, listed)
        entries: list[Mapping[str, object]] = [entry for change in changes for entry in change.entries]
        held = [entry for entry in entries if "lease_epoch" in entry]
        free = [entry for entry in entries if "lease_epoch" not in entry]
        if held:
            await connection.execute(UNDER_LEASE, held)
        if free:
            await connection.execute(insert(ENTRIES), free)
        await connection.commit()

    async def dial(self) -> AsyncConnection:
        try:
            return await self.engine.connect()
        except Exception as error:
            # Drivers have errors of their own for a server that is just starting.
            raise Unreachable(str(error)) from error

    async def hang_up(self) -> None:
        """Give the connection up, without a word where it does not listen any more."""
        if self.connection is not None:
            connection, self.connection = self.connection, None
            with suppress(SQLAlchemyError, OSError, TimeoutError):
                async with asyncio.timeout(PROBE_SECONDS):
                    await connection.close()
        if self.pen is not None:
            pen, self.pen = self.pen, None
            with suppress(TimeoutError):
                async with asyncio.timeout(PROBE_SECONDS):
                    await pen.close()


async def add_to_list(connection: AsyncConnection, listed: list[tuple[str, str]]) -> None:
    """More lines of the public list, each hashed onto the one before.

    Two servers must not both add to the same end of it. On SQLite whoever has begun to write is alone anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("LOCK TABLE deal IN EXCLUSIVE MODE"))
    newest = select(DEALS.c.number, DEALS.c.link).order_by(DEALS.c.number.desc()).limit(1)
    last = (await connection.execute(newest)).first()
    number, link = (0, FIRST_LINK) if last is None else (last.number, last.link)
    rows: list[dict[str, object]] = []
    for match, commitment in listed:
        number, link = number + 1, next_link(link, shown_match(match), commitment)
        rows.append({"number": number, "match": match, "commitment": commitment, "link": link})
    await connection.execute(insert(DEALS), rows)


def count(changes: int, begun: float) -> None:
    COMMITS.add(1, "yes")
    CHANGES.add(changes)
    COMMIT_TOOK.note(time.perf_counter() - begun)


def only_entries(change: Change) -> bool:
    return bool(change.entries) and not change.statements and not change.listed


def refused(error: Exception) -> Exception:
    """What whoever wanted to write is told."""
    if not isinstance(error, SQLAlchemyError):
        return error
    told = NotWritten(str(error))
    told.__cause__ = error
    return told
