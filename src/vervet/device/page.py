"""The house as the page's worker opens it. What passes between the two languages is text, so that no number is too long
for JavaScript."""

import json
import logging
from typing import Any

from vervet.device.house import House, Port


class PageShelf:
    """Records, kept by the worker around us."""

    def __init__(self, shelf: Any) -> None:
        self.shelf = shelf

    async def read(self, match: str) -> list[str]:
        return list(json.loads(await self.shelf.read(match)))

    async def append(self, records: list[tuple[str, int, str]]) -> bool:
        return bool(await self.shelf.append(json.dumps(records)))


class PageThinker:
    """The bots' worker, asked through the one around us."""

    def __init__(self, thinker: Any) -> None:
        self.thinker = thinker

    async def think(self, game: str, rules: int, position: str, bot: str, seat: int, seed: int) -> int:
        return int(await self.thinker(json.dumps([game, rules, position, bot, seat, seed])))


class Page:
    """What the worker calls."""

    def __init__(self, shelf: Any, thinker: Any) -> None:
        self.house = House(PageShelf(shelf), PageThinker(thinker))
        self.ports: dict[int, Port] = {}

    async def answer(self, method: str, path: str, body: str) -> str:
        """Status and text, as one text."""
        return json.dumps(await self.house.answer(method, path, body))

    def connect(self, port: int, match: str, say: Any, ended: Any) -> None:
        """Somebody opens a match; `port` is the page's number for the connection."""
        self.ports[port] = self.house.connect(match, say, ended)

    def hear(self, port: int, text: str) -> None:
        self.ports[port].hear(text)

    def hang_up(self, port: int) -> None:
        self.ports.pop(port).hang_up()


def open_page(shelf: Any, thinker: Any) -> Page:
    logging.basicConfig(level=logging.WARNING)
    return Page(shelf, thinker)
