"""The kinds of moments that a game has, so that no phase goes unexamined because few games reach it."""

from collections import Counter

from vervet.core.action import KIND_MASK
from vervet.core.game import Game
from vervet.core.state import State

# The first this many states of every kind of moment are looked at; later ones at ever longer intervals.
FIRST = 4


class Moment:
    """What is being decided: the phase that the position names, and the kinds and occasions of what is asked."""

    def __init__(self, game: Game, state: State) -> None:
        position = state.position()
        phase = position.get("phase") if isinstance(position, dict) else None
        seats = state.asked_seats()
        codes = {action & KIND_MASK for seat in seats for action in state.legal_actions(seat)}
        kinds = [kind.name for kind in game.grammar.kinds if kind.code in codes]
        occasions = sorted({word for seat in seats for word in state.occasion(seat)})
        self.key = (str(phase), *kinds, "/", *occasions)
        # A game that names no phase is known by what it offers.
        self.phase = phase if isinstance(phase, str) else ", ".join(kinds) or "over"


class Moments:
    """How often each kind of moment was met, and how many states of each phase were looked at."""

    def __init__(self) -> None:
        self.met: Counter[tuple[str, ...]] = Counter()
        self.phases: Counter[str] = Counter()

    def deserve_a_look(self, moment: Moment) -> bool:
        """Whether this one is among the first of its kind, or the 8th, the 16th and so on."""
        self.met[moment.key] += 1
        count = self.met[moment.key]
        wanted = count <= FIRST or count & (count - 1) == 0
        self.phases[moment.phase] += wanted
        return wanted
