"""What the house asks of the page around it."""

from typing import Protocol


class Shelf(Protocol):
    """Where records are kept: IndexedDB, as the page's worker offers it."""

    async def read(self, match: str) -> list[str]:
        """The records of a match, in the order of their numbers."""

    async def append(self, records: list[tuple[str, int, str]]) -> bool:
        """Keep these, each under a match and a number: all of them or, where somebody has one of the numbers, none."""


class Thinker(Protocol):
    """Another worker, which has the same archive."""

    async def think(self, game: str, rules: int, position: str, bot: str, seat: int, seed: int) -> int:
        """What the bot does; raises where it failed."""
