"""The face of a game: all that terminal, lab and bench need to know of one game beyond the contract."""

from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from vervet.catalog import folder_of, games
from vervet.core.event import EventSet
from vervet.core.game import Game
from vervet.faces.cards import CardBook
from vervet.faces.front import Front
from vervet.faces.plain import PlainFront
from vervet.faces.probe import Probe
from vervet.faces.promise import USUAL, Promise
from vervet.faces.story import Story
from vervet.faces.unpacking import Unpacking


@dataclass(frozen=True)
class Face:
    """How a game is drawn in a terminal, what the lab counts in it, how fast it should be, its cards, if it can draw
    them, how it went, told at its end, and what a changed box changes in its drawings."""

    front: Front
    probe: type[Probe] = Probe
    promise: Promise = USUAL
    cards: CardBook | None = None
    story: type[Story] = Story
    unpacking: Unpacking = field(default_factory=Unpacking)


@cache
def face_of(game: str) -> Face:
    """The face of a game by the game's name: `FACE` in `faces/GAME/face.py`, or the plain one."""
    folder = folder_of(game)
    if folder is None or find_spec(f"{__package__}.{folder}") is None:
        return Face(PlainFront(game, games()[game].events if game in games() else EventSet()))
    face = import_module(f"{__package__}.{folder}.face").FACE
    assert isinstance(face, Face)
    return face


def face_with(game: Game) -> Face:
    """The same for a game that may have a changed box, which is drawn from now on."""
    face = face_of(game.name)
    face.unpacking.lay_out(game)
    return face
