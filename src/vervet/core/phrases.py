"""Packed actions as JSON, put together from prepared pieces: a table has dozens of them for whoever is asked.

The bits of a kind are cut into groups of a few fields each. What a group says is worked out from its fields once for
each of its values, so an action is a few pieces that lie ready. What it says is what `Grammar.to_json` does.
"""

import json
from typing import Final

from mypy_extensions import i64

from vervet.core.action import KIND_BITS, KIND_MASK, Field, Grammar, Kind
from vervet.core.choices import Choices

# So many bits a group has at most, unless a single field has more: then its numbers are not kept.
GROUP_BITS: Final = 13
NOTHING: Final = b"[]"


class Group:
    """Some fields of a kind, which lie side by side."""

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        low = min(field.shift for field in fields)
        bits = max(field.shift + field.mask.bit_length() for field in fields) - low
        self.shift: i64 = low
        self.mask: i64 = (1 << bits) - 1
        self.said: list[bytes | None] = [None] * (1 << bits if bits <= GROUP_BITS else 0)

    def piece(self, action: i64) -> bytes:
        at = action >> self.shift & self.mask
        if at < len(self.said):
            known = self.said[at]
            if known is not None:
                return known
        made = b"".join([self.member(field, action) for field in self.fields if not field.absent(action)])
        if at < len(self.said):
            self.said[at] = made
        return made

    def member(self, field: Field, action: int) -> bytes:
        return b"," + encoded(field.name) + b":" + encoded(field.to_json(action))


class Phrase:
    """How a kind of action begins, and its groups."""

    def __init__(self, kind: Kind) -> None:
        self.head = b',{"kind":' + encoded(kind.name)
        self.bits: i64 = kind.bits
        self.gaps = len(kind.optional) > 1
        self.groups = [Group(fields) for fields in grouped(kind)]


class Phrases:
    """How the actions of a grammar are said."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.kinds: list[Phrase | None] = [None] * (1 << KIND_BITS)
        for code, kind in grammar.by_code.items():
            self.kinds[code] = Phrase(kind)

    def listed(self, choices: Choices) -> bytes:
        """All of them as a list, in their order."""
        if choices.count == 0:
            return NOTHING
        pieces: list[bytes] = []
        at: i64 = 0
        while at < choices.count:
            self.add(choices.at(at), pieces)
            at += 1
        # Each begins with the comma after the one before.
        return b"[" + b"".join(pieces)[1:] + b"]"

    def said(self, action: i64) -> bytes:
        """One of them."""
        pieces: list[bytes] = []
        self.add(action, pieces)
        return b"".join(pieces)[1:]

    def add(self, action: i64, pieces: list[bytes]) -> None:
        phrase = self.kinds[action & KIND_MASK]
        if phrase is None or action < 0 or action & ~phrase.bits != 0 or phrase.gaps:
            # Not an action, or one whose absent fields are to be looked at: that is said there.
            self.grammar.kind_of(int(action))
        assert phrase is not None
        pieces.append(phrase.head)
        for group in phrase.groups:
            pieces.append(group.piece(action))
        pieces.append(b"}")


def grouped(kind: Kind) -> list[list[Field]]:
    """The fields in their order, as many together as fit into a group."""
    groups: list[list[Field]] = []
    for field in kind.fields:
        if groups and spread([*groups[-1], field]) <= GROUP_BITS:
            groups[-1].append(field)
        else:
            groups.append([field])
    return groups


def spread(fields: list[Field]) -> int:
    return max(field.shift + field.mask.bit_length() for field in fields) - min(field.shift for field in fields)


def encoded(value: object) -> bytes:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False).encode()
