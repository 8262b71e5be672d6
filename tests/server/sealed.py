"""A tiny game with everything that Itchy Monkey lacks: secret cards, decisions at the same time, a reveal.

Each seat holds a secret card and bids for a prize, all at once, three times; the bids are shown when all are in.
In a quiet game, nobody even notices that another has bid.
"""

from vervet.core.action import Field, Grammar, Kind
from vervet.core.chance import Chance, Purpose
from vervet.core.choices import Choices
from vervet.core.event import EVERYONE, audience
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.option import Count, Flag, Options, OptionSet
from vervet.core.refusal import Refusal
from vervet.core.rng import Random
from vervet.core.state import Outcome, State

ROUNDS = 3
CARD = Purpose("card")
GRAMMAR = Grammar(Kind("bid", 0, Field("amount", 5, 4)))


class Table(State):
    def __init__(self, seats: int, quiet: bool) -> None:
        super().__init__(seats)
        self.quiet = quiet
        self.cards: list[int] = []
        self.bids: list[int | None] = [None] * seats
        self.past: list[list[int]] = []

    def asked(self) -> int:
        if len(self.past) == ROUNDS:
            return 0
        return sum(1 << seat for seat, bid in enumerate(self.bids) if bid is None)

    def list_choices(self, seat: int, out: Choices) -> None:
        for amount in range(4):
            out.add(amount << 5)

    def execute(self, seat: int, action: int) -> None:
        self.bids[seat] = action >> 5
        if self.listening:
            self.tell("bid", "SB-1", {"seat": seat}, audience(seat) if self.quiet else EVERYONE)
            self.tell("own-bid", "SB-1", {"seat": seat, "amount": action >> 5}, audience(seat))
        bids = [bid for bid in self.bids if bid is not None]
        if len(bids) == self.seats:
            self.past.append(bids)
            self.bids = [None] * self.seats
            if self.listening:
                self.tell("reveal", "SB-2", {"bids": list(bids)})

    def explain(self, seat: int, action: int) -> Refusal | None:
        if not self.asked() >> seat & 1:
            return Refusal("SB-1", "sealed-not-asked", seat=seat)
        if action >> 5 > 3:
            return Refusal("SB-1", "sealed-too-much", most=3)
        return None

    def copy(self) -> "Table":
        other = Table(int(self.seats), self.quiet)
        other.cards, other.bids, other.past = list(self.cards), list(self.bids), [list(bids) for bids in self.past]
        return other

    def hash(self) -> int:
        return hash((tuple(self.cards), tuple(self.bids), str(self.past))) & (1 << 62) - 1

    def pay(self, seat: int) -> float:
        outcome = self.outcome()
        return 1.0 / len(outcome.winners) if outcome and seat in outcome.winners else 0.0

    def outcome(self) -> Outcome | None:
        if len(self.past) < ROUNDS:
            return None
        totals = [card + sum(bids[seat] for bids in self.past) for seat, card in enumerate(self.cards)]
        winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
        return Outcome(winners, "total", "SB-3")

    def show(self, seat: int | None) -> Json:
        own = {} if seat is None else {"card": self.cards[seat], "bid": self.bids[seat]}
        bidding = None if self.quiet else [bid is None for bid in self.bids]
        return {"game": "sealed", "bidding": bidding, "past": self.past, **own}

    def waited_for(self, seat: int | None) -> int:
        return (1 << self.seats) - 1 if self.quiet and self.asked() else self.asked()

    def position(self) -> Json:
        return {"cards": self.cards, "bids": self.bids, "past": self.past}

    def deal(self, seat: int, rng: Random) -> "Table":
        other = self.copy()
        for index in range(self.seats):
            if index != seat:
                other.cards[index] = int(rng.below(100))
                other.bids[index] = None if self.bids[index] is None else int(rng.below(4))
        return other

    def advise(self, seat: int) -> dict[str, Json]:
        """An indiscreet adviser: it tells all that it sees, so it must not be shown the true table."""
        return {"card": self.cards[seat], "cards": list(self.cards), "bids": list(self.bids)}

    def lessons(self, seat: int) -> int:
        return len(self.past)


class Sealed(Game):
    def __init__(self) -> None:
        options = OptionSet(Count("players", 2, 2, 4, "SB-0"), Flag("quiet", False, "SB-0"))
        super().__init__("sealed", 1, (2, 4), options, GRAMMAR, ("SB-0", "SB-1", "SB-2", "SB-3"))

    def start(self, options: Options, chance: Chance) -> State:
        players = options["players"]
        assert isinstance(players, int)
        table = Table(players, bool(options["quiet"]))
        table.cards = [int(chance.below(CARD, 100, seat)) for seat in range(players)]
        return table
