"""Whole tables, made again from what has changed of them (docs/protocol.md, "What changed").

It does no I/O: every message that comes is given to it, in order.
"""

from collections.abc import Sequence
from typing import Any

# As it came over the wire.
Message = dict[str, Any]
ONCE = ("type", "view", "steps", "trail", "seat")


class LostTrack(Exception):
    """A change is not one of the table that this connection has: whoever sends `join` again is sent a whole one."""


class Tables:
    """What one connection has been shown: its last table, and of every seat the view and the steps."""

    def __init__(self) -> None:
        self.last: Message = {}
        self.views: dict[int | None, Any] = {}
        self.steps: dict[int | None, list[Message]] = {}

    def whole(self, message: Message) -> Message:
        """The message, or the whole table where it only says what has changed; raises `LostTrack`."""
        if message["type"] == "table":
            seat = message["seat"]
            known = [] if message["reset"] or not self.last else self.steps[self.last["seat"]]
            self.last, self.views = message, {seat: message["view"]}
            self.steps = {seat: [*known, *message["steps"]]}
        elif message["type"] == "change":
            return self.change(message)
        return message

    def change(self, message: Message) -> Message:
        if not self.last:
            raise LostTrack("a change came before any table")
        seat = message.get("seat", self.last["seat"])
        fresh = message.get("steps", [])
        turned = "seat" in message
        view = patched(self.views.get(seat), message.get("view", ()))
        if view is None:
            raise LostTrack("a change of a seat that was never shown")
        self.views[seat] = view
        self.steps[seat] = [*self.steps.get(seat, ()), *fresh]
        slow = {name: value for name, value in message.items() if name not in ONCE}
        self.last = {
            **self.last,
            **slow,
            "seat": seat,
            "view": self.views[seat],
            "steps": self.steps[seat] if turned else fresh,
            "reset": turned,
            "trail": message.get("trail", []),
        }
        return self.last


def patched(document: Any, edits: Sequence[Message]) -> Any:
    """The document after these edits; the old one stays as it was."""
    for edit in edits:
        document = with_edit(document, edit["at"], edit)
    return document


def with_edit(document: Any, at: Sequence[str | int], edit: Message) -> Any:
    if not at:
        return with_piece(document, edit) if "cut" in edit else edit["to"]
    name = at[0]
    if not has(document, name):
        raise LostTrack(f"a change of {name!r}, which is not there")
    copy: Any = document.copy()
    copy[name] = with_edit(document[name], at[1:], edit)
    return copy


def has(document: Any, name: str | int) -> bool:
    """Whether there is something by this name, or at this place of a list."""
    if isinstance(document, list):
        return isinstance(name, int) and 0 <= name < len(document)
    return isinstance(document, dict) and name in document


def with_piece(document: Any, edit: Message) -> list[Any]:
    """A list with a piece in the place of another."""
    first, count = edit["cut"]
    if not isinstance(document, list) or not 0 <= first <= first + count <= len(document):
        raise LostTrack("a change of a piece that is not there")
    return [*document[:first], *edit["put"], *document[first + count :]]
