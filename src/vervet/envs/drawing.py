"""A game drawn as text, as the terminal draws it."""

from io import StringIO

from rich.console import Console

from vervet.envs.play import Play
from vervet.envs.settings import agent_name
from vervet.faces.face import face_of
from vervet.texts import Texts

WIDTH = 100


def draw(play: Play, seat: int | None) -> str:
    """The table as a seat (None: a spectator) sees it."""
    view = play.state.view(seat)
    front = face_of(play.game.name).front
    paper = StringIO()
    names = [agent_name(other) for other in range(play.seats)]
    Console(file=paper, width=WIDTH, color_system=None).print(front.draw(view, names, Texts("en"), seat=seat))
    return paper.getvalue()


def show(play: Play, seat: int | None, render_mode: str) -> str | None:
    """Return the drawing, or print it for a human."""
    text = draw(play, seat)
    if render_mode == "ansi":
        return text
    print(text)
    return None
