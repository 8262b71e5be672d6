"""Limits by address that hold for all servers together: each tells the others what it has let through.

A count in the database would be exact, but a write for every look back, and would keep addresses there; to ask one
server for leave would make all wait for it. What is told over the bus costs one small message for all that was let
through in a moment, nobody waits, and nothing is kept. A message that is lost lets somebody do a little more.
"""

import asyncio
import logging
import time
from collections import Counter
from functools import partial
from typing import Final

from msgspec import DecodeError, Struct, msgpack

from vervet.server.web.bus import Bus
from vervet.server.web.limit import Buckets, Hourly

LOG = logging.getLogger(__name__)
# How long what was let through is gathered before others are told.
GATHER_SECONDS: Final = 0.05


class Count(Struct, frozen=True, array_like=True):
    """So often something under a limit was let through, for somebody at a place."""

    limit: str
    place: str
    times: int


class Counted(Struct, frozen=True, array_like=True):
    """What a server has let through; `known` is what it knows of the last hour, for those who have only begun, in
    seconds before now."""

    node: str
    counts: list[Count]
    known: dict[str, dict[str, list[float]]] = {}


DECODER: Final = msgpack.Decoder(Counted)


class Together:
    """The limits that servers share, by name."""

    def __init__(self, bus: Bus, limits: dict[str, Buckets | Hourly]) -> None:
        self.bus = bus
        self.limits = limits
        self.waiting: Counter[tuple[str, str]] = Counter()
        self.tasks: set[asyncio.Task[None]] = set()
        bus.counted, bus.met = self.hear, self.meet
        for name, limit in limits.items():
            limit.told = partial(self.tell, name)

    def tell(self, limit: str, place: str) -> None:
        if not self.waiting:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self.say)
        self.waiting[limit, place] += 1

    def say(self) -> None:
        counts = [Count(limit, place, times) for (limit, place), times in self.waiting.items()]
        self.waiting.clear()
        self.post(Counted(self.bus.node, counts))

    def meet(self, _node: str) -> None:
        """Somebody has only begun: whoever has used up their share must not have it again."""
        now = time.monotonic()
        hourly = {name: limit.known(now) for name, limit in self.limits.items() if isinstance(limit, Hourly)}
        if any(hourly.values()):
            self.post(Counted(self.bus.node, [], hourly))

    def post(self, counted: Counted) -> None:
        task = asyncio.create_task(self.bus.tell_all(msgpack.encode(counted)))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def hear(self, data: bytes) -> None:
        try:
            counted = DECODER.decode(data)
        except (DecodeError, ValueError):
            LOG.warning("counts that cannot be read")
            return
        if counted.node == self.bus.node:
            return
        now = time.monotonic()
        for count in counted.counts:
            limit = self.limits.get(count.limit)
            if limit is not None and count.times > 0:
                limit.hear(count.place, count.times, now)
        for name, known in counted.known.items():
            hourly = self.limits.get(name)
            if isinstance(hourly, Hourly):
                hourly.learn(known, now)
