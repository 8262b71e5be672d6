"""Endgames are solved by trying everything, and bots are asked in them."""

from itertools import islice

import pytest
from examples.breakthrough import GAME

from vervet.catalog import game
from vervet.core.state import State
from vervet.ladder.endgames import DEPTH, Marks, Solver, TooMany, after, endgame_of, endgames, marks, marks_from
from vervet.ladder.page import page
from vervet.texts import Texts

from .test_record import played


def board(*rows: str, turn: int = 0) -> State:
    return GAME.load({"game": "breakthrough", "board": list(rows), "turn": turn})


def test_what_wins_at_once_is_found() -> None:
    """A pawn that is a step from the far side goes there; whatever the other pawn does wins a turn later or never."""
    state = board("...", "..b", "...", "..w", "b..", "...")
    found = endgame_of(state, depth=1)
    assert found is not None and found.seat == state.actor() and found.choices == len(state.legal_actions(0))
    ends = [after(state, action) for action in found.winning]
    assert all(end.actor() < 0 and end.payoff(0) == 1.0 for end in ends) and len(ends) == 2


def test_a_win_must_hold_whatever_the_other_does() -> None:
    """Both pawns are a step from the far side, so whoever is to act wins; with a step more to go it is lost."""
    race, late = board("...", "w..", "...", "...", "..b", "..."), board("...", "w..", "...", "..b", "...", "...")
    assert Solver().wins(race, 0, 1) and not Solver().wins(late, 0, 6)
    assert all(Solver().wins(after(late, action), 1, 1) for action in late.legal_actions(0))


def test_a_position_with_too_much_behind_it_is_left_out() -> None:
    state = GAME.new(1)
    with pytest.raises(TooMany):
        Solver(50).wins(state, 0, 8)
    assert endgame_of(state, 8, 50) is None


def test_endgames_of_itchy_monkey_are_what_they_say() -> None:
    """Played out by the solver itself they are won, whichever way the other turns."""
    found = list(islice(endgames("itchy-monkey", 5), 3))
    again = list(islice(endgames("itchy-monkey", 5), 3))
    assert [each.winning for each in found] == [each.winning for each in again]
    for each in found:
        legal = each.state.legal_actions(each.seat)
        assert 0 < len(each.winning) < each.choices == len(legal)
        for action in legal:
            assert Solver().wins(after(each.state, action), each.seat, DEPTH) == (action in each.winning)
        state, left = after(each.state, each.winning[0]), DEPTH
        while (actor := int(state.actor())) >= 0:
            ways = [after(state, action) for action in state.legal_actions(actor)]
            left -= 1
            state = next(way for way in ways if Solver().wins(way, each.seat, left)) if actor == each.seat else ways[-1]
        assert state.payoff(each.seat) == 1.0


def test_bots_are_asked_in_all_of_them() -> None:
    found = list(islice(endgames("itchy-monkey", 5), 6))
    told = marks(("random", "mind-200"), found, 1)
    assert told.positions == 6 and told.right["mind-200"] >= 5 and 0.0 < told.chance < 1.0
    assert marks_from(told.to_json()) == Marks(6, round(told.chance, 4), told.right)
    assert marks_from({"positions": "many"}) is None and marks_from(None) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_shows_them(language: str) -> None:
    ladder = played("1110")
    texts = Texts(language)
    assert "mind-20 | 75" not in page(texts, {"itchy-monkey": ladder.to_json()})
    ladder.marks = Marks(200, 0.25, dict.fromkeys(game("itchy-monkey").bots[:5], 150))
    shown = page(texts, {"itchy-monkey": ladder.to_json()})
    assert "| mind-20 | 75" in shown and "200" in shown and "| mind-200 | 75" not in shown
