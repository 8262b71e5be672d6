"""Sealed Bid with prizes that are all drawn before the first round. Face down they break no law; face up they break
law 4; and in an order that was not drawn, law 11."""

from examples.sealed_bid import PRIZES, SealedBid, shuffle

from tests.kit.breaches.broken import Broken, BrokenGame
from vervet.core.chance import Chance, Purpose
from vervet.core.document import open_position
from vervet.core.json import Json
from vervet.core.option import Options
from vervet.core.rng import Random, from_bits, mix

ORDER = Purpose("order")


class FaceDown(Broken):
    """The prizes to come lie in a pile."""

    pile: list[int]

    def draw_prize(self) -> None:
        self.prize, *self.pile = self.pile
        self.drawn.append(self.prize)
        if self.listening:
            self.tell("prize", "SB-2", {"prize": self.prize, "round": self.round + 1})

    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        assert isinstance(world, FaceDown)
        world.pile = sorted(self.pile)
        shuffle(world.pile, rng)
        return world

    def copy(self) -> "Broken":
        other = super().copy()
        assert isinstance(other, FaceDown)
        other.pile = list(self.pile)
        return other

    def hash(self) -> int:
        value = super().hash()
        for prize in self.pile:
            value = int(mix(value ^ prize))
        return value

    def position(self) -> Json:
        position = super().position()
        assert isinstance(position, dict)
        return {**position, "pile": list(self.pile)}


class FaceUp(FaceDown):
    """Everybody sees which prize comes next, though nobody should."""

    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {**view, "next": self.pile[0]}


class EarlyGame(BrokenGame):
    def start(self, options: Options, chance: Chance) -> SealedBid:
        state = super().start(options, chance)
        assert isinstance(state, FaceDown)
        state.pile = chance.shuffled(ORDER, left(state))
        return state

    def load(self, position: Json) -> SealedBid:
        state = super().load(position)
        assert isinstance(state, FaceDown)
        document = open_position(position, self.name)
        state.pile = document.numbers("pile", 1, PRIZES)
        if sorted(state.pile) != left(state):
            raise document.wrong("pile", "every prize that was not drawn")
        return state


class PileByTheMark(EarlyGame):
    """Nobody sees the pile, but its order comes from no stream."""

    def start(self, options: Options, chance: Chance) -> SealedBid:
        state = super().start(options, chance)
        assert isinstance(state, FaceDown)
        state.pile = left(state)
        shuffle(state.pile, from_bits(chance.mark()))
        return state


def left(state: SealedBid) -> list[int]:
    return [prize for prize in range(1, PRIZES + 1) if prize not in state.drawn]
