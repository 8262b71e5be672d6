"""Checks the laws for After Us in random games with every number of players, best with a compiled build:

    python -m tests.games.after_us.laws --games 1000

plays 1000 games to their end with each number of players, every set of three objects in turn; costly checks are made
at one state in `--every`. Law 6 tries other orders of the simultaneous decisions.
"""

import argparse
import time
from itertools import combinations

from vervet.games.after_us.box.words import OBJECTS
from vervet.kit import Report, check_game

from .scene import AFTER

COUNTS = (1, 2, 3, 4, 5, 6)
TRIPLES = tuple(combinations(OBJECTS, 3))


def setup(players: int, triple: int) -> dict[str, object]:
    """Options with the set of three objects that has this number; 35 numbers in a row cover all sets."""
    return {"players": players, "objects": "named", "named": TRIPLES[triple % len(TRIPLES)]}


def run(players: int, games: int, seed: int, every: int) -> Report:
    """Check this many games, the objects changing from one to the next."""
    total = Report()
    for number in range(games):
        report = check_game(AFTER, setup(players, number), games=1, seed=seed + number, every=every)
        total.games += report.games
        total.decisions += report.decisions
        for law, checks in report.checks.items():
            total.checks[law] = total.checks.get(law, 0) + checks
    return total


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.after_us.laws")
    parser.add_argument("--games", type=int, default=1000, help="random games with each number of players (1000)")
    parser.add_argument("--every", type=int, default=400, help="costly checks at one state in this many (400)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers begin (1)")
    parser.add_argument("--players", type=int, choices=COUNTS, help="only this number of players")
    wish = parser.parse_args()
    for players in [wish.players] if wish.players else COUNTS:
        start = time.perf_counter()
        report = run(players, wish.games, wish.seed, wish.every)
        print(f"{players} players: {report}, {time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
