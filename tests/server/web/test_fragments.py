"""WebSocket frames in any pieces: what is read of them, what is forbidden, and that nobody fills the memory so."""

import re
import socket
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.running import PATIENCE, Process
from vervet.server.web.frames import (
    BINARY,
    CLOSE,
    CONTINUATION,
    MOST_BYTES,
    MOST_FRAMES,
    PING,
    TEXT,
    Frame,
    Reader,
    Violation,
    close_frame,
    frame,
)

MASK = b"\x01\x02\x03\x04"


def sent(kind: int, body: bytes, last: bool = True, mask: bytes = MASK) -> bytes:
    """A frame as a client sends it."""
    whole = frame(kind, body)
    head = whole[: len(whole) - len(body)]
    masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(body))
    return bytes((head[0] if last else head[0] & 0x7F, head[1] | 0x80)) + head[2:] + mask + masked


def fed(reader: Reader, data: bytes, piece: int) -> list[Frame]:
    pieces = [data[at : at + piece] for at in range(0, len(data), piece)]
    return [found for each in pieces for found in reader.feed(each)]


@given(
    st.lists(st.tuples(st.sampled_from([TEXT, BINARY]), st.binary(max_size=70_000)), max_size=3), st.integers(1, 9999)
)
def test_whole_messages_are_read_in_any_pieces(messages: list[tuple[int, bytes]], piece: int) -> None:
    data = b"".join(sent(kind, body) for kind, body in messages)
    assert fed(Reader(100_000), data, piece) == [Frame(kind, body) for kind, body in messages]


@given(st.lists(st.binary(max_size=300), min_size=1, max_size=6), st.integers(1, 500))
def test_a_message_in_several_frames_is_one_and_others_may_speak_in_between(parts: list[bytes], piece: int) -> None:
    kinds = [TEXT] + [CONTINUATION] * (len(parts) - 1)
    frames = [
        sent(kind, part, last=at == len(parts)) for at, (kind, part) in enumerate(zip(kinds, parts, strict=True), 1)
    ]
    data = sent(PING, b"there?").join(frames)
    found = fed(Reader(10_000), data, piece)
    assert [each for each in found if each.kind == PING] == [Frame(PING, b"there?")] * (len(parts) - 1)
    assert [each for each in found if each.kind != PING] == [Frame(TEXT, b"".join(parts))]


def test_of_a_long_message_only_the_beginning_is_kept_and_it_is_longer_than_allowed() -> None:
    reader = Reader(1000)
    found = fed(reader, sent(TEXT, b"x" * 500_000), 4096)
    assert 1000 < len(found[0].body) < 6000
    assert fed(reader, sent(TEXT, b"next"), 4096) == [Frame(TEXT, b"next")]


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(TEXT, b"bare"), 1002),
        (b"\xc1\x80" + MASK, 1002),
        (b"\x83\x80" + MASK, 1002),
        (sent(CONTINUATION, b"of nothing"), 1002),
        (sent(TEXT, b"a", last=False) + sent(TEXT, b"b"), 1002),
        (sent(PING, b"in pieces", last=False), 1002),
        (b"\x89\xfe\x00\x7e" + MASK, 1002),
        (b"\x81\xff" + (MOST_BYTES + 1).to_bytes(8, "big") + MASK, 1009),
        (b"\x81\xff" + b"\xff" * 8 + MASK, 1009),
        (sent(TEXT, b"", last=False) + sent(CONTINUATION, b"", last=False) * MOST_FRAMES, 1009),
    ],
)
def test_what_is_forbidden_ends_the_connection(data: bytes, code: int) -> None:
    with pytest.raises(Violation) as error:
        Reader(1000).feed(data)
    assert error.value.code == code


def test_endless_fragments_are_cut_off_and_take_no_memory(launch: Callable[..., Process]) -> None:
    """Twenty connections, each of which begins a message that does not end: they were 1.2 GB."""
    server = launch()
    piece = sent(CONTINUATION, bytes(64 << 10), last=False, mask=bytes(4))
    before = memory(server)
    with ExitStack() as stack:
        lines = [stack.enter_context(dial(server.port)) for _ in range(20)]
        for line in lines:
            line.sendall(sent(TEXT, b"{", last=False))
        # As much as one of them may send without being sent away, and nothing is kept of it.
        for _ in range(48):
            for line in lines:
                line.sendall(piece)
        for line in lines:
            line.sendall(sent(PING, b"there?"))
            assert line.recv(100) == frame(10, b"there?")
        assert memory(server) - before < 30 << 20
        for line in lines:
            assert close_code(line, piece) == 1009
    assert server.http.get("/api/health").status_code == 200


def test_whoever_reads_no_pongs_fills_no_memory(launch: Callable[..., Process]) -> None:
    server = launch()
    before = memory(server)
    pings = sent(PING, bytes(125), mask=bytes(4)) * 500
    with dial(server.port) as line:
        # It is sent away long before all have been sent.
        with suppress(BrokenPipeError, ConnectionResetError):
            for _ in range(600):
                line.sendall(pings)
        # They were nearly as much as was sent, 37 MiB.
        assert memory(server) - before < 12 << 20
    assert server.http.get("/api/health").status_code == 200


def dial(port: int) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    lines = (
        "GET /api/matches/none/play HTTP/1.1",
        f"host: 127.0.0.1:{port}",
        "upgrade: websocket",
        "connection: Upgrade",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    line.sendall("\r\n".join([*lines, "", ""]).encode())
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101")
    assert b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo=" in answer
    return line


def close_code(line: socket.socket, piece: bytes) -> int:
    """What a connection is closed with that goes on sending; at most 64 MiB of it."""
    for _ in range(1024):
        try:
            line.sendall(piece)
        except (BrokenPipeError, ConnectionResetError):
            break
        line.setblocking(False)
        try:
            answer = line.recv(100)
        except BlockingIOError:
            continue
        finally:
            line.settimeout(PATIENCE)
        return int.from_bytes(answer[2:4], "big") if answer[:1] == close_frame(1009)[:1] else 0
    return 0


def memory(server: Process) -> int:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii"))
    assert found is not None
    return int(found[1]) * 1024


def test_a_goodbye_is_answered(launch: Callable[..., Process]) -> None:
    server = launch()
    with dial(server.port) as line:
        line.sendall(sent(CLOSE, (1000).to_bytes(2, "big")))
        assert line.recv(100) == close_frame(1000)
        assert line.recv(100) == b""
