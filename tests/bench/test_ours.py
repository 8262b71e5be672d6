"""Every game of the catalog is timed, and what is timed really plays, copies and searches."""

from functools import partial

import pytest

from vervet.bench.exercises import choice_share, drive, middle, play_inside, play_outside
from vervet.bench.ours import Entry, compiled, entries, mean_length, measures, measures_of
from vervet.bench.stopwatch import COPY, PLAY, SEARCH, SEARCH_TO_THE_END, Measure
from vervet.catalog import game, games
from vervet.core.rng import Random

START = game("itchy-monkey").new
FEW = measures(whole=False)


def test_every_game_of_the_catalog_is_timed_and_no_other() -> None:
    assert [entry.game for entry in entries()] == list(games())
    assert [entry.game for entry in entries()] == list(games())


@pytest.mark.parametrize("measure", FEW, ids=lambda measure: f"{measure.kind}-{measure.loop}-{measure.at}")
def test_each_piece_of_work_does_some_units(measure: Measure) -> None:
    assert measure.prepare()() > 0


def test_a_full_run_adds_numbers_of_players_and_searches_to_the_end() -> None:
    whole = measures(whole=True)
    assert len(whole) > len(FEW)
    assert {measure.game for measure in whole} >= {f"itchy-monkey, {number} players" for number in (2, 3, 4)}


def test_a_game_without_promises_is_timed_with_its_usual_options() -> None:
    found = list(measures_of(Entry("itchy-monkey"), whole=True))
    assert {measure.game for measure in found} == {"itchy-monkey"}
    assert {measure.kind for measure in found} == {PLAY, COPY, SEARCH, SEARCH_TO_THE_END}


def test_promises_are_made_for_the_first_number_of_players() -> None:
    goals = [(measure.game, measure.goal) for measure in measures(whole=True) if measure.goal]
    assert goals == [
        *[("itchy-monkey, 2 players", goal) for goal in (500_000, 300_000, 1_000_000)],
        *[("after-us, 4 players", goal) for goal in (250_000, 1_000_000)],
        *[("cheeky-monkeys, 4 players", goal) for goal in (300_000, 1_000_000)],
    ]


def test_driving_plays_the_same_game_to_the_end_checked_or_not() -> None:
    checked, unchecked = START(1), START(1)
    assert drive(checked, Random(3), checked=True) == drive(unchecked, Random(3), checked=False)
    assert checked.outcome() is not None
    assert checked.hash() == unchecked.hash()


def test_the_middle_of_a_game_is_neither_its_start_nor_its_end() -> None:
    state = middle(START)
    assert state.outcome() is None
    assert state.hash() != START(1).hash()


def test_random_games_are_played_on_copies_of_the_first_state() -> None:
    state = START(1)
    before = state.hash()
    for prepare in (play_inside, partial(play_outside, checked=True), partial(play_outside, checked=False)):
        prepare(lambda _: state)()
    assert state.hash() == before


def test_where_the_engine_was_loaded_from_tells_whether_it_is_compiled() -> None:
    from vervet.core import state

    assert compiled() != str(state.__file__).endswith(".py")


def test_the_length_of_a_random_game_is_given_to_two_digits() -> None:
    length = mean_length(START)
    assert length > 50 and length == float(f"{length:.2g}")


def test_most_answers_in_cheeky_monkeys_are_forced_and_hardly_any_in_itchy_monkey() -> None:
    assert choice_share(START) > 0.9
    assert choice_share(game("cheeky-monkeys").new) < 0.5
