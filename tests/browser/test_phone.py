"""A phone: everything within reach of a thumb, nothing outside the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hand import goal
from tests.browser.visitor import PHONE, Visitor
from tests.browser.written import LINES, advance, moves
from tests.server.running import Process

pytestmark = pytest.mark.browser

# Every visible element with text of its own that is too small.
SMALL = """() => [...document.querySelectorAll('body *')].filter((element) =>
  [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  && !element.closest('svg, .visually-hidden, .spoken, script, style, dialog:not([open])')
  && element.checkVisibility()
  && parseFloat(getComputedStyle(element).fontSize) < 14
).map((element) => `${element.outerHTML.slice(0, 120)} ${getComputedStyle(element).fontSize}`)"""


def tap(thing: Locator) -> None:
    thing.scroll_into_view_if_needed()
    thing.tap()


def test_a_turn_is_played_by_touch(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 2)
    visitor = visit(size=PHONE)
    visitor.sit(made, 0, 1)
    spawn, bump = moves()[2], moves()[3]
    tap(visitor.cell(str(spawn.action["cell"])))
    tap(visitor.primary)
    expect(visitor.part("turn")).to_contain_text(visitor.say("itchy-phase-move"))
    tap(visitor.cell(str(bump.action["cell"])))
    tap(visitor.cell(goal(bump)))
    expect(visitor.called("spinbutton", "web-itchy-party-workers")).to_be_visible()
    for _ in range(int(str(bump.action["workers"]))):
        tap(visitor.button("web-more", what=visitor.say("web-itchy-party-workers")))
    tap(visitor.primary)
    expect(visitor.part("turn")).to_contain_text(visitor.say("itchy-phase-spawn"))
    visitor.button("web-log").tap()
    visitor.sees(LINES[:4])


def test_nothing_is_wider_than_the_phone_nor_smaller_than_14_pixels(
    visit: Callable[..., Visitor], table: Process
) -> None:
    made = table.create("here", "here")
    advance(table, made, 18)
    for language in ("en", "fr"):
        visitor = visit(language=language, size=PHONE)
        visitor.go()
        expect(visitor.button("web-play")).to_be_visible()
        assert visitor.overflow() == 0
        assert visitor.page.evaluate(SMALL) == []
        visitor.sit(made, 0, 1)
        assert visitor.overflow() == 0
        assert visitor.page.evaluate(SMALL) == []


def test_board_and_actions_are_on_the_screen_together(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 2)
    visitor = visit(size=PHONE)
    visitor.sit(made, 0, 1)
    visitor.primary.scroll_into_view_if_needed()
    for thing in (visitor.primary, visitor.cell("a1"), visitor.cell("g7")):
        expect(thing).to_be_in_viewport(ratio=0.99)


# How far one's own plate reaches below the top of the actions, and a hint below whose turn it is.
UNDER = """() => {
  const box = (part) => document.querySelector(part)?.getBoundingClientRect();
  return box('.mine').bottom - box('[data-testid=actions]').top;
}"""
LOW = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect();
  return box('[data-testid=hint]').bottom - box('.others').top;
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_four_players_and_a_hint_fit_on_a_phone(visit: Callable[..., Visitor], table: Process, language: str) -> None:
    made = table.create(*["here"] * 4, hints=True, options={"players": 4})
    visitor = visit(calm=True, size=PHONE, language=language)
    visitor.sit(made, 0, 1, 2, 3)
    expect(visitor.part("actions")).to_be_visible()
    assert visitor.page.evaluate(UNDER) <= 0
    visitor.button("web-hint").click()
    expect(visitor.part("hint")).to_be_visible()
    assert visitor.page.evaluate(LOW) <= 0
