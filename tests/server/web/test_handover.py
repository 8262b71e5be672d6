"""A match that goes from one server to another: read before its lease moves, and nobody is sent there before it is."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from secrets import token_hex

from tests.server.first_window import Thinking
from tests.server.virtual import Room, run
from tests.services.nats import Nats
from vervet.catalog import game
from vervet.server.match.luggage import pack
from vervet.server.match.messages import MatchRequest, SeatRequest
from vervet.server.match.promise import promise_of
from vervet.server.match.record import Record
from vervet.server.match.rows import MatchRow
from vervet.server.match.setup import match_row
from vervet.server.match.table import Table
from vervet.server.settings import Settings
from vervet.server.web.app import Application
from vervet.server.web.arrivals import Arrivals
from vervet.server.web.live import Live
from vervet.server.web.registry import pace_of

ITCHY = game("itchy-monkey")


class Guest:
    """Somebody at the first server: where the match was played when they were sent on."""

    def __init__(self, live: Live, other: Application) -> None:
        self.live = live
        self.other = other
        self.sent: list[tuple[int, bool]] = []

    def hang_up(self, code: int) -> None:
        self.sent.append((code, self.other.registry.loaded(self.live.table.id) is not None))


@asynccontextmanager
async def servers(database: str, bus: str) -> AsyncIterator[list[Application]]:
    """Two that know of each other."""
    name = token_hex(4)
    async with AsyncExitStack() as stack:
        both = [
            Application(Settings(database=database, bus=bus, node=f"{name} {number}", bot_workers=1))
            for number in range(2)
        ]
        for each in both:
            await stack.enter_async_context(each.running())
        first, second = both
        assert first.bus is not None and second.leases is not None
        while second.leases.node not in first.bus.others():
            await asyncio.sleep(0.02)
        yield both


def test_nobody_is_sent_on_before_the_other_server_plays_the_match(postgres_database: str, nats_server: Nats) -> None:
    async def hand_over() -> list[tuple[int, bool]]:
        async with servers(postgres_database, nats_server.address) as (first, second):
            request = MatchRequest("itchy-monkey", [SeatRequest("here"), SeatRequest("here")], seed=1)
            made = await first.lobby.create(request, "127.0.0.1")
            live = await first.registry.live(made.match)
            guest = Guest(live, second)
            first.registry.clients.add(guest)  # type: ignore[arg-type]
            await first.switchboard.handover.drain()
            first.registry.clients.clear()
            there = second.registry.loaded(made.match)
            assert there is not None and there.hold is not None and live.hold is not None
            assert second.leases is not None and await second.leases.still(there.hold)
            assert there.hold.epoch == live.hold.epoch + 1, "it was given, and not taken again"
            assert first.registry.loaded(made.match) is None
            assert (second.registry.arrivals.logs, second.registry.arrivals.luggage) == ({}, {})
            return guest.sent

    assert asyncio.run(hand_over()) == [(1012, True)]


def test_a_log_that_was_read_before_is_caught_up_with() -> None:
    """Moves, and what was taken back, since it was read."""

    async def play() -> None:
        room = Room(ITCHY, 2, {}, Thinking(), 7)
        visitor = await room.visit(0, 1)
        await asyncio.sleep(0)
        for _ in range(6):
            await visitor.act(visitor.ear.table()["legal"][0])
            await asyncio.sleep(0)
        await visitor.say("undo", seat=visitor.client.seat, version=visitor.client.seen)
        await asyncio.sleep(0)
        row, entries = row_of(room), room.journal.entries()
        for known in range(len(entries) + 1):
            record = Record(promise_of(row).match(ITCHY), entries[:known])
            record.catch_up(entries)
            fresh = Record(promise_of(row).match(ITCHY), entries)
            assert (record.number, int(record.state.hash())) == (fresh.number, int(fresh.state.hash()))
            assert record.chains.head(0) == fresh.chains.head(0) == room.live.table.record.chains.head(0)
        room.close()

    run(play())


def row_of(room: Room) -> MatchRow:
    seats = room.live.table.seats
    return match_row("match", ITCHY, ITCHY.options.read({"players": 2}), 7, bytes(range(32)), seats)


def test_what_happened_between_reading_and_packing_is_read_again() -> None:
    async def play() -> None:
        room = Room(ITCHY, 2, {}, Thinking(), 7)
        visitor = await room.visit(0, 1)
        await asyncio.sleep(0)
        row, arrivals = row_of(room), Arrivals()
        arrivals.foresee(row, Record(promise_of(row).match(ITCHY), ()))
        assert arrivals.row_of("match") is None, "nothing is packed yet"
        room.live.table.seats[0].name = "since then"
        arrivals.pack("match", pack(room.live.table, 0.0))
        known = arrivals.row_of("match")
        assert known is not None and known.seats[0].name == "since then"
        table = Table(known, ITCHY, pace_of(room.registry.settings), 0.0, arrivals.log_of(known))
        assert table.record.number == 0
        arrivals.foresee(row, Record(promise_of(row).match(ITCHY), ()))
        await visitor.act(visitor.ear.table()["legal"][0])
        arrivals.pack("match", pack(room.live.table, 0.0))
        assert arrivals.row_of("match") is None
        room.close()

    run(play())
