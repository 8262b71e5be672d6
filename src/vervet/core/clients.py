"""Who contributes to a deal, by the seats of its terms: the client that made the match, and everybody invited."""

from collections.abc import Mapping, Sequence
from typing import Final

from vervet.core.json import Json

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"
SEAT_KINDS: Final = (HERE, LINK, BOT)


def clients_of(seats: Sequence[Json]) -> list[list[int]]:
    """The seats of each client, in the order of their lowest seats. All at the creator's screen belong to one."""
    clients: list[list[int]] = []
    here: list[int] = []
    for number, seat in enumerate(seats):
        kind = seat.get("kind") if isinstance(seat, Mapping) else None
        if kind == LINK:
            clients.append([number])
        elif kind == HERE:
            if not here:
                clients.append(here)
            here.append(number)
    return clients
