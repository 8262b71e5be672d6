"""Two browsers at three servers behind a proxy: the server that plays their match is killed, the next one stopped, and
they play on."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, contextmanager
from secrets import token_hex

import pytest
from playwright.sync_api import WebSocket

from tests.browser.test_link import Pair, lost
from tests.browser.visitor import LOST, Visitor
from tests.conftest import had
from tests.server.running import Process, Site
from tests.services import caddy
from tests.services.nats import Nats
from tests.services.postgres import Postgres

pytestmark = pytest.mark.browser


class Nodes:
    """Three servers, and the port of the proxy before them."""

    def __init__(self, server: Postgres, database: str, bus: str, stack: ExitStack) -> None:
        self.server = server
        self.database = database
        name = token_hex(4)
        self.nodes: dict[str, Process] = {}
        for number in range(3):
            more = {"VERVET_BUS": bus, "VERVET_NODE": f"{name} {number}", "VERVET_PROXIES": "127.0.0.1"}
            self.nodes[more["VERVET_NODE"]] = stack.enter_context(closing(Process(database, **more)))
        ports = [node.port for node in self.nodes.values()]
        proxy = stack.enter_context(closing(had(lambda: caddy.start(0, ports))))
        self.site = stack.enter_context(closing(Site(proxy.port)))

    def player(self) -> str:
        """The one that plays the match, as the database has it. (Playwright has a loop in this thread.)"""
        with ThreadPoolExecutor(1) as pool:
            asked = pool.submit(self.server.query, "SELECT node FROM lease WHERE node IS NOT NULL", self.database)
            ((found,),) = asked.result()
        return str(found)

    def end_player(self, number: signal.Signals) -> None:
        self.nodes.pop(self.player()).end(number)


@contextmanager
def new_database(server: Postgres) -> Iterator[str]:
    """Made by another thread: Playwright has a loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        database = server.database()
        yield pool.submit(database.__enter__).result()
        pool.submit(database.__exit__, None, None, None).result()


@contextmanager
def moved(visitor: Visitor) -> Iterator[None]:
    """Somebody whose page finds another server meanwhile: what is chosen before the new table comes is swept away."""
    begun: list[WebSocket] = []

    def note(wire: WebSocket) -> None:
        begun.append(wire)

    visitor.page.on("websocket", note)
    yield
    while not begun:
        visitor.page.wait_for_timeout(10)
    visitor.catch_up(0)


@pytest.fixture
def nodes(postgres_server: Postgres, nats_server: Nats) -> Iterator[Nodes]:
    with ExitStack() as stack:
        yield Nodes(postgres_server, stack.enter_context(new_database(postgres_server)), nats_server.address, stack)


def test_two_browsers_play_on_while_the_servers_of_their_match_end_one_after_the_other(
    nodes: Nodes, visit: Callable[..., Visitor]
) -> None:
    pair = Pair(visit(nodes.site), visit(nodes.site))
    for visitor in (pair.host, pair.guest):
        # What the browser itself says of a connection that was cut.
        visitor.forgive(LOST)
        visitor.forgive("status of 50[234]")
    pair.play(4)
    for number in (signal.SIGKILL, signal.SIGTERM):
        with moved(pair.host), moved(pair.guest):
            nodes.end_player(number)
        pair.play(3)
    assert [lost(visitor).count() for visitor in (pair.host, pair.guest)] == [0, 0]
