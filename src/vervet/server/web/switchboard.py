"""Any server takes any connection. What is about a match that another one plays is passed on to it over the bus, one
request or socket at a time, and what it answers is passed back.

The frames of a line are numbered. Where one is missing the line is broken: a request is answered with `unavailable`, a
socket closed with 1012, and whoever was connected comes back and is shown the whole table.
"""

import asyncio
import logging
import re
import time
from collections import OrderedDict, deque
from collections.abc import Mapping
from contextlib import suppress
from secrets import token_hex
from typing import Any, Final, Literal, Required, TypeAlias, TypedDict, cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import DecodeError, Struct, json, msgpack

from vervet.server.disk.lease import Leases
from vervet.server.disk.outage import out_of_reach
from vervet.server.match.luggage import Luggage
from vervet.server.match.problem import ProblemError, unavailable
from vervet.server.web.bus import Bus
from vervet.server.web.limit import Bucket
from vervet.server.web.live import Live
from vervet.server.web.registry import Registry

LOG = logging.getLogger(__name__)
OF_A_MATCH: Final = re.compile(r"/api/matches/([^/]+)(?:/.*)?")
# The bus takes messages of up to a mebibyte.
MOST_BYTES: Final = 500_000
# Whoever is further behind begins anew.
MOST_WAITING: Final = 200
# How long the other server may take to begin an answer; it may have to replay the match first.
ANSWER_SECONDS: Final = 15.0
# So many matches at a time are handed over to one server, which says of each that it has taken it up: faster than it
# reads them nobody would find them. One that does not say so gets no more.
HANDS: Final = 4
TAKEN_UP_SECONDS: Final = 3.0
GOODBYE_SECONDS: Final = 1.0
# How long a connection to the database may outlive its process, and how often that is looked at.
BURY_SECONDS: Final = 5.0
POLL_SECONDS: Final = 0.1
LONGEST_POLL: Final = 0.5
# So many calls are known again when they come twice.
MOST_REMEMBERED: Final = 10_000
# What the application reads of a request; all of it is plain.
SCOPE: Final = ("type", "http_version", "scheme", "method", "path", "raw_path", "query_string", "root_path")
Asgi: TypeAlias = dict[str, Any]
Headers: TypeAlias = list[tuple[bytes, bytes]]
Place: TypeAlias = tuple[str, int] | None


Kind: TypeAlias = Literal["call", "said", "answered", "part", "over", "luggage", "yours", "mine"]


class Frame(Struct, frozen=True, array_like=True):
    """`call` begins a line, from `node`; `said` and `answered` are its two ways, `part` the beginning of either where
    it is long; `over` ends it. `luggage` is what somebody packs of a match, whose name is that of the line; `yours`
    hands it over, and `mine` says that it was taken up."""

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
        # Matches that were handed over and not taken up yet; servers that are missed.
        self.handed: dict[str, asyncio.Event] = {}
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

    # Handing over.

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
        if frame.kind == "luggage":
            self.take_luggage(frame)
            return
        if frame.kind == "yours":
            self.registry.do_meanwhile(self.take_up(frame.line, frame.node))
            return
        if frame.kind == "mine":
            if frame.line in self.handed:
                self.handed[frame.line].set()
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
