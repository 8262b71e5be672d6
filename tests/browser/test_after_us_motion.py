"""After Us: tokens flip together when they are revealed; with reduced motion they are simply there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tribe import Tribe, deal, play_on, reaches
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser

# Counts the tokens in the row that start to turn.
WATCH = """() => {
  globalThis.flips = 0;
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (propertyName === 'transform' && target.matches('[data-testid=tokens] .front')) flips += 1;
  });
}"""


def show_tokens(visitor: Visitor, table: Process) -> None:
    made = deal(table, "here", "here", "here")
    play_on(table, made, reaches("choose", 0))
    tribe = Tribe(visitor)
    tribe.sit(made, 0)
    tribe.token("mandrill").click()
    tribe.primary.click()
    expect(visitor.button("web-after-change")).to_be_visible()
    visitor.page.evaluate(WATCH)
    play_on(table, made, reaches("recruit", 0))
    mine = visitor.part("tokens").get_by_role("img", name=visitor.say("after-token-mandrill"))
    expect(mine.first).to_be_visible()


def test_all_tokens_flip_when_they_are_revealed(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    show_tokens(visitor, table)
    visitor.page.wait_for_function("flips === 3")


def test_no_token_flips_with_reduced_motion(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(calm=True)
    show_tokens(visitor, table)
    assert visitor.page.evaluate("flips") == 0
