"""What differs between two tables: a connection that has the one is sent only that.

Both tables are made from what a seat may know, and so is what differs between them: it can tell nothing that they do
not, neither by its words nor by its length.
"""

from typing import Any, TypeAlias, cast

from msgspec import UNSET, Raw, UnsetType, to_builtins
from msgspec.structs import replace

from vervet.server.match.messages import Document, Edit, TableChange, TableNow

Place: TypeAlias = list[str | int]


def remembered(table: TableNow) -> TableNow:
    """What must be known of a table to say what changed: all but what is told once."""
    return replace(table, steps=[], trail=[])


def change_of(last: Any, table: Any, view: Raw | None) -> TableChange:
    """How the table of a connection becomes the present one; `view` are the edits of its view, encoded, None where they
    change nothing. `last` is the `TableNow` that this connection was last shown, of whichever seat. (Compiled, what has
    a type is checked each time that it is looked at; and legal actions are encoded already.)"""
    return TableChange(
        version=table.version,
        told=table.told,
        head=table.head,
        seat=UNSET if table.seat == last.seat else table.seat,
        asked=UNSET if table.asked == last.asked else table.asked,
        view=UNSET if view is None else cast(Any, view),
        legal=UNSET if table.legal == last.legal else table.legal,
        steps=table.steps or UNSET,
        undo=UNSET if table.undo == last.undo else table.undo,
        undoable=UNSET if table.undoable == last.undoable else table.undoable,
        players=UNSET if table.players == last.players else table.players,
        notes=UNSET if table.notes == last.notes else table.notes,
        outcome=UNSET if table.outcome == last.outcome else table.outcome,
        # A clock that runs is always told: it is the seconds from now on.
        deadline=UNSET if table.deadline is None and last.deadline is None else table.deadline,
        occasion=UNSET if table.occasion == last.occasion else table.occasion,
        standing=UNSET if table.standing == last.standing else table.standing,
        hints=UNSET if table.hints == last.hints else table.hints,
        trail=table.trail or UNSET,
    )


def edits(before: Document, after: Document) -> list[Edit]:
    """Those that make the one document the other; none where they are the same."""
    found: list[Edit] = []
    if before is not after and before != after:
        tell(before, after, [], found)
    return found


def renewed(before: Document, after: Document) -> tuple[Document, list[Edit]]:
    """A copy of a document that shares with the one before all that is as it was there, and the edits that lead to it:
    most of a view stays, and need be neither copied nor kept twice."""
    found = edits(before, after)
    kept: object = before
    for edit in found:
        kept = edited(kept, edit, 0)
    return cast(Document, kept), found


def tell(before: object, after: object, at: Place, found: list[Edit]) -> None:
    """How the value at a place becomes another one; they differ. (What is the same is found to be so in C.)"""
    if isinstance(after, dict) and isinstance(before, dict) and same_names(before, after):
        for name, value in after.items():
            old = before[name]
            if old is not value and old != value:
                tell(old, value, [*at, name], found)
    elif isinstance(after, list) and isinstance(before, list) and before and after:
        tell_list(before, after, at, found)
    else:
        found.append(Edit(at, to=copied(after)))


def same_names(before: Document, after: Document) -> bool:
    if len(before) != len(after):
        return False
    for name in after:
        if name not in before:
            return False
    return True


def copied(value: object) -> object:
    """A game may show lists of its own, and go on changing them."""
    return value if value is None or isinstance(value, (int, str)) else to_builtins(value)


def tell_list(before: list[object], after: list[object], at: Place, found: list[Edit]) -> None:
    """Item by item where most stay in their places, or have parts of their own; otherwise as a piece that takes the
    place of another."""
    if len(before) == len(after):
        moved = [index for index, old in enumerate(before) if old is not after[index] and old != after[index]]
        if len(moved) * 2 <= len(after) + 1 or all(isinstance(after[index], dict) for index in moved):
            for index in moved:
                tell(before[index], after[index], [*at, index], found)
            return
    tell_piece(before, after, at, found)


def tell_piece(before: list[object], after: list[object], at: Place, found: list[Edit]) -> None:
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
        found.append(Edit(at, to=put))
    else:
        found.append(Edit(at, cut=(first, len(before) - first - last), put=put))


def edited(value: Any, edit: Edit, depth: int) -> object:
    """A document after an edit; only what leads to the place is new."""
    if depth < len(edit.at):
        name = edit.at[depth]
        copy = value.copy()
        copy[name] = edited(value[name], edit, depth + 1)
        return copy
    if isinstance(edit.cut, UnsetType):
        return edit.to
    first, length = edit.cut
    return [*value[:first], *cast(list[object], edit.put), *value[first + length :]]
