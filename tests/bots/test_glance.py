"""A glance compares a few actions by what the table looks like at once."""

import pytest

from vervet.bots.glance import Glance
from vervet.bots.roster import make_bot
from vervet.catalog import game

from .contest import share_of_wins

ITCHY = game("itchy-monkey")


def test_the_same_seed_chooses_the_same_action() -> None:
    state = ITCHY.new(3)
    seat = state.actor()
    choices = {make_bot("glance-5", 9).choose(state.copy(), seat) for _ in range(3)}
    assert len(choices) == 1
    assert choices <= set(state.legal_actions(seat))


def test_looking_leaves_the_state_as_it_was() -> None:
    state = game("cheeky-monkeys").new(4)
    before = state.hash()
    make_bot("glance-5", 1).choose(state, state.actor())
    assert state.hash() == before


def test_looking_at_one_action_takes_any_of_them() -> None:
    state = ITCHY.new(1)
    seat = state.actor()
    bot = Glance(3, 1)
    assert {bot.choose(state, seat) for _ in range(1500)} == set(state.legal_actions(seat))


def test_looking_at_all_actions_takes_one_of_the_best() -> None:
    state = ITCHY.new(2)
    for _ in range(12):
        seat = state.actor()
        worth = {}
        for action in state.legal_actions(seat):
            twin = state.copy()
            twin.execute(seat, action)
            worth[action] = twin.estimate(seat)
        action = Glance(5, 1000).choose(state, seat)
        assert worth[action] == max(worth.values())
        state.apply(seat, action)


def test_without_actions_to_look_at_it_is_refused() -> None:
    with pytest.raises(ValueError, match="number of actions"):
        Glance(1, 0)


def test_two_actions_are_better_than_chance_in_itchy_monkey() -> None:
    assert share_of_wins(ITCHY, "glance-2", "random", 30) > 0.6
