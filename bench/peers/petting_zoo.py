"""PettingZoo: classic games as environments, with their usual wrappers and without them, in Python and NumPy."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3, tictactoe_v3
from stopwatch import PYTHON, START, STEP, Measure, Work, report


def random_game(environment: AECEnv, chance: Random) -> int:
    """The loop of its `performance_benchmark`; only real moves count, not the steps of players who are done."""
    environment.reset()
    made = 0
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            break
        actions = np.flatnonzero(observation["action_mask"]).tolist()
        environment.step(actions[int(chance.random() * len(actions))])
        made += 1
    return made


def play(make: Callable[[], AECEnv]) -> Work:
    return partial(random_game, make(), Random(1))


WRAPPED = "as documented; makes observations and masks"
BARE = "without its wrappers; makes observations and masks"

MEASURES = (
    Measure("connect_four", STEP, PYTHON, START, partial(play, connect_four_v3.env), WRAPPED),
    Measure("connect_four", STEP, PYTHON, START, partial(play, connect_four_v3.raw_env), BARE),
    Measure("tictactoe", STEP, PYTHON, START, partial(play, tictactoe_v3.env), WRAPPED),
    Measure("tictactoe", STEP, PYTHON, START, partial(play, tictactoe_v3.raw_env), BARE),
)

if __name__ == "__main__":
    report("PettingZoo", version("pettingzoo"), MEASURES)
