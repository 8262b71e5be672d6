"""Bots at work in processes of their own, so that the server never waits for a thought.

A worker gets a position that was dealt anew from what the bot's seat knows, never the true one (law 5).
"""

import asyncio
import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection

from vervet.server.metrics import THOUGHTS
from vervet.server.web.thought import choose
from vervet.server.web.turns import Turns
from vervet.server.web.worker import live_with_parent


class BotPool:
    """Worker processes, started when the first bot is to move."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.executor: ProcessPoolExecutor | None = None
        self.lifeline: Connection | None = None
        self.turns = Turns(workers)

    def start(self) -> ProcessPoolExecutor:
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            reader, self.lifeline = context.Pipe(duplex=False)
            self.executor = ProcessPoolExecutor(self.workers, context, live_with_parent, (reader,))
        return self.executor

    def warm(self) -> None:
        """Start a worker before it is needed: where answers are awaited only for a moment, the first would miss it."""
        self.start().submit(int)

    def close(self) -> None:
        """Stop the workers, also in the middle of a thought."""
        if self.executor is not None and self.lifeline is not None:
            self.lifeline.close()
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.executor = None

    async def choose(
        self, game: str, rules: int, position: bytes, bot: str, seat: int, seed: int, queue: str = "", box: str = ""
    ) -> int:
        """What the bot does, once it is the turn of the address that it plays for; `box` is the text of a changed one.
        If the caller gives up waiting, a thought that has begun goes on; one that has not never begins."""
        loop = asyncio.get_running_loop()
        asked = time.perf_counter()
        try:
            async with self.turns.turn(queue):
                begun = time.perf_counter()
                THOUGHTS.note(begun - asked, "waiting")
                thought = loop.run_in_executor(self.start(), choose, game, rules, position, bot, seat, seed, box)
                thought.add_done_callback(lambda done: done.cancelled() or done.exception())
                thought.add_done_callback(lambda _: THOUGHTS.note(time.perf_counter() - begun, "thinking"))
                return await asyncio.shield(thought)
        except BrokenProcessPool:
            self.close()
            raise
