"""Bots in a worker of their own, so that the table never waits for a thought. In the page's archive this file stands
where the server has its pool of processes."""

import asyncio
import time

from vervet.device.neighbours import Thinker
from vervet.server.metrics import THOUGHTS


class BotPool:
    """The bots' worker, asked for one thought at a time: it has one head."""

    def __init__(self, workers: int) -> None:
        self.thinker: Thinker | None = None
        self.turn = asyncio.Lock()

    def warm(self) -> None:
        """It is started with the page."""

    def close(self) -> None:
        """It ends with the page."""

    async def choose(
        self, game: str, rules: int, position: bytes, bot: str, seat: int, seed: int, queue: str = "", box: str = ""
    ) -> int:
        """What the bot does. A thought that has begun goes on where nobody waits for it any more. (Nobody has put a
        changed box into a page.)"""
        assert self.thinker is not None
        asked = time.perf_counter()
        return await asyncio.shield(asyncio.ensure_future(self.think(asked, (game, rules, position, bot, seat, seed))))

    async def think(self, asked: float, thought: tuple[str, int, bytes, str, int, int]) -> int:
        assert self.thinker is not None
        game, rules, position, bot, seat, seed = thought
        async with self.turn:
            begun = time.perf_counter()
            THOUGHTS.note(begun - asked, "waiting")
            action = await self.thinker.think(game, rules, position.decode(), bot, seat, seed)
            THOUGHTS.note(time.perf_counter() - begun, "thinking")
        return int(action)
