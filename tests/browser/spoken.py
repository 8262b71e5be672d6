"""What a screen reader would say of a page: the name, the description and the value of everything on it."""

import re
from collections.abc import Iterator
from typing import Any, Final

from tests.browser.visitor import Visitor

# Parts that were left empty, what a text did not get, and ids that are no words.
BROKEN: Final = (
    (re.compile(r"\s[,.](\s|$)"), "a space before a comma or a full stop"),
    (re.compile(r",\s*,|\(\s*\)|«\s*»|“\s*”"), "an empty part"),
    (re.compile(r"^\s*[,.:;!?)·–-](?!\d)"), "begins with a sign"),
    (re.compile(r"[,(]\s*$"), "ends in the middle"),
    (re.compile(r"\b(undefined|null|NaN|\[object)\b"), "no value"),
    (re.compile(r"[{}]"), "a value that the text did not get"),
    (re.compile(r" {2}"), "two spaces"),
    (
        re.compile(r"\b(web|itchy|after|cheeky|player|outcome|tutorial|terminal)-[a-z]+(-[a-z0-9]+)*\b"),
        "the id of a text",
    ),
)
# What says all that is below it, and what no screen reader reads by itself.
SILENT: Final = frozenset({"none", "generic", "InlineTextBox", "LineBreak"})


def faults(words: str) -> list[str]:
    return [reason for pattern, reason in BROKEN if pattern.search(words)]


class Ear:
    """Listens to the pages of one visitor, and remembers what was wrong; everything is judged once."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.version = -1
        self.session = visitor.context.new_cdp_session(visitor.page)
        self.heard: set[str] = set()
        self.found: list[str] = []

    def keep_up(self) -> None:
        """Listen once to each table."""
        if self.visitor.version != self.version:
            self.version = self.visitor.version
            self.listen()

    def listen(self) -> None:
        for role, words in self.said():
            if words in self.heard:
                continue
            self.heard.add(words)
            self.found += [f"{role} “{words}”: {reason}" for reason in faults(words)]

    def said(self) -> Iterator[tuple[str, str]]:
        for node in self.session.send("Accessibility.getFullAXTree")["nodes"]:
            role = value_of(node.get("role"))
            if node["ignored"] or role in SILENT:
                continue
            # A text stands beside other texts: only together they are a sentence.
            kinds = ("name", "description", "value") if role != "StaticText" else ()
            for words in (value_of(node.get(kind)) for kind in kinds):
                if words:
                    yield role, words


def value_of(property_: dict[str, Any] | None) -> str:
    return "" if property_ is None else str(property_.get("value", ""))
