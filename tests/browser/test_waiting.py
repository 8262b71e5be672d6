"""The waiting room: an address that others reach, a bot instead of a friend, calling it off, a seat that was lost."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect

from tests.browser.audit import Audit
from tests.browser.chromium import AXE
from tests.browser.visitor import Visitor
from tests.server.running import Process
from vervet.server.web.network import own_addresses

pytestmark = pytest.mark.browser


def invite(host: Visitor) -> str:
    """From the lobby to the waiting room; whoever has no name yet is asked for it. Returns the link."""
    host.go()
    host.button("web-lobby-invite").click()
    host.called("textbox", "web-your-name").fill("Ada")
    host.button("web-lobby-invite-link").click()
    expect(host.part("waiting")).to_contain_text("Ada")
    return link_of(host)


def link_of(host: Visitor) -> str:
    return host.called("textbox", "web-invitation-link", seat=2).input_value()


def take(guest: Visitor, link: str, name: str) -> None:
    guest.go(link[link.index("/match/") :])
    guest.called("textbox", "web-your-name").fill(name)
    guest.button("web-take-seat").click()
    expect(guest.board).to_be_visible()


def test_a_bot_plays_instead_of_a_friend_whose_link_says_so(visit: Callable[..., Visitor]) -> None:
    host, late = visit(), visit()
    link = invite(host)
    host.button("web-invite-fill-of", seat=2).click()
    expect(host.board).to_be_visible()
    # The link leads on to the match that took the place of the first, where the seat is a bot's.
    late.forgive("status of 403")
    late.go(link[link.index("/match/") :])
    expect(late.page.get_by_role("heading", name=late.say("web-invited-wrong"))).to_be_visible()


def test_a_match_that_is_called_off_says_so_to_whoever_follows_its_link(visit: Callable[..., Visitor]) -> None:
    host, late = visit(), visit()
    link = invite(host)
    host.button("web-invite-cancel").click()
    expect(host.page.get_by_role("heading", level=1)).to_have_text(host.say("web-deal-void"))
    late.go(link[link.index("/match/") :])
    expect(late.page.get_by_role("heading", name=late.say("web-invited-void"))).to_be_visible()
    expect(late.button("web-take-seat")).to_have_count(0)


def test_a_guest_need_not_wait_in_the_room_and_finds_back_to_it(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "link", seed=None)
    guest = visit()
    guest.go(f"/match/{made['match']}#invite={made['seats'][1]['invitation']}")
    guest.called("textbox", "web-your-name").fill("Bo")
    guest.button("web-take-seat").click()
    expect(guest.part("waiting")).to_contain_text("Bo")
    guest.called("link", "web-to-lobby").click()
    guest.page.get_by_role("region", name=guest.say("web-resume")).get_by_role("link").click()
    expect(guest.part("waiting")).to_contain_text("Bo")


@pytest.mark.skipif(not own_addresses(), reason="this computer is in no network")
def test_the_server_is_opened_to_the_network_and_the_link_follows(
    visit: Callable[..., Visitor], launch: Callable[..., Process]
) -> None:
    host = visit(site=launch(), calm=True, scripts=[AXE])
    audit = Audit(host)
    assert invite(host).startswith("http://127.0.0.1:")
    expect(host.part("network")).to_contain_text(host.say("web-network-here"))
    expect(host.part("qr")).to_have_count(0)
    audit.look("a link for this computer only")
    host.button("web-network-open").click()
    expect(host.part("network")).to_contain_text(host.say("web-network-opened"))
    field = host.called("textbox", "web-invitation-link", seat=2)
    expect(field).to_have_value(re.compile(re.escape(f"http://{own_addresses()[0]}:")))
    expect(host.part("qr")).to_be_visible()
    audit.look("a link for the network, as a QR code")
    assert audit.found == [], audit.report()


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server at which nobody needs to have been away for long."""
    database = tmp_path_factory.mktemp("brisk") / "vervet.sqlite"
    with closing(Process(str(database), None, VERVET_AWAY_SECONDS="0")) as server:
        yield server


def test_a_lost_seat_is_given_again_and_the_old_browser_still_has_it(
    visit: Callable[..., Visitor], brisk: Process
) -> None:
    host, guest, again = (visit(site=brisk) for _ in range(3))
    take(guest, invite(host), "Bo")
    expect(host.board).to_be_visible()
    guest.page.goto("about:blank")
    host.button("web-invite-again-of", player="Bo").click()
    # Behind the link the notice still says what it is about.
    expect(host.part("lost-1")).to_contain_text(host.say("web-lost-open", player="Bo"))
    take(again, link_of(host), "Bo")
    expect(again.part("turn")).to_be_visible()
    guest.page.go_back()
    expect(guest.part("turn")).to_be_visible()
    expect(guest.part("watchers")).to_have_count(0)


def test_whoever_made_the_match_says_why_a_seat_cannot_be_given_again_yet(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    take(guest, invite(host), "Bo")
    expect(host.board).to_be_visible()
    guest.page.goto("about:blank")
    expect(host.part("lost-1")).to_have_text(host.say("web-lost-soon", player="Bo"))


def test_the_others_agree_that_a_seat_is_given_again(visit: Callable[..., Visitor], brisk: Process) -> None:
    made = brisk.create("here", "link", "link", game="cheeky-monkeys", seed=None)
    host, guest, third = (visit(site=brisk, calm=True, scripts=[AXE]) for _ in range(3))
    token = made["seats"][0]["token"]
    held = {"match": made["match"], "game": "cheeky-monkeys", "tokens": [token], "invitations": [], "host": token}
    host.remember("vervet.matches", [held])
    host.go(f"/match/{made['match']}")
    for seat, visitor, name in ((1, guest, "Bo"), (2, third, "Cy")):
        visitor.go(f"/match/{made['match']}#invite={made['seats'][seat]['invitation']}")
        visitor.called("textbox", "web-your-name").fill(name)
        visitor.button("web-take-seat").click()
    expect(third.part("turn")).to_be_visible()
    guest.page.goto("about:blank")
    host.button("web-lost-ask", player="Bo").click()
    expect(host.part("lost-1")).to_contain_text(host.say("web-lost-asked", player="Bo", others="Cy"))
    expect(third.part("lost-1")).to_contain_text(third.say("web-lost-vouch.secrets", player="Bo"))
    # Somebody away, a new link asked for: everything on these lines can be read.
    expect(third.part("away-1")).to_be_visible()
    audit = Audit(third)
    audit.look("others are asked about a seat")
    assert audit.found == [], audit.report()
    third.button("web-lost-agree").click()
    host.button("web-invite-again-of", player="Bo").click()
    assert link_of(host)
    third.page.goto("about:blank")
    expect(host.part("lost-2")).to_have_attribute("data-say", "ask")
