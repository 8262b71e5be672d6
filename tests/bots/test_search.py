"""The tree search knows only the contract, is reproducible, and plays well."""

import pytest
from examples.sealed_bid import GAME as SEALED_BID

import vervet.core.state
from vervet.bots.arena import play_game
from vervet.bots.bot import Bot
from vervet.bots.roster import make_bot
from vervet.bots.search import Search
from vervet.catalog import game
from vervet.core.rng import Random
from vervet.core.state import State

from .contest import share_of_wins

ITCHY = game("itchy-monkey")
COMPILED = not vervet.core.state.__file__.endswith(".py")


def middle(seed: int, decisions: int = 30) -> State:
    """A state in the middle of a random game."""
    state = ITCHY.new(seed)
    bot = make_bot("random", seed)
    for _ in range(decisions):
        seat = state.actor()
        state.apply(seat, bot.choose(state, seat))
    return state


def test_the_same_seed_and_budget_choose_the_same_action() -> None:
    state = middle(3)
    seat = state.actor()
    choices = {make_bot("mcts-60", 9).choose(state.copy(), seat) for _ in range(3)}
    assert len(choices) == 1
    assert choices <= set(state.legal_actions(seat))


def test_thinking_leaves_the_state_as_it_was() -> None:
    state = middle(4)
    before = state.hash()
    make_bot("mcts-30", 1).choose(state, state.actor())
    assert state.hash() == before


def test_a_budget_of_simulations_is_kept() -> None:
    state = middle(5)
    search = Search(1, simulations=37)
    search.fill_tree(state, state.actor())
    assert search.ran == 37


def test_a_budget_of_seconds_ends() -> None:
    state = middle(5)
    search = Search(1, seconds=0.05)
    assert search.choose(state, state.actor()) in state.legal_actions(state.actor())
    assert search.ran > 0


def test_a_search_without_a_budget_is_refused() -> None:
    with pytest.raises(ValueError, match="needs a budget"):
        Search(1)


def test_a_win_in_one_is_found() -> None:
    """IM-35: a spawn makes a third gorilla a colony."""
    rows = ["G0:3w . . .", ". . . C1:2w1q", "G0:3w . . .", "G0:2w . . B0:2w1q"]
    state = ITCHY.load({"seats": 2, "board": rows})
    action = make_bot("mcts-200", 1).choose(state, 0)
    assert ITCHY.grammar.to_text(action) == "spawn a1"


def test_it_plays_a_game_with_secrets_and_simultaneous_decisions_to_its_end() -> None:
    state = SEALED_BID.new(5, players=3)
    bots: list[Bot] = [make_bot("mcts-40", 1), make_bot("mcts-40", 2), make_bot("random", 3)]
    play_game(state, bots, Random(1))
    assert state.outcome() is not None


@pytest.mark.skipif(not COMPILED, reason="200 games of search take minutes uncompiled")
def test_200_simulations_a_move_beat_uniform_play_in_at_least_95_of_100_games() -> None:
    assert share_of_wins(ITCHY, "mcts-200", "random", 200) >= 0.95


@pytest.mark.skipif(not COMPILED, reason="200 games of search take minutes uncompiled")
def test_a_few_simulations_beat_uniform_play_clearly() -> None:
    """About three games in four; fewer than 200 of them could be won or lost by luck."""
    assert share_of_wins(ITCHY, "mcts-20", "random", 200) >= 0.68
