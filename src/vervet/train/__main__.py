"""`python -m vervet.train GAME --folder FOLDER`: rounds of training, until there are enough or somebody stops them."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from vervet.core.game import Game
from vervet.core.option import OptionError
from vervet.train.page import page

RECORD, PAGE = "minds.json", "minds.md"


def main(words: Sequence[str] | None = None) -> int:
    given = arguments().parse_args(words)
    if given.page is not None:
        record = json.loads((given.page / RECORD).read_text("utf-8"))
        (given.page / PAGE).write_text(page(record), "utf-8")
        return 0
    if given.game is None or given.folder is None:
        arguments().error("expected a game and a --folder")
    try:
        return train(given)
    except ModuleNotFoundError as error:
        print(f'training needs the package {error.name}: pip install "vervet[train]"', file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m vervet.train", description="A network learns a game by playing it.")
    parser.add_argument("game", nargs="?", help="such as itchy-monkey")
    parser.add_argument("--folder", type=Path, help="where networks and games are kept, to go on with")
    parser.add_argument("--rounds", type=int, default=10, help="how many rounds more (10)")
    parser.add_argument("--games", type=int, default=10_000, help="games of a round (10000)")
    parser.add_argument("--simulations", type=int, default=300, help="of a decision that is learnt from (300)")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="one for each core")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--setup", action="append", default=[], metavar="NAME=VALUE,...", help="options of the games")
    parser.add_argument("--components", default="", metavar="FILE", help="a changed box")
    parser.add_argument("--page", type=Path, metavar="FOLDER", help="only write the page from its record")
    return parser


def setup_of(game: Game, words: str) -> dict[str, object]:
    """`players=3,spies=true` as options, checked by the game."""
    given = {name: value for name, _, value in (word.partition("=") for word in words.split(",") if word)}
    return dict(game.options.read(given))


def train(given: argparse.Namespace) -> int:
    import torch

    from vervet.train.rounds import Training
    from vervet.train.settings import Settings
    from vervet.train.work import game_of, workers_of

    game = game_of(given.game, given.components)
    try:
        setups = tuple(setup_of(game, words) for words in given.setup) or ({},)
    except OptionError as error:
        print(error, file=sys.stderr)
        return 2
    settings = Settings(
        game.name,
        given.components,
        setups,
        given.seed,
        given.games,
        first_games=given.games,
        deep=given.simulations,
        first=given.simulations,
    )
    training = Training(settings, given.folder, "cuda" if torch.cuda.is_available() else "cpu").open()
    with workers_of(given.processes) as workers:
        for _ in range(given.rounds):
            print(json.dumps(training.round(workers, tell)), flush=True)
    print(training.best)
    return 0


def tell(what: str, done: int, of_all: int) -> None:
    """One line that is written over and over, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{what} {done} / {of_all}   ", end="\n" if done >= of_all else "", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
