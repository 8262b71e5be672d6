"""The bot that does what the game itself finds sensible."""

from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.core.state import State


class Heuristic(Bot):
    """Follows the game's own suggestions; where a game has none, any legal action."""

    def think(self, world: State, seat: i64) -> i64:
        return world.suggest(seat, self.rng)
