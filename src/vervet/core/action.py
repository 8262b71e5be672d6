"""Actions declared once, with three faces: packed integer, JSON, and one line of notation.

A packed action holds its kind in the lowest bits and each field in bits of its own. The declaration says where,
so that rules written for speed (`action >> 4 & 127`) and everything else agree.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final, SupportsIndex

from vervet.core.excerpt import shown
from vervet.core.json import Json
from vervet.core.number import action_number

KIND_BITS: Final = 5
KIND_MASK: Final = 31
MOST_BITS = 62
MOST_DIGITS = 18
MOST_LINES = 4_096


class ActionError(ValueError):
    """Text or JSON that is not an action; the message says what was expected."""


def words_of(text: str) -> list[str]:
    """The words of a line: small letters, commas as blanks, and a number apart from the unit after it (`2w`)."""
    return re.sub(r"(\d)([a-z])(?!\w*\d)", r"\1 \2", text.lower().replace(",", " ")).split()


def check_word(word: str, place: str) -> None:
    """A word that a line could not give back is a mistake in the declaration."""
    if words_of(word) != [word]:
        raise ValueError(f"{place}: {word!r} cannot be written in a line; use one word of small letters and digits")


class Field:
    """A part of an action: one of some words, or a number.

    A `unit` field (`2 workers`) is written after the comma, in any order, and left out when it is 0.
    An `optional` field stands after all that must be there; its value 0 means that it is absent, and is not written.
    """

    def __init__(
        self,
        name: str,
        shift: int,
        bits: int,
        words: Mapping[int, str] | Sequence[str] | None = None,
        least: int = 0,
        unit: str = "",
        optional: bool = False,
    ) -> None:
        self.name = name
        self.shift = shift
        self.mask = (1 << bits) - 1
        self.least = max(least, 1) if optional else least
        self.unit = unit
        self.optional = optional
        pairs = words.items() if isinstance(words, Mapping) else enumerate(words or ())
        self.words: dict[int, str] = dict(pairs)
        self.values: dict[str, int] = {word: value for value, word in self.words.items()}
        self.check()

    def check(self) -> None:
        """Every value has a word of its own that fits the bits and the notation."""
        for value, word in self.words.items():
            check_word(word, self.name)
            if not 0 <= value <= self.mask:
                raise ValueError(f"{self.name}: {word!r} is {value}, but the bits hold only 0 to {self.mask}")
        if len(self.values) != len(self.words):
            raise ValueError(f"{self.name}: two values have the same word")
        if self.optional and 0 in self.words:
            raise ValueError(f"{self.name}: 0 means that an optional field is absent; it cannot be {self.words[0]!r}")
        if self.unit:
            check_word(self.unit, self.name)
            if self.words or self.least:
                raise ValueError(f"{self.name}: what is counted in {self.unit}s is a number from 0 on")

    def __repr__(self) -> str:
        return f"<Field: {self.name}, {self.listed() or f'{self.least} to {self.mask}'}>"

    def of(self, action: int) -> int:
        return action >> self.shift & self.mask

    def absent(self, action: int) -> bool:
        """Whether the field is optional and not there."""
        return self.optional and self.of(action) == 0

    def value(self, action: int) -> int:
        """The field's value in an action, checked."""
        value = self.of(action)
        if not self.absent(action):
            self.pack(value)
        return value

    def pack(self, value: int) -> int:
        if self.words and value not in self.words:
            raise ActionError(f"{self.name} has no value {value}")
        if not self.least <= value <= self.mask:
            raise ActionError(f"{self.name} must be from {self.least} to {self.mask}, not {value}")
        return value << self.shift

    def to_json(self, action: int) -> Json:
        value = self.value(action)
        return self.words[value] if self.words else value

    def from_json(self, value: Json) -> int:
        if self.words:
            if not isinstance(value, str) or value not in self.values:
                raise ActionError(f"{self.name} must be one of {self.listed()}, not {shown(value)}")
            return self.pack(self.values[value])
        if isinstance(value, bool) or not isinstance(value, int):
            raise ActionError(f"{self.name} must be a whole number, not {shown(value)}")
        return self.pack(value)

    def word(self, text: str) -> int:
        """The value of a word, or of the beginning of exactly one word."""
        if text in self.values:
            return self.values[text]
        fits = [word for word in self.values if text and word.startswith(text)]
        if len(fits) != 1:
            raise ActionError(f"{self.name} must be one of {self.listed()}, not {shown(text)}")
        return self.values[fits[0]]

    def listed(self) -> str:
        """The words for an error message; of many only the first and the last."""
        words = list(self.values)
        return ", ".join(words) if len(words) <= 12 else f"{words[0]}, …, {words[-1]}"

    def from_text(self, text: str) -> int:
        if self.words:
            return self.pack(self.word(text))
        if not text.isdecimal() or len(text) > MOST_DIGITS:
            raise ActionError(f"{self.name} must be a whole number, not {shown(text)}")
        return self.pack(int(text))

    def to_text(self, action: int) -> str:
        value = self.value(action)
        if self.unit:
            return f"{value} {self.unit if value == 1 else self.unit + 's'}"
        return self.words[value] if self.words else str(value)


class Kind:
    """A kind of action: its name, its code in the lowest bits, its fields in the order of the notation."""

    def __init__(self, name: str, code: int, *fields: Field) -> None:
        self.name = name
        self.code = code
        self.fields = fields
        self.places = [field for field in fields if not field.unit]
        self.counts = [field for field in fields if field.unit]
        self.optional = [field for field in self.places if field.optional]
        self.bits = KIND_MASK
        self.check()

    def check(self) -> None:
        """Name and fields can be told apart, and every bit has one meaning."""
        check_word(self.name, self.name)
        names = ["kind", *(field.name for field in self.fields)]
        if len(set(names)) != len(names) or not 0 <= self.code <= KIND_MASK:
            raise ValueError(f"{self.name}: two fields share a name, or the code is not from 0 to {KIND_MASK}")
        for field in self.fields:
            bits = field.mask << field.shift
            if bits & self.bits or bits >> MOST_BITS:
                raise ValueError(
                    f"{self.name}: the bits of {field.name} are taken, or beyond the {MOST_BITS} there are"
                )
            self.bits |= bits
        if self.optional and (self.places[-len(self.optional) :] != self.optional or self.counts):
            raise ValueError(f"{self.name}: optional fields come last, and a kind with them counts nothing in units")

    def __repr__(self) -> str:
        return f"<Kind: {self.pattern()}>"

    def check_gap(self, action: int) -> None:
        """What follows an absent field could not be written down."""
        gap = ""
        for field in self.optional:
            if field.absent(action):
                gap = gap or field.name
            elif gap:
                raise ActionError(f"{self.name} with {field.name} needs {gap} too")

    def pattern(self) -> str:
        """How the action is written, for help and error messages."""
        places = [field.name.upper() for field in self.places]
        words = [self.name] + [
            f"[{name}]" if field.optional else name for field, name in zip(self.places, places, strict=True)
        ]
        counts = " ".join(f"N {field.unit}s" if field.mask > 1 else f"1 {field.unit}" for field in self.counts)
        return " ".join(words) + (f", {counts}" if counts else "")


class Grammar:
    """All the actions of a game."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.by_name = {kind.name: kind for kind in kinds}
        self.by_code = {kind.code: kind for kind in kinds}
        # The lines that were written last: the same one goes to the disk, into the chain and to all who see it.
        self.lines: dict[int, str] = {}
        if len(self.by_name) != len(kinds) or len(self.by_code) != len(kinds):
            raise ValueError("two kinds of action share a name or a code")

    def kind(self, action: SupportsIndex) -> Kind:
        """The kind of a packed action; raises `ActionError` for a number that is none."""
        return self.kind_of(action_number(action))

    def kind_of(self, action: int) -> Kind:
        kind = self.by_code.get(action & KIND_MASK)
        if action < 0 or kind is None or action & ~kind.bits:
            raise ActionError(f"{action} is not a packed action")
        kind.check_gap(action)
        return kind

    def named(self, name: str) -> Kind:
        kind = self.by_name.get(name)
        if kind is None:
            raise ActionError(f"an action begins with one of {', '.join(self.by_name)}, not {shown(name)}")
        return kind

    def __repr__(self) -> str:
        return f"<Grammar: {', '.join(self.by_name)}>"

    # Packed integer.

    def pack(self, name: str, **values: int) -> int:
        kind = self.named(name)
        unknown = set(values) - {field.name for field in kind.fields}
        if unknown:
            raise ActionError(f"{name} has no {', '.join(sorted(unknown))}")
        packed = kind.code
        for field in kind.fields:
            value = values.get(field.name, 0)
            packed |= 0 if field.optional and value == 0 else field.pack(value)
        kind.check_gap(packed)
        return packed

    # JSON.

    def to_json(self, packed: SupportsIndex) -> dict[str, Json]:
        """A packed action as a document."""
        action = action_number(packed)
        kind = self.kind_of(action)
        document: dict[str, Json] = {"kind": kind.name}
        for field in kind.fields:
            if not field.absent(action):
                document[field.name] = field.to_json(action)
        return document

    def from_json(self, document: Json) -> int:
        if not isinstance(document, Mapping):
            raise ActionError(f"an action is an object with a kind, not {shown(document)}")
        name = document.get("kind")
        kind = self.named(name if isinstance(name, str) else shown(name))
        names = {field.name for field in kind.fields}
        unknown = set(document) - names - {"kind"}
        missing = {field.name for field in kind.places if not field.optional} - set(document)
        if unknown or missing:
            raise ActionError(
                f"{kind.name} takes {', '.join(sorted(names)) or 'no fields'}, not {shown(sorted(document))}"
            )
        packed = kind.code
        for field in kind.fields:
            value = document.get(field.name, None if field.optional else 0)
            packed |= 0 if field.optional and value is None else field.from_json(value)
        kind.check_gap(packed)
        return packed

    # One line.

    def to_text(self, packed: SupportsIndex) -> str:
        """A packed action as one line of notation."""
        action = action_number(packed)
        known = self.lines.get(action)
        if known is None:
            if len(self.lines) >= MOST_LINES:
                self.lines.clear()
            known = self.lines[action] = self.line(action)
        return known

    def line(self, action: int) -> str:
        kind = self.kind_of(action)
        head = " ".join([kind.name] + [field.to_text(action) for field in kind.places if not field.absent(action)])
        counts = [field.to_text(action) for field in kind.counts if field.of(action)]
        return f"{head}, {' '.join(counts)}" if counts else head

    def from_text(self, text: str) -> int:
        """The action a line stands for; words may be cut short while they stay clear (`b d4 e 3 2w 1q`)."""
        words = words_of(text)
        if not words:
            raise ActionError(f"an action begins with one of {', '.join(self.by_name)}")
        kind = self.begun(words[0])
        rest = words[1:]
        if len(rest) < len(kind.places) - len(kind.optional):
            raise ActionError(f"expected: {kind.pattern()}")
        packed = kind.code
        for field, word in zip(kind.places, rest, strict=False):
            packed |= field.from_text(word)
        return packed | self.counts_from(kind, rest[len(kind.places) :])

    def begun(self, text: str) -> Kind:
        fits = [kind for kind in self.kinds if kind.name.startswith(text)]
        exact = [kind for kind in fits if kind.name == text]
        if len(exact or fits) != 1:
            return self.named(text)
        return (exact or fits)[0]

    def counts_from(self, kind: Kind, words: list[str]) -> int:
        packed = 0
        seen: set[str] = set()
        if len(words) % 2:
            raise ActionError(f"expected: {kind.pattern()}")
        for number, unit in zip(words[::2], words[1::2], strict=True):
            fits = [field for field in kind.counts if (field.unit + "s").startswith(unit)]
            if len(fits) != 1 or fits[0].name in seen:
                raise ActionError(f"expected: {kind.pattern()}")
            seen.add(fits[0].name)
            packed |= fits[0].from_text(number)
        return packed
