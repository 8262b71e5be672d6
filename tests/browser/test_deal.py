"""The deal that everybody makes together: it begins by itself, is waited for or called off, and is never rewritten."""

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.test_link import Pair
from tests.browser.visitor import LOST, PATIENCE, Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser

FOREVER = "600"
AT_ONCE = "0.5"
# What a page has kept of the deals it knows of.
KEPT = (
    """() => Object.entries(localStorage).filter(([key]) => key.startsWith('vervet.deal.')).map(([, text]) => text)"""
)


def room(visitor: Visitor) -> Locator:
    return visitor.part("waiting")


def kept(visitor: Visitor) -> Message:
    """What the page keeps of the only deal it has seen."""
    (text,) = visitor.page.evaluate(KEPT)
    found: Message = json.loads(text)
    return found


def join(guest: Visitor, link: str) -> None:
    """Take the seat that an invitation leads to."""
    guest.go(link.removeprefix(guest.address))
    guest.called("textbox", "web-your-name").fill("Bob")
    guest.button("web-take-seat").click()


def host_with_link(host: Visitor) -> str:
    """Ann makes a table for two in the lobby, and waits there; returns the link for the other seat."""
    host.go()
    host.unfold()
    host.seat(2, "link").click()
    host.called("textbox", "web-name-of", seat=1).fill("Ann")
    host.button("web-play").click()
    expect(room(host)).to_be_visible()
    return host.called("textbox", "web-invitation-link", seat=2).input_value()


def messages_in(frame: str | bytes) -> list[Message]:
    """A frame holds a message, or a list of them."""
    heard = json.loads(frame)
    return heard if isinstance(heard, list) else [heard]


def hold_back(visitor: Visitor, kind: str) -> list[Message]:
    """From now on no message of this kind leaves the page, though it believes so; returns what the page hears."""
    heard: list[Message] = []

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            heard.extend(messages_in(text))
            route.send(text)

        route.on_message(lambda text: None if json.loads(text)["type"] == kind else server.send(text))
        server.on_message(hear)

    visitor.page.route_web_socket("**/play", connect)
    return heard


def wait_until(visitor: Visitor, there: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not there():
        assert time.monotonic() < end, "it never came to that"
        visitor.page.wait_for_timeout(10)


def open_again(visitor: Visitor) -> None:
    """The same match in a new page of the same browser, which holds nothing back any more."""
    again = visitor.context.new_page()
    again.goto(visitor.page.url)
    visitor.page.close()
    visitor.page = again


def restart(site: Process, launch: Callable[..., Process], reveal_seconds: str) -> Process:
    """The same server at the same address, with more patience or less; the pages come back by themselves."""
    site.end()
    return launch(port=site.port, VERVET_REVEAL_SECONDS=reveal_seconds)


def test_two_browsers_deal_together_and_the_table_says_so(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    link = host_with_link(host)
    expect(room(host).get_by_role("status")).to_have_text(host.say("web-deal-seats", count=1))
    assert len(kept(host)["numbers"]) == 1, "the host has sealed its number while it waits"
    join(guest, link)
    for visitor, clients in ((host, "you and Bob"), (guest, "Ann and you")):
        expect(visitor.board).to_be_visible()
        visitor.button("web-seal").click()
        expect(visitor.page.get_by_role("dialog")).to_contain_text(clients)
        visitor.button("web-close").click()
        expect(visitor.part("breach")).to_have_count(0)
    first, second = kept(host), kept(guest)
    assert first["terms"] == second["terms"] and first["commitment"] == second["commitment"]
    assert first["commitments"] == second["commitments"] and len(first["commitments"]) == 2
    assert first["numbers"]["0"] != second["numbers"]["1"]


def test_nobody_can_act_before_everybody_is_there(visit: Callable[..., Visitor]) -> None:
    host = visit()
    host_with_link(host)
    expect(host.board).to_have_count(0)
    expect(host.primary).to_have_count(0)


@pytest.mark.parametrize("other", ["here", "bot"])
def test_a_table_without_other_browsers_needs_no_click_and_shows_no_waiting_room(
    visit: Callable[..., Visitor], other: str
) -> None:
    visitor = visit()
    # Every state of the page is looked at, however short.
    visitor.page.add_init_script(
        """new MutationObserver(() => {
          if (document.querySelector('[data-testid="waiting"]')) window.waited = true;
        }).observe(document, { childList: true, subtree: true });"""
    )
    visitor.go()
    visitor.unfold()
    visitor.seat(2, other).click()
    visitor.button("web-play").click()
    expect(visitor.board).to_be_visible()
    assert not visitor.page.evaluate("window.waited === true")
    expect(visitor.button("web-seal")).to_be_visible()


def test_a_deal_from_a_seed_carries_no_seal(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(table.create("here", "here"), 0, 1)
    visitor.button("web-seal-none").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(visitor.say("web-seal-none.about"))


def test_a_reload_between_commitment_and_reveal_loses_nothing(
    visit: Callable[..., Visitor], launch: Callable[..., Process]
) -> None:
    site = launch(VERVET_REVEAL_SECONDS=FOREVER)
    host, guest = visit(site=site), visit(site=site)
    hold_back(host, "reveal")
    join(guest, host_with_link(host))
    expect(room(host)).to_have_attribute("data-stage", "revealing")
    number = kept(host)["numbers"]["0"]
    open_again(host)
    for visitor in (host, guest):
        expect(visitor.board).to_be_visible()
    assert kept(host)["numbers"]["0"] == number


def test_a_browser_that_never_reveals_calls_the_game_off_and_a_button_begins_anew(
    visit: Callable[..., Visitor], launch: Callable[..., Process]
) -> None:
    site = launch(VERVET_REVEAL_SECONDS=FOREVER)
    host, guest = visit(site=site), visit(site=site)
    heard = hold_back(guest, "reveal")
    join(guest, host_with_link(host))
    wait_until(guest, lambda: any(one["type"] == "deal" and one["clients"][0]["revealed"] for one in heard))
    # Only the guest's number is missing now, and there is no more patience with it.
    site = restart(site, launch, AT_ONCE)
    for visitor in (host, guest):
        visitor.forgive(LOST)
        expect(room(visitor)).to_have_attribute("data-stage", "void")
    expect(room(host).get_by_role("status")).to_have_text(host.say("web-deal-void.others", players="Bob"))
    expect(room(guest).get_by_role("status")).to_have_text(guest.say("web-deal-void.mine"))
    expect(host.board).to_have_count(0)
    called_off = host.page.url
    # From here on the guest's browser does what it should, and everybody goes along to the new match by themselves.
    restart(site, launch, FOREVER)
    open_again(guest)
    host.button("web-deal-anew").click()
    for visitor in (host, guest):
        expect(visitor.board).to_be_visible()
    assert host.page.url == guest.page.url != called_off


def test_a_browser_that_left_is_waited_for_until_somebody_begins_anew(
    visit: Callable[..., Visitor], launch: Callable[..., Process]
) -> None:
    site = launch(VERVET_REVEAL_SECONDS=FOREVER)
    host, guest = visit(site=site), visit(site=site)
    link = host_with_link(host)
    before = host.page.url
    # The host's page is gone when the guest comes: both have committed, and only one can reveal.
    host.page.goto("about:blank")
    heard = hold_back(guest, "nothing")
    join(guest, link)
    expect(room(guest).get_by_role("status")).to_have_text(guest.say("web-deal-back", players="Ann"))
    wait_until(guest, lambda: any(one["type"] == "deal" and one["clients"][1]["revealed"] for one in heard))
    expect(guest.button("web-deal-anew")).to_have_count(0)
    site = restart(site, launch, AT_ONCE)
    guest.forgive(LOST)
    guest.button("web-deal-anew").click()
    expect(guest.page).not_to_have_url(before)
    restart(site, launch, FOREVER)
    # Whoever comes back to the old address is led to the new match, perhaps before they are connected to the old one.
    host.forgive(LOST)
    host.page.goto(before)
    for visitor in (host, guest):
        expect(visitor.board).to_be_visible()
    assert host.page.url == guest.page.url != before


def swap_the_secret(visitor: Visitor) -> None:
    """A server that commits to another secret once it has seen everybody's commitments."""

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def hear(text: str | bytes) -> None:
            messages = messages_in(text)
            for message in messages:
                if message["type"] == "deal" and message["stage"] == "revealing":
                    message["commitment"] = "0" * 64
            route.send(json.dumps(messages))

        route.on_message(server.send)
        server.on_message(hear)

    visitor.page.route_web_socket("**/play", connect)


def test_a_browser_deals_no_further_with_a_server_that_swaps_its_secret(
    visit: Callable[..., Visitor], launch: Callable[..., Process]
) -> None:
    site = launch(VERVET_REVEAL_SECONDS=FOREVER)
    host, guest = visit(site=site), visit(site=site)
    swap_the_secret(guest)
    join(guest, host_with_link(host))
    expect(room(guest).get_by_role("heading")).to_have_text(guest.say("web-deal-stopped"))
    expect(room(guest).get_by_role("status")).to_have_text(guest.say("web-deal-stopped.about"))
    expect(guest.part("breach")).to_contain_text(guest.say("web-breach-promise"))
    # Its number never left it, so nothing can be dealt; and the host is not accused of anything.
    expect(room(host)).to_have_attribute("data-stage", "revealing")
    expect(host.part("breach")).to_have_count(0)
    expect(guest.button("web-deal-anew")).to_have_count(0)


def test_a_browser_that_left_may_come_back_and_reveal(
    visit: Callable[..., Visitor], launch: Callable[..., Process]
) -> None:
    site = launch(VERVET_REVEAL_SECONDS=FOREVER)
    host, guest = visit(site=site), visit(site=site)
    link = host_with_link(host)
    before = host.page.url
    host.page.goto("about:blank")
    join(guest, link)
    expect(room(guest).get_by_role("status")).to_have_text(guest.say("web-deal-back", players="Ann"))
    expect(guest.button("web-deal-anew")).to_have_count(0)
    host.page.goto(before)
    for visitor in (host, guest):
        expect(visitor.board).to_be_visible()
        assert visitor.page.url == before


# What somebody with the keys of the server could do to the last action of two, as if it had always been so.
REWRITES = {
    "changed": "UPDATE entry SET action = 'place d3' WHERE number = 2",
    "removed": "DELETE FROM entry WHERE number = 2",
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the servers of `launch` keep their matches."""
    return tmp_path / "vervet.sqlite"


@pytest.mark.parametrize("how", REWRITES)
def test_a_rewritten_history_is_told_and_goes_on_being_told(
    visit: Callable[..., Visitor], launch: Callable[..., Process], database: Path, how: str
) -> None:
    site = launch()
    pair = Pair(visit(site=site), visit(site=site))
    pair.play(2)
    site.end()
    with closing(sqlite3.connect(database)) as disk:
        assert disk.execute(REWRITES[how]).rowcount == 1
        disk.commit()
    again = launch(port=site.port)
    for visitor in (pair.host, pair.guest):
        visitor.forgive(LOST)
        expect(visitor.part("breach")).to_contain_text(visitor.say("web-breach-history"))
    # A reload does not make it good, nor does a visit to the lobby.
    pair.host.page.reload()
    expect(pair.host.board).to_be_visible()
    expect(pair.host.part("breach")).to_contain_text(pair.host.say("web-breach-history.about"))
    again.end()
