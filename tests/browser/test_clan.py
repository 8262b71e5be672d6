"""Clan mode in the browser: species, outbreaks to watch, and monkeys that leave."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hand import point, take
from tests.browser.scenes import CLEAN, PICKS, RIPE, stage
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser

CHAIN = ("spawn", "outbreak", "outbreak")


def about_to_break_out(visitor: Visitor, table: Process) -> None:
    visitor.sit(stage(table, RIPE, mode="clan"), 0, 1)
    visitor.cell("b7").click()
    expect(visitor.part("actions").get_by_role("status")).to_contain_text("b6")


def break_out(visitor: Visitor, table: Process) -> None:
    about_to_break_out(visitor, table)
    visitor.primary.click()


def test_a_species_is_picked_from_cards_and_marked_on_the_board(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, PICKS[:1], mode="clan"), 0, 1)
    lemurs = visitor.say("itchy-species-lemur.plural")
    visitor.page.get_by_role("button", name=lemurs, exact=True).click()
    expect(visitor.primary).to_have_text(visitor.say("web-itchy-do-pick", species=lemurs))
    visitor.primary.click()
    visitor.sees(PICKS)
    visitor.hears("b7", visitor.say("itchy-species-lemur"))


def test_a_species_that_cannot_be_had_says_why(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, (), mode="clan"), 0, 1)
    visitor.page.get_by_role("button", name=visitor.say("itchy-species-gorilla.plural"), exact=True).click()
    expect(visitor.part("refusal")).to_contain_text(visitor.say("itchy-pick-gorilla"))


def test_a_species_is_picked_by_touching_a_monkey_too(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, (), mode="clan"), 0, 1)
    visitor.cell("b7").click()
    expect(visitor.cell("g7")).to_have_attribute("aria-selected", "true")
    visitor.cell("g7").click()
    visitor.sees(["pick lemur"])


# The page itself records every moment shown: a test looking from outside may come too late on a busy machine.
NOTE_MOMENTS = """() => {
  const moments = [];
  new MutationObserver(() => {
    const shown = document.querySelector('[data-testid="playback"] .count')?.textContent;
    if (shown && shown !== moments.at(-1)) moments.push(shown);
    document.body.dataset.moments = moments.join(' ');
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def test_a_chain_of_outbreaks_is_shown_step_by_step(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    about_to_break_out(visitor, table)
    visitor.page.evaluate(NOTE_MOMENTS)
    visitor.primary.click()
    moments = " ".join(f"{at}/{len(CHAIN)}" for at in range(1, len(CHAIN) + 1))
    expect(visitor.page.locator("body")).to_have_attribute("data-moments", moments)
    expect(visitor.part("playback")).to_have_count(0)
    visitor.hears("b7", visitor.say("itchy-workers", workers=4))


def break_out_and_stay(visitor: Visitor, table: Process) -> None:
    """The page's clock is stopped, so that nothing passes by before the test has looked."""
    about_to_break_out(visitor, table)
    visitor.page.clock.install(time=0)
    # Up to this many seconds may pass between this line and the one before.
    visitor.page.clock.pause_at(15)
    visitor.primary.click()


def test_a_chain_can_be_skipped(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    break_out_and_stay(visitor, table)
    visitor.part("skip").click()
    expect(visitor.part("playback")).to_have_count(0)
    expect(visitor.primary).to_be_visible()
    visitor.hears("b6", visitor.say("itchy-clan-broken-out"))


def test_whoever_plays_on_has_seen_enough(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    break_out_and_stay(visitor, table)
    expect(visitor.part("playback")).to_be_visible()
    visitor.cell("c1").click()
    expect(visitor.part("playback")).to_have_count(0)
    expect(visitor.cell("c1")).to_have_attribute("aria-selected", "true")


def test_a_chain_is_only_told_with_reduced_motion(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(calm=True)
    break_out(visitor, table)
    visitor.sees([*RIPE, "spawn b7"])
    expect(visitor.part("playback")).to_have_count(0)
    expect(visitor.part("announcements")).to_contain_text(
        visitor.say("itchy-event-outbreak", cell="b6", to="b7 and b5")
    )


def test_the_log_steps_through_a_chain_again(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(calm=True)
    visitor.sit(stage(table, [*RIPE, "spawn b7"], mode="clan"), 0, 1)
    visitor.steps.last.click()
    shown = visitor.part("playback")
    expect(shown).to_contain_text("1/3")
    visitor.hears("b7", visitor.say("itchy-workers", workers=5))
    visitor.button("web-playback-next").click()
    expect(shown).to_contain_text("2/3")
    visitor.hears("b7", visitor.say("itchy-workers", workers=3))
    visitor.hears("b6", visitor.say("itchy-workers", workers=5))
    visitor.button("web-playback-back").click()
    visitor.hears("b6", visitor.say("itchy-workers", workers=4))
    shown.get_by_role("button", name=visitor.say("web-playback-now"), exact=True).click()
    expect(shown).to_have_count(0)
    visitor.hears("b6", visitor.say("itchy-workers", workers=3))


def test_a_monkey_leaves_by_the_arrow_at_the_edge(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    made = stage(table, CLEAN, mode="clan")
    visitor.sit(made, 0, 1)
    visitor.cell("g3").click()
    visitor.cell("h3").click()
    expect(visitor.primary).to_have_text(visitor.say("web-itchy-do-leave", cell="g3"))
    visitor.primary.click()
    visitor.sees([*CLEAN, "leave g3 east"])
    capuchin = visitor.say("web-itchy-safe", count=1, monkeys=visitor.say("itchy-species-capuchin"))
    expect(visitor.page.get_by_role("img", name=capuchin)).to_be_visible()


def test_a_monkey_leaves_by_being_dragged_off_the_board(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, CLEAN, mode="clan"), 0, 1)
    take(visitor.page, visitor.cell("g3"))
    visitor.page.mouse.move(*point(visitor.cell("g3"), across=1.6), steps=6)
    visitor.page.mouse.up()
    expect(visitor.primary).to_have_text(visitor.say("web-itchy-do-leave", cell="g3"))


def test_a_monkey_leaves_by_walking_off_with_the_arrow_keys(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, CLEAN, mode="clan"), 0, 1)
    visitor.cell("g3").focus()
    for key in ("Enter", "ArrowRight", "Enter", "Enter"):
        visitor.page.keyboard.press(key)
    visitor.sees([*CLEAN, "leave g3 east"])


def test_lice_without_an_owner_cross_all_together_or_not_at_all(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.sit(stage(table, (*PICKS, "spawn a7"), mode="clan"), 0, 1)
    visitor.cell("g1").click()
    visitor.cell("g3").click()
    visitor.called("radio", "web-itchy-party-all").check()
    visitor.primary.click()
    visitor.sees([*PICKS, "spawn a7", "bump g1 north 2, 1 worker"])
