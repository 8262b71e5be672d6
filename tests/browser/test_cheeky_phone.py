"""Cheeky Monkeys on a phone: six at the table, everything within reach of a thumb, nothing outside the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.test_phone import SMALL, tap
from tests.browser.trainers import WITH_DESTROYER, WITH_EXCHANGE, Trainer, asked, deal, must, play_on, swaps, window
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_a_card_is_played_by_touch(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_EXCHANGE)
    play_on(arena, made, swaps)
    trainer = Trainer(visit(arena, size=PHONE))
    trainer.sit(made, 0)
    tap(trainer.card("tactical-exchange"))
    tap(trainer.options.first)
    tap(trainer.options.first)
    tap(trainer.primary)
    expect(trainer.entries.first).to_have_attribute("data-what", "tactical-exchange")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_wider_than_the_phone_nor_smaller_than_14_pixels(
    visit: Callable[..., Visitor], arena: Process, language: str
) -> None:
    for kinds, seed, until in ((6, 2, window("phase")), (3, WITH_DESTROYER, must("hand"))):
        made = deal(arena, *["here"] * kinds, seed=seed)
        play_on(arena, made, until)
        trainer = Trainer(visit(arena, language=language, size=PHONE))
        trainer.sit(made, 0)
        expect(trainer.primary).to_be_visible()
        assert trainer.visitor.overflow() == 0
        assert trainer.visitor.page.evaluate(SMALL) == []


# How far the words of the title could reach into the corner where auto-pass is.
REACH = """() => {
  const title = document.querySelector('[data-testid="say"] .title');
  const end = title.getBoundingClientRect().right - parseFloat(getComputedStyle(title).paddingRight);
  return end - document.querySelector('[data-testid="pass-unless"] summary').getBoundingClientRect().left;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_title_leaves_room_for_auto_pass(visit: Callable[..., Visitor], arena: Process, language: str) -> None:
    made = deal(arena, "here", "here", seed=WITH_EXCHANGE)
    play_on(arena, made, lambda table: asked(table) and not table["view"]["window"])
    trainer = Trainer(visit(arena, language=language, size=PHONE))
    trainer.sit(made, 0, auto_pass=True)
    expect(trainer.visitor.part("pass-unless")).to_contain_text(trainer.visitor.say("web-cheeky-pass-on"))
    assert trainer.visitor.page.evaluate(REACH) <= 0
