"""How a finished match went, told without all that draws a game: so a server, or a page, need not have it."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec

from vervet.catalog import folder_of
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.faces.probe import Probe
from vervet.faces.story import Story


def story_of(match: Match) -> dict[str, Json]:
    """How a finished match went."""
    story, probe = told_by(match.game.name)
    return story(match, probe(match.game, match.options)).tell()


@cache
def told_by(game: str) -> tuple[type[Story], type[Probe]]:
    """`TOLD` in `faces/GAME/story.py`, or whatever the face of the game says."""
    folder = folder_of(game)
    if folder and find_spec(f"{__package__}.{folder}") and find_spec(f"{__package__}.{folder}.story"):
        story, probe = import_module(f"{__package__}.{folder}.story").TOLD
        return story, probe
    from vervet.faces.face import face_of

    face = face_of(game)
    return face.story, face.probe
