"""Several people at one screen, in games with secrets: between them the page shows nothing of either hand."""

from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import expect

from tests.browser import trainers, tribe
from tests.browser.audit import Audit
from tests.browser.chromium import AXE
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser

Play = Callable[[Process, Message, Callable[[Message], bool]], Message]
PLAY: Mapping[str, Play] = {"after-us": tribe.play_on, "cheeky-monkeys": trainers.play_on}
LANDMARK = {"after-us": "track", "cheeky-monkeys": "queue"}
MOST_SEEDS = 40


def first_seat(site: Process, made: Message) -> int:
    player = site.player(str(made["match"]), *(seat["token"] for seat in made["seats"]))
    seat = int(player.see(0)["seat"])
    player.close()
    return seat


def dealt(site: Process, game: str) -> list[Message]:
    """Two matches for two people at one screen in which the first of them begins, with other cards."""
    found: list[Message] = []
    for seed in range(MOST_SEEDS):
        made = site.create("here", "here", game=game, seed=seed, options={"players": 2})
        if first_seat(site, made) == 0:
            found.append(made)
        if len(found) == 2:
            return found
    raise AssertionError("nobody begins")


def come(visitor: Visitor, made: Message, game: str) -> None:
    """Come with both seats; whatever the page has kept of an earlier match is gone."""
    held = {"match": made["match"], "game": game, "invitations": [], "since": 1_750_000_000_000}
    kept = [{**held, "tokens": [seat["token"] for seat in made["seats"]]}]
    visitor.page.goto(visitor.address + "/check")
    visitor.page.evaluate("(kept) => localStorage.setItem('vervet.matches', JSON.stringify(kept))", kept)
    # Auto-pass would answer for both: here each is to be asked.
    visitor.page.evaluate("localStorage.setItem('vervet.auto-pass', JSON.stringify({ lasts: 'off' }))")
    visitor.go(f"/match/{made['match']}")


def look(visitor: Visitor, seat: int) -> bytes:
    """The pixels of the hand-over screen for a seat, once it is there and its letters are drawn."""
    name = visitor.say("player-human", seat=seat + 1)
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-hand-over", player=name))).to_be_visible()
    visitor.page.evaluate("document.fonts.ready")
    expect(visitor.part("announcements").locator("p")).to_have_count(0)
    expect(visitor.part("log")).to_have_count(0)
    return visitor.page.screenshot(animations="disabled")


def take(visitor: Visitor, seat: int) -> None:
    name = visitor.say("player-human", seat=seat + 1)
    button = visitor.button("web-hand-over-taken", player=name)
    if visitor.phone:
        button.tap()
    else:
        # Without looking for it first.
        expect(button).to_be_focused()
        visitor.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", sorted(PLAY))
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_hand_over_shows_nothing_of_either_hand(
    visit: Callable[..., Visitor], arena: Process, game: str, size: tuple[int, int]
) -> None:
    visitor = visit(site=arena, size=size, calm=True, scripts=[AXE])
    audit = Audit(visitor)
    before, tables, between = [], [], []
    for made in dealt(arena, game):
        come(visitor, made, game)
        before.append(look(visitor, 0))
        take(visitor, 0)
        expect(visitor.part(LANDMARK[game])).to_be_visible()
        visitor.page.evaluate("document.fonts.ready")
        tables.append(visitor.page.screenshot(animations="disabled"))
        PLAY[game](arena, made, lambda table: table["seat"] == 1 and 1 in table["asked"])
        between.append(look(visitor, 1))
    audit.look("hand-over")
    assert before[0] == before[1] and between[0] == between[1]
    # The comparison can fail: the tables that lie behind are not alike.
    assert tables[0] != tables[1] and before[0] != between[0]
    take(visitor, 1)
    expect(visitor.part(LANDMARK[game])).to_be_visible()
    visitor.page.reload()
    look(visitor, 1)
    assert audit.found == [], audit.report()
