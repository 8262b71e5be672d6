"""Checks the laws of Cheeky Monkeys at every number of players, base and zombie, best with a compiled build:

    python -m tests.games.cheeky_monkeys.laws --games 1000

plays so many random games of each setup to their end; costly checks are made at one state in `--every`. At the end of
each setup it says how long the longest chain was: arrivals in one round, and entries in the queue.
"""

import argparse
import time
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from vervet.core.game import Game
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.games.cheeky_monkeys.components import read_components
from vervet.games.cheeky_monkeys.game import CheekyMonkeys
from vervet.kit import ALL, check_game

from .scene import CHEEKY

DESTROYERS = 'name = "destroyer"\ncount = '


def without_destroyers() -> Game:
    """The game with a box in which nobody ever hands out his cards."""
    text = files("vervet.games").joinpath("cheeky_monkeys", "components.toml").read_text(encoding="utf-8")
    assert text.count(f"{DESTROYERS}4\n") == 1
    return CheekyMonkeys(read_components(text.replace(f"{DESTROYERS}4\n", f"{DESTROYERS}0\n")))


@dataclass(frozen=True)
class Setup:
    """How a game is set up, and which laws it keeps."""

    options: Mapping[str, object]
    game: Game = CHEEKY
    laws: tuple[int, ...] = ALL


# Where only the able are asked, law 4 is kept in full only while nobody hands out his cards (`hints.py` says why).
BUT_MEMORY = tuple(law for law in ALL if law != 4)

# By their names; together they hold every option that changes the rules.
SETUPS: dict[str, Setup] = {
    **{f"base, {players} players": Setup({"players": players}) for players in range(2, 7)},
    **{f"zombies, {players} players": Setup({"players": players, "zombies": True}) for players in range(3, 7)},
    "groundings last a round, 3 players": Setup({"players": 3, "grounding-lasts": "round"}),
    "everything otherwise, 4 players": Setup(
        {
            "players": 4,
            "zombies": True,
            "grounding-lasts": "round",
            "misfortune-includes-caster": True,
            "destroyer-gives-itself": True,
            "arrival-limit": 40,
        }
    ),
    "only the able are asked, 2 players": Setup({"players": 2, "windows": "able"}),
    "only the able are asked, 3 players": Setup({"players": 3, "windows": "able"}, laws=BUT_MEMORY),
    "only the able are asked, 3 players, no Destroyers": Setup({"players": 3, "windows": "able"}, without_destroyers()),
    "only the able are asked, 5 players": Setup({"players": 5, "windows": "able", "zombies": True}, laws=BUT_MEMORY),
}


def longest_chains(setup: Setup, games: int, seed: int) -> tuple[int, int, int]:
    """The most arrivals in a round, the deepest queue, and the most decisions of so many random games."""
    most, deepest, longest = 0, 0, 0
    for index in range(games):
        state: State = setup.game.start(setup.game.options.read(setup.options), seed + index)
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
        setup = SETUPS[name]
        report = check_game(setup.game, setup.options, wish.games, wish.seed, setup.laws, wish.every)
        chains = longest_chains(setup, wish.games, wish.seed)
        print(f"{name}: {report}, {time.perf_counter() - start:.0f} s", flush=True)
        print(f"  longest: {chains[0]} arrivals in a round, {chains[1]} entries, {chains[2]} decisions", flush=True)


if __name__ == "__main__":
    main()
