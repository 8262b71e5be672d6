"""Packed actions as JSON, put together from prepared pieces: a table has dozens of them for whoever is asked.

The bits of a kind are cut into groups of a few fields each. What a group says is worked out from its fields once for
each of its values, so an action is a few pieces that lie ready. What it says is what `Grammar.to_json` does.
"""

from json.encoder import encode_basestring
from typing import Final

from mypy_extensions import i64

from vervet.core.action import KIND_BITS, KIND_MASK, Field, Grammar, Kind
from vervet.core.choices import Choices
from vervet.core.json import Json

# So many bits a group has at most, unless a single field has more: then its numbers are not kept.
GROUP_BITS: Final = 13
NOTHING: Final = b"[]"
HEAD: Final = b'{"kind":'


class Group:
    """Some fields of a kind, which lie side by side; the first group says the kind, too, and the last one ends it."""

    def __init__(self, head: bytes, fields: list[Field], last: bool) -> None:
        self.head = head
        self.fields = fields
        self.last = last
        # How it begins after the groups before it.
        self.begins = head or member(fields[0].name)
        low = min([field.shift for field in fields], default=0)
        bits = max([field.shift + field.mask.bit_length() for field in fields], default=0) - low
        self.shift: i64 = low
        self.mask: i64 = (1 << bits) - 1
        self.said: list[bytes | None] = [None] * (1 << bits if bits <= GROUP_BITS else 0)
        # The same the other way round: what was said, and with which bits.
        self.read: dict[bytes, int] = {}

    def make(self, action: int) -> bytes:
        """What it says of an action, worked out from its fields."""
        made = self.head
        bits = 0
        for field in self.fields:
            bits |= action & field.mask << field.shift
            if not field.absent(action):
                made += member(field.name) + encoded(field.to_json(action))
        if self.last:
            made += b"}"
        at = (action >> self.shift) & self.mask
        if at < len(self.said):
            self.said[at] = made
            self.read[made] = bits
        return made


class Phrase:
    """A kind of action, in groups."""

    def __init__(self, kind: Kind) -> None:
        self.code = kind.code
        self.bits: i64 = kind.bits
        self.gaps = len(kind.optional) > 1
        head, fields = b',{"kind":' + encoded(kind.name), grouped(kind)
        last = len(fields) - 1
        self.groups = [Group(b"" if at else head, each, at == last) for at, each in enumerate(fields)]


class Phrases:
    """How the actions of a grammar are said."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self.kinds: list[Phrase | None] = [None] * (1 << KIND_BITS)
        self.named: dict[bytes, Phrase] = {}
        for code, kind in grammar.by_code.items():
            phrase = self.kinds[code] = Phrase(kind)
            self.named[encoded(kind.name)] = phrase

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
        for group in phrase.groups:
            at = action >> group.shift & group.mask
            known = group.said[at] if at < len(group.said) else None
            pieces.append(group.make(int(action)) if known is None else known)

    def read(self, text: bytes) -> int:
        """The action that is said with these very words, if all of its pieces have been said before; -1 otherwise, and
        it is to be read like any document."""
        # Compiled, a piece that would end before it begins is an error, and no empty one.
        if not text.startswith(HEAD) or len(text) <= len(HEAD):
            return -1
        end = text.find(b",", len(HEAD))
        phrase = self.named.get(text[len(HEAD) : end if end >= 0 else len(text) - 1])
        if phrase is None or phrase.gaps:
            return -1
        whole, at, packed = b"," + text, 0, phrase.code
        groups = phrase.groups
        for number, group in enumerate(groups):
            stop = whole.find(groups[number + 1].begins, at + 1) if number + 1 < len(groups) else len(whole)
            bits = group.read.get(whole[at:stop]) if stop >= 0 else None
            if bits is None:
                return -1
            packed |= bits
            at = stop
        return packed


def grouped(kind: Kind) -> list[list[Field]]:
    """The fields in their order, as many together as fit into a group."""
    groups: list[list[Field]] = [[]]
    for field in kind.fields:
        if not groups[-1] or spread([*groups[-1], field]) <= GROUP_BITS:
            groups[-1].append(field)
        else:
            groups.append([field])
    return groups


def spread(fields: list[Field]) -> int:
    return max(field.shift + field.mask.bit_length() for field in fields) - min(field.shift for field in fields)


def member(name: str) -> bytes:
    return b"," + encoded(name) + b":"


def encoded(value: Json) -> bytes:
    """A word or a number, which is all that a field has."""
    return (encode_basestring(value) if isinstance(value, str) else str(value)).encode()
