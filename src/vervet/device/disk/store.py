"""Matches, read from the shelf."""

from msgspec import json

from vervet.device.neighbours import Shelf
from vervet.server.match.messages import ListedDeal
from vervet.server.match.rows import MatchRow, SeatRow

from .memory import Memory, remembered


class Store:
    """The matches of this browser."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def memory(self, match: str) -> Memory:
        return remembered([json.decode(record) for record in await self.shelf.read(match)])

    async def match(self, match: str) -> MatchRow | None:
        """A match with its seats and log; None when there is none of that name."""
        return (await self.memory(match)).match_row()

    async def box(self, mark: str) -> str | None:
        """A page has only the printed boxes."""
        return None

    async def seats(self, match: str) -> list[SeatRow]:
        return (await self.memory(match)).seat_rows()

    async def seconds(self, match: str) -> int:
        """The time between the first and the last entry of a match."""
        return (await self.memory(match)).seconds()

    async def deals(self, after: int) -> list[ListedDeal]:
        """The list of deals is for a public that could compare it: here there is none."""
        return []

    async def with_bots(self) -> list[str]:
        """Nothing plays where nobody looks: a match goes on when its page is opened."""
        return []

    async def migrated(self) -> bool:
        return True

    def free_bytes(self) -> int | None:
        return None
