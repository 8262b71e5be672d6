"""The program that throws wrong inputs: it finds nothing in a small run, and finds what is there to be found."""

import asyncio
from asyncio import StreamReader, StreamWriter
from random import Random
from typing import cast

import pytest
from msgspec import json

from tests.fuzz.documents import Documents
from tests.fuzz.mutation import changed_bytes, changed_document
from tests.fuzz.page import page
from tests.fuzz.requests import end_of, ending
from tests.fuzz.run import many, run
from tests.fuzz.sayings import Sayings
from tests.fuzz.tally import ANSWERED, BROKEN, CLOSED, LEFT, REFUSED, Tally
from tests.fuzz.target import is_error
from tests.fuzz.wire import Wire
from tests.server.running import Site
from vervet.client.tables import LostTrack


def test_a_small_run_finds_nothing() -> None:
    said: list[str] = []
    tally = run(600, 1, said.append)
    assert tally.faults == []
    assert tally.bad() == 0
    assert {"HTTP", "WebSocket frames", "messages", "documents"} <= set(tally.kinds)
    assert tally.thrown() >= 600 - 60 * len(tally.missing) - 5
    text = page(tally)
    assert f"**{tally.thrown():,} inputs**" in text and "0 tracebacks" in text


def test_what_is_changed_follows_from_the_seed() -> None:
    document = {"type": "act", "id": 1, "action": {"kind": "place", "cell": "a1"}}
    for seed in range(50):
        made = [changed_document(Random(seed), document) for _ in range(2)]
        assert json.encode(made[0]) == json.encode(made[1])
        assert changed_bytes(Random(seed), b"some bytes") == changed_bytes(Random(seed), b"some bytes")
    assert document == {"type": "act", "id": 1, "action": {"kind": "place", "cell": "a1"}}


def test_what_stands_behind_an_answer_is_heard_and_what_does_not_fit_is_a_fault() -> None:
    """A change in the same frame as the pong was lost once, and the next one fitted no more."""
    table = {"type": "table", "seat": 0, "held": [0], "version": 1, "told": 1, "head": "a", "reset": True}
    whole = {**table, "view": {"cards": []}, "steps": [], "trail": []}
    grown = {"type": "change", "version": 2, "told": 2, "head": "b", "view": [{"at": ["cards"], "to": [{"n": 1}]}]}
    turned = {"type": "change", "version": 3, "told": 3, "head": "c", "view": [{"at": ["cards", 0, "n"], "to": 2}]}
    gone = {**turned, "view": [{"at": ["cards", 1, "n"], "to": 2}]}
    other = {**whole, "version": 3, "told": 3, "head": "c", "view": {"cards": [{"n": 3}]}}

    async def heard(*frames: object) -> Sayings:
        sayings = Sayings(Site(0))
        reader = StreamReader()
        for frame in frames:
            text = json.encode(frame)
            reader.feed_data(bytes((0x81, 126)) + len(text).to_bytes(2, "big") + text)
        # Nothing is sent.
        sayings.wire = Wire(reader, cast(StreamWriter, None))
        for number in range(len(frames)):
            await sayings.hear(number, [])
        return sayings

    def pong(number: int, *more: object) -> list[object]:
        return [{"type": "pong", "id": number}, *more]

    sayings = asyncio.run(heard(pong(0, whole), pong(1, grown), pong(2, turned)))
    assert sayings.table["view"] == {"cards": [{"n": 2}]}
    for wrong in (gone, {**other, "type": "table"}):
        with pytest.raises(LostTrack):
            asyncio.run(heard(pong(0, whole), pong(1, grown), pong(2, turned), pong(3, wrong)))


def test_what_nobody_has_thought_of_is_a_fault_and_no_end() -> None:
    async def throw(random: Random, count: int) -> list[tuple[str, bytes]]:
        if random.random() < 0.5:
            raise IndexError("list index out of range")
        return [(ANSWERED, b"")] * count

    tally = Tally(1)
    asyncio.run(many(tally, "messages", 400, [throw], 0, [].append))
    assert tally.thrown() == 400 and 0 < tally.bad() < 400
    assert "IndexError" in tally.faults[0]


def test_what_must_not_be_is_noticed() -> None:
    assert is_error('{"level": "error", "message": "request"}')
    assert is_error("Traceback (most recent call last):")
    assert not is_error('{"level": "warning", "message": "no frame"}')
    assert [end_of(b"HTTP/1.1 500 x"), end_of(b"HTTP/1.1 404 x"), end_of(b"HTTP/1.1 200 x"), end_of(b"")] == [
        BROKEN,
        REFUSED,
        ANSWERED,
        CLOSED,
    ]
    assert ending(b"GET / HTTP/1.1\r\nhost: a\r\n\r\n") == ANSWERED
    assert ending(b"GET / HTTP/1.1\r\nhost: a\r\n") == LEFT

    def fail() -> None:
        raise KeyError("x")

    assert Documents().end(fail).startswith(BROKEN)
