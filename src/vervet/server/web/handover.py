"""Handing over: before a server stops, others go on with its matches, each with what is in memory of it."""

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final

from msgspec import DecodeError, msgpack

from vervet.core.action import ActionError
from vervet.core.match import LogError
from vervet.core.option import OptionError
from vervet.core.refusal import IllegalAction
from vervet.server.disk.lease import Hold
from vervet.server.disk.outage import out_of_reach
from vervet.server.match.luggage import Luggage
from vervet.server.match.problem import ProblemError
from vervet.server.web.bus import Bus
from vervet.server.web.line import Frame, Kind
from vervet.server.web.live import Live
from vervet.server.web.registry import Registry

LOG = logging.getLogger(__name__)
# A server gets one match at a time: those who come back to it are not to wait for others. But whoever wants us to stop
# does not wait for ever: where there are more than so many for each hand it gets more at a time, and one more each time
# that so many seconds have passed, up to these. What is left after all this time is for whoever wants it.
FOR_ONE_HAND: Final = 25
HANDS: Final = 4
HAND_SECONDS: Final = 2.0
ALL_SECONDS: Final = 8.0
# A server that does not answer for so long gets no more.
PATIENCE_SECONDS: Final = 3.0


class Handover:
    """Both ends of it: matches that go from here to others, and from others to here.

    The other server reads the log of a match while it is still played here (`soon`, `ready`). Then nobody plays it for
    as long as the lease needs to change hands, and the other one to read what came since (`luggage`, `yours`, `mine`).
    Only then are its people sent there."""

    def __init__(self, registry: Registry, bus: Bus | None) -> None:
        self.registry = registry
        self.bus = bus
        # Answers that are waited for, by kind and match.
        self.awaited: dict[tuple[Kind, str], asyncio.Event] = {}

    def hear(self, frame: Frame) -> bool:
        """Whether it was about this."""
        if frame.kind == "soon":
            self.registry.do_meanwhile(self.foresee(frame.line, frame.node))
        elif frame.kind == "luggage":
            self.take_luggage(frame)
        elif frame.kind == "yours":
            self.registry.do_meanwhile(self.take_up(Hold(frame.line, frame.number), frame.node))
        elif frame.kind in ("ready", "mine"):
            if (frame.kind, frame.line) in self.awaited:
                self.awaited[frame.kind, frame.line].set()
        else:
            return False
        return True

    # Of the server that stops.

    async def drain(self) -> None:
        """Hand over one match after the other: until it is its turn it is played here. First those where somebody
        is."""
        self.registry.leaving = True
        waiting = deque(sorted(self.registry.matches.values(), key=lambda live: not live.table.watchers))
        if self.bus is not None:
            await self.bus.say_bye()
            with suppress(TimeoutError):
                async with asyncio.timeout(ALL_SECONDS):
                    await self.hand_over_to(self.bus.others(), waiting)
        left = [self.registry.hand_over(live, None, nothing_to_carry, nothing_to_wait_for) for live in waiting]
        await asyncio.gather(*(self.attempt(each) for each in left))

    async def hand_over_to(self, others: Sequence[str], waiting: deque[Live]) -> None:
        """By one hand for each server, or a few; the longer it takes, the more."""
        first = max(1, min(HANDS, len(waiting) // (FOR_ONE_HAND * max(1, len(others)))))
        hands: list[asyncio.Task[None]] = []
        try:
            for number in range(HANDS):
                for node in others:
                    hands.append(asyncio.create_task(self.hand_over_all(waiting, node)))
                if number + 1 >= first and hands:
                    await asyncio.wait(hands, timeout=HAND_SECONDS)
                if not waiting:
                    break
            await asyncio.gather(*hands)
        finally:
            for hand in hands:
                hand.cancel()
            await asyncio.gather(*hands, return_exceptions=True)

    async def hand_over_all(self, waiting: deque[Live], node: str) -> None:
        while waiting:
            live = waiting.popleft()
            ready = False
            try:
                ready = await self.ask(node, "soon", live.table.id, "ready")
                if ready:
                    await self.attempt(self.hand_over(live, node))
            except asyncio.CancelledError:
                ready = False
                raise
            finally:
                if not ready:
                    waiting.appendleft(live)
            if not ready:
                return

    async def attempt(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:
            if not out_of_reach(error):
                LOG.exception("a match is not handed over")

    async def hand_over(self, live: Live, node: str) -> None:
        match = live.table.id

        async def send(luggage: Luggage) -> None:
            assert self.bus is not None
            await self.bus.post(node, self.frame("luggage", match, msgpack.encode(luggage)))
            await self.bus.flush()

        async def taken_up(given: Hold) -> None:
            await self.ask(node, "yours", match, "mine", given.epoch)

        await self.registry.hand_over(live, node, send, taken_up)

    async def ask(self, node: str, kind: Kind, match: str, answer: Kind, epoch: int = 0) -> bool:
        """Whether the other server has answered."""
        assert self.bus is not None
        heard = self.awaited[answer, match] = asyncio.Event()
        try:
            await self.bus.post(node, self.frame(kind, match, b"", epoch))
            async with asyncio.timeout(PATIENCE_SECONDS):
                await heard.wait()
            return True
        except TimeoutError:
            return False
        finally:
            del self.awaited[answer, match]

    # Of the server that goes on.

    async def foresee(self, match: str, node: str) -> None:
        """Another server will hand this match over to us. What is wrong with it is told when it does."""
        if self.registry.loaded(match) is None:
            with suppress(ProblemError, LogError, ActionError, IllegalAction, OptionError):
                await self.registry.foresee(match)
        await self.answer(node, "ready", match)

    async def take_up(self, given: Hold, node: str) -> None:
        """It has done so."""
        await self.registry.resume_one(given.match, given)
        await self.answer(node, "mine", given.match)

    async def answer(self, node: str, kind: Kind, match: str) -> None:
        assert self.bus is not None
        await self.bus.post(node, self.frame(kind, match, b""))

    def take_luggage(self, frame: Frame) -> None:
        try:
            luggage = msgpack.decode(frame.data, type=Luggage)
        except (DecodeError, ValueError):
            LOG.warning("luggage that cannot be read")
            return
        # What comes again when the match is played here already is out of date.
        if self.registry.loaded(frame.line) is None:
            self.registry.arrivals.pack(frame.line, luggage)

    def frame(self, kind: Kind, name: str, data: bytes, epoch: int = 0) -> bytes:
        assert self.bus is not None
        return msgpack.encode(Frame(kind, name, self.bus.node, epoch, data))


async def nothing_to_carry(_luggage: Luggage) -> None:
    """There is nobody to carry it to."""


async def nothing_to_wait_for(_given: Hold) -> None:
    """Nobody says that it was taken up."""
