"""Numbers for states and actions keep their promises in random games of every setup."""

import json

import pytest

from tests.envs.setups import each, setups, wander
from vervet.catalog import game
from vervet.core.option import Options
from vervet.core.rng import Random
from vervet.envs.play import encoder_for


@each(setups())
def test_every_legal_action_has_a_number_of_its_own_that_leads_back_to_it(name: str, options: Options) -> None:
    encoder = encoder_for(game(name), game(name).begin(options, 0))
    for state in wander(name, options, 1):
        for seat in state.asked_seats():
            legal = state.legal_actions(seat)
            numbers = [int(encoder.number_of(state, seat, action)) for action in legal]
            assert len(set(numbers)) == len(legal)
            assert all(0 <= number < encoder.actions for number in numbers)
            assert encoder.legal_numbers(state, seat) == sorted(numbers)
            assert encoder.action_of(state, seat, numbers[-1]) == legal[-1]


@each(setups())
def test_states_look_alike_exactly_when_their_observations_are_equal(name: str, options: Options) -> None:
    encoder = encoder_for(game(name), game(name).begin(options, 0))
    observation_of: dict[tuple[int, str], tuple[int, ...]] = {}
    view_of: dict[tuple[int, tuple[int, ...]], str] = {}
    for step, state in enumerate(wander(name, options, 2)):
        if step % 7 and state.asked():
            continue
        for seat in range(state.seats):
            view = json.dumps(state.view(seat))
            encoder.observe(state, seat)
            numbers = tuple(encoder.sheet.numbers)
            assert all(0 <= number <= most for number, most in zip(numbers, encoder.sheet.bounds, strict=True))
            assert observation_of.setdefault((seat, view), numbers) == numbers
            assert view_of.setdefault((seat, numbers), view) == view


@each(setups())
def test_worlds_that_look_the_same_to_a_seat_give_it_the_same_numbers(name: str, options: Options) -> None:
    encoder = encoder_for(game(name), game(name).begin(options, 0))
    rng = Random(3)
    for step, state in enumerate(wander(name, options, 3)):
        if step % 10:
            continue
        for seat in range(state.seats):
            encoder.observe(state, seat)
            numbers = list(encoder.sheet.numbers)
            encoder.observe(state.determinize(seat, rng), seat)
            assert list(encoder.sheet.numbers) == numbers


def test_what_others_hold_is_not_in_the_numbers() -> None:
    encoder = encoder_for(game("cheeky-monkeys"), game("cheeky-monkeys").new(0, players=3))
    names = [name for name in encoder.sheet.names if name.startswith("seat 1")]
    assert any("known" in name for name in names)
    assert not any("held" in name for name in names)


@each(setups())
def test_every_number_of_an_observation_has_a_name_of_its_own(name: str, options: Options) -> None:
    names = encoder_for(game(name), game(name).begin(options, 0)).sheet.names
    assert [word for word in names if names.count(word) > 1] == []


def test_an_action_number_means_the_same_in_every_game_with_the_same_options() -> None:
    rules = game("after-us")
    one, other = (encoder_for(rules, rules.new(seed, players=3)) for seed in (1, 2))
    assert repr(one.blocks) == repr(other.blocks)
    assert one.sheet.names == other.sheet.names
    assert one.sheet.bounds == other.sheet.bounds


def test_an_action_number_can_be_said_in_words() -> None:
    encoder = encoder_for(game("itchy-monkey"), game("itchy-monkey").new(0))
    jump = next(block for block in encoder.blocks if block.name == "jump")
    assert encoder.describe(jump.first + (3 * 4 + 1) * 2) == "jump, monkey 3, way 1, louse 0"


def test_a_number_that_is_not_an_action_is_refused() -> None:
    encoder = encoder_for(game("itchy-monkey"), game("itchy-monkey").new(0))
    with pytest.raises(ValueError, match="expected an action number from 0 to 8953, not 8954"):
        encoder.describe(8954)


def test_the_numbers_of_all_kinds_of_actions_lie_side_by_side() -> None:
    for name, options in setups():
        encoder = encoder_for(game(name), game(name).begin(options, 0))
        ends = [block.first + block.size for block in encoder.blocks]
        assert [block.first for block in encoder.blocks] == [0, *ends[:-1]]
        assert ends[-1] == encoder.actions
