"""Playing with the keyboard alone, from the lobby to the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.keys import Keyboard
from tests.browser.spoken import Ear
from tests.browser.visitor import Visitor
from tests.browser.written import LINES, moves

pytestmark = pytest.mark.browser


def take_both_seats(visitor: Visitor, keyboard: Keyboard) -> None:
    visitor.go()
    expect(visitor.button("web-play")).to_be_visible()
    keyboard.tab_to(visitor.part("options"))
    keyboard.press("Enter")
    keyboard.choose(visitor.seat(2, "here"), instead_of=visitor.seat(2, "bot"))
    keyboard.tab_to(visitor.called("textbox", "web-name-of", seat=2))
    keyboard.type("Bob")
    # The written game is one of the French edition.
    french, english = (visitor.called("radio", f"itchy-monkey-option-edition-{edition}") for edition in ("fr", "en"))
    keyboard.choose(french, instead_of=english)
    keyboard.tab_to(visitor.button("web-play"))
    keyboard.press("Enter")
    expect(visitor.board).to_be_visible()


# What has the focus, if a bar at the bottom of the screen lies over it or it is off the screen.
HIDDEN = """() => {
  const focused = document.activeElement;
  if (!focused.closest('main')) return null;
  const box = (thing) => thing.getBoundingClientRect();
  const seen = box(focused).width < 4 ? focused.closest('label') ?? focused : focused;
  const { top, bottom, left, width } = box(seen);
  const there = document.elementFromPoint(left + width / 2, Math.min(bottom, innerHeight) - 3);
  const covered = there && !seen.contains(there) && !there.contains(seen) && !focused.closest('label')?.contains(there);
  return top < -1 || bottom > innerHeight + 1 || covered ? [seen.outerHTML.slice(0, 120), top, bottom] : null;
}"""
STOPS = 60
SETTLED = 300


@pytest.mark.parametrize("size", [(1280, 720), (360, 740)])
def test_nothing_reached_by_keyboard_lies_under_the_bar(visit: Callable[..., Visitor], size: tuple[int, int]) -> None:
    visitor = visit(calm=True, size=size)
    visitor.go()
    visitor.unfold()
    # What is still on its way would push aside what has been scrolled to.
    visitor.page.wait_for_load_state("networkidle")
    for key in ("Tab", "Shift+Tab"):
        for _ in range(STOPS):
            visitor.page.keyboard.press(key)
            if hidden := visitor.page.evaluate(HIDDEN):
                # Once it has been scrolled to.
                visitor.page.wait_for_timeout(SETTLED)
                hidden = visitor.page.evaluate(HIDDEN)
            assert hidden is None


def test_a_whole_game_is_played_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(calm=True)
    keyboard, ear = Keyboard(visitor), Ear(visitor)
    take_both_seats(visitor, keyboard)
    for number, move in enumerate(moves(), 1):
        keyboard.make(move)
        expect(visitor.steps).to_have_count(number)
        ear.listen()
    visitor.sees(LINES)
    keyboard.tab_to(visitor.button("web-rematch"))
    keyboard.press("Enter")
    expect(visitor.part("outcome")).to_have_count(0)
    keyboard.make(moves()[0])
    assert ear.found == []
    visitor.sees(LINES[:1])
