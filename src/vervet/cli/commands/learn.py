"""`vervet learn`: the first game in lessons, at this terminal."""

import click

from vervet.catalog import printed_games
from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import Number, game_argument, language_option
from vervet.cli.table.learning import Learning
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.faces.face import face_with
from vervet.tutorials.lesson_file import tutorial

MOST_LESSONS = 99


def learn_command(terminal: Terminal) -> click.Command:
    def run(game: str | None, lesson: int) -> None:
        if game is None:
            list_lessons(terminal)
        else:
            learn(terminal, printed_games()[game], lesson)

    return Command(
        terminal,
        "learn",
        run,
        game_argument(terminal, required=False),
        click.Option(
            ["--lesson"],
            type=Number(terminal, 1, MOST_LESSONS),
            default=1,
            metavar="N",
            help=terminal.words("terminal-help-lesson"),
        ),
        language_option(terminal),
    )


def list_lessons(terminal: Terminal) -> None:
    """Which games can be learnt here, and what to type for each."""
    terminal.say("terminal-learn-which", style="bold")
    for name, game in printed_games().items():
        taught = tutorial(game)
        if taught is not None:
            title = terminal.words(f"{name}-name")
            terminal.say("terminal-learn-game", command=f"vervet learn {name}", game=title, count=len(taught.lessons))


def learn(terminal: Terminal, game: Game, lesson: int) -> None:
    taught = tutorial(game)
    name = terminal.words(f"{game.name}-name")
    if taught is None:
        raise Failure(terminal.words("terminal-no-lessons", game=name))
    if lesson > len(taught.lessons):
        raise Failure(terminal.words("terminal-no-lesson", game=name, count=len(taught.lessons)))
    example = game.grammar.to_text(taught.lessons[0].tasks[0].show)
    terminal.say("terminal-learn-welcome", style="bold", game=name, example=example)
    Learning(terminal, face_with(game).front, taught, lesson - 1).run()
    terminal.say("terminal-play-bye")
