"""What differs between two tables: a connection that has the one is sent only that.

Both tables are made from what a seat may know, and so is what differs between them: it can tell nothing that they do
not, neither by its words nor by its length.
"""

from collections.abc import Sequence
from typing import Final, cast

from msgspec import UNSET, Raw, UnsetType
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
    found: list[Edit] = []
    if before != after:
        compare(before, after, [], found)
    return found


def compare(before: object, after: object, at: Place, found: list[Edit]) -> None:
    """Where two values that are not the same differ."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name, value in after.items():
            old = before[name]
            if old is not value and old != value:
                compare(old, value, [*at, name], found)
    elif isinstance(before, list) and isinstance(after, list) and before and after:
        compare_lists(before, after, at, found)
    else:
        found.append(Edit(at, to=after))


def compare_lists(before: Sequence[object], after: Sequence[object], at: Place, found: list[Edit]) -> None:
    """Item by item where most stay in their places, or have parts of their own; otherwise as a piece that takes the
    place of another."""
    if len(before) == len(after):
        moved = [index for index in range(len(after)) if before[index] != after[index]]
        if len(moved) * 2 <= len(after) + 1 or all(isinstance(after[index], dict) for index in moved):
            for index in moved:
                compare(before[index], after[index], [*at, index], found)
            return
    shorter = min(len(before), len(after))
    first = 0
    while first < shorter and before[first] == after[first]:
        first += 1
    last = 0
    while last < shorter - first and before[-1 - last] == after[-1 - last]:
        last += 1
    if first + last == 0:
        found.append(Edit(at, to=after))
    else:
        cut = (first, len(before) - first - last)
        found.append(Edit(at, cut=cut, put=list(after[first : len(after) - last])))
