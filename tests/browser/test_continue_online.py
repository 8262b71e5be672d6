"""A game against a bot, begun on this device without a server, goes on at a server with a friend: two browsers, by
address, by file and by keyboard."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.audit import Audit
from tests.browser.chromium import AXE
from tests.browser.static import FileServer
from tests.browser.test_bot import play_on
from tests.browser.test_site import begin_short_game
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


@pytest.fixture
def alone(browser: Browser, files: FileServer) -> Iterator[Callable[..., Visitor]]:
    """Somebody who plays on this device, and may go somewhere else from there."""
    visitors: list[Visitor] = []

    def come(**likes: object) -> Visitor:
        visitors.append(Visitor(browser, files.address, calm=True, scripts=[AXE], **likes))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    troubles = [trouble for visitor in visitors for trouble in visitor.leave()]
    assert troubles == [], "the pages complained"


def open_dialog(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name=visitor.say("web-leave"), exact=True).locator("visible=true").click()
    expect(visitor.part("online")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"), [pytest.param("en", WIDE, id="en-wide"), pytest.param("fr", PHONE, id="fr-phone")]
)
def test_a_game_of_this_device_goes_on_with_a_friend_by_link(
    alone: Callable[..., Visitor],
    visit: Callable[..., Visitor],
    table: Process,
    language: str,
    size: tuple[int, int],
) -> None:
    host = alone(language=language, size=size)
    begin_short_game(host)
    # On a phone the log, by which moves are counted, lies folded.
    if size == WIDE:
        play_on(host, 2)
    local = host.page.url
    audit = Audit(host)
    open_dialog(host)
    online = host.part("online")
    audit.look("continue online")
    field = online.get_by_label(host.say("web-device-server"))
    field.fill("no server at all")
    field.press("Enter")
    expect(online.get_by_role("alert")).to_have_text(host.say("web-device-online-wrong"))
    expect(field).to_be_focused()
    field.fill(f"http://127.0.0.1:{table.port}/match/some-match")
    field.press("Enter")
    # At the server now; nothing of the game is left in the address, and nothing has been made yet.
    expect(host.part("bring-found")).to_be_visible()
    expect(host.page).to_have_url(f"http://127.0.0.1:{table.port}/bring")
    expect(host.part("bring-found")).to_contain_text(host.say("itchy-monkey-name"))
    audit.look("what was brought")
    before = len(table.http.get("/api/deals").json())
    host.part("bring-begin").focus()
    host.page.keyboard.press("Enter")
    expect(host.part("waiting")).to_be_visible()
    assert len(table.http.get("/api/deals").json()) == before + 1
    expect(host.part("brought")).to_contain_text(host.say("web-log-brought-plain.about"))
    audit.look("waiting for a friend")
    link = host.called("textbox", "web-invitation-link", seat=2).input_value()
    friend = visit(language=language, calm=True)
    friend.go(link.removeprefix(friend.address))
    # Whoever is invited is told before they sit down.
    expect(friend.part("brought")).to_contain_text(friend.say("web-log-brought-plain.about"))
    friend.called("textbox", "web-your-name").fill("Ada")
    friend.button("web-take-seat").click()
    expect(friend.board).to_be_visible()
    expect(host.board).to_be_visible()
    cells = "[...document.querySelectorAll('[data-cell]')].map((cell) => cell.getAttribute('data-cell'))"
    assert host.page.evaluate(cells) == friend.page.evaluate(cells)
    # The game on the device is as it was.
    host.page.goto(local)
    expect(host.board).to_be_visible()
    assert audit.found == [], audit.report()


def test_it_goes_as_a_file_where_no_address_can_be_followed(
    alone: Callable[..., Visitor], visit: Callable[..., Visitor], tmp_path: Path
) -> None:
    host = alone()
    begin_short_game(host)
    play_on(host, 2)
    host.context.set_offline(True)
    open_dialog(host)
    online = host.part("online")
    online.get_by_label(host.say("web-device-server")).fill("table.example")
    online.get_by_role("button", name=host.say("web-device-online-go")).click()
    expect(online.get_by_role("alert")).to_have_text(host.say("web-device-online-offline"))
    with host.page.expect_download() as download:
        online.get_by_role("button", name=host.say("web-device-online-save")).click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    log = json.loads(saved.read_text("utf-8"))
    guest = visit(calm=True)
    guest.go("/")
    guest.page.get_by_role("link", name=guest.say("web-bring-title")).click()
    wrong = tmp_path / "wrong.json"
    wrong.write_text('{"game": "chess"}', "utf-8")
    guest.part("bring-file").set_input_files(wrong)
    expect(guest.page.get_by_role("alert")).to_have_text(guest.say("web-bring-wrong"))
    # A log that somebody has altered looks well, but the server replays it.
    wrong.write_text(json.dumps({**log, "actions": ["0 spawn a1", *log["actions"]]}), "utf-8")
    guest.part("bring-file").set_input_files(wrong)
    guest.forgive("status of 400")
    guest.part("bring-begin").click()
    expect(guest.page.get_by_role("alert")).to_be_visible()
    guest.page.reload()
    guest.part("bring-file").set_input_files(saved)
    guest.called("radio", "web-bring-bot").check(force=True)
    guest.part("bring-begin").click()
    expect(guest.board).to_be_visible()
    expect(guest.part("brought")).to_be_attached()


def test_an_address_that_was_cut_says_so(visit: Callable[..., Visitor]) -> None:
    guest = visit(language="fr", size=PHONE)
    guest.go("/bring#game=bm90aGluZw")
    expect(guest.page.get_by_role("alert")).to_have_text(guest.say("web-bring-wrong"))
    expect(guest.page).to_have_url(re.compile(r"/bring$"))
