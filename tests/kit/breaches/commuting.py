"""Sealed Bid against law 6: whoever comes first is served first."""

from examples.sealed_bid import BID, NO_BID

from tests.kit.breaches.broken import Broken
from vervet.core.chance import Purpose
from vervet.core.choices import Choices
from vervet.core.refusal import Refusal


class FirstComeFirstServed(Broken):
    def bid(self, seat: int, tile: int) -> None:
        if self.bids.count(NO_BID) == self.seats:
            self.points[seat] += 1
        super().bid(seat, tile)


TIP = Purpose("tip")


class ChanceInBetween(Broken):
    """A tip for whoever peeks: the first to come draws the first of them."""

    def peek(self, seat: int, other: int, place: int) -> None:
        before = self.seats - self.peeked.count(None)
        super().peek(seat, other, place)
        self.points[seat] += int(self.chance.below(TIP, 3, turn=before))


class BidStopsPeeks(Broken):
    """A peek is legal until its victim bids."""

    def list_choices(self, seat: int, out: Choices) -> None:
        menu = Choices()
        super().list_choices(seat, menu)
        for action in menu.to_list():
            if self.refusal(seat, action) is None:
                out.add(action)

    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        if refusal is None and action & 31 != BID and self.bids[action >> 5 & 7] != NO_BID:
            return Refusal("SB-4", "too-late")
        return refusal


BREACHES: list[type[Broken]] = [FirstComeFirstServed, ChanceInBetween, BidStopsPeeks]
