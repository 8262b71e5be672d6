"""A match that goes from one server to another takes along what is in memory of it."""

import asyncio

from msgspec import msgpack

from tests.server.first_window import GAME, LIMIT, MOMENT, PASS, Thinking, at_first_window, now, refusals
from tests.server.virtual import Room, Visitor, run
from vervet.server.match.luggage import Luggage, pack, unpack


def packed(room: Room) -> Luggage:
    """As it goes over the bus."""
    luggage = msgpack.decode(msgpack.encode(pack(room.live.table, now())), type=Luggage)
    room.close()
    return luggage


def elsewhere(room: Room) -> Room:
    """The same match at another server."""
    table = room.live.table
    return Room(GAME, len(table.seats), {}, Thinking(), table.promise.seed, entries=room.journal.entries())


async def answer(visitor: Visitor, seat: int) -> None:
    await visitor.say("act", seat=seat, version=visitor.client.seen, action=PASS, command=f"of seat {seat}")


def test_a_window_goes_on_with_the_time_that_was_left_and_what_was_answered() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await asyncio.sleep(MOMENT / 2)
        await answer(visitors[1], 1)
        assert room.live.table.windows.open is not None
        left = room.live.table.windows.open.left(now())
        assert left is not None and left < LIMIT
        luggage = packed(room)
        for visitor in visitors:
            visitor.client.stand()
        assert not any(refusals(visitor) for visitor in visitors), "it goes on elsewhere"
        # However long it takes, nobody's clock runs.
        await asyncio.sleep(100)
        other = elsewhere(room)
        assert unpack(other.live.table, luggage, now())
        back = await other.visit(1)
        window = other.live.table.windows.open
        assert window is not None and window.left(now()) == left
        await asyncio.sleep(0)
        await answer(back, 1)
        before = other.live.table.record.number
        await asyncio.sleep(MOMENT)
        assert [message["id"] for message in back.ear.messages("accepted")] == [1]
        made = [entry for entry in other.journal.entries() if entry.number > before]
        assert [(entry.seat, entry.command) for entry in made] == [(1, "of seat 1")]
        assert refusals(back) == []
        other.close()

    run(play())


def test_whoever_does_not_come_back_has_answered_all_the_same() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await answer(visitors[1], 1)
        other = elsewhere(room)
        assert unpack(other.live.table, packed(room), now())
        before = other.live.table.record.number
        await other.visit(0)
        await asyncio.sleep(MOMENT)
        assert [entry.seat for entry in other.journal.entries() if entry.number > before] == [1]
        other.close()

    run(play())


def test_what_was_said_in_advance_and_who_was_away_goes_along() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        await visitors[2].say("standing", seat=2, lasts="match", only=[], unless=["mine"])
        visitors[1].client.stand()
        await asyncio.sleep(0.1)
        away = now() - room.live.table.vouching.since[1]
        other = elsewhere(room)
        assert unpack(other.live.table, packed(room), now())
        assert now() - other.live.table.vouching.since[1] == away
        back = await other.visit(2)
        await asyncio.sleep(0)
        assert back.ear.table()["standing"] == visitors[2].ear.table()["standing"] != []
        other.close()

    run(play())


def test_luggage_of_an_earlier_table_is_left() -> None:
    async def play() -> None:
        room, visitors = await at_first_window(3)
        luggage = pack(room.live.table, now())
        room.live.table.renew_window(now())
        room.live.follow_clock()
        await asyncio.sleep(2 * LIMIT)
        other = elsewhere(room)
        assert other.live.table.record.number > luggage.entries
        assert not unpack(other.live.table, luggage, now())
        assert other.live.table.windows.carried is None
        room.close()
        other.close()
        assert len(visitors) == 3

    run(play())
