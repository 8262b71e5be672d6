"""Leases are for servers that share a database: a page has none."""

from collections.abc import Callable

from msgspec import Struct


class Hold(Struct, frozen=True):
    """A lease as its holder would know it."""

    match: str
    epoch: int


class HeldElsewhere(Exception):
    """Another server plays the match."""


class Leases:
    """Never made: what is here are the names that a match is driven by."""

    seconds: float
    alone: bool
    lost: Callable[[str], None]
    orphaned: Callable[[str], None]

    async def take(self, match: str) -> Hold | None:
        raise HeldElsewhere(match)

    async def still(self, hold: Hold) -> bool:
        raise HeldElsewhere(hold.match)

    async def let_go(self, hold: Hold) -> None:
        raise HeldElsewhere(hold.match)

    async def hand_over(self, hold: Hold, node: str | None) -> Hold | None:
        raise HeldElsewhere(hold.match)

    def accept(self, hold: Hold) -> None:
        raise HeldElsewhere(hold.match)

    def lose(self, match: str) -> None:
        """Nothing to lose."""
