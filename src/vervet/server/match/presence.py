"""Who is there: the seats of a match, and everybody who holds one or looks on."""

from collections.abc import Sequence

from vervet.server.match import display
from vervet.server.match.messages import PlayerInfo, PlayersNow
from vervet.server.match.rows import SeatRow
from vervet.server.match.sight import eyes_of
from vervet.server.match.watcher import Watcher


class Presence:
    """The watchers in the order in which they came; `seats` say who could hold what."""

    def __init__(self, seats: Sequence[SeatRow]) -> None:
        self.seats = seats
        self.watchers: dict[Watcher, None] = {}

    def present(self) -> set[int]:
        """The seats that somebody holds right now."""
        return {seat for watcher in self.watchers for seat in watcher.held}

    def players(self) -> list[PlayerInfo]:
        present = self.present()
        return [display.player(row, row.seat in present) for row in self.seats]

    def enter(self, watcher: Watcher) -> None:
        self.watchers[watcher] = None
        self.tell_players(watcher)

    def leave(self, watcher: Watcher) -> None:
        del self.watchers[watcher]
        self.tell_players(watcher)

    def tell_players(self, cause: Watcher | None = None) -> None:
        """Tell everybody except the one who came or went who is there now."""
        now = PlayersNow(self.players())
        for watcher in self.watchers:
            if watcher is not cause:
                watcher.tell(now)

    def show(self, eyes: int) -> None:
        """Show the table to all who can see a change; the others must not learn even that there was one (law 4)."""
        for watcher in self.watchers:
            if eyes & eyes_of(watcher.held):
                watcher.show()

    def show_all(self) -> None:
        for watcher in self.watchers:
            watcher.show()

    def show_deals(self) -> None:
        for watcher in self.watchers:
            watcher.show_deal()

    def only_bots(self) -> bool:
        return all(row.kind == "bot" for row in self.seats)
