"""Cheeky Monkeys by keyboard alone: a whole game, from the lobby to its end."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.guest import Moment
from tests.browser.keys import Keyboard
from tests.browser.trainers import Trainer
from tests.browser.visitor import Visitor
from tests.server.running import Process

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


def test_a_whole_game_is_played_by_keyboard_alone(visit: Callable[..., Visitor], arena: Process) -> None:
    visitor = visit(arena, calm=True)
    keyboard, trainer, dice = Keyboard(visitor), Trainer(visitor), random.Random(5)
    begin(visitor, keyboard)
    keyboard.tab_to(trainer.primary)
    outcome = visitor.part("outcome")
    for _ in range(MOST_PRESSES):
        now = trainer.look()
        if now.over:
            break
        act(keyboard, now, dice)
        visitor.page.wait_for_timeout(40)
    expect(outcome).to_be_visible()
    keyboard.tab_to(visitor.button("web-rematch"))
    keyboard.press("Enter")
    expect(outcome).to_have_count(0)
