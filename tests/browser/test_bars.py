"""The bars of a table that feels right, counted in a real browser; `pytest -s` prints them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import pick_game
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser

MOST_BYTES = 250_000
# A press counts, not what comes of it: a click on a label is one on its control, too.
COUNTING = "window.presses = 0; addEventListener('pointerdown', () => (window.presses += 1), true);"
ON_SCREEN = """(thing) => {
  const { top, bottom, left, right } = thing.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""


def presses_until_asked(visitor: Visitor) -> int:
    """Press Play, and count what it took until the first decision is this player's."""
    visitor.button("web-play").click()
    expect(visitor.part("turn")).to_contain_text(visitor.say("web-your-turn"))
    expect(visitor.primary).to_be_visible()
    return int(visitor.page.evaluate("window.presses"))


def test_landing_to_first_move(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.context.add_init_script(COUNTING)
    visitor.go()
    pick_game(visitor, "after-us")
    new = presses_until_asked(visitor)
    visitor.go()
    expect(visitor.page.locator('input[value="after-us"]')).to_be_checked()
    returning = presses_until_asked(visitor)
    print(f"\nlanding to first move: {new} clicks for a new player, {returning} for a returning one")
    assert (new, returning) == (2, 1)


def test_first_load(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    wire = visitor.context.new_cdp_session(visitor.page)
    loaded: list[int] = []
    wire.on("Network.loadingFinished", lambda event: loaded.append(int(event["encodedDataLength"])))
    wire.send("Network.enable")
    visitor.go()
    expect(visitor.button("web-play")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    print(f"\nfirst load: {sum(loaded) / 1000:.0f} kB in {len(loaded)} answers")
    assert sum(loaded) <= MOST_BYTES


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
