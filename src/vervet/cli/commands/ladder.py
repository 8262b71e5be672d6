"""`vervet ladder`: how much stronger each bot of a game is than the one below."""

from pathlib import Path

import click

from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.lacking import lacking
from vervet.cli.parameters import (
    Number,
    any_bot_word,
    components_option,
    game_argument,
    game_in,
    language_option,
    seed_option,
)
from vervet.cli.terminal import Terminal
from vervet.core.game import Game

MOST_GAMES = 1_000_000
MOST_MINUTES = 100_000
MOST_PROCESSES = 1024


def ladder_command(terminal: Terminal) -> click.Command:
    def run(
        game: str,
        count: int,
        minutes: int | None,
        processes: int | None,
        seed: int | None,
        folder: Path | None,
        components: Path | None,
        bot: str | None,
        endgames: int,
    ) -> int:
        if components is not None and folder is not None:
            raise Failure(terminal.words("ladder-box-folder"))
        found = game_in(terminal, game, components)
        if bot is not None:
            return climb_with(terminal, found, bot, count, seed or 0, processes)
        # OpenSkill belongs to the ladder alone: no other command waits for it.
        try:
            from vervet.cli.commands.ladder_run import run_ladder
        except ModuleNotFoundError as error:
            raise lacking(terminal, "ladder-needs-packages", error, "lab") from None
        if endgames and not found.open_information:
            raise Failure(terminal.words("ladder-endgames-open", game=terminal.words(f"{game}-name")))
        return run_ladder(terminal, game, count, minutes, processes, seed, folder, endgames)

    words = terminal.words
    return Command(
        terminal,
        "ladder",
        run,
        game_argument(terminal),
        click.Option(
            ["count", "--games"],
            type=Number(terminal, 0, MOST_GAMES),
            default=1000,
            metavar="N",
            help=words("ladder-help-games"),
        ),
        click.Option(
            ["--minutes"], type=Number(terminal, 1, MOST_MINUTES), metavar="M", help=words("ladder-help-minutes")
        ),
        click.Option(
            ["--processes"], type=Number(terminal, 1, MOST_PROCESSES), metavar="N", help=words("ladder-help-processes")
        ),
        seed_option(terminal),
        click.Option(["--folder"], type=click.Path(path_type=Path), metavar="FOLDER", help=words("ladder-help-folder")),
        components_option(terminal),
        click.Option(["--bot"], type=any_bot_word(terminal), metavar="BOT", help=words("ladder-help-bot")),
        click.Option(
            ["--endgames"],
            type=Number(terminal, 0, MOST_GAMES),
            default=0,
            metavar="N",
            help=words("ladder-help-endgames"),
        ),
        language_option(terminal),
    )


def climb_with(terminal: Terminal, game: Game, bot: str, count: int, seed: int, processes: int | None) -> int:
    """One bot against all rungs."""
    try:
        from vervet.cli.commands.ladder_visit import visit
        from vervet.lab.crew import cores
    except ModuleNotFoundError as error:
        raise lacking(terminal, "ladder-needs-packages", error, "lab") from None
    return visit(terminal, game, bot, max(2, count), seed, processes or cores())
