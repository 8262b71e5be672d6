"""The waiting room: a bot instead of a friend, calling it off, a seat that was lost."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import LOST, Visitor

pytestmark = pytest.mark.browser


def invite(host: Visitor) -> str:
    """From the lobby to the waiting room in one click; returns the link."""
    host.go()
    host.button("web-lobby-invite").click()
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


def test_a_lost_seat_is_given_again(visit: Callable[..., Visitor]) -> None:
    host, guest, again = visit(), visit(), visit()
    take(guest, invite(host), "Bo")
    expect(host.board).to_be_visible()
    guest.page.goto("about:blank")
    host.button("web-invite-again-of", player="Bo").click()
    take(again, link_of(host), "Bo")
    expect(again.part("turn")).to_be_visible()
    # The browser that lost the seat is told so, and may look on.
    guest.forgive(LOST)
    guest.page.go_back()
    expect(guest.page.get_by_role("heading", name=guest.say("web-seat-lost"))).to_be_visible()
    guest.button("web-watch").click()
    expect(guest.part("watchers")).to_have_accessible_name(guest.say("web-onlookers", count=1))
