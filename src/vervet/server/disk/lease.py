"""Which server plays a match: each has a lease that the database gives to one at a time.

A lease has an epoch that only rises. A server says once a second that it is there; the leases of one that has not for a
while can be taken by others, and those of one that nobody hears any more as soon as the database knows no connection
of it either: its process is gone. It may be paused, and not know: so whatever it writes is checked in the statement
that writes it. That statement also keeps the lease from being taken before the commit; whoever takes it then reads all.

SQLite has none of this: one server serves a file.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex

from msgspec import Struct
from sqlalchemy import Exists, ScalarSelect, delete, select, text, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from vervet.server.disk.outage import out_of_reach
from vervet.server.disk.schema import LEASES, NODES
from vervet.server.disk.session import session_of
from vervet.server.log import kind_of
from vervet.server.settings import SettingError

LOG = logging.getLogger(__name__)
# A server says as often as this that it is there, and at least so many times before it is taken for dead.
BEAT_SECONDS = 1.0
BEATS = 3
HANG_UP_SECONDS = 0.5
MOST_ORPHANS = 200
NOW = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
LIVING = f"(SELECT id FROM node WHERE until > {NOW})"
HERE = text(
    f"INSERT INTO node (id, until) VALUES (:node, {NOW} + :milliseconds) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
TAKE = text(
    "INSERT INTO lease (match, node, epoch) SELECT id, :node, 1 FROM match WHERE id = :match "
    "ON CONFLICT (match) DO UPDATE SET node = excluded.node, epoch = lease.epoch + 1 "
    f"WHERE lease.node IS NULL OR lease.node = excluded.node OR lease.node NOT IN {LIVING} RETURNING epoch"
)
# Each server in an order of its own, so that they do not all want the same match.
ORPHANS = text(
    f"SELECT match FROM lease WHERE node IS NOT NULL AND node NOT IN {LIVING} "
    f"ORDER BY hashtext(match || :node) LIMIT {MOST_ORPHANS}"
)
# A connection outlives its process by milliseconds; one of a machine that has lost its power stays, and then the time
# that a server has to say that it is there must pass.
BURY = text(
    "WITH gone AS (DELETE FROM node WHERE id = :node "
    "AND NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE application_name = :session) RETURNING id) "
    "SELECT EXISTS (SELECT 1 FROM gone) OR NOT EXISTS (SELECT 1 FROM node WHERE id = :node)"
)
HOLDER = text(f"SELECT node FROM lease WHERE match = :match AND node IN {LIVING}")
OTHERS = text(f"SELECT EXISTS (SELECT 1 FROM node WHERE id <> :node AND until > {NOW})")
LONG_DEAD = text(f"DELETE FROM node WHERE until < {NOW} - 3600000")


class Hold(Struct, frozen=True):
    """A lease as its holder knows it."""

    match: str
    epoch: int

    def exists(self) -> Exists:
        """A condition of a statement that writes: the lease is still this one, and stays so until the commit."""
        mine = LEASES.c.match == self.match, LEASES.c.epoch == self.epoch
        return select(LEASES.c.epoch).where(*mine).with_for_update(read=True).exists()

    def value(self) -> ScalarSelect[int]:
        """The same as the value of a column that must not be empty."""
        mine = LEASES.c.match == self.match, LEASES.c.epoch == self.epoch
        return select(LEASES.c.epoch).where(*mine).with_for_update(read=True).scalar_subquery()


class HeldElsewhere(Exception):
    """Another server plays the match."""

    def __init__(self, node: str) -> None:
        super().__init__(f"played by {node}")
        self.node = node


class Leases:
    """What this server holds. `lost` is told of every lease that is not its own any more, `orphaned` of matches whose
    server is gone."""

    def __init__(self, engine: AsyncEngine, seconds: float, node: str = "", alone: bool = True) -> None:
        # Every statement here is whole by itself, and somebody waits for it: none needs a transaction around it.
        self.engine = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.seconds = seconds
        self.node = node or token_hex(8)
        self.held: dict[str, Hold] = {}
        self.strays: set[str] = set()
        # Whether no other server has ever been there: then none can have taken anything.
        self.alone = alone
        self.lost: Callable[[Hold], None] = nobody
        self.orphaned: Callable[[str], None] = no_match
        self.pause = min(BEAT_SECONDS, seconds / BEATS)
        # A connection of its own: whoever waits for one among all others may be taken for dead meanwhile.
        self.connection: AsyncConnection | None = None
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Say that we are here, and go on saying so; raises `SettingError`."""
        try:
            await self.say_here()
        except (SQLAlchemyError, OSError) as error:
            raise SettingError(f"the database cannot be reached any more: {kind_of(error)}") from error
        self.tasks = [asyncio.create_task(self.beat(), name="beat"), asyncio.create_task(self.look(), name="leases")]

    async def close(self) -> None:
        """Let go of everything, so that others need not wait."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks = []
        await self.hang_up()
        try:
            async with asyncio.timeout(self.seconds), self.engine.connect() as connection:
                await connection.execute(update(LEASES).where(LEASES.c.node == self.node).values(node=None))
                await connection.execute(delete(NODES).where(NODES.c.id == self.node))
        except Exception as error:
            if not out_of_reach(error):
                raise
            # Then they do wait, until we are taken for dead.
        self.held.clear()

    async def beat(self) -> None:
        """Say that we are here, whatever else there is to do."""
        while True:
            await asyncio.sleep(self.pause)
            try:
                async with asyncio.timeout(self.seconds):
                    await self.say_here()
            except Exception as error:
                if not out_of_reach(error):
                    LOG.exception("beat")

    async def look(self) -> None:
        while True:
            await asyncio.sleep(self.pause)
            try:
                async with asyncio.timeout(self.seconds):
                    await self.compare()
                    await self.look_for_orphans()
            except Exception as error:
                if not out_of_reach(error):
                    LOG.exception("leases")

    async def say_here(self) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
        connection = self.connection
        try:
            await connection.execute(HERE, {"node": self.node, "milliseconds": int(self.seconds * 1000)})
            await connection.execute(LONG_DEAD)
            if (await connection.execute(OTHERS, {"node": self.node})).scalar_one():
                self.alone = False
        except BaseException:
            await self.hang_up()
            raise

    async def hang_up(self) -> None:
        """Give the connection up, without a word where it does not listen any more."""
        connection, self.connection = self.connection, None
        if connection is not None:
            with suppress(SQLAlchemyError, OSError, TimeoutError):
                async with asyncio.timeout(HANG_UP_SECONDS):
                    await connection.close()

    async def bury(self, node: str) -> bool:
        """A server that cannot be heard is dead where the database knows no connection of it either. Whether it is:
        then its matches can be taken. Others may have been faster."""
        async with self.engine.connect() as connection:
            buried = await connection.execute(BURY, {"node": node, "session": session_of(node)})
            return bool(buried.scalar_one())

    async def compare(self) -> None:
        """Notice what another server has taken while this one was not there."""
        before = dict(self.held)
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(LEASES.c.match, LEASES.c.epoch).where(LEASES.c.node == self.node))
            mine = {row.match: row.epoch for row in rows}
        for match, hold in before.items():
            if mine.get(match) != hold.epoch and self.held.get(match) == hold:
                self.lose(hold)
        # What was handed over to us, and never came to be played: the word for it was lost.
        strays = {match for match in mine if match not in self.held}
        for match in strays & self.strays:
            self.orphaned(match)
        self.strays = strays

    async def look_for_orphans(self) -> None:
        async with self.engine.connect() as connection:
            orphans = [row.match for row in await connection.execute(ORPHANS, {"node": self.node})]
        for match in orphans:
            self.orphaned(match)

    async def take(self, match: str) -> Hold | None:
        """The lease of a match; None where there is no such match. Raises `HeldElsewhere`."""
        async with self.engine.connect() as connection:
            taken = (await connection.execute(TAKE, {"match": match, "node": self.node})).first()
            if taken is None:
                holder = (await connection.execute(select(LEASES.c.node).where(LEASES.c.match == match))).first()
        if taken is not None:
            # Only now: whoever compares before that does not find it in the database.
            hold = self.held[match] = Hold(match, taken.epoch)
            return hold
        if holder is None:
            return None
        raise HeldElsewhere(str(holder.node))

    async def holder(self, match: str) -> str | None:
        """The server that plays the match, if one does that is alive."""
        async with self.engine.connect() as connection:
            found = (await connection.execute(HOLDER, {"match": match})).first()
        return None if found is None else str(found.node)

    async def still(self, hold: Hold) -> bool:
        """Whether the lease is still the one that this server holds."""
        mine = LEASES.c.match == hold.match, LEASES.c.node == self.node, LEASES.c.epoch == hold.epoch
        async with self.engine.connect() as connection:
            return (await connection.execute(select(LEASES.c.epoch).where(*mine))).first() is not None

    async def hand_over(self, hold: Hold, node: str | None) -> Hold | None:
        """Another server is to go on; from now on nothing more is written here. None: whoever wants to. Returns the
        lease as the other one has it; None where it was not ours any more."""
        if self.held.get(hold.match) == hold:
            del self.held[hold.match]
        mine = LEASES.c.match == hold.match, LEASES.c.node == self.node, LEASES.c.epoch == hold.epoch
        given = update(LEASES).where(*mine).values(node=node, epoch=LEASES.c.epoch + 1).returning(LEASES.c.epoch)
        async with self.engine.connect() as connection:
            found = (await connection.execute(given)).first()
        return None if found is None else Hold(hold.match, found.epoch)

    def accept(self, hold: Hold) -> None:
        """Another server has handed it over to us."""
        self.held[hold.match] = hold

    async def let_go(self, hold: Hold) -> None:
        """Whoever wants it next need not wait."""
        if self.held.get(hold.match) == hold:
            del self.held[hold.match]
        mine = LEASES.c.match == hold.match, LEASES.c.node == self.node, LEASES.c.epoch == hold.epoch
        async with self.engine.connect() as connection:
            await connection.execute(update(LEASES).where(*mine).values(node=None))

    def lose(self, hold: Hold) -> None:
        """It is another server's by now, or ours under a later epoch."""
        if self.held.get(hold.match) == hold:
            del self.held[hold.match]
        self.lost(hold)


def nobody(_hold: Hold) -> None:
    """Nobody is told."""


def no_match(_match: str) -> None:
    """Nobody wants it."""
