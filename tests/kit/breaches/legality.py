"""Sealed Bid against law 3: what is listed, what is refused, and what is suggested."""

from examples.sealed_bid import BID, NO_BID, bid, peek

from tests.kit.breaches.broken import Broken
from vervet.core.choices import Choices
from vervet.core.json import Json
from vervet.core.refusal import Refusal
from vervet.core.rng import Random


class AcceptsIllegal(Broken):
    def make(self, seat: int, action: int) -> None:
        if action & 31 == BID and self.asked() >> seat & 1 and 0 < action >> 5 < 6:
            self.bids[seat] = action >> 5
        else:
            super().make(seat, action)


class RefusalMutates(Broken):
    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        if refusal is not None and refusal.reason == "not-your-tile":
            self.points[0] += 1
        return refusal


class NoLegalAction(Broken):
    def list_choices(self, seat: int, out: Choices) -> None:
        if seat != 1 or self.round < 2:
            super().list_choices(seat, out)


class ListsTwice(Broken):
    def list_choices(self, seat: int, out: Choices) -> None:
        super().list_choices(seat, out)
        out.add(out.at(0))


class OffersWithoutAsking(Broken):
    def choices(self, seat: int) -> Choices:
        out = super().choices(seat)
        if self.asked() and 0 <= seat < self.seats and out.count == 0:
            out.add(bid(self.bids[seat]))
        return out


class UnknownRule(Broken):
    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        return Refusal("SB-9", refusal.reason) if refusal else None


class NoReason(Broken):
    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        return Refusal(refusal.rule, "") if refusal else None


class RefusalCrashes(Broken):
    def explain(self, seat: int, action: int) -> Refusal | None:
        self.racks[action >> 5 & 7]
        return super().explain(seat, action)


class RefusesListed(Broken):
    def explain(self, seat: int, action: int) -> Refusal | None:
        return super().explain(seat, action) or (Refusal("SB-3", "one-is-too-low") if action == bid(1) else None)


class ExecuteCrashes(Broken):
    def execute(self, seat: int, action: int) -> None:
        assert self.round < 1 or action & 31 == BID, "no peeking after the first round"
        super().execute(seat, action)


class SuggestsIllegal(Broken):
    def suggest(self, seat: int, rng: Random) -> int:
        return bid(self.racks[seat][0] or 31)


class SensibleIllegal(Broken):
    def list_sensible(self, seat: int, out: Choices) -> None:
        super().list_sensible(seat, out)
        out.add(peek(seat, 0))


class NothingSensible(Broken):
    def list_sensible(self, seat: int, out: Choices) -> None:
        if self.bids.count(NO_BID) > 1:
            super().list_sensible(seat, out)


class SuggestingMutates(Broken):
    def suggest(self, seat: int, rng: Random) -> int:
        self.stir()
        return int(super().suggest(seat, rng))


class AdvisingMutates(Broken):
    def advise(self, seat: int) -> dict[str, Json]:
        self.stir()
        return {"luck": True}


class AdviceThatCannotBeSent(Broken):
    def advise(self, seat: int) -> dict[str, Json]:
        return {"odds": float("inf")}


class WaitsForNobody(Broken):
    def waited_for(self, seat: int | None) -> int:
        return 0


class IllegalFallback(Broken):
    """The clock would bid a tile that the seat may not have."""

    def fallback(self, seat: int) -> int:
        return bid(1)


BREACHES: list[type[Broken]] = [
    AcceptsIllegal,
    RefusalMutates,
    NoLegalAction,
    ListsTwice,
    OffersWithoutAsking,
    UnknownRule,
    NoReason,
    RefusalCrashes,
    RefusesListed,
    ExecuteCrashes,
    SuggestsIllegal,
    SensibleIllegal,
    NothingSensible,
    SuggestingMutates,
    AdvisingMutates,
    AdviceThatCannotBeSent,
    WaitsForNobody,
    IllegalFallback,
]
