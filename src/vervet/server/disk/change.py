"""What can be written: each function says it as one change, which is on disk as a whole or not at all."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, json
from sqlalchemy import Insert, Update, insert, update
from sqlalchemy.sql.base import Executable

from vervet.core.json import Json
from vervet.server.disk.lease import Hold
from vervet.server.disk.schema import BOXES, DEPARTURES, MATCHES, SEATS
from vervet.server.match.rows import DealRow, DepartureRow, EntryRow, MatchRow, SeatRow


class Change(Struct, frozen=True):
    """What must be written together or not at all. `listed` are matches and commitments for the public list."""

    statements: Sequence[Executable] = ()
    entries: Sequence[Mapping[str, object]] = ()
    listed: Sequence[tuple[str, str]] = ()

    def under(self, hold: Hold | None) -> "Change":
        """The same, but only as long as that lease lasts: otherwise none of it is written."""
        if hold is None:
            return self
        lease = {"lease_match": hold.match, "lease_epoch": hold.epoch}
        return Change(
            [guarded(each, hold) for each in self.statements], [{**each, **lease} for each in self.entries], self.listed
        )

    def after(self, first: "Change") -> "Change":
        """Both changes as one."""
        return Change(
            [*first.statements, *self.statements], [*first.entries, *self.entries], [*first.listed, *self.listed]
        )


def guarded(statement: Executable, hold: Hold) -> Executable:
    """An update finds nothing to update once the lease is lost; a departure lacks its epoch. What is new has no lease
    yet."""
    if isinstance(statement, Update):
        return statement.where(hold.exists())
    if isinstance(statement, Insert) and statement.table is DEPARTURES:
        return statement.values(epoch=hold.value())
    return statement


def new_match(row: MatchRow, created: int, rematch_of: str | None = None) -> Change:
    """A match and its seats; its deal is listed."""
    match = {
        "id": row.id,
        "game": row.game,
        "rules": row.rules,
        "options": json.encode(row.options).decode(),
        "seed": row.seed,
        "deal": deal_text(row.deal),
        "created": created,
        "rematch_of": rematch_of,
        "hints": row.hints,
        "start": None if row.start is None else json.encode(row.start).decode(),
    }
    columns = SeatRow.__struct_fields__
    seats = [{"match": row.id, **{name: getattr(seat, name) for name in columns}} for seat in row.seats]
    listed = [] if row.deal is None else [(row.id, row.deal.commitment)]
    return Change([insert(MATCHES).values(match), insert(SEATS).values(seats)], listed=listed)


def new_box(mark: str, box: str) -> Change:
    """A changed box, for matches to come; it fails where the database has it already."""
    return Change([insert(BOXES).values({"hash": mark, "text": box})])


def new_deal(match: str, before: DealRow | None, after: DealRow | None) -> Change:
    """The next step of a deal; it fails where another server has taken one meanwhile."""
    unchanged = MATCHES.c.id == match, MATCHES.c.deal == deal_text(before)
    return Change([update(MATCHES).where(*unchanged).values(deal=deal_text(after))])


def deal_text(row: DealRow | None) -> str | None:
    return None if row is None else json.encode(row).decode()


def new_entries(match: str, entries: Sequence[EntryRow], at: int, outcome: Mapping[str, Json] | None = None) -> Change:
    """More lines of a match's log, and how it ended, if they ended it."""
    rows = [
        {
            "match": match,
            "number": entry.number,
            "seat": entry.seat,
            "action": entry.action,
            "at": at,
            "command": entry.command or None,
        }
        for entry in entries
    ]
    return Change(ended(match, outcome), rows)


def new_departure(match: str, row: DepartureRow, outcome: Mapping[str, Json] | None) -> Change:
    """Somebody leaves a seat or comes back; with a resignation the match may be over."""
    values = {"match": match, **{name: getattr(row, name) for name in DepartureRow.__struct_fields__}}
    return Change([insert(DEPARTURES).values(values), *ended(match, outcome)])


def ended(match: str, outcome: Mapping[str, Json] | None) -> list[Executable]:
    if outcome is None:
        return []
    return [update(MATCHES).where(MATCHES.c.id == match).values(outcome=json.encode(outcome).decode())]


def new_tokens(match: str, rows: Sequence[SeatRow]) -> Change:
    """Who holds these seats from now on."""
    return Change([change_seat(match, row.seat, {"token": row.token, "former": row.former}) for row in rows])


def seat_taken(match: str, row: SeatRow, name: str, digest: str) -> Change:
    """Somebody has joined by invitation; it fails where another server has seen it used, or taken back, meanwhile."""
    taken = change_seat(match, row.seat, {"name": name, "token": digest})
    return Change([taken.where(SEATS.c.token.is_(None), SEATS.c.invitation == row.invitation)])


def seat_offered(match: str, seat: int, digest: str, former: str | None) -> Change:
    """The seat is free again, for whoever has this invitation; `former` still holds it."""
    return Change([change_seat(match, seat, {"token": None, "invitation": digest, "former": former, "absence": None})])


def new_standing(match: str, seat: int, standing: str | None) -> Change:
    """What a seat says in advance from now on."""
    return Change([change_seat(match, seat, {"standing": standing})])


def new_absence(match: str, seat: int, absence: str | None) -> Change:
    """What is agreed from now on about whoever is away from a seat."""
    return Change([change_seat(match, seat, {"absence": absence})])


def change_seat(match: str, seat: int, values: Mapping[str, str | None]) -> Update:
    return update(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat).values(values)
