"""A hostile visitor: connections that ask for nothing, heads and frames that no browser sends, and too much of all."""

import re
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress

import pytest

from tests.server.running import PATIENCE, Process, Running
from tests.server.web.test_fragments import dial, memory, sent
from vervet.server.web.frames import CLOSE, PING, PONG, TEXT, close_frame
from vervet.server.web.limit import network


def knock(port: int, data: bytes = b"") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    line.sendall(data)
    return line


def cut_off(line: socket.socket) -> bool:
    """Whether the server has nothing more to say, and says so."""
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def get(target: str, *headers: str, method: str = "GET", version: str = "1.1") -> bytes:
    return "\r\n".join([f"{method} {target} HTTP/{version}", "host: 127.0.0.1", *headers, "", ""]).encode()


def status(line: socket.socket) -> int:
    """Of the next answer."""
    found = re.match(rb"HTTP/1.1 (\d{3}) ", line.recv(100))
    return int(found[1]) if found else 0


def said(line: socket.socket) -> bytes:
    """All that comes, to the end."""
    answer = b""
    with suppress(ConnectionResetError):
        while piece := line.recv(65536):
            answer += piece
    return answer


def ask(server: Running | Process, request: bytes) -> int:
    with knock(server.port, request) as line:
        return status(line)


# How many.


@pytest.mark.parametrize("begun", [b"", b"GET /api/health HT", b"POST /api/matches HTTP/1.1\r\nhost: a\r\n"])
def test_an_address_has_so_many_connections_that_ask_for_nothing(start: Callable[..., Running], begun: bytes) -> None:
    server = start(requests_per_address=5)
    with ExitStack() as stack:
        # The client that tests ask with keeps a connection as well.
        server.http.close()
        lines = [stack.enter_context(knock(server.port, begun)) for _ in range(5)]
        with knock(server.port, get("/api/health")) as one_more:
            assert cut_off(one_more)
        lines.pop().close()
        wait_for(server, 4)
        assert ask(server, get("/api/health")) == 200


def test_whoever_has_become_a_websocket_is_counted_as_such(start: Callable[..., Running]) -> None:
    server = start(requests_per_address=2, connections_per_address=4)
    server.http.close()
    with ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(dial(server.port))
        assert ask(server, get("/api/health")) == 200


def test_whoever_comes_through_a_proxy_of_ours_is_not_counted_by_its_address(start: Callable[..., Running]) -> None:
    server = start(requests_per_address=2, proxies=("127.0.0.0/8",))
    with ExitStack() as stack:
        lines = [stack.enter_context(knock(server.port)) for _ in range(8)]
        for line in lines:
            line.sendall(get("/api/health", "x-forwarded-for: 192.0.2.1"))
            assert status(line) == 200


def test_through_a_proxy_of_ours_people_are_counted_by_the_address_it_names(start: Callable[..., Running]) -> None:
    server = start(requests_per_address=2, proxies=("127.0.0.0/8",))
    slow = get("/api/matches", "content-type: application/json", "content-length: 9", "x-forwarded-for: 192.0.2.1")
    with ExitStack() as stack:
        for _ in range(2):
            stack.enter_context(knock(server.port, slow.replace(b"GET", b"POST")))
        wait_for(server, 2)
        assert ask(server, get("/api/health", "x-forwarded-for: 192.0.2.1")) == 429
        assert ask(server, get("/api/health", "x-forwarded-for: 192.0.2.2")) == 200


def wait_for(server: Running, count: int) -> None:
    end = time.monotonic() + PATIENCE
    while server.application.porch.total != count:
        assert time.monotonic() < end, server.application.porch.inside
        time.sleep(0.01)


def test_all_together_have_so_many_and_seats_are_kept(start: Callable[..., Running]) -> None:
    server = start(connections=4)
    server.http.close()
    with dial(server.port), ExitStack() as stack:
        for _ in range(4):
            stack.enter_context(knock(server.port))
        with knock(server.port) as one_more:
            assert cut_off(one_more)


def test_a_server_takes_as_many_files_as_it_may_have() -> None:
    """Shells begin programs with 1,024: two addresses could take all, and then the database's file cannot be opened."""
    program = (
        "import resource\n"
        "from vervet.server.web.serving import lift_limit\n"
        "hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]\n"
        "resource.setrlimit(resource.RLIMIT_NOFILE, (min(64, hard), hard))\n"
        "lift_limit()\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE) == (hard, hard))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("True", "")


@pytest.mark.parametrize(
    ("address", "known"),
    [("192.0.2.1", "192.0.2.1"), ("::ffff:192.0.2.1", "192.0.2.1"), ("2001:db8::1", "2001:db8::/64"), ("x", "x")],
)
def test_an_old_address_in_the_new_style_is_one_address_and_not_all(address: str, known: str) -> None:
    assert network(address) == known


# Heads.


@pytest.mark.parametrize(
    ("request_bytes", "expected"),
    [
        (get("/api/health", *(f"x{number}: {'y' * 100}" for number in range(1500))), 431),
        (get("/api/health", f"x: {'y' * 100_000}"), 431),
        (get(f"/{'y' * 100_000}"), 431),
        (get("/api/health", version="1.0"), 200),
        (get("http://127.0.0.1/api/health"), 200),
        (get("HTTP://127.0.0.1:8428/api/health?x=1"), 200),
        (get("*", method="OPTIONS"), 204),
        (get("/api/health", "content-length: 1", "content-length: 2"), 400),
        (get("/api/health", "content-length: +1"), 400),
        (get("/api/health", "content-length: 3", "transfer-encoding: chunked", method="POST") + b"0\r\n\r\n", 400),
        (get("/api/health", "transfer-encoding: gzip, chunked", method="POST"), 501),
        (get("/api/health", "transfer-encoding : chunked", method="POST"), 400),
        (b"GET /api/health HTTP/1.1\r\n\r\n", 400),
        (get("/api/health", "host: other"), 400),
        (b"GET /api/health HTTP/1.1\r\nhost: a\x00b\r\n\r\n", 400),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400),
        (b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
        # The page itself, as at every address that is not one of ours.
        (get("/%ff%2e%2e/%2e%2e/etc/passwd"), 200),
        (get("/api/matches/a%00b"), 400),
        (get("http://127.0.0.1:99999/api/health"), 400),
        (get("http://127.0.0.1:x/api/health"), 400),
        (b"GET /api/health HTTP/1.1\r\nhost: 127.0.0.1:557531\r\n\r\n", 400),
        (b"GET /api/health HTTP/1.1\r\nhost: [::1\r\n\r\n", 400),
        (b"GET /api/health HTTP/1.1\r\nhost: a/b\r\n\r\n", 400),
        (b"GET /api/health HTTP/1.1\r\nhost: [::1]:8428\r\n\r\n", 200),
        (get("/assets/%2e%2e/%2e%2e/index.html"), 404),
        (get("/api/matches/%0d%0aset-cookie:x=1"), 404),
        (get("/api/health", method="TRACE"), 405),
        (get("example.org:443", method="CONNECT"), 405),
        (get("/api/health", method="!#$%&'*+-.^_`|~"), 405),
    ],
    ids=lambda value: repr(value)[:60],
)
def test_a_head_that_no_browser_sends(server: Running, request_bytes: bytes, expected: int) -> None:
    assert ask(server, request_bytes) == expected
    assert server.http.get("/api/health").status_code == 200


def test_the_name_in_the_address_counts_and_not_the_one_beside_it(start: Callable[..., Running]) -> None:
    server = start(hosts=("127.0.0.1",))
    assert ask(server, get("http://evil.example/api/health")) == 421
    assert ask(server, get("http://127.0.0.1/api/health").replace(b"host: 127.0.0.1", b"host: evil.example")) == 200


def test_many_requests_at_once_are_answered_one_after_the_other(server: Running) -> None:
    with knock(server.port, get("/api/health") * 300 + get("/api/health", "connection: close")) as line:
        assert said(line).count(b"HTTP/1.1 200") == 301


def test_a_body_in_a_great_many_pieces_is_read_or_refused(start: Callable[..., Running]) -> None:
    server = start(body_seconds=PATIENCE)
    head = get("/api/matches", "content-type: application/json", "transfer-encoding: chunked", method="POST")
    with knock(server.port, head + b"1\r\n \r\n" * 40_000 + b"2\r\n{}\r\n0\r\n\r\n") as line:
        assert status(line) == 400
    with knock(server.port, head + b"1\r\n \r\n" * 60_000) as line:
        line.settimeout(PATIENCE)
        with suppress(BrokenPipeError, ConnectionResetError):
            for _ in range(20):
                line.sendall(b"1\r\n \r\n" * 10_000)
        with suppress(ConnectionResetError):
            assert status(line) == 413
    assert server.http.get("/api/health").status_code == 200


def test_whoever_waits_to_be_told_so_sends_the_body_then(server: Running) -> None:
    more = ("content-type: application/json", "content-length: 2", "expect: 100-continue")
    with knock(server.port, get("/api/matches", *more, method="POST")) as line:
        assert line.recv(100) == b"HTTP/1.1 100 \r\n\r\n"
        line.sendall(b"{}")
        assert status(line) == 400
    with knock(server.port, get("/api/nowhere", *more, method="POST")) as line:
        assert status(line) == 404


# Handshakes and frames.

KEY = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ=="
WISH = ("upgrade: websocket", "connection: Upgrade", "sec-websocket-version: 13", KEY)


@pytest.mark.parametrize(
    ("changed", "version"),
    [
        ((*WISH[:3], "sec-websocket-key: tooshort"), "1.1"),
        ((*WISH[:3], f"sec-websocket-key: {'!' * 24}"), "1.1"),
        ((*WISH[:3], KEY, KEY), "1.1"),
        ((WISH[0], "connection: not-upgrade", *WISH[2:]), "1.1"),
        ((*WISH, "content-length: 5"), "1.1"),
        ((*WISH, "transfer-encoding: chunked"), "1.1"),
        (WISH, "1.0"),
    ],
)
def test_a_handshake_that_is_none(server: Running, changed: Sequence[str], version: str) -> None:
    # Then it is a request for something that is no page.
    assert ask(server, get("/api/matches/none/play", *changed, version=version)) in (404, 405)


@pytest.mark.parametrize("origin", ["http://[", "http://127.0.0.1:x", "null", "\xff", "http://evil.example"])
def test_a_page_from_nowhere_is_one_from_elsewhere(
    server: Running, origin: str, caplog: pytest.LogCaptureFixture
) -> None:
    wish = get("/api/matches/none/play", *WISH, "origin: \0").replace(b"\0", origin.encode("latin-1"))
    assert ask(server, wish) == 403
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


def test_a_websocket_of_another_version_is_told_which(server: Running) -> None:
    wish = [each.replace("13", "8") if "version" in each else each for each in WISH]
    with knock(server.port, get("/api/matches/none/play", *wish)) as line:
        answer = said(line)
    assert answer.startswith(b"HTTP/1.1 426 ")
    assert b"sec-websocket-version: 13\r\n" in answer


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ((1005).to_bytes(2, "big"), 1002),
        ((1006).to_bytes(2, "big"), 1002),
        ((999).to_bytes(2, "big"), 1002),
        ((5000).to_bytes(2, "big"), 1002),
        (b"\x03", 1002),
        ((1000).to_bytes(2, "big") + b"\xff\xfe", 1007),
        ((4321).to_bytes(2, "big") + "à bientôt".encode(), 4321),
    ],
)
def test_a_goodbye_is_answered_in_kind_or_called_wrong(server: Running, body: bytes, code: int) -> None:
    with dial(server.port) as line:
        line.sendall(sent(CLOSE, body))
        assert said(line) == close_frame(code)


def test_text_that_is_none_ends_the_connection(server: Running) -> None:
    with dial(server.port) as line:
        line.sendall(sent(TEXT, b"\xc3", last=False) + sent(0, b"\x28"))
        assert line.recv(100) == close_frame(1007)


@pytest.mark.parametrize("kind", [PING, PONG])
def test_whoever_only_says_that_they_are_there_is_sent_away(start: Callable[..., Running], kind: int) -> None:
    """A quarter of a megabyte of them is forty thousand, and kept everybody waiting for a quarter of a second."""
    server = start(join_seconds=10 * PATIENCE)
    with dial(server.port) as line:
        with suppress(BrokenPipeError, ConnectionResetError):
            line.sendall(sent(kind, b"") * 40_000)
        assert close_frame(1008) in said(line)


def test_short_messages_wait_outside_and_not_in_memory(launch: Callable[..., Process]) -> None:
    """Forty thousand that are empty came in one piece, and each was kept until its turn: 15 MB a connection."""
    server = launch(VERVET_CONNECTIONS_PER_ADDRESS="100")
    before = memory(server)
    with ExitStack() as stack:
        for _ in range(8):
            line = stack.enter_context(dial(server.port))
            line.settimeout(0.5)
            with suppress(TimeoutError, BrokenPipeError):
                line.sendall(sent(TEXT, b"") * 200_000)
        assert server.http.get("/api/health").status_code == 200
        assert memory(server) - before < 16 << 20


def test_long_messages_wait_outside_and_not_in_memory(launch: Callable[..., Process]) -> None:
    server = launch(VERVET_CONNECTIONS_PER_ADDRESS="100")
    before = memory(server)
    with ExitStack() as stack:
        for _ in range(8):
            line = stack.enter_context(dial(server.port))
            line.settimeout(0.5)
            with suppress(TimeoutError, BrokenPipeError):
                line.sendall(sent(TEXT, b" " * 60_000, mask=bytes(4)) * 100)
        assert server.http.get("/api/health").status_code == 200
        assert memory(server) - before < 10 << 20


def test_nothing_is_compressed_whatever_is_offered(server: Running) -> None:
    """So there are no bombs: a frame that says it is compressed is one of no known kind."""
    with knock(
        server.port, get("/api/matches/none/play", *WISH, "sec-websocket-extensions: permessage-deflate")
    ) as line:
        answer = b""
        while not answer.endswith(b"\r\n\r\n"):
            answer += line.recv(1)
        assert b"extensions" not in answer
        whole = sent(TEXT, b"\xaaV*\xa9,HU\xb2R*\xc8\xccKW\xaa\x05\x00")
        line.sendall(bytes((whole[0] | 0x40,)) + whole[1:])
        assert line.recv(100) == close_frame(1002)
