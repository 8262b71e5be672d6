"""The log says in words what happened, and shows it again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

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
