"""`vervet position`: a position file drawn, with the legal actions."""

from pathlib import Path

import click
from rich.columns import Columns
from rich.text import Text

from vervet.catalog import games
from vervet.cli.documents import read_document
from vervet.cli.failure import Failure
from vervet.cli.help import Command
from vervet.cli.parameters import file_argument, game_argument, language_option
from vervet.cli.terminal import Terminal
from vervet.core.game import Game
from vervet.core.state import State
from vervet.faces.face import face_with
from vervet.faces.front import COLOURS, MARKS


def position_command(terminal: Terminal) -> click.Command:
    def run(game: str, file: Path) -> None:
        show_position(terminal, games()[game], file)

    return Command(terminal, "position", run, game_argument(terminal), file_argument("FILE"), language_option(terminal))


def show_position(terminal: Terminal, game: Game, file: Path) -> None:
    document = read_document(terminal, file)
    try:
        state = game.load(document)
    except ValueError as error:  # PositionError, and whatever a nonsense file can make Python itself raise
        raise Failure(terminal.words("terminal-bad-position", file=str(file), detail=str(error))) from None
    names = [terminal.words("player-human", seat=seat + 1) for seat in range(int(state.seats))]
    terminal.show(face_with(game).front.draw(state.view(None), names, terminal.texts, terminal.low))
    for seat in state.asked_seats():
        list_legal(terminal, game, state, seat, names[seat])


def list_legal(terminal: Terminal, game: Game, state: State, seat: int, name: str) -> None:
    """The legal actions of a seat by kind."""
    actions = state.legal_actions(seat)
    heading = terminal.words("terminal-legal-of", player=name, count=len(actions))
    terminal.show(Text(f"\n{MARKS[seat]} {heading}", style=f"bold {COLOURS[seat]}"))
    for kind in game.grammar.kinds:
        lines = [game.grammar.to_text(action) for action in actions if game.grammar.kind(action) is kind]
        if lines:
            terminal.show(Columns([Text(line) for line in lines], padding=(0, 3), column_first=True))
