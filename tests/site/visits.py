"""Two visits to the site: the first with nothing kept, the second without a network."""

import time
from collections.abc import Iterator
from contextlib import closing, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, Worker, expect

from tests.browser.guest import pick_game
from tests.browser.visitor import PHONE, Visitor
from tests.site.brake import slow_page, slowed
from tests.site.wire import SlowServer

BITS: Final = 10_000_000
# Where a finger touches next: looked for by the page itself, with as little ado as possible, since a page that is
# slowed down answers questions slowly, too.
PLAY: Final = "() => { const button = document.querySelector('button.play'); return button && WHERE(button); }"
NEXT: Final = """([roles, before]) => {
  if (document.querySelectorAll('[data-testid=announcements] p').length > before) return 'moved';
  const cell = (words) => document.querySelector(`[data-cell][aria-label*="${words}"]`);
  const button = document.querySelector('[data-testid=primary]:not([aria-disabled=true])');
  const wanted = button ?? roles.map(cell).find(Boolean);
  return wanted ? WHERE(wanted) : null;
}"""
WHERE: Final = """((thing) => {
  thing.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})"""
TOLD: Final = "document.querySelectorAll('[data-testid=announcements] p').length"
MINE: Final = "(words) => document.querySelector('[data-testid=turn]')?.textContent.includes(words)"
ROLES: Final = ("target", "landing", "source")
# Milliseconds between two looks.
GLANCE: Final = 30
# The large button of the games that suggest something, or the plan for a line.
OFFERED: Final = "[data-testid=plan], [data-testid=primary]:not([aria-disabled=true])"
MARKS: Final = "performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])"
THOUGHTS: Final = "performance.getEntriesByName('thought').map(({ duration }) => duration)"
FIRST: Final = "itchy-monkey"
GAMES: Final = ("after-us", "cheeky-monkeys")
MOVES: Final = 5
# Milliseconds until whatever the worker of the page fetches beside everything else has come.
CALM: Final = 2_000


@dataclass(frozen=True)
class Found:
    """Seconds, but for the bytes; `marks` are those of the house, since its worker began."""

    lobby: float
    first: float
    bytes: int
    again: float
    thoughts: list[float]
    marks: dict[str, float]
    again_marks: dict[str, float]


def measure(browser: Browser, root: Path, everything: bool) -> Found:
    """`everything`: workers are slowed as well as the page."""
    with closing(SlowServer(root, BITS)) as server:
        visitor = Visitor(browser, server.address, size=PHONE)
        with slowed() if everything else nullcontext():
            lobby, first, marks = visit(visitor, everything)
            thoughts = list(played(visitor))
            # Whoever comes again finds the last game in the lobby: it is to be the same as on the first visit.
            begin(visitor, FIRST)
            visitor.page.wait_for_function("navigator.serviceWorker.controller !== null")
            sent = settled(visitor, server)
            visitor.page.close()
    # Nobody answers any more.
    visitor.page = visitor.context.new_page()
    with slowed() if everything else nullcontext():
        _, again, again_marks = visit(visitor, everything)
    visitor.leave()
    return Found(lobby, first, sent, again, thoughts, marks, again_marks)


def visit(visitor: Visitor, everything: bool) -> tuple[float, float, dict[str, float]]:
    """Seconds until the lobby can be used, and until the first move of a game is made in it."""
    if not everything:
        slow_page(visitor.page)
    page = visitor.page
    begun = time.monotonic()
    page.goto(f"{visitor.address}/", wait_until="commit")
    touch(page, PLAY)
    lobby = time.monotonic() - begun
    page.wait_for_function(MINE, arg=visitor.say("web-your-turn"), polling=GLANCE)
    # On a phone the log lies folded, but what happens is told to those who listen.
    roles, before = [visitor.say(f"web-itchy-role-{role}") for role in ROLES], page.evaluate(TOLD)
    while touch(page, NEXT, [roles, before]):
        pass
    return lobby, time.monotonic() - begun, dict(house(page).evaluate(MARKS))


def touch(page: Page, where: str, given: object = None) -> bool:
    """Touch what is found as soon as it is there; False where there was nothing more to touch."""
    found = page.wait_for_function(where.replace("WHERE", WHERE), arg=given, polling=GLANCE).json_value()
    if isinstance(found, list):
        page.touchscreen.tap(*found)
    return isinstance(found, list)


def played(visitor: Visitor) -> Iterator[float]:
    """How long each thought of the suggested bots took, in seconds: some moves in every game."""
    for game in GAMES:
        begin(visitor, game)
        for _ in range(MOVES):
            offer = visitor.page.locator(OFFERED).first
            expect(offer).to_be_visible()
            offer.click()
    for duration in house(visitor.page).evaluate(THOUGHTS):
        yield duration / 1000


def begin(visitor: Visitor, game: str) -> None:
    visitor.go("/")
    pick_game(visitor, game)
    visitor.button("web-play").click()
    expect(visitor.part("turn")).to_be_visible()


def settled(visitor: Visitor, server: SlowServer) -> int:
    """Bytes that were sent once nothing more is."""
    before = -1
    while before < server.line.sent:
        before = server.line.sent
        visitor.page.wait_for_timeout(CALM)
    return before


def house(page: Page) -> Worker:
    for worker in page.workers:
        if worker.evaluate("self.name") == "house":
            return worker
    raise AssertionError("no house in this page")
