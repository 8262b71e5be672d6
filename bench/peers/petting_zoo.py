"""PettingZoo: connect_four with its usual wrappers and without them, in Python and NumPy."""

from functools import partial
from importlib.metadata import version
from random import Random

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.classic import connect_four_v3
from stopwatch import PLAY, PYTHON, START, Measure, Work, report


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


def play(wrapped: bool) -> Work:
    environment = connect_four_v3.env() if wrapped else connect_four_v3.raw_env()
    return partial(random_game, environment, Random(1))


MEASURES = (
    Measure("connect_four", PLAY, PYTHON, START, partial(play, True), "as documented; makes observations"),
    Measure("connect_four", PLAY, PYTHON, START, partial(play, False), "without its wrappers; makes observations"),
)

if __name__ == "__main__":
    report("PettingZoo", version("pettingzoo"), MEASURES)
