"""Cheeky Monkeys, windows: what is about to happen, what one could answer, and what one has said in advance."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.trainers import WITH_CHAIN, WITH_SHOCK, Trainer, can, deal, play_on, window
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser

LONGEST = 240.0
# With this seed the first seat starts.
FIRST_IS_FIRST = 7
# Looks and acts in one go: the first thing that can be chosen, or the large button unless it would pass.
GO_ON = """(pass) => {
  const find = (selector) => document.querySelector(selector);
  const option = find('[data-testid="choices"] [data-option]') ?? find('[data-testid="handout"] button');
  const primary = find('[data-testid="primary"][aria-disabled="false"]');
  if (primary && !primary.innerText.startsWith(pass)) primary.click();
  else if (!primary) option?.click();
}"""


def test_a_shock_lights_up_the_grounding_that_answers_it(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_SHOCK)
    now = play_on(arena, made, can("ground"))
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    expect(trainer.says).to_contain_text(trainer.visitor.say("cheeky-window-shock"))
    expect(trainer.entries.first).to_have_attribute("data-what", "shock")
    trainer.expect_lit("grounding")
    for monkey in now["view"]["queue"][0]["risk"]:
        expect(trainer.monkey(monkey)).to_have_accessible_name(re.compile(trainer.visitor.say("web-cheeky-at-risk")))
    trainer.card("grounding").click()
    if trainer.look().count("options"):
        trainer.options.first.click()
    trainer.primary.click()
    # The answer has to wait: the others have not answered yet.
    expect(trainer.says).to_contain_text(trainer.visitor.say("cheeky-window-answered"))
    play_on(arena, made, window("announced"))
    expect(trainer.entries.first).to_have_attribute("data-what", "grounding")


def test_the_queue_shows_what_happens_next_on_top(visit: Callable[..., Visitor], arena: Process) -> None:
    made = deal(arena, "here", "here", "here", seed=WITH_CHAIN)
    now = play_on(arena, made, lambda table: table["seat"] == 0 and len(table["view"]["queue"]) >= 3)
    trainer = Trainer(visit(arena))
    trainer.sit(made, 0)
    queue = now["view"]["queue"]
    expect(trainer.entries).to_have_count(len(queue))
    for place, entry in enumerate(queue):
        expect(trainer.entries.nth(place)).to_have_attribute("data-what", entry["what"])
    expect(trainer.entries.first).to_contain_text(trainer.visitor.say("cheeky-queue.next"))
    expect(trainer.entries.last).to_contain_text(trainer.visitor.say("cheeky-stage-behind"))


def test_auto_pass_is_on_in_a_new_browser_and_passes_as_said_in_advance(
    visit: Callable[..., Visitor], arena: Process
) -> None:
    made = deal(arena, "here", "random", "random", seed=FIRST_IS_FIRST)
    trainer = Trainer(visit(arena, calm=True))
    trainer.sit(made, 0, auto_pass=True)
    visitor = trainer.visitor
    # Nothing happens before it is said: a window already open would wait for an answer.
    expect(trainer.primary).to_have_text(visitor.say("web-cheeky-do-done", phase="planning"))
    popover = visitor.part("pass-unless")
    expect(popover).to_contain_text(visitor.say("web-cheeky-pass-on"))
    popover.locator("summary").click()
    expect(visitor.page.get_by_role("radio", name=visitor.say("web-cheeky-pass-match"))).to_be_checked()
    for words in ("web-cheeky-pass-unconcerned", "web-cheeky-pass-life"):
        box = visitor.page.get_by_role("checkbox", name=visitor.say(words))
        expect(box).to_be_checked()
        # By its words, as people do: it was closed under the finger then, and the page crashed.
        popover.locator("label").filter(has=box).click()
        expect(box).not_to_be_checked()
    # Whoever turns to the table is done with it.
    visitor.part("last").click()
    expect(visitor.part("pass-close")).not_to_be_visible()
    # Windows come and go without anybody touching this screen; only everything else is done by hand.
    end = time.monotonic() + LONGEST
    while (now := trainer.look()).count("rounds") <= 2:
        assert time.monotonic() < end and not now.over, "the third round never came"
        assert not now.able or now.words != visitor.say("cheeky-action-pass")
        visitor.page.evaluate(GO_ON, visitor.say("cheeky-action-pass"))
        visitor.page.wait_for_timeout(50)


def test_the_clock_is_shown_when_one_is_running(visit: Callable[..., Visitor], launch: Callable[..., Process]) -> None:
    site = launch(VERVET_BOT_SECONDS="0.02", VERVET_WINDOW_SECONDS="120")
    made = deal(site, "here", "here", seed=3)
    play_on(site, made, window("phase"))
    trainer = Trainer(visit(site))
    trainer.sit(made, 0)
    expect(trainer.visitor.part("clock")).to_be_visible()
