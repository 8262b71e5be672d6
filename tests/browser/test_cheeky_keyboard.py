"""Cheeky Monkeys by keyboard alone: a whole game, from the lobby to its end."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Moment
from tests.browser.keys import Keyboard
from tests.browser.spoken import Ear
from tests.browser.trainers import Trainer
from tests.browser.visitor import Visitor
from tests.server.running import Process
from vervet.texts import languages

pytestmark = pytest.mark.browser

# Generous: on a busy machine many looks find nothing to press yet.
MOST_PRESSES = 4000


def begin(visitor: Visitor, keyboard: Keyboard) -> None:
    visitor.go()
    expect(visitor.button("web-play")).to_be_visible()
    games = visitor.page.locator('input[name="game"]')
    keyboard.choose(games.and_(visitor.page.locator('[value="cheeky-monkeys"]')), instead_of=games.first)
    keyboard.tab_to(visitor.button("web-play"))
    keyboard.press("Enter")
    expect(visitor.part("queue")).to_be_visible()


def act(keyboard: Keyboard, now: Moment, dice: random.Random) -> None:
    """One more press: a number if something is to be chosen, now and then a card, otherwise the large button."""
    if now.count("handout"):
        keyboard.press("c" if now.able else "1")
    elif options := now.count("options"):
        keyboard.press(str(dice.randint(1, min(9, options))))
    elif now.able:
        if now.count("lit") and dice.random() < 0.4:
            keyboard.press("k")
            for _ in range(dice.randrange(4)):
                keyboard.press("ArrowRight")
            keyboard.press("Enter")
        else:
            keyboard.press("c")


@pytest.mark.parametrize("language", languages())
def test_a_whole_game_is_played_by_keyboard_alone(visit: Callable[..., Visitor], arena: Process, language: str) -> None:
    visitor = visit(arena, calm=True, language=language)
    ear = Ear(visitor)
    keyboard, trainer, dice = Keyboard(visitor), Trainer(visitor), random.Random(5)
    begin(visitor, keyboard)
    keyboard.tab_to(trainer.primary)
    outcome = visitor.part("outcome")
    for _ in range(MOST_PRESSES):
        now = trainer.look()
        if now.over:
            break
        act(keyboard, now, dice)
        ear.keep_up()
        visitor.page.wait_for_timeout(40)
    expect(outcome).to_be_visible()
    # The large button is gone: what takes its place has the focus.
    expect(visitor.button("web-rematch")).to_be_focused()
    ear.listen()
    keyboard.tab_to(visitor.button("web-watch-again"), "Shift+Tab")
    keyboard.press("Enter")
    expect(visitor.part("scrubber")).to_be_focused()
    ear.listen()
    keyboard.press("Escape")
    expect(outcome).to_be_visible()
    keyboard.tab_to(visitor.button("web-rematch"), "Shift+Tab")
    keyboard.press("Enter")
    expect(outcome).to_have_count(0)
    assert ear.found == []
