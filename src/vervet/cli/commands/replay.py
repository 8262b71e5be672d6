"""`vervet replay`: a saved match played again, every action checked."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path

import click
from rich.text import Text

from vervet.boxes import BoxError
from vervet.catalog import games, games_for
from vervet.cli.documents import read_document
from vervet.cli.failure import Failure, suggestion
from vervet.cli.help import Command
from vervet.cli.parameters import Number, file_argument, language_option
from vervet.cli.terminal import Terminal
from vervet.core.event import Event
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.log import replay
from vervet.core.match import LogError, Match
from vervet.faces.face import face_with
from vervet.faces.front import COLOURS, MARKS, Front
from vervet.texts.refusals import refusal_words

MOST_STEPS = 1_000_000


def replay_command(terminal: Terminal) -> click.Command:
    def run(file: Path, step: int | None, every: bool, position: bool) -> None:
        if every and (step is not None or position):
            raise Failure(terminal.words("terminal-step-or-all"))
        log = read_document(terminal, file)
        match = read_match(terminal, log)
        if step is not None and step > match.version:
            raise Failure(terminal.words("terminal-no-step", step=step, count=match.version))
        if position:
            write_position(match, match.version if step is None else step)
            return
        Replaying(terminal, face_with(match.game).front, match).run(step, every)

    return Command(
        terminal,
        "replay",
        run,
        file_argument("LOG"),
        click.Option(
            ["--step"], type=Number(terminal, 0, MOST_STEPS), metavar="N", help=terminal.words("terminal-help-step")
        ),
        click.Option(["every", "--all"], is_flag=True, help=terminal.words("terminal-help-all")),
        click.Option(["--position"], is_flag=True, help=terminal.words("terminal-help-position")),
        language_option(terminal),
    )


def log_game(terminal: Terminal, log: Mapping[str, Json]) -> Game:
    name = str(log.get("game"))
    if name not in games():
        sentence = terminal.words("terminal-log-game", value=name, expected=", ".join(games()))
        raise Failure(sentence + suggestion(terminal.texts, name, games()))
    try:
        return games_for(log)[name]
    except BoxError as error:
        raise Failure(terminal.words("terminal-bad-log", detail=str(error))) from None


def read_match(terminal: Terminal, log: Mapping[str, Json]) -> Match:
    try:
        return replay(log_game(terminal, log), log)
    except LogError as error:
        if error.refusal is not None:
            raise Failure(refusal_words(terminal.texts, error.refusal)) from None
        raise Failure(terminal.words("terminal-bad-log", detail=str(error))) from None


def write_position(match: Match, step: int) -> None:
    """The position after this many actions, as a file that `vervet position` reads."""
    json.dump(match.state_at(step).position(), sys.stdout, indent=1)
    sys.stdout.write("\n")


class Replaying:
    """A match told again from its steps, with the table beside them."""

    def __init__(self, terminal: Terminal, front: Front, match: Match) -> None:
        self.terminal = terminal
        self.front = front
        self.match = match
        self.state = match.state_at(0)
        self.names = [terminal.words("player-human", seat=seat + 1) for seat in range(int(match.state.seats))]

    def run(self, step: int | None, every: bool) -> None:
        last = self.match.version if step is None else step
        if step is None:
            self.say(self.match.opening, None)
        for number in range(last):
            made = self.match.steps[number]
            self.state.execute(made.seat, made.action)
            if step is None or number == last - 1:
                self.tell(number)
            if every:
                self.draw()
        if not every or last == 0:
            self.draw()
        self.terminal.say("terminal-replayed", step=last, count=self.match.version)

    def tell(self, number: int) -> None:
        seat = self.match.steps[number].seat
        line = f"{number + 1:>4}  {MARKS[seat]} {self.match.line(number).partition(' ')[2]}"
        self.terminal.show(Text(line, style=f"bold {COLOURS[seat]}"))
        self.say(self.match.steps[number].events, seat)

    def say(self, events: list[Event], seat: int | None) -> None:
        """What the acting seat saw of it (None: a spectator); a log has no secrets."""
        for event in events:
            if event.visible_to(seat):
                words = self.front.words_of(event, self.names, self.terminal.texts)
                self.terminal.show(Text(f"        {words}"))

    def draw(self) -> None:
        view = self.state.view(None)
        self.terminal.show(Text(), self.front.draw(view, self.names, self.terminal.texts, self.terminal.low))
