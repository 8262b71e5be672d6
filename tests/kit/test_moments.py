"""The kit looks at every phase of a game, however few states belong to it (laws 5 and 8)."""

import pytest
from examples.sealed_bid import GAME, SealedBidGame

from tests.kit.breaches.broken import Broken
from tests.kit.breaches.copies import RefusesItsOwn, RefusesTheUnusual
from vervet.kit import LawBroken, Report, check_game

# So that the costly checks are made only at the first state of a game.
NEVER = 10**9


def check(game: SealedBidGame, habits: int, games: int = 1, laws: tuple[int, ...] = (8,)) -> Report:
    return check_game(game, {"players": 3}, games, laws=laws, every=NEVER, habits=habits)


def test_a_phase_that_no_sampled_state_belongs_to_is_looked_at() -> None:
    with pytest.raises(LawBroken, match="refuses its own file: peeked: expected somebody who has not") as caught:
        check(RefusesItsOwn(Broken), habits=0)
    assert caught.value.law == 8


def test_worlds_are_read_in_every_phase_too() -> None:
    with pytest.raises(
        LawBroken, match="deals something that is not a position: peeked: expected somebody who has not"
    ) as caught:
        check(RefusesItsOwn(Broken), habits=0, laws=(5,))
    assert caught.value.law == 5


def test_games_played_by_habit_go_where_random_play_does_not() -> None:
    check(RefusesTheUnusual(Broken), habits=0, games=20)
    with pytest.raises(LawBroken, match="refuses its own file: peeked: expected most of them") as caught:
        check(RefusesTheUnusual(Broken), habits=4)
    assert caught.value.law == 8


def test_the_report_says_which_phases_were_looked_at() -> None:
    """Sealed Bid names no phases, so they are named after what can be done."""
    report = check(GAME, habits=2)
    assert set(report.phases) == {"bid, peek", "bid", "over"}
    assert all(count > 1 for count in report.phases.values())
    assert "phases: bid: " in repr(report)


def test_no_phase_is_looked_at_for_laws_that_do_not_ask_for_it() -> None:
    assert check(GAME, habits=2, laws=(7,)).phases == {}


def test_games_played_by_habit_are_not_counted_as_random_ones() -> None:
    with_habits, without = check(GAME, habits=3), check(GAME, habits=0)
    assert (with_habits.games, with_habits.decisions) == (without.games, without.decisions)
    assert with_habits.checks[8] > without.checks[8]
