"""Sealed Bid against law 11: numbers that come from no stream of their own, and chance that can be seen."""

from examples.sealed_bid import BAG, PRIZE, PRIZES, SealedBid

from tests.kit.breaches.broken import Broken, BrokenGame
from vervet.core.chance import BOT, Chance, Purpose, Seeded
from vervet.core.choices import Choices
from vervet.core.document import open_position
from vervet.core.json import Json
from vervet.core.option import Options
from vervet.core.refusal import Refusal
from vervet.core.rng import Random, from_bits, mix

OTHER_PRIZE = Purpose("Other prize")
LUCK = Purpose("luck")
START = Purpose("start")


class Drawing(Broken):
    """Draws its prizes in another way."""

    def number(self, bound: int) -> int:
        raise NotImplementedError

    def draw_prize(self) -> None:
        left = [prize for prize in range(1, PRIZES + 1) if prize not in self.drawn]
        self.prize = left[self.number(len(left))]
        self.drawn.append(self.prize)
        if self.listening:
            self.tell("prize", "SB-2", {"prize": self.prize, "round": self.round + 1})


class ForgetsTheTurn(Drawing):
    """The prize of every round is drawn from the stream of the first."""

    def number(self, bound: int) -> int:
        return int(self.chance.below(PRIZE, bound))


class OneStreamForTwoPiles(Drawing):
    """The second prize is drawn as the bag was shuffled: who knows their tiles knows something of it."""

    def number(self, bound: int) -> int:
        return int(self.chance.below(BAG, bound, turn=self.round - 1))


class DrawsForABot(Drawing):
    def number(self, bound: int) -> int:
        return int(self.chance.below(BOT, bound, turn=self.round))


class DrawsForAStart(Drawing):
    def number(self, bound: int) -> int:
        return int(self.chance.below(START, bound, turn=self.round))


class KeepsItsChance(Broken):
    """Whatever it is given, it goes on as it would have."""

    def draw_from(self, chance: Chance) -> None:
        pass


class NameOfTwoWords(Drawing):
    def number(self, bound: int) -> int:
        return int(self.chance.below(OTHER_PRIZE, bound, turn=self.round))


class CountsBackwards(Drawing):
    def number(self, bound: int) -> int:
        return int(self.chance.below(PRIZE, bound, turn=-self.round))


class DrawsBits(Drawing):
    """A generator begun with bits of a stream: no log tells of them."""

    def number(self, bound: int) -> int:
        return int(from_bits(self.chance.bits(PRIZE, turn=self.round)).below(bound))


class DrawsByTheMark(Drawing):
    """What tells one chance from another is not a draw."""

    def number(self, bound: int) -> int:
        return int(mix(self.chance.mark() ^ self.round)) % bound


class DrawsByTheHash(Drawing):
    def number(self, bound: int) -> int:
        return int(from_bits(self.hash()).below(bound))


class DrawsNowAndThen(Broken):
    """Under every other key a number more is drawn, which nothing comes of."""

    def draw_prize(self) -> None:
        super().draw_prize()
        if self.chance.mark() % 2:
            self.chance.below(LUCK, 6, turn=self.round)


class DrawsByTheSeed(Drawing):
    """Works in every test, and on no server."""

    def number(self, bound: int) -> int:
        chance = self.chance
        return chance.seed % bound if isinstance(chance, Seeded) else 0


class SharesTurns(Drawing):
    """How many prizes were drawn is counted in a list, and copies share it (which breaks law 8, too)."""

    def turns(self) -> list[int]:
        turns: list[int] = vars(self).setdefault("drawn_at", list(self.drawn))
        return turns

    def number(self, bound: int) -> int:
        turn = len(self.turns())
        self.turns().append(self.round)
        return int(self.chance.below(PRIZE, bound, turn=turn))

    def copy(self) -> "Broken":
        other = super().copy()
        vars(other)["drawn_at"] = self.turns()
        return other


class KeyInView(Broken):
    """The whole position is so handy to show, the random numbers included."""

    def show(self, seat: int | None) -> Json:
        view, position = super().show(seat), self.position()
        assert isinstance(view, dict) and isinstance(position, dict)
        return {**view, "random": position["random"]}


class KeyInViewOfOneSeat(Broken):
    """As numbers, one for each byte."""

    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {**view, "luck": list(str(self.chance.document()).encode())} if seat == 1 else view


class MarkInEvent(Broken):
    def draw_prize(self) -> None:
        super().draw_prize()
        if self.listening:
            self.tell("coloured", "SB-2", {"colour": int(self.chance.mark())})


class KeyInRefusal(Broken):
    """It was there for debugging."""

    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        if refusal is not None and refusal.reason == "not-your-tile":
            return Refusal("SB-3", "not-your-tile", random=str(self.chance.document()))
        return refusal


class Foresight(Broken):
    """Knows the number that decides the next prize."""

    def next_number(self) -> int:
        return 0 if self.round + 1 >= self.tiles else int(self.chance.below(PRIZE, 1000, turn=self.round + 1))


class NextNumberInView(Foresight):
    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {**view, "next": self.next_number()}


class NextNumberInEvent(Foresight):
    """What is told when a prize is drawn is whether the next will be a high one."""

    def draw_prize(self) -> None:
        super().draw_prize()
        if self.listening:
            self.tell("sighed", "SB-2", {"seat": 0, "loud": self.next_number() > 500})


class DrawsWhileLooking(Foresight):
    """What it draws for a view it does not show; yet a view may be asked for once, twice, or never."""

    def show(self, seat: int | None) -> Json:
        self.next_number()
        return super().show(seat)


class LegalByTheFuture(Foresight):
    """Nobody may peek before a high prize."""

    def list_choices(self, seat: int, out: Choices) -> None:
        menu = Choices()
        super().list_choices(seat, menu)
        for action in menu.to_list():
            if self.explain(seat, action) is None:
                out.add(action)

    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        return Refusal("SB-4", "bad-luck") if refusal is None and action & 31 and self.next_number() > 500 else refusal


class AdvisesByTheFuture(Foresight):
    """A world that keeps the chance of the table lets the adviser look ahead."""

    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        world.chance = self.chance
        return world

    def advise(self, seat: int) -> dict[str, Json]:
        return {"wait": self.next_number() > 500}


class OwnGenerator(Drawing):
    """Everything comes from one generator in the state, as it did before there were streams."""

    rng: Random

    def number(self, bound: int) -> int:
        return int(self.rng.below(bound)) if hasattr(self, "rng") else 0

    def copy(self) -> "Broken":
        other = super().copy()
        assert isinstance(other, OwnGenerator)
        other.rng = self.rng.copy()
        return other

    def hash(self) -> int:
        return int(mix(super().hash() ^ self.rng.state))

    def position(self) -> Json:
        position = super().position()
        assert isinstance(position, dict)
        return {**position, "generator": int(self.rng.state)}


class OwnGeneratorGame(BrokenGame):
    def start(self, options: Options, chance: Chance) -> SealedBid:
        state = super().start(options, chance)
        assert isinstance(state, OwnGenerator)
        state.rng = Random(chance.below(LUCK, 1 << 30))
        return state

    def load(self, position: Json) -> SealedBid:
        state = super().load(position)
        assert isinstance(state, OwnGenerator)
        state.rng = Random(open_position(position, self.name).number("generator", 0, 2**63 - 1))
        return state


BREACHES: list[type[Broken]] = [
    ForgetsTheTurn,
    OneStreamForTwoPiles,
    DrawsForABot,
    DrawsForAStart,
    KeepsItsChance,
    NameOfTwoWords,
    CountsBackwards,
    DrawsBits,
    DrawsByTheMark,
    DrawsByTheHash,
    DrawsNowAndThen,
    DrawsByTheSeed,
    KeyInView,
    KeyInViewOfOneSeat,
    MarkInEvent,
    KeyInRefusal,
    NextNumberInView,
    NextNumberInEvent,
    DrawsWhileLooking,
    LegalByTheFuture,
    AdvisesByTheFuture,
]
