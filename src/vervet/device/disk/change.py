"""What can be written: each function says it as one change, which is on the shelf as a whole or not at all.

A change is a list of words about matches. A word is a document, as it is kept: `do` says what it does to the match
(`memory.py` carries it out).
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct, to_builtins

from vervet.core.json import Json
from vervet.server.match.rows import DealRow, DepartureRow, EntryRow, MatchRow, SeatRow

from .lease import Hold

Word: TypeAlias = dict[str, object]


class Change(Struct, frozen=True):
    """What must be written together or not at all: words, each with the match that it is about."""

    words: Sequence[tuple[str, Word]] = ()

    def under(self, hold: Hold | None) -> "Change":
        """The same: there are no leases here."""
        return self

    def after(self, first: "Change") -> "Change":
        """Both changes as one."""
        return Change([*first.words, *self.words])


def new_match(row: MatchRow, created: int, rematch_of: str | None = None) -> Change:
    """A match and its seats; the match that it follows knows of it."""
    document = to_builtins(row)
    made: list[tuple[str, Word]] = [(row.id, {"do": "match", "row": document, "created": created})]
    if rematch_of is not None:
        made.append((rematch_of, {"do": "rematch", "match": row.id}))
    return Change(made)


def new_deal(match: str, before: DealRow | None, after: DealRow | None) -> Change:
    """The next step of a deal; it fails where another tab has taken one meanwhile."""
    return Change([(match, {"do": "deal", "before": to_builtins(before), "deal": to_builtins(after)})])


def new_entries(match: str, entries: Sequence[EntryRow], at: int, outcome: Mapping[str, Json] | None = None) -> Change:
    """More lines of a match's log, and how it ended, if they ended it."""
    lines = [[entry.number, entry.seat, entry.action, entry.command or None] for entry in entries]
    return Change([(match, {"do": "entries", "entries": lines, "at": at, **ended(outcome)})])


def new_departure(match: str, row: DepartureRow, outcome: Mapping[str, Json] | None) -> Change:
    """Somebody leaves a seat or comes back; with a resignation the match may be over."""
    return Change([(match, {"do": "departure", "row": to_builtins(row), **ended(outcome)})])


def ended(outcome: Mapping[str, Json] | None) -> Word:
    return {} if outcome is None else {"outcome": to_builtins(dict(outcome))}


def new_tokens(match: str, rows: Sequence[SeatRow]) -> Change:
    """Who holds these seats from now on."""
    return Change([change_seat(match, row.seat, {"token": row.token, "former": row.former}) for row in rows])


def seat_taken(match: str, row: SeatRow, name: str, digest: str) -> Change:
    """Somebody has joined by invitation; it fails where that has been used, or taken back, meanwhile."""
    _, word = change_seat(match, row.seat, {"name": name, "token": digest})
    return Change([(match, {**word, "invitation": row.invitation})])


def seat_offered(match: str, seat: int, digest: str, former: str | None) -> Change:
    """The seat is free again, for whoever has this invitation; `former` still holds it."""
    return Change([change_seat(match, seat, {"token": None, "invitation": digest, "former": former, "absence": None})])


def new_standing(match: str, seat: int, standing: str | None) -> Change:
    """What a seat says in advance from now on."""
    return Change([change_seat(match, seat, {"standing": standing})])


def new_absence(match: str, seat: int, absence: str | None) -> Change:
    """What is agreed from now on about whoever is away from a seat."""
    return Change([change_seat(match, seat, {"absence": absence})])


def change_seat(match: str, seat: int, values: Mapping[str, str | None]) -> tuple[str, Word]:
    return match, {"do": "seat", "seat": seat, "values": dict(values)}
