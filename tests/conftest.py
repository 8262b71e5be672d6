"""What holds for all tests."""

import os
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from typing import TypeVar

import pytest

from tests.services import nats, postgres
from tests.services.nats import Nats
from tests.services.postgres import HASTY, Postgres
from tests.services.service import Missing

Had = TypeVar("Had")

# Here tests talk to processes of their own, which a busy machine may starve of time.
WITH_PROCESSES = ("bars", "bench", "browser", "chaos", "cli", "client", "docs", "lab", "server")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """In `make test` what was starved of time gets a second try; the summary tells which test needed it."""
    if os.environ.get("VERVET_REQUIRE_BROWSER") == "1":
        for item in items:
            if item.nodeid.removeprefix("tests/").split("/")[0] in WITH_PROCESSES:
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """CPython 3.11 cannot parse in two threads at once, and a traceback is parsed where it is shown: while a server of
    the test's logs one, pytest would end with an internal error instead of telling what failed."""
    try:
        return (yield)
    except SystemError:
        return pytest.TestReport.from_item_and_call(item, call)


# Servers of others. Each is started once for all tests that need it.


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with closing(had(lambda: postgres.start(*HASTY))) as server:
        yield server


@pytest.fixture
def postgres_database(postgres_server: Postgres) -> Iterator[str]:
    """The address of a database that is new."""
    with postgres_server.database() as address:
        yield address


@pytest.fixture(scope="session")
def nats_server() -> Iterator[Nats]:
    with closing(had(nats.start)) as server:
        yield server


def had(start: Callable[[], Had]) -> Had:
    """The server, or what came of it; where it cannot be had the test is skipped, which `make test` does not accept."""
    try:
        return start()
    except Missing as missing:
        if os.environ.get("VERVET_REQUIRE_BROWSER") == "1":
            pytest.fail(str(missing), pytrace=False)
        pytest.skip(str(missing))
