"""A match as it is stored: plain rows that know no database."""

from collections.abc import Mapping, Sequence

from msgspec import UNSET, Struct, UnsetType

from vervet.core.json import Json
from vervet.server.match.messages import Document, Lasts, SeatKind


class SeatRow(Struct):
    """A seat as stored; `token`, `invitation` and `former` are digests. `former` is the token from before the seat was
    given again: it still holds it. `standing` is what it has said in advance (`auto_pass.py`), and `absence` what was
    agreed about whoever is away from it (`AbsenceRow`), as JSON. A live match changes a row when somebody sits down."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    token: str | None
    invitation: str | None
    former: str | None = None
    standing: str | None = None
    absence: str | None = None

    def open(self) -> bool:
        """Whether the seat still waits for somebody with the invitation."""
        return self.invitation is not None and self.token is None


class StandingRow(Struct, frozen=True):
    """What a seat has said in advance, and the round in which it did."""

    lasts: Lasts
    only: list[str]
    unless: list[str]
    since: int


class AbsenceRow(Struct, frozen=True):
    """How long somebody had been away when something was last agreed about it, the seats that want a bot to play on,
    and those that agree to a new link."""

    seconds: float
    agreed: list[int]
    vouched: list[int]


class EntryRow(Struct, frozen=True):
    """One line of a log: an action in notation, or None where the seat took its last one back. `command` is what the
    client that sent it calls it."""

    number: int
    seat: int
    action: str | None
    command: str | None = None


class DepartureRow(Struct, frozen=True):
    """Somebody left a seat after so many entries, or came back (`core/departure.py`)."""

    number: int
    entries: int
    seat: int
    how: str
    bot: str


class ClientRow(Struct, frozen=True):
    """What one client gives to a deal, for all its seats; empty until it has."""

    seats: tuple[int, ...]
    commitment: str = ""
    number: str = ""


class DealRow(Struct, frozen=True):
    """The promise of a deal as stored, numbers in hexadecimal digits. `turned`: by how many places everybody moved on
    from the match that this one follows (not written where they stayed, as it was before anybody could move). `world`:
    the position that was dealt where the match began, if that is not at the beginning."""

    secret: str
    commitment: str
    clients: list[ClientRow]
    void: bool = False
    turned: int | UnsetType = UNSET
    world: Document | UnsetType = UNSET

    def __repr__(self) -> str:
        """Secrets stay secret, in tracebacks too."""
        return "<DealRow>"


class StartRow(Struct, frozen=True):
    """Where a match begins that is played on from a moment of another (`core/start.py`): `step` counts the actions of
    that, `address` is how its page calls the moment, and `round` how the table did; 0 where it has no rounds."""

    match: str
    step: int
    seat: int
    position: Document
    address: str
    round: int

    def __repr__(self) -> str:
        return f"<StartRow {self.match} {self.address}>"


class MatchRow(Struct, frozen=True):
    """A match as stored, seats and log included; `rematch` is the match that followed. It has a seed or is dealt from
    everybody's numbers; one from before deals were promised has a seed and no `deal`."""

    id: str
    game: str
    rules: int
    options: Mapping[str, Json]
    seed: int | None
    outcome: Mapping[str, Json] | None
    rematch: str | None
    seats: list[SeatRow]
    entries: list[EntryRow]
    deal: DealRow | None = None
    departures: Sequence[DepartureRow] = ()
    hints: bool = False
    start: StartRow | None = None

    def version(self) -> int:
        return self.entries[-1].number if self.entries else 0
