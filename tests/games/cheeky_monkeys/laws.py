"""Checks the laws of Cheeky Monkeys with every number of players, with and without zombies; best with a compiled build:

    python -m tests.games.cheeky_monkeys.laws --games 1000

plays that many random games of each setup to the end; costly checks are made at one state in `--every`. After each
setup it says how long the longest chains were: arrivals in one round, and entries in the queue.
"""

import argparse
import re
import time
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files

from vervet.core.game import Game
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.games.cheeky_monkeys.box.cards import ACTIONS
from vervet.games.cheeky_monkeys.box.components import read_components
from vervet.games.cheeky_monkeys.game import CheekyMonkeys
from vervet.kit import check_game

from .scene import CHEEKY


def box(**counts: int) -> Game:
    """The game with different numbers of some cards."""
    text = files("vervet.games").joinpath("cheeky_monkeys", "components.toml").read_text(encoding="utf-8")
    for card, count in counts.items():
        text, found = re.subn(rf'(name = "{card}"\ncount = )\d+', rf"\g<1>{count}", text)
        assert found == 1
    return CheekyMonkeys(read_components(text))


# A box in which nobody ever hands out cards, and one in which it happens all the time.
NO_DESTROYERS = box(destroyer=0)
MANY_DESTROYERS = box(destroyer=16, pyromaniac=6, juggler=6)
# A box whose few action cards are reshuffled again and again.
FEW_ACTIONS = box(destroyer=12, pyromaniac=6, juggler=6, **dict.fromkeys(ACTIONS, 2))


@dataclass(frozen=True)
class Setup:
    """How a game is set up, and whether seats remember everything (law 4)."""

    options: Mapping[str, object]
    game: Game = CHEEKY
    memory: bool = True


# By name; together they cover every option that changes the rules.
SETUPS: dict[str, Setup] = {
    **{f"base, {players} players": Setup({"players": players}) for players in range(2, 7)},
    **{f"zombies, {players} players": Setup({"players": players, "zombies": True}) for players in range(3, 7)},
    "groundings last a round, 3 players": Setup({"players": 3, "grounding-lasts": "round"}),
    "every setting changed, 4 players": Setup(
        {
            "players": 4,
            "zombies": True,
            "grounding-lasts": "round",
            "misfortune-includes-caster": True,
            "destroyer-gives-itself": True,
            "arrival-limit": 40,
        }
    ),
    "many Destroyers, 4 players": Setup({"players": 4}, MANY_DESTROYERS),
    "few action cards, 5 players": Setup({"players": 5}, FEW_ACTIONS),
    "only the able are asked, 2 players": Setup({"players": 2, "windows": "able"}),
    # Where only the able are asked, memory is perfect only while nobody hands out cards (`inferences.py` says why).
    "only the able are asked, 3 players": Setup({"players": 3, "windows": "able"}, memory=False),
    "only the able are asked, 3 players, no Destroyers": Setup({"players": 3, "windows": "able"}, NO_DESTROYERS),
    "only the able are asked, 5 players": Setup({"players": 5, "windows": "able", "zombies": True}, memory=False),
}


def longest_chains(setup: Setup, games: int, seed: int) -> tuple[int, int, int]:
    """The most arrivals in a round, the deepest queue, and the most decisions in this many random games."""
    most, deepest, longest = 0, 0, 0
    for index in range(games):
        state: State = setup.game.begin(setup.game.options.read(setup.options), seed + index)
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
    parser.add_argument("--every", type=int, default=100, help="costly checks at one state in this many (100)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers begin (1)")
    parser.add_argument("--setup", choices=SETUPS, help="only this one")
    wish = parser.parse_args()
    for name in [wish.setup] if wish.setup else SETUPS:
        start = time.perf_counter()
        setup = SETUPS[name]
        report = check_game(setup.game, setup.options, wish.games, wish.seed, every=wish.every, memory=setup.memory)
        chains = longest_chains(setup, wish.games, wish.seed)
        print(f"{name}: {report}, {time.perf_counter() - start:.0f} s", flush=True)
        print(f"  longest: {chains[0]} arrivals in a round, {chains[1]} entries, {chains[2]} decisions", flush=True)


if __name__ == "__main__":
    main()
