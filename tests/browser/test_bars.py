"""The bars of a table that feels right, counted in a real browser; `make bars` measures them all and writes a page."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.bars.clicks import NEW, RETURNING, count_landing
from tests.bars.load import MOST_BYTES, first_load
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser

ON_SCREEN = """(thing) => {
  const { top, bottom, left, right } = thing.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""


def test_landing_to_first_move(visit: Callable[..., Visitor]) -> None:
    new, returning = count_landing(visit())
    print(f"\nlanding to first move: {new} clicks for a new player, {returning} for a returning one")
    assert (new, returning) == (NEW, RETURNING)


def test_first_load(visit: Callable[..., Visitor]) -> None:
    load = first_load(visit())
    print(f"\nfirst load: {load.size / 1000:.0f} kB in {load.answers} answers")
    assert load.size <= MOST_BYTES


@pytest.mark.parametrize("size", [(1280, 720), (390, 844), (360, 740)], ids=["wide", "phone", "small phone"])
def test_everything_one_needs_first_is_on_the_first_screen(
    visit: Callable[..., Visitor], table: Process, size: tuple[int, int]
) -> None:
    made = table.create("here", "random")
    held = {"match": made["match"], "game": "itchy-monkey", "invitations": [], "since": 1_750_000_000_000}
    for language in ("en", "fr"):
        visitor = visit(size=size, language=language)
        visitor.remember("vervet.matches", [{**held, "tokens": [made["seats"][0]["token"]]}])
        visitor.go()
        needed = {
            "continue": visitor.page.get_by_role("region", name=visitor.say("web-resume")),
            "play": visitor.button("web-play"),
            "invite": visitor.button("web-lobby-invite"),
            "learn": visitor.page.get_by_role("link", name=visitor.say("web-learn")),
            "options": visitor.part("options"),
            **{f"game {at}": visitor.page.locator("label:has(input[name=game])").nth(at) for at in range(3)},
        }
        for thing in needed.values():
            expect(thing).to_be_visible()
        off = [name for name, thing in needed.items() if not thing.evaluate(ON_SCREEN)]
        assert off == [], f"{language} {size}: not on the first screen"
        assert visitor.overflow() == 0
