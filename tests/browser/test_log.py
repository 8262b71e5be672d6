"""The log says in words what happened, and shows it again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.scenes import PLACED, stage
from tests.browser.visitor import STEPS, Visitor
from tests.browser.written import LINES, advance, before, moves
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_every_action_in_the_log_has_words(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, len(moves()))
    visitor = visit()
    visitor.watch(made)
    visitor.sees(LINES)
    silent = [step["title"] for step in visitor.look(steps=STEPS)["steps"] if not step["text"]]
    assert silent == []


def test_a_chosen_action_is_shown_until_somebody_goes_back_to_the_game(
    visit: Callable[..., Visitor], table: Process
) -> None:
    made = table.create("here", "here")
    advance(table, made, before("jump"))
    visitor = visit()
    visitor.watch(made)
    visitor.unfold_log()
    step = visitor.steps.nth(before("bump"))
    step.click()
    expect(step).to_have_attribute("aria-pressed", "true")
    advance(table, made, before("jump") + 1)
    expect(visitor.steps).to_have_count(before("jump") + 1)
    expect(step).to_have_attribute("aria-pressed", "true")
    visitor.button("web-playback-now").click()
    expect(step).to_have_attribute("aria-pressed", "false")


def test_the_log_follows_whoever_looks_back(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, len(moves()))
    visitor = visit(calm=True)
    visitor.watch(made)
    visitor.sees(LINES)
    expect(visitor.steps.first).not_to_be_in_viewport()
    visitor.part("scrubber").focus()
    visitor.page.keyboard.press("Home")
    expect(visitor.steps.first).to_be_in_viewport()


def test_keys_lead_through_the_log_and_back_to_it_from_a_rule(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(calm=True)
    visitor.sit(stage(table, PLACED), 0, 1)
    first, second = visitor.steps.first, visitor.steps.nth(1)
    keys = visitor.page.keyboard
    first.focus()
    keys.press("ArrowDown")
    expect(second).to_be_focused()
    keys.press("ArrowUp")
    expect(first).to_be_focused()
    keys.press("Tab")
    keys.press("Enter")
    expect(visitor.part("rules").locator(":focus")).to_be_visible()
    keys.press("Escape")
    expect(first).to_be_focused()
