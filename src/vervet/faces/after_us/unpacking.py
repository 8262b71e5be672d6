"""After Us names cards by their numbers: what is printed on them depends on the box."""

from vervet.core.game import Game
from vervet.core.json import Json
from vervet.faces.after_us.cards.deck import lay_out
from vervet.faces.after_us.cards.typescript import card_value, tokens
from vervet.faces.unpacking import Unpacking
from vervet.games.after_us.game import AfterUs


class AfterUsUnpacking(Unpacking):
    """The cards, and what the tokens give."""

    def lay_out(self, game: Game) -> None:
        assert isinstance(game, AfterUs)
        lay_out(game.components)

    def drawn(self, game: Game) -> dict[str, Json]:
        assert isinstance(game, AfterUs)
        cards: list[Json] = [card_value(card) for card in game.components.cards]
        return {"cards": cards, "tokens": tokens(game.components)}
