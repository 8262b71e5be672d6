"""Servers for the client's tests, and people who come together at them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from examples.sealed_bid import GAME as SEALED_BID

from tests.server.running import Process, Running, new_settings
from vervet.client import Site


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    games = {SEALED_BID.name: SEALED_BID}
    with (
        closing(Running(new_settings(tmp_path), games)) as server,
        closing(Site(f"http://127.0.0.1:{server.port}")) as site,
    ):
        yield site


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Site]:
    """A server that waits for a number only for a moment, though long enough for a busy machine."""
    settings = new_settings(tmp_path, reveal_seconds=4.0)
    with closing(Running(settings)) as server, closing(Site(f"http://127.0.0.1:{server.port}")) as site:
        yield site


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts a server process, always on the same database."""
    with ExitStack() as stack:
        yield lambda **more: stack.enter_context(closing(Process(str(tmp_path / "vervet.sqlite"), **more)))
