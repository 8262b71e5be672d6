"""Bots by name."""

import pytest

from vervet.bots.bot import BotError
from vervet.bots.foresight import Foresight
from vervet.bots.roster import BOTS, make_bot
from vervet.bots.search import Search
from vervet.bots.uniform import Uniform
from vervet.catalog import game, games
from vervet.core.rng import Random


@pytest.mark.parametrize("name", BOTS)
def test_every_listed_bot_can_be_made(name: str) -> None:
    make_bot(name, 1)


def test_a_number_is_a_budget_of_simulations_and_an_s_one_of_seconds() -> None:
    simulations, seconds = make_bot("mcts-321", 1), make_bot("mcts-0.5s", 1)
    assert isinstance(simulations, Search) and isinstance(seconds, Search)
    assert (simulations.simulations, seconds.seconds) == (321, 0.5)


def test_foresight_takes_worlds_or_seconds() -> None:
    worlds, seconds = make_bot("foresight-12", 1), make_bot("foresight-1s", 1)
    assert isinstance(worlds, Foresight) and isinstance(seconds, Foresight)
    assert (worlds.worlds, seconds.seconds) == (12, 1.0)


@pytest.mark.parametrize("name", ["mcts-9999999", "foresight-9999999"])
def test_when_patience_runs_out_there_is_an_answer_however_much_is_left_to_think_about(name: str) -> None:
    state = game("itchy-monkey").new(1)
    seat = state.actor()
    assert make_bot(name, 1, patience=0.01).choose(state, seat) in state.legal_actions(seat)


def test_patience_does_not_shorten_what_was_asked_for_in_seconds() -> None:
    bot = make_bot("mcts-5s", 1, patience=2.0)
    assert isinstance(bot, Search)
    assert bot.seconds == 5.0


@pytest.mark.parametrize("name", list(games()))
def test_every_bot_that_a_game_offers_is_on_the_roster(name: str) -> None:
    assert set(games()[name].bots) <= set(BOTS)


@pytest.mark.parametrize(
    "name",
    [
        *("", "stockfish", "mcts", "mcts-", "mcts-0", "mcts--5", "mcts-x", "mcts-99999999", "mcts-0s"),
        *("foresight", "foresight-0", "foresight-x", "glance", "glance-0", "glance-1s"),
    ],
)
def test_any_other_name_is_refused_with_a_list_of_those_there_are(name: str) -> None:
    with pytest.raises(BotError, match="there are random, heuristic, glance-N"):
        make_bot(name, 1)


def test_uniform_play_reaches_every_legal_action() -> None:
    state = game("itchy-monkey").new(1)
    bot = Uniform(3)
    seat = state.actor()
    assert {bot.choose(state, seat) for _ in range(2000)} == set(state.legal_actions(seat))


def test_uniform_play_is_reproducible() -> None:
    state = game("itchy-monkey").new(1)
    seat = state.actor()
    assert [Uniform(7).choose(state, seat) for _ in range(5)] == [Uniform(7).choose(state, seat) for _ in range(5)]
    assert Random(7).below(100) == Random(7).below(100)
