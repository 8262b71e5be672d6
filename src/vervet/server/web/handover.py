"""Handing over: before a server stops, others go on with its matches, each with what is in memory of it."""

import asyncio
import logging
import time
from collections import deque
from typing import Final

from msgspec import DecodeError, msgpack

from vervet.server.disk.outage import out_of_reach
from vervet.server.match.luggage import Luggage
from vervet.server.web.bus import Bus
from vervet.server.web.line import Frame, Kind
from vervet.server.web.live import Live
from vervet.server.web.registry import Registry

LOG = logging.getLogger(__name__)
# So many matches at a time are handed over to one server, which says of each that it has taken it up: faster than it
# reads them nobody would find them. One that does not say so gets no more.
HANDS: Final = 4
TAKEN_UP_SECONDS: Final = 3.0


class Handover:
    """Both ends of it: matches that go from here to others, and from others to here."""

    def __init__(self, registry: Registry, bus: Bus | None) -> None:
        self.registry = registry
        self.bus = bus
        # Matches that were handed over and not taken up yet.
        self.handed: dict[str, asyncio.Event] = {}

    def hear(self, frame: Frame) -> bool:
        """Whether it was about this."""
        if frame.kind == "luggage":
            self.take_luggage(frame)
        elif frame.kind == "yours":
            self.registry.do_meanwhile(self.take_up(frame.line, frame.node))
        elif frame.kind == "mine":
            if frame.line in self.handed:
                self.handed[frame.line].set()
        else:
            return False
        return True

    async def drain(self) -> None:
        """Before this server stops: others go on with its matches, each with what is in memory of it. One match after
        the other: until it is its turn it is played here. First those where somebody is."""
        self.registry.leaving = True
        others: list[str | None] = [None]
        if self.bus is not None:
            await self.bus.say_bye()
            others = list(self.bus.others()) or others
        waiting = deque(sorted(self.registry.matches.values(), key=lambda live: not live.table.watchers))
        await asyncio.gather(*(self.hand_over_all(waiting, node) for node in others for _ in range(HANDS)))

    async def hand_over_all(self, waiting: deque[Live], node: str | None) -> None:
        while waiting:
            try:
                if not await self.hand_over(waiting.popleft(), node):
                    return
            except Exception as error:
                if not out_of_reach(error):
                    LOG.exception("a match is not handed over")

    async def hand_over(self, live: Live, node: str | None) -> bool:
        """Whether the other server goes on with it, as far as is known."""

        async def send(to: str, luggage: Luggage) -> None:
            assert self.bus is not None
            await self.bus.post(to, self.frame("luggage", live.table.id, msgpack.encode(luggage)))
            await self.bus.flush()

        if node is None or self.bus is None:
            await self.registry.hand_over(live, node, send)
            return True
        taken = self.handed[live.table.id] = asyncio.Event()
        try:
            await self.registry.hand_over(live, node, send)
            await self.bus.post(node, self.frame("yours", live.table.id, b""))
            async with asyncio.timeout(TAKEN_UP_SECONDS):
                await taken.wait()
            return True
        except TimeoutError:
            return False
        finally:
            del self.handed[live.table.id]

    async def take_up(self, match: str, node: str) -> None:
        """Another server has handed this match over to us."""
        await self.registry.resume_one(match)
        assert self.bus is not None
        await self.bus.post(node, self.frame("mine", match, b""))

    def frame(self, kind: Kind, name: str, data: bytes) -> bytes:
        assert self.bus is not None
        return msgpack.encode(Frame(kind, name, self.bus.node, 0, data))

    def take_luggage(self, frame: Frame) -> None:
        try:
            luggage = msgpack.decode(frame.data, type=Luggage)
        except (DecodeError, ValueError):
            LOG.warning("luggage that cannot be read")
            return
        # What comes again when the match is played here already is out of date.
        if self.registry.loaded(frame.line) is None:
            self.registry.luggage[frame.line] = luggage, time.monotonic()
