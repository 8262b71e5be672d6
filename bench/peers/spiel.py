"""OpenSpiel: breakthrough and chess, in C++, driven from Python and from its own C++ loops."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random

import pyspiel
from stopwatch import COPY, LIBRARY, MIDDLE, PLAY, PYTHON, SEARCH_TO_THE_END, START, Measure, Work, report

SIMULATIONS = 200
ROLLOUTS = 100
COPIES = 1000
EXPLORE = 2.0
MEMORY_MB = 1000


def play(name: str) -> Work:
    """Its documented loop (`benchmark_games.py`), with bound methods and a cheaper choice than `random.choice`."""
    game = pyspiel.load_game(name)
    return partial(random_game, game.new_initial_state, Random(1).random)


def random_game(new_state: Callable[[], pyspiel.State], chance: Callable[[], float]) -> int:
    state = new_state()
    is_terminal, legal_actions, apply_action = state.is_terminal, state.legal_actions, state.apply_action
    made = 0
    while not is_terminal():
        actions = legal_actions()
        apply_action(actions[int(chance() * len(actions))])
        made += 1
    return made


def search_bot(game: pyspiel.Game, simulations: int, rollouts: int) -> pyspiel.MCTSBot:
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    return pyspiel.MCTSBot(game, evaluator, EXPLORE, simulations, MEMORY_MB, False, 1, False)


def play_inside(name: str) -> Work:
    """Random games in C++: a search of one simulation does nothing but its rollouts.

    It does not say how many decisions they took, so that is the mean of games played the slow way.
    """
    game = pyspiel.load_game(name)
    one_game = play(name)
    length = sum(one_game() for _ in range(2000)) / 2000
    bot = search_bot(game, 1, ROLLOUTS)
    start = game.new_initial_state()

    def work() -> float:
        bot.step(start)
        return ROLLOUTS * length

    return work


def middle(name: str) -> pyspiel.State:
    """The state halfway through a random game."""
    game = pyspiel.load_game(name)
    length = random_game(game.new_initial_state, Random(1).random)
    chance = Random(1).random
    state = game.new_initial_state()
    for _ in range(length // 2):
        actions = state.legal_actions()
        state.apply_action(actions[int(chance() * len(actions))])
    return state


def copies(name: str) -> Work:
    clone = middle(name).clone

    def work() -> float:
        for _ in range(COPIES):
            clone()
        return COPIES

    return work


def search(state: Callable[[], pyspiel.State]) -> Work:
    """Its C++ search, one rollout a simulation."""
    root = state()
    bot = search_bot(root.get_game(), SIMULATIONS, 1)

    def work() -> float:
        bot.step(root)
        return SIMULATIONS

    return work


def start(name: str) -> pyspiel.State:
    return pyspiel.load_game(name).new_initial_state()


INSIDE = "C++; decisions by the mean length of a game"
UNCHECKED = "C++; actions not checked"
DROPPED = "C++; each dropped at once"
TO_THE_END = "C++; random decisions to the end"

MEASURES = (
    Measure("breakthrough", PLAY, LIBRARY, START, partial(play_inside, "breakthrough"), INSIDE),
    Measure("breakthrough", PLAY, PYTHON, START, partial(play, "breakthrough"), UNCHECKED),
    Measure("chess", PLAY, PYTHON, START, partial(play, "chess"), UNCHECKED),
    Measure("breakthrough", COPY, PYTHON, MIDDLE, partial(copies, "breakthrough"), DROPPED),
    Measure("chess", COPY, PYTHON, MIDDLE, partial(copies, "chess"), DROPPED),
    Measure(
        "breakthrough", SEARCH_TO_THE_END, LIBRARY, START, partial(search, partial(start, "breakthrough")), TO_THE_END
    ),
    Measure(
        "breakthrough", SEARCH_TO_THE_END, LIBRARY, MIDDLE, partial(search, partial(middle, "breakthrough")), TO_THE_END
    ),
)

if __name__ == "__main__":
    report("OpenSpiel", version("open_spiel"), MEASURES)
