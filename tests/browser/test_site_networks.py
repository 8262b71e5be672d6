"""Bots that think with a network, on this device: it is fetched when one first thinks, and kept."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.guest import pick_game
from tests.browser.test_bot import play_on
from tests.browser.test_site import levels, ready
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

BOT = "mind-1"
NETWORKS = "**/device/network*.packed"
KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('vervet-parts'));
  return (await (await caches.open(names[0])).keys()).some(({ url }) => url.includes('/network'));
}"""
THOUGHTS = "performance.getEntriesByName('thought').length"


def begin(visitor: Visitor) -> None:
    """Itchy Monkey, in which the bot answers every turn."""
    visitor.go("/")
    pick_game(visitor, "itchy-monkey")
    visitor.unfold()
    visitor.called("combobox", "web-bot-of", seat=2).select_option(value=BOT)
    visitor.button("web-play").click()
    expect(visitor.board).to_be_visible()


def move(visitor: Visitor) -> None:
    """One turn of mine, and what the bot thinks about it."""
    [house] = [worker for worker in visitor.page.workers if worker.evaluate("self.name") == "house"]
    before = house.evaluate(THOUGHTS)
    while house.evaluate(THOUGHTS) == before:
        play_on(visitor, 1)
        visitor.page.wait_for_timeout(200)


def test_a_network_is_fetched_when_its_bot_first_thinks_and_kept_for_journeys(come: Callable[..., Visitor]) -> None:
    visitor = come()
    asked: list[str] = []

    def note(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_()

    visitor.context.route(NETWORKS, note)
    visitor.go("/")
    ready(visitor)
    assert asked == []
    begin(visitor)
    move(visitor)
    # Of the two that Itchy Monkey has, the one that knows what is played.
    assert ["network-mixed-itchy-monkey-" in each for each in asked] == [True]
    move(visitor)
    assert len(asked) == 1
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.page.close()
    visitor.context.set_offline(True)
    visitor.page = visitor.context.new_page()
    begin(visitor)
    move(visitor)
    assert len(asked) == 1
    expect(visitor.page.get_by_text(visitor.say("web-device-unlearnt"))).to_have_count(0)


def test_without_its_network_a_bot_is_not_offered(come: Callable[..., Visitor]) -> None:
    visitor = come()
    visitor.go("/")
    ready(visitor)
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.context.set_offline(True)
    visitor.page.reload()
    ready(visitor)
    assert BOT not in levels(visitor)


def test_a_bot_whose_network_does_not_come_plays_on_and_that_is_said(come: Callable[..., Visitor]) -> None:
    visitor = come(language="fr")
    visitor.forgive("ERR_FAILED")
    visitor.context.route(NETWORKS, lambda route: route.abort())
    said: list[str] = []

    def read(note: Locator) -> None:
        """It lies over the table until it is read."""
        said.append(note.inner_text())
        visitor.button("web-device-understood").click()

    note = visitor.page.get_by_text(visitor.say("web-device-unlearnt"))
    visitor.page.add_locator_handler(note, read)
    begin(visitor)
    move(visitor)
    visitor.context.unroute(NETWORKS)
    move(visitor)
    # It has learnt since.
    assert visitor.page.evaluate(KEPT)
    assert len(said) == 1
