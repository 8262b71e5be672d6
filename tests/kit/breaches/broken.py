"""Sealed Bid with states of a class that breaks a law."""

from examples.sealed_bid import EVENTS, GRAMMAR, SEAT, SealedBid, SealedBidGame

from vervet.core.action import Grammar
from vervet.core.chance import Chance, Seeded
from vervet.core.event import EventField, EventKind, EventSet
from vervet.core.json import Json
from vervet.core.option import Options
from vervet.core.rng import mix
from vervet.core.shape import Flag, Number

# Also has what some breaches of other laws tell.
BROKEN_EVENTS = EventSet(
    *EVENTS.kinds,
    EventKind("chosen", "A leak.", SEAT, EventField("tile", Number())),
    EventKind("sighed", "A leak.", SEAT, EventField("loud", Flag())),
    EventKind("coloured", "Not a plain number.", EventField("colour", Number())),
)


class Broken(SealedBid):
    """A Sealed Bid whose copies keep its class."""

    def copy(self) -> "Broken":
        other = super().copy()
        other.__class__ = type(self)
        assert isinstance(other, Broken)
        return other

    def stir(self) -> None:
        """From now on other numbers will be drawn: a trace that only hash and position show."""
        self.chance = Seeded(mix(self.chance.mark() ^ 1))


class BrokenGame(SealedBidGame):
    """The game with states of another class, and perhaps another grammar."""

    def __init__(self, kind: type[Broken], grammar: Grammar = GRAMMAR) -> None:
        super().__init__()
        self.kind = kind
        self.grammar = grammar
        self.events = BROKEN_EVENTS

    def start(self, options: Options, chance: Chance) -> SealedBid:
        state = super().start(options, chance)
        state.__class__ = self.kind
        return state

    def load(self, position: Json) -> SealedBid:
        state = super().load(position)
        state.__class__ = self.kind
        return state
