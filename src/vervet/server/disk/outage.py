"""When the database is out of reach: which errors say so, and how its return is waited for."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError

from vervet.server.log import kind_of
from vervet.server.metrics import OUTAGES

LOG = logging.getLogger(__name__)
# PostgreSQL's classes of errors that pass: connection, resources (a full disk), operator, system; and read-only.
PASSING: Final = ("08", "53", "57", "58", "25006")


class NotWritten(Exception):
    """The database did not take a change: none of it is on disk."""


class Unreachable(NotWritten):
    """The database is out of reach: later it may take the same change."""


def out_of_reach(error: BaseException | None) -> bool:
    """Whether trying again later may help: it is gone, locked, full; not what it refuses for good."""
    if isinstance(error, DBAPIError):
        state = str(getattr(error.orig, "sqlstate", None) or "")
        passing = isinstance(error, (OperationalError, InterfaceError)) or error.connection_invalidated
        return passing or state.startswith(PASSING)
    if isinstance(error, (Unreachable, OSError, TimeoutError)):
        return True
    return isinstance(error, SQLAlchemyError) and out_of_reach(error.__cause__)


class Outage:
    """Whether the database is out of reach now. `heard` is told when that changes."""

    def __init__(self) -> None:
        self.on = False
        self.over = asyncio.Event()
        self.over.set()
        self.heard: Callable[[bool], None] = silence
        self.began = 0.0

    def begin(self, error: BaseException) -> None:
        if not self.on:
            self.on = True
            self.over.clear()
            self.began = asyncio.get_running_loop().time()
            # Once for each outage: whoever wants to write meanwhile is refused, and that is not worth a line.
            LOG.error("the database is out of reach: %s", kind_of(error.__cause__ or error))
            OUTAGES.add(1)
            self.heard(True)

    def end(self) -> None:
        if self.on:
            self.on = False
            self.over.set()
            LOG.warning("the database is back after %.1f s", asyncio.get_running_loop().time() - self.began)
            self.heard(False)


def silence(_on: bool) -> None:
    """Nobody is told."""
