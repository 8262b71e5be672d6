"""`vervet train`: a network learns a game by playing it."""

from pathlib import Path

import click

from vervet.cli.help import Command
from vervet.cli.lacking import lacking
from vervet.cli.parameters import Number, game_argument, language_option, seed_option
from vervet.cli.terminal import Terminal

MOST_ROUNDS = 100_000
MOST_GAMES = 100_000_000
MOST_SIMULATIONS = 1_000_000
MOST_PROCESSES = 1024


def train_command(terminal: Terminal) -> click.Command:
    def run(
        game: str,
        rounds: int,
        games: int,
        simulations: int | None,
        setups: tuple[str, ...],
        components: Path | None,
        processes: int | None,
        seed: int | None,
        folder: Path | None,
    ) -> int:
        # PyTorch belongs to this command alone: no other command waits for it.
        try:
            from vervet.cli.commands.train_run import Request, run_train
        except ModuleNotFoundError as error:
            raise lacking(terminal, "train-needs-packages", error, "train") from None
        request = Request(game, rounds, games, simulations, setups, components, processes, seed or 0, folder)
        return run_train(terminal, request)

    return Command(terminal, "train", run, game_argument(terminal), *train_options(terminal), language_option(terminal))


def train_options(terminal: Terminal) -> list[click.Option]:
    words = terminal.words

    def number(name: str, most: int, default: int | None) -> click.Option:
        kind = Number(terminal, 1, most)
        return click.Option([f"--{name}"], type=kind, default=default, metavar="N", help=words(f"train-help-{name}"))

    file = click.Path(path_type=Path)
    return [
        number("rounds", MOST_ROUNDS, 10),
        number("games", MOST_GAMES, 10_000),
        number("simulations", MOST_SIMULATIONS, None),
        click.Option(["setups", "--setup"], multiple=True, metavar="NAME=VALUE,...", help=words("train-help-setup")),
        click.Option(["--components"], type=file, metavar="FILE", help=words("train-help-components")),
        number("processes", MOST_PROCESSES, None),
        seed_option(terminal),
        click.Option(["--folder"], type=file, metavar="FOLDER", help=words("train-help-folder")),
    ]
