"""What is known of matches that another server is about to hand over: their logs, read before it lets go of them, so
that nobody waits for that; and what it has packed."""

import time

from msgspec import Struct
from msgspec.structs import replace

from vervet.server.match.luggage import Luggage
from vervet.server.match.record import Record
from vervet.server.match.rows import MatchRow

# What nobody has asked for by then is out of date.
LUGGAGE_SECONDS = 60.0


class Foreseen(Struct):
    """A match as it was read, and its log, replayed as far as it went then; entries are only ever added to it."""

    row: MatchRow
    record: Record
    at: float


class Arrivals:
    """By the names of matches."""

    def __init__(self) -> None:
        self.logs: dict[str, Foreseen] = {}
        self.luggage: dict[str, tuple[Luggage, float]] = {}

    def foresee(self, row: MatchRow, record: Record) -> None:
        self.logs[row.id] = Foreseen(row, record, time.monotonic())

    def pack(self, match: str, luggage: Luggage) -> None:
        self.luggage[match] = luggage, time.monotonic()

    def row_of(self, match: str) -> MatchRow | None:
        """The match as it is on disk by now, where nothing has happened in it between reading and packing."""
        foreseen, (luggage, _) = self.logs.get(match), self.luggage.get(match, (None, 0.0))
        if foreseen is None or luggage is None or not luggage.seats:
            return None
        row = foreseen.row
        same = (luggage.entries, luggage.departures) == (row.version(), len(row.departures))
        return replace(row, seats=luggage.seats, rematch=luggage.rematch) if same else None

    def log_of(self, row: MatchRow) -> Record | None:
        """What was read before of this match, where it is of the same deal."""
        foreseen = self.logs.pop(row.id, None)
        return None if foreseen is None or foreseen.row.deal != row.deal else foreseen.record

    def luggage_of(self, match: str) -> Luggage | None:
        found = self.luggage.pop(match, None)
        return None if found is None else found[0]

    def sweep(self, now: float) -> None:
        late = now - LUGGAGE_SECONDS
        self.logs = {match: each for match, each in self.logs.items() if each.at > late}
        self.luggage = {match: each for match, each in self.luggage.items() if each[1] > late}
