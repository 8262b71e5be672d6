"""Nothing that ends leaves garbage that only Python's collector finds; and if something does, it is found."""

import gc
import json
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.client import HTTPConnection

import pytest

from tests.server.conftest import Pair
from tests.server.running import Running
from vervet.server.web.socket_line import GOODBYE_SECONDS
from vervet.server.web.sweeper import GROWTH, GROWTH_AT_REST, Sweeper

MADE = json.dumps({"game": "itchy-monkey", "seats": [{"kind": "here"}] * 2})
PATIENCE = 30.0


class Knot:
    """Holds itself up."""

    def __init__(self) -> None:
        self.knot = self


@contextmanager
def collected() -> Iterator[list[str]]:
    """What of the server's the collector finds of that which was made meanwhile."""
    found: list[str] = []
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        yield found
        gc.collect()
        found += sorted(kind for each in gc.garbage if (kind := type(each).__module__).startswith(("vervet", "lites")))
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()


def ask(server: Running, method: str, path: str, body: str | None = None) -> int:
    connection = HTTPConnection("127.0.0.1", server.port)
    connection.request(method, path, body, {"content-type": "application/json"})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    return answer.status


def gone(server: Running) -> None:
    """Wait until nobody is there any more, and their matches are out of memory."""
    registry, end = server.application.registry, time.monotonic() + PATIENCE
    while (registry.clients or registry.matches) and time.monotonic() < end:
        time.sleep(0.05)
    assert not registry.clients and not registry.matches
    # Whoever has gone had a moment to answer the goodbye.
    time.sleep(GOODBYE_SECONDS + 0.2)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/health", None, 200),
        ("GET", "/", None, 200),
        ("GET", "/api/nothing", None, 404),
        ("POST", "/api/matches", MADE, 201),
        ("POST", "/api/matches", "{", 400),
        ("POST", "/api/matches", "x" * 300_000, 413),
    ],
)
def test_a_request_leaves_nothing(
    start: Callable[..., Running], method: str, path: str, body: str | None, status: int
) -> None:
    server = start()
    ask(server, method, path, body)
    with collected() as found:
        for _ in range(3):
            assert ask(server, method, path, body) == status
        time.sleep(0.2)
    assert found == []


def test_moves_and_those_who_made_them_leave_nothing(start: Callable[..., Running]) -> None:
    server = start(idle_seconds=0.05)
    Pair(server).close()
    gone(server)
    with collected() as found:
        pair = Pair(server)
        for version in range(1, 6):
            pair.mover().act_first()
            for player in pair.players:
                player.see(version)
        pair.close()
        del pair, player
        gone(server)
    assert found == []


def test_a_match_with_a_bot_leaves_nothing(start: Callable[..., Running]) -> None:
    server = start(idle_seconds=0.05)

    def play() -> None:
        made = server.create("here", "random")
        player = server.player(made["match"], made["seats"][0]["token"])
        player.see(0)
        while player.table["version"] < 4:
            if player.table["asked"] == [0]:
                player.act_first()
            player.see(player.table["version"] + 1)
        player.close()

    play()
    gone(server)
    with collected() as found:
        play()
        gone(server)
    assert found == []


def test_what_holds_itself_up_is_found_when_memory_has_grown() -> None:
    knot = Knot()
    alive = weakref.ref(knot)
    sweeper = Sweeper()
    del knot
    sweeper.known = 100
    assert not sweeper.due(int(100 * GROWTH), resting=False) and sweeper.due(int(100 * GROWTH) + 1, resting=False)
    assert not sweeper.due(int(100 * GROWTH_AT_REST), resting=True) and sweeper.due(126, resting=True)
    assert alive() is not None
    sweeper.sweep()
    assert alive() is None and sweeper.known > 100


def test_a_server_rests_where_hardly_anything_is_made() -> None:
    sweeper = Sweeper()
    sweeper.resting()
    kept = [object() for _ in range(5_000)]
    assert not sweeper.resting()
    assert sweeper.resting()
    del kept
