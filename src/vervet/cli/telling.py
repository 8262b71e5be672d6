"""Events in words."""

from collections.abc import Sequence

from vervet.core.event import Event
from vervet.texts import Texts

# Fields of an event that name a seat, and the variable that gets the player's name for it.
SEATS = {"seat": "player", "loser": "loser"}


def event_words(texts: Texts, prefix: str, event: Event, names: Sequence[str]) -> str:
    """What happened, in a sentence."""
    args: dict[str, int | float | str] = {}
    for field, value in event.fields.items():
        if field in SEATS and isinstance(value, int):
            args[SEATS[field]] = names[value]
        elif isinstance(value, int | float | str):
            args[field] = value
        elif isinstance(value, list):
            args[field] = ", ".join(str(item) for item in value)
    return texts.fill(f"{prefix}-event-{event.name}", args)
