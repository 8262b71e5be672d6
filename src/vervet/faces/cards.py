"""Cards that can be listed and drawn, whatever the game."""

from rich.console import RenderableType

from vervet.texts import Texts


class CardError(ValueError):
    """Cards that cannot be drawn; `text` and `details` say why in every language."""

    def __init__(self, text: str, **details: int | str) -> None:
        super().__init__(text)
        self.text = text
        self.details = details


class CardBook:
    """The cards of one game."""

    # The names of the piles in which the cards are listed.
    piles: tuple[str, ...] = ()

    def listing(self, pile: str, texts: Texts) -> str:
        """The cards of a pile in the notation of the box."""
        raise NotImplementedError

    def drawing(self, cards: list[str], texts: Texts) -> str:
        """Cards side by side as an SVG picture; raises `CardError`."""
        raise NotImplementedError

    def sketch(self, cards: list[str], texts: Texts) -> RenderableType:
        """The same in signs, for a terminal; raises `CardError`."""
        raise NotImplementedError
