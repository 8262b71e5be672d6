"""Sealed Bid, broken in many small ways: each class breaks one law, and says so in the table at the end."""

import random
from enum import IntEnum
from typing import ClassVar

from examples.sealed_bid import BID, GONE, GRAMMAR, NO_BID, PEEK, SealedBid, SealedBidGame, bid, peek, tile_count

from vervet.core.action import Field, Grammar, Kind
from vervet.core.choices import Choices
from vervet.core.event import EVERYONE
from vervet.core.json import Json
from vervet.core.option import Options
from vervet.core.refusal import Refusal
from vervet.core.rng import Random, mix
from vervet.core.state import Outcome


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


# Law 2.


class HashById(Broken):
    def hash(self) -> int:
        return int(mix(super().hash() ^ id(self)))


class GlobalRandom(Broken):
    def draw_prize(self) -> None:
        super().draw_prize()
        self.prize = self.drawn[-1] = random.choice([n for n in range(1, 7) if n not in self.drawn[:-1]])


class GlobalRandomWithoutEffect(Broken):
    def show_bids(self) -> None:
        random.random()
        super().show_bids()


class MemoryOfEarlierGames(Broken):
    ended: ClassVar[int] = 0

    def show_bids(self) -> None:
        super().show_bids()
        if self.is_over():
            MemoryOfEarlierGames.ended += 1
            self.points[0] += MemoryOfEarlierGames.ended % 7


class ListeningMatters(Broken):
    def show_bids(self) -> None:
        super().show_bids()
        self.points[0] += int(self.listening)


class OrderOfSets(Broken):
    """The same in one process, but Python orders sets of strings anew in every other."""

    def list_choices(self, seat: int, out: Choices) -> None:
        for tile in {f"tile {tile}" for tile in self.racks[seat] if tile != GONE}:
            out.add(bid(int(tile.removeprefix("tile "))))

    def refusal(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return Refusal("SB-4", "no-peeking") if refusal is None and action & 31 != BID else refusal


# Law 3.


class AcceptsIllegal(Broken):
    def apply(self, seat: int, action: int) -> None:
        if action & 31 == BID and 0 <= seat < self.seats and self.asked() >> seat & 1 and 0 < action >> 5 < 6:
            self.bids[seat] = action >> 5
        else:
            super().apply(seat, action)


class RefusalMutates(Broken):
    def refusal(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refusal(seat, action)
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
    def refusal(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return Refusal("SB-9", refusal.reason) if refusal else None


class NoReason(Broken):
    def refusal(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refusal(seat, action)
        return Refusal(refusal.rule, "") if refusal else None


class RefusalCrashes(Broken):
    def refusal(self, seat: int, action: int) -> Refusal | None:
        self.racks[action >> 5 & 7]
        return super().refusal(seat, action)


class RefusesListed(Broken):
    def refusal(self, seat: int, action: int) -> Refusal | None:
        return super().refusal(seat, action) or (Refusal("SB-3", "one-is-too-low") if action == bid(1) else None)


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
        self.rng.bits()
        return int(super().suggest(seat, rng))


class WaitsForNobody(Broken):
    def waited_for(self, seat: int | None) -> int:
        return 0


# Law 4.


class LeakyView(Broken):
    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        assert isinstance(view, dict)
        return {**view, "highest": max(max(rack) for rack in self.racks) if seat == 1 else 0}


class LeakyViewOfBids(Broken):
    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        assert isinstance(view, dict)
        return {**view, "total": sum(self.bids)}


class LeakyViewOfSpectator(Broken):
    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        assert isinstance(view, dict)
        return {**view, "racks": [list(rack) for rack in self.racks]} if seat is None else view


class LeakyEvent(Broken):
    def bid(self, seat: int, tile: int) -> None:
        if self.listening:
            self.tell("chosen", "SB-3", {"seat": seat, "tile": tile})
        super().bid(seat, tile)


class LeakyEventOfHands(Broken):
    """What leaks is not the action but what stands behind it."""

    def bid(self, seat: int, tile: int) -> None:
        if self.listening:
            self.tell("sighed", "SB-3", {"seat": seat, "loud": max(self.racks[seat]) < 6})
        super().bid(seat, tile)


class LeakyAudience(Broken):
    """The private event of a peek goes to everybody."""

    def peek(self, seat: int, other: int, place: int) -> None:
        super().peek(seat, other, place)
        for event in self.events[-1:]:
            event.seats = EVERYONE


class IllegalFallback(Broken):
    """The clock would bid what the seat may not hold."""

    def fallback(self, seat: int) -> int:
        return bid(1)


class LeakyFallback(Broken):
    """The clock runs only while nobody has the highest tile in the first place of his rack."""

    def fallback(self, seat: int) -> int:
        tiles = [tile for tile in self.racks[seat] if tile != GONE]
        return -1 if any(rack[0] == tile_count(self.seats, self.tiles) for rack in self.racks) else bid(tiles[0])


class LeakyOccasion(Broken):
    """What a question is about says who could win it."""

    def occasion(self, seat: int) -> list[str]:
        return [str(max(range(self.seats), key=lambda each: max(self.racks[each])))]


class LeakyLegal(Broken):
    """Who would peek at the highest tile finds that he cannot."""

    def list_choices(self, seat: int, out: Choices) -> None:
        highest = max(tile for rack in self.racks for tile in rack)
        menu = Choices()
        super().list_choices(seat, menu)
        for action in menu.to_list():
            if self.refusal(seat, action) is None or highest == GONE:
                out.add(action)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        highest = max(tile for rack in self.racks for tile in rack)
        for other in range(self.seats):
            if (
                other != seat
                and highest in self.racks[other]
                and action == peek(other, self.racks[other].index(highest))
            ):
                return Refusal("SB-4", "too-bright")
        return super().refusal(seat, action)


class LeakyRefusal(Broken):
    def refusal(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refusal(seat, action)
        if refusal is not None and refusal.reason == "not-your-tile":
            owners = [owner for owner, rack in enumerate(self.racks) if action >> 5 in rack and action >> 5 != GONE]
            return Refusal("SB-3", "not-your-tile", owner=owners[0] if owners else -1)
        return refusal


class LeakyAsked(Broken):
    """Who is asked shows who has a low tile: he must bid last."""

    def asked(self) -> int:
        asked = super().asked()
        lowest = (
            min((tile, seat) for seat in range(self.seats) for tile in self.racks[seat] if tile) if asked else (0, 0)
        )
        return asked if asked == 1 << lowest[1] else asked & ~(1 << lowest[1])

    def refusal(self, seat: int, action: int) -> Refusal | None:
        if 0 <= seat < self.seats and not self.asked() >> seat & 1:
            return Refusal("SB-3", "not-asked")
        return super().refusal(seat, action)


class LeakyLessons(Broken):
    """Whether their own undo is possible tells the others how high the bid is."""

    def bid(self, seat: int, tile: int) -> None:
        self.taught = [count + int(tile > 6) for count in self.taught]
        super().bid(seat, tile)


class LeakyWitnesses(Broken):
    """Everybody may read what is bid."""

    def witnesses(self, seat: int, action: int) -> int:
        return EVERYONE


class LeakyWitnessesNow(Broken):
    """Others may read a high bid, although they cannot see it."""

    def witnesses(self, seat: int, action: int) -> int:
        return EVERYONE if action > bid(6) else super().witnesses(seat, action)


class LeakyWaiting(Broken):
    """Whom the table waits for, as others hear it, shows who has bid a low tile."""

    def waited_for(self, seat: int | None) -> int:
        low = sum(1 << other for other, tile in enumerate(self.bids) if NO_BID < tile < 6)
        return self.asked() | low if self.asked() else 0


class UntoldBid(Broken):
    """Nobody is told of a bid, but everybody sees in the view that there is one."""

    def tell(self, name: str, rule: str, fields: dict[str, Json], seats: int = EVERYONE) -> None:
        super().tell(name, rule, fields, 1 << 29 if name == "bid" else seats)


class UntoldWaiting(UntoldBid):
    """The view hides it too, but whom the table waits for does not."""

    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        assert isinstance(view, dict)
        return {**view, "bid": None}


class UntoldUndo(UntoldBid):
    """All is hidden but that a bid of somebody stops everybody's undo."""

    def view(self, seat: int | None) -> Json:
        view = super().view(seat)
        assert isinstance(view, dict)
        return {**view, "bid": None}

    def waited_for(self, seat: int | None) -> int:
        return (1 << self.seats) - 1 if self.asked() else 0

    def bid(self, seat: int, tile: int) -> None:
        self.taught = [count + 1 for count in self.taught]
        super().bid(seat, tile)


class DealsWhatWasLearnt(Broken):
    def determinize(self, seat: int, rng: Random) -> SealedBid:
        ignorant = self.copy()
        ignorant.peeked[seat] = None
        world = SealedBid.determinize(ignorant, seat, rng)
        world.peeked[seat] = self.peeked[seat]
        return world


class ForgetsWhatWasLearnt(Broken):
    """View and determinize agree: once the round is over, nobody remembers what he saw."""

    def knows(self, seat: int | None, owner: int, place: int) -> bool:
        known = super().knows(seat, owner, place)
        own = self.racks[owner][place] == GONE or seat == owner
        return known if own or seat is None else known and self.bids[seat] == NO_BID


# Law 5.


class SuggestsByTheTruth(Broken):
    """The idea is good: to win with the lowest tile that can, if one knows what the others have bid."""

    def suggest(self, seat: int, rng: Random) -> int:
        high = max(self.bids)
        winning = [tile for tile in self.racks[seat] if tile > high]
        return bid(min(winning or [tile for tile in self.racks[seat] if tile != GONE]))


class SensibleByTheTruth(Broken):
    """Only a peek at the highest tile of all is worth thinking about."""

    def list_sensible(self, seat: int, out: Choices) -> None:
        menu = Choices()
        self.list_choices(seat, menu)
        highest = max(tile for rack in self.racks for tile in rack)
        for action in menu.to_list():
            if action & 31 == BID or self.racks[action >> 5 & 7][action >> 8] == highest:
                out.add(action)


class DealsTrueBids(Broken):
    """The bot does not see the bid, but the tile that was bid is always where it is."""

    def determinize(self, seat: int, rng: Random) -> SealedBid:
        world = super().determinize(seat, rng)
        for owner in range(self.seats):
            if owner != seat and self.bids[owner] != NO_BID:
                world.bids[owner] = world.racks[owner][self.racks[owner].index(self.bids[owner])]
        return world


class DealsTrueRacks(Broken):
    def determinize(self, seat: int, rng: Random) -> SealedBid:
        world = super().determinize(seat, rng)
        if any(self.bids[other] != NO_BID for other in range(self.seats) if other != seat):
            world.racks = [list(rack) for rack in self.racks]
            world.bids = list(self.bids)
        return world


class KnowsTheFuture(Broken):
    def determinize(self, seat: int, rng: Random) -> SealedBid:
        world = super().determinize(seat, rng)
        world.rng = self.rng.copy()
        return world


class DealsNothing(Broken):
    def determinize(self, seat: int, rng: Random) -> SealedBid:
        return self.copy()


class DrawsByTheTruth(Broken):
    """The world is clean, but the bot's next random number depends on the hidden bids."""

    def determinize(self, seat: int, rng: Random) -> SealedBid:
        world = super().determinize(seat, rng)
        if sum(self.bids) % 2:
            rng.bits()
        return world


class DealsIntoTheTable(Broken):
    def determinize(self, seat: int, rng: Random) -> SealedBid:
        self.rng.bits()
        return super().determinize(seat, rng)


class NeverDealsTheBag(Broken):
    """Only `check_possible_worlds` sees this: the lowest unseen tile always stays in the bag."""

    def determinize(self, seat: int, rng: Random) -> SealedBid:
        world = super().determinize(seat, rng)
        unseen = [tile for owner, rack in enumerate(world.racks) if owner != seat for tile in rack if tile != GONE]
        everywhere = [tile for rack in [*world.racks, *world.played] for tile in rack]
        bag = [tile for tile in range(1, self.seats * self.tiles + 3) if tile not in everywhere]
        if unseen and bag and min(unseen) < min(bag) and self.peeked[seat] is None and not any(self.bids):
            for owner, rack in enumerate(world.racks):
                if owner != seat:
                    world.racks[owner] = [min(bag) if tile == min(unseen) else tile for tile in rack]
        return world


# Law 6.


class FirstComeFirstServed(Broken):
    def bid(self, seat: int, tile: int) -> None:
        if self.bids.count(NO_BID) == self.seats:
            self.points[seat] += 1
        super().bid(seat, tile)


class ChanceInBetween(Broken):
    def peek(self, seat: int, other: int, place: int) -> None:
        super().peek(seat, other, place)
        self.rng = Random(mix(self.rng.state ^ seat))


class BidStopsPeeks(Broken):
    """A peek is legal until its victim bids."""

    def list_choices(self, seat: int, out: Choices) -> None:
        menu = Choices()
        super().list_choices(seat, menu)
        for action in menu.to_list():
            if self.refusal(seat, action) is None:
                out.add(action)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        refusal = super().refusal(seat, action)
        if refusal is None and action & 31 != BID and self.bids[action >> 5 & 7] != NO_BID:
            return Refusal("SB-4", "too-late")
        return refusal


# Law 7.


class NeverEnds(Broken):
    def show_bids(self) -> None:
        self.bids = [NO_BID] * self.seats
        self.taught = [count + 1 for count in self.taught]


class PayoffTooHigh(Broken):
    def payoff(self, seat: int) -> float:
        return 1.0


class PayoffOfTheLoser(Broken):
    def payoff(self, seat: int) -> float:
        return 1.0 - super().payoff(seat) if self.seats == 2 else (1.0 - super().payoff(seat)) / int(self.seats - 1)


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


# Law 8.


class SharesRacks(Broken):
    def copy(self) -> "Broken":
        other = super().copy()
        other.racks = self.racks
        return other


class CopyForgets(Broken):
    def copy(self) -> "Broken":
        other = super().copy()
        other.peeked = [None] * self.seats
        return other


class SharesMenu(Broken):
    def copy(self) -> "Broken":
        other = super().copy()
        self.choices(0)
        other.menu = self.menu
        return other


class CopyListens(Broken):
    def copy(self) -> "Broken":
        other = super().copy()
        other.listening = self.listening
        return other


class TellsToNobody(Broken):
    def draw_prize(self) -> None:
        super().draw_prize()
        if not self.listening:
            self.tell("prize", "SB-2", {"prize": self.prize, "round": self.round + 1})


class LossyPosition(Broken):
    def position(self) -> Json:
        position = super().position()
        assert isinstance(position, dict)
        return {**position, "random": 0}


class PositionWithSets(Broken):
    def position(self) -> Json:
        position = super().position()
        assert isinstance(position, dict)
        return {**position, "points": dict(enumerate(self.points))}


class HashForgets(Broken):
    def hash(self) -> int:
        points, self.points = self.points, [0] * self.seats
        value = super().hash()
        self.points = points
        return value


class Colour(IntEnum):
    """An int to JSON, but not to who pastes its repr."""

    RED = 1


class ReprDoesNotPaste(Broken):
    def draw_prize(self) -> None:
        super().draw_prize()
        if self.listening:
            self.tell("coloured", "SB-2", {"colour": Colour.RED})


# The rules pack a place into a peek that this declaration does not know.
FORGOTTEN_FIELD = Grammar(Kind("bid", BID, Field("tile", 5, 5, least=1)), Kind("peek", PEEK, Field("seat", 5, 3)))
# The rules pack tiles up to 18; this declaration has words for the first nine.
FORGOTTEN_WORDS = Grammar(
    Kind("bid", BID, Field("tile", 5, 5, {number: f"t{number}" for number in range(1, 10)})),
    Kind("peek", PEEK, Field("seat", 5, 3), Field("place", 8, 3)),
)


class CarelessLoad(BrokenGame):
    """Believes what a position file says."""

    def load(self, position: Json) -> SealedBid:
        assert isinstance(position, dict)
        racks = position["racks"]
        return super().load({**position, "racks": [[tile + 0 for tile in rack] for rack in racks]})


# Law 9.


class SilentPeek(Broken):
    def peek(self, seat: int, other: int, place: int) -> None:
        super().peek(seat, other, place)
        self.taught[seat] -= 1


class SilentShowing(Broken):
    def show_bids(self) -> None:
        super().show_bids()
        self.taught = [count - 1 for count in self.taught]


class ShowingOfOthers(Broken):
    """The last bid shows everybody's, but only who made it can no longer take it back (which breaks law 6, too)."""

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


BREACHES: dict[int, list[type[Broken]]] = {
    2: [HashById, GlobalRandom, GlobalRandomWithoutEffect, MemoryOfEarlierGames, ListeningMatters],
    3: [
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
        WaitsForNobody,
        IllegalFallback,
    ],
    4: [
        LeakyView,
        LeakyViewOfBids,
        LeakyViewOfSpectator,
        LeakyEvent,
        LeakyEventOfHands,
        LeakyAudience,
        LeakyFallback,
        LeakyOccasion,
        LeakyLegal,
        LeakyRefusal,
        LeakyAsked,
        LeakyLessons,
        LeakyWitnesses,
        LeakyWitnessesNow,
        LeakyWaiting,
        UntoldBid,
        UntoldWaiting,
        UntoldUndo,
        DealsWhatWasLearnt,
        ForgetsWhatWasLearnt,
    ],
    5: [
        DealsTrueBids,
        DealsTrueRacks,
        KnowsTheFuture,
        DealsNothing,
        DrawsByTheTruth,
        DealsIntoTheTable,
        SuggestsByTheTruth,
        SensibleByTheTruth,
    ],
    6: [FirstComeFirstServed, ChanceInBetween, BidStopsPeeks],
    7: [NeverEnds, PayoffTooHigh, PayoffOfTheLoser, OutcomeTooEarly, NoOutcome, OutcomeWithoutRule],
    8: [
        SharesRacks,
        CopyForgets,
        SharesMenu,
        CopyListens,
        TellsToNobody,
        LossyPosition,
        PositionWithSets,
        HashForgets,
        ReprDoesNotPaste,
    ],
    9: [SilentPeek, SilentShowing, LessonsFall, LessonsForNothing],
}

ORDER_OF_SETS = BrokenGame(OrderOfSets)
PAYOFF_TOO_HIGH = BrokenGame(PayoffTooHigh)
GAMES: list[tuple[int, str, SealedBidGame]] = [
    *((law, kind.__name__, BrokenGame(kind)) for law, kinds in BREACHES.items() for kind in kinds),
    (8, "ForgottenField", BrokenGame(Broken, FORGOTTEN_FIELD)),
    (8, "ForgottenWords", BrokenGame(Broken, FORGOTTEN_WORDS)),
    (8, "CarelessLoad", CarelessLoad(Broken)),
]
