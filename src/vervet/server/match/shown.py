"""What one connection has been shown of a match, and with that, what it is to be sent next."""

from collections.abc import Sequence

from vervet.server.match.glimpse import Glimpse
from vervet.server.match.messages import TableChange, TableNow
from vervet.server.match.table import Table


class Shown:
    """The tables of a connection, from its joining on. With `changes` it is sent only what is new, and then it is
    remembered what it was last shown, of each seat and of whichever. `told` is how many entries each viewer has had
    digests of. With `stay`, whoever has the screen keeps it until they have decided all they are asked."""

    def __init__(self, held: Sequence[int], told: dict[int | None, int], stay: bool, changes: bool) -> None:
        self.held = list(held)
        self.seat: int | None = held[0] if held else None
        self.told = told
        self.stay = stay
        self.changes = changes
        self.tables: dict[int | None, Glimpse] = {}
        self.last: Glimpse | None = None
        self.version = -1
        # What was made and is not kept yet, and whether it goes out whole.
        self.made: tuple[Glimpse, bool] | None = None

    def next(self, table: Table, now: float) -> TableNow | TableChange:
        """The table from the seat that is to decide, where several are held; or what has changed of it. It counts as
        shown once it is kept: whatever fails on the way has not been said, and what comes next must not build on it."""
        seat = self.turned(table)
        made = table.glimpse(seat, self.held, self.known(table, seat), self.told.get(seat, 0), now)
        change = self.changed(table, made) if self.changes else None
        self.made = made, change is None
        return made.table() if change is None else change

    def keep(self) -> None:
        """What was made last is on its way."""
        if self.made is None:
            return
        (made, whole), self.made = self.made, None
        self.seat, self.version = made.seat, made.version
        self.told[made.seat] = made.told
        if self.changes:
            if whole:
                self.tables = {}
            made.forget_news()
            self.last = self.tables[made.seat] = made

    def turned(self, table: Table) -> int | None:
        """The seat to look from: the first who is asked."""
        asked = int(table.record.state.asked())
        first = -1
        for seat in self.held:
            if asked >> seat & 1 and not table.seating.left(seat):
                if self.stay and seat == self.seat:
                    return seat
                if first < 0:
                    first = seat
        return first if first >= 0 else self.seat

    def known(self, table: Table, seat: int | None) -> int:
        """The version of the last table that has all that a seat was told by then; -1 where it must be told all."""
        if self.changes:
            shown = self.tables.get(seat)
            return -1 if shown is None else shown.version
        return self.version if seat == self.seat or table.game.open_information else -1

    def changed(self, table: Table, made: Glimpse) -> TableChange | None:
        """What is lacking of a table; None where nothing can be built on."""
        last, shown = self.last, self.tables.get(made.seat)
        if last is None or (made.reset and shown is not None):
            return None
        glances = table.record.glances
        if shown is None:
            # The first table of another seat.
            return made.since(last, glances.whole(made.view))
        return made.since(last, glances.change(shown.view, made.view))
