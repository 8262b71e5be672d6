"""RLCard: Uno and gin rummy, in Python: the games themselves, and as environments."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random

import rlcard
from rlcard.envs import Env
from stopwatch import PLAY, PYTHON, START, STEP, Measure, Work, report


def uno() -> Work:
    game = rlcard.make("uno").game
    return play(game.init_game, game.is_over, game.get_legal_actions, game.step)


def gin_rummy() -> Work:
    game = rlcard.make("gin-rummy").game
    return play(game.init_game, game.is_over, game.judge.get_legal_actions, game.step)


def play(
    begin: Callable[[], object],
    is_over: Callable[[], bool],
    legal: Callable[[], list[object]],
    step: Callable[[object], object],
) -> Work:
    """A game without the environment around it; each step shows the next player what they see."""
    chance = Random(1).random

    def work() -> float:
        begin()
        made = 0
        while not is_over():
            actions = legal()
            step(actions[int(chance() * len(actions))])
            made += 1
        return made

    return work


def steps(name: str) -> Work:
    """Its environment, with observations and legal actions for the player to move."""
    return partial(random_episode, rlcard.make(name), Random(1).random)


def random_episode(environment: Env, chance: Callable[[], float]) -> int:
    state, _ = environment.reset()
    made = 0
    while not environment.is_over():
        actions = list(state["legal_actions"])
        state, _ = environment.step(actions[int(chance() * len(actions))])
        made += 1
    return made


UNCHECKED = "actions not checked; makes views"
OBSERVED = "makes observations"

MEASURES = (
    Measure("Uno", PLAY, PYTHON, START, uno, UNCHECKED),
    Measure("gin rummy", PLAY, PYTHON, START, gin_rummy, UNCHECKED),
    Measure("Uno", STEP, PYTHON, START, partial(steps, "uno"), OBSERVED),
    Measure("gin rummy", STEP, PYTHON, START, partial(steps, "gin-rummy"), OBSERVED),
)

if __name__ == "__main__":
    report("RLCard", version("rlcard"), MEASURES)
