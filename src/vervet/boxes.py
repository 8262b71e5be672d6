"""Changed boxes: another `components.toml` for a game that has one, named by whoever runs the program.

`VERVET_BOXES` lists them as `after-us=box.toml`, separated by commas, so that every process plays with the same. A game
with a changed box has its hash among the options, and its text in every log: rules of the same version may play it.
A server offers all of them beside the printed boxes; what plays one match at a time takes the last for each game.
"""

import os
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from vervet.core.game import Game
from vervet.core.option import Choice, OptionSet

VARIABLE: Final = "VERVET_BOXES"
OPTION: Final = "box"
# The largest box of ours has 21 kB.
MOST_BYTES: Final = 1 << 20


class BoxError(ValueError):
    """A box that cannot be had or played with; the message says which file, where in it, and what was expected."""


def listed() -> list[tuple[str, Path]]:
    """Games and files, as `VERVET_BOXES` says; raises `BoxError`."""
    found: list[tuple[str, Path]] = []
    for word in os.environ.get(VARIABLE, "").split(","):
        name, equals, file = word.partition("=")
        if word and not (name and equals and file):
            raise BoxError(f"expected GAME=FILE, not {word!r}")
        if word:
            found.append((name, Path(file)))
    return found


def boxes() -> dict[str, Path]:
    """The file for each game that has a changed box; raises `BoxError`."""
    return dict(listed())


def put(game: str, path: Path) -> None:
    """This process, and those it starts, play the game with that box."""
    write([*((name, file) for name, file in listed() if name != game), (game, named(path))])


def add(game: str, path: Path) -> None:
    """A server of this process offers that box beside others."""
    if (game, named(path)) not in listed():
        write([*listed(), (game, named(path))])


def named(path: Path) -> Path:
    if "," in str(path):
        raise BoxError(f"{path}: expected a path without a comma")
    return path.absolute()


def write(found: list[tuple[str, Path]]) -> None:
    os.environ[VARIABLE] = ",".join(f"{name}={file}" for name, file in found)


@lru_cache(maxsize=8)
def read_box(path: Path) -> str:
    """The text of a file that may be a box; read once, so that a match and its log have the same."""
    try:
        with path.open("rb") as file:
            # One more than there may be: a file of any size is known to be too large by that.
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BoxError(f"{path}: {error.strerror or error}") from None
    if len(data) > MOST_BYTES:
        raise BoxError(f"{path}: expected a box of at most {MOST_BYTES} bytes, not a larger file")
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise BoxError(f"{path}: expected UTF-8") from None
    if not text.strip():
        raise BoxError(f"{path}: expected a box, not an empty file")
    return text


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def mark(game: Game, text: str) -> Game:
    """The game, made from a changed box, says so in its options and logs."""
    game.changed_box = text
    hashed = digest(text)
    old = game.options
    game.options = OptionSet(*old.options, Choice(OPTION, hashed, (hashed,), "", advanced=True), forbid=old.forbid)
    return game
