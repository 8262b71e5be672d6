"""The bots of a match: each thinks on its own, in its own time, and makes its moves like everybody else."""

import asyncio
import logging

from msgspec import json

from vervet.server.match.problem import UNAVAILABLE, ProblemError
from vervet.server.match.sight import eyes_of
from vervet.server.match.window import next_beat
from vervet.server.web.clock import now, until
from vervet.server.web.live import Live
from vervet.server.web.pool import BotPool

LOG = logging.getLogger(__name__)
MOST_FAILURES = 3


class Unwritten(Exception):
    """A move could not be written: no failure of the bot's, who thinks again when the database is back."""


async def play_bots(live: Live, pool: BotPool) -> None:
    """Make the moves of a match's bots, as long as the match is in memory; each thinks on its own, whoever else is
    thinking. A bot may come to any seat, to play on for somebody; until then nothing need be looked at."""
    while not live.table.seating.any_bot():
        live.changed.clear()
        await live.changed.wait()
    await asyncio.gather(*(play_seat(live, pool, row.seat) for row in live.table.seats))


async def play_seat(live: Live, pool: BotPool, seat: int) -> None:
    """Make the moves of a bot at this seat, while there is one. If its thoughts fail again and again, it plays anything
    legal: others must not wait for ever."""
    failures = 0
    while True:
        live.changed.clear()
        if seat not in live.table.bots_to_move():
            await live.changed.wait()
            continue
        try:
            await (play_bot(live, pool, seat) if failures < MOST_FAILURES else play_anything(live, seat))
            failures = 0
        except Unwritten:
            await live.journal.reachable()
        except Exception:
            failures += 1
            if failures > MOST_FAILURES:
                live.table.given_up.add(seat)
                failures = 0
            LOG.exception("bot at seat %s of match %s failed (%s)", seat, live.table.id, failures)


async def play_bot(live: Live, pool: BotPool, seat: int) -> None:
    """Choose and make one move.

    In a window its answer waits for the moment; a bot that has not made up its mind by then has no answer. Where a
    pause could tell something, other moves are made on the beat."""
    table = live.table
    window, asked_at = table.windows.open, table.windows.asked_at
    if window is not None:
        window.thinking.add(seat)
    thought = table.thought(seat)
    position = json.encode(thought.position)
    try:
        async with asyncio.timeout_at(None if window is None else window.moment):
            bot = table.seating.bot(seat)
            game = table.game
            action = await pool.choose(
                game.name, game.version, position, bot, seat, thought.seed, live.address(), game.changed_box
            )
    except TimeoutError:
        return
    if window is not None:
        window.ready[seat] = action
        return
    if table.game.paced:
        await until(next_beat(asked_at, table.beat, now()))
    await make(live, seat, thought.version, action)


async def play_anything(live: Live, seat: int) -> None:
    """The first legal action, or in a window the fallback, which is taken for whoever has no answer."""
    table = live.table
    if table.windows.open is not None:
        table.windows.open.thinking.add(seat)
        return
    version = table.record.sight.version(eyes_of([seat]))
    await make(live, seat, version, table.record.state.legal_actions(seat)[0])


async def make(live: Live, seat: int, version: int, action: int) -> None:
    """Make a move, unless it comes too late."""
    try:
        await live.act_as_bot(seat, version, action)
    except ProblemError as error:
        if error.code == UNAVAILABLE:
            raise Unwritten from error
        if error.code not in ("stale", "over"):
            raise
