"""OpenSpiel: games in C++, driven from Python and from its own C++ loops, and games in Python; its environment."""

from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random

import numpy as np
import pyspiel
from open_spiel.python import (
    games,  # noqa: F401 (registers the games in Python)
    rl_environment,
)
from open_spiel.python.algorithms import mcts
from stopwatch import COPY, LIBRARY, MIDDLE, PLAY, PYTHON, SEARCH_TO_THE_END, START, STEP, Measure, Work, report

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


def play_with_chance(name: str) -> Work:
    """The same where dice are thrown or cards dealt: what chance does takes its time, but only decisions count."""
    return partial(random_game_with_chance, pyspiel.load_game(name).new_initial_state, Random(1).random)


def random_game_with_chance(new_state: Callable[[], pyspiel.State], chance: Callable[[], float]) -> int:
    state = new_state()
    is_terminal, legal_actions, apply_action = state.is_terminal, state.legal_actions, state.apply_action
    is_chance_node = state.is_chance_node
    made = 0
    while not is_terminal():
        if not is_chance_node():
            made += 1
        actions = legal_actions()
        apply_action(actions[int(chance() * len(actions))])
    return made


def steps(name: str) -> Work:
    """Its environment for learning (`rl_environment`), with observations and legal actions for the player to move."""
    environment = rl_environment.Environment(name)
    environment.seed(1)
    chance = Random(1).random

    def work() -> float:
        time_step = environment.reset()
        made = 0
        while not time_step.last():
            actions = time_step.observations["legal_actions"][time_step.observations["current_player"]]
            time_step = environment.step([actions[int(chance() * len(actions))]])
            made += 1
        return made

    return work


TURNS = 100
KINDS = pyspiel.GameType
NOTHING = KINDS(
    short_name="python_nothing",
    long_name="Nothing",
    dynamics=KINDS.Dynamics.SEQUENTIAL,
    chance_mode=KINDS.ChanceMode.DETERMINISTIC,
    information=KINDS.Information.PERFECT_INFORMATION,
    utility=KINDS.Utility.ZERO_SUM,
    reward_model=KINDS.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)


class Nothing(pyspiel.Game):
    """The least that a game in Python can be: two players take turns, each has two actions, nothing comes of them."""

    def __init__(self, params: dict[str, object] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=2,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=TURNS,
        )
        super().__init__(NOTHING, info, params or {})

    def new_initial_state(self) -> pyspiel.State:
        return NothingState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "OneNumber":
        return OneNumber()


class OneNumber:
    """An observation of one number."""

    def __init__(self) -> None:
        self.tensor = np.zeros(1, np.float32)
        self.dict = {"turn": self.tensor}

    def set_from(self, state: pyspiel.State, player: int) -> None:
        self.tensor[0] = state.turn

    def string_from(self, state: pyspiel.State, player: int) -> str:
        return str(state.turn)


class NothingState(pyspiel.State):
    def __init__(self, game: Nothing) -> None:
        super().__init__(game)
        self.turn = 0

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.turn == TURNS else self.turn % 2

    def _legal_actions(self, player: int) -> list[int]:
        return [0, 1]

    def _apply_action(self, action: int) -> None:
        self.turn += 1

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        return self.turn == TURNS

    def returns(self) -> list[float]:
        return [0.0, 0.0]

    def __str__(self) -> str:
        return str(self.turn)


def steps_of_nothing() -> Work:
    """What a step there costs before a game does anything."""
    pyspiel.register_game(NOTHING, Nothing)
    return steps("python_nothing")


def search_in_python(name: str) -> Work:
    """Its search in Python on a game in C++, one rollout a simulation."""
    game = pyspiel.load_game(name)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, EXPLORE, SIMULATIONS, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    root = game.new_initial_state()

    def work() -> float:
        bot.step(root)
        return SIMULATIONS

    return work


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
TO_THE_END = "C++; random decisions to the end, at most about 64"
IN_PYTHON = "search in Python, game in C++; random decisions to the end, at most about 64"
OBSERVED = "rl_environment, game in C++; makes observations"
OBSERVED_IN_PYTHON = "rl_environment, a game in Python that does nothing and shows one number: what a step costs there"
WRITTEN_IN_PYTHON = "in Python; actions not checked"

MEASURES = (
    Measure("breakthrough", PLAY, LIBRARY, START, partial(play_inside, "breakthrough"), INSIDE),
    Measure("breakthrough", PLAY, PYTHON, START, partial(play, "breakthrough"), UNCHECKED),
    Measure("hanabi", PLAY, PYTHON, START, partial(play_with_chance, "hanabi"), UNCHECKED),
    Measure("chess", PLAY, PYTHON, START, partial(play, "chess"), UNCHECKED),
    Measure("backgammon", PLAY, PYTHON, START, partial(play_with_chance, "backgammon"), UNCHECKED),
    Measure("gin rummy", PLAY, PYTHON, START, partial(play_with_chance, "gin_rummy"), UNCHECKED),
    Measure("hive", PLAY, PYTHON, START, partial(play, "hive"), UNCHECKED),
    Measure("tic-tac-toe", PLAY, PYTHON, START, partial(play, "python_tic_tac_toe"), WRITTEN_IN_PYTHON),
    Measure("Kuhn poker", PLAY, PYTHON, START, partial(play_with_chance, "python_kuhn_poker"), WRITTEN_IN_PYTHON),
    Measure("dominoes", PLAY, PYTHON, START, partial(play_with_chance, "python_team_dominoes"), WRITTEN_IN_PYTHON),
    Measure("breakthrough", COPY, PYTHON, MIDDLE, partial(copies, "breakthrough"), DROPPED),
    Measure("chess", COPY, PYTHON, MIDDLE, partial(copies, "chess"), DROPPED),
    Measure("gin rummy", COPY, PYTHON, MIDDLE, partial(copies, "gin_rummy"), DROPPED),
    Measure("breakthrough", STEP, PYTHON, START, partial(steps, "breakthrough"), OBSERVED),
    Measure("hanabi", STEP, PYTHON, START, partial(steps, "hanabi"), OBSERVED),
    Measure("nothing", STEP, PYTHON, START, steps_of_nothing, OBSERVED_IN_PYTHON),
    Measure(
        "breakthrough", SEARCH_TO_THE_END, LIBRARY, START, partial(search, partial(start, "breakthrough")), TO_THE_END
    ),
    Measure(
        "breakthrough", SEARCH_TO_THE_END, LIBRARY, MIDDLE, partial(search, partial(middle, "breakthrough")), TO_THE_END
    ),
    Measure("breakthrough", SEARCH_TO_THE_END, LIBRARY, START, partial(search_in_python, "breakthrough"), IN_PYTHON),
)

if __name__ == "__main__":
    report("OpenSpiel", version("open_spiel"), MEASURES)
