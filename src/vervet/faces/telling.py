"""Events in words."""

from collections.abc import Mapping, Sequence

from vervet.core.event import Event
from vervet.core.json import Json
from vervet.texts import Texts

# Fields of an event that name a seat, and the variable that gets the player's name for it.
SEATS = {"seat": "player", "loser": "loser", "other": "other", "trainer": "trainer", "by": "by"}
# Lists of seats, said by name.
SEAT_LISTS = ("winners", "closed", "soggy")
NOTHING = "none"

Value = int | float | str


def event_words(texts: Texts, prefix: str, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence."""
    args: dict[str, Value] = {"rule": event.rule}
    for field, value in event.fields.items():
        args.update(field_values(texts, prefix, field, value, names))
    return texts.fill(f"{prefix}-event-{event.name}", args)


def field_values(texts: Texts, prefix: str, field: str, value: Json, names: Sequence[str]) -> dict[str, Value]:
    """The variables that a field becomes; the browser makes the same ones (`web/src/match/names.ts`)."""
    if value is None:
        return {field: NOTHING}
    if isinstance(value, bool):
        return {field: int(value)}
    if field in SEATS and isinstance(value, int):
        return {SEATS[field]: names[value]}
    if isinstance(value, int | float | str):
        return {field: value}
    if isinstance(value, Sequence):
        return {field: listed(texts, entries(texts, prefix, field, value, names)), f"{field}-count": len(value)}
    words = amount_words(texts, prefix, value)
    return {field: listed(texts, words), f"{field}-kinds": len(words)}


def entries(texts: Texts, prefix: str, field: str, value: Sequence[Json], names: Sequence[str]) -> list[str]:
    """A list whose text is `PREFIX-each-FIELD` has one entry for each seat."""
    if field in SEAT_LISTS:
        return [names[seat] for seat in value if isinstance(seat, int)]
    each = f"{prefix}-each-{field}"
    if not texts.has(each):
        return [str(entry) for entry in value if entry is not None]
    said = [(names[seat], entry) for seat, entry in enumerate(value) if isinstance(entry, int | str)]
    return [texts.say(each, player=player, value=entry) for player, entry in said]


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
