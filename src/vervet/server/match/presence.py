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
        # As they were told last, and whether nobody had left then.
        self.known: list[PlayerInfo] = []
        self.calm = False

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
        """The very same list as before where nothing about them has changed."""
        present, calm = self.present(), self.seating.undisturbed()
        if not (calm and self.calm and self.as_before(present)):
            self.known = [display.player(row, row.seat in present, self.seating) for row in self.seating.seats]
            self.calm = calm
        return self.known

    def as_before(self, present: set[int]) -> bool:
        """Whether everybody who sits here is as they were told last."""
        if len(self.known) != len(self.seating.seats):
            return False
        for row, known in zip(self.seating.seats, self.known, strict=True):
            if known.connected != (row.kind == "bot" or row.seat in present) or known.open != row.open():
                return False
            if known.name != row.name or known.kind != row.kind or known.bot != row.bot or known.seat != row.seat:
                return False
        return True

    def enter(self, watcher: Watcher) -> None:
        self.watchers[watcher] = None
        self.tell_players(watcher)

    def leave(self, watcher: Watcher) -> None:
        del self.watchers[watcher]
        self.tell_players(watcher)

    def tell_players(self, cause: Watcher | None = None) -> None:
        """Tell everybody except the one who came or went who is there now."""
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
