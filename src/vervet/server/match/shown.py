"""What one connection has been shown of a match, and with that, what it is to be sent next."""

from collections.abc import Sequence

from vervet.server.match.delta import change_of, remembered
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
        self.tables: dict[int | None, TableNow] = {}
        self.last: TableNow | None = None
        self.version = -1
        # What was made and is not kept yet, and whether it goes out whole.
        self.made: tuple[TableNow, bool] | None = None

    def next(self, table: Table, now: float) -> TableNow | TableChange:
        """The table from the seat that is to decide, where several are held; or what has changed of it. It counts as
        shown once it is kept: whatever fails on the way has not been said, and what comes next must not build on it."""
        seat = self.turned(table)
        made = table.table_now(seat, self.held, self.known(table, seat), self.told.get(seat, 0), now)
        message = self.changed(table, made) if self.changes else made
        self.made = made, message is made
        return message

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
            self.last = self.tables[made.seat] = remembered(made)

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

    def changed(self, table: Table, made: TableNow) -> TableNow | TableChange:
        """What is lacking of a table: all of it where nothing can be built on."""
        last, shown = self.last, self.tables.get(made.seat)
        if last is None or (made.reset and shown is not None):
            return made
        glances = table.record.glances
        if shown is None:
            # The first table of another seat.
            return change_of(last, made, glances.whole(made.view))
        return change_of(last, made, glances.change(shown.view, made.view))
