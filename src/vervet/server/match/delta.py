"""What differs between two tables: a connection that has the one is sent only that.

Both tables are made from what a seat may know, and so is what differs between them: it can tell nothing that they do
not, neither by its words nor by its length.
"""

from typing import Any, TypeAlias, cast

from msgspec import UNSET, Raw, to_builtins
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
    return renewed(before, after)[1]


def renewed(before: Document, after: Document) -> tuple[Document, list[Edit]]:
    """A copy of a document that shares with the one before all that is as it was there, and the edits that lead to it:
    most of a view stays, and need be neither copied nor kept twice."""
    found: list[Edit] = []
    kept = renew_dict(before, after, [], found) if before.keys() == after.keys() else put_there(after, [], found)
    return cast(Document, kept), found


def renew(before: object, after: object, at: Place, name: str | int, found: list[Edit]) -> object:
    """The same for a value that is found under a name; the old one itself where it is the same. Each value is looked at
    once: whether a table has changed is only known when what is in it has been compared."""
    if before is after:
        return before
    if isinstance(after, dict) and isinstance(before, dict) and before.keys() == after.keys():
        return renew_dict(before, after, [*at, name], found)
    if isinstance(after, list) and isinstance(before, list) and before and after:
        return renew_list(before, after, [*at, name], found)
    return before if before == after else put_there(after, [*at, name], found)


def put_there(after: object, at: Place, found: list[Edit]) -> object:
    copy = after if after is None or isinstance(after, (int, str)) else to_builtins(after)
    found.append(Edit(at, to=copy))
    return copy


def renew_dict(before: Document, after: Document, at: Place, found: list[Edit]) -> Document:
    kept: Document = {}
    same = True
    for name, value in after.items():
        old = before[name]
        new = renew(old, value, at, name, found)
        kept[name] = new
        same = same and new is old
    return before if same else kept


def renew_list(before: list[object], after: list[object], at: Place, found: list[Edit]) -> list[object]:
    """Item by item where most stay in their places, or have parts of their own; otherwise as a piece that takes the
    place of another."""
    if len(before) == len(after):
        moved = [index for index, old in enumerate(before) if old is not after[index] and old != after[index]]
        if not moved:
            return before
        if len(moved) * 2 <= len(after) + 1 or all(isinstance(after[index], dict) for index in moved):
            kept = before.copy()
            for index in moved:
                kept[index] = renew(before[index], after[index], at, index, found)
            return kept
    return replace_piece(before, after, at, found)


def replace_piece(before: list[object], after: list[object], at: Place, found: list[Edit]) -> list[object]:
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
    return [*before[:first], *put, *before[len(before) - last :]]
