"""Masked PPO learns Itchy Monkey for two against a player who moves at random, and is measured against them.

    pip install ".[envs,learn]"   # in a checkout, or: make learn
    python -m examples.learn.itchy_monkey

Some minutes on one core. Every so often the policy plays games that it does not learn from, in either seat, and the
picture shows its share of the points, a draw counting half, with 95 % Wilson intervals.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import gymnasium
import numpy as np
import torch
from examples.learn.network import MonkeyPolicy
from matplotlib import pyplot
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from vervet import envs
from vervet.envs.lone import SingleEnv
from vervet.games.itchy_monkey.box.board import SPECIES
from vervet.lab.intervals import Interval, wilson

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "learning.png"
TABLES = 16


class FewerParties(gymnasium.Wrapper[np.ndarray, int, np.ndarray, int]):
    """Of all the parties of lice that may go over in a bump only the first and the last: as few as can be, or all.

    Nine tenths of the action numbers are such parties, and they slow learning down. The numbers before and after them
    stay as they are; for the parties there are two numbers for every monkey and way.
    """

    def __init__(self, env: SingleEnv) -> None:
        super().__init__(env)
        encoder = env.play.encoder
        block = next(block for block in encoder.blocks if block.name == "bump with a party")
        self.first, self.behind = block.first, block.first + block.size
        self.ways = block.fields[0][1] * block.fields[1][1]
        self.action_space = gymnasium.spaces.Discrete(encoder.actions - block.size + 2 * self.ways)

    def action_masks(self) -> np.ndarray:
        mask = self.env.unwrapped.action_masks()
        parties = mask[self.first : self.behind].reshape(self.ways, -1)
        self.few = self.first + np.arange(self.ways) * parties.shape[1] + parties.argmax(axis=1)
        self.all = self.first + (np.arange(self.ways) + 1) * parties.shape[1] - 1 - parties[:, ::-1].argmax(axis=1)
        some = parties.any(axis=1)
        return np.concatenate([mask[: self.first], some, some, mask[self.behind :]])

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, object]]:
        return self.env.step(int(self.whole(int(action))))

    def whole(self, action: int) -> int:
        """The action number of the environment that a number of the learner stands for."""
        if action < self.first:
            return action
        place = action - self.first
        if place < self.ways:
            return int(self.few[place])
        if place < 2 * self.ways:
            return int(self.all[place - self.ways])
        return action - 2 * self.ways + self.behind - self.first


class Coached(gymnasium.Wrapper[np.ndarray, int, np.ndarray, int]):
    """Pays at once for what makes the outlook better, by the game's own guess at who will win, and takes for what makes
    it worse; over a whole game that sums up to its result."""

    def look(self) -> float:
        env = self.env.unwrapped
        return 2 * float(env.play.state.estimate(env.seat)) - 1

    def reset(self, **how: int | dict[str, object] | None) -> tuple[np.ndarray, dict[str, object]]:
        observed = self.env.reset(**how)
        self.outlook = self.look()
        return observed

    def step(self, action: int) -> tuple[np.ndarray, float, bool, bool, dict[str, object]]:
        observation, reward, over, cut, info = self.env.step(action)
        before, self.outlook = self.outlook, float(reward) if over else self.look()
        return observation, self.outlook - before, over, cut, info


def table(seat: int | None = None) -> FewerParties:
    return FewerParties(envs.single("itchy-monkey", seat=seat))


def species() -> list[int]:
    """Of each monkey by its number, gorillas being 0; the layout is always the same."""
    view = envs.aec("itchy-monkey").play.state.view(None)
    return [SPECIES.index(monkey["species"]) - 1 for monkey in view["monkeys"]]


def lesson() -> Coached:
    return Coached(table())


@dataclass(frozen=True)
class Score:
    """How games ended, a draw counting half, after `steps` steps of learning."""

    steps: int
    points: float
    games: int

    def share(self) -> float:
        return self.points / self.games

    def interval(self) -> Interval:
        return wilson(self.points, self.games)

    def __str__(self) -> str:
        low, high = self.interval()
        return (
            f"{self.steps:>7,} steps: {self.share():.1%} of the points in {self.games} games ({low:.1%} to {high:.1%})"
        )


def evaluate(model: MaskablePPO, steps: int, games: int, seed: int) -> Score:
    """Play games against random side by side, half of them in each seat."""
    points, going = 0.0, []
    for number in range(games):
        env = table(number % 2)
        observation, _ = env.reset(seed=seed + number)
        going.append((env, observation, env.action_masks()))
    while going:
        seen, masks = (np.stack([game[part] for game in going]) for part in (1, 2))
        actions, _ = model.predict(seen, action_masks=masks)
        later = []
        for (env, _, _), action in zip(going, actions, strict=True):
            observation, reward, over, _, _ = env.step(action)
            if over:
                points += (reward + 1) / 2
            else:
                later.append((env, observation, env.action_masks()))
        going = later
    return Score(steps, points, games)


def learn(steps: int, every: int, seed: int, games: int, last: int) -> list[Score]:
    """Learn, and measure from time to time, at the end with more games."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    model = MaskablePPO(
        MonkeyPolicy,
        make_vec_env(lesson, TABLES, seed),
        learning_rate=1e-3,
        n_steps=128,
        batch_size=128,
        n_epochs=8,
        gamma=0.95,
        gae_lambda=0.9,
        ent_coef=0.003,
        policy_kwargs={"species": species()},
        seed=seed,
        device="cpu",
    )
    scores: list[Score] = []
    while True:
        done = model.num_timesteps
        score = evaluate(model, done, last if done >= steps else games, 1_000_000)
        scores.append(score)
        print(score, flush=True)
        if done >= steps:
            return scores
        model.learn(min(every, steps - done), reset_num_timesteps=False)


def plot(scores: list[Score], path: Path) -> None:
    """The curve with its intervals, and the line of a player no better than random."""
    steps = np.array([score.steps for score in scores])
    shares = np.array([score.share() for score in scores])
    bounds = np.array([score.interval() for score in scores])
    figure, axes = pyplot.subplots(figsize=(7.5, 4.2), layout="constrained")
    axes.fill_between(steps, bounds[:, 0], bounds[:, 1], color="#56b4e9", alpha=0.35, linewidth=0)
    axes.plot(steps, shares, color="#0072b2", marker="o", label="masked PPO, 95 % interval")
    axes.axhline(0.5, color="#555555", linestyle="--", linewidth=1, label="as good as random")
    axes.set(xlabel="decisions learnt from", ylabel="points a game against random, a draw half", ylim=(0.3, 1.0))
    axes.set_title(f"Itchy Monkey for two: {scores[-1].share():.1%} of the points in the last {scores[-1].games} games")
    axes.xaxis.set_major_formatter("{x:,.0f}")
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right", frameon=False)
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, dpi=110)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, not {text}")
    return number


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Masked PPO learns Itchy Monkey.")
    parser.add_argument("--steps", type=positive, default=80_000, help="decisions to learn from (80000)")
    parser.add_argument("--every", type=positive, default=8_000, help="decisions between two measurements (8000)")
    parser.add_argument("--games", type=positive, default=100, help="games of a measurement (100)")
    parser.add_argument("--last", type=positive, default=400, help="games of the last measurement (400)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, default=PICTURE, help="where the curve goes")
    chosen = parser.parse_args(arguments)
    plot(learn(chosen.steps, chosen.every, chosen.seed, chosen.games, chosen.last), chosen.picture)
    print(f"learning curve: {chosen.picture.name}")


if __name__ == "__main__":
    main()
