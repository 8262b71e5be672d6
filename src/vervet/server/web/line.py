"""One line between two servers: a request, or a socket, that is passed on over the bus.

Its frames are numbered. Where one is missing the line is broken; what comes twice is heard once.
"""

import asyncio
import logging
from typing import Any, Final, Literal, Required, TypeAlias, TypedDict, cast

from msgspec import DecodeError, Struct, msgpack

LOG = logging.getLogger(__name__)
# Whoever is further behind begins anew.
MOST_WAITING: Final = 200
Asgi: TypeAlias = dict[str, Any]
Headers: TypeAlias = list[tuple[bytes, bytes]]
Place: TypeAlias = tuple[str, int] | None
Kind: TypeAlias = Literal["call", "said", "answered", "part", "over", "soon", "ready", "luggage", "yours", "mine"]


class Frame(Struct, frozen=True, array_like=True):
    """`call` begins a line, from `node`; `said` and `answered` are its two ways, `part` the beginning of either where
    it is long; `over` ends it. `soon` says that a match, whose name is that of the line, will be handed over, and
    `ready` that its log was read; `luggage` is what was packed of it, `yours` hands it over, with the epoch
    of its lease for a number, and `mine` says that it was taken up."""

    kind: Kind
    line: str
    node: str
    number: int
    data: bytes


class Request(TypedDict, total=False):
    """What a call is about: a request as the application reads it."""

    type: Required[Literal["http", "websocket"]]
    http_version: Required[str]
    scheme: Required[str]
    method: str
    path: Required[str]
    raw_path: Required[bytes]
    query_string: Required[bytes]
    root_path: Required[str]
    headers: Required[Headers]
    client: Required[Place]
    server: Required[Place]
    subprotocols: list[str]


# What is said and answered on a line: any message of ASGI.
class Passed(TypedDict, total=False):
    type: Required[str]
    body: bytes
    more_body: bool
    text: str | None
    bytes: bytes | None
    code: int | None
    reason: str | None
    status: int
    headers: Headers
    subprotocol: str | None


REQUESTS: Final = msgpack.Decoder(Request)
MESSAGES: Final = msgpack.Decoder(Passed)


class Broken(Exception):
    """Something on the line was lost, or the other end is gone."""


class Line:
    """One end of a line: what has come, in order."""

    def __init__(self, name: str, node: str) -> None:
        self.name = name
        self.node = node
        self.sent = 0
        self.heard = 0
        self.parts: list[bytes] = []
        self.waiting: asyncio.Queue[Asgi | None] = asyncio.Queue()
        self.broken = asyncio.Event()

    def hear(self, frame: Frame) -> None:
        if frame.number < self.heard or self.broken.is_set():
            return
        if frame.number > self.heard or self.waiting.qsize() > MOST_WAITING:
            self.broken.set()
            self.waiting.put_nowait(None)
            return
        self.heard += 1
        if frame.kind == "over":
            self.waiting.put_nowait(None)
            return
        self.parts.append(frame.data)
        if frame.kind != "part":
            whole, self.parts = b"".join(self.parts), []
            try:
                self.waiting.put_nowait(cast(Asgi, MESSAGES.decode(whole)))
            except (DecodeError, ValueError):
                LOG.warning("something on a line that cannot be read")
                self.give_up()

    def give_up(self) -> None:
        self.broken.set()
        self.waiting.put_nowait(None)

    async def next(self) -> Asgi | None:
        """The next message; None where the other end has hung up. Raises `Broken`."""
        message = await self.waiting.get()
        if message is None and self.broken.is_set():
            raise Broken
        return message
