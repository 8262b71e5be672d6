"""Games of one's own, each in a file that is no part of Vervet: `my_game.py:GAME`, named by whoever runs the program.

`VERVET_GAMES` lists them, separated by commas, so that every process of a server or a lab run knows the same games.
Texts may lie beside the file (`my_game.en.ftl`); what they leave out is called by its id.
"""

import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import extract_tb, format_exception
from types import ModuleType
from typing import Final

from vervet.core.game import Game

VARIABLE: Final = "VERVET_GAMES"
# What a file calls its game where nothing else is said.
USUAL: Final = "GAME"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
# What a text may count with, or link to, but nobody wants to read.
BESIDE: Final = re.compile(r"rule|event|.*-(count|kinds)")
KINDS: Final = re.compile(r"^(outcome|action|event|option)-")


class GuestError(ValueError):
    """A game of one's own that cannot be had; the message says which file, what is wrong, and what was expected."""


@dataclass(frozen=True)
class Guest:
    """A game from a file, and the Fluent texts that lie beside it, by language."""

    word: str
    game: Game
    texts: dict[str, str]


def guests() -> tuple[Guest, ...]:
    """All games that `VERVET_GAMES` names; raises `GuestError`."""
    return read_all(os.environ.get(VARIABLE, ""))


@lru_cache(maxsize=8)
def read_all(listed: str) -> tuple[Guest, ...]:
    found = [read_guest(word.strip()) for word in listed.split(",") if word.strip()]
    names = [guest.game.name for guest in found]
    for name in names:
        if names.count(name) > 1:
            raise GuestError(f"{VARIABLE}: expected games of different names, not two called {name}")
    return tuple(found)


def invite(word: str) -> Game:
    """One more game for this process and those it starts; the same file a second time changes nothing."""
    path, name = parted(word)
    word = f"{path.absolute()}:{name}"
    if "," in word:
        raise GuestError(f"{word}: expected a path without a comma")
    listed = [known for known in os.environ.get(VARIABLE, "").split(",") if known]
    if word not in listed:
        listed.append(word)
        read_all(",".join(listed))
        os.environ[VARIABLE] = ",".join(listed)
    return next(guest.game for guest in guests() if guest.word == word)


def is_file_word(word: str) -> bool:
    """Whether a word can only mean a file: no game's name has a dot or a slash."""
    return "." in word or "/" in word or os.sep in word


def parted(word: str) -> tuple[Path, str]:
    """`my_game.py:GAME` as file and name; a drive's colon is no such colon."""
    file, colon, name = word.rpartition(":")
    return (Path(file), name) if colon and name.isidentifier() and file else (Path(word), USUAL)


def read_guest(word: str) -> Guest:
    path, name = parted(word)
    if path.suffix != ".py":
        raise GuestError(f"{path}: expected a Python file such as my_game.py:{USUAL}")
    game = getattr(module_of(path), name, None)
    if not isinstance(game, Game):
        raise GuestError(f"{path}: expected {name} to be a Game (vervet.core.game), not {type(game).__name__}")
    if not isinstance(game.name, str) or not NAME.fullmatch(game.name):
        raise GuestError(f"{path}: expected a name such as my-game, not {game.name!r}")
    return Guest(word, game, texts_beside(path))


def module_of(path: Path) -> ModuleType:
    """The file as a module that can be found again by name, since positions may be pickled."""
    if not path.is_file():
        raise GuestError(f"{path}: there is no such file")
    name = f"vervet_guest_{path.stem}"
    known = sys.modules.get(name)
    if known is not None and known.__file__ == str(path):
        return known
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise GuestError(f"{path}{line_of(error, path)}: {type(error).__name__}: {error}") from error
    return module


def line_of(error: Exception, path: Path) -> str:
    """Where in the file it went wrong: “, line 12”."""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == str(path)]
    if isinstance(error, SyntaxError) and error.lineno:
        lines = [error.lineno]
    return f", line {lines[-1]}" if lines else ""


def fault_of(error: BaseException) -> str:
    """Where in the file of a guest something went wrong: “my_game.py, line 12: ValueError: …”; nothing where it was not
    there. A worker process hands its traceback on as text, so all of it is looked at as text."""
    told = "".join(format_exception(error))
    # The last place that is named is the deepest.
    places: list[tuple[int, str]] = []
    for path in {str(parted(guest.word)[0]) for guest in guests()}:
        found = [*re.finditer(rf'File "{re.escape(path)}", line (\d+)', told)]
        places += [(one.start(), f"{path}, line {one.group(1)}") for one in found]
    return f"{max(places)[1]}: {type(error).__name__}: {error}" if places else ""


def texts_beside(path: Path) -> dict[str, str]:
    """`my_game.en.ftl` for `my_game.py`."""
    found: dict[str, str] = {}
    for file in path.parent.glob(f"{path.stem}.*.ftl"):
        try:
            found[file.name.split(".")[-2]] = file.read_text("utf-8")
        except UnicodeDecodeError as error:
            raise GuestError(f"{file}: expected UTF-8: {error}") from error
    return found


# Words for what has no text; the browser makes the same ones (`web/src/texts/guests.ts`).


def spoken(name: str, values: Mapping[str, int | float | str]) -> str:
    """An id as words: `sealed-bid-outcome-most-points` is “Most points”; what would explain something is left out."""
    plain, _, part = name.partition(".")
    if part == "about" or plain.endswith("-about") or (plain.startswith("rule-") and not part):
        return ""
    if plain.startswith("rule-"):
        return plain.removeprefix("rule-")
    for guest in guests():
        plain = plain.removeprefix(f"{guest.game.name}-")
        plain = guest.game.name if plain == "name" else plain
    words = KINDS.sub("", plain).replace("-", " ")
    shown = ", ".join(f"{key} {value}" for key, value in values.items() if not BESIDE.fullmatch(key))
    return words[:1].upper() + words[1:] + (f" ({shown})" if shown else "")
