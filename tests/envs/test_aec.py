"""PettingZoo's own suites, with warnings as errors, and what they do not check."""

import copy
import pickle

import numpy as np
import pytest

from tests.envs.setups import FEW, each, keywords, setups
from tests.envs.strangers import api_test, render_test, seed_test
from vervet import envs
from vervet.core.option import OptionError
from vervet.core.rng import Random
from vervet.envs.cycle import AecEnv


def play_on(env: AecEnv, seed: int, most: int = 1_000_000) -> list[object]:
    """Play at random to the end, or for this many steps; returns all that was seen."""
    rng, seen = Random(seed), []
    for agent in env.agent_iter(most):
        observation, reward, over, _, info = env.last()
        seen.append((agent, observation.tobytes(), reward, over))
        if over:
            env.step(None)
            continue
        legal = np.flatnonzero(info["action_mask"])
        env.step(legal[rng.below(len(legal))])
    return seen


@each(setups())
def test_pettingzoo_finds_no_fault_with_any_setup(name: str, options: dict[str, object]) -> None:
    api_test(envs.aec(name, **keywords(options)), num_cycles=10)


@each(FEW)
def test_pettingzoo_finds_no_fault_in_whole_games(name: str, options: dict[str, object]) -> None:
    api_test(envs.aec(name, **options), num_cycles=1000)


# PettingZoo accepts observations with a mask inside without a warning only from its own games, by name.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@each(FEW)
def test_pettingzoo_finds_no_fault_with_masks_in_observations(name: str, options: dict[str, object]) -> None:
    api_test(envs.aec(name, masks="observation", **options), num_cycles=100)


@each(FEW)
def test_the_same_seed_gives_the_same_game(name: str, options: dict[str, object]) -> None:
    seed_test(lambda: envs.aec(name, **options), num_cycles=100)


@each(FEW)
def test_every_render_mode_does_what_pettingzoo_expects(name: str, options: dict[str, object]) -> None:
    render_test(lambda render_mode: envs.aec(name, render_mode=render_mode, masks="observation", **options))


def test_a_drawing_is_the_terminals() -> None:
    env = envs.aec("itchy-monkey", render_mode="ansi")
    env.reset(seed=1)
    drawing = env.render()
    assert drawing is not None
    assert "player_0" in drawing
    assert "a b c d e f g" in " ".join(drawing.split())


@each(FEW)
def test_a_copy_goes_on_separately_and_in_the_same_way(name: str, options: dict[str, object]) -> None:
    env = envs.aec(name, **options)
    env.reset(seed=5)
    play_on(env, 1, most=30)
    twin = copy.deepcopy(env)
    assert play_on(twin, 2) == play_on(env, 2)


@each(FEW)
def test_a_pickle_goes_on_separately_and_in_the_same_way(name: str, options: dict[str, object]) -> None:
    env = envs.aec(name, **options)
    env.reset(seed=5)
    play_on(env, 1, most=30)
    twin = pickle.loads(pickle.dumps(env))
    assert play_on(twin, 2) == play_on(env, 2)


def test_games_after_a_seeded_one_differ_from_it_but_are_always_the_same() -> None:
    courses = []
    for _ in range(2):
        env = envs.aec("after-us")
        env.reset(seed=3)
        first = env.play.state.hash()
        env.reset()
        courses.append((first, env.play.state.hash()))
    assert courses[0] == courses[1]
    assert courses[0][0] != courses[0][1]


def test_the_winner_gets_one_and_rewards_sum_to_nothing() -> None:
    env = envs.aec("itchy-monkey", players=3)
    winners = set()
    for seed in range(5):
        env.reset(seed=seed)
        seen = play_on(env, seed)
        rewards = sorted(float(reward) for _, _, reward, over in seen if over)
        assert rewards in ([-0.5, -0.5, 1.0], [0.0, 0.0, 0.0])
        winners.add(rewards[-1])
    assert 1.0 in winners


def test_an_illegal_action_loses_the_game() -> None:
    env = envs.aec("itchy-monkey", players=3)
    env.reset(seed=0)
    agent = env.agent_selection
    env.step(env.play.actions - 1)
    assert env.terminations == dict.fromkeys(env.possible_agents, True)
    assert env.rewards == {other: -1.0 if other == agent else 0.5 for other in env.possible_agents}
    assert env.infos[agent]["refusal"] == (
        f"action 9049 (end) is not legal for {agent} now; the action mask says what is"
    )


def test_an_illegal_action_can_be_an_error_that_changes_nothing() -> None:
    env = envs.aec("itchy-monkey", illegal="raise")
    env.reset(seed=0)
    before = env.play.state.hash()
    with pytest.raises(ValueError, match="is not legal for player_"):
        env.step(8953)
    assert env.play.state.hash() == before


@pytest.mark.parametrize("number", [-1, 10**30])
def test_a_number_far_from_any_action_is_illegal_like_others(number: int) -> None:
    env = envs.aec("itchy-monkey")
    env.reset(seed=0)
    agent = env.agent_selection
    env.step(number)
    assert "no action at all" in str(env.infos[agent]["refusal"])


@pytest.mark.parametrize("action", [1.5, "1", float("nan")])
def test_anything_but_a_whole_number_is_refused_as_an_action(action: object) -> None:
    env = envs.aec("itchy-monkey")
    env.reset(seed=0)
    before = env.play.state.hash()
    with pytest.raises(TypeError, match="integer"):
        env.step(action)
    assert env.play.state.hash() == before


def test_nobody_may_leave_out_an_action() -> None:
    env = envs.aec("itchy-monkey")
    env.reset(seed=0)
    with pytest.raises(ValueError, match="expected an action number from 0 to 8953, not None"):
        env.step(None)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"masks": "elsewhere"}, "masks must be one of info, observation, not 'elsewhere'"),
        ({"illegal": "ignore"}, "illegal must be one of lose, raise, not 'ignore'"),
        ({"render_mode": "rgb_array"}, "render_mode must be one of human, ansi, not 'rgb_array'"),
    ],
)
def test_a_wrong_setting_is_refused(settings: dict[str, str], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        envs.aec("itchy-monkey", **settings)


def test_a_wrong_option_is_refused_by_its_rule() -> None:
    with pytest.raises(OptionError, match="IM-01"):
        envs.aec("itchy-monkey", players=7)


def test_a_bad_seed_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a seed from 0 to"):
        envs.aec("itchy-monkey").reset(seed=-1)
    with pytest.raises(TypeError, match="integer"):
        envs.aec("itchy-monkey").reset(seed=1.5)
