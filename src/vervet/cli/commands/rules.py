"""`vervet rules`: the rules in words, and those that no test is marked with."""

import sys
from pathlib import Path

import click
from rich.text import Text

from vervet.catalog import games
from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import game_argument, language_option
from vervet.cli.rule_words import rule_text, wanted_rule
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.kit.tracing import untested_rules


def rules_command(terminal: Terminal) -> click.Command:
    def run(game: str | None, rule: str | None, untested: bool, tests: Path) -> int:
        chosen = [games()[game]] if game else list(games().values())
        if untested:
            return list_untested(terminal, chosen, tests)
        if game is None:
            raise Failure(terminal.words("terminal-which-game", expected=", ".join(games())))
        show_rules(terminal, chosen[0], rule)
        return 0

    return Command(
        terminal,
        "rules",
        run,
        game_argument(terminal, required=False),
        click.Argument(["rule"], required=False, metavar="[RULE]"),
        click.Option(["--untested"], is_flag=True, help=terminal.words("terminal-help-untested")),
        click.Option(
            ["--tests"],
            type=click.Path(path_type=Path),
            default=Path("tests"),
            metavar="FOLDER",
            help=terminal.words("terminal-help-tests"),
        ),
        language_option(terminal),
    )


def show_rules(terminal: Terminal, game: Game, name: str | None) -> None:
    if name is None:
        terminal.say(f"{game.name}-name", style="bold green")
        terminal.show(*(rule_text(terminal, rule) for rule in game.rules))
        return
    rule = wanted_rule(game, name)
    if rule is None:
        raise Failure(terminal.words("terminal-no-rule", value=name, expected=", ".join(game.rules)))
    terminal.show(rule_text(terminal, rule))


def list_untested(terminal: Terminal, chosen: list[Game], tests: Path) -> int:
    """Print the rules that no test is marked with, one to a line; 1 when there are any (law 10)."""
    if not tests.is_dir():
        raise Failure(terminal.words("terminal-no-tests", folder=str(tests)))
    try:
        missing = [rule for game in chosen for rule in untested_rules(game, [tests])]
    except SyntaxError as error:
        raise Failure(terminal.words("terminal-bad-tests", file=error.filename or "", detail=str(error))) from None
    count = sum(len(game.rules) for game in chosen)
    sys.stdout.writelines(f"{rule}\n" for rule in missing)
    terminal.errors.print(Text(terminal.words("terminal-untested", count=len(missing), all=count)))
    return 1 if missing else 0
