"""What a match has in memory and not on disk, packed for the server that goes on with it: an open window with its time
and what was answered in it, what was said in advance, who has been away since when, and what was agreed about them."""

from msgspec import Struct

from vervet.server.match.messages import Standing
from vervet.server.match.rows import SeatRow
from vervet.server.match.table import Table
from vervet.server.match.window import Carried


class Luggage(Struct, frozen=True):
    """Times are in seconds before or after the moment of packing. It fits a match with as many entries and departures
    as it had then, and no other."""

    entries: int
    departures: int
    window: Carried | None
    standing: list[Standing]
    since: dict[int, int]
    away: dict[int, float]
    agreed: dict[int, list[int]]
    vouched: dict[int, list[int]]
    # What is on disk besides the log and may have changed since it was read: so it need not be read again.
    seats: list[SeatRow] = []
    rematch: str | None = None


def pack(table: Table, now: float) -> Luggage:
    """Nothing goes on at this table from now on."""
    windows, seating = table.windows, table.seating
    window, windows.open = windows.open, None
    return Luggage(
        0 if table.begun is None else table.begun.number,
        len(seating.departures),
        None if window is None else window.packed(now),
        list(windows.auto_passes.orders.values()),
        dict(windows.auto_passes.since),
        {seat: now - since for seat, since in table.vouching.since.items()},
        {seat: sorted(seats) for seat, seats in seating.agreed.items()},
        {seat: sorted(seats) for seat, seats in seating.vouched.items()},
        list(table.seats),
        table.rematch,
    )


def unpack(table: Table, luggage: Luggage, now: float) -> bool:
    """Go on with it, before anybody is there; False where it is not this match's."""
    number = 0 if table.begun is None else table.begun.number
    if (luggage.entries, luggage.departures) != (number, len(table.seating.departures)):
        return False
    table.windows.carried = luggage.window
    table.windows.auto_passes.orders = {order.seat: order for order in luggage.standing}
    table.windows.auto_passes.since = dict(luggage.since)
    table.vouching.since.update({seat: now - seconds for seat, seconds in luggage.away.items()})
    table.seating.agreed = {seat: set(seats) for seat, seats in luggage.agreed.items()}
    table.seating.vouched = {seat: set(seats) for seat, seats in luggage.vouched.items()}
    return True
