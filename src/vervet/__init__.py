"""Vervet: one table for three monkey games.

>>> import vervet
>>> state = vervet.game("itchy-monkey").new(seed=7, players=2)
>>> state.asked_seats()
[1]
"""

from vervet.catalog import game, games
from vervet.core.action import ActionError
from vervet.core.game import Game, PositionError
from vervet.core.match import LogError, Match, replay
from vervet.core.option import OptionError
from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.rng import Random
from vervet.core.state import Outcome, State

__version__ = "0.1.0"

__all__ = [
    "ActionError",
    "Game",
    "IllegalAction",
    "LogError",
    "Match",
    "OptionError",
    "Outcome",
    "PositionError",
    "Random",
    "Refusal",
    "State",
    "game",
    "games",
    "replay",
]
