"""A WebSocket as the application speaks to it (ASGI), over a connection of `visit`."""

import asyncio
from base64 import b64encode
from collections import deque
from collections.abc import Callable
from hashlib import sha1
from typing import Final

from litestar.types import Message, WebSocketReceiveMessage

from vervet.server.web.frames import BINARY, CLOSE, PING, PONG, TEXT, Frame, Reader, Violation, close_frame, frame
from vervet.server.web.limit import Bucket
from vervet.server.web.outlet import Outlet

# Where the application finds the line itself, among the extensions of ASGI.
LINE: Final = "vervet.line"
GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
# So many messages may wait to be heard; then no more are read from the network.
MOST_WAITING: Final = 16
# Pings and pongs: programs send one every few seconds, and no browser any.
SIGNS_PER_SECOND: Final = 10.0
MOST_SIGNS: Final = 60
# How long the other side has to answer a goodbye.
GOODBYE_SECONDS: Final = 2.0


class SocketLine:
    """From the handshake to the goodbye."""

    def __init__(self, outlet: Outlet, key: bytes, keep: int) -> None:
        self.outlet = outlet
        self.key = key
        self.reader = Reader(keep)
        self.waiting: deque[WebSocketReceiveMessage] = deque([{"type": "websocket.connect"}])
        self.wanted: asyncio.Future[None] | None = None
        # How many bytes wait.
        self.size = 0
        self.signs: Bucket | None = None
        self.accepted = False
        # Whether either side has said goodbye.
        self.ended = False
        # Whether anything was said that makes all after it unreadable.
        self.deaf = False
        self.paused = False
        # Who may hear a message as soon as it comes; False where it is to wait for `receive` like any other.
        self.listener: Callable[[str], bool] | None = None

    # What comes.

    def feed(self, data: bytes) -> None:
        more = True
        while more and not self.deaf:
            try:
                frames = self.reader.feed(data, MOST_WAITING)
            except Violation as error:
                self.refuse_to_hear(error.code)
                return
            for each in frames:
                self.take(each)
            if len(self.waiting) >= MOST_WAITING or self.size > self.reader.keep:
                # What was not read yet stays as it came: a thousand short messages are little until they are read.
                self.paused = True
                self.outlet.pause_reading()
                return
            more, data = len(frames) == MOST_WAITING, b""

    def take(self, found: Frame) -> None:
        if self.ended:
            if found.kind == CLOSE:
                self.outlet.close()
        elif found.kind == TEXT:
            self.hear_text(found.body)
        elif found.kind == BINARY:
            self.size += len(found.body)
            self.put({"type": "websocket.receive", "bytes": found.body, "text": None})
        elif found.kind == CLOSE:
            self.say_goodbye(answer_to(found.body))
            self.outlet.close()
        elif not self.may_sign():
            self.refuse_to_hear(1008)
        elif found.kind == PING and not self.outlet.full():
            # Whoever does not read gets no more pongs: they would wait in our memory.
            self.outlet.write(frame(PONG, found.body))

    def may_sign(self) -> bool:
        now = asyncio.get_running_loop().time()
        if self.signs is None:
            self.signs = Bucket(SIGNS_PER_SECOND, MOST_SIGNS, now)
        return self.signs.take(now)

    def refuse_to_hear(self, code: int) -> None:
        """Nothing that comes after this is read."""
        self.deaf = True
        self.say_goodbye(code)

    def hear_text(self, body: bytes) -> None:
        # Of a message that is too long only the beginning is here, and it may end within a character.
        errors = "ignore" if len(body) > self.reader.keep else "strict"
        try:
            text = body.decode("utf-8", errors)
        except UnicodeDecodeError:
            self.refuse_to_hear(1007)
            return
        if self.listener is None or not self.idle() or not self.listener(text):
            self.size += len(body)
            self.put({"type": "websocket.receive", "bytes": None, "text": text})

    def idle(self) -> bool:
        """Whether all that came has been heard, and the next is waited for."""
        return not self.waiting and self.wanted is not None and not self.wanted.done()

    def lost(self) -> None:
        """The connection is gone."""
        if not self.ended:
            self.ended = True
            self.put({"type": "websocket.disconnect", "code": 1006})

    def put(self, message: WebSocketReceiveMessage) -> None:
        self.waiting.append(message)
        if self.wanted is not None and not self.wanted.done():
            self.wanted.set_result(None)

    async def receive(self) -> WebSocketReceiveMessage:
        if self.waiting:
            # Several came at once: what the one before led to is said before the next is heard.
            await asyncio.sleep(0)
        while not self.waiting:
            self.wanted = asyncio.get_running_loop().create_future()
            await self.wanted
        message = self.waiting.popleft()
        if not self.waiting:
            self.size = 0
            if self.paused:
                self.paused = False
                self.outlet.resume_reading()
                self.feed(b"")
        return message

    # What goes.

    async def send(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text")
            if text is not None:
                await self.send_text(text)
            else:
                await self.send_frame(BINARY, message.get("bytes") or b"")
        elif message["type"] == "websocket.accept":
            self.accept()
        elif message["type"] == "websocket.close":
            if self.accepted:
                self.say_goodbye(message.get("code") or 1000)
            else:
                self.ended = True
                self.outlet.refuse()

    def accept(self) -> None:
        if self.ended or self.accepted:
            return
        self.accepted = True
        self.outlet.let_in()
        answer = b64encode(sha1(self.key + GUID).digest())
        self.outlet.write(
            b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: "
            + answer
            + b"\r\n\r\n"
        )

    async def send_text(self, data: str) -> None:
        await self.send_frame(TEXT, data.encode())

    async def send_frame(self, kind: int, body: bytes) -> None:
        if self.ended:
            raise ConnectionResetError("the connection is closed")
        self.outlet.write(frame(kind, body))
        await self.outlet.drained()

    def say(self, text: bytes) -> None:
        """Send a message without waiting until it is read; not at all once the connection is closed."""
        if not self.ended:
            self.outlet.write(frame(TEXT, text))

    def full(self) -> bool:
        """Whether more has been said than the other side reads."""
        return self.outlet.full()

    async def drained(self) -> None:
        await self.outlet.drained()

    def say_goodbye(self, code: int) -> None:
        """Close; the other side has a moment to answer."""
        if self.ended:
            return
        self.ended = True
        self.outlet.write(close_frame(code))
        self.put({"type": "websocket.disconnect", "code": code})
        asyncio.get_running_loop().call_later(GOODBYE_SECONDS, self.outlet.abort)


def answer_to(goodbye: bytes) -> int:
    """The same code, or what is wrong with it."""
    if not goodbye:
        return 1005
    code = int.from_bytes(goodbye[:2], "big") if len(goodbye) >= 2 else 0
    if not ((1000 <= code <= 1014 and code not in (1004, 1005, 1006)) or 3000 <= code <= 4999):
        return 1002
    try:
        goodbye[2:].decode()
    except UnicodeDecodeError:
        return 1007
    return code
