"""Servers for tests, and a match with two players."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from examples.sealed_bid import GAME as SEALED_BID

from tests.server.running import Player, Process, Running, new_settings
from tests.server.sealed import Sealed
from vervet.core.game import Game

SECRET: dict[str, Game] = {"sealed": Sealed(), "sealed-bid": SEALED_BID}


class Pair:
    """A match of Itchy Monkey with a client at each seat."""

    def __init__(self, server: Running) -> None:
        made = server.create("here", "here", options={"rounds": 2})
        self.match = str(made["match"])
        self.tokens: list[str] = [seat["token"] for seat in made["seats"]]
        self.players = [server.player(self.match, token) for token in self.tokens]
        for player in self.players:
            player.see(0)

    def asked(self) -> int:
        return int(self.players[0].table["asked"][0])

    def mover(self) -> Player:
        return self.players[self.asked()]

    def waiter(self) -> Player:
        return self.players[1 - self.asked()]

    def close(self) -> None:
        for player in self.players:
            player.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that change nothing about it; it also plays games with secrets."""
    with closing(Running(new_settings(tmp_path_factory.mktemp("server")), SECRET)) as running:
        yield running


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts a server with settings of the test's own, on the test's own database."""
    with ExitStack() as stack:
        yield lambda **more: stack.enter_context(closing(Running(new_settings(tmp_path, **more), SECRET)))


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts a server process, always on the same database."""
    database = str(tmp_path / "vervet.sqlite")
    with ExitStack() as stack:
        yield lambda **more: stack.enter_context(closing(Process(database, **more)))


@pytest.fixture
def pair(server: Running) -> Iterator[Pair]:
    pair = Pair(server)
    yield pair
    pair.close()
