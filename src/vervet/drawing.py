"""A table drawn as text, as the terminal draws it."""

from collections.abc import Sequence
from io import StringIO

from rich.console import Console

from vervet.core.game import Game
from vervet.core.state import State
from vervet.faces.face import face_with
from vervet.texts import Texts

WIDTH = 100


def draw(game: Game, state: State, seat: int | None, names: Sequence[str] = ()) -> str:
    """The table as a seat (None: a spectator) sees it, with the players' names, if they have any."""
    texts = Texts("en")
    players = list(names) or [texts.say("player-human", seat=other + 1) for other in range(state.seats)]
    drawing = face_with(game).front.draw(state.view(seat), players, texts, seat=seat)
    paper = StringIO()
    Console(file=paper, width=WIDTH, color_system=None).print(drawing)
    return paper.getvalue()
