"""Sealed Bid, a complete small game: hidden tiles, secret simultaneous bids, chance, and a peek that teaches one seat.

It is here to be read by whoever adds a game (docs/laws.md). The rules:

SB-1  2 to 4 players. Each gets 4 tiles at random (option: 2 or 3) in a rack, where the others see only their backs.
      Tiles are numbered from 1 on; there are 2 more than dealt, which stay in the bag unseen.
SB-2  There are as many rounds as tiles in a rack. Each begins with a prize, worth 1 to 6 points, drawn at random from
      those not drawn yet.
SB-3  Everybody bids one tile of their rack in secret. When all have bid, the tiles are shown, and the highest takes the
      prize. Tiles that were bid are out of the game.
SB-4  Once in the game, before bidding, a player may peek at a tile in another rack. All see which; only they see what.
SB-5  After the last round the most points win; players with equally many share the win.
SB-6  Option: nobody notices who has bid already, as if behind screens.
"""

from vervet.core.action import Field, Grammar, Kind
from vervet.core.chance import UNDEALT, Chance, Purpose, Seeded
from vervet.core.chance_file import read_chance
from vervet.core.choices import Choices
from vervet.core.document import PositionError, Reader, open_position
from vervet.core.event import EVERYONE, EventField, EventKind, EventSet, audience
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.option import Count, Flag, Options, OptionSet
from vervet.core.refusal import Refusal
from vervet.core.rng import Random, mix
from vervet.core.shape import EachSeat, Number, Seat
from vervet.core.state import Outcome, State

# Components.

MOST_TILES = 4
IN_BAG = 2
PRIZES = 6
GONE = 0
NO_BID = 0
# What is drawn: the tiles in the bag, and the prize of each round.
BAG = Purpose("bag")
PRIZE = Purpose("prize")
RULES = ("SB-1", "SB-2", "SB-3", "SB-4", "SB-5", "SB-6")

# Actions, declared once. A packed action: kind in bits 0-4, tile 5-9; or kind, seat 5-7, place 8-10.

BID = 0
PEEK = 1
GRAMMAR = Grammar(
    Kind("bid", BID, Field("tile", 5, 5, least=1)),
    Kind("peek", PEEK, Field("seat", 5, 3), Field("place", 8, 3)),
)


def bid(tile: int) -> int:
    return BID | tile << 5


def peek(seat: int, place: int) -> int:
    return PEEK | seat << 5 | place << 8


# Events, declared once: what each tells, of which shape. An optional field is told only to those who may know it.

SEAT = EventField("seat", Seat())
EVENTS = EventSet(
    EventKind("prize", "A round begins (SB-2).", EventField("prize", Number(1)), EventField("round", Number(1))),
    EventKind("bid", "Somebody has bid (SB-3).", SEAT),
    EventKind(
        "peek",
        "Somebody looks at a tile in another rack (SB-4).",
        SEAT,
        EventField("other", Seat(), "whose tile it is"),
        EventField("place", Number(), "where in the rack it lies, from 0"),
        EventField("tile", Number(1), "its number, for whoever peeks", optional=True),
    ),
    EventKind(
        "shown",
        "All have bid (SB-3).",
        EventField("bids", EachSeat(Number(1))),
        EventField("winner", Seat()),
        EventField("prize", Number(1)),
    ),
)


class SealedBid(State):
    """The table. Everything that can change is here, the random numbers to come included."""

    def __init__(self, seats: int, tiles: int, peeking: bool, screens: bool) -> None:
        super().__init__(seats)
        self.tiles = tiles
        self.peeking = peeking
        self.screens = screens
        self.racks: list[list[int]] = [[GONE] * tiles for _ in range(seats)]
        self.bids: list[int] = [NO_BID] * seats
        self.points: list[int] = [0] * seats
        # peeked[seat] is the seat and place that the seat looked at, if it has.
        self.peeked: list[tuple[int, int] | None] = [None] * seats
        self.round = 0
        self.prize = 0
        self.drawn: list[int] = []
        self.played: list[list[int]] = []
        self.taught: list[int] = [0] * seats
        self.chance: Chance = UNDEALT

    # Who decides, and what.

    def is_over(self) -> bool:
        return self.round == self.tiles

    def asked(self) -> int:
        """SB-3: everybody who has not bid, all at the same time."""
        if self.is_over():
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.bids[seat] == NO_BID)

    def list_choices(self, seat: int, out: Choices) -> None:
        for tile in self.racks[seat]:
            if tile != GONE:
                out.add(bid(tile))
        if self.peeking and self.peeked[seat] is None:
            for other in range(self.seats):
                for place in range(self.tiles):
                    if other != seat and self.racks[other][place] != GONE:
                        out.add(peek(other, place))

    def explain(self, seat: int, action: int) -> Refusal | None:
        """The same rules once more, in the order in which a person would give the reasons."""
        if self.is_over():
            return Refusal("SB-5", "over")
        if not 0 <= seat < self.seats or self.bids[seat] != NO_BID:
            return Refusal("SB-3", "not-asked")
        for tile in self.racks[seat]:
            if tile != GONE and action == bid(tile):
                return None
        if action & 31 == BID:
            return Refusal("SB-3", "not-your-tile")
        if action & 31 != PEEK or not self.peeking:
            return Refusal("SB-3", "no-such-action")
        other, place = action >> 5 & 7, action >> 8 & 7
        if action != peek(other, place) or other >= self.seats or other == seat or place >= self.tiles:
            return Refusal("SB-4", "no-such-tile")
        if self.peeked[seat] is not None:
            return Refusal("SB-4", "peeked-before")
        if self.racks[other][place] == GONE:
            return Refusal("SB-4", "tile-gone", seat=other, place=place)
        return None

    # What a decision does.

    def execute(self, seat: int, action: int) -> None:
        if action & 31 == BID:
            self.bid(seat, action >> 5)
        else:
            self.peek(seat, action >> 5 & 7, action >> 8)

    def bid(self, seat: int, tile: int) -> None:
        """Law 4: nobody hears which tile. Law 6: nothing is drawn or shown until the last bid is in."""
        self.bids[seat] = tile
        if self.listening:
            self.tell("bid", "SB-3", {"seat": seat}, audience(seat) if self.screens else EVERYONE)
        if NO_BID not in self.bids:
            self.show_bids()

    def peek(self, seat: int, other: int, place: int) -> None:
        """Law 9: the seat learns a number, so it cannot take this back; what others did, they still can."""
        self.peeked[seat] = (other, place)
        self.taught[seat] += 1
        if self.listening:
            shown: dict[str, Json] = {"seat": seat, "other": other, "place": place}
            self.tell("peek", "SB-4", shown, EVERYONE & ~audience(seat))
            self.tell("peek", "SB-4", {**shown, "tile": self.racks[other][place]}, audience(seat))

    def show_bids(self) -> None:
        winner = self.bids.index(max(self.bids))
        self.points[winner] += self.prize
        self.played.append(list(self.bids))
        for seat, tile in enumerate(self.bids):
            self.racks[seat][self.racks[seat].index(tile)] = GONE
        if self.listening:
            self.tell("shown", "SB-3", {"bids": list(self.bids), "winner": winner, "prize": self.prize})
        self.bids = [NO_BID] * self.seats
        self.taught = [count + 1 for count in self.taught]
        self.round += 1
        if self.is_over():
            self.prize = 0
        else:
            self.draw_prize()

    def draw_prize(self) -> None:
        """SB-2."""
        left = [prize for prize in range(1, PRIZES + 1) if prize not in self.drawn]
        self.prize = left[self.chance.below(PRIZE, len(left), turn=self.round)]
        self.drawn.append(self.prize)
        if self.listening:
            self.tell("prize", "SB-2", {"prize": self.prize, "round": self.round + 1})

    # How it ends.

    def winners(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]

    def pay(self, seat: int) -> float:
        winners = self.winners()
        return 1.0 / len(winners) if seat in winners else 0.0

    def outcome(self) -> Outcome | None:
        return Outcome(tuple(self.winners()), "most-points", "SB-5") if self.is_over() else None

    # What is secret: only these functions know.

    def knows(self, seat: int | None, owner: int, place: int) -> bool:
        """Whether a seat (None: a spectator) knows the tile at a place of a rack. A gone tile is known to all."""
        if self.racks[owner][place] == GONE or seat == owner:
            return True
        return seat is not None and self.peeked[seat] == (owner, place)

    def notices(self, seat: int | None, bidder: int) -> bool:
        """Whether a seat (None: a spectator) knows if another has bid."""
        return seat == bidder or not self.screens

    def waited_for(self, seat: int | None) -> int:
        """SB-6: where nobody knows whether a seat has bid, the table says it waits for that seat."""
        unsure = sum(1 << other for other in range(self.seats) if not self.notices(seat, other))
        return self.asked() | unsure if not self.is_over() else 0

    def witnesses(self, seat: int, action: int) -> int:
        """SB-4: everybody sees at whose tile somebody peeks. SB-3: nobody else sees which tile is bid."""
        return EVERYONE if action & 31 == PEEK else audience(seat)

    def show(self, seat: int | None) -> Json:
        """Hidden tiles are None. The list `played` and the tiles peeked at are what perfect memory remembers."""
        racks: list[Json] = [
            [self.racks[owner][place] if self.knows(seat, owner, place) else None for place in range(self.tiles)]
            for owner in range(self.seats)
        ]
        return {
            "game": "sealed-bid",
            "round": self.round,
            "prize": self.prize,
            "drawn": list(self.drawn),
            "played": [list(bids) for bids in self.played],
            "racks": racks,
            "bid": [tile != NO_BID if self.notices(seat, other) else None for other, tile in enumerate(self.bids)],
            "own_bid": self.bids[seat] if seat is not None else NO_BID,
            "points": list(self.points),
            "peeked": [list(place) if place else None for place in self.peeked],
            "peeking": self.peeking,
            "screens": self.screens,
            "winners": list(self.winners()) if self.is_over() else None,
        }

    def deal(self, seat: int, rng: Random) -> "SealedBid":
        """Deal the tiles that the seat does not know, choose the bids it does not know, and forget what is to come."""
        world = self.copy()
        places = [(owner, place) for owner in range(self.seats) for place in range(self.tiles)]
        hidden = [(owner, place) for owner, place in places if not self.knows(seat, owner, place)]
        known = {self.racks[owner][place] for owner, place in places if self.knows(seat, owner, place)}
        known.update(tile for bids in self.played for tile in bids)
        unseen = [tile for tile in range(1, tile_count(self.seats, self.tiles) + 1) if tile not in known]
        shuffle(unseen, rng)
        for (owner, place), tile in zip(hidden, unseen, strict=False):
            world.racks[owner][place] = tile
        world.choose_bids(seat, rng)
        world.chance = Seeded(rng.bits())
        return world

    def choose_bids(self, seat: int, rng: Random) -> None:
        """Choose for the others what they have bid, and behind screens whether; somebody is always still to bid."""
        others = [other for other in range(self.seats) if other != seat and not self.is_over()]
        for other in others:
            left = [tile for tile in self.racks[other] if tile != GONE]
            has_bid = self.bids[other] != NO_BID if self.notices(seat, other) else rng.below(2) == 1
            self.bids[other] = left[rng.below(len(left))] if has_bid else NO_BID
        if others and NO_BID not in self.bids:
            self.bids[others[rng.below(len(others))]] = NO_BID

    def draw_from(self, chance: Chance) -> None:
        self.chance = chance

    def lessons(self, seat: int) -> int:
        """A peek teaches whoever peeks; the last bid shows what all did. A bid that is not the last teaches nothing,
        except behind screens, where whoever makes it sees that somebody has still to bid."""
        return self.taught[seat] + int(self.screens and self.bids[seat] != NO_BID)

    # Copies, files, hashes.

    def copy(self) -> "SealedBid":
        other = SealedBid(self.seats, self.tiles, self.peeking, self.screens)
        other.racks = [list(rack) for rack in self.racks]
        other.bids = list(self.bids)
        other.points = list(self.points)
        other.peeked = list(self.peeked)
        other.round = self.round
        other.prize = self.prize
        other.drawn = list(self.drawn)
        other.played = [list(bids) for bids in self.played]
        other.taught = list(self.taught)
        other.chance = self.chance.copy()
        return other

    def position(self) -> Json:
        return {
            "game": "sealed-bid",
            "tiles": self.tiles,
            "peeking": self.peeking,
            "screens": self.screens,
            "racks": [list(rack) for rack in self.racks],
            "bids": list(self.bids),
            "points": list(self.points),
            "peeked": [list(place) if place else [] for place in self.peeked],
            "drawn": list(self.drawn),
            "played": [list(bids) for bids in self.played],
            "taught": list(self.taught),
            "random": self.chance.document(),
        }

    def hash(self) -> int:
        """All that a position holds goes in, number by number; Python's own hash() differs between processes."""
        value = mix(self.chance.mark() ^ (self.tiles * 4 + int(self.peeking) * 2 + int(self.screens)))
        for rack in [*self.racks, self.bids, self.points, self.drawn, *self.played, self.taught]:
            for number in rack:
                value = mix(value ^ number)
            value = mix(value ^ 63)
        for place in self.peeked:
            value = mix(value ^ (place[0] * MOST_TILES + place[1] if place else 63))
        return value


class SealedBidGame(Game):
    """How a game begins, and how a position file is read."""

    def __init__(self) -> None:
        options = OptionSet(
            Count("players", 2, 2, 4, "SB-1"),
            Count("tiles", 4, 2, MOST_TILES, "SB-1"),
            Flag("peeking", True, "SB-4"),
            Flag("screens", False, "SB-6"),
        )
        super().__init__("sealed-bid", 1, (2, 4), options, GRAMMAR, RULES, events=EVENTS)

    def start(self, options: Options, chance: Chance) -> SealedBid:
        players, tiles = options["players"], options["tiles"]
        assert isinstance(players, int) and isinstance(tiles, int)
        state = SealedBid(players, tiles, bool(options["peeking"]), bool(options["screens"]))
        state.chance = chance
        bag = chance.shuffled(BAG, list(range(1, tile_count(players, tiles) + 1)))
        for seat in range(players):
            state.racks[seat] = bag[seat * tiles : (seat + 1) * tiles]
        state.draw_prize()
        return state

    def load(self, position: Json) -> SealedBid:
        """Every value is checked, so that a damaged file gets an error that says where."""
        document = open_position(position, self.name)
        tiles = document.number("tiles", 2, MOST_TILES)
        seats = len(document.items("racks"))
        if not 2 <= seats <= 4:
            raise document.refuse("racks", f"expected 2 to 4, not {seats}")
        most = tile_count(seats, tiles)
        state = SealedBid(seats, tiles, document.get("peeking") is True, document.get("screens") is True)
        state.racks = rows(document, "racks", GONE, most, tiles)
        state.bids = document.numbers("bids", NO_BID, most, seats)
        state.points = document.numbers("points", 0, 99, seats)
        state.drawn = document.numbers("drawn", 1, PRIZES)
        state.played = rows(document, "played", 1, most, seats)
        state.taught = document.numbers("taught", 0, 1000, seats)
        state.chance = read_chance(document)
        peeked = rows(document, "peeked", 0, max(seats, tiles) - 1)
        if len(peeked) != seats:
            raise document.wrong("peeked", f"a list of {seats}")
        for seat, place in enumerate(peeked):
            if place:
                if len(place) != 2 or place[0] >= seats or place[1] >= tiles:
                    raise document.wrong("peeked", "nothing, or a seat and a place in its rack, for each")
                state.peeked[seat] = place[0], place[1]
        state.round = len(state.played)
        if len(state.drawn) != min(state.round + 1, tiles) or len(set(state.drawn)) != len(state.drawn):
            raise document.wrong("drawn", "a different prize for every round begun")
        state.prize = 0 if state.is_over() else state.drawn[-1]
        check_tiles(state)
        return state


def check_tiles(state: SealedBid) -> None:
    tiles = [tile for row in [*state.racks, *state.played] for tile in row if tile != GONE]
    if len(set(tiles)) != len(tiles):
        raise PositionError("racks, played: a tile is there twice")
    for seat, rack in enumerate(state.racks):
        if rack.count(GONE) != state.round:
            raise PositionError(f"racks: expected {state.round} places of seat {seat} empty (0), not {rack}")
        if state.bids[seat] != NO_BID and state.bids[seat] not in rack:
            raise PositionError(f"bids: expected 0 or a tile in the rack of seat {seat}, not {state.bids[seat]}")
    if NO_BID not in state.bids:
        raise PositionError("bids: expected at least one seat that has not bid")


def tile_count(seats: int, tiles: int) -> int:
    return seats * tiles + IN_BAG


def shuffle(items: list[int], rng: Random) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]


def rows(document: Reader, name: str, least: int, most: int, length: int | None = None) -> list[list[int]]:
    """A list of lists of numbers."""
    return [document.within({name: row}, "", ()).numbers(name, least, most, length) for row in document.items(name)]


GAME = SealedBidGame()
