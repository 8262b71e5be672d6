"""The bots by name."""

from typing import Final

from mypy_extensions import i64

from vervet.bots.bot import Bot, BotError
from vervet.bots.search import Search
from vervet.bots.uniform import Uniform

BOTS: Final = ("random", "mcts-50", "mcts-200", "mcts-1000", "mcts-5000")
EXPECTED: Final = "random, mcts-N (N simulations a move), mcts-Ns (N seconds a move, such as mcts-0.5s)"


def make_bot(name: str, seed: i64) -> Bot:
    """A bot by name: `random`, `mcts-200` (simulations a move), `mcts-0.5s` (seconds a move); raises `BotError`."""
    if name == "random":
        return Uniform(seed)
    kind, _, budget = name.partition("-")
    if kind == "mcts" and budget.isdecimal() and len(budget) <= 7 and int(budget) > 0:
        return Search(seed, simulations=int(budget))
    if kind == "mcts" and len(budget) <= 9 and budget.endswith("s") and budget[:-1].replace(".", "", 1).isdecimal():
        seconds = float(budget[:-1])
        if 0.0 < seconds <= 3600.0:
            return Search(seed, seconds=seconds)
    raise BotError(f"no bot {name[:40]!r}; there are {EXPECTED}")
