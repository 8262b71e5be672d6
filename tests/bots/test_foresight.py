"""Foresight knows only the contract, compares actions under the same luck, and plays better than what it builds on."""

import pytest
from examples.sealed_bid import GAME as SEALED_BID
from librt.vecs import vec

import vervet.core.state
from vervet.bots.arena import play_game
from vervet.bots.bot import Bot
from vervet.bots.foresight import Foresight
from vervet.bots.roster import make_bot
from vervet.catalog import game
from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.core.state import State

from .contest import share_of_wins

AFTER_US = game("after-us")
COMPILED = not vervet.core.state.__file__.endswith(".py")


def choosing_tokens(seed: int) -> State:
    """A state in which a token must be chosen: several actions are worth thinking about."""
    state = AFTER_US.new(seed)
    rng = Random(seed)
    while not is_token(state):
        seat = state.actor()
        state.apply(seat, state.suggest(seat, rng))
    return state


def is_token(state: State) -> bool:
    seat = state.actor()
    return AFTER_US.grammar.to_text(state.suggest(seat, Random(1))).startswith("token")


def test_the_same_seed_and_budget_choose_the_same_action() -> None:
    state = choosing_tokens(3)
    seat = state.actor()
    choices = {make_bot("foresight-3", 9).choose(state.copy(), seat) for _ in range(3)}
    assert len(choices) == 1
    assert choices <= set(state.legal_actions(seat))


def test_thinking_leaves_the_state_as_it_was() -> None:
    state = choosing_tokens(4)
    before = state.hash()
    make_bot("foresight-2", 1).choose(state, state.actor())
    assert state.hash() == before


def test_without_a_budget_it_is_refused() -> None:
    with pytest.raises(ValueError, match="worlds or seconds"):
        Foresight(1)


def test_where_only_one_action_is_sensible_that_one_is_taken() -> None:
    state = AFTER_US.new(5)
    rng = Random(5)
    menu = Choices()
    for _ in range(40):
        seat = state.actor()
        menu.count = 0
        state.list_sensible(seat, menu)
        if menu.count == 1:
            assert make_bot("foresight-50", 1).choose(state, seat) == menu.at(0)
        state.apply(seat, state.suggest(seat, rng))


@pytest.mark.parametrize("cut_short", [True, False])
@pytest.mark.parametrize(("gain", "square"), [(1.4, 1.0), (1.6, 1.0), (-1.6, 1.0), (0.0, 0.0)])
def test_the_suggestion_is_kept_unless_another_action_is_ahead_clearly_so_when_estimated(
    gain: float, square: float, cut_short: bool
) -> None:
    bot = Foresight(1, worlds=1)
    for action in (11, 22):
        bot.menu.add(action)
    bot.start(cut_short)
    bot.gain = vec[float]([0.0, gain])
    bot.square = vec[float]([0.0, square])
    assert bot.favourite() == int(gain > (1.5 if cut_short else 0.0))


def test_where_a_game_counts_rounds_it_looks_only_a_few_ahead() -> None:
    state = game("cheeky-monkeys").new(1)
    seat = state.actor()
    bot = Foresight(1, worlds=1, rounds=1)
    state.list_sensible(seat, bot.menu)
    worth = bot.try_action(state.copy(), seat, 0, 5)
    assert 0.0 < worth < 1.0


def test_where_a_game_counts_no_rounds_it_looks_to_the_end() -> None:
    state = choosing_tokens(3)
    seat = state.actor()
    bot = Foresight(1, worlds=1)
    state.list_sensible(seat, bot.menu)
    assert bot.try_action(state.copy(), seat, 0, 5) in (0.0, 0.5, 1.0)


def test_it_plays_a_game_with_secrets_that_has_no_suggestions_of_its_own() -> None:
    state = SEALED_BID.new(3)
    bots: list[Bot] = [make_bot("foresight-4", 1), make_bot("random", 2)]
    play_game(state, bots, Random(1))
    assert state.outcome() is not None


def test_the_heuristic_beats_random_play_in_after_us() -> None:
    assert share_of_wins(AFTER_US, "heuristic", "random", 100 if COMPILED else 4) >= 0.99


@pytest.mark.skipif(not COMPILED, reason="needs the compiled rules to be quick enough")
def test_foresight_beats_the_heuristic_in_after_us() -> None:
    assert share_of_wins(AFTER_US, "foresight-16", "heuristic", 24) > 0.5
