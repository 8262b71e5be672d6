"""A game drawn as text, as the terminal draws it."""

from vervet import drawing
from vervet.envs.play import Play
from vervet.envs.settings import agent_name


def draw(play: Play, seat: int | None) -> str:
    """The table as a seat (None: a spectator) sees it."""
    return drawing.draw(play.game, play.state, seat, [agent_name(other) for other in range(play.seats)])


def show(play: Play, seat: int | None, render_mode: str) -> str | None:
    """Return the drawing, or print it for a human."""
    text = draw(play, seat)
    if render_mode == "ansi":
        return text
    print(text)
    return None
