"""What a sensible player would do: the action after which they seem to stand best at once."""

from mypy_extensions import i64

from vervet.core.rng import Random
from vervet.core.state import State


def most_promising(state: State, seat: i64, rng: Random) -> i64:
    """The legal action with the best estimate after it; among equals one by lot."""
    menu = state.choices(seat)
    best: i64 = menu.at(0)
    high = -1.0
    equals: i64 = 0
    at: i64 = 0
    while at < menu.count:
        twin = state.copy()
        twin.execute(seat, menu.at(at))
        value = twin.estimate(seat)
        if value > high:
            high = value
            equals = 0
        if value == high:
            equals += 1
            if rng.below(equals) == 0:
                best = menu.at(at)
        at += 1
    return best
