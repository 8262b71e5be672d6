"""Bots at work in processes of their own, so that the server never waits for a thought.

A worker gets a position that was dealt anew from what the bot's seat knows, never the true one (law 5).
"""

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection

from msgspec import json

from vervet.core.rng import Random, mix
from vervet.server.match.problem import ProblemError
from vervet.server.match.sight import eyes_of
from vervet.server.match.window import next_beat, until
from vervet.server.web.live import Live
from vervet.server.web.worker import choose, live_with_parent

LOG = logging.getLogger(__name__)
MOST_FAILURES = 3


class BotPool:
    """Worker processes, started when the first bot is to move."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.executor: ProcessPoolExecutor | None = None
        self.lifeline: Connection | None = None
        self.turns = asyncio.Semaphore(workers)

    def start(self) -> ProcessPoolExecutor:
        if self.executor is None:
            context = multiprocessing.get_context("spawn")
            reader, self.lifeline = context.Pipe(duplex=False)
            self.executor = ProcessPoolExecutor(self.workers, context, live_with_parent, (reader,))
        return self.executor

    def warm(self) -> None:
        """Start a worker before it is needed: where answers are awaited for a moment only, the first would miss it."""
        self.start().submit(int)

    def close(self) -> None:
        """Stop the workers, also in the middle of a thought."""
        if self.executor is not None and self.lifeline is not None:
            self.lifeline.close()
            self.executor.shutdown(wait=False, cancel_futures=True)
            self.executor = None

    async def choose(self, game: str, position: bytes, bot: str, seat: int, seed: int) -> int:
        """What the bot does. Who gives up waiting leaves a thought that has begun alone; others do not begin."""
        loop = asyncio.get_running_loop()
        try:
            async with self.turns:
                thought = loop.run_in_executor(self.start(), choose, game, position, bot, seat, seed)
                thought.add_done_callback(lambda done: done.cancelled() or done.exception())
                return await asyncio.shield(thought)
        except BrokenProcessPool:
            self.close()
            raise


async def play_bots(live: Live, pool: BotPool) -> None:
    """Make the moves of a match's bots, as long as the match is in memory; each thinks by itself, whoever else does."""
    bots = [row.seat for row in live.seats if row.kind == "bot"]
    await asyncio.gather(*(play_seat(live, pool, seat) for seat in bots))


async def play_seat(live: Live, pool: BotPool, seat: int) -> None:
    """Make the moves of a bot. If its thoughts fail again and again, it does anything that is legal: others must not
    wait for ever."""
    failures = 0
    while failures <= MOST_FAILURES:
        live.changed.clear()
        if seat not in live.bots_to_move():
            await live.changed.wait()
            continue
        try:
            await (play_bot(live, pool, seat) if failures < MOST_FAILURES else play_anything(live, seat))
            failures = 0
        except Exception:
            failures += 1
            LOG.exception("bot at seat %s of match %s failed (%s)", seat, live.id, failures)
    live.given_up.add(seat)


async def play_bot(live: Live, pool: BotPool, seat: int) -> None:
    """Choose and make one move. Its seed follows from match, seat and the bot's earlier moves, so a bot counted in
    simulations is reproducible, whatever others do meanwhile, and goes on after a restart as if there had been none.

    In a window its answer waits for the moment; who has not made up his mind by then has no answer. Where a pause could
    tell something, other moves are made on the beat."""
    record, window, begun = live.record, live.window, live.changed_at
    if window is not None:
        window.thinking.add(seat)
    version = record.sight.version(eyes_of([seat]))
    moves = sum(1 for step in record.steps if step.seat == seat)
    seed = int(mix(record.seed ^ int(mix(moves << 8 | seat))))
    known = record.state.determinize(seat, Random(seed))
    position = json.encode(known.position())
    try:
        async with asyncio.timeout_at(None if window is None else window.moment):
            action = await pool.choose(live.game.name, position, live.seats[seat].bot, seat, seed)
    except TimeoutError:
        return
    if window is not None:
        window.ready[seat] = action
        return
    if live.game.paced:
        await until(next_beat(begun, live.beat, asyncio.get_running_loop().time()))
    await make(live, seat, version, action)


async def play_anything(live: Live, seat: int) -> None:
    """The first legal action, or in a window the fallback, which is taken for who has no answer."""
    if live.window is not None:
        live.window.thinking.add(seat)
        return
    version = live.record.sight.version(eyes_of([seat]))
    await make(live, seat, version, live.record.state.legal_actions(seat)[0])


async def make(live: Live, seat: int, version: int, action: int) -> None:
    """Make a move, unless it comes too late."""
    try:
        await live.act_as_bot(seat, version, action)
    except ProblemError as error:
        if error.code not in ("stale", "over"):
            raise
