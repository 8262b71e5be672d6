"""How long a number is waited for, in virtual time."""

import asyncio
from hashlib import sha256

import pytest
from msgspec import json

from tests.server.first_window import Thinking
from tests.server.virtual import SETTINGS, Ear, Paper, Room, Visitor, run
from vervet.catalog import game
from vervet.server.disk.change import Change
from vervet.server.disk.outage import Unreachable
from vervet.server.web.clock import now, until

ITCHY = game("itchy-monkey")
SECONDS = SETTINGS.reveal_seconds
NUMBER = b"\7" * 32


def stage(visitor: Visitor) -> str:
    return str(visitor.ear.messages("deal")[-1]["stage"])


async def promised(pool: Thinking, bots: dict[int, str] | None = None) -> tuple[Room, Visitor]:
    """A match whose one client has committed, and does not reveal."""
    room = Room(ITCHY, 2, bots or {}, pool, None)
    pool.room = room
    visitor = await room.visit(0)
    await asyncio.sleep(0)
    terms = sha256(visitor.ear.messages("deal")[-1]["terms"].encode()).digest()
    commitment = sha256(b"vervet number 2\0" + terms + bytes([0]) + NUMBER).hexdigest()
    await visitor.say("commit", seat=0, commitment=commitment)
    await asyncio.sleep(0)
    return room, visitor


def test_a_client_that_is_there_has_so_many_seconds_and_is_told_so() -> None:
    async def play() -> None:
        room, visitor = await promised(Thinking())
        deal = visitor.ear.messages("deal")[-1]
        assert (deal["stage"], deal["seconds"], deal["anew"]) == ("revealing", SECONDS, SECONDS)
        await asyncio.sleep(SECONDS - 0.1)
        assert stage(visitor) == "revealing"
        await asyncio.sleep(0.2)
        deal = visitor.ear.messages("deal")[-1]
        assert (deal["stage"], deal["seconds"], deal["anew"]) == ("void", None, 0.0)
        await visitor.say("reveal", seat=0, number=NUMBER.hex())
        await asyncio.sleep(0)
        assert visitor.ear.messages("refused")[-1]["code"] == "void"
        assert visitor.ear.messages("table") == []
        room.close()

    run(play())


def test_who_is_away_has_all_the_time_and_all_of_it_anew_when_back() -> None:
    async def play() -> None:
        room, visitor = await promised(Thinking())
        watcher = await room.visit()
        await asyncio.sleep(SECONDS - 1.0)
        visitor.client.stand()
        await asyncio.sleep(10 * SECONDS)
        deal = watcher.ear.messages("deal")[-1]
        assert (deal["stage"], deal["seconds"]) == ("revealing", None)
        back = await room.visit(0)
        await asyncio.sleep(SECONDS - 1.0)
        assert stage(watcher) == "revealing"
        await back.say("reveal", seat=0, number=NUMBER.hex())
        await asyncio.sleep(10 * SECONDS)
        assert stage(watcher) == "dealt"
        assert watcher.ear.table()["version"] == 0
        room.close()

    run(play())


class GonePaper(Paper):
    """A disk that is out of reach while somebody says so."""

    async def write(self, change: Change) -> None:
        if self.outage.on:
            raise Unreachable("gone")
        await super().write(change)


def test_no_deal_becomes_void_because_the_database_was_away() -> None:
    """Nobody could give a number meanwhile. When it is back all are asked again, and have all their time."""

    async def play() -> None:
        room, visitor = await promised(Thinking())
        paper = GonePaper()
        room.live.journal = room.journal = room.registry.journal = paper
        paper.outage.heard = room.registry.tell_outage
        paper.outage.begin(OSError("gone"))
        await visitor.say("reveal", seat=0, number=NUMBER.hex())
        await asyncio.sleep(0)
        assert visitor.ear.messages("refused")[-1]["code"] == "unavailable"
        await asyncio.sleep(2 * SECONDS)
        asked = len(visitor.ear.messages("deal"))
        paper.outage.end()
        await asyncio.sleep(SECONDS / 2)
        deals = visitor.ear.messages("deal")
        assert len(deals) == asked + 1
        assert (deals[-1]["stage"], deals[-1]["seconds"]) == ("revealing", SECONDS)
        await visitor.say("reveal", seat=0, number=NUMBER.hex())
        await asyncio.sleep(10 * SECONDS)
        assert stage(visitor) == "dealt"
        room.close()

    run(play())


def test_bots_wait_for_the_deal_and_then_move() -> None:
    async def play() -> None:
        pool = Thinking()
        room, visitor = await promised(pool, {1: "random"})
        await asyncio.sleep(SECONDS / 2)
        assert pool.thoughts == 0
        await visitor.say("reveal", seat=0, number=NUMBER.hex())
        await asyncio.sleep(1.0)
        while not pool.thoughts:
            assert visitor.ear.table()["asked"] == [0]
            await visitor.act(visitor.ear.table()["legal"][0])
            await asyncio.sleep(1.0)
        assert room.live.table.record.match.version > 0
        room.close()

    run(play())


class SlowEar(Ear):
    """A socket that is full for a second after everything."""

    free_at = 0.0

    def say(self, text: bytes) -> None:
        super().say(text)
        self.free_at = now() + 1.0

    def full(self) -> bool:
        return now() < self.free_at

    async def drained(self) -> None:
        await until(self.free_at)


class SlowSocket:
    """One that must be waited for, as over another server."""

    def __init__(self) -> None:
        self.ear = Ear()

    async def send_text(self, data: str) -> None:
        await asyncio.sleep(1.0)
        await self.ear.send_text(data)


@pytest.mark.parametrize("line", [True, False])
def test_whoever_reads_slowly_still_hears_that_all_is_dealt_before_the_first_table(line: bool) -> None:
    async def play() -> None:
        room, visitor = await promised(Thinking())
        socket = SlowEar() if line else SlowSocket()
        slow = Visitor(room, [], socket=socket)
        slow.ear = socket if isinstance(socket, SlowEar) else socket.ear
        await slow.join()
        await asyncio.sleep(0.5)
        await visitor.say("reveal", seat=0, number=NUMBER.hex())
        await asyncio.sleep(10.0)
        heard = [(message["type"], message.get("stage")) for message in map(json.decode, texts(slow))]
        assert heard.index(("deal", "dealt")) < heard.index(("table", None))
        room.close()

    run(play())


def texts(visitor: Visitor) -> list[str]:
    return [text for _, text in visitor.ear.heard]
