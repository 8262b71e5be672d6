"""Checks a game from the command line: `python -m vervet.kit module:game --games 100`."""

import argparse
import sys

from vervet.kit.check import ALL, check_game
from vervet.kit.elsewhere import find_game
from vervet.kit.law import LawBroken
from vervet.kit.variants import seat_counts, variants


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m vervet.kit", description="Check the laws of a game in random play."
    )
    parser.add_argument("source", help="where the game is: module:name, or module:name() to call it")
    parser.add_argument("--games", type=int, default=20, help="random games for each setup (20)")
    parser.add_argument("--seed", type=int, default=1, help="where the random numbers begin (1)")
    parser.add_argument("--every", type=int, default=3, help="costly checks at one state in this many (3)")
    parser.add_argument("--habits", type=int, default=2, help="further games that look for rare phases (2)")
    parser.add_argument("--laws", type=int, nargs="*", choices=ALL, default=ALL, help="only these laws")
    parser.add_argument("--tests", nargs="*", default=(), help="folders of tests, for law 10")
    parser.add_argument("--players-only", action="store_true", help="only vary the number of players")
    return parser.parse_args()


def main() -> int:
    wish = arguments()
    game = find_game(wish.source)
    for options in seat_counts(game) if wish.players_only else variants(game):
        try:
            report = check_game(
                game,
                options,
                wish.games,
                wish.seed,
                wish.laws,
                wish.every,
                source=wish.source,
                tests=wish.tests,
                habits=wish.habits,
            )
        except LawBroken as broken:
            print(broken, file=sys.stderr)
            return 1
        print(options, report, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
