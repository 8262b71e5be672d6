"""On this device, without a network: whole games of the longer kinds, by keyboard and by touch, all lessons, and
nothing that keeps anybody from using the page."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.audit import Audit, everywhere
from tests.browser.chromium import AXE
from tests.browser.guest import pick_game
from tests.browser.static import FileServer
from tests.browser.test_after_us_keyboard import play_by_keyboard
from tests.browser.test_lessons import follow_coach
from tests.browser.test_phone import tap
from tests.browser.test_site import ready
from tests.browser.trainers import Trainer
from tests.browser.visitor import PHONE, Visitor
from tests.proofs.played import played
from vervet.catalog import game
from vervet.core.json import Json
from vervet.core.log import replay

pytestmark = pytest.mark.browser

MOST_TOUCHES = 3000


@pytest.fixture
def away(come: Callable[..., Visitor]) -> Callable[..., Visitor]:
    """Somebody who has been here before, and has no network now."""

    def visit(**likes: object) -> Visitor:
        visitor = come(**likes)
        leave_home(visitor)
        return visitor

    return visit


@pytest.fixture(scope="module")
def traveller(browser: Browser, files: FileServer) -> Iterator[Visitor]:
    """The same person, on a journey through several tests: each of them is another visit, which begins with what the
    first one has kept."""
    visitor = Visitor(browser, files.address, calm=True)
    leave_home(visitor)
    yield visitor
    assert visitor.leave() == [], "the pages complained"


@pytest.fixture
def afar(traveller: Visitor) -> Iterator[Visitor]:
    traveller.page = traveller.context.new_page()
    yield traveller
    traveller.page.close()


def leave_home(visitor: Visitor) -> None:
    visitor.go("/")
    ready(visitor)
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)


def log_of(visitor: Visitor) -> dict[str, Json]:
    visitor.unfold_outcome()
    with visitor.page.expect_download() as download:
        visitor.button("web-download-log").click()
    found: dict[str, Json] = json.loads(Path(download.value.path()).read_text("utf-8"))
    return found


def test_after_us_is_played_to_its_end_by_keyboard(afar: Visitor) -> None:
    play_by_keyboard(afar)
    assert replay(game("after-us"), log_of(afar)).state.outcome() is not None


def test_cheeky_monkeys_is_played_to_its_end_by_touch(away: Callable[..., Visitor]) -> None:
    visitor = away(size=PHONE, calm=True, language="fr")
    visitor.go("/")
    pick_game(visitor, "cheeky-monkeys")
    tap(visitor.button("web-play"))
    trainer, dice = Trainer(visitor), random.Random(5)
    expect(visitor.part("queue")).to_be_visible()
    for _ in range(MOST_TOUCHES):
        now = trainer.look()
        if now.over:
            break
        if now.able:
            tap(trainer.primary)
        elif options := now.count("options"):
            tap(trainer.options.nth(dice.randrange(options)))
        visitor.page.wait_for_timeout(40)
    expect(visitor.part("outcome")).to_be_visible()
    assert replay(game("cheeky-monkeys"), log_of(visitor)).state.outcome() is not None


@pytest.mark.parametrize("name", ["itchy-monkey", "after-us", "cheeky-monkeys"])
def test_all_lessons_are_done_without_a_network(afar: Visitor, name: str) -> None:
    afar.go(f"/#/learn/{name}")
    follow_coach(afar)


@everywhere
def test_the_page_on_this_device_is_accessible(
    come: Callable[..., Visitor], language: str, size: tuple[int, int]
) -> None:
    visitor = come(language=language, size=size, calm=True, scripts=[AXE])
    audit = Audit(visitor)
    visitor.go("/")
    visitor.button("web-play").click()
    expect(visitor.part("loading")).to_be_visible()
    audit.look("loading")
    expect(visitor.board).to_be_visible()
    audit.look("a table on this device")
    visitor.go("/")
    ready(visitor)
    audit.look("lobby with a match to resume")
    visitor.part("log-file").set_input_files(AXE)
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    audit.look("no saved game")
    assert audit.found == [], audit.report()


def test_a_game_played_elsewhere_is_watched_to_its_end(afar: Visitor, tmp_path: Path) -> None:
    match = played(game("itchy-monkey"), game("itchy-monkey").options.read({"rounds": 2}), 7)
    log, wrong = tmp_path / "log.json", tmp_path / "wrong.json"
    log.write_text(json.dumps(match.log()), "utf-8")
    wrong.write_text(json.dumps({**match.log(), "actions": []}), "utf-8")
    visitor = afar
    visitor.go("/")
    chooser = visitor.part("log-file")
    chooser.set_input_files(wrong)
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("web-device-open-wrong"))
    chooser.set_input_files(log)
    expect(visitor.board).to_be_visible()
    visitor.unfold_log()
    expect(visitor.steps).to_have_count(match.version)
    expect(visitor.part("outcome")).to_be_visible()
    assert log_of(visitor) == match.log()
