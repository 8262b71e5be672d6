"""Whole tables, made again from what has changed of them (docs/protocol.md, "What changed").

It does no I/O: every message that comes is given to it, in order.
"""

from collections.abc import Sequence
from typing import Any

# As it came over the wire.
Message = dict[str, Any]
ONCE = ("type", "view", "steps", "trail", "seat")


class Tables:
    """What one connection has been shown: its last table, and of every seat the view and the steps."""

    def __init__(self) -> None:
        self.last: Message = {}
        self.views: dict[int | None, Any] = {}
        self.steps: dict[int | None, list[Message]] = {}

    def whole(self, message: Message) -> Message:
        """The message, or the whole table where it only says what has changed."""
        if message["type"] == "table":
            seat = message["seat"]
            known = [] if message["reset"] or not self.last else self.steps[self.last["seat"]]
            self.last, self.views = message, {seat: message["view"]}
            self.steps = {seat: [*known, *message["steps"]]}
        elif message["type"] == "change":
            return self.change(message)
        return message

    def change(self, message: Message) -> Message:
        seat = message.get("seat", self.last["seat"])
        fresh = message.get("steps", [])
        turned = "seat" in message
        self.views[seat] = patched(self.views.get(seat), message.get("view", ()))
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
    if at:
        copy: Any = dict(document) if isinstance(document, dict) else list(document)
        copy[at[0]] = with_edit(document[at[0]], at[1:], edit)
        return copy
    if "cut" not in edit:
        return edit["to"]
    first, count = edit["cut"]
    return [*document[:first], *edit["put"], *document[first + count :]]
