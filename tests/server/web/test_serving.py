"""Starting the server."""

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec

import pytest

from tests.server.running import Running, free_port
from vervet.server import DEFAULT_PORT, SettingError
from vervet.server.web.address import loopback
from vervet.server.web.serving import choose_port, run_in_loop, shown_host


def test_the_port_asked_for_is_used_or_an_error_says_why_not() -> None:
    port = free_port()
    assert choose_port("127.0.0.1", port) == port
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        with pytest.raises(SettingError, match=f"cannot serve at 127.0.0.1 port {busy.getsockname()[1]}"):
            choose_port("127.0.0.1", busy.getsockname()[1])


def test_when_the_usual_port_is_busy_a_free_one_is_chosen() -> None:
    with socket.socket() as busy:
        busy.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            busy.bind(("127.0.0.1", DEFAULT_PORT))
            busy.listen()
        except OSError:
            pass
        assert choose_port("127.0.0.1", None) not in (0, DEFAULT_PORT)


@pytest.mark.parametrize(("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::1", "[::1]")])
def test_the_address_is_shown_as_a_browser_accepts_it(host: str, shown: str) -> None:
    assert shown_host(host) == shown


def test_loopback_addresses_are_recognised() -> None:
    assert [loopback(host) for host in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "example.org")] == [
        True,
        True,
        True,
        False,
        False,
    ]


def test_a_server_answers_only_to_its_names(start: Callable[..., Running]) -> None:
    server = start(hosts=("127.0.0.1",))
    assert server.http.get("/api/health").status_code == 200
    answer = server.http.get("/api/health", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (421, "malformed")


def test_a_wrong_setting_ends_the_program_with_a_sentence_and_code_2() -> None:
    command = [sys.executable, "-m", "vervet.server", str(free_port())]
    done = subprocess.run(
        command, env={**os.environ, "VERVET_DATABASE": "mysql://x/y"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith("vervet: VERVET_DATABASE: expected a file")


def test_metrics_have_a_port_of_their_own() -> None:
    port = str(free_port())
    command = [sys.executable, "-m", "vervet.server", port]
    done = subprocess.run(
        command, env={**os.environ, "VERVET_METRICS": port}, capture_output=True, text=True, check=False, timeout=60
    )
    assert (done.returncode, done.stderr.startswith(f"vervet: VERVET_METRICS: port {port} is the one")) == (2, True)


def test_it_runs_in_the_quickest_loop_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without uvloop, as on Windows, in asyncio's own."""
    quickest, found = "uvloop" if find_spec("uvloop") else "asyncio", list[str]()

    async def look() -> None:
        found.append(type(asyncio.get_running_loop()).__module__.partition(".")[0])

    run_in_loop(look())
    monkeypatch.setitem(sys.modules, "uvloop", None)
    run_in_loop(look())
    assert found == [quickest, "asyncio"]
