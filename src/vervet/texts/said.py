"""How texts say what an event tells: the variables that each of its declared fields becomes."""

from typing import Final

from vervet.core.event import EventField, EventKind
from vervet.core.shape import Amounts, Card, EachSeat, ListOf, OrNone, Seat, Shape

# Whoever acts is called so in texts, whatever the game.
ACTOR: Final = {"seat": "player"}


def inner(shape: Shape) -> Shape:
    """The shape of a value that is there."""
    return shape.item if isinstance(shape, OrNone) else shape


def said(shape: Shape) -> str:
    """How a text says a value of this shape: a `seat` or `seats` by name, an entry for `each` seat, a `card` or `cards`
    by name, `amounts` in words; empty where it says the value as it is."""
    kind = inner(shape)
    if isinstance(kind, EachSeat):
        return "each"
    if isinstance(kind, ListOf):
        one = said(kind.item)
        return f"{one}s" if one in ("seat", "card") else ""
    names: dict[type[Shape], str] = {Seat: "seat", Card: "card", Amounts: "amounts"}
    return names.get(type(kind), "")


def variable(field: EventField) -> str:
    """What a field is called in texts."""
    return ACTOR.get(field.name, field.name) if said(field.shape) == "seat" else field.name


def variables(kind: EventKind) -> set[str]:
    """All that the text of an event may say."""
    names = {"rule"}
    for field in kind.fields.values():
        shape = inner(field.shape)
        names.add(variable(field))
        if isinstance(shape, ListOf):
            names.add(f"{field.name}-count")
        elif isinstance(shape, Amounts):
            names.add(f"{field.name}-kinds")
    return names
