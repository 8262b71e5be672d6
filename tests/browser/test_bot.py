"""A whole game against a bot, chosen and shortened in the lobby, played with whatever the page offers."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guest import Guest
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

MOST_ACTIONS = 30


def play_on(visitor: Visitor, most: int) -> None:
    """Do whatever is offered, until the end or so many times."""
    mine = visitor.part("turn").get_by_text(visitor.say("web-your-turn"))
    outcome = visitor.part("outcome")
    for _ in range(most):
        # The bot does nothing outside its turn, so nothing changes between these looks.
        expect(mine.or_(outcome).first).to_be_visible()
        if outcome.count():
            break
        done = visitor.steps.count()
        act(visitor)
        expect(visitor.steps.nth(done)).to_be_attached()


def act(visitor: Visitor) -> None:
    """Do something on offer: the first monkey that can be chosen, and its first goal."""
    guest = Guest(visitor)
    if not guest.look().able:
        offered(visitor, "source").first.click()
    if not guest.look().able:
        offered(visitor, "target").or_(offered(visitor, "landing")).first.click()
    visitor.primary.click()


def offered(visitor: Visitor, role: str) -> Locator:
    """Cells whose names say what can be done there."""
    return visitor.board.locator(f'[aria-label*="{visitor.say(f"web-itchy-role-{role}")}"]')


def test_a_short_game_against_a_bot_reaches_its_end(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go()
    visitor.unfold()
    visitor.called("combobox", "web-bot-of", seat=2).select_option(value="random")
    visitor.page.get_by_text(visitor.say("web-options-advanced")).click()
    visitor.called("spinbutton", "itchy-monkey-option-rounds").fill("2")
    visitor.button("web-play").click()
    expect(visitor.board).to_be_visible()
    play_on(visitor, MOST_ACTIONS)
    outcome = visitor.part("outcome")
    expect(outcome).to_contain_text(visitor.say("outcome-draw"))
    expect(outcome).to_contain_text("IM-36")
    with visitor.page.expect_download() as download:
        visitor.called("link", "web-download-log").click()
    assert '"itchy-monkey"' in download.value.path().read_text("utf-8")
    visitor.called("link", "web-to-lobby").click()
    expect(visitor.button("web-play")).to_be_visible()
