"""The archive: of a match that has long been over, all entries are packed into one row, so that the table in which
every move is looked up and written stays small. Nothing else changes: it can be replayed, read and played on."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, exists, insert, select

from vervet.server.disk.change import Change
from vervet.server.disk.journal import Journal
from vervet.server.disk.outage import NotWritten, out_of_reach
from vervet.server.disk.packing import pack
from vervet.server.disk.schema import ARCHIVE, ENTRIES, MATCHES
from vervet.server.disk.store import Store
from vervet.server.log import kind_of
from vervet.server.metrics import ARCHIVED

LOG = logging.getLogger(__name__)
DAY: Final = 86_400
BATCH: Final = 100
# There is no hurry: people who play come first.
PAUSE_SECONDS: Final = 0.05
ROUND_SECONDS: Final = 600.0


async def archive_forever(store: Store, journal: Journal, days: float) -> None:
    """Every few minutes, what was made so many days ago and is over."""
    while True:
        await asyncio.sleep(ROUND_SECONDS)
        await journal.reachable()
        try:
            await archive(store, journal, int(time.time() - days * DAY))
        except Exception as error:
            # A database out of reach has its own line already.
            if not out_of_reach(error):
                LOG.warning("archive: %s", kind_of(error))


async def archive(store: Store, journal: Journal, before: int, pause: float = PAUSE_SECONDS) -> int:
    """Pack every match that is over and was made before this moment; returns how many there were."""
    count = 0
    while batch := await next_batch(store, before):
        packed = 0
        for match in batch:
            packed += await archive_match(store, journal, match)
            await asyncio.sleep(pause)
        count += packed
        if packed == 0:
            # Another server on the same database is at it.
            break
    return count


async def next_batch(store: Store, before: int) -> Sequence[str]:
    """The oldest of those that still have entries of their own."""
    with_entries = exists().where(ENTRIES.c.match == MATCHES.c.id)
    over = select(MATCHES.c.id).where(MATCHES.c.outcome.is_not(None), MATCHES.c.created < before, with_entries)
    async with store.engine.connect() as connection:
        return (await connection.execute(over.order_by(MATCHES.c.created).limit(BATCH))).scalars().all()


async def archive_match(store: Store, journal: Journal, match: str) -> bool:
    """Whether it was we who packed it."""
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(ENTRIES).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number))
        packed = pack([(row.number, row.seat, row.action, row.at) for row in rows])
    together = [
        insert(ARCHIVE).values(match=match, entries=packed),
        delete(ENTRIES).where(ENTRIES.c.match == match),
    ]
    try:
        await journal.write(Change(together))
    except NotWritten:
        return False
    ARCHIVED.add(1)
    return True
