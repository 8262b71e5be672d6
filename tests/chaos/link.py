"""The network between one server and one service: a TCP proxy that can be cut, go silent, be slow, and say twice or not
at all what the bus says.

It stands in for network namespaces, which need root. To a server the two look the same: silent is a partition (nothing
arrives, nothing is refused, and what was sent arrives when it is over, as TCP would have it), cut is a reset.
"""

import asyncio
import random
from collections import deque
from typing import cast

from msgspec import Struct


class Weather(Struct):
    """How it is right now. Chances are those of a message from the bus."""

    cut: bool = False
    silent: bool = False
    delay: float = 0.0
    twice: float = 0.0
    lost: float = 0.0


class Link:
    """A port of its own, before another one."""

    def __init__(self, to: int, bus: bool = False) -> None:
        self.to = to
        self.bus = bus
        self.port = 0
        self.weather = Weather()
        self.pipes: set[Pipe] = set()
        self.server: asyncio.Server | None = None
        self.chance = random.Random(to)
        # How many messages were said twice, and how many not at all.
        self.twice = 0
        self.lost = 0

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(lambda: Pipe(self), "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]

    def close(self) -> None:
        if self.server is not None:
            self.server.close()
        self.drop()

    def drop(self) -> None:
        for pipe in list(self.pipes):
            pipe.abort()

    def change(self, weather: Weather) -> None:
        self.weather = weather
        if weather.cut:
            self.drop()
        for pipe in self.pipes:
            pipe.pump()


class Pipe(asyncio.Protocol):
    """One end of a connection; `other` is the other end."""

    def __init__(self, link: Link, other: "Pipe | None" = None) -> None:
        self.link = link
        self.other = other
        self.transport: asyncio.Transport | None = None
        # What is to be written here, and when; a connection that ends does so after it.
        self.waiting: deque[tuple[float, bytes | None]] = deque()
        self.timer: asyncio.TimerHandle | None = None
        self.gone = False
        # Messages come from the bus, which is dialled from here.
        self.messages = Messages(link) if link.bus and other is not None else None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.link.pipes.add(self)
        if self.other is None:
            if self.link.weather.cut:
                self.abort()
            else:
                # Whoever is here may talk before the other side is reached.
                self.other = Pipe(self.link, self)
                self.dialling = asyncio.create_task(self.dial(self.other))
        else:
            self.pump()

    async def dial(self, there: "Pipe") -> None:
        try:
            await asyncio.get_running_loop().create_connection(lambda: there, "127.0.0.1", self.link.to)
        except OSError:
            self.abort()

    def data_received(self, data: bytes) -> None:
        assert self.other is not None or self.gone
        for part in [data] if self.messages is None else self.messages.read(data):
            if self.other is not None:
                self.other.put(part)

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self.link.pipes.discard(self)
        if self.other is not None:
            self.other.put(None)

    def put(self, data: bytes | None) -> None:
        now = asyncio.get_running_loop().time()
        due = max(now + self.link.weather.delay, self.waiting[-1][0] if self.waiting else 0.0)
        self.waiting.append((due, data))
        self.pump()

    def pump(self) -> None:
        """Write what is due, unless nothing gets through."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.transport is None or self.gone or self.link.weather.silent:
            return
        loop = asyncio.get_running_loop()
        while self.waiting and self.waiting[0][0] <= loop.time():
            _, data = self.waiting.popleft()
            if data is None:
                self.transport.close()
                return
            self.transport.write(data)
        if self.waiting:
            self.timer = loop.call_at(self.waiting[0][0], self.pump)

    def abort(self) -> None:
        for end in (self, self.other):
            if end is not None and end.transport is not None:
                end.transport.abort()


class Messages:
    """The stream of a NATS server, taken apart into its messages, some of which come twice, at once or after others, or
    never."""

    def __init__(self, link: Link) -> None:
        self.link = link
        self.buffer = b""
        self.later: list[tuple[int, bytes]] = []

    def read(self, data: bytes) -> list[bytes]:
        self.buffer += data
        out: list[bytes] = []
        while (part := self.next()) is not None:
            if part.startswith(b"MSG "):
                self.say(part, out)
            else:
                out.append(part)
        return out

    def next(self) -> bytes | None:
        end = self.buffer.find(b"\r\n") + 2
        if end < 2:
            return None
        if self.buffer.startswith(b"MSG "):
            end += int(self.buffer[: end - 2].rsplit(b" ", 1)[1]) + 2
        if len(self.buffer) < end:
            return None
        part, self.buffer = self.buffer[:end], self.buffer[end:]
        return part

    def say(self, part: bytes, out: list[bytes]) -> None:
        weather, chance = self.link.weather, self.link.chance
        if chance.random() < weather.lost:
            self.link.lost += 1
        else:
            out.append(part)
        if chance.random() < weather.twice:
            self.link.twice += 1
            self.later.append((chance.choice((0, 1, 5, 50)), part))
        self.later = [(count - 1, again) for count, again in self.later]
        out += [again for count, again in self.later if count < 0]
        self.later = [(count, again) for count, again in self.later if count >= 0]
