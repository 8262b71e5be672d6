"""One piece of work for `compare.py`, run under callgrind: `count.py GAME PLAYERS KIND TIMES` prints its units.

It uses only what the library has offered for long, so that it runs with older builds too.
"""

import gc
import sys

from vervet import catalog
from vervet.bots import arena
from vervet.core.rng import Random

# A deal settles how long a game takes, so what is counted is spread over several.
DEALS = 16


def main(name: str, players: int, kind: str, times: int) -> None:
    gc.disable()
    starts = [catalog.games()[name].new(seed, players=players) for seed in range(1, DEALS + 1)]
    halves = [half_played(start) for start in starts] if kind == "copy" else starts
    done = 0
    for number in range(times):
        for state in halves:
            if kind == "copy":
                done += int(arena.copies(state, 50))
            elif kind == "inside":
                done += int(arena.random_decisions(state, number + 1, 1))
            else:
                done += drive(state.copy(), Random(number + 1), 1_000_000)
    print("UNITS", done)


def half_played(start):
    """Some way into a random game."""
    state = start.copy()
    drive(state, Random(1), 60)
    return state


def drive(state, rng, most):
    """Play as a script would, every action checked."""
    made = 0
    while made < most and (seat := state.actor()) >= 0:
        actions = state.legal_actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])
        made += 1
    return made


main(sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4]))
