"""One network connection: requests read by h11, answered by the application (ASGI), until it becomes a WebSocket.

Whoever connects must have few other connections, ask for something within some seconds in a head of limited length, and
read what is answered.
"""

import asyncio
import logging
import re
from collections import deque
from contextlib import suppress
from http import HTTPStatus
from typing import Any, Final, TypeAlias, cast
from urllib.parse import unquote

import h11
from litestar.types import ASGIApp, HTTPReceiveMessage, Message, Scope

from vervet.server.metrics import TURNED_AWAY
from vervet.server.settings import Settings
from vervet.server.web.address import is_among, passed_on_by
from vervet.server.web.doorway import Doorway
from vervet.server.web.socket_line import LINE, SocketLine

Headers: TypeAlias = list[tuple[bytes, bytes]]
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
# So much is read at once, and so much of that shown to h11.
READ_BYTES: Final = 64 << 10
PIECE_BYTES: Final = 8 << 10
ADDRESS: Final = re.compile(rb"(?i)https?://([^/?#]+)(.*)")
# A name or an address, and a port that there can be; nothing at all is for old clients.
HOST: Final = re.compile(
    rb"(?i)([a-z0-9._~!$&'()*+,;=%-]*|\[[0-9a-f:.]+\])"
    rb"(:(0*[1-5]?\d{1,4}|0*6[0-4]\d{3}|0*65[0-4]\d\d|0*655[0-2]\d|0*6553[0-5])?)?"
)
KEY: Final = re.compile(rb"[A-Za-z0-9+/]{22}==")
VERSIONS: Final = (b"1.0", b"1.1")
NOTHING: Final = bytearray()
PHRASES: Final = {each.value: each.phrase for each in HTTPStatus}
SPENT: Final = h11.Connection(h11.SERVER)
ASGI: Final = {"version": "3.0", "spec_version": "2.3"}


class House:
    """What is visited: an application, and the visits that are under way."""

    def __init__(self, app: ASGIApp, settings: Settings, porch: Doorway) -> None:
        self.app = app
        self.message_bytes = settings.message_bytes
        self.proxies = settings.proxies
        self.porch = porch
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
        # What has come and was not shown to h11 yet.
        self.unread = bytearray()
        # Who is at the other end, and the address that is counted for it, if any.
        self.peer = ""
        self.counted: str | None = None

    # asyncio's side.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        # What is read at once waits in our memory; asyncio would read four times as much. (uvloop does not ask.)
        with suppress(AttributeError):
            transport.max_size = READ_BYTES  # type: ignore[attr-defined]
        peer = place(transport.get_extra_info("peername"))
        self.peer = peer[0] if peer else ""
        if not self.by_proxy() and not self.count(self.peer):
            self.abort()
            return
        self.house.visits.add(self)
        self.expect_head()

    def data_received(self, data: bytes) -> None:
        if self.line is not None:
            self.line.feed(data)
        elif not self.lingering:
            self.unread += data
            self.advance()

    def eof_received(self) -> bool:
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self.house.visits.discard(self)
        self.uncount()
        self.cancel_late()
        self.resume_writing()
        # The line has the visit, and both are free without the other.
        line, self.line = self.line, None
        if line is not None:
            line.lost()
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

    def let_in(self) -> None:
        """It is a WebSocket now, and counted among those."""
        self.uncount()

    # Who it is.

    def by_proxy(self) -> bool:
        return bool(self.house.proxies) and is_among(self.peer, self.house.proxies)

    def count(self, address: str) -> bool:
        """Whether there is room for one more from there."""
        if not self.house.porch.enter(address):
            TURNED_AWAY.add(1)
            return False
        self.counted = address
        return True

    def uncount(self) -> None:
        if self.counted is not None:
            self.house.porch.leave(self.counted)
            self.counted = None

    def count_passed_on(self, headers: Headers) -> bool:
        """A proxy's connections are its own business; what is asked through them is counted by whom it is for."""
        address = passed_on_by(self.peer, listed(headers, b"x-forwarded-for").decode("latin-1"), self.house.proxies)
        return address == self.peer or self.count(address)

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
                if not self.read_on():
                    return
            elif event is h11.PAUSED:
                self.pause_reading()
                return
            elif isinstance(event, h11.Request):
                self.begin(event)
                if self.answer is None:
                    return
            elif isinstance(event, h11.Data) and self.answer is not None:
                self.answer.feed(bytes(event.data))
            elif isinstance(event, h11.EndOfMessage) and self.answer is not None:
                self.answer.feed(b"", last=True)
            elif isinstance(event, h11.ConnectionClosed):
                self.close()
                return

    def read_on(self) -> bool:
        """Show h11 a piece more, if there is one: it reads a head whole, however long, so that must not come at once.
        Of a body the next piece waits until the application has had the one before."""
        if self.unread and self.answer is not None and self.answer.waiting:
            self.pause_reading()
            return False
        piece = bytes(self.unread[:PIECE_BYTES])
        del self.unread[:PIECE_BYTES]
        if piece:
            self.http.receive_data(piece)
        return bool(piece)

    def complain(self, status: int, *headers: str) -> None:
        """What came was no request."""
        if self.answer is None:
            lines = (f"HTTP/1.1 {status} {PHRASES[status]}", "content-length: 0", "connection: close", *headers)
            self.write("\r\n".join((*lines, "", "")).encode())
        self.close()

    def begin(self, request: h11.Request) -> None:
        self.cancel_late()
        target, headers = addressed(request)
        if not HOST.fullmatch(listed(headers, b"host")) or b"%00" in target.partition(b"?")[0]:
            # A port that is none; or a zero, which PostgreSQL takes in no text.
            self.complain(400)
            return
        if request.http_version not in VERSIONS:
            self.complain(505)
            return
        if listed(headers, b"content-length") and listed(headers, b"transfer-encoding"):
            # Whoever reads the one hears another request after it than whoever reads the other.
            self.complain(400)
            return
        if self.by_proxy() and not self.count_passed_on(headers):
            self.complain(429)
            return
        if asks_for_socket(request, headers) and listed(headers, b"sec-websocket-version") != b"13":
            self.complain(426, "upgrade: websocket", "sec-websocket-version: 13")
            return
        key = handshake(request, headers)
        if key is not None:
            self.line = line = SocketLine(self, key, 4 * self.house.message_bytes)
            scope = self.scope("websocket", "ws", request, target, headers)
            scope["extensions"] = {LINE: line}
            self.task = asyncio.create_task(self.converse(scope, line))
            rest = self.http.trailing_data[0] + self.unread
            # From here on there is no HTTP, and thousands of lines need not each keep a reader of it.
            self.http = SPENT
            self.unread = NOTHING
            if rest:
                line.feed(rest)
            return
        self.answer = answer = Answer(self)
        scope = self.scope("http", "http", request, target, headers)
        scope["method"] = request.method.decode("ascii")
        self.task = asyncio.create_task(self.reply(scope, answer))

    def scope(self, kind: str, scheme: str, request: h11.Request, target: bytes, headers: Headers) -> dict[str, Any]:
        path, _, query = target.partition(b"?")
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
        if self.by_proxy():
            self.uncount()
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
        self.unread.clear()
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
        complete = self.told = self.complete
        if not self.complete:
            self.visit.resume_reading()
            self.visit.advance()
        return {"type": "http.request", "body": body, "more_body": not complete}

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
            if not message.get("more_body", False):
                # Whoever still listens whether they are there has nothing more to wait for.
                self.leave()
            await self.read_by_them()

    async def read_by_them(self) -> None:
        try:
            async with asyncio.timeout(READ_SECONDS):
                await self.visit.drained()
        except TimeoutError:
            self.visit.abort()


def sent(http: h11.Connection, event: h11.Event) -> bytes:
    return cast(bytes, http.send(event)) or b""


def addressed(request: h11.Request) -> tuple[bytes, Headers]:
    """Path and query, and the headers in small letters. Where a whole address is asked for, its name counts and not
    the one beside it."""
    headers = [(name.lower(), value) for name, value in request.headers]
    whole = ADDRESS.fullmatch(request.target)
    if whole is None:
        return request.target, headers
    others = [(name, value) for name, value in headers if name != b"host"]
    path = whole[2] if whole[2].startswith(b"/") else b"/" + whole[2]
    return path, [(b"host", whole[1].rpartition(b"@")[2]), *others]


def listed(headers: Headers, name: bytes) -> bytes:
    """All that is said under a name, as one list."""
    return b",".join(value for key, value in headers if key == name)


def asks_for_socket(request: h11.Request, headers: Headers) -> bool:
    upgrades = {each.strip().lower() for each in listed(headers, b"connection").split(b",")}
    asked = request.method == b"GET" and request.http_version == b"1.1" and b"upgrade" in upgrades
    return asked and listed(headers, b"upgrade").lower() == b"websocket"


def handshake(request: h11.Request, headers: Headers) -> bytes | None:
    """The key of a WebSocket that is asked for; None where none is. What came with a body would be read as frames."""
    key = listed(headers, b"sec-websocket-key")
    body = listed(headers, b"content-length") + listed(headers, b"transfer-encoding")
    if not asks_for_socket(request, headers) or not KEY.fullmatch(key) or body not in (b"", b"0"):
        return None
    return key


def place(name: object) -> tuple[str, int] | None:
    """Address and port, of either family."""
    return (str(name[0]), int(name[1])) if isinstance(name, tuple) and len(name) >= 2 else None
