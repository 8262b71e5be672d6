"""The whole table in a page: static files below some prefix, nothing else asked for, played without a network."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.test_bot import play_on
from tests.browser.visitor import Visitor
from vervet.catalog import game, games
from vervet.core.log import replay

pytestmark = pytest.mark.browser
MOST_ACTIONS = 30


def ready(visitor: Visitor) -> None:
    expect(visitor.part("device")).to_have_attribute("data-stage", "ready")


def begin_short_game(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.unfold()
    visitor.called("combobox", "web-bot-of", seat=2).select_option(value="random")
    visitor.page.get_by_text(visitor.say("web-options-advanced")).click()
    visitor.called("spinbutton", "itchy-monkey-option-rounds").fill("2")
    visitor.button("web-play").click()
    expect(visitor.board).to_be_visible()


def test_a_game_goes_on_after_its_tab_was_closed_and_ends_without_a_network(come: Callable[..., Visitor]) -> None:
    visitor = come()
    begin_short_game(visitor)
    expect(visitor.part("device")).to_contain_text(visitor.say("web-device"))
    play_on(visitor, 2)
    done = visitor.steps.count()
    visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
    visitor.page.close()
    visitor.context.set_offline(True)
    visitor.page = visitor.context.new_page()
    visitor.go("/")
    # Nobody can come here by a link, so nobody is invited.
    expect(visitor.button("web-lobby-invite")).to_have_count(0)
    visitor.page.get_by_role("link", name=visitor.say("itchy-monkey-name")).click()
    expect(visitor.board).to_be_visible()
    expect(visitor.steps.nth(done - 1)).to_be_attached()
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


# What a worker finds in a browser that has no room, or keeps nothing.
FULL = "IDBObjectStore.prototype.add = () => { throw new DOMException('no room', 'QuotaExceededError'); };"
REFUSED = "indexedDB.open = () => { throw new DOMException('not here', 'SecurityError'); };"


@pytest.mark.parametrize(("reason", "fault"), [("full", FULL), ("refused", REFUSED)], ids=["full", "refused"])
def test_what_cannot_be_kept_is_said_and_played_all_the_same(
    come: Callable[..., Visitor], reason: str, fault: str
) -> None:
    visitor = come()

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=fault + answer.text())

    visitor.context.route("**/assets/worker-*.js", spoil)
    begin_short_game(visitor)
    expect(visitor.page.get_by_text(visitor.say("web-device-unkept", reason=reason))).to_be_visible()
    visitor.button("web-device-understood").click()
    play_on(visitor, 3)


# What Chromium does where all cookies are blocked: a page may not even ask.
SHUT = """for (const name of ['localStorage', 'sessionStorage', 'caches'])
  Object.defineProperty(globalThis, name, {
    configurable: true, get() { throw new DOMException('not here', 'SecurityError'); },
  });"""


def test_who_blocks_all_storage_plays_all_the_same(come: Callable[..., Visitor]) -> None:
    visitor = come()
    visitor.context.add_init_script(SHUT)
    begin_short_game(visitor)
    play_on(visitor, 3)


def test_without_webassembly_the_page_says_what_to_do(come: Callable[..., Visitor]) -> None:
    visitor = come(language="fr")
    visitor.context.add_init_script("delete globalThis.WebAssembly")
    visitor.go("/")
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.say("web-problem-device-wasm"))


def test_a_damaged_part_is_told_and_a_damaged_cache_mends_itself(come: Callable[..., Visitor]) -> None:
    visitor = come()
    parts = re.compile(r"/device/archive-.*\.packed$")
    visitor.context.route(parts, lambda route: route.fulfill(body=b"\x1f\x8b damaged"))
    visitor.go("/")
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.say("web-problem-device-damaged"))
    visitor.context.unroute(parts)
    visitor.button("web-try-again").click()
    ready(visitor)
    spoilt = visitor.page.evaluate(
        """async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('vervet-parts'));
          const cache = await caches.open(names[0]);
          const kept = (await cache.keys()).filter(({ url }) => /(archive|wasm)-[^/]*$/.test(url));
          for (const { url } of kept) await cache.put(url, new Response('damaged'));
          return kept.length;
        }"""
    )
    # The archive itself, its machine code, and the memory, whose name ends with what it has grown from.
    assert spoilt == 3
    visitor.page.reload()
    ready(visitor)


# A page that is older than the server's files, and one whose network fails.
@pytest.mark.parametrize(("trouble", "complaint"), [("gone", "status of 404"), ("fetch", "ERR_FAILED")])
def test_a_part_that_does_not_come_is_told_and_asked_for_again(
    come: Callable[..., Visitor], trouble: str, complaint: str
) -> None:
    visitor = come()
    visitor.forgive(complaint)
    parts = re.compile(r"/device/library-.*\.packed$")

    def refuse(route: Route) -> None:
        if trouble == "gone":
            route.fulfill(status=404)
        else:
            route.abort()

    visitor.context.route(parts, refuse)
    visitor.go("/")
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.say(f"web-problem-device-{trouble}"))
    visitor.context.unroute(parts)
    visitor.button("web-try-again").click()
    ready(visitor)
    begin_short_game(visitor)


# Nothing of this is Python's memory, though it is as long as it says.
OTHER = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('vervet-parts'));
  const cache = await caches.open(names[0]);
  const kept = (await cache.keys()).filter(({ url }) => url.includes('/memory/'));
  for (const { url } of kept) await cache.put(url, new Response('x'.repeat(64), { headers: { 'x-length': '64' } }));
  return kept.length;
}"""
KEPT = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith('vervet-parts'));
  const cache = await caches.open(names[0]);
  const kept = (await cache.keys()).filter(({ url }) => url.includes('/memory/'));
  return kept.length ? (await cache.match(kept[0])).headers.get('x-length') : null;
}"""


def test_the_next_visit_begins_with_the_memory_of_this_one(come: Callable[..., Visitor]) -> None:
    visitor = come()
    visitor.go("/")
    ready(visitor)
    visitor.page.wait_for_function(KEPT)
    visitor.page.reload()
    ready(visitor)
    assert marks(visitor) >= {"remembered"}
    assert visitor.page.evaluate(OTHER) == 1
    visitor.page.reload()
    ready(visitor)
    assert "remembered" not in marks(visitor)
    # What was no memory has been thrown away, and a new one is kept.
    visitor.page.wait_for_function(f"async () => Number(await ({KEPT})()) > 64")
    begin_short_game(visitor)
    play_on(visitor, 3)


def marks(visitor: Visitor) -> set[str]:
    """How far the house says it has come, and by which way."""
    [house] = [worker for worker in visitor.page.workers if worker.evaluate("self.name") == "house"]
    return set(house.evaluate("performance.getEntriesByType('mark').map(({ name }) => name)"))


MEASURED = "JSON.parse(localStorage.getItem('vervet.levels') ?? '{}').speeds ?? {}"
VALUES = "(options) => options.map(({ value }) => value)"
MOST_SECONDS = 2
SURE_UNITS = 50


def test_the_lobby_offers_the_bots_that_this_device_is_quick_enough_for(come: Callable[..., Visitor]) -> None:
    visitor = come()
    visitor.go("/")
    before = levels(visitor)
    # Every kind of every game, of all budgets one; but no network is fetched for that.
    kinds = sum(len({bot.partition("-")[0] for bot in game(each).bots} - {"mind"}) for each in games())
    visitor.page.wait_for_function(f"Object.values({MEASURED}).flatMap(Object.values).length === {kinds}")
    speeds = visitor.page.evaluate(MEASURED)["itchy-monkey"]
    visitor.page.reload()
    after = levels(visitor)
    assert before == ["random", "glance-2", "mind-1", "mind-20"]
    named = [bot for bot in game("itchy-monkey").bots if able(bot, speeds)]
    assert after == named


def levels(visitor: Visitor) -> list[str]:
    visitor.unfold()
    found: list[str] = visitor.called("combobox", "web-bot-of", seat=2).locator("option").evaluate_all(VALUES)
    return found


def able(bot: str, speeds: dict[str, float]) -> bool:
    kind, _, units = bot.partition("-")
    if kind not in speeds:
        return int(units) <= SURE_UNITS
    return speeds[kind] * int(units or 1) <= MOST_SECONDS
