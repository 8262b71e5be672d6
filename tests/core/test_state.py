"""What every game gets from the contract."""

import re
from typing import SupportsIndex, cast

import pytest
from examples.sealed_bid import GAME, PEEK, SealedBid, peek

from vervet.core.choices import Choices
from vervet.core.number import NumberError
from vervet.core.refusal import IllegalAction
from vervet.core.rng import Random
from vervet.core.state import State


@pytest.mark.parametrize("seat", [-1, 2, 62, 2**70, 0.5, 1.0, True, "0", [0]])
def test_anything_but_a_seat_is_refused_saying_what_was_expected(seat: SupportsIndex) -> None:
    state = GAME.new(1)
    before = state.hash()
    for ask in (
        state.legal_actions,
        state.view,
        state.payoff,
        lambda number: state.determinize(number, Random(1)),
        lambda number: state.refusal(number, 0),
        lambda number: state.apply(number, state.legal_actions(0)[0]),
    ):
        with pytest.raises(NumberError, match=re.escape(f"expected a seat from 0 to 1, not {seat!r}")):
            ask(seat)
    assert state.hash() == before


def test_only_a_view_takes_none_for_a_spectator() -> None:
    state = GAME.new(1)
    assert state.view(None)["game"] == "sealed-bid"
    nobody = cast(int, None)
    with pytest.raises(NumberError, match="expected a seat from 0 to 1, not None"):
        state.legal_actions(nobody)


@pytest.mark.parametrize("action", [2**63, -(2**63) - 1, 2**70, 0.0, True, "bid 3", None])
def test_anything_but_a_packed_action_is_refused(action: SupportsIndex) -> None:
    state = GAME.new(1)
    for ask in (state.apply, state.refusal):
        with pytest.raises(NumberError, match="expected a packed action"):
            ask(0, action)


class Seat:
    """A number as other libraries define them."""

    def __index__(self) -> int:
        return 1


def test_numbers_of_other_libraries_are_numbers() -> None:
    state = GAME.new(1)
    assert state.legal_actions(Seat()) == state.legal_actions(1)
    assert state.view(Seat()) == state.view(1)


@pytest.mark.parametrize(("checked", "instead"), [("view", "show"), ("determinize", "deal"), ("apply", "execute")])
def test_a_game_must_not_override_the_checked_methods(checked: str, instead: str) -> None:
    with pytest.raises(TypeError, match=rf"writes {checked}\(\), .* write {instead}\(\)"):
        type("Old", (SealedBid,), {checked: lambda self, *_: self})


def test_a_seat_that_is_not_asked_has_no_actions() -> None:
    state = GAME.new(1)
    state.apply(0, state.legal_actions(0)[0])
    assert state.asked_seats() == [1]
    assert state.legal_actions(0) == []


def test_the_actor_is_the_first_seat_asked() -> None:
    state = GAME.new(1, players=3)
    assert state.actor() == 0
    state.apply(0, state.legal_actions(0)[0])
    assert state.actor() == 1


def test_an_action_that_is_not_listed_is_refused_with_its_reason() -> None:
    state = GAME.new(1)
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, peek(0, 0))
    assert caught.value.refusal == state.refusal(0, peek(0, 0))
    assert caught.value.refusal.rule == "SB-4"


def test_events_are_recorded_only_when_somebody_listens() -> None:
    state = GAME.new(1)
    state.apply(0, state.legal_actions(0)[0])
    assert state.take_events() == []
    state.listen()
    state.apply(1, state.legal_actions(1)[0])
    assert [event.name for event in state.take_events()] == ["bid", "shown", "prize"]
    assert state.take_events() == []


def test_unless_the_game_says_otherwise_only_its_maker_reads_an_action_and_everybody_knows_who_is_asked() -> None:
    state = GAME.new(1, players=3)
    assert [State.witnesses(state, seat, 0) for seat in range(3)] == [1, 2, 4]
    assert [State.waited_for(state, seat) for seat in (0, 1, 2, None)] == [7, 7, 7, 7]


class Clocked(SealedBid):
    """Some seats have a fallback."""

    lazy: tuple[int, ...] = ()

    def fallback(self, seat: int) -> int:
        return 0 if seat in self.lazy else -1


def test_a_table_waits_for_everybody_unless_the_game_says_otherwise() -> None:
    state = GAME.new(1)
    assert [state.fallback(seat) for seat in (0, 1)] == [-1, -1]
    assert (state.is_window(), state.occasion(0), state.stretch()) == (False, [], 0)


def test_a_window_is_open_when_there_is_a_fallback_for_everybody_who_is_asked() -> None:
    state = Clocked(3, 2, False, False)
    state.bids[2] = 1
    for lazy, window in (((), False), ((0,), False), ((0, 1), True), ((0, 1, 2), True)):
        state.lazy = lazy
        assert state.is_window() is window
    state.round = state.tiles
    assert not state.is_window()


def test_a_suggestion_is_any_legal_action_unless_the_game_has_an_idea() -> None:
    state, rng = GAME.new(1), Random(1)
    assert {state.suggest(0, rng) for _ in range(500)} == set(state.legal_actions(0))
    assert state.suggest(0, Random(9)) == state.suggest(0, Random(9))


def test_nothing_is_suggested_to_a_seat_that_is_not_asked() -> None:
    state = GAME.new(1)
    state.apply(0, state.legal_actions(0)[0])
    with pytest.raises(AssertionError, match="seat 0 is not asked"):
        state.suggest(0, Random(1))


def test_every_legal_action_is_sensible_unless_the_game_has_an_idea() -> None:
    state, out = GAME.new(1), Choices()
    state.list_sensible(0, out)
    assert out.to_list() == state.legal_actions(0)


def test_the_buffer_of_choices_is_filled_anew_each_time() -> None:
    state = GAME.new(1)
    menu = state.choices(0)
    first = menu.to_list()
    assert any(action & 31 == PEEK for action in first)
    assert state.choices(1) is menu
    assert menu.to_list() != first


def test_a_game_is_described_for_a_lobby() -> None:
    description = GAME.describe()
    assert description["name"] == "sealed-bid"
    assert description["seats"] == [2, 4]
    assert description["rules"] == ["SB-1", "SB-2", "SB-3", "SB-4", "SB-5", "SB-6"]
