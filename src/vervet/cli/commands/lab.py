"""`vervet lab`: many games between bots kept as tables, and a report of them."""

import re
from pathlib import Path

import click

from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.lacking import lacking
from vervet.cli.parameters import (
    BotWords,
    Number,
    game_argument,
    language_option,
    players_option,
    seed_option,
    setting_option,
)
from vervet.cli.terminal import Terminal

MOST_GAMES = 100_000_000
MOST_PROCESSES = 1024
WIDEST, NARROWEST = 0.2, 0.0005


class Percent(click.ParamType[float]):
    """A percentage such as `1%`, as a part of one."""

    name = "percent"

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        found = re.fullmatch(r"(\d{1,2}(?:[.,]\d{1,3})?)\s*%", str(value).strip())
        share = round(float(found[1].replace(",", ".")) / 100, 6) if found else 0.0
        if not NARROWEST <= share <= WIDEST:
            raise Failure(self.terminal.words("lab-no-percent", value=str(value)), ctx)
        return share


def lab_command(terminal: Terminal) -> click.Command:
    def run(
        game: str,
        bots: list[str],
        count: int,
        until: float | None,
        components: Path | None,
        print_components: bool,
        folder: Path | None,
        processes: int | None,
        ray: str | None,
        seed: int | None,
        players: int | None,
        settings: tuple[tuple[str, str], ...],
    ) -> int:
        if print_components:
            return show_box(game)
        # Polars, NumPy and Matplotlib belong to the lab alone: no other command waits for them.
        try:
            from vervet.cli.commands.lab_run import Request, run_lab
        except ModuleNotFoundError as error:
            raise lacking(terminal, "lab-needs-packages", error, "lab") from None
        request = Request(game, bots, count, until, components, folder, processes, ray, seed, players, settings)
        return run_lab(terminal, request)

    return Command(terminal, "lab", run, game_argument(terminal), *lab_options(terminal), language_option(terminal))


def lab_options(terminal: Terminal) -> list[click.Option]:
    words = terminal.words
    return [
        click.Option(
            ["--bots"], type=BotWords(terminal), default="heuristic", metavar="A,B", help=words("lab-help-bots")
        ),
        click.Option(
            ["count", "--games"],
            type=Number(terminal, 1, MOST_GAMES),
            default=1000,
            metavar="N",
            help=words("lab-help-games"),
        ),
        click.Option(["--until"], type=Percent(terminal), metavar="P%", help=words("lab-help-until")),
        click.Option(
            ["--components"], type=click.Path(path_type=Path), metavar="FILE", help=words("lab-help-components")
        ),
        click.Option(["--print-components"], is_flag=True, help=words("lab-help-print-components")),
        click.Option(["--folder"], type=click.Path(path_type=Path), metavar="FOLDER", help=words("lab-help-folder")),
        click.Option(
            ["--processes"], type=Number(terminal, 1, MOST_PROCESSES), metavar="N", help=words("lab-help-processes")
        ),
        click.Option(["--ray"], is_flag=False, flag_value="local", metavar="[ADDRESS]", help=words("lab-help-ray")),
        seed_option(terminal),
        players_option(terminal),
        setting_option(terminal),
    ]


def show_box(game: str) -> int:
    from vervet.catalog import printed_box

    click.echo(printed_box(game), nl=False)
    return 0
