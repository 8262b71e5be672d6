"""PettingZoo's suites for parallel environments, and a check that simultaneous decisions are simultaneous."""

import copy
import pickle

import numpy as np
import pytest

from tests.envs.setups import SIMULTANEOUS, each
from tests.envs.strangers import parallel_api_test, parallel_seed_test
from vervet import envs
from vervet.core.rng import Random
from vervet.envs.joint import NotSimultaneous, ParallelEnv


def decide(env: ParallelEnv, infos: dict[str, dict[str, object]], rng: Random) -> dict[str, int]:
    actions = {}
    for agent in env.agents:
        legal = np.flatnonzero(infos[agent]["action_mask"])
        actions[agent] = int(legal[rng.below(len(legal))])
    return actions


def play_on(env: ParallelEnv, infos: dict[str, dict[str, object]], seed: int) -> list[object]:
    rng, seen = Random(seed), []
    while env.agents:
        observations, rewards, _, _, infos = env.step(decide(env, infos, rng))
        seen.append(([numbers.tobytes() for numbers in observations.values()], rewards))
    return seen


@pytest.mark.parametrize("masks", ["info", "observation"])
@each(SIMULTANEOUS)
def test_pettingzoo_finds_no_fault(name: str, options: dict[str, object], masks: str) -> None:
    parallel_api_test(envs.parallel(name, masks=masks, **options), num_cycles=300)


@each(SIMULTANEOUS)
def test_the_same_seed_gives_the_same_game(name: str, options: dict[str, object]) -> None:
    parallel_seed_test(lambda: envs.parallel(name, **options), num_cycles=100)


@each(SIMULTANEOUS)
def test_whole_games_end_with_rewards_that_sum_to_nothing(name: str, options: dict[str, object]) -> None:
    env = envs.parallel(name, **options)
    _, infos = env.reset(seed=4)
    rewards = play_on(env, infos, 4)[-1][1]
    assert options["players"] == 1 or abs(sum(rewards.values())) < 1e-9
    assert any(rewards.values())


@each(SIMULTANEOUS)
def test_copies_and_pickles_go_on_in_the_same_way(name: str, options: dict[str, object]) -> None:
    env = envs.parallel(name, **options)
    rng = Random(6)
    _, infos = env.reset(seed=6)
    for _ in range(10):
        *_, infos = env.step(decide(env, infos, rng))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = play_on(env, infos, 7)
    assert [play_on(twin, infos, 7) for twin in twins] == [expected, expected]


def test_everybody_decides_on_what_they_saw_before_anybody_acted() -> None:
    env = envs.parallel("after-us", players=4)
    _, infos = env.reset(seed=1)
    one = decide(env, infos, Random(1))
    env.step(one)
    before = env.play.state.hash()
    env.reset(seed=1)
    env.step(dict(reversed(one.items())))
    assert env.play.state.hash() == before


def test_an_agent_that_is_not_asked_can_only_wait() -> None:
    env = envs.parallel("cheeky-monkeys", players=3)
    _, infos = env.reset(seed=0)
    idle = [agent for agent in env.agents if not env.play.state.asked() >> int(agent[-1]) & 1]
    assert idle
    for agent in idle:
        assert np.flatnonzero(infos[agent]["action_mask"]).tolist() == [env.wait]


def test_an_illegal_action_loses_the_game() -> None:
    env = envs.parallel("after-us", players=3)
    _, infos = env.reset(seed=0)
    actions = {**decide(env, infos, Random(0)), "player_1": env.wait}
    _, rewards, ended, _, infos = env.step(actions)
    assert rewards == {"player_0": 0.5, "player_1": -1.0, "player_2": 0.5}
    assert all(ended.values())
    assert "is not legal for player_1 now" in str(infos["player_1"]["refusal"])


def test_a_game_of_turns_has_no_parallel_environment() -> None:
    with pytest.raises(NotSimultaneous, match=r"in itchy-monkey one player acts after another; use vervet\.envs\.aec"):
        envs.parallel("itchy-monkey")


def test_a_forgotten_agent_is_named() -> None:
    env = envs.parallel("after-us", players=2)
    env.reset(seed=0)
    with pytest.raises(ValueError, match="player_1 has none"):
        env.step({"player_0": 0})


def test_a_game_that_is_over_takes_no_actions() -> None:
    env = envs.parallel("after-us", players=2)
    with pytest.raises(ValueError, match="the game is over; reset begins another"):
        env.step({})


def test_a_drawing_is_text() -> None:
    env = envs.parallel("after-us", players=2, render_mode="ansi")
    env.reset(seed=0)
    assert "player_1" in str(env.render())
