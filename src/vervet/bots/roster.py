"""The bots by name."""

from typing import Final, SupportsIndex

from vervet.bots.bot import Bot, BotError
from vervet.bots.foresight import Foresight
from vervet.bots.glance import Glance
from vervet.bots.heuristic import Heuristic
from vervet.bots.learnt import Learnt
from vervet.bots.search import Search
from vervet.bots.uniform import Uniform

# Every bot that some game offers by name (`Game.bots`), or has offered; others are made to measure.
BOTS: Final = (
    "random",
    "glance-2",
    "glance-100",
    "heuristic",
    "mcts-10",
    "mcts-50",
    "mcts-200",
    "mcts-1000",
    "mcts-5000",
    "foresight-96",
    "foresight-200",
    "mind-1",
    "mind-20",
    "mind-200",
    "mind-5000",
)
EXPECTED: Final = (
    "random, heuristic, glance-N (N actions looked at), mcts-N (N simulations a move), foresight-N (N worlds a move), "
    "mind-N (N simulations with a network), and with seconds mcts-Ns, foresight-Ns, mind-Ns (such as mcts-0.5s)"
)
MOST_SECONDS: Final = 3600.0
MOST_DIGITS: Final = 7
SIMULATION_SECONDS: Final = 0.001
WORLD_SECONDS: Final = 0.002
JUDGEMENT_SECONDS: Final = 0.0001


def make_bot(name: str, seed: SupportsIndex, patience: float = 0.0) -> Bot:
    """A bot by name: `random`, `heuristic`, `glance-4` (actions looked at), `mcts-200` (simulations a move),
    `foresight-32` (worlds a move), `mind-100` (simulations with a network), or with seconds a move `mcts-0.5s`; raises
    `BotError`.

    With `patience`, it answers after that many seconds even short of its number: for people, who wait."""
    if name == "random":
        return Uniform(seed)
    if name == "heuristic":
        return Heuristic(seed)
    kind, _, budget = name.partition("-")
    number = int(budget) if budget.isdecimal() and len(budget) <= MOST_DIGITS else 0
    seconds = seconds_of(budget) if len(budget) <= MOST_DIGITS else 0.0
    if number > 0 and kind == "glance":
        return Glance(seed, number)
    if number > 0 or 0.0 < seconds <= MOST_SECONDS:
        if kind == "mcts":
            return Search(seed, number, seconds if number == 0 else patience)
        if kind == "foresight":
            return Foresight(seed, number, seconds if number == 0 else patience)
        if kind == "mind":
            return Learnt(seed, number, seconds if number == 0 else patience)
    raise BotError(f"no bot {name[:40]!r}; there are {EXPECTED}")


def thinking_seconds(name: str) -> float:
    """About how long a bot of this name thinks about a decision, as anybody could guess; 0 if it does not search."""
    kind, _, budget = name.partition("-")
    if not budget.isdecimal():
        return seconds_of(budget)
    if kind == "glance":
        return 0.0
    if kind == "mind":
        return float(budget) * JUDGEMENT_SECONDS
    return float(budget) * (SIMULATION_SECONDS if kind == "mcts" else WORLD_SECONDS)


def seconds_of(budget: str) -> float:
    """The number before an `s`; 0 for anything else."""
    number = budget[:-1]
    return float(number) if budget.endswith("s") and number.replace(".", "", 1).isdecimal() else 0.0
