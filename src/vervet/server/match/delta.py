"""What has changed from one view to the next: a client that has the one is sent only that.

Both are what a seat may know, and so is what differs between them: it can tell nothing that they do not, neither by its
words nor by its length.
"""

from typing import Any, Final, TypeAlias, cast

from msgspec import to_builtins
from msgspec.json import Encoder

from vervet.server.match.messages import Document, Edit

Place: TypeAlias = list[str | int]
ENCODER = Encoder()
MISSING: Final = object()


class Difference:
    """A place in a document and what is there now; or, in a list, what takes the place of `length` items from `first`
    on. It is an `Edit` before it is a message."""

    def __init__(self, at: Place, to: object, first: int = -1, length: int = 0) -> None:
        self.at = at
        self.to = to
        self.first = first
        self.length = length

    def edit(self) -> Edit:
        if self.first < 0:
            return Edit(self.at, to=self.to)
        return Edit(self.at, cut=(self.first, self.length), put=cast(list[object], self.to))

    def document(self) -> dict[str, object]:
        """The same as a document."""
        if self.first < 0:
            return {"at": self.at, "to": self.to}
        return {"at": self.at, "cut": [self.first, self.length], "put": self.to}


def differences(before: Document, after: Document) -> list[Difference]:
    """Those that make the one document the other; none where they are the same."""
    found: list[Difference] = []
    if before is not after:
        tell(before, after, [], found)
    return found


def edits(before: Document, after: Document) -> list[Edit]:
    """The same as parts of a message."""
    return [each.edit() for each in differences(before, after)]


def said(found: list[Difference]) -> bytes:
    """The same as a message has them."""
    return ENCODER.encode([each.document() for each in found])


def renewed(before: Document, after: Document) -> tuple[Document, list[Difference]]:
    """A copy of a document that shares with the one before all that is as it was there, and what differs: most of a
    view stays, and need be neither copied nor kept twice."""
    found = differences(before, after)
    kept: object = before
    for each in found:
        kept = edited(kept, each, 0)
    return cast(Document, kept), found


def tell(before: object, after: object, at: Place, found: list[Difference]) -> None:
    """How the value at a place becomes another one. (What is the same is found to be so in C.)"""
    if type(after) is dict and type(before) is dict and len(before) == len(after):
        first = len(found)
        for name, value in after.items():
            old = before.get(name, MISSING)
            if old is MISSING:
                # Another kind of thing: it takes the place of the one before.
                del found[first:]
                found.append(Difference(at, copied(after)))
                return
            if old is not value and old != value:
                tell(old, value, [*at, name], found)
    elif type(after) is list and type(before) is list and before and after:
        tell_list(before, after, at, found)
    else:
        found.append(Difference(at, copied(after)))


def copied(value: object) -> object:
    """A game may show lists of its own, and go on changing them."""
    return value if value is None or isinstance(value, (int, str)) else to_builtins(value)


def tell_list(before: list[object], after: list[object], at: Place, found: list[Difference]) -> None:
    """Item by item where most stay in their places, or have parts of their own; otherwise as a piece that takes the
    place of another."""
    if len(before) == len(after):
        moved: list[int] = []
        parts = True
        for index, new in enumerate(after):
            old = before[index]
            if old is not new and old != new:
                moved.append(index)
                parts = parts and isinstance(new, dict)
        if parts or len(moved) * 2 <= len(after) + 1:
            for index in moved:
                tell(before[index], after[index], [*at, index], found)
            return
    tell_piece(before, after, at, found)


def tell_piece(before: list[object], after: list[object], at: Place, found: list[Difference]) -> None:
    """What lies between the first and the last that differ."""
    shorter = min(len(before), len(after))
    first = 0
    while first < shorter and before[first] == after[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    put: list[object] = to_builtins(after[first : len(after) - last])
    if first + last == 0:
        found.append(Difference(at, put))
    else:
        found.append(Difference(at, put, first, len(before) - first - last))


def edited(value: Any, change: Difference, depth: int) -> object:
    """A document after a change; only what leads to the place is new."""
    if depth < len(change.at):
        name = change.at[depth]
        copy = value.copy()
        copy[name] = edited(value[name], change, depth + 1)
        return copy
    if change.first < 0:
        return change.to
    return [*value[: change.first], *cast(list[object], change.to), *value[change.first + change.length :]]
