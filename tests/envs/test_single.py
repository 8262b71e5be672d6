"""Gymnasium's checker, with warnings as errors, and what an agent meets."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.setups import FEW, each, keywords, setups
from vervet import envs
from vervet.bots.bot import BotError
from vervet.bots.uniform import Uniform
from vervet.core.rng import Random
from vervet.envs.lone import SingleEnv

IDS = dict(zip(("itchy-monkey", "after-us", "cheeky-monkeys"), envs.register_with_gymnasium(), strict=True))


def play_on(env: SingleEnv, seed: int) -> tuple[list[object], float]:
    """Play at random to the end; returns what was seen and the last reward."""
    rng, seen = Random(seed), []
    while True:
        legal = np.flatnonzero(env.action_masks())
        observation, reward, over, _, _ = env.step(int(legal[rng.below(len(legal))]))
        seen.append(observation.tobytes())
        if over:
            return seen, reward


@each(setups())
def test_gymnasium_finds_no_fault_with_any_setup(name: str, options: dict[str, object]) -> None:
    check_env(gymnasium.make(IDS[name], **keywords(options)).unwrapped, skip_render_check=True)


@each(FEW)
def test_gymnasium_finds_no_fault_with_rendering(name: str, options: dict[str, object]) -> None:
    check_env(gymnasium.make(IDS[name], render_mode="ansi", **options).unwrapped)


@each(FEW)
def test_gymnasium_finds_no_fault_with_masks_in_observations(name: str, options: dict[str, object]) -> None:
    check_env(gymnasium.make(IDS[name], masks="observation", **options).unwrapped, skip_render_check=True)


@each(FEW)
def test_every_seat_can_be_played_to_the_end(name: str, options: dict[str, object]) -> None:
    for seat in range(int(options.get("players", 2))):
        env = envs.single(name, seat=seat, **options)
        env.reset(seed=seat)
        assert -1.0 <= play_on(env, seat)[1] <= 1.0


@each(FEW)
def test_copies_and_pickles_go_on_in_the_same_way(name: str, options: dict[str, object]) -> None:
    env = envs.single(name, seat=None, bots="random", **options)
    env.reset(seed=3)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = play_on(env, 1)
    assert [play_on(twin, 1) for twin in twins] == [expected, expected]


def test_the_seat_can_be_drawn_for_each_game() -> None:
    env = envs.single("itchy-monkey", players=4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_bots_are_chosen_by_name_or_handed_over() -> None:
    env = envs.single("after-us", players=3, bots=["heuristic", Uniform(7)])
    env.reset(seed=1)
    play_on(env, 1)
    assert env.play.state.asked() == 0


def test_a_heuristic_bot_beats_random_play() -> None:
    env = envs.single("after-us", players=2, bots="heuristic")
    rewards = []
    for seed in range(5):
        env.reset(seed=seed)
        rewards.append(play_on(env, seed)[1])
    assert sum(rewards) < 0


def test_an_illegal_action_loses_the_game_and_says_why() -> None:
    env = envs.single("itchy-monkey")
    env.reset(seed=0)
    _, reward, over, _, info = env.step(8953)
    assert (reward, over) == (-1.0, True)
    assert "is not legal for player_0 now" in str(info["refusal"])


def test_an_illegal_action_can_be_an_error() -> None:
    env = envs.single("itchy-monkey", illegal="raise")
    env.reset(seed=0)
    with pytest.raises(ValueError, match="is not legal for player_0 now"):
        env.step(8953)


def test_a_game_that_is_over_takes_no_actions() -> None:
    env = envs.single("itchy-monkey")
    env.reset(seed=0)
    play_on(env, 0)
    with pytest.raises(ValueError, match="the game is over; reset begins another"):
        env.step(0)


def test_a_game_that_was_lost_by_an_illegal_action_is_over_too() -> None:
    env = envs.single("itchy-monkey")
    _, info = env.reset(seed=0)
    env.step(8953)
    with pytest.raises(ValueError, match="the game is over; reset begins another"):
        env.step(int(np.flatnonzero(info["action_mask"])[0]))


def test_the_agent_sees_the_table_with_its_own_eyes() -> None:
    env = envs.single("cheeky-monkeys", players=2, render_mode="ansi")
    env.reset(seed=0)
    assert "player_0" in str(env.render())


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({"seat": 2}, ValueError, "expected a seat from 0 to 1, or None to draw one, not 2"),
        ({"bots": ["random", "random"]}, ValueError, "expected 1 bots, one for each other seat, not 2"),
        ({"bots": "grandmaster"}, BotError, "no bot 'grandmaster'"),
        ({"bots": [3]}, TypeError, "expected a bot or the name of one, not 3"),
        ({"seat": "first"}, TypeError, "integer"),
        ({"seat": 0.5}, TypeError, "integer"),
    ],
)
def test_wrong_seats_and_bots_are_refused(settings: dict[str, object], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        envs.single("itchy-monkey", **settings)


def test_when_the_game_is_over_anything_may_be_chosen() -> None:
    """Vector environments and learners choose once more before they reset."""
    env = gymnasium.make(IDS["itchy-monkey"], rounds=2).unwrapped
    _, info = env.reset(seed=3)
    over = False
    while not over:
        assert 0 < info["action_mask"].sum() < info["action_mask"].size
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert info["action_mask"].all()
    assert env.action_masks().all()
    _, info = env.reset(seed=4)
    assert not info["action_mask"].all()
