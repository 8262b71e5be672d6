"""The bot that does what the game itself finds sensible."""

from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.core.rng import Random
from vervet.core.state import State


class Heuristic(Bot):
    """Follows the game's own suggestions; where a game has none, any legal action."""

    def __init__(self, seed: i64) -> None:
        self.rng = Random(seed)

    def choose(self, state: State, seat: i64) -> i64:
        return state.suggest(seat, self.rng)
