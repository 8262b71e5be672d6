"""The whole table in a page: static files below some prefix, nothing else asked for, played without a network."""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import ROOT
from tests.browser.static import PREFIX, FileServer
from tests.browser.test_bot import act
from tests.browser.visitor import Visitor
from vervet.catalog import game
from vervet.core.log import replay
from vervet.device.site.__main__ import build
from vervet.server.web.pages import FOLDER

pytestmark = pytest.mark.browser
MOST_ACTIONS = 30


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    """The site as `make site` builds it, without the documentation."""
    root = tmp_path_factory.mktemp("host")
    folder = root / PREFIX.strip("/")
    folder.parent.mkdir()
    build(folder, FOLDER, ROOT / "web", ROOT / "build" / "bytecode")
    with closing(FileServer(root)) as server:
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


def begin_short_game(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.unfold()
    visitor.called("combobox", "web-bot-of", seat=2).select_option(value="random")
    visitor.page.get_by_text(visitor.say("web-options-advanced")).click()
    visitor.called("spinbutton", "itchy-monkey-option-rounds").fill("2")
    visitor.button("web-play").click()
    expect(visitor.board).to_be_visible()


def play_on(visitor: Visitor, most: int) -> None:
    """Do whatever is offered, until the end or so many times."""
    mine = visitor.part("turn").get_by_text(visitor.say("web-your-turn"))
    outcome = visitor.part("outcome")
    for _ in range(most):
        # The bot does nothing outside its turn, so nothing changes between these looks.
        expect(mine.or_(outcome).first).to_be_visible()
        if outcome.count():
            break
        done = visitor.steps.count()
        act(visitor)
        expect(visitor.steps.nth(done)).to_be_attached()


def test_a_game_goes_on_after_its_tab_was_closed_and_ends_without_a_network(come: Callable[..., Visitor]) -> None:
    visitor = come()
    begin_short_game(visitor)
    expect(visitor.part("device")).to_contain_text(visitor.say("web-device"))
    play_on(visitor, 2)
    shown = [step["title"] for step in visitor.look(steps='[data-testid="log"] button[aria-pressed]')["steps"]]
    visitor.page.close()
    visitor.page = visitor.context.new_page()
    visitor.go("/")
    # Nobody can come here by a link, so nobody is invited.
    expect(visitor.button("web-lobby-invite")).to_have_count(0)
    visitor.page.get_by_role("link", name=visitor.say("itchy-monkey-name")).click()
    expect(visitor.board).to_be_visible()
    expect(visitor.steps.nth(len(shown) - 1)).to_be_attached()
    visitor.context.set_offline(True)
    play_on(visitor, MOST_ACTIONS)
    expect(visitor.part("outcome")).to_contain_text(visitor.say("outcome-draw"))
    with visitor.page.expect_download() as download:
        visitor.button("web-download-log").click()
    log = json.loads(Path(download.value.path()).read_text("utf-8"))
    # The rules of this Python agree with what the page's has made of it.
    match = replay(game("itchy-monkey"), log)
    assert match.state.outcome() is not None
    visitor.button("web-check").click()
    expect(visitor.part("verdict")).to_have_attribute("data-result", "proven")
