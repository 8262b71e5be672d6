"""One network connection: requests read by h11, answered by the application (ASGI), until it becomes a WebSocket.

Whoever connects must ask for something within some seconds, in a head of limited length, and read what is answered.
"""

import asyncio
import logging
from collections import deque
from contextlib import suppress
from typing import Any, Final, cast
from urllib.parse import unquote

import h11
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Scope

from vervet.server.web.socket_line import LINE, SocketLine

LOG = logging.getLogger(__name__)
HEAD_BYTES: Final = 16 << 10
# For a head to arrive, and for the next request on the same connection.
HEAD_SECONDS: Final = 15.0
# Whoever is answered before all was sent may send on for so long; nobody listens.
LINGER_SECONDS: Final = 2.0
# Nobody takes longer to read a part of an answer.
READ_SECONDS: Final = 60.0
# So much of a body may wait to be read by the application.
MOST_WAITING: Final = 64 << 10
SPENT: Final = h11.Connection(h11.SERVER)
ASGI: Final = {"version": "3.0", "spec_version": "2.3"}


class House:
    """What is visited: an application, and the visits that are under way."""

    def __init__(self, app: ASGIApp, message_bytes: int) -> None:
        self.app = app
        self.message_bytes = message_bytes
        self.visits: set[Visit] = set()

    async def close(self, seconds: float) -> None:
        """Let requests under way be answered, for a while; then everybody goes."""
        clock = asyncio.get_running_loop().time
        end = clock() + seconds
        while any(visit.answer for visit in self.visits) and clock() < end:
            await asyncio.sleep(0.01)
        visits = list(self.visits)
        for visit in visits:
            visit.close()
        tasks = [visit.task for visit in visits if visit.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Visit(asyncio.Protocol):
    """From `connection_made` to `connection_lost`."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.transport: asyncio.Transport
        self.http = h11.Connection(h11.SERVER, max_incomplete_event_size=HEAD_BYTES)
        self.line: SocketLine | None = None
        self.answer: Answer | None = None
        self.task: asyncio.Task[None] | None = None
        self.late: asyncio.TimerHandle | None = None
        # Waited for by whoever writes more than is read.
        self.draining: asyncio.Future[None] | None = None
        self.lingering = False
        self.gone = False

    # asyncio's side.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.house.visits.add(self)
        self.expect_head()

    def data_received(self, data: bytes) -> None:
        if self.line is not None:
            self.line.feed(data)
        elif not self.lingering:
            self.http.receive_data(data)
            self.advance()

    def eof_received(self) -> bool:
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self.house.visits.discard(self)
        self.cancel_late()
        self.resume_writing()
        if self.line is not None:
            self.line.lost()
        if self.answer is not None:
            self.answer.leave()

    def pause_writing(self) -> None:
        if self.draining is None:
            self.draining = asyncio.get_running_loop().create_future()

    def resume_writing(self) -> None:
        if self.draining is not None:
            draining, self.draining = self.draining, None
            draining.set_result(None)

    # What lines and answers need.

    def write(self, data: bytes) -> None:
        if not self.gone:
            self.transport.write(data)

    def full(self) -> bool:
        """Whether more has been written than the other side reads."""
        return self.draining is not None

    async def drained(self) -> None:
        if self.draining is not None:
            await asyncio.shield(self.draining)

    def pause_reading(self) -> None:
        if not self.gone:
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        if not self.gone:
            self.transport.resume_reading()

    def close(self) -> None:
        if not self.gone:
            self.transport.close()

    def abort(self) -> None:
        """Close without waiting for somebody who does not read."""
        if not self.gone:
            self.transport.abort()

    def refuse(self) -> None:
        """No WebSocket here."""
        self.write(b"HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        self.close()

    # Reading.

    def expect_head(self) -> None:
        self.cancel_late()
        self.late = asyncio.get_running_loop().call_later(HEAD_SECONDS, self.close)

    def cancel_late(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def advance(self) -> None:
        """Take what has come; while a request is answered, the next one waits."""
        while not self.gone:
            try:
                event = self.http.next_event()
            except h11.RemoteProtocolError as error:
                self.complain(error.error_status_hint)
                return
            if event is h11.NEED_DATA:
                return
            if event is h11.PAUSED:
                self.pause_reading()
                return
            if isinstance(event, h11.Request):
                self.begin(event)
                if self.line is not None:
                    return
            elif isinstance(event, h11.Data) and self.answer is not None:
                self.answer.feed(bytes(event.data))
            elif isinstance(event, h11.EndOfMessage) and self.answer is not None:
                self.answer.feed(b"", last=True)
            elif isinstance(event, h11.ConnectionClosed):
                self.close()
                return

    def complain(self, status: int) -> None:
        """What came was no request."""
        if self.answer is None:
            self.write(f"HTTP/1.1 {status} Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        self.close()

    def begin(self, request: h11.Request) -> None:
        self.cancel_late()
        headers = [(name.lower(), value) for name, value in request.headers]
        key = handshake(request.method, headers)
        if key is not None:
            self.line = line = SocketLine(self, key, 4 * self.house.message_bytes)
            scope = self.scope("websocket", "ws", request, headers)
            scope["extensions"] = {LINE: line}
            self.task = asyncio.create_task(self.converse(scope, line))
            rest = self.http.trailing_data[0]
            # From here on there is no HTTP, and thousands of lines need not each keep a reader of it.
            self.http = SPENT
            if rest:
                line.feed(rest)
            return
        self.answer = answer = Answer(self)
        scope = self.scope("http", "http", request, headers)
        scope["method"] = request.method.decode("ascii")
        self.task = asyncio.create_task(self.reply(scope, answer))

    def scope(self, kind: str, scheme: str, request: h11.Request, headers: list[tuple[bytes, bytes]]) -> dict[str, Any]:
        path, _, query = request.target.partition(b"?")
        return {
            "type": kind,
            "asgi": ASGI,
            "http_version": request.http_version.decode("ascii"),
            "scheme": scheme,
            "path": unquote(path.decode("ascii")),
            "raw_path": path,
            "query_string": query,
            "root_path": "",
            "headers": headers,
            "client": place(self.transport.get_extra_info("peername")),
            "server": place(self.transport.get_extra_info("sockname")),
            "state": {},
            "extensions": {},
            "subprotocols": [],
        }

    async def converse(self, scope: dict[str, Any], line: SocketLine) -> None:
        try:
            await self.house.app(cast(Scope, scope), line.receive, line.send)
        except Exception:
            LOG.exception("WebSocket")
        if line.accepted:
            line.say_goodbye(1011)
        else:
            self.close()

    async def reply(self, scope: dict[str, Any], answer: "Answer") -> None:
        try:
            await self.house.app(cast(Scope, scope), answer.receive, answer.send)
        except ConnectionResetError:
            pass
        except Exception:
            LOG.exception("request")
        self.answer = None
        self.go_on()

    def go_on(self) -> None:
        """The next request on this connection, where both sides want one."""
        if self.http.our_state is h11.DONE and self.http.their_state is h11.DONE:
            self.http.start_next_cycle()
            self.expect_head()
            self.resume_reading()
            self.advance()
        else:
            self.linger()

    def linger(self) -> None:
        """Close, but not in the face of somebody who is still sending: they would never read the answer."""
        if self.gone or self.http.their_state is not h11.SEND_BODY:
            self.close()
            return
        self.lingering = True
        if self.transport.can_write_eof():
            with suppress(OSError):  # they have just hung up
                self.transport.write_eof()
        self.resume_reading()
        self.late = asyncio.get_running_loop().call_later(LINGER_SECONDS, self.abort)


class Answer:
    """One request and what is answered."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.complete = False
        self.told = False
        self.gone = False
        # Of the answer: it goes out together with the first piece of the body.
        self.head = b""
        self.wanted: asyncio.Future[None] | None = None

    def feed(self, data: bytes, last: bool = False) -> None:
        self.waiting.append(data)
        self.size += len(data)
        self.complete = self.complete or last
        if self.size > MOST_WAITING:
            self.visit.pause_reading()
        self.wake()

    def leave(self) -> None:
        self.gone = True
        self.wake()

    def wake(self) -> None:
        if self.wanted is not None and not self.wanted.done():
            self.wanted.set_result(None)

    async def receive(self) -> HTTPReceiveMessage:
        while not self.gone and (self.told or not (self.waiting or self.complete)):
            if self.visit.http.they_are_waiting_for_100_continue:
                self.visit.write(sent(self.visit.http, h11.InformationalResponse(status_code=100, headers=[])))
            self.wanted = asyncio.get_running_loop().create_future()
            await self.wanted
        if self.gone:
            return {"type": "http.disconnect"}
        body = b"".join(self.waiting)
        self.waiting.clear()
        self.size = 0
        self.told = self.complete
        if not self.complete:
            self.visit.resume_reading()
        return {"type": "http.request", "body": body, "more_body": not self.complete}

    async def send(self, message: Message) -> None:
        http, visit = self.visit.http, self.visit
        if visit.gone:
            return
        if message["type"] == "http.response.start":
            headers = [(bytes(name), bytes(value)) for name, value in message.get("headers", ())]
            # Whoever is answered before all was sent need not send the rest: the connection ends.
            if not self.complete:
                headers.append((b"connection", b"close"))
            self.head = sent(http, h11.Response(status_code=message["status"], headers=headers))
        elif message["type"] == "http.response.body":
            pieces, self.head = [self.head], b""
            body = bytes(message.get("body", b""))
            if body:
                pieces.append(sent(http, h11.Data(data=body)))
            if not message.get("more_body", False):
                pieces.append(sent(http, h11.EndOfMessage()))
            visit.write(b"".join(pieces))
            await self.read_by_them()

    async def read_by_them(self) -> None:
        try:
            async with asyncio.timeout(READ_SECONDS):
                await self.visit.drained()
        except TimeoutError:
            self.visit.abort()


def sent(http: h11.Connection, event: h11.Event) -> bytes:
    return cast(bytes, http.send(event)) or b""


def handshake(method: bytes, headers: list[tuple[bytes, bytes]]) -> bytes | None:
    """The key of a WebSocket that is asked for; None where none is."""
    said = dict(headers)
    upgrade = said.get(b"upgrade", b"").lower() == b"websocket" and b"upgrade" in said.get(b"connection", b"").lower()
    key = said.get(b"sec-websocket-key", b"")
    if method != b"GET" or not upgrade or said.get(b"sec-websocket-version") != b"13" or len(key) != 24:
        return None
    return key


def place(name: object) -> tuple[str, int] | None:
    """Address and port, of either family."""
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) and len(name) >= 2 else None
