"""The oldest of policy gradients (REINFORCE) on many games at once, in NumPy alone: no framework, no GPU.

    python -m examples.learn.reinforce after-us --steps 1500

One layer of weights learns from whole games against bots which actions went along with winning. It is the shortest way
to see something learn here, and no way to a strong player: the other recipes beside it are.
"""

import argparse

import numpy as np
from numpy.typing import NDArray

from vervet import envs
from vervet.envs.fleet import VectorEnv

Weights = NDArray[np.float32]


def chances(weights: Weights, seen: NDArray[np.float32], masks: NDArray[np.int8]) -> NDArray[np.float32]:
    """How likely each legal action is, in every game."""
    worth = np.where(masks == 1, seen @ weights, -np.inf)
    likely = np.exp(worth - worth.max(axis=1, keepdims=True))
    return likely / likely.sum(axis=1, keepdims=True)


def play(env: VectorEnv, weights: Weights, steps: int, rate: float) -> list[float]:
    """Play in all games at once, and learn from each when it ends; with a rate of 0 only play. The rewards."""
    seen, info = env.reset()
    # For each game the sum of what would have made its own decisions likelier.
    traces = np.zeros((env.num_envs, *weights.shape), np.float32)
    begun = np.zeros(env.num_envs, bool)
    rewards: list[float] = []
    rng = np.random.default_rng(1)
    for _ in range(steps):
        seen = seen.copy()
        likely = chances(weights, seen, info["action_mask"])
        actions = (likely.cumsum(axis=1) > rng.random((env.num_envs, 1))).argmax(axis=1)
        for game in np.flatnonzero(~begun) if rate else ():
            there = np.flatnonzero(seen[game])
            traces[game][there] -= seen[game, there, None] * likely[game]
            traces[game][there, actions[game]] += seen[game, there]
        seen, reward, over, _, info = env.step(actions)
        for game in np.flatnonzero(over):
            baseline = np.mean(rewards[-200:]) if rewards else 0.0
            weights += rate * (reward[game] - baseline) * traces[game]
            traces[game] = 0
        rewards += reward[over].tolist()
        # The step after an end begins another game and takes no notice of its action.
        begun = over.copy()
    return rewards


def main() -> None:
    parser = argparse.ArgumentParser(description="REINFORCE in NumPy.")
    parser.add_argument("game", nargs="?", default="after-us")
    parser.add_argument("--steps", type=int, default=1500, help="decisions in each of the games at once")
    parser.add_argument("--games", type=int, default=16, help="how many are played at once")
    parser.add_argument("--rate", type=float, default=0.02)
    parser.add_argument("--bots", default="random")
    chosen = parser.parse_args()
    env = envs.vector(chosen.game, chosen.games, seat=None, bots=chosen.bots)
    weights = np.zeros((env.play.width, env.play.actions), np.float32)
    for name, rate in (("before", 0.0), ("learning", chosen.rate), ("after", 0.0)):
        rewards = play(env, weights, chosen.steps if rate else chosen.steps // 3, rate)
        share = f", {(np.mean(rewards) + 1) / 2:.1%} of the points" if rewards else ""
        print(f"{name}: {len(rewards)} games{share}", flush=True)


if __name__ == "__main__":
    main()
