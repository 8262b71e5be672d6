"""Documents that people write, positions and boxes: one reader, which says where it is wrong and what was expected.

A path goes from the outside in, as in `boards, 0, stock, fruit`. A message repeats at most the beginning of what was
wrong (`excerpt`), because files come from anywhere and messages go to terminals and browsers.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from vervet.core.excerpt import shown
from vervet.core.json import Json
from vervet.core.lines import Lines

NAME = re.compile(r"[\w -]{1,40}")


class DocumentError(ValueError):
    """A document that cannot be read; the message says where and what was expected."""


class PositionError(DocumentError):
    """A position file that is not a position."""


class ComponentError(DocumentError):
    """A box that cannot be played with; the message begins with the line of the file where one can be named."""


class TutorialError(DocumentError):
    """Lessons that cannot be taught; the message says which and why."""


class Reader:
    """A table of a document, whose values are asked for by name.

    `whole` is a word for the document, `where` the path of this table in it, and `keys` the same path for `lines`.
    """

    def __init__(
        self,
        values: Mapping[str, object],
        error: type[DocumentError],
        whole: str,
        where: str = "",
        keys: tuple[str | int, ...] = (),
        lines: Lines | None = None,
    ) -> None:
        self.values = values
        self.error = error
        self.whole = whole
        self.where = where
        self.keys = keys
        self.lines = lines

    # Refusing.

    def path(self, name: str) -> str:
        """The path of a value; of the table itself for no name."""
        last = name if not name or NAME.fullmatch(name) else shown(name)
        return ", ".join([part for part in (self.where, last) if part]) or self.whole

    def refuse(self, name: str, words: str, at: str = "") -> DocumentError:
        """The error that says this about a value, or of the table itself for no name; `at` has another line."""
        return self.error(f"{self.place(name, at)}: {words}")

    def place(self, name: str, at: str = "") -> str:
        """Where a value stands, as errors begin: its path, and in a box also its line."""
        line = self.line(at or name)
        return f"line {line}: {self.path(name)}" if line else self.path(name)

    def line(self, name: str) -> int:
        """The line of a value, counted from 1; 0 where a document has none."""
        return self.lines.find((*self.keys, name)) if self.lines is not None else 0

    def wrong(self, name: str, expected: str) -> DocumentError:
        """The error that says what was expected of a value, and how what is there instead begins."""
        if name not in self.values:
            return self.refuse(name, f"expected {expected}, but it is missing")
        return self.refuse(name, f"expected {expected}, not {shown(self.values[name])}")

    # Reading.

    def has(self, name: str) -> bool:
        return name in self.values

    def get(self, name: str) -> object:
        """The value as it stands there, unchecked; `None` where there is none."""
        return self.values.get(name)

    def names(self) -> list[str]:
        """All names, for a table that may have any."""
        found: Iterable[object] = self.values
        for name in found:
            if not isinstance(name, str):
                raise self.refuse("", f"expected names, not {shown(name)}")
        return list(self.values)

    def only(self, known: Sequence[str], what: str = "") -> None:
        """Refuse any other name."""
        found: Iterable[object] = self.values  # a caller from Python may have names that are not texts
        for name in found:
            if name not in known:
                kind = f"{what} " if what else ""
                raise self.refuse("", f"unknown {kind}{shown(name)}; known are {', '.join(known)}", str(name))

    def number(self, name: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number in bounds; without a default it must be there."""
        value = self.values.get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.wrong(name, f"a whole number from {least} to {most}")
        return value

    def flag(self, name: str, default: bool | None = False) -> bool:
        """True or false; where the default is `None` it must be there."""
        value = self.values.get(name, default)
        if not isinstance(value, bool):
            raise self.wrong(name, "true or false")
        return value

    def text(self, name: str) -> str:
        value = self.values.get(name)
        if not isinstance(value, str):
            raise self.wrong(name, "a text")
        return value

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> int:
        """The place of the word among those that are possible; without a default it must be there."""
        value = self.values.get(name, default)
        if not isinstance(value, str) or value not in words:
            raise self.wrong(name, f"one of {', '.join([word for word in words if word])}")
        return words.index(value)

    def optional_word(self, name: str, words: Sequence[str]) -> int:
        """The place of the word; -1 where there is none."""
        return -1 if self.get(name) is None else self.word(name, words)

    def items(self, name: str) -> list[object]:
        """A list of anything; empty where there is none."""
        value = self.values.get(name, [])
        if not isinstance(value, list):
            raise self.wrong(name, "a list")
        return list(value)

    def numbers(self, name: str, least: int, most: int, length: int | None = None) -> list[int]:
        """A list of whole numbers in bounds, of a length if one is given; empty where there is none."""
        found: list[int] = []
        for value in self.items(name):
            if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
                raise self.refuse(name, f"expected whole numbers from {least} to {most}, not {shown(value)}")
            found.append(value)
        if length is not None and len(found) != length:
            raise self.wrong(name, f"a list of {length}")
        return found

    def texts(self, name: str) -> list[str]:
        """A list of texts; empty where there is none."""
        value = self.get(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.wrong(name, "a list of texts")
        return [str(item) for item in value]

    def words(self, name: str, words: Sequence[str]) -> int:
        """The bits of the words in a list."""
        bits = 0
        for value in self.items(name):
            if not isinstance(value, str) or value not in words:
                raise self.refuse(name, f"expected some of {', '.join(words)}, not {shown(value)}")
            bits |= 1 << words.index(value)
        return bits

    # Tables within.

    def table(self, name: str) -> "Reader":
        """The table of that name; an empty one where there is none."""
        return self.within(self.values.get(name, {}), self.path(name), (*self.keys, name))

    def tables(self, name: str, entry: str = "", first: int = 0) -> list["Reader"]:
        """The tables of a list, numbered from the first on; `entry` is a word before the number."""
        found: list[Reader] = []
        for index, value in enumerate(self.items(name)):
            where = f"{self.path(name)}, {entry} {index + first}" if entry else f"{self.path(name)}, {index + first}"
            found.append(self.within(value, where, (*self.keys, name, index)))
        return found

    def within(self, value: object, where: str, keys: tuple[str | int, ...]) -> "Reader":
        reader = Reader({}, self.error, self.whole, where, keys, self.lines)
        if not isinstance(value, Mapping):
            raise reader.refuse("", f"expected {'a table' if self.lines else 'an object'}, not {shown(value)}")
        reader.values = value
        return reader


def open_position(position: Json, game: str) -> Reader:
    """The reader of a position file; one that says it is another game's is refused."""
    if not isinstance(position, Mapping):
        raise PositionError(f"position: expected an object, not {shown(position)}")
    reader = Reader(position, PositionError, "position")
    if reader.has("game") and reader.get("game") != game:
        raise reader.wrong("game", repr(game))
    return reader
