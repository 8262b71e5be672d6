"""Sealed Bid with states of a class that breaks a law."""

from examples.sealed_bid import GRAMMAR, SealedBid, SealedBidGame

from vervet.core.action import Grammar
from vervet.core.json import Json
from vervet.core.option import Options


class Broken(SealedBid):
    """A Sealed Bid whose copies are of its own class."""

    def copy(self) -> "Broken":
        other = super().copy()
        other.__class__ = type(self)
        assert isinstance(other, Broken)
        return other


class BrokenGame(SealedBidGame):
    """The game with states of another class, and perhaps another grammar."""

    def __init__(self, kind: type[Broken], grammar: Grammar = GRAMMAR) -> None:
        super().__init__()
        self.kind = kind
        self.grammar = grammar

    def start(self, options: Options, seed: int) -> SealedBid:
        state = super().start(options, seed)
        state.__class__ = self.kind
        return state

    def load(self, position: Json) -> SealedBid:
        state = super().load(position)
        state.__class__ = self.kind
        return state
