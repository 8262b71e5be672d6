"""A table of Cheeky Monkeys at its first window, in virtual time, with bots that think for as long as a test says."""

import asyncio
from collections.abc import Mapping
from typing import Any

from tests.server.virtual import SETTINGS, Room, Visitor
from vervet.catalog import game
from vervet.server.settings import Settings
from vervet.server.web.pool import BotPool

GAME = game("cheeky-monkeys")
PASS = {"kind": "pass"}
DONE = {"kind": "done"}
MOMENT = SETTINGS.bot_seconds
LIMIT = SETTINGS.window_seconds


class Thinking(BotPool):
    """Bots that think for this long, and then take the first legal action (done, pass), or the last."""

    def __init__(self, seconds: float = 0.0, last: bool = False) -> None:
        super().__init__(1)
        self.seconds = seconds
        self.last = last
        self.room: Room | None = None
        self.thoughts = 0

    async def choose(
        self, game: str, rules: int, position: bytes, bot: str, seat: int, seed: int, queue: str = "", box: str = ""
    ) -> int:
        self.thoughts += 1
        await asyncio.sleep(self.seconds)
        assert self.room is not None
        return self.room.live.table.record.state.legal_actions(seat)[-1 if self.last else 0]


def suits(seed: int, players: int) -> bool:
    """Whether seat 0 begins, and seat 1 has something to play when seat 0 has ended its Planning."""
    state = GAME.new(seed, players=players)
    if state.asked() != 1:
        return False
    state.apply(0, GAME.grammar.from_json(DONE))
    return len(state.legal_actions(1)) > 1


async def at_first_window(
    players: int, bots: Mapping[int, str] = {}, pool: BotPool | None = None, settings: Settings = SETTINGS
) -> tuple[Room, list[Visitor]]:
    """A match in which seat 0 has ended its Planning, with a visitor at every seat that no bot holds."""
    seed = next(seed for seed in range(1000) if suits(seed, players))
    pool = pool or Thinking()
    room = Room(GAME, players, bots, pool, seed, settings)
    if isinstance(pool, Thinking):
        pool.room = room
    visitors = [await room.visit(seat) for seat in range(players) if seat not in bots]
    await asyncio.sleep(0)
    await visitors[0].act(DONE)
    await asyncio.sleep(0.001)
    return room, visitors


def windowed(room: Room) -> str:
    """The kind of the open window; empty when none is open."""
    words = room.live.table.record.state.occasion(0)
    return words[0] if words else ""


def phase(room: Room) -> object:
    view = room.live.table.record.state.view(None)
    assert isinstance(view, dict)
    return view["phase"]


def made(room: Room) -> int:
    return room.live.table.record.match.version


def now() -> float:
    return asyncio.get_running_loop().time()


def refusals(visitor: Visitor) -> list[dict[str, Any]]:
    return visitor.ear.messages("refused")
