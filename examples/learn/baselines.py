"""What may be expected of a learner: random, the games' own suggestions, masked PPO and the top of each ladder, all
against the same two opponents. `python -m examples.learn.baselines --page docs/researchers/baselines.md`.

PPO is sb3-contrib's with its own settings and a plain network, once for each seed; nothing is tuned for a game. What it
is measured in it never learns from. Needs `make learn`'s packages.
"""

import argparse
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from vervet import envs
from vervet.bots.bot import Bot
from vervet.catalog import game as game_of
from vervet.core.rng import Random
from vervet.envs.visitors import any_bot
from vervet.lab.intervals import wilson

GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")
OPPONENTS = ("random", "heuristic")
# The top of each ladder, as docs/players/ladder.md has it.
TOPS = {"itchy-monkey": "mind-200", "after-us": "mind-1", "cheeky-monkeys": "mind-1"}
TABLES = 8
# Games that are measured begin with seeds of their own.
MEASURED = 1_000_000


@dataclass(frozen=True)
class Score:
    """How a player did: points, a draw counting half."""

    game: str
    player: str
    seed: int
    opponent: str
    points: float
    games: int


def learnt(game: str, against: str, steps: int, seed: int) -> Bot:
    """PPO after so many of its own decisions."""
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)
    tables = make_vec_env(lambda: envs.single(game, seat=None, bots=against), TABLES, seed)
    model = MaskablePPO("MlpPolicy", tables, n_steps=256, batch_size=256, seed=seed, device="cpu")
    model.learn(steps)

    def policy(seen: np.ndarray, mask: np.ndarray) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=True)[0])

    return envs.bot(policy, game)


def points(game: str, bot: Bot, opponent: str, games: int) -> float:
    """What a bot gets in games for two, half of them in each seat; every deal is played twice."""
    rules = game_of(game)
    options = rules.options.read({"players": 2})
    other = any_bot(opponent, 1, rules, options)
    won = 0.0
    for number in range(games):
        seat, luck = number % 2, Random(MEASURED + number)
        state = rules.begin(options, MEASURED + number // 2)
        while (now := int(state.actor())) >= 0:
            state.execute(now, int((bot if now == seat else other).choose(state, now, luck)))
        won += float(state.payoff(seat))
    return won


def measured(game: str, player: str, seed: int, bot: Bot, games: int) -> list[Score]:
    scores = [Score(game, player, seed, other, points(game, bot, other, games), games) for other in OPPONENTS]
    print(*scores, sep="\n", flush=True)
    return scores


def all_scores(games: Sequence[str], steps: int, seeds: int, count: int) -> list[Score]:
    scores: list[Score] = []
    for game in games:
        rules = game_of(game)
        options = rules.options.read({"players": 2})
        for player in ("random", "heuristic", TOPS[game]):
            scores += measured(game, player, 0, any_bot(player, 0, rules, options), count)
        for seed in range(seeds):
            begun = time.process_time()
            bot = learnt(game, "random", steps, seed)
            print(f"{game}, seed {seed}: {time.process_time() - begun:.0f} s of CPU", flush=True)
            scores += measured(game, "PPO", seed, bot, count)
    return scores


def head(steps: int, seeds: int) -> str:
    return "\n\n".join(
        [
            "# Baselines",
            "*This page is written by `python -m examples.learn.baselines --page docs/researchers/baselines.md`.*",
            "What a learner may be compared with: its share of the points in games for two with the default options, a "
            "draw counting half, with 95 % Wilson intervals. Every deal is played twice, once in each seat; the deals "
            f"begin with seeds from {MEASURED:,} on, which nobody learnt from. **PPO** is sb3-contrib’s masked PPO "
            "with its own settings and a plain network of two layers of 64, against `random`; it has seen "
            f"{steps:,} decisions of its own with each of {seeds} seeds, and plays what it thinks best. That is a "
            "small budget, about a minute of one core, and nothing is tuned: it shows where a learner is after so "
            "much, not what PPO can do. **Top** is the highest of [the ladder](../players/ladder.md) that needs no "
            "more than a millisecond or so for a decision.",
        ]
    )


def page(scores: Sequence[Score], steps: int, seeds: int) -> str:
    parts = [head(steps, seeds), ""]
    for game in dict.fromkeys(score.game for score in scores):
        mine = [score for score in scores if score.game == game]
        parts.append(f"## {game.replace('-', ' ').title()}\n")
        parts.append(f"| player | seed | {' | '.join(f'against `{other}`' for other in OPPONENTS)} | games each |")
        parts.append(f"| --- | --: | {' | '.join('--:' for _ in OPPONENTS)} | --: |")
        for player, seed in dict.fromkeys((score.player, score.seed) for score in mine):
            cells = [cell(score) for score in mine if (score.player, score.seed) == (player, seed)]
            count = next(score.games for score in mine if score.player == player)
            name = f"{player} (top)" if player == TOPS[game] else player
            parts.append(f"| {name} | {seed if player == 'PPO' else ''} | {' | '.join(cells)} | {count} |")
        parts.append("")
    lacking = [game.replace("-", " ").title() for game in GAMES if game not in {score.game for score in scores}]
    if lacking:
        parts.append(f"Not measured yet: {', '.join(lacking)}.\n")
    return "\n".join(parts)


def cell(score: Score) -> str:
    low, high = wilson(score.points, score.games)
    return f"{score.points / score.games:.1%} ({low:.1%} – {high:.1%})"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Baselines for learners.")
    parser.add_argument("--game", action="append", choices=GAMES, help="only these games")
    parser.add_argument("--steps", type=int, default=50_000, help="decisions that PPO learns from (50000)")
    parser.add_argument("--seeds", type=int, default=3, help="how many times it learns (3)")
    parser.add_argument("--count", type=int, default=400, help="games of a measurement (400)")
    parser.add_argument("--page", type=Path, help="where the table is written, in Markdown")
    parser.add_argument("--json", type=Path, help="where the scores are written")
    parser.add_argument("--read", type=Path, nargs="+", help="scores of earlier runs with the same settings")
    given = parser.parse_args(words)
    if given.read:
        scores = [Score(**one) for file in given.read for one in json.loads(file.read_text("utf-8"))]
    else:
        scores = all_scores(given.game or GAMES, given.steps, given.seeds, given.count)
    if given.json:
        given.json.write_text(json.dumps([asdict(score) for score in scores], indent=1), "utf-8")
    written = page(scores, given.steps, given.seeds)
    print(written)
    if given.page:
        given.page.write_text(written, "utf-8")


if __name__ == "__main__":
    main()
