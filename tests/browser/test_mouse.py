"""Playing with the mouse alone, from the lobby to the rematch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hand import Mouse
from tests.browser.visitor import Visitor
from tests.browser.written import LINES, moves

pytestmark = pytest.mark.browser


def take_both_seats(visitor: Visitor) -> None:
    visitor.go()
    visitor.unfold()
    visitor.seat(2, "here").click()
    # The written game is one of the French edition.
    visitor.called("radio", "itchy-monkey-option-edition-fr").check()
    for seat, name in ((1, "Ann"), (2, "Bob")):
        visitor.called("textbox", "web-name-of", seat=seat).fill(name)
    visitor.button("web-play").click()
    expect(visitor.board).to_be_visible()


def test_a_whole_game_and_then_a_rematch_are_played_by_mouse(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    take_both_seats(visitor)
    first_match = visitor.page.url
    winner = "Bob" if "Ann" in visitor.part("turn").inner_text() else "Ann"
    hand = Mouse(visitor)
    for number, move in enumerate(moves(), 1):
        hand.make(move)
        expect(visitor.steps).to_have_count(number)
    visitor.sees(LINES)
    outcome = visitor.part("outcome")
    expect(outcome.get_by_role("heading")).to_contain_text(visitor.say("outcome-win", player=winner))
    visitor.button("web-rematch").click()
    expect(visitor.part("outcome")).to_have_count(0)
    expect(visitor.steps).to_have_count(0)
    expect(visitor.page).not_to_have_url(first_match)
    hand.make(moves()[0])
    visitor.sees(LINES[:1])
