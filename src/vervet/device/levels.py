"""What this device can do: how long bots of a kind think here, so that the lobby offers those who answer in time with
the whole of their budget, and are as strong as their stars say."""

import time
from collections.abc import Iterator
from typing import Final

from vervet.bots.roster import make_bot
from vervet.bots.shelf import SHELF
from vervet.catalog import game
from vervet.core.rng import Random
from vervet.core.state import State

# Simulations, worlds or looks that are timed at once; few, since somebody may be waiting for a thought.
SAMPLE: Final = 10
# A bot is tried at every so-manieth decision of a game by chance, until so many were made or it has taken so long.
EVERY: Final = 3
MOST: Final = 45
MOST_SECONDS: Final = 0.3
SEED: Final = 7
# The bots that think with a network.
LEARNT: Final = "mind"


def unit_seconds(name: str, kind: str) -> float:
    """Seconds that a unit of a bot's budget takes, at the slowest of some moments; a bot without one has one unit.
    Below zero where its network is not here: without it, it would be another bot."""
    if kind == LEARNT and SHELF.find(next(moments(name))) is None:
        return -1.0
    units = SAMPLE if kind in ("glance", "mcts", "foresight", "mind") else 1
    bot = f"{kind}-{units}" if units > 1 else kind
    spent: list[float] = []
    for state in moments(name):
        spent.append(timed(bot, state))
        if sum(spent) > MOST_SECONDS:
            break
    return max(spent) / units


def moments(name: str) -> Iterator[State]:
    """Moments of one game by chance, with something to decide."""
    state, chance = game(name).new(SEED, players=2), Random(SEED)
    for made in range(MOST):
        seats = state.asked_seats()
        if not seats:
            return
        actions = state.legal_actions(seats[0])
        if made == 0 or (made % EVERY == 0 and len(actions) > 1):
            yield state.copy()
        state.apply(seats[0], actions[chance.below(len(actions))])


def timed(bot: str, state: State) -> float:
    began = time.perf_counter()
    make_bot(bot, SEED).think(state, state.asked_seats()[0])
    return time.perf_counter() - began
