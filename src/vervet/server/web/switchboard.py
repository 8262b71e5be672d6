"""Any server takes any connection. What is about a match that another one plays is passed on to it over the bus, one
request or socket at a time, and what it answers is passed back.

The frames of a line are numbered. Where one is missing the line is broken: a request is answered with `unavailable`, a
socket closed with 1012, and whoever was connected comes back and is shown the whole table.
"""

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, Literal, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import DecodeError, json, msgpack

from vervet.server.disk.lease import Leases
from vervet.server.disk.outage import out_of_reach
from vervet.server.match.problem import ProblemError, unavailable
from vervet.server.web.bus import Bus
from vervet.server.web.handover import Handover
from vervet.server.web.limit import Bucket
from vervet.server.web.line import REQUESTS, Asgi, Broken, Frame, Line
from vervet.server.web.registry import Registry

LOG = logging.getLogger(__name__)
OF_A_MATCH: Final = re.compile(r"/api/matches/([^/]+)(?:/.*)?")
# The bus takes messages of up to a mebibyte.
MOST_BYTES: Final = 500_000
# How long the other server may take to begin an answer; it may have to replay the match first.
ANSWER_SECONDS: Final = 15.0
GOODBYE_SECONDS: Final = 1.0
# How long a connection to the database may outlive its process, and how often that is looked at.
BURY_SECONDS: Final = 5.0
POLL_SECONDS: Final = 0.1
LONGEST_POLL: Final = 0.5
# So many calls are known again when they come twice.
MOST_REMEMBERED: Final = 10_000
# What the application reads of a request; all of it is plain.
SCOPE: Final = ("type", "http_version", "scheme", "method", "path", "raw_path", "query_string", "root_path")


class Switchboard:
    """The application, with those of the other servers behind it."""

    app: ASGIApp

    def __init__(self, registry: Registry, leases: Leases | None, bus: Bus | None) -> None:
        self.registry = registry
        self.leases = leases
        self.bus = bus
        self.calls: dict[str, Line] = {}
        self.answers: dict[str, Line] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.begun: OrderedDict[str, None] = OrderedDict()
        self.handover = Handover(registry, bus)
        # Servers that are missed.
        self.mourned: set[str] = set()
        if bus is not None:
            bus.heard, bus.silent, bus.missed = self.hear, self.hang_up_on, self.miss
            bus.buried = self.hear_of_death

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        node = await self.elsewhere(scope)
        if node is None:
            await self.app(scope, receive, send)
        else:
            await self.call(node, scope, receive, send)

    async def elsewhere(self, scope: Scope) -> str | None:
        """The server that plays the match that is asked about, where it is another one that can be heard."""
        found = OF_A_MATCH.fullmatch(scope["path"])
        if found is None or self.leases is None or self.bus is None or self.registry.loaded(found[1]) is not None:
            return None
        try:
            return await self.player_of(found[1], self.leases, self.bus)
        except Exception as error:
            if not out_of_reach(error):
                raise
            return None

    async def player_of(self, match: str, leases: Leases, bus: Bus) -> str | None:
        """The same. One of us may have begun only now, so it is waited for; or it is leaving, and just handing the
        match over to another."""
        clock = asyncio.get_running_loop().time
        end, pause = clock() + bus.seconds, POLL_SECONDS
        while True:
            node = await leases.holder(match) or await self.take(leases, match)
            if node is None or node == bus.node:
                return None
            if bus.hears(node):
                return node
            if clock() > end:
                return None
            # It may be gone, and have been given up before the database had noticed.
            self.mourn_meanwhile(node)
            # Hundreds may wait.
            await asyncio.sleep(pause)
            pause = min(1.5 * pause, LONGEST_POLL)

    async def take(self, leases: Leases, match: str) -> str | None:
        """Nobody plays it: then we do, unless another one has just begun to."""
        with suppress(ProblemError):
            await self.registry.live(match)
        return None if self.registry.loaded(match) is not None else await leases.holder(match)

    async def send_away(self) -> None:
        """Whoever is passed on from here comes back elsewhere."""
        for line in self.calls.values():
            line.give_up()
        with suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):
                while self.calls:
                    await asyncio.sleep(0.01)

    async def close(self) -> None:
        """The same; and whatever was passed on to here is over."""
        await self.send_away()
        for line in self.answers.values():
            line.give_up()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # The calling end.

    async def call(self, node: str, scope: Scope, receive: Receive, send: Send) -> None:
        line = Line(token_hex(8), node)
        self.calls[line.name] = line
        await self.post(line, "call", document(scope))
        listening = asyncio.create_task(self.pass_on(line, receive))
        begun = False
        try:
            while True:
                async with asyncio.timeout(None if begun else ANSWER_SECONDS):
                    message = await line.next()
                if message is None:
                    break
                begun = True
                await send(cast(Message, message))
        except ConnectionResetError:
            # Whoever called has hung up; the other server is told so.
            pass
        except (Broken, TimeoutError):
            await stopped(listening)
            with suppress(Exception):
                await excuse(scope, send, begun)
        finally:
            del self.calls[line.name]
            await stopped(listening)
            await self.post(line, "over", {})

    async def pass_on(self, line: Line, receive: Receive) -> None:
        """No faster than the other server reads, and no more of a message than tells it that it is too large: there is
        nothing on the bus that would hold a flood back."""
        settings, clock = self.registry.settings, asyncio.get_running_loop().time
        bucket = Bucket(settings.messages_per_second, settings.message_burst, clock())
        while True:
            message = cast(Asgi, dict(await receive()))
            if message["type"] == "websocket.receive":
                if not bucket.take(clock()):
                    await asyncio.sleep(1.0 / bucket.rate)
                if isinstance(message.get("text"), str):
                    message["text"] = message["text"][: settings.message_bytes + 1]
                if message.get("bytes"):
                    message["bytes"] = b""
            await self.post(line, "said", message)
            if message["type"].endswith("disconnect"):
                return

    # The answering end.

    async def answer(self, line: Line, scope: Asgi) -> None:
        gone: Asgi = (
            {"type": "websocket.disconnect", "code": 1001}
            if scope["type"] == "websocket"
            else {"type": "http.disconnect"}
        )

        async def receive() -> Asgi:
            try:
                message = await line.next()
            except Broken:
                message = None
            if message is not None and not message["type"].startswith(f"{scope['type']}."):
                message = None
            if message is None:
                line.give_up()
            return gone if message is None else message

        async def send(message: Message) -> None:
            await self.post(line, "answered", dict(message))

        try:
            await self.app(cast(Scope, scope), cast(Receive, receive), send)
        except Exception:
            LOG.exception("what was passed on is not answered")
        finally:
            self.answers.pop(line.name, None)
            await self.post(line, "over", {})

    # Both.

    def hear(self, data: bytes) -> None:
        try:
            frame = msgpack.decode(data, type=Frame)
        except (DecodeError, ValueError):
            LOG.warning("something on the bus that is no frame")
            return
        if "\0" in frame.line:
            # No match is called so, and the database would not even look for it.
            return
        if self.handover.hear(frame):
            return
        if frame.kind == "call":
            self.begin(frame)
            return
        line_here = self.calls.get(frame.line) or self.answers.get(frame.line)
        if line_here is not None and line_here.node == frame.node:
            line_here.hear(frame)

    def begin(self, frame: Frame) -> None:
        """Answer a call, once, even if it comes again."""
        if frame.line in self.begun:
            return
        try:
            scope = cast(Asgi, REQUESTS.decode(frame.data))
        except (DecodeError, ValueError):
            LOG.warning("a call that cannot be read")
            return
        self.begun[frame.line] = None
        if len(self.begun) > MOST_REMEMBERED:
            self.begun.popitem(last=False)
        line = self.answers[frame.line] = Line(frame.line, frame.node)
        line.heard = frame.number + 1
        task = asyncio.create_task(self.answer(line, scope))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def miss(self, node: str) -> None:
        """The other server does not listen: what was on its way there is lost. Where its process is gone others need
        not wait until it would be taken for dead."""
        self.hang_up_on(node)
        self.mourn_meanwhile(node)

    def mourn_meanwhile(self, node: str) -> None:
        if self.leases is not None and node not in self.mourned:
            self.mourned.add(node)
            self.registry.do_meanwhile(self.mourn(node, self.leases))

    async def mourn(self, node: str, leases: Leases) -> None:
        assert self.bus is not None
        clock = asyncio.get_running_loop().time
        end = clock() + BURY_SECONDS
        try:
            while clock() < end and not self.bus.hears(node):
                if await leases.bury(node):
                    await self.bus.say_gone(node)
                    await leases.look_for_orphans()
                    return
                await asyncio.sleep(POLL_SECONDS)
        finally:
            self.mourned.discard(node)

    def hear_of_death(self, node: str) -> None:
        """Another server has buried that one: whoever was passed on to it comes back now, and not when we miss it."""
        self.hang_up_on(node)
        if self.leases is not None:
            self.registry.do_meanwhile(self.leases.look_for_orphans())

    def hang_up_on(self, node: str) -> None:
        """Nothing is heard of the other server any more."""
        for line in [*self.calls.values(), *self.answers.values()]:
            if line.node == node:
                line.give_up()

    async def post(
        self, line: Line, kind: Literal["call", "said", "answered", "over"], message: Mapping[str, Any]
    ) -> None:
        assert self.bus is not None
        data = msgpack.encode(message)
        parts = [data[at : at + MOST_BYTES] for at in range(0, len(data), MOST_BYTES)]
        for each in parts[:-1]:
            await self.post_frame(line, "part", each)
        await self.post_frame(line, kind, parts[-1])

    async def post_frame(
        self, line: Line, kind: Literal["call", "said", "answered", "part", "over"], data: bytes
    ) -> None:
        assert self.bus is not None
        number, line.sent = line.sent, line.sent + 1
        frame = msgpack.encode(Frame(kind, line.name, self.bus.node, number, data))
        # Whoever calls wants to be answered.
        await self.bus.post(line.node, frame, must=kind == "call")


def document(scope: Scope) -> Asgi:
    """What the other server needs of a request."""
    given = cast(Mapping[str, Any], scope)
    said: Asgi = {name: given[name] for name in SCOPE if name in given}
    said["type"] = str(given["type"].value if hasattr(given["type"], "value") else given["type"])
    said["headers"] = [[bytes(key), bytes(value)] for key, value in given["headers"]]
    said["client"] = None if given.get("client") is None else list(given["client"])
    said["server"] = None if given.get("server") is None else list(given["server"])
    if said["type"] == "websocket":
        said["subprotocols"] = list(given.get("subprotocols", ()))
    return said


async def stopped(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def excuse(scope: Scope, send: Send, begun: bool) -> None:
    """The line is broken: whoever asked may ask again."""
    if str(scope["type"]).endswith("websocket"):
        await send({"type": "websocket.close", "code": 1012, "reason": ""})
    elif not begun:
        headers = [(b"content-type", b"application/json")]
        await send({"type": "http.response.start", "status": 503, "headers": headers})
        await send({"type": "http.response.body", "body": json.encode(unavailable().problem()), "more_body": False})
