"""What happened, said to those who may know it; and the events of a game, declared."""

from typing import Final

from mypy_extensions import i64

from vervet.core.json import Json
from vervet.core.shape import Shape

SPECTATOR: Final = 1 << 30
EVERYONE: Final = (1 << 31) - 1
# What every event says besides its fields.
OWN_NAMES: Final = ("event", "rule")


def audience(seat: int | None) -> i64:
    """The bit of a seat, or of a spectator."""
    return SPECTATOR if seat is None else 1 << seat


class Event:
    """One step of the game: its name, the rule behind it, its details, and the bits of those who may see it."""

    def __init__(self, name: str, rule: str, fields: dict[str, Json], seats: i64 = EVERYONE) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields
        self.seats = seats

    def visible_to(self, seat: int | None) -> bool:
        return self.seats & audience(seat) != 0

    def to_json(self) -> dict[str, Json]:
        return {"event": self.name, "rule": self.rule, **self.fields}

    def __repr__(self) -> str:
        return f"Event({self.name!r}, {self.rule!r}, {self.fields!r}, {self.seats})"


class EventField:
    """A detail of an event; an `optional` one is not there where it has no meaning. `about` is for the docs."""

    def __init__(self, name: str, shape: Shape, about: str = "", optional: bool = False) -> None:
        self.name = name
        self.shape = shape
        self.about = about
        self.optional = optional

    def __repr__(self) -> str:
        return f"<EventField {self.name}: {self.shape.describe()}>"


class EventKind:
    """A kind of event: its name, when it is told (for the docs), and its fields."""

    def __init__(self, name: str, about: str, *fields: EventField) -> None:
        self.name = name
        self.about = about
        self.fields = {field.name: field for field in fields}
        if len(self.fields) != len(fields) or any(own in self.fields for own in OWN_NAMES):
            raise ValueError(f"{name}: two fields share a name, or one is called {' or '.join(OWN_NAMES)}")

    def fault(self, fields: dict[str, Json], seats: int) -> str:
        """What is not as declared in some fields; empty when all is."""
        for name, value in fields.items():
            field = self.fields.get(name)
            if field is None:
                return f"{self.name} has no field {name}"
            if not field.shape.fits(value, seats):
                return f"{self.name}: {name} should be {field.shape.describe()}; it is {value!r}"
        for field in self.fields.values():
            if not field.optional and field.name not in fields:
                return f"{self.name} does not tell {field.name}"
        return ""

    def __repr__(self) -> str:
        return f"<EventKind {self.name}: {', '.join(self.fields) or 'no fields'}>"


class EventSet:
    """All the events that a game can tell."""

    def __init__(self, *kinds: EventKind) -> None:
        self.kinds = kinds
        self.by_name = {kind.name: kind for kind in kinds}
        if len(self.by_name) != len(kinds):
            raise ValueError("two kinds of event share a name")

    def fault(self, event: Event, seats: int) -> str:
        """What is not as declared in an event, at a table of `seats`; empty when all is."""
        kind = self.by_name.get(event.name)
        return f"{event.name} is not declared" if kind is None else kind.fault(event.fields, seats)

    def __repr__(self) -> str:
        return f"<EventSet {', '.join(self.by_name) or 'empty'}>"
