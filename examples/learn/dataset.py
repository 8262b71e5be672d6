"""Games of a bot as a Minari dataset: `python -m examples.learn.dataset after-us --bot heuristic --games 100`.

Needs Minari (`pip install "minari[hdf5]"`). Each episode is one game from a seat's eyes: observations, action numbers,
rewards, and in the infos the mask of what was legal. Everything follows from the seed.
"""

import argparse
from typing import Any

import numpy as np
from minari import MinariDataset, create_dataset_from_buffers
from minari.data_collector.episode_buffer import EpisodeBuffer

from vervet import envs
from vervet.bots.roster import make_bot
from vervet.core.rng import Random
from vervet.envs.lone import SingleEnv


def episode(env: SingleEnv, bot: str, number: int, seed: int) -> EpisodeBuffer:
    """One game as a bot plays it in the agent's seat."""
    observation, info = env.reset(seed=seed)
    teacher, luck = make_bot(bot, seed), Random(seed)
    observations, masks, actions, rewards = [observation], [info["action_mask"]], [], []
    over = False
    while not over:
        state, seat = env.play.state, env.seat
        chosen = env.play.encoder.number_of(state, seat, teacher.choose(state, seat, luck))
        observation, reward, over, _, info = env.step(int(chosen))
        actions.append(int(chosen))
        rewards.append(float(reward))
        observations.append(observation)
        masks.append(info["action_mask"])
    ends = [step == len(actions) - 1 for step in range(len(actions))]
    infos = {"action_mask": np.array(masks)}
    return EpisodeBuffer(number, seed, None, observations, actions, rewards, ends, [False] * len(actions), infos)


def collect(name: str, game: str, bot: str, others: str, games: int, seed: int, **options: Any) -> MinariDataset:
    """Play, and keep the dataset under that name where Minari keeps them; raises `ValueError` where there is one."""
    env = envs.single(game, seat=None, bots=others, **options)
    return create_dataset_from_buffers(
        name,
        [episode(env, bot, number, seed + number) for number in range(games)],
        action_space=env.action_space,
        observation_space=env.observation_space,
        algorithm_name=bot,
        author="The Vervet authors",
        code_permalink="examples/learn/dataset.py",
        description=f"{games} games of {game} by {bot} against {others}, seeds from {seed} on.",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Games of a bot as a Minari dataset.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="heuristic")
    parser.add_argument("--others", default="heuristic")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    wish = parser.parse_args()
    made = collect(f"vervet/{wish.game}/{wish.bot}-v0", wish.game, wish.bot, wish.others, wish.games, wish.seed)
    print(f"{made.id}: {made.total_episodes} games, {made.total_steps} decisions")
    print(f"minari.load_dataset({made.id!r}) reads it again")


if __name__ == "__main__":
    main()
