"""A match as it is stored: plain rows that know no database."""

from collections.abc import Mapping

from msgspec import Struct

from vervet.core.json import Json
from vervet.server.match.messages import SeatKind


class SeatRow(Struct):
    """A seat as stored; `token` and `invitation` are digests. A live match changes it when somebody sits down."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    token: str | None
    invitation: str | None

    def open(self) -> bool:
        """Whether the seat still waits for somebody with the invitation."""
        return self.invitation is not None and self.token is None


class EntryRow(Struct, frozen=True):
    """One line of a log: an action in notation, or None where the seat took its last one back."""

    number: int
    seat: int
    action: str | None


class MatchRow(Struct, frozen=True):
    """A match as stored, seats and log included; `rematch` is the match that followed."""

    id: str
    game: str
    rules: int
    options: Mapping[str, Json]
    seed: int
    outcome: Mapping[str, Json] | None
    rematch: str | None
    seats: list[SeatRow]
    entries: list[EntryRow]

    def version(self) -> int:
        return self.entries[-1].number if self.entries else 0
