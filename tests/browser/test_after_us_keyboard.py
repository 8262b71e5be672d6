"""After Us by keyboard alone: a whole game against the Monkey King, from the lobby to its end."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import TimeoutError as PatienceLost
from playwright.sync_api import expect

from tests.browser.guest import Moment, part
from tests.browser.keys import Keyboard
from tests.browser.spoken import Ear
from tests.browser.tribe import Tribe
from tests.browser.visitor import STEPS, Visitor
from vervet.texts import languages

pytestmark = pytest.mark.browser

MOST_PRESSES = 900
BRIEFLY = 3_000.0
GOES_ON = (
    "([steps, outcome, done]) => document.querySelectorAll(steps).length > done || document.querySelector(outcome)"
)


def begin(visitor: Visitor, keyboard: Keyboard) -> None:
    visitor.go()
    expect(visitor.button("web-play")).to_be_visible()
    games = visitor.page.locator('input[name="game"]')
    keyboard.choose(games.and_(visitor.page.locator('[value="after-us"]')), instead_of=games.first)
    keyboard.tab_to(visitor.part("options"))
    keyboard.press("Enter")
    count = visitor.called("spinbutton", "web-player-count")
    keyboard.tab_to(count)
    keyboard.press("ArrowDown")
    expect(count).to_have_attribute("aria-valuenow", "1")
    keyboard.tab_to(visitor.button("web-play"))
    keyboard.press("Enter")
    expect(visitor.part("king")).to_be_visible()


def act(tribe: Tribe, keyboard: Keyboard, now: Moment) -> None:
    """One more thing: a token if one is to be chosen, otherwise whatever the large button says."""
    if now.count("picker") and not now.able:
        if keyboard.tab_within(part("token-picker"), "Shift+Tab"):
            keyboard.press("Space")
        keyboard.tab_to(tribe.primary)
        now = tribe.look()
    # A sign asks for its target first; skipping it is always possible.
    keyboard.press("c" if now.able else "s")


def play_by_keyboard(visitor: Visitor) -> Tribe:
    """A whole game, from the lobby to its end."""
    keyboard, tribe, ear = Keyboard(visitor), Tribe(visitor), Ear(visitor)
    begin(visitor, keyboard)
    keyboard.tab_to(visitor.primary)
    for _ in range(MOST_PRESSES):
        now = tribe.look()
        if now.over:
            break
        act(tribe, keyboard, now)
        ear.keep_up()
        # A key pressed while the page was waiting does nothing; a person looks again, and presses again.
        with suppress(PatienceLost):
            arguments = [STEPS, part("outcome"), now.count("steps")]
            visitor.page.wait_for_function(GOES_ON, arg=arguments, timeout=BRIEFLY)
    expect(visitor.part("outcome")).to_be_visible()
    ear.listen()
    assert ear.found == []
    return tribe


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_played_by_keyboard_alone(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(calm=True, language=language)
    tribe, keyboard, outcome = play_by_keyboard(visitor), Keyboard(visitor), visitor.part("outcome")
    keyboard.tab_to(visitor.button("web-rematch"))
    keyboard.press("Enter")
    expect(outcome).to_have_count(0)
    expect(tribe.cards).to_have_count(4)


def test_letters_do_what_the_help_says(visit: Callable[..., Visitor]) -> None:
    visitor = visit(calm=True)
    keyboard, tribe = Keyboard(visitor), Tribe(visitor)
    tribe.by_hand()
    begin(visitor, keyboard)
    expect(tribe.preview.locator("[data-row]")).to_have_count(3)
    tribe.cards.first.focus()
    order = tribe.order()
    keyboard.press("ArrowRight", "ArrowRight", "ArrowRight")
    tribe.expect_order([*order[1:], order[0]])
    keyboard.press("b")
    expect(visitor.part("best-already")).to_be_visible()
    keyboard.press("i")
    expect(visitor.page.get_by_role("dialog")).to_contain_text(visitor.say("web-after-row", row=3, frames="")[:5])
    keyboard.press("Escape")
    keyboard.press("r")
    expect(visitor.part("refusal")).to_contain_text("AU-26")
    keyboard.press("c")
    expect(visitor.part("deal")).to_be_visible()
    done = visitor.steps.count()
    keyboard.press("s")
    expect(visitor.steps).to_have_count(done + 1)
    keyboard.press("u")
    expect(visitor.steps).to_have_count(done)
