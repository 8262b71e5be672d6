"""After Us: tokens flip together when they are revealed; with reduced motion they are simply there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tribe import Tribe, deal, play_on, reaches
from tests.browser.visitor import PHONE, WIDE, Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser

# Counts the tokens in the row that start to turn.
WATCH = """() => {
  globalThis.flips = 0;
  document.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (propertyName === 'transform' && target.matches('[data-testid=tokens] .front')) flips += 1;
  });
}"""

# Notes each number that is covered when it is told how a number has just changed.
COVERED = """() => {
  globalThis.told = 0;
  globalThis.covered = [];
  const written = (number) => {
    const words = document.createRange();
    words.selectNode(number.firstChild);
    return words.getBoundingClientRect();
  };
  new MutationObserver(() => {
    for (const bubble of document.querySelectorAll('.mine i:not(.pips i)')) {
      told += 1;
      const over = bubble.getBoundingClientRect();
      for (const number of document.querySelectorAll('.mine li > b, .mine .points')) {
        const { left, right, top, bottom } = written(number);
        if (over.left < right && over.right > left && over.top < bottom && over.bottom > top)
          covered.push(`${bubble.textContent} over ${number.textContent}`);
      }
    }
  }).observe(document.querySelector('.mine'), { childList: true, subtree: true, characterData: true });
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
    visitor.page.wait_for_function("() => flips === 3")


def test_no_token_flips_with_reduced_motion(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(calm=True)
    show_tokens(visitor, table)
    assert visitor.page.evaluate("flips") == 0


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_is_gained_covers_no_number(visit: Callable[..., Visitor], table: Process, size: tuple[int, int]) -> None:
    made = deal(table, "here", "here")
    tribe = Tribe(visit(calm=True, size=size))
    tribe.by_hand()
    tribe.sit(made, 0)
    expect(tribe.cards).to_have_count(4)
    tribe.visitor.page.evaluate(COVERED)
    play_on(table, made, reaches("choose", 0))
    tribe.visitor.page.wait_for_function("() => told > 3")
    assert tribe.visitor.page.evaluate("covered") == []
