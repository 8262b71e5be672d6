"""The program that throws wrong inputs: it finds nothing in a small run, and finds what is there to be found."""

from random import Random

from msgspec import json

from tests.fuzz.documents import Documents
from tests.fuzz.mutation import changed_bytes, changed_document
from tests.fuzz.page import page
from tests.fuzz.requests import end_of, ending
from tests.fuzz.run import run
from tests.fuzz.tally import ANSWERED, BROKEN, CLOSED, LEFT, REFUSED
from tests.fuzz.target import is_error


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
