"""The one writer of the database: what all matches want written is committed together.

Whoever waits for `write` knows that it is on disk. While one commit is under way, the next batch gathers; so the more
matches there are, the more of them share the cost of reaching the disk.
"""

import asyncio
import logging
from contextlib import suppress

from sqlalchemy import Update, insert, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vervet.server.disk.change import Change
from vervet.server.disk.schema import DEALS, ENTRIES
from vervet.server.match.listing import FIRST_LINK, next_link, shown_match

LARGEST_BATCH = 1_000
LOG = logging.getLogger(__name__)


class NotWritten(Exception):
    """The database did not take a change: none of it is on disk."""


class NothingUpdated(SQLAlchemyError):
    """What was to be changed is not there, or no longer what it was."""


class Journal:
    """A queue of changes and the task that commits them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[tuple[Change, asyncio.Future[None]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.connection: AsyncConnection | None = None

    def open(self) -> None:
        self.task = asyncio.create_task(self.run(), name="journal")

    async def close(self) -> None:
        """Commit what is queued, then stop."""
        if self.task is not None:
            self.queue.put_nowait(None)
            await self.task
            self.task = None
            await self.hang_up()

    async def write(self, change: Change) -> None:
        """Returns when the change is on disk; raises `NotWritten` when the database does not take it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((change, done))
        try:
            await done
        except SQLAlchemyError as error:
            raise NotWritten(str(error)) from error

    async def run(self) -> None:
        going = True
        while going:
            first = await self.queue.get()
            batch = [] if first is None else [first]
            going = first is not None
            while going and len(batch) < LARGEST_BATCH and not self.queue.empty():
                more = self.queue.get_nowait()
                if more is None:
                    going = False
                else:
                    batch.append(more)
            if batch:
                await self.commit_all(batch)

    async def commit_all(self, batch: list[tuple[Change, asyncio.Future[None]]]) -> None:
        """One commit for all; if it fails, one for each, so that only those who asked for the impossible hear of it."""
        try:
            await self.commit([change for change, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                LOG.warning("not written: %s", error)
                settle(batch[0][1], error)
                return
            for one in batch:
                await self.commit_all([one])
            return
        for _, done in batch:
            settle(done)

    async def commit(self, changes: list[Change]) -> None:
        """One transaction, always on the same connection; after a failure on a new one, since the old may be broken."""
        if self.connection is None:
            self.connection = await self.engine.connect()
        try:
            for change in changes:
                for statement in change.statements:
                    done = await self.connection.execute(statement)
                    if isinstance(statement, Update) and done.rowcount == 0:
                        raise NothingUpdated("nothing to update")
            listed = [each for change in changes for each in change.listed]
            if listed:
                await add_to_list(self.connection, listed)
            entries = [entry for change in changes for entry in change.entries]
            if entries:
                await self.connection.execute(insert(ENTRIES), entries)
            await self.connection.commit()
        except BaseException:
            await self.hang_up()
            raise

    async def hang_up(self) -> None:
        if self.connection is not None:
            connection, self.connection = self.connection, None
            with suppress(SQLAlchemyError, OSError):
                await connection.close()


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


def settle(done: asyncio.Future[None], error: Exception | None = None) -> None:
    """Tell whoever waits, unless they have gone."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
