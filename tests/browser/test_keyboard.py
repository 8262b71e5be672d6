"""Playing with the keyboard alone, from the lobby to the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.keys import Keyboard
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


def test_a_whole_game_is_played_by_keyboard_alone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(calm=True)
    keyboard = Keyboard(visitor)
    take_both_seats(visitor, keyboard)
    for number, move in enumerate(moves(), 1):
        keyboard.make(move)
        expect(visitor.steps).to_have_count(number)
    visitor.sees(LINES)
    keyboard.tab_to(visitor.button("web-rematch"))
    keyboard.press("Enter")
    expect(visitor.part("outcome")).to_have_count(0)
    keyboard.make(moves()[0])
    visitor.sees(LINES[:1])
