"""What an error may repeat of a value that somebody else wrote: its beginning, and never more than a line."""

from collections.abc import Mapping
from typing import Final

MOST_SHOWN: Final = 60
ELLIPSIS: Final = "…"


def shown(value: object) -> str:
    """A value as Python writes it, cut after 60 characters; what is beyond them is not even looked at."""
    return shortened(beginning(value, MOST_SHOWN))


def shortened(text: str) -> str:
    return text if len(text) <= MOST_SHOWN else text[: MOST_SHOWN - 1] + ELLIPSIS


def beginning(value: object, room: int) -> str:
    """As much of the value as fills the room, perhaps a little more. A bracket takes room, too: nothing goes deep."""
    if room <= 0:
        return ELLIPSIS
    if isinstance(value, str):
        return repr(value[: room + 1])
    if isinstance(value, int) and value.bit_length() > 4 * room:
        return f"a number of {value.bit_length()} bits"  # Python refuses to write the longest ones
    if isinstance(value, list):
        return f"[{listed(value, room - 1)}]"
    if isinstance(value, tuple):
        return f"({listed(list(value[:room]), room - 1)})"
    if isinstance(value, Mapping):
        return f"{{{paired(value, room - 1)}}}"
    return repr(value)


def listed(values: list[object], room: int) -> str:
    parts: list[str] = []
    for value in values:
        parts.append(beginning(value, room))
        room -= len(parts[-1]) + 2
        if room <= 0:
            break
    return ", ".join(parts) if len(parts) == len(values) else ", ".join([*parts, ELLIPSIS])


def paired(values: Mapping[object, object], room: int) -> str:
    parts: list[str] = []
    for name, value in values.items():
        key = beginning(name, room)
        parts.append(f"{key}: {beginning(value, room - len(key))}")
        room -= len(parts[-1]) + 2
        if room <= 0:
            break
    return ", ".join(parts) if len(parts) == len(values) else ", ".join([*parts, ELLIPSIS])
