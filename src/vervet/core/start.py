"""Where a match begins that is played on from a position: no new game, but a moment of another one.

Everything that one seat could not know at that moment is dealt anew, from a stream of the new match's key. The position
itself was open to all when the new match was made, for the old one was over; it is part of the terms by its hash, and
the log gives it whole (docs/programmers/deals.md).
"""

from collections.abc import Mapping
from typing import Final

from vervet.core.canonical import digest_of
from vervet.core.chance import UNDEALT, Chance, Purpose
from vervet.core.document import PositionError
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.rng import MASK63, Random
from vervet.core.state import State

# What the hidden cards of such a match are dealt from, once: 63 bits, in three numbers.
START: Final = Purpose("start")
HIGHEST: Final = 1 << 21
LOWEST: Final = HIGHEST - 2
# The fields of the log, and those of the terms.
FIELDS: Final = ("match", "step", "seat", "position", "world")


class StartError(ValueError):
    """No match can begin there: the field of the start that is wrong, and why."""

    def __init__(self, field: str, why: str) -> None:
        super().__init__(f"{field}: {why}")
        self.field = field
        self.why = why


class Start:
    """A moment of another match: after so many of its actions (`step`), with the `seat` whose knowledge is kept. The
    id is empty where the position is of no match."""

    def __init__(self, match: str, step: int, seat: int, position: Mapping[str, Json]) -> None:
        self.match = match
        self.step = step
        self.seat = seat
        self.position = position
        self.digest = digest_of(dict(position))

    def terms(self) -> dict[str, Json]:
        """As a deal is promised for it."""
        return {"match": self.match, "step": self.step, "seat": self.seat, "position": self.digest.hex()}

    def document(self, world: Mapping[str, Json]) -> dict[str, Json]:
        """As a log tells it, with the world that was dealt."""
        return {
            "match": self.match,
            "step": self.step,
            "seat": self.seat,
            "position": dict(self.position),
            "world": dict(world),
        }


def moment_of(state: State) -> dict[str, Json]:
    """The position of a state, without what it would have drawn from."""
    bare = state.copy()
    bare.draw_from(UNDEALT)
    position = bare.position()
    assert isinstance(position, dict)
    return position


def drawn_seed(chance: Chance) -> int:
    """What the world is dealt with; noted like all draws."""
    numbers = chance.draw(START, HIGHEST, LOWEST)
    return int((numbers[0] << 21 | numbers[1]) << 21 | numbers[2]) & MASK63


def dealt_world(game: Game, start: Start, seed: int) -> dict[str, Json]:
    """The position with all dealt anew that the seat did not know; raises `StartError` where nobody could play on."""
    state = loaded(game, start.position, "position")
    if not 0 <= start.seat < state.seats:
        raise StartError("seat", f"expected a seat from 0 to {state.seats - 1}, not {start.seat}")
    if state.asked() == 0:
        raise StartError("position", "the game is over there")
    return moment_of(state.determinize(start.seat, Random(seed)))


def first_state(game: Game, world: Mapping[str, Json], chance: Chance) -> State:
    """The state that a match begins with; what it draws from then on comes from its own chance."""
    state = loaded(game, world, "world")
    state.draw_from(chance)
    return state


def loaded(game: Game, position: Mapping[str, Json], field: str) -> State:
    try:
        return game.load(dict(position))
    except PositionError as error:
        raise StartError(field, str(error)) from error
