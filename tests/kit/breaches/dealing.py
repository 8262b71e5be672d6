"""Sealed Bid against law 5: dealt worlds that know more than the seat does."""

from examples.sealed_bid import BID, GONE, NO_BID, SealedBid, bid

from tests.kit.breaches.broken import Broken
from vervet.core.choices import Choices
from vervet.core.features import Features
from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State


class SuggestsByTheTruth(Broken):
    """A good idea, if the seat knew what the others have bid: to win with the lowest tile that can."""

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


class AdvisesByTheTruth(Broken):
    """The adviser has looked at what the others have bid."""

    def advise(self, seat: int) -> dict[str, Json]:
        return {"win": any(tile > max(self.bids) for tile in self.racks[seat])}


class SeesTheTruth(Features):
    """A network that plays Sealed Bid by what the others have bid."""

    def __init__(self) -> None:
        super().__init__("sealed-bid")
        self.table("highest bid", [("tile", 32)], "the highest tile that was bid")
        self.action_table("action", [("kind", 2)], "to bid or to peek")

    def setup(self, state: State) -> list[str]:
        return [f"players {state.seats}"]

    def write(self, state: State, seat: int) -> None:
        assert isinstance(state, SealedBid)
        self.put(max(state.bids))

    def write_action(self, state: State, seat: int, action: int) -> None:
        self.put_action(action & 1)


class FeaturesOfTheTruth(Broken):
    def features(self) -> Features:
        return SeesTheTruth()


class SeesTheTruthInActions(SeesTheTruth):
    """The state looks honest, but not the actions: a bid that would win is marked."""

    def write(self, state: State, seat: int) -> None:
        self.put(0)

    def write_action(self, state: State, seat: int, action: int) -> None:
        assert isinstance(state, SealedBid)
        self.put_action(1 if action & 31 == BID and action >> 5 > max(state.bids) else 0)


class ActionFeaturesOfTheTruth(Broken):
    def features(self) -> Features:
        return SeesTheTruthInActions()


class DealsTrueBids(Broken):
    """The bot does not see the bid, but the tile that was bid is always where it is."""

    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        for owner in range(self.seats):
            if owner != seat and self.bids[owner] != NO_BID:
                world.bids[owner] = world.racks[owner][self.racks[owner].index(self.bids[owner])]
        return world


class DealsTrueRacks(Broken):
    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        if any(self.bids[other] != NO_BID for other in range(self.seats) if other != seat):
            world.racks = [list(rack) for rack in self.racks]
            world.bids = list(self.bids)
        return world


class KnowsTheFuture(Broken):
    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        world.chance = self.chance
        return world


class DealsATileTwice(Broken):
    """Nobody sees it, but a table that cannot exist cannot be sent to a bot either."""

    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        rack = world.racks[(seat + 1) % self.seats]
        tiles = [at for at, tile in enumerate(rack) if tile not in (GONE, *world.bids)]
        if len(tiles) > 1:
            rack[tiles[0]] = rack[tiles[1]]
        return world


class DealsNothing(Broken):
    def deal(self, seat: int, rng: Random) -> SealedBid:
        return self.copy()


class DrawsByTheTruth(Broken):
    """The world is clean, but the bot's next random number depends on the hidden bids."""

    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        if sum(self.bids) % 2:
            rng.bits()
        return world


class DealsIntoTheTable(Broken):
    def deal(self, seat: int, rng: Random) -> SealedBid:
        self.stir()
        return super().deal(seat, rng)


class NeverDealsTheBag(Broken):
    """Only `check_possible_worlds` sees this: the lowest unseen tile always stays in the bag."""

    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        unseen = [tile for owner, rack in enumerate(world.racks) if owner != seat for tile in rack if tile != GONE]
        everywhere = [tile for rack in [*world.racks, *world.played] for tile in rack]
        bag = [tile for tile in range(1, self.seats * self.tiles + 3) if tile not in everywhere]
        if unseen and bag and min(unseen) < min(bag) and self.peeked[seat] is None and not any(self.bids):
            for owner, rack in enumerate(world.racks):
                if owner != seat:
                    world.racks[owner] = [min(bag) if tile == min(unseen) else tile for tile in rack]
        return world


class WritesDownHalfAWorld(Broken):
    """A world is whole, but its position file is not: a bot in another process would think in another world."""

    dealt = False

    def deal(self, seat: int, rng: Random) -> SealedBid:
        world = super().deal(seat, rng)
        assert isinstance(world, WritesDownHalfAWorld)
        world.dealt = True
        return world

    def position(self) -> Json:
        position = super().position()
        assert isinstance(position, dict)
        return {**position, "random": 0} if self.dealt else position


BREACHES: list[type[Broken]] = [
    DealsTrueBids,
    DealsTrueRacks,
    KnowsTheFuture,
    DealsATileTwice,
    DealsNothing,
    DrawsByTheTruth,
    DealsIntoTheTable,
    WritesDownHalfAWorld,
    SuggestsByTheTruth,
    SensibleByTheTruth,
    AdvisesByTheTruth,
    FeaturesOfTheTruth,
    ActionFeaturesOfTheTruth,
]
