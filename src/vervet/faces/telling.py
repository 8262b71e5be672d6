"""Events in words."""

from collections.abc import Mapping, Sequence

from vervet.core.event import Event, EventField, EventKind, EventSet
from vervet.core.json import Json
from vervet.faces.naming import NOTHING, Value, as_others, reader, second_person, sentence, within
from vervet.texts import Texts
from vervet.texts.said import said, variable


def event_words(texts: Texts, prefix: str, events: EventSet, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence; `events` says which of its fields are players."""
    kind = events.by_name.get(event.name)
    name = f"{prefix}-event-{event.name}"
    form = second_person(texts, name, reader(names), seat_in(event), others_in(kind, event))
    if form == name and seat_in(event) is not None and seat_in(event) == reader(names):
        names = as_others(texts, names)
    args: dict[str, Value] = {"rule": event.rule}
    for called, value in event.fields.items():
        field = kind.fields.get(called) if kind else None
        args.update(field_values(texts, prefix, called, field, value, names))
    return sentence(texts, names, texts.fill(form, args))


def seat_in(event: Event) -> int | None:
    """Who acts."""
    seat = event.fields.get("seat")
    return seat if isinstance(seat, int) else None


def others_in(kind: EventKind | None, event: Event) -> list[int]:
    """Everybody else whom an event names."""
    found: list[int] = []
    for name, value in event.fields.items():
        field = kind.fields.get(name) if kind else None
        if field and name != "seat" and said(field.shape) in ("seat", "seats"):
            found += [one for one in (value if isinstance(value, list | tuple) else [value]) if isinstance(one, int)]
    return found


def field_values(
    texts: Texts, prefix: str, name: str, field: EventField | None, value: Json, names: Sequence[str]
) -> dict[str, Value]:
    """The variables that a field becomes, even one that was not declared; the browser makes the same ones
    (`web/src/match/names.ts`)."""
    manner = said(field.shape) if field else ""
    if value is None:
        return {variable(field) if field else name: NOTHING}
    if isinstance(value, bool):
        return {name: int(value)}
    if field and manner == "seat" and isinstance(value, int):
        return {variable(field): within(texts, names, value)}
    if isinstance(value, int | float | str):
        return {name: value}
    if isinstance(value, Sequence):
        return {name: listed(texts, entries(texts, prefix, name, manner, value, names)), f"{name}-count": len(value)}
    words = amount_words(texts, prefix, value)
    return {name: listed(texts, words), f"{name}-kinds": len(words)}


def entries(
    texts: Texts, prefix: str, name: str, manner: str, value: Sequence[Json], names: Sequence[str]
) -> list[str]:
    """A list with one entry for each seat is said by the text `PREFIX-each-FIELD`, where there is one."""
    if manner == "seats":
        return [within(texts, names, seat) for seat in value if isinstance(seat, int)]
    each = f"{prefix}-each-{name}"
    if manner != "each" or not texts.has(each):
        return [str(entry) for entry in value if entry is not None]
    seats = [(within(texts, names, seat), entry) for seat, entry in enumerate(value) if isinstance(entry, int | str)]
    return [texts.say(each, player=player, value=entry) for player, entry in seats]


def amount_words(texts: Texts, prefix: str, amounts: Mapping[str, Json]) -> list[str]:
    """`{"flower": 2, "points": 1}` as “2 flowers”, “1 point”, in the order of the mapping."""
    counted = [(name, count) for name, count in amounts.items() if isinstance(count, int) and count]
    known = [(f"{prefix}-amount-{name}", count) for name, count in counted]
    return [texts.say(name, count=count) for name, count in known if texts.has(name)]


def listed(texts: Texts, words: Sequence[str]) -> str:
    """Words in a row: “d4, d5 and e4”."""
    if len(words) < 2:
        return "".join(words)
    return texts.say("list-and", first=", ".join(words[:-1]), last=words[-1])
