"""Playing with the mouse alone, from the lobby to the rematch."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hand import Mouse
from tests.browser.visitor import Visitor
from tests.browser.written import LINES, Move, advance, moves
from tests.server.running import Message, Process

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


def held_by(visitor: Visitor) -> Message:
    """The match that this browser has just begun, with the tokens of its seats."""
    kept = visitor.page.evaluate("JSON.parse(localStorage.getItem('vervet.matches'))[0]")
    return {"match": kept["match"], "seats": [{"token": token} for token in kept["tokens"]]}


def by_hand() -> list[tuple[int, Move]]:
    """The moves worth a hand, by number: the first round, the first of each kind in each phase, every fight that ends
    differently, and the last. The whole game is played by keyboard, in `test_keyboard`."""
    seen: set[tuple[str, str, str]] = set()
    chosen = []
    for number, move in enumerate(moves(), 1):
        sort = (str(move.action["kind"]), move.phase, str(move.fight["result"]) if move.fight else "")
        if sort not in seen or number in (1, 2, 3, 4, len(moves())):
            chosen.append((number, move))
        seen.add(sort)
    return chosen


def test_a_game_from_the_lobby_to_the_rematch_is_played_by_mouse(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    take_both_seats(visitor)
    first_match = visitor.page.url
    winner = "Bob" if "Ann" in visitor.part("turn").inner_text() else "Ann"
    hand = Mouse(visitor)
    made = held_by(visitor)
    for number, move in by_hand():
        if visitor.version < number - 1:
            advance(table, made, number - 1)
            visitor.catch_up(number - 1)
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
