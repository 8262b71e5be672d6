"""A change that has been checked and not yet made: it is written to disk first, so that nobody ever sees what a crash
could lose."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from vervet.core.departure import Departure
from vervet.core.json import Json
from vervet.core.match import Prepared
from vervet.core.state import Outcome
from vervet.server.match.rows import AbsenceRow, EntryRow


class Draft(Struct, frozen=True):
    """Seats and actions in their order, or undos (their actions are None); the entries that say so; and how the match
    will have ended with them (None: it goes on). `prepared`: the only move, made on a copy."""

    moves: Sequence[tuple[int, int | None]]
    entries: Sequence[EntryRow]
    outcome: Mapping[str, Json] | None = None
    prepared: Prepared | None = None

    def seats(self) -> list[int]:
        return [seat for seat, _ in self.moves]


class Leaving(Struct, frozen=True):
    """A departure that is checked and not yet on disk, and how the match will have ended with it."""

    departure: Departure
    outcome: Outcome | None = None


class Agreement(Struct, frozen=True):
    """What is agreed from now on about somebody who is away, and not yet on disk."""

    absent: int
    row: AbsenceRow
