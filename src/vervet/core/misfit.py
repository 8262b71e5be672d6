"""The place of a log that does not fit, and how places are compared.

A place is written as programs would reach it: `draws[3].numbers[0]`. Comparing is strict: true is not 1, 1.0 is not 1.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from vervet.core.digits import EXPECTED, bytes_of
from vervet.core.excerpt import shown
from vervet.core.json import Json

NAME: Final = re.compile(r"[\w-]{1,40}")
MOST_NAMED: Final = 8

# Why a place does not fit; each has words of its own in every language.
MISSING: Final = "missing"
UNKNOWN: Final = "unknown"
OTHER_NAMES: Final = "other-names"
KIND: Final = "kind"
COUNT: Final = "count"
VALUE: Final = "value"
RULES: Final = "rules"
# Hashes: nobody can say which of the things that they were made of was changed.
PROMISE: Final = "promise"
CHAIN: Final = "chain"
SEAL: Final = "seal"

# What kinds of values there are.
OBJECT: Final = "object"
LIST: Final = "list"
TEXT: Final = "text"
WHOLE: Final = "whole"
HEX: Final = "hex"

WORDS: Final = {
    OBJECT: "an object",
    LIST: "a list",
    TEXT: "a text",
    WHOLE: "a whole number",
    HEX: EXPECTED,
}


MADE_OF: Final = {
    PROMISE: "what was promised (game, match, options, rules, seats) and the number behind it give",
    CHAIN: "secret, terms and actions give",
    SEAL: "all the rest gives",
}


class Misfit(ValueError):
    """A place of a log that does not fit: where, why, what was expected and what is there instead."""

    def __init__(self, where: str, reason: str, expected: str = "", found: str = "") -> None:
        super().__init__(where, reason, expected, found)
        self.where = where
        self.reason = reason
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        if self.reason == MISSING:
            return f"{self.where}: missing"
        if self.reason == UNKNOWN:
            return f"{self.where}: unknown"
        if self.reason == OTHER_NAMES:
            return f"{self.where}: missing; {self.found}: unknown"
        place = f"{self.where}: " if self.where else ""
        if self.reason == RULES:
            return f"{place}{self.expected}"
        if self.reason in MADE_OF:
            return f"{place}{MADE_OF[self.reason]} {self.expected}, not {self.found}"
        if self.reason == COUNT:
            return f"{place}expected {self.expected} of them, not {self.found}"
        expected = WORDS[self.expected] if self.reason == KIND else self.expected
        return f"{place}expected {expected}, not {self.found}"


# Places.


def within(where: str, name: object) -> str:
    """The place of a field; names that nobody would choose are shown as they are."""
    plain = name if isinstance(name, str) and NAME.fullmatch(name) else shown(name)
    return f"{where}.{plain}" if where else plain


def listed(where: str, names: Iterable[object]) -> str:
    """The places of some fields; the first ones of very many."""
    places = [within(where, name) for name in names]
    return ", ".join(places[:MOST_NAMED] + (["…"] if len(places) > MOST_NAMED else []))


# What is there.


def fields(found: object, where: str, names: Sequence[str]) -> Mapping[str, Json]:
    """An object with these fields and no others."""
    if not isinstance(found, Mapping):
        raise Misfit(where, KIND, OBJECT, shown(found))
    missing = [name for name in names if name not in found]
    unknown = [name for name in found if name not in names]
    if missing and unknown:
        raise Misfit(listed(where, missing), OTHER_NAMES, found=listed(where, unknown))
    if missing:
        raise Misfit(listed(where, missing), MISSING)
    if unknown:
        raise Misfit(listed(where, unknown), UNKNOWN)
    return found


def items(found: object, where: str) -> list[Json]:
    if not isinstance(found, list):
        raise Misfit(where, KIND, LIST, shown(found))
    return found


def text(found: object, where: str) -> str:
    """A text that can be written in UTF-8."""
    if isinstance(found, str):
        try:
            found.encode()
        except UnicodeEncodeError:
            raise Misfit(where, KIND, TEXT, shown(found)) from None
        return found
    raise Misfit(where, KIND, TEXT, shown(found))


def whole(found: object, where: str) -> int:
    if isinstance(found, bool) or not isinstance(found, int):
        raise Misfit(where, KIND, WHOLE, shown(found))
    return found


def row_of_bytes(found: object, where: str) -> bytes:
    """32 bytes in hexadecimal digits."""
    row = bytes_of(found)
    if row is None:
        raise Misfit(where, KIND, HEX, shown(found))
    return row


# What should be there.


def check_hash(expected: bytes, found: object, where: str, made_of: str) -> None:
    digest = row_of_bytes(found, where)
    if digest != expected:
        raise Misfit(where, made_of, expected.hex(), digest.hex())


def compare(expected: Json, found: object, where: str) -> None:
    """Raise a misfit at the first place that differs."""
    if isinstance(expected, Mapping):
        there = fields(found, where, list(expected))
        for name, value in expected.items():
            compare(value, there[name], within(where, name))
    elif isinstance(expected, list | tuple):
        compare_lists(expected, items(found, where), where)
    elif type(found) is not type(expected) or found != expected:
        raise Misfit(where, VALUE, shown(expected), shown(found))


def compare_lists(expected: Sequence[Json], found: Sequence[object], where: str) -> None:
    """The first item that differs says more than the count, so that comes last."""
    for index, (value, there) in enumerate(zip(expected, found, strict=False)):
        compare(value, there, f"{where}[{index}]")
    if len(expected) != len(found):
        raise Misfit(where, COUNT, str(len(expected)), str(len(found)))
