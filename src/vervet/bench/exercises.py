"""What is done with a game while it is timed; each function prepares a piece of work."""

from collections.abc import Callable, Iterator
from itertools import count, cycle, islice
from typing import TypeAlias

from vervet.bench.stopwatch import Work
from vervet.bots import arena
from vervet.bots.search import Search
from vervet.core.rng import Random
from vervet.core.state import State

COPIES_AT_ONCE = 1000
SIMULATIONS = 200

# A deal settles how long a game takes, and copies of a state share its chance: so several deals are played in turn.
DEALS = 16
FIRST = 1

# Makes the first state of a game from a seed.
Start: TypeAlias = Callable[[int], State]


def deals(start: Start) -> Iterator[State]:
    """First states, over and over; what is made of them must be a copy."""
    return cycle([start(seed) for seed in range(1, DEALS + 1)])


def play_inside(start: Start) -> Work:
    """Random games with the loop in the library."""
    firsts = deals(start)
    seeds = count(1)
    return lambda: sum(int(arena.random_decisions(next(firsts), next(seeds), 1)) for _ in range(DEALS))


def play_outside(start: Start, checked: bool) -> Work:
    """Random games driven by whoever imports the library, every action checked or not."""
    firsts = deals(start)
    rng = Random(1)
    return lambda: sum(drive(next(firsts).copy(), rng, checked) for _ in range(DEALS))


def drive(state: State, rng: Random, checked: bool = True) -> int:
    """Play a state to its end, as a script would; returns the number of decisions."""
    actor, legal_actions, below = state.actor, state.legal_actions, rng.below
    act = state.apply if checked else state.execute
    made = 0
    seat = actor()
    while seat >= 0:
        actions = legal_actions(seat)
        act(seat, actions[below(len(actions))])
        made += 1
        seat = actor()
    return made


def choice_share(start: Start) -> float:
    """The share of the decisions of random games in which there is more than one legal action.

    Where everybody is asked whatever they hold, so that pauses tell nothing, most answers are forced: they are played,
    sent and timed like others, but counting them as decisions would flatter us.
    """
    rng = Random(1)
    made = chosen = 0
    for state in islice(deals(start), DEALS):
        while (seat := state.actor()) >= 0:
            actions = state.legal_actions(seat)
            made += 1
            chosen += len(actions) > 1
            state.execute(seat, actions[rng.below(len(actions))])
    return chosen / made


def middle(start: Start) -> State:
    """The state halfway through a random game."""
    length = drive(start(FIRST), Random(1))
    state = start(FIRST)
    rng = Random(1)
    for _ in range(length // 2):
        actions = state.legal_actions(state.actor())
        state.apply(state.actor(), actions[rng.below(len(actions))])
    return state


def copy_inside(start: Start) -> Work:
    """Copies with the loop in the library, each dropped at once, so that all use the same warm memory."""
    state = middle(start)
    return lambda: int(arena.copies(state, COPIES_AT_ONCE))


def copy_outside(start: Start) -> Work:
    """The same, driven from Python."""
    copy = middle(start).copy

    def work() -> float:
        for _ in range(COPIES_AT_ONCE):
            copy()
        return COPIES_AT_ONCE

    return work


def copy_and_keep(start: Start) -> Work:
    """Copies that live on for a while, as in a search that stores states: memory and garbage collector count too."""
    copy = middle(start).copy
    return lambda: len([copy() for _ in range(COPIES_AT_ONCE)])


def search(start: Start, depth: int) -> Work:
    """Searches for a whole move each; the tree starts empty every time."""
    state = start(FIRST)
    seeds = count(1)
    seat = state.actor()
    world = state.determinize(seat, Random(0))

    def work() -> float:
        Search(next(seeds), simulations=SIMULATIONS, depth=depth).fill_tree(world, seat)
        return SIMULATIONS

    return work
