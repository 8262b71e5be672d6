"""Why something is not written. A shelf that is full or refused is no reason: what it cannot keep is kept in memory,
and the page says so."""

import asyncio
from collections.abc import Callable


class NotWritten(Exception):
    """Somebody else, in another tab, was there before."""


class Unreachable(NotWritten):
    """Never raised here: there is no way to a shelf that could be cut off."""


def out_of_reach(error: BaseException | None) -> bool:
    return isinstance(error, Unreachable)


class Outage:
    """There is none."""

    def __init__(self) -> None:
        self.on = False
        self.over = asyncio.Event()
        self.over.set()
        self.heard: Callable[[bool], None] | None = None
