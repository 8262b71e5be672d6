"""Looking back: every table as it was, by slider, key, log and address."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import PLACED, stage
from tests.browser.visitor import Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser

LINES = (*PLACED, "spawn f3")


@pytest.fixture(scope="module")
def made(table: Process) -> Message:
    return stage(table, LINES)


def test_the_slider_goes_through_all_tables_by_keyboard(visit: Callable[..., Visitor], made: Message) -> None:
    visitor = visit(calm=True)
    visitor.sit(made, 0, 1)
    slider, keys = visitor.part("scrubber"), visitor.page.keyboard
    now = visitor.cell("f3").get_attribute("aria-label")
    slider.focus()
    keys.press("Home")
    expect(visitor.part("past")).to_contain_text(visitor.say("web-replay-begins"))
    expect(visitor.cell("f3")).not_to_have_attribute("aria-label", str(now))
    keys.press("ArrowRight")
    said = re.compile(visitor.say("web-replay-step", at=1, count=len(LINES)))
    expect(slider).to_have_attribute("aria-valuetext", said)
    expect(visitor.page).to_have_url(re.compile(r"/step/1$"))
    then = visitor.cell("f3").get_attribute("aria-label")
    assert then != now
    keys.press("Space")
    expect(visitor.button("web-playback-pause")).to_be_visible()
    keys.press("End")
    expect(visitor.part("past")).to_have_count(0)
    expect(visitor.cell("f3")).to_have_attribute("aria-label", str(now))
    expect(visitor.page).not_to_have_url(re.compile("/step/"))


def test_nothing_goes_on_behind_a_dialog(visit: Callable[..., Visitor], made: Message) -> None:
    visitor = visit(calm=True, pace="usual")
    visitor.page.clock.install()
    visitor.sit(made, 0, 1)
    visitor.page.clock.pause_at(int(visitor.page.evaluate("Date.now()")) + 1000)
    slider = visitor.part("scrubber")
    visitor.button("web-replay-run").click()
    expect(slider).to_have_value("0")
    visitor.button("web-leave").click()
    expect(visitor.page.get_by_role("dialog", name=visitor.say("web-leave"))).to_be_visible()
    visitor.page.clock.run_for(20_000)
    expect(slider).to_have_value("0")
    visitor.button("web-close").click()
    visitor.page.clock.run_for(2_000)
    expect(slider).not_to_have_value("0")


def test_an_old_row_of_the_log_shows_the_table_as_it_was(visit: Callable[..., Visitor], made: Message) -> None:
    visitor = visit(calm=True)
    visitor.sit(made, 0, 1)
    now = visitor.cell("b5").get_attribute("aria-label")
    visitor.steps.first.click()
    expect(visitor.cell("b5")).not_to_have_attribute("aria-label", str(now))
    visitor.steps.first.click()
    expect(visitor.cell("b5")).to_have_attribute("aria-label", str(now))


def test_an_address_leads_to_its_step(visit: Callable[..., Visitor], made: Message) -> None:
    visitor = visit(calm=True)
    visitor.go(f"/match/{made['match']}/step/2")
    expect(visitor.part("past")).to_contain_text(visitor.say("web-replay-step", at=2, count=len(LINES)))
    visitor.page.keyboard.press("Escape")
    expect(visitor.part("past")).to_have_count(0)
