"""Sealed Bid against law 7: games without an end, and ends without a winner."""

from examples.sealed_bid import NO_BID

from tests.kit.breaches.broken import Broken
from vervet.core.state import Outcome


class NeverEnds(Broken):
    def show_bids(self) -> None:
        self.bids = [NO_BID] * self.seats
        self.taught = [count + 1 for count in self.taught]


class PayoffTooHigh(Broken):
    def pay(self, seat: int) -> float:
        return 1.0


class PayoffOfTheLoser(Broken):
    def pay(self, seat: int) -> float:
        return 1.0 - super().pay(seat) if self.seats == 2 else (1.0 - super().pay(seat)) / int(self.seats - 1)


class OutcomeTooEarly(Broken):
    def outcome(self) -> Outcome | None:
        return super().outcome() or (Outcome((0,), "far-ahead", "SB-5") if self.points[0] > 6 else None)


class NoOutcome(Broken):
    def outcome(self) -> Outcome | None:
        return None


class OutcomeWithoutRule(Broken):
    def outcome(self) -> Outcome | None:
        outcome = super().outcome()
        return Outcome(outcome.winners, outcome.reason, "SB-99") if outcome else None


class EstimateTooHigh(Broken):
    def estimate(self, seat: int) -> float:
        return float(self.points[seat])


class EstimateMutates(Broken):
    def estimate(self, seat: int) -> float:
        self.stir()
        return 0.5


class EstimateOfTheMoment(Broken):
    """Guesses from how often it was asked, which no copy knows."""

    asked_for = 0

    def estimate(self, seat: int) -> float:
        self.asked_for += 1
        return 1.0 / self.asked_for


BREACHES: list[type[Broken]] = [
    NeverEnds,
    PayoffTooHigh,
    PayoffOfTheLoser,
    OutcomeTooEarly,
    NoOutcome,
    OutcomeWithoutRule,
    EstimateTooHigh,
    EstimateMutates,
    EstimateOfTheMoment,
]
