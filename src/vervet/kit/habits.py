"""Games played with a habit: they reach moments that random play hardly ever meets, such as a pile that runs out."""

from vervet.core.action import KIND_MASK
from vervet.core.rng import Random, mix
from vervet.core.state import State

# One decision in this many is random all the same, so that a habit cannot hold a game up for ever.
WHIM = 8


def habitual_move(state: State, rng: Random, habit: int) -> tuple[int, int] | None:
    """A decision of a random asked seat: the kind of action that this habit likes best, and of that kind the action.

    Everybody at the table has the same habit, so that all want the same. None when nobody can decide anything.
    """
    able = [seat for seat in state.asked_seats() if state.legal_actions(seat)]
    if not able:
        return None
    seat = able[rng.below(len(able))]
    legal = state.legal_actions(seat)
    if rng.below(WHIM) == 0:
        return seat, legal[rng.below(len(legal))]
    return seat, min(legal, key=lambda action: (mix(habit ^ mix(action & KIND_MASK)), mix(habit ^ mix(action))))
