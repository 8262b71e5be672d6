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

    def next(self, table: Table, now: float) -> TableNow | TableChange:
        """The table from the seat that is to decide, where several are held; or what has changed of it."""
        before = self.seat
        self.turn(table)
        made = table.table_now(self.seat, self.held, self.known(table, before), self.told.get(self.seat, 0), now)
        self.version = made.version
        self.told[self.seat] = made.told
        return self.changed(table, made) if self.changes else made

    def turn(self, table: Table) -> None:
        """Look with the eyes of the first who is asked."""
        asked = int(table.record.state.asked())
        first = -1
        for seat in self.held:
            if asked >> seat & 1 and not table.seating.left(seat):
                if self.stay and seat == self.seat:
                    return
                if first < 0:
                    first = seat
        if first >= 0:
            self.seat = first

    def known(self, table: Table, before: int | None) -> int:
        """The version of the last table that has all that the seat was told by then; -1 where it must be told all."""
        if self.changes:
            shown = self.tables.get(self.seat)
            return -1 if shown is None else shown.version
        return self.version if self.seat == before or table.game.open_information else -1

    def changed(self, table: Table, made: TableNow) -> TableNow | TableChange:
        """What is lacking of a table: all of it where nothing can be built on."""
        last, shown = self.last, self.tables.get(made.seat)
        self.last = self.tables[made.seat] = remembered(made)
        if last is None or (made.reset and shown is not None):
            self.tables = {made.seat: self.last}
            return made
        glances = table.record.glances
        if shown is None:
            # The first table of another seat.
            return change_of(last, made, glances.whole(made.view))
        return change_of(last, made, glances.change(shown.view, made.view))
