"""Where a server's time goes, by the part of the program that spent it."""

import pstats
from pathlib import Path
from typing import Final

from msgspec import Struct

# The first that a file's path contains, or a built-in function's name, is the area.
AREAS: Final = (
    ("the loop", ("asyncio", "selectors", "select.", "_asyncio", "socket.socket", "uvloop")),
    ("the database", ("sqlalchemy", "aiosqlite", "sqlite3", "server/disk", "queue.SimpleQueue", "concurrent/futures")),
    ("connections", ("litestar", "granian", "h11", "server/web")),
    ("rules and views", ("vervet/core", "vervet/games", "vervet.core", "vervet.games")),
    ("tables", ("server/match", "msgspec")),
)
# cProfile does not say where a compiled function comes from.
OTHER: Final = "built-in and compiled functions, the rules among them"


class Spent(Struct, frozen=True):
    """An area of the program, and its share of the time the server was at work."""

    area: str
    share: float


def areas(file: Path) -> list[Spent]:
    """The shares by area, of what cProfile wrote; waiting for something to do is left out."""
    stats = pstats.Stats(str(file)).stats  # type: ignore[attr-defined]
    spent: dict[str, float] = {name: 0.0 for name, _ in AREAS} | {OTHER: 0.0}
    for (path, _, function), (_, _, own, _, _) in stats.items():
        if not ("epoll" in function and "poll" in function):
            spent[area_of(f"{path} {function}")] += own
    whole = sum(spent.values()) or 1.0
    return [Spent(name, round(own / whole, 3)) for name, own in spent.items()]


def area_of(place: str) -> str:
    return next((name for name, marks in AREAS if any(mark in place for mark in marks)), OTHER)
