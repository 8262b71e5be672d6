"""`vervet rules`: the rules in words, and those that no test is marked with."""

import re
import sys
from pathlib import Path

import click
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from vervet.catalog import games
from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import game_argument, language_option
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


def wanted_rule(game: Game, name: str) -> str | None:
    """The id that `IM-28`, `im28` or `28` stands for; of `CM-Q3` also `q3`."""
    digits, letters = parts(name)
    fitting = [rule for rule in game.rules if digits and parts(rule)[0] == digits]
    return next((rule for rule in fitting if letters in (parts(rule)[1], series(rule))), None)


def parts(name: str) -> tuple[str, str]:
    """The number of an id without zeros in front, and its letters: `28` and `IM`."""
    return re.sub(r"\D", "", name).lstrip("0"), re.sub(r"[^A-Z]", "", name.upper())


def series(rule: str) -> str:
    """What tells the rules of one game with the same number apart: nothing, or `Q` of `CM-Q3`."""
    return parts(rule.partition("-")[2])[1]


def rule_text(terminal: Terminal, rule: str) -> RenderableType:
    title = Text.assemble((rule, "bold cyan"), "  ", (terminal.words(f"rule-{rule}.title"), "bold"))
    return Group(title, Padding(Text(terminal.words(f"rule-{rule}")), (0, 0, 1, 2)))


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
    """Print the rules that no test carries, one on a line; 1 when there are any (law 10)."""
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
