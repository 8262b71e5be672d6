"""Cheeky Monkeys: cards and monkeys explain themselves to mouse and keys, those of other players too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_after_us_peek import explains
from tests.browser.trainers import WITH_EXCHANGE, Trainer, deal, play_on, swaps
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_cards_explain_themselves(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_EXCHANGE)
    now = play_on(arena, made, swaps)
    visitor = visit(arena, calm=True)
    trainer = Trainer(visitor)
    trainer.sit(made, 0)
    about = visitor.say("cheeky-card-tactical-exchange.about")
    explains(visitor, trainer.card("tactical-exchange"), about)
    theirs = next(one for player in now["view"]["players"][1:] for one in player["monkeys"])
    explains(visitor, trainer.monkey(theirs["monkey"]), visitor.say(f"cheeky-kind-{theirs['kind']}.about"))
    # By key: whoever comes to a card reads the same.
    visitor.page.keyboard.press("Tab")
    trainer.card("tactical-exchange").focus()
    expect(visitor.part("peek")).to_contain_text(about)
