"""A server, a browser and its visitors; without a browser the tests are skipped, or fail where it is required."""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import arguments, executable, missing
from tests.browser.shared_site import shared_site
from tests.browser.static import FileServer
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.running import Process


@pytest.fixture(scope="package", autouse=True)
def all_there() -> None:
    """Without a browser or a built client nothing can be tested here, which `make test` does not accept."""
    if reason := missing():
        if os.environ.get("VERVET_REQUIRE_BROWSER") == "1":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # Not for the whole session: while Playwright is running, no other test can run an event loop of its own.
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=executable(), args=arguments(), timeout=3 * PATIENCE)
        yield chromium
        chromium.close()


@pytest.fixture(scope="package")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server, with the usual limits, for all tests that do not need their own."""
    database = tmp_path_factory.mktemp("browser") / "vervet.sqlite"
    with closing(Process(str(database))) as server:
        yield server


@pytest.fixture(scope="package")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server whose windows close almost as soon as everybody has answered."""
    database = tmp_path_factory.mktemp("arena") / "vervet.sqlite"
    limits = {"VERVET_MESSAGES_PER_SECOND": "1000", "VERVET_MESSAGE_BURST": "1000"}
    clock = {"VERVET_BOT_SECONDS": "0.02", "VERVET_WINDOW_SECONDS": "0"}
    with closing(Process(str(database), None, **limits, **clock)) as server:
        yield server


@pytest.fixture
def launch(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """Starts a server for one test alone, always on the same database."""
    with ExitStack() as stack:
        yield lambda **more: stack.enter_context(closing(Process(str(tmp_path / "vervet.sqlite"), **more)))


@pytest.fixture
def visit(
    browser: Browser,
    table: Process,
    launch: Callable[..., Process],  # noqa: ARG001  (its servers must outlive the visitors, who would complain)
) -> Iterator[Callable[..., Visitor]]:
    """Somebody comes with their own browser; whatever goes wrong in its pages fails the test."""
    visitors: list[Visitor] = []

    def come(site: Process = table, **likes: object) -> Visitor:
        visitors.append(Visitor(browser, f"http://127.0.0.1:{site.port}", **likes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert troubles == [], "the pages complained"


@pytest.fixture(scope="package")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    """The site as `make site` builds it, without the documentation."""
    with closing(FileServer(shared_site(tmp_path_factory))) as server:
        yield server


@pytest.fixture
def come(browser: Browser, files: FileServer) -> Iterator[Callable[..., Visitor]]:
    """Somebody opens the site in a browser of their own; whatever goes wrong in its pages fails the test, and so does
    every question to another address."""
    visitors: list[Visitor] = []
    asked: list[str] = []

    def visit(**likes: object) -> Visitor:
        visitor = Visitor(browser, files.address, **likes)  # type: ignore[arg-type]
        visitor.context.on("request", lambda request: asked.append(request.url))
        visitors.append(visitor)
        return visitor

    yield visit
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert troubles == [], "the pages complained"
    strange = [url for url in asked if not url.startswith((files.address, f"blob:{files.host}", "data:"))]
    assert strange == [], "something else was asked for"
