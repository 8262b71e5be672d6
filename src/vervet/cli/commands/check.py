"""`vervet check`: the laws of a game, tried in random play, and what breaks them in words."""

from pathlib import Path
from traceback import extract_tb

import click
from rich.text import Text

import vervet
from vervet.catalog import games
from vervet.cli.help import Command
from vervet.cli.parameters import Number, game_argument, language_option, seed_option
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.kit.check import check_game
from vervet.kit.law import LawBroken
from vervet.kit.variants import seat_counts, variants

OURS = Path(vervet.__file__).parent
BROKEN = 1
MOST_GAMES = 10_000


def check_command(terminal: Terminal) -> click.Command:
    def run(game: str, count: int, every_option: bool, seed: int | None) -> int:
        chosen = games()[game]
        setups = variants(chosen) if every_option else seat_counts(chosen)
        return check(terminal, chosen, setups, count, 1 if seed is None else seed)

    words = terminal.words
    return Command(
        terminal,
        "check",
        run,
        game_argument(terminal),
        click.Option(
            ["count", "--games"],
            type=Number(terminal, 1, MOST_GAMES),
            default=5,
            metavar="N",
            help=words("check-help-games"),
        ),
        click.Option(["every_option", "--options"], is_flag=True, help=words("check-help-options")),
        seed_option(terminal),
        language_option(terminal),
    )


def check(terminal: Terminal, game: Game, setups: list[Options], count: int, seed: int) -> int:
    """Each setup in turn; the first breach ends it, because what comes after may only follow from it."""
    for options in setups:
        try:
            report = check_game(game, options, count, seed)
        except LawBroken as broken:
            tell(terminal, broken)
            return BROKEN
        except Exception as error:
            where = place_of(error)
            reason = f"{type(error).__name__}: {error}"
            terminal.complain(terminal.words("check-fault", setup=setup_words(options), place=where, reason=reason))
            return BROKEN
        laws = ", ".join(str(law) for law in sorted(report.checks))
        terminal.say(
            "check-setup", setup=setup_words(options), games=report.games, decisions=report.decisions, laws=laws
        )
    terminal.say("check-kept", style="bold green", setups=len(setups))
    if game.encoder(game.begin(setups[0], seed)) is None:
        terminal.say("check-no-encoder")
    return 0


def tell(terminal: Terminal, broken: LawBroken) -> None:
    """Which law, how, and the moves that lead there."""
    actions = broken.log["actions"]
    assert isinstance(actions, list)
    terminal.complain(terminal.words("check-broken", law=broken.law, what=broken.what))
    terminal.errors.print(Text(terminal.words("check-law", sentence=broken.sentence)))
    terminal.errors.print(Text(terminal.words("check-where", setup=setup_words(broken.options), seed=str(broken.seed))))
    terminal.errors.print(Text(", ".join(map(str, actions)) or terminal.words("check-no-moves")))


def setup_words(options: Options) -> str:
    return ", ".join(
        f"{name}={','.join(value) if isinstance(value, tuple) else str(value).lower()}"
        for name, value in options.items()
    )


def place_of(error: Exception) -> str:
    """Where the game's own code failed: “my_game.py, line 12”, the innermost place outside Vervet if there is one."""
    frames = list(extract_tb(error.__traceback__))
    frame = ([each for each in frames if not Path(each.filename).is_relative_to(OURS)] or frames)[-1]
    return f"{frame.filename}, line {frame.lineno}"
