"""Checks the laws for every mode of Itchy Monkey in random games, best with a compiled build:

    python -m tests.games.itchy_monkey.laws --games 1000

plays 1000 games of each mode to their end; costly checks are made at one state in `--every`.
"""

import argparse
import time

from vervet.kit import check_game

from .scene import ITCHY

FIVE = "gorilla,baboon,lemur,capuchin,howler"

# Options by the name of the mode; together they cover every option that changes the rules.
MODES: dict[str, dict[str, object]] = {
    "spies, 2 players": {"players": 2, "spies": True},
    "spies, 3 players, en": {"players": 3, "spies": True, "edition": "en"},
    "spies, 4 players": {"players": 4, "spies": True},
    "abilities, 2 players": {"players": 2, "abilities": FIVE},
    "abilities, 4 players, en": {"players": 4, "abilities": FIVE, "edition": "en"},
    "tamarin, 2 players": {"players": 2, "tamarin": "howler", "abilities": "gorilla,baboon,lemur,capuchin,tamarin"},
    "tamarin, 3 players": {"players": 3, "tamarin": "lemur", "abilities": "gorilla,baboon,capuchin,howler,tamarin"},
    "all together, 2 players, en": {"players": 2, "spies": True, "abilities": FIVE, "edition": "en"},
    "all together, 3 players": {"players": 3, "spies": True, "tamarin": "baboon", "abilities": "gorilla,lemur,tamarin"},
    "all together, 4 players": {
        "players": 4,
        "spies": True,
        "tamarin": "capuchin",
        "abilities": "gorilla,baboon,lemur,howler,tamarin",
    },
    "clan": {"mode": "clan"},
    "clan with tamarins": {"mode": "clan", "tamarin": "baboon"},
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.games.itchy_monkey.laws")
    parser.add_argument("--games", type=int, default=1000, help="random games of each mode (1000)")
    parser.add_argument("--every", type=int, default=100, help="costly checks at one state in this many (100)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers begin (1)")
    parser.add_argument("--mode", choices=MODES, help="only this mode")
    wish = parser.parse_args()
    for name in [wish.mode] if wish.mode else MODES:
        start = time.perf_counter()
        report = check_game(ITCHY, MODES[name], games=wish.games, seed=wish.seed, every=wish.every)
        print(f"{name}: {report}, {time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
