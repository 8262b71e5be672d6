"""Sealed Bid against law 9: lessons that are not counted, or counted wrongly."""

from tests.kit.breaches.broken import Broken


class SilentPeek(Broken):
    def peek(self, seat: int, other: int, place: int) -> None:
        super().peek(seat, other, place)
        self.taught[seat] -= 1


class SilentShowing(Broken):
    def show_bids(self) -> None:
        super().show_bids()
        self.taught = [count - 1 for count in self.taught]


class ShowingOfOthers(Broken):
    """The last bid shows everybody's, but only its maker can no longer take it back (which breaks law 6, too)."""

    def bid(self, seat: int, tile: int) -> None:
        before, shown = list(self.taught), len(self.played)
        super().bid(seat, tile)
        if len(self.played) > shown:
            before[seat] += 1
            self.taught = before


class LessonsFall(Broken):
    def show_bids(self) -> None:
        super().show_bids()
        self.taught = [1] * self.seats


class LessonsForNothing(Broken):
    def bid(self, seat: int, tile: int) -> None:
        self.taught[seat] += 1
        super().bid(seat, tile)


BREACHES: list[type[Broken]] = [SilentPeek, SilentShowing, LessonsFall, LessonsForNothing]
