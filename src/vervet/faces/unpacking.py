"""What a front must be told of a changed box before it can draw from a view: a view names cards, and prints none."""

from vervet.core.game import Game
from vervet.core.json import Json


class Unpacking:
    """For a game whose views say all that there is to draw."""

    def lay_out(self, game: Game) -> None:
        """From now on the terminal draws with the box of this game."""

    def drawn(self, game: Game) -> dict[str, Json]:
        """What the browser draws from the box of this game, where that is not the printed one."""
        return {}
