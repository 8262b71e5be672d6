"""Many games at once are the same games as one at a time."""

import numpy as np
import pytest
from gymnasium.vector import SyncVectorEnv

from tests.envs.setups import each, setups
from vervet import envs
from vervet.core.option import Options
from vervet.envs.many import Batch
from vervet.envs.play import Mask

GAMES = 3


def chosen(masks: Mask, rng: np.random.Generator) -> np.ndarray:
    """A legal action for every row, drawn."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


@each(setups())
def test_a_batch_shows_what_each_environment_shows(name: str, options: Options) -> None:
    batch = envs.batch(name, GAMES, **options)
    alone = [envs.aec(name, **options) for _ in range(GAMES)]
    batch.reset(seed=7)
    for row, env in enumerate(alone):
        env.reset(seed=7 + row)
    rng = np.random.default_rng(1)
    for _ in range(60):
        actions = chosen(batch.masks, rng)
        batch.step(actions)
        for row, (env, action) in enumerate(zip(alone, actions, strict=True)):
            env.step(action)
            assert batch.over[row] == all(env.terminations.values())
            assert list(batch.rewards[row]) == list(env.rewards.values())
            if batch.over[row]:
                env.reset()
            assert env.agent_selection == f"player_{batch.seats[row]}"
            assert np.array_equal(batch.observations[row], env.observe(env.agent_selection))
            assert np.array_equal(batch.masks[row], env.infos[env.agent_selection]["action_mask"])


def test_a_batch_plays_whole_games_like_each_environment() -> None:
    batch = envs.batch("cheeky-monkeys", GAMES, players=2)
    alone = [envs.aec("cheeky-monkeys", players=2) for _ in range(GAMES)]
    batch.reset(seed=1)
    for row, env in enumerate(alone):
        env.reset(seed=1 + row)
    rng, ended = np.random.default_rng(2), 0
    while ended < 4:
        actions = chosen(batch.masks, rng)
        batch.step(actions)
        ended += int(batch.over.sum())
        for row, (env, action) in enumerate(zip(alone, actions, strict=True)):
            env.step(action)
            assert list(batch.rewards[row]) == list(env.rewards.values())
            if batch.over[row]:
                env.reset()
            assert np.array_equal(batch.observations[row], env.observe(env.agent_selection))


@pytest.mark.parametrize("name", ["itchy-monkey", "after-us", "cheeky-monkeys"])
def test_games_against_bots_are_those_of_gymnasiums_own_vector(name: str) -> None:
    ours = envs.vector(name, GAMES, seat=None)
    theirs = SyncVectorEnv([lambda: envs.single(name, seat=None) for _ in range(GAMES)])
    (seen, info), (wanted, told) = ours.reset(seed=3), theirs.reset(seed=3)
    rng = np.random.default_rng(4)
    for _ in range(150):
        assert np.array_equal(seen, wanted)
        masks = np.stack(list(told["action_mask"]))
        assert np.array_equal(info["action_mask"], masks)
        assert list(info["seat"]) == list(told["seat"])
        actions = chosen(masks, rng)
        seen, rewards, ended, cut, info = ours.step(actions)
        wanted, due, over, short, told = theirs.step(actions)
        assert (list(rewards), list(ended), list(cut)) == (list(due), list(over), list(short))
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]


def test_whoever_has_no_choice_is_not_asked_in_a_hasty_batch() -> None:
    batch = envs.batch("cheeky-monkeys", GAMES, hasty=True, players=4)
    rng, ended = np.random.default_rng(5), 0
    for _ in range(200):
        assert (batch.masks.sum(axis=1) > 1).all()
        batch.step(chosen(batch.masks, rng))
        ended += int(batch.over.sum())
    assert ended > 0


def test_whole_numbers_are_shares_times_their_bounds() -> None:
    whole, shares = (envs.batch("after-us", 2, whole=kind, players=3) for kind in (True, False))
    whole.reset(seed=9)
    shares.reset(seed=9)
    assert whole.observations.dtype == np.int16
    assert np.array_equal(whole.observations / whole.bounds.astype(np.float32), shares.observations)


def test_an_illegal_action_loses_its_game_alone() -> None:
    batch = envs.batch("itchy-monkey", GAMES, players=3)
    batch.reset(seed=1)
    culprit = int(batch.seats[1])
    actions = chosen(batch.masks, np.random.default_rng(1))
    actions[1] = np.flatnonzero(batch.masks[1] == 0)[0]
    batch.step(actions)
    assert list(batch.over) == list(batch.refused) == [False, True, False]
    assert list(batch.rewards[1]) == [-1.0 if seat == culprit else 0.5 for seat in range(3)]
    batch.step(chosen(batch.masks, np.random.default_rng(1)))
    assert not batch.over.any()
    assert not batch.rewards.any()


def test_samples_are_legal_and_the_same_after_the_same_seed() -> None:
    drawn = []
    batch = envs.batch("after-us", GAMES, players=2)
    for _ in range(2):
        batch.reset(seed=4)
        for _ in range(20):
            actions = batch.sample()
            drawn.append(actions.tolist())
            assert batch.masks[range(GAMES), actions].all()
            batch.step(actions)
        assert not batch.refused.any()
    assert drawn[:20] == drawn[20:]


def test_the_arrays_stay_the_same_ones() -> None:
    batch = envs.batch("itchy-monkey", 2)
    arrays = [batch.observations, batch.masks, batch.rewards, batch.seats, batch.over]
    batch.step(chosen(batch.masks, np.random.default_rng(1)))
    batch.reset()
    assert all(one is other for one, other in zip(arrays, arrays_of(batch), strict=True))


def arrays_of(batch: Batch) -> list[object]:
    return [batch.observations, batch.masks, batch.rewards, batch.seats, batch.over]


@pytest.mark.parametrize("count", [0, -1, True, 10**9])
def test_a_number_of_games_that_makes_no_sense_is_refused(count: int) -> None:
    with pytest.raises(ValueError, match="expected from 1 to 65536 games"):
        envs.batch("itchy-monkey", count)


@pytest.mark.parametrize("actions", [[1], [[1, 2]], [0.5, 1.0]])
def test_actions_of_another_shape_are_refused(actions: list[object]) -> None:
    with pytest.raises(ValueError, match="expected 2 action numbers, one for each game"):
        envs.batch("itchy-monkey", 2).step(actions)
    env = envs.vector("itchy-monkey", 2)
    with pytest.raises(ValueError, match="reset begins them"):
        env.step(np.array([0, 0]))
    env.reset(seed=1)
    with pytest.raises(ValueError, match="expected 2 action numbers, one for each game"):
        env.step(np.array(actions))


def test_an_illegal_action_is_told_before_anything_is_done() -> None:
    env = envs.vector("itchy-monkey", 2, illegal="raise")
    _, info = env.reset(seed=1)
    masks = info["action_mask"]
    assert isinstance(masks, np.ndarray)
    before = masks.copy()
    with pytest.raises(ValueError, match=r"game 1: action \d+ \(.*\) is not legal for player_0 now"):
        env.step(np.array([np.flatnonzero(masks[0])[0], np.flatnonzero(masks[1] == 0)[0]]))
    assert np.array_equal(before, masks)


def test_gymnasium_makes_vectors_by_name() -> None:
    import gymnasium

    ids = envs.register_with_gymnasium()
    env = gymnasium.make_vec(ids[0], 2, bots="heuristic")
    observations, _ = env.reset(seed=1)
    assert observations.shape[0] == env.num_envs == 2
    env.close()
