"""The one place that knows which games there are."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Final

from vervet.bots.shelf import SHELF
from vervet.boxes import MOST_BYTES, OPTION, BoxError, add, boxes, digest, listed, mark, put, read_box
from vervet.core.document import ComponentError
from vervet.core.excerpt import shown
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.toml import parsed
from vervet.guests import VARIABLE, GuestError, guests, invite

# The folders in `vervet.games`, in the order of the lobby. A new game is a folder there and a word here.
FOLDERS: Final = ("itchy_monkey", "after_us", "cheeky_monkeys")
# How many games with changed boxes are kept ready; reading one takes some milliseconds.
MOST_EDITIONS: Final = 64


@dataclass(frozen=True)
class Edition:
    """A game with a changed box, under the name of its file."""

    title: str
    game: Game


class UnknownGame(KeyError):
    """No game of this name; the message says which there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def games() -> dict[str, Game]:
    """Every game by name, those of one's own last; raises `GuestError` and `BoxError`."""
    if strangers := boxes().keys() - {folder.replace("_", "-") for folder in FOLDERS}:
        raise BoxError(f"no game of ours is called {min(strangers)}")
    return with_guests({game.name: game for game in map(load, FOLDERS)})


def printed_games() -> dict[str, Game]:
    """The same with the boxes that come with Vervet, whatever others there are; raises `GuestError`."""
    return with_guests({game.name: game for game in map(printed, FOLDERS)})


def with_guests(ours: dict[str, Game]) -> dict[str, Game]:
    for guest in guests():
        if guest.game.name in ours:
            raise GuestError(f"{guest.word}: expected a name of its own, not {guest.game.name}, which Vervet has")
        ours[guest.game.name] = guest.game
    return ours


def editions() -> list[Edition]:
    """Every changed box that `VERVET_BOXES` lists; one that is ours word for word is none. Raises `BoxError`."""
    found: dict[str, Edition] = {}
    for name, file in listed():
        folder = folder_of(name)
        if folder is None:
            raise BoxError(f"no game of ours is called {name}")
        game = with_box(folder, read_box(file), str(file))
        if game.changed_box:
            found[digest(game.changed_box)] = Edition(file.stem, game)
    return list(found.values())


@lru_cache(maxsize=MOST_EDITIONS)
def edition(name: str, text: str) -> Game:
    """A game by name with the box of a text, or with the printed one for no text; raises `BoxError`."""
    if not text:
        return printed_games()[name]
    folder = folder_of(name)
    if folder is None:
        raise BoxError(f"box: {name} has no box that can be changed")
    return with_box(folder, text, "box")


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
    return printed(folder) if file is None else with_box(folder, read_box(file), str(file))


@cache
def printed(folder: str) -> Game:
    """The game of a folder with the box that comes with it."""
    module = import_module(f"vervet.games.{folder}.game")
    box = printed_box(folder)
    found = module.from_box(box) if box else module.GAME
    assert isinstance(found, Game)
    offer_networks(folder, found.name, found.version)
    return found


@cache
def offer_networks(folder: str, name: str, version: int) -> None:
    """Those of a game, once: whether one knows a box is found out when it is asked for."""
    # `network.vervet` knows what is usually played; others beside it (`network-mixed.vervet`) what it does not.
    networks = [file for file in files("vervet.games").joinpath(folder).iterdir() if file.name.endswith(".vervet")]
    networks.sort(key=lambda file: (len(file.name), file.name))
    if networks:
        SHELF.offer(name, version, *(file.read_bytes for file in networks))


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
    offer_networks(folder, found.name, found.version)
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


def offer(path: Path, name: str = "") -> Game:
    """One more box for a server of this process to offer; without a game's name it is the one whose box looks most
    like it. Raises `BoxError`."""
    text = read_box(path.absolute())
    name = name or most_alike(text)
    folder = folder_of(name)
    if folder is None:
        raise BoxError(f"{path}: {name} has no box that can be changed")
    found = with_box(folder, text, str(path))
    add(name, path)
    games.cache_clear()
    return found


def most_alike(text: str) -> str:
    """The game whose printed box shares the most keys with this one; where it is no TOML, whichever finds out."""
    try:
        keys = parsed(text).keys()
    except (ValueError, RecursionError):
        keys = {}.keys()
    names = [folder.replace("_", "-") for folder in FOLDERS if printed_box(folder)]
    return max(names, key=lambda name: len(keys & parsed(printed_box(name)).keys()))


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
