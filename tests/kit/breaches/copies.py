"""Sealed Bid against law 8: copies, positions and faces of actions that do not come back the same."""

from enum import IntEnum

from examples.sealed_bid import BID, PEEK, SealedBid

from tests.kit.breaches.broken import Broken, BrokenGame
from vervet.core.action import Field, Grammar, Kind
from vervet.core.chance import Chance
from vervet.core.event import EVERYONE
from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.option import Options


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
    """An int to JSON, but not to anyone who pastes its repr."""

    RED = 1


class ReprDoesNotPaste(Broken):
    def draw_prize(self) -> None:
        super().draw_prize()
        if self.listening:
            self.tell("coloured", "SB-2", {"colour": Colour.RED})


class TellsUndeclaredEvent(Broken):
    def show_bids(self) -> None:
        super().show_bids()
        if self.listening:
            self.tell("cheered", "SB-3", {})


class TellsUndeclaredField(Broken):
    def tell(self, name: str, rule: str, fields: dict[str, Json], seats: int = EVERYONE) -> None:
        super().tell(name, rule, {**fields, "points": sum(self.points)} if name == "shown" else fields, seats)


class ForgetsField(Broken):
    def tell(self, name: str, rule: str, fields: dict[str, Json], seats: int = EVERYONE) -> None:
        told = {field: value for field, value in fields.items() if name != "shown" or field != "winner"}
        super().tell(name, rule, told, seats)


class TellsSeatThatIsNotThere(Broken):
    def tell(self, name: str, rule: str, fields: dict[str, Json], seats: int = EVERYONE) -> None:
        super().tell(name, rule, {**fields, "winner": self.seats} if name == "shown" else fields, seats)


class TellsByUnknownRule(Broken):
    def tell(self, name: str, rule: str, fields: dict[str, Json], seats: int = EVERYONE) -> None:
        super().tell(name, "SB-7" if name == "shown" else rule, fields, seats)


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


class LoadsAnything(BrokenGame):
    """Takes anything but an object for an empty position."""

    def load(self, position: Json) -> SealedBid:
        return super().load(position) if isinstance(position, dict) else self.begin(self.options.read({}), 1)


class RefusesItsOwn(BrokenGame):
    """Refuses its own position files in a phase that few states belong to: when everybody has peeked."""

    def load(self, position: Json) -> SealedBid:
        state = super().load(position)
        if None not in state.peeked:
            raise PositionError("peeked: expected somebody who has not")
        return state


class RefusesTheUnusual(BrokenGame):
    """Refuses its own position files only where random play does not go: most have not peeked in a whole game."""

    def load(self, position: Json) -> SealedBid:
        state = super().load(position)
        if state.is_over() and state.peeked.count(None) >= 2:
            raise PositionError("peeked: expected most of them to have peeked")
        return state


class UndeclaredOpening(BrokenGame):
    """Tells how it begins, before anybody decides anything."""

    def start(self, options: Options, chance: Chance) -> SealedBid:
        state = super().start(options, chance)
        state.tell("dealt", "SB-1", {"tiles": state.tiles})
        return state


BREACHES: list[type[Broken]] = [
    SharesRacks,
    CopyForgets,
    SharesMenu,
    CopyListens,
    TellsToNobody,
    LossyPosition,
    PositionWithSets,
    HashForgets,
    ReprDoesNotPaste,
    TellsUndeclaredEvent,
    TellsUndeclaredField,
    ForgetsField,
    TellsSeatThatIsNotThere,
    TellsByUnknownRule,
]
