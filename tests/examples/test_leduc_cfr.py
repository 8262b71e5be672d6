"""Our Leduc poker in OpenSpiel's hands: exact, and solved by its own algorithms to the value that is known."""

import pyspiel
from examples.leduc import PURSE
from examples.leduc_cfr import DEALS, KNOWN_VALUE, all_deals, our_leduc, solve
from open_spiel.python.algorithms import expected_game_score, exploitability
from open_spiel.python.policy import UniformRandomPolicy


def test_every_deal_is_there_once() -> None:
    assert len(set(all_deals())) == DEALS


def test_a_random_player_is_worth_and_exploited_as_much_as_in_openspiels_own() -> None:
    """The two trees are the same: whatever both compute comes out the same, in chips."""
    ours, theirs = our_leduc(), pyspiel.load_game("leduc_poker")
    values = [
        expected_game_score.policy_value(game.new_initial_state(), [UniformRandomPolicy(game)] * 2)
        for game in (ours, theirs)
    ]
    assert abs(values[0][0] * PURSE - values[1][0]) < 1e-9
    found = exploitability.exploitability(ours, UniformRandomPolicy(ours)) * PURSE
    assert abs(found - exploitability.exploitability(theirs, UniformRandomPolicy(theirs))) < 1e-9


def test_cfr_comes_closer_and_the_known_value_lies_within_what_is_left() -> None:
    """A few steps are enough to see that it works; docs/researchers/add-a-game.md has where many of them lead."""
    theirs = pyspiel.load_game("leduc_poker")
    found = solve(3)
    assert found.exploitability < exploitability.exploitability(theirs, UniformRandomPolicy(theirs))
    assert abs(found.value - KNOWN_VALUE) <= 2 * found.exploitability
