"""Checks the laws of Cheeky Monkeys at every number of players, base and zombie, best with a compiled build:

    python -m tests.games.cheeky_monkeys.laws --games 1000

plays so many random games of each setup to their end; costly checks are made at one state in `--every`. At the end of
each setup it says how long the longest chain was: arrivals in one round, and entries in the queue.
"""

import argparse
import time

from vervet.core.rng import Random
from vervet.core.state import State
from vervet.kit import check_game

from .scene import CHEEKY

# Options by the name of the setup; together they hold every option that changes the rules.
SETUPS: dict[str, dict[str, object]] = {
    **{f"base, {players} players": {"players": players} for players in range(2, 7)},
    **{f"zombies, {players} players": {"players": players, "zombies": True} for players in range(3, 7)},
    "groundings last a round, 3 players": {"players": 3, "grounding-lasts": "round"},
    "everything otherwise, 4 players": {
        "players": 4,
        "zombies": True,
        "grounding-lasts": "round",
        "misfortune-includes-caster": True,
        "destroyer-gives-itself": True,
        "arrival-limit": 40,
    },
    "only the able are asked, 3 players": {"players": 3, "windows": "able"},
    "only the able are asked, 5 players": {"players": 5, "windows": "able", "zombies": True},
}


def longest_chains(options: dict[str, object], games: int, seed: int) -> tuple[int, int, int]:
    """The most arrivals in a round, the deepest queue, and the most decisions of so many random games."""
    most, deepest, longest = 0, 0, 0
    for index in range(games):
        state: State = CHEEKY.start(CHEEKY.options.read(options), seed + index)
        rng = Random(seed + index)
        decisions = 0
        while (seat := state.actor()) >= 0:
            menu = state.choices(seat)
            state.execute(seat, menu.at(rng.below(menu.count)))
            decisions += 1
            most = max(most, int(getattr(state, "arrivals")))  # noqa: B009
            deepest = max(deepest, int(getattr(state, "depth")))  # noqa: B009
        longest = max(longest, decisions)
    return most, deepest, longest


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.cheeky_monkeys.laws")
    parser.add_argument("--games", type=int, default=1000, help="random games of each setup (1000)")
    parser.add_argument("--every", type=int, default=100, help="costly checks at one state in so many (100)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers begin (1)")
    parser.add_argument("--setup", choices=SETUPS, help="only this one")
    wish = parser.parse_args()
    for name in [wish.setup] if wish.setup else SETUPS:
        start = time.perf_counter()
        report = check_game(CHEEKY, SETUPS[name], games=wish.games, seed=wish.seed, every=wish.every)
        chains = longest_chains(SETUPS[name], wish.games, wish.seed)
        print(f"{name}: {report}, {time.perf_counter() - start:.0f} s", flush=True)
        print(f"  longest: {chains[0]} arrivals in a round, {chains[1]} entries, {chains[2]} decisions", flush=True)


if __name__ == "__main__":
    main()
