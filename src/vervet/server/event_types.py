"""The events of a game in TypeScript: a union of types told apart by `event`, and how their fields are said."""

import json
from collections.abc import Iterator

from vervet.core.event import EventKind, EventSet
from vervet.core.game import Game
from vervet.core.shape import Amounts, Card, Flag, ListOf, Number, OrNone, Seat, Shape, Word
from vervet.texts.said import said

# A field with more words than this is typed as string: the spaces of a board, not a choice of words.
MOST_WORDS = 12
SIMPLE: dict[type[Shape], str] = {
    Seat: "number",
    Number: "number",
    Flag: "boolean",
    Card: "string",
    Amounts: "Record<string, number>",
}
# What the browser cannot tell from the value alone.
BY_NAME = ("seat", "seats", "each", "card", "cards")
HEAD = """\
/** How texts say values that cannot be shown as they are: players by name, an entry for each seat, cards by name. */
export type Said = "seat" | "seats" | "each" | "card" | "cards";

/** The fields of each event that are said in this way, by game and event. */
export const SAID: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, Said>>>>>> = {"""


def event_types(prefix: str, events: EventSet) -> Iterator[str]:
    """A type for each kind of event, and their union."""
    names = {kind.name: f"{prefix}{camel(kind.name)}Event" for kind in events.kinds}
    for kind in events.kinds:
        yield event_type(names[kind.name], kind)
    yield f"export type {prefix}Event = {' | '.join(names.values())};\n"


def camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.replace("_", "-").split("-"))


def event_type(name: str, kind: EventKind) -> str:
    lines = [
        f"/** {kind.about} */",
        f"export type {name} = {{",
        f"  event: {json.dumps(kind.name)};",
        "  rule: string;",
    ]
    for field in kind.fields.values():
        note = f"  /** {field.about} */\n" if field.about else ""
        lines.append(f"{note}  {field.name}{'?' if field.optional else ''}: {say(field.shape)};")
    return "\n".join([*lines, "};"]) + "\n"


def say(shape: Shape) -> str:
    """A shape as a type."""
    if isinstance(shape, Word):
        few = len(shape.words) <= MOST_WORDS
        return " | ".join(json.dumps(word) for word in shape.words) if few else "string"
    if isinstance(shape, ListOf):
        item = say(shape.item)
        return f"({item})[]" if " | " in item else f"{item}[]"
    if isinstance(shape, OrNone):
        return f"{say(shape.item)} | null"
    return SIMPLE[type(shape)]


def said_table(games: list[Game]) -> str:
    lines = [HEAD]
    for game in games:
        lines.append(f"  {json.dumps(game.name)}: {{")
        for kind in game.events.kinds:
            manners = {field.name: said(field.shape) for field in kind.fields.values()}
            fields = ", ".join(f"{name}: {json.dumps(word)}" for name, word in manners.items() if word in BY_NAME)
            if fields:
                lines.append(f"    {json.dumps(kind.name)}: {{ {fields} }},")
        lines.append("  },")
    return "\n".join([*lines, "};"]) + "\n"
