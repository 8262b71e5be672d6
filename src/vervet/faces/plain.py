"""The front of a game that has none of its own: its view, field by field."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vervet.core.event import Event, EventSet
from vervet.core.json import Json
from vervet.faces.front import Front
from vervet.faces.telling import event_words
from vervet.texts import Texts
from vervet.texts.said import said

NOTHING = "–"


class PlainFront(Front):
    """Knows nothing of the game but its view and its events; its texts begin with the game's name."""

    def __init__(self, game: str, events: EventSet) -> None:
        self.prefix = game
        self.events = events

    def draw(
        self, view: Json, names: list[str], texts: Texts, low: bool = False, seat: int | None = None
    ) -> RenderableType:
        return drawn(view)

    def prompt(self, view: Json, texts: Texts, seat: int | None = None) -> str:
        own = f"{self.prefix}-prompt"
        return texts.say(own) if texts.has(own) else texts.say("terminal-plain-prompt")

    def words_of(self, event: Event, names: list[str], texts: Texts) -> str:
        if texts.has(f"{self.prefix}-event-{event.name}"):
            return event_words(texts, self.prefix, self.events, event, names)
        fields = ", ".join(f"{name} {self.said(event, name, names)}" for name in event.fields)
        return f"{event.name}: {fields}" if fields else event.name

    def said(self, event: Event, name: str, names: list[str]) -> str:
        """A field's value, a player by name."""
        kind, value = self.events.by_name.get(event.name), event.fields[name]
        field = kind.fields.get(name) if kind else None
        is_seat = field is not None and said(field.shape) == "seat"
        return names[value] if is_seat and isinstance(value, int) else plainly(value)


def drawn(value: Json) -> RenderableType:
    """A value as a terminal can show it: an object as rows, rows of one shape as a table, lines of text as they are."""
    if isinstance(value, Mapping):
        rows = Table.grid(padding=(0, 2))
        for name, part in value.items():
            rows.add_row(Text(name, style="bold"), drawn(part))
        return rows
    if isinstance(value, str) or not isinstance(value, Sequence):
        return Text(plainly(value))
    if value and all(isinstance(row, Mapping) for row in value):
        return table_of([row for row in value if isinstance(row, Mapping)])
    if all(isinstance(part, str) for part in value) and len({len(str(part)) for part in value}) == 1:
        # Lines of the same length are a board.
        return Group(*(Text(str(part)) for part in value))
    if all(not isinstance(part, Mapping | list) for part in value):
        return Text(plainly(value))
    return Group(*(drawn(part) for part in value))


def plainly(value: Json) -> str:
    """A value in one line."""
    if isinstance(value, list | tuple):
        return ", ".join(map(plainly, value)) or NOTHING
    return NOTHING if value is None else str(value)


def table_of(rows: list[Mapping[str, Json]]) -> Table:
    columns = list(dict.fromkeys(name for row in rows for name in row))
    table = Table(*columns)
    for row in rows:
        table.add_row(*(drawn(row.get(name)) for name in columns))
    return table
