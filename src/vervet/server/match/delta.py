"""What differs between two tables: a connection that has the one is sent only that.

Both tables are made from what a seat may know, and so is what differs between them: it can tell nothing that they do
not, neither by its words nor by its length.
"""

from typing import Final, cast

from msgspec import UNSET, Raw, UnsetType, to_builtins
from msgspec.structs import replace

from vervet.server.match.messages import Document, Edit, TableChange, TableNow

# What a table says that only changes now and then.
SLOW: Final = ("seat", "asked", "undo", "undoable", "players", "notes", "outcome", "occasion", "standing", "hints")
Place = list[str | int]


def remembered(table: TableNow) -> TableNow:
    """What must be known of a table to say what changed: all but what is told once."""
    return replace(table, steps=[], trail=[])


def change_of(last: TableNow, table: TableNow, view: Raw | None) -> TableChange:
    """How the table of a connection becomes the present one; `view` are the edits of its view, encoded, None where they
    change nothing. `last` is what this connection was last shown, of whichever seat."""
    slow = {name: new for name in SLOW if (new := getattr(table, name)) != getattr(last, name)}
    return TableChange(
        version=table.version,
        told=table.told,
        head=table.head,
        view=UNSET if view is None else cast(list[Edit], view),
        legal=table.legal if table.legal != last.legal else UNSET,
        steps=table.steps or UNSET,
        trail=table.trail or UNSET,
        deadline=deadline_of(last, table),
        **slow,
    )


def deadline_of(last: TableNow, table: TableNow) -> float | None | UnsetType:
    """A clock that runs is always told: it is the seconds from now on."""
    return UNSET if table.deadline is None and last.deadline is None else table.deadline


def edits(before: Document, after: Document) -> list[Edit]:
    """Those that make the one document the other; none where they are the same."""
    return renewed(before, after)[1]


def renewed(before: Document, after: Document) -> tuple[Document, list[Edit]]:
    """A copy of a document that shares with the one before all that is as it was there, and the edits that lead to it:
    most of a view stays, and need be neither copied nor kept twice."""
    found: list[Edit] = []
    kept = renew(before, after, [], found) if before != after else before
    return cast(Document, kept), found


def renew(before: object, after: object, at: Place, found: list[Edit]) -> object:
    """The same for two values that are not the same."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        kept = {}
        for name, value in after.items():
            old = before[name]
            kept[name] = old if old is value or old == value else renew(old, value, [*at, name], found)
        return kept
    if isinstance(before, list) and isinstance(after, list) and before and after:
        return renew_list(before, after, at, found)
    copy = to_builtins(after)
    found.append(Edit(at, to=copy))
    return copy


def renew_list(before: list[object], after: list[object], at: Place, found: list[Edit]) -> list[object]:
    """Item by item where most stay in their places, or have parts of their own; otherwise as a piece that takes the
    place of another."""
    if len(before) == len(after):
        moved = [index for index, old in enumerate(before) if old is not after[index] and old != after[index]]
        if len(moved) * 2 <= len(after) + 1 or all(isinstance(after[index], dict) for index in moved):
            kept = before.copy()
            for index in moved:
                kept[index] = renew(before[index], after[index], [*at, index], found)
            return kept
    shorter = min(len(before), len(after))
    first = 0
    while first < shorter and before[first] == after[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    put: list[object] = to_builtins(after[first : len(after) - last])
    if first + last == 0:
        found.append(Edit(at, to=put))
    else:
        found.append(Edit(at, cut=(first, len(before) - first - last), put=put))
    return [*before[:first], *put, *before[len(before) - last :]]
