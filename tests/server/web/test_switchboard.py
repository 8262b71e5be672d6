"""One end of a line between servers: what is lost is noticed, what comes twice is not heard twice."""

import asyncio

import pytest
from msgspec import msgpack

from vervet.server.web.switchboard import MOST_WAITING, Broken, Frame, Line


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
    from vervet.server.web.switchboard import Switchboard

    board = Switchboard.__new__(Switchboard)
    board.calls, board.answers, board.tasks = {}, {}, set()
    board.hear(garbage)
    assert (board.calls, board.answers) == ({}, {})
