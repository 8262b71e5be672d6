"""Vervet: one table for three monkey games.

>>> import vervet
>>> table = vervet.new("itchy-monkey", players=2, seed=7)
>>> table.play("place a7")
>>> bot = vervet.bot("mcts-200", seed=1)
>>> table.play(bot.choose(table))
>>> print(table)
"""

# First of all: without `librt` nothing below could be imported.
import vervet.lent  # noqa: F401
from vervet.bots.bot import Bot, BotError
from vervet.catalog import UnknownGame, game
from vervet.catalog import games as all_games
from vervet.core.action import ActionError
from vervet.core.game import Game, PositionError
from vervet.core.match import LogError, Match
from vervet.core.number import NumberError
from vervet.core.option import OptionError
from vervet.core.refusal import IllegalAction, Refusal, speak_with
from vervet.core.rng import Random
from vervet.core.state import Outcome, State
from vervet.table import Player, Table, bot, new, replay

__version__ = "0.1.0"

__all__ = [
    "ActionError",
    "Bot",
    "BotError",
    "Game",
    "IllegalAction",
    "LogError",
    "Match",
    "NumberError",
    "OptionError",
    "Outcome",
    "Player",
    "PositionError",
    "Random",
    "Refusal",
    "State",
    "Table",
    "UnknownGame",
    "all_games",
    "bot",
    "game",
    "new",
    "replay",
]


def _say(refusal: Refusal) -> str | None:
    """Errors are sentences; the texts are read when the first one is printed."""
    from vervet.texts.refusals import english

    return english(refusal)


speak_with(_say)
