"""Sealed Bid against law 4: every way in which a secret gets out, or something told is forgotten."""

from examples.sealed_bid import GONE, NO_BID, SealedBid, bid, peek, tile_count

from tests.kit.breaches.broken import Broken
from vervet.core.choices import Choices
from vervet.core.event import EVERYONE
from vervet.core.json import Json
from vervet.core.refusal import Refusal
from vervet.core.rng import Random


class LeakyView(Broken):
    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {**view, "highest": max(max(rack) for rack in self.racks) if seat == 1 else 0}


class LeakyViewOfBids(Broken):
    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {**view, "total": sum(self.bids)}


class LeakyViewOfSpectator(Broken):
    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {**view, "racks": [list(rack) for rack in self.racks]} if seat is None else view


class LeakyEvent(Broken):
    def bid(self, seat: int, tile: int) -> None:
        if self.listening:
            self.tell("chosen", "SB-3", {"seat": seat, "tile": tile})
        super().bid(seat, tile)


class LeakyEventOfHands(Broken):
    """The action does not leak, but the hand behind it does."""

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


class LeakyFallback(Broken):
    """The clock runs only while nobody has the highest tile in the first place of their rack."""

    def fallback(self, seat: int) -> int:
        tiles = [tile for tile in self.racks[seat] if tile != GONE]
        return -1 if any(rack[0] == tile_count(self.seats, self.tiles) for rack in self.racks) else bid(tiles[0])


class LeakyOccasion(Broken):
    """What a question is about says who could win it."""

    def occasion(self, seat: int) -> list[str]:
        return [str(max(range(self.seats), key=lambda each: max(self.racks[each])))]


class LeakyLegal(Broken):
    """Anyone who would peek at the highest tile finds that they cannot."""

    def list_choices(self, seat: int, out: Choices) -> None:
        highest = max(tile for rack in self.racks for tile in rack)
        menu = Choices()
        super().list_choices(seat, menu)
        for action in menu.to_list():
            if self.refusal(seat, action) is None or highest == GONE:
                out.add(action)

    def explain(self, seat: int, action: int) -> Refusal | None:
        highest = max(tile for rack in self.racks for tile in rack)
        for other in range(self.seats):
            if (
                other != seat
                and highest in self.racks[other]
                and action == peek(other, self.racks[other].index(highest))
            ):
                return Refusal("SB-4", "too-bright")
        return super().explain(seat, action)


class LeakyRefusal(Broken):
    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        if refusal is not None and refusal.reason == "not-your-tile":
            owners = [owner for owner, rack in enumerate(self.racks) if action >> 5 in rack and action >> 5 != GONE]
            return Refusal("SB-3", "not-your-tile", owner=owners[0] if owners else -1)
        return refusal


class LeakyAsked(Broken):
    """Who is asked shows who has a low tile: that seat must bid last."""

    def asked(self) -> int:
        asked = super().asked()
        lowest = (
            min((tile, seat) for seat in range(self.seats) for tile in self.racks[seat] if tile) if asked else (0, 0)
        )
        return asked if asked == 1 << lowest[1] else asked & ~(1 << lowest[1])

    def explain(self, seat: int, action: int) -> Refusal | None:
        if 0 <= seat < self.seats and not self.asked() >> seat & 1:
            return Refusal("SB-3", "not-asked")
        return super().explain(seat, action)


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

    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {**view, "bid": None}


class UntoldUndo(UntoldBid):
    """Everything is hidden, except that anybody's bid stops everybody's undo."""

    def show(self, seat: int | None) -> Json:
        view = super().show(seat)
        assert isinstance(view, dict)
        return {**view, "bid": None}

    def waited_for(self, seat: int | None) -> int:
        return (1 << self.seats) - 1 if self.asked() else 0

    def bid(self, seat: int, tile: int) -> None:
        self.taught = [count + 1 for count in self.taught]
        super().bid(seat, tile)


class DealsWhatWasLearnt(Broken):
    def deal(self, seat: int, rng: Random) -> SealedBid:
        ignorant = self.copy()
        ignorant.peeked[seat] = None
        world = SealedBid.deal(ignorant, seat, rng)
        world.peeked[seat] = self.peeked[seat]
        return world


class GivesUpNowAndThen(Broken):
    """Now and then a world is too hard to deal, and then the seat has never peeked."""

    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        if rng.below(100) == 0:
            world.peeked[seat] = None
        return world


class ForgetsWhatWasLearnt(Broken):
    """View and deal agree: once the round is over, nobody remembers what they saw."""

    def knows(self, seat: int | None, owner: int, place: int) -> bool:
        known = super().knows(seat, owner, place)
        own = self.racks[owner][place] == GONE or seat == owner
        return known if own or seat is None else known and self.bids[seat] == NO_BID


BREACHES: list[type[Broken]] = [
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
    GivesUpNowAndThen,
    ForgetsWhatWasLearnt,
]
