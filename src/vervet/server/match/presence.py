"""Who is there: the seats of a match, and everybody who holds one or looks on."""

from vervet.server.match import display
from vervet.server.match.messages import PlayerInfo, PlayersNow
from vervet.server.match.seating import Seating
from vervet.server.match.sight import eyes_of
from vervet.server.match.watcher import Watcher


class Presence:
    """The watchers in the order in which they came; `seating` says who could hold what, and who left."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.watchers: dict[Watcher, None] = {}
        # The players, and the seats that they follow from; None where they are to be looked at anew.
        self.known: list[PlayerInfo] = []
        self.known_of: Seating | None = None

    def present(self) -> set[int]:
        """The seats that somebody holds right now."""
        return {seat for watcher in self.watchers for seat in watcher.held}

    def shared(self) -> int:
        """How many people play at the screen that most of them share."""
        people = self.seating.people()
        return max((sum(seat in people for seat in watcher.held) for watcher in self.watchers), default=1)

    def watching(self) -> int:
        """How many look on without a seat."""
        return sum(not watcher.held for watcher in self.watchers)

    def players(self) -> list[PlayerInfo]:
        """As everybody was told last. Where somebody has left, or is agreed about, that is looked at anew."""
        seating, calm = self.seating, self.seating.undisturbed()
        if not calm or self.known_of is not seating:
            present = self.present()
            self.known = [display.player(row, row.seat in present, seating) for row in seating.seats]
            self.known_of = seating if calm else None
        return self.known

    def enter(self, watcher: Watcher) -> None:
        self.watchers[watcher] = None
        self.tell_players(watcher)

    def leave(self, watcher: Watcher) -> None:
        del self.watchers[watcher]
        self.tell_players(watcher)

    def tell_players(self, cause: Watcher | None = None) -> None:
        """Tell everybody except the one who came or went who is there now. Whoever changes a seat calls this."""
        self.known_of = None
        now = PlayersNow(self.players(), self.watching())
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
        return not self.seating.people()
