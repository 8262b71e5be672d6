"""A server that was for this computer alone is opened to its network, by somebody at this computer and nobody else."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tests.server.running import PATIENCE, Running, free_port
from vervet.server.web.network import own_addresses

# Every address that begins like this is this computer, and a listener at one does not hear what comes to another.
NEAR = "127.0.0.2"
NAMES = ("127.0.0.1",)


@pytest.fixture
def server(start: Callable[..., Running]) -> Running:
    running = start(hosts=NAMES)
    running.application.network.find = lambda: [NEAR]
    return running


def near(server: Running) -> httpx.Response:
    with httpx.Client(trust_env=False, timeout=PATIENCE) as guest:
        return guest.get(f"http://{NEAR}:{server.port}/api/health")


def test_it_says_that_only_this_computer_reaches_it_until_it_is_opened(server: Running) -> None:
    assert server.http.get("/api/network").json() == {"addresses": [], "openable": True}
    with pytest.raises(httpx.ConnectError):
        near(server)
    opened = server.http.post("/api/network")
    assert opened.json() == {"addresses": [f"http://{NEAR}:{server.port}"], "openable": False}
    assert near(server).status_code == 200
    assert server.http.get("/api/network").json() == opened.json()
    # Asked once more, nothing more happens.
    assert server.http.post("/api/network").json() == opened.json()


def test_other_names_are_still_refused_on_the_network(server: Running) -> None:
    server.http.post("/api/network")
    assert server.http.get("/api/health", headers={"host": "evil.example"}).status_code == 421


@pytest.mark.parametrize("header", ["x-forwarded-for", "forwarded", "via", "cf-connecting-ip"])
def test_whoever_comes_through_a_proxy_neither_opens_it_nor_learns_addresses(server: Running, header: str) -> None:
    answer = server.http.post("/api/network", headers={header: "203.0.113.7"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-here")
    server.http.post("/api/network")
    answer = server.http.get("/api/network", headers={header: "203.0.113.7"})
    assert answer.json() == {"addresses": [], "openable": False}


def test_a_page_of_another_site_does_not_open_it(server: Running) -> None:
    answer = server.http.post("/api/network", headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "not-here")


def test_behind_a_proxy_nobody_opens_it(start: Callable[..., Running]) -> None:
    server = start(proxies=("127.0.0.1",))
    assert server.http.post("/api/network").status_code == 403


def test_a_computer_without_a_network_says_so(server: Running) -> None:
    server.application.network.find = list
    answer = server.http.post("/api/network")
    assert (answer.status_code, answer.json()["code"]) == (409, "no-network")


@pytest.mark.skipif(not own_addresses(), reason="this computer is in no network")
def test_vervet_serve_lan_says_where_others_find_it_and_answers_there(tmp_path: Path) -> None:
    line = [sys.executable, "-u", "-m", "vervet", "serve", "--lan", "--no-open", "--port", str(free_port())]
    with subprocess.Popen(
        [*line, "--database", str(tmp_path / "lan.sqlite")], stdout=subprocess.PIPE, text=True
    ) as run:
        assert run.stdout is not None
        said = next(text for text in run.stdout if own_addresses()[0] in text)
        link = said.split()[-1]
        with httpx.Client(base_url=link, trust_env=False, timeout=PATIENCE) as guest:
            assert guest.get("api/health").status_code == 200
            assert guest.get("api/health", headers={"host": "evil.example"}).status_code == 421
        run.terminate()
        run.stdout.read()
    assert run.returncode == 0
