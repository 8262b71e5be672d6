"""What has been carried out, by the names that clients gave it: sent again, it is answered again and not done again."""

from collections import OrderedDict

from vervet.server.match.rows import EntryRow

# A client sends one thing at a time, so only the last ones of a seat are ever asked for again.
MOST_KEPT = 16


class Commands:
    """The last commands of each seat that are on disk."""

    def __init__(self) -> None:
        self.kept: dict[int, OrderedDict[str, None]] = {}

    def keep(self, entry: EntryRow) -> None:
        if entry.command:
            mine = self.kept.setdefault(entry.seat, OrderedDict())
            mine[entry.command] = None
            if len(mine) > MOST_KEPT:
                mine.popitem(last=False)

    def has(self, seat: int, command: str) -> bool:
        return bool(command) and command in self.kept.get(seat, ())
