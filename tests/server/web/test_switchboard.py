"""One end of a line between servers: what is lost is noticed, what comes twice is not heard twice."""

import asyncio
from collections import OrderedDict

import pytest
from litestar.types import Receive, Scope, Send
from msgspec import msgpack

from tests.services.nats import Nats
from vervet.server.match.luggage import Luggage
from vervet.server.web.arrivals import Arrivals
from vervet.server.web.bus import Bus
from vervet.server.web.line import MOST_WAITING, Broken, Frame, Line
from vervet.server.web.registry import Registry
from vervet.server.web.switchboard import Switchboard


def said(number: int, text: str, kind: str = "said") -> Frame:
    data = msgpack.encode({"type": "websocket.receive", "text": text})
    return Frame(kind, "line", "node", number, data)  # type: ignore[arg-type]


def heard(*frames: Frame) -> list[object]:
    """The texts that come out of the line; None: the other end hung up, "broken": something was lost."""

    async def listen() -> list[object]:
        line = Line("line", "node")
        for frame in frames:
            line.hear(frame)
        texts: list[object] = []
        while not line.waiting.empty():
            try:
                message = await line.next()
            except Broken:
                return [*texts, "broken"]
            texts.append(None if message is None else message["text"])
        return texts

    return asyncio.run(listen())


def test_frames_come_out_in_order_and_once() -> None:
    assert heard(said(0, "a"), said(0, "a"), said(1, "b"), said(0, "a"), said(2, "c")) == ["a", "b", "c"]


def test_a_frame_that_is_missing_breaks_the_line() -> None:
    assert heard(said(0, "a"), said(2, "c"), said(3, "d"))[-1] == "broken"
    assert "c" not in heard(said(0, "a"), said(2, "c"), said(1, "b"))


def test_a_long_message_comes_in_parts() -> None:
    whole = msgpack.encode({"type": "websocket.receive", "text": "long"})
    parts = [Frame("part", "line", "node", 0, whole[:7]), Frame("said", "line", "node", 1, whole[7:])]
    assert heard(*parts, said(2, "next")) == ["long", "next"]


def test_the_other_end_can_hang_up() -> None:
    assert heard(said(0, "a"), Frame("over", "line", "node", 1, b"")) == ["a", None]


def test_whoever_does_not_read_is_given_up() -> None:
    frames = [said(number, "x") for number in range(MOST_WAITING + 5)]

    async def flood() -> bool:
        line = Line("line", "node")
        for frame in frames:
            line.hear(frame)
        return line.broken.is_set()

    assert asyncio.run(flood())


@pytest.mark.parametrize(
    "garbage", [b"", b"x", b"\x91\x01", msgpack.encode(["call", "l", "n", 0]), msgpack.encode([1] * 5)]
)
def test_what_is_no_frame_is_passed_over(garbage: bytes) -> None:
    board = Switchboard.__new__(Switchboard)
    board.calls, board.answers, board.tasks = {}, {}, set()
    board.hear(garbage)
    assert (board.calls, board.answers) == ({}, {})


def call(name: str) -> bytes:
    scope = {
        "type": "http",
        "http_version": "1.1",
        "scheme": "http",
        "method": "POST",
        "path": "/api/matches/m/rematch",
        "raw_path": b"/api/matches/m/rematch",
        "query_string": b"",
        "root_path": "",
        "headers": [],
        "client": None,
        "server": None,
    }
    return msgpack.encode(Frame("call", name, "node", 0, msgpack.encode(scope)))


def test_a_call_that_comes_twice_is_answered_once() -> None:
    """Also when the second comes after the answer: it might make a rematch, or take a seat."""

    async def answers() -> list[str]:
        board = new_board()
        paths: list[str] = []

        async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
            paths.append(scope["path"])

        board.app = app
        for name in ("one", "one", "two"):
            board.hear(call(name))
        await asyncio.gather(*board.tasks)
        board.hear(call("one"))
        await asyncio.gather(*board.tasks)
        return paths

    assert len(asyncio.run(answers())) == 2


def test_what_cannot_be_read_is_passed_over(caplog: pytest.LogCaptureFixture) -> None:
    """NATS itself said nothing of what failed here, and a task was left that nobody looked after."""
    bad = [msgpack.encode({}), msgpack.encode([1]), msgpack.encode({"type": "http"}), b"\xc1", b""]

    async def left() -> int:
        board = new_board()
        for data in bad:
            for kind in ("call", "luggage"):
                board.hear(msgpack.encode(Frame(kind, "line", "node", 0, data)))  # type: ignore[arg-type]
            board.hear(data)
        return len(board.tasks) + len(board.answers)

    assert asyncio.run(left()) == 0
    assert {each.levelname for each in caplog.records} == {"WARNING"}
    assert heard(Frame("said", "line", "node", 0, b"\xc1")) == ["broken"]


def test_luggage_that_comes_again_is_left_where_it_is() -> None:
    """The match is played here by now, and more was said in advance since it was packed."""
    frame = msgpack.encode(Frame("luggage", "m", "node", 0, msgpack.encode(Luggage(0, 0, None, [], {}, {}, {}, {}))))

    async def kept() -> list[bool]:
        board = new_board()
        found: list[bool] = []
        for live in ({}, {"m": object()}):
            board.registry.arrivals.luggage.clear()
            board.registry.matches = OrderedDict(live)  # type: ignore[arg-type]
            board.hear(frame)
            found.append("m" in board.registry.arrivals.luggage)
        return found

    assert asyncio.run(kept()) == [True, False]


def new_board() -> Switchboard:
    """One whose bus is not connected: what it posts is lost."""
    registry = Registry.__new__(Registry)
    registry.arrivals = Arrivals()
    return Switchboard(registry, None, Bus("nats://127.0.0.1:1", "here", 1.0))


def test_whoever_was_passed_on_to_a_server_that_is_gone_comes_back_as_soon_as_one_has_found_out(
    nats_server: Nats,
) -> None:
    """The others do not wait until they miss it themselves; and nobody is told of their own death."""

    async def broken() -> list[bool]:
        finder, board = Bus(nats_server.address, "finder", 60.0), new_board()
        bus = board.bus = Bus(nats_server.address, "here", 60.0)
        bus.buried = board.hear_of_death
        await bus.open()
        await finder.open()
        lines = [Line(node, node) for node in ("gone", "here", "well")]
        board.calls = {line.name: line for line in lines}
        for node in ("here", "gone"):
            await finder.say_gone(node)
        await lines[0].broken.wait()
        await finder.close()
        await bus.close()
        return [line.broken.is_set() for line in lines]

    assert asyncio.run(broken()) == [True, False, False]


class Handing:
    """Leases of a match that one server is just handing over to another."""

    def __init__(self) -> None:
        self.holders = ["leaving", "leaving", "next"]

    async def holder(self, _match: str) -> str:
        return self.holders.pop(0) if len(self.holders) > 1 else self.holders[0]

    async def bury(self, _node: str) -> bool:
        return False


class Dead:
    """Leases of a match whose server is gone, and was given up before the database had noticed: another one has it as
    soon as somebody asks again."""

    def __init__(self) -> None:
        self.name = "gone"

    async def holder(self, _match: str) -> str:
        return self.name

    async def bury(self, _node: str) -> bool:
        self.name = "next"
        return True

    async def look_for_orphans(self) -> None:
        """There are none."""


@pytest.mark.parametrize("leases", [Handing, Dead])
def test_whoever_comes_while_nobody_plays_a_match_is_passed_on_to_the_new_server(leases: type[Handing | Dead]) -> None:
    """The old one has said goodbye and is not heard of again; or it is gone, and whoever comes looks for it anew."""

    async def found() -> str | None:
        board = new_board()
        assert board.bus is not None
        board.registry.matches, board.registry.tasks = OrderedDict(), set()
        board.leases = leases()  # type: ignore[assignment]
        board.bus.seconds = 1_000.0
        board.bus.last_heard["next"] = asyncio.get_running_loop().time()
        async with asyncio.timeout(20.0):
            return await board.elsewhere({"type": "http", "path": "/api/matches/m"})  # type: ignore[typeddict-item]

    assert asyncio.run(found()) == "next"
