"""How a game shows itself in a terminal: the little that a front must know of one game."""

from rich.console import RenderableType

from vervet.core.json import Json
from vervet.texts import Texts

# Okabe-Ito colours, and a mark for each seat that tells it without colour.
COLOURS = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00")
MARKS = ("●", "▲", "■", "◆", "★", "⬢")


class Front:
    """A game's drawing; its event texts are `PREFIX-event-NAME`, its action texts `PREFIX-action-KIND`."""

    prefix = ""

    def draw(self, view: Json, names: list[str], texts: Texts, low: bool = False) -> RenderableType:
        """The table as the view shows it; `low` asks for few lines."""
        raise NotImplementedError

    def prompt(self, view: Json, texts: Texts) -> str:
        """What the player is asked for."""
        raise NotImplementedError
