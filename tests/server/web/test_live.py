"""A match in memory and its copy on disk never differ."""

import asyncio

from tests.server.virtual import Paper, Room, run
from vervet.catalog import game
from vervet.server.disk.change import Change
from vervet.server.web.pool import BotPool

ITCHY = game("itchy-monkey")
SLOW = 0.1


class SlowPaper(Paper):
    """A disk that takes its time."""

    async def write(self, change: Change) -> None:
        await super().write(change)
        await asyncio.sleep(SLOW)


def test_a_move_being_written_is_made_even_if_its_player_is_gone() -> None:
    async def play() -> None:
        room = Room(ITCHY, 2, {}, BotPool(1), 7)
        room.live.journal = room.journal = SlowPaper()
        visitors = [await room.visit(seat) for seat in range(2)]
        await asyncio.sleep(0)
        record = room.live.table.record
        mover = record.state.asked_seats()[0]
        action = ITCHY.grammar.to_json(record.state.legal_actions(mover)[0])
        acting = asyncio.create_task(visitors[mover].act(dict(action)))
        await asyncio.sleep(SLOW / 2)
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        await asyncio.sleep(SLOW)
        assert acting.cancelled()
        assert record.number == len(room.journal.entries()) == 1
        assert visitors[1 - mover].ear.table()["version"] == 1
        room.close()

    run(play())
