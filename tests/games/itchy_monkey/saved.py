"""Positions saved at every decision of a game, and played on alongside it."""

import json

from vervet.core.rng import Random
from vervet.core.state import State

from .scene import ITCHY


def check_saved(state: State, rng: Random) -> None:
    """Play on at random; what is loaded from a position is equal in every way, and plays on alike."""
    while state.asked():
        twin = ITCHY.load(json.loads(json.dumps(state.position())))
        assert twin.position() == state.position()
        assert twin.hash() == state.hash()
        legal = state.legal_actions(state.actor())
        assert twin.legal_actions(twin.actor()) == legal
        action = legal[rng.below(len(legal))]
        twin.apply(twin.actor(), action)
        state.apply(state.actor(), action)
        assert twin.position() == state.position()
    finished = ITCHY.load(state.position())
    assert (finished.position(), repr(finished.outcome())) == (state.position(), repr(state.outcome()))
    assert finished.hash() == state.hash()
