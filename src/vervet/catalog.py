"""The one place that knows which games there are."""

import os
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final

from vervet.bots.shelf import SHELF
from vervet.boxes import MOST_BYTES, OPTION, BoxError, boxes, digest, mark, put, read_box
from vervet.core.document import ComponentError
from vervet.core.excerpt import shown
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.guests import VARIABLE, GuestError, guests, invite

# The folders in `vervet.games`, in the order of the lobby. A new game is a folder there and a word here.
FOLDERS: Final = ("itchy_monkey", "after_us", "cheeky_monkeys")


class UnknownGame(KeyError):
    """No game of this name; the message says which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def games() -> dict[str, Game]:
    """Every game by name, those of one's own last; raises `GuestError` and `BoxError`."""
    if strangers := boxes().keys() - {folder.replace("_", "-") for folder in FOLDERS}:
        raise BoxError(f"no game of ours is called {min(strangers)}")
    listed = {game.name: game for game in map(load, FOLDERS)}
    for guest in guests():
        if guest.game.name in listed:
            raise GuestError(f"{guest.word}: expected a name of its own, not {guest.game.name}, which Vervet has")
        listed[guest.game.name] = guest.game
    return listed


def welcome(word: str) -> Game:
    """A game of one's own, `my_game.py:GAME`, joins the catalog of this process and those it starts; raises
    `GuestError`."""
    before = os.environ.get(VARIABLE, "")
    found = invite(word)
    games.cache_clear()
    try:
        return games()[found.name]
    except GuestError:
        os.environ[VARIABLE] = before
        raise


def game(name: str) -> Game:
    """A game by name; raises `UnknownGame` with the names there are."""
    found = games().get(name) if isinstance(name, str) else None
    if found is None:
        near = get_close_matches(str(name).lower().replace(" ", "-"), games(), 1)
        meant = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownGame(f"no game {shown(name)}; there are {', '.join(games())}{meant}")
    return found


def folder_of(name: str) -> str | None:
    """The folder of a game by its name; None for a game that is not in the catalog."""
    folder = name.replace("-", "_")
    return folder if folder in FOLDERS else None


def load(folder: str) -> Game:
    """The game of a folder: `GAME` of its `game.py`, or where it has a box what `from_box` there makes of it; raises
    `BoxError` where somebody wants another one that cannot be played with."""
    file = boxes().get(folder.replace("_", "-"))
    if file is not None:
        found = with_box(folder, read_box(file), str(file))
    else:
        module = import_module(f"vervet.games.{folder}.game")
        box = printed_box(folder)
        found = module.from_box(box) if box else module.GAME
    assert isinstance(found, Game)
    # `network.vervet` knows what is usually played; others beside it (`network-mixed.vervet`) what it does not.
    networks = [file for file in files("vervet.games").joinpath(folder).iterdir() if file.name.endswith(".vervet")]
    networks.sort(key=lambda file: (len(file.name), file.name))
    if networks:
        SHELF.offer(found.name, found.version, *(file.read_bytes for file in networks))
    return found


def with_box(folder: str, text: str, where: str) -> Game:
    """The game of a folder with the box of a text; one that is ours word for word is no changed one. Raises `BoxError`,
    which begins with where the text is from."""
    ours = printed_box(folder)
    if not ours:
        raise BoxError(f"{where}: {folder.replace('_', '-')} has no box that can be changed")
    try:
        found = import_module(f"vervet.games.{folder}.game").from_box(text)
    except ComponentError as error:
        raise BoxError(f"{where}, {error}") from None
    assert isinstance(found, Game)
    return found if text == ours else mark(found, text)


def unpack(name: str, path: Path) -> Game:
    """The game with the box of a file, in the catalog of this process and those it starts; raises `BoxError`."""
    folder = folder_of(name)
    if folder is None:
        raise BoxError(f"{path}: {name} has no box that can be changed")
    with_box(folder, read_box(path.absolute()), str(path))
    put(name, path)
    games.cache_clear()
    return games()[name]


def games_for(log: Mapping[str, Json]) -> Mapping[str, Game]:
    """Every game by name, that of a log with the box that the log brings along; raises `BoxError`."""
    name, text, options = log.get("game"), log.get("box"), log.get("options")
    folder = folder_of(name) if isinstance(name, str) else None
    if folder is None or not isinstance(text, str):
        return games()
    if len(text) > MOST_BYTES:
        raise BoxError(f"box: expected at most {MOST_BYTES} characters, not {len(text)}")
    found = with_box(folder, text, "box")
    if not isinstance(options, Mapping) or options.get(OPTION) != digest(text):
        raise BoxError("box: expected the box whose hash is among the options")
    return {**games(), found.name: found}


def printed_box(game: str) -> str:
    """The box of a game, by its name, as it comes with Vervet; "" for a game that has none."""
    file = files("vervet.games").joinpath(game.replace("-", "_"), "components.toml")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
