"""After Us typed at the terminal by somebody who tries everything: nothing breaks."""

import io

import pytest
from rich.console import Console

from vervet.bots.uniform import Uniform
from vervet.catalog import game
from vervet.cli.table.playing import Playing
from vervet.cli.table.sitting import Seat, Sitting
from vervet.cli.terminal import Terminal
from vervet.core.rng import Random
from vervet.faces.face import face_of
from vervet.texts import Texts

COMMANDS = ("hint", "go", "undo", "legal", "board", "activate", "skip", "done", "remove 3", "computer", "token gorilla")


class Typist:
    """Types a legal action most of the time, and now and then a command or an action that is out of place."""

    def __init__(self, playing: Playing, seed: int, most: int) -> None:
        self.playing = playing
        self.rng = Random(seed)
        self.left = most

    def read(self, prompt: str) -> str:
        sitting = self.playing.sitting
        seat = sitting.person_asked()
        self.left -= 1
        if seat is None or self.left < 0:
            raise EOFError
        legal = sitting.legal_lines(seat)
        if self.rng.below(6) == 0:
            return COMMANDS[int(self.rng.below(len(COMMANDS)))]
        return legal[int(self.rng.below(len(legal)))]


def typed(players: int, language: str, most: int) -> tuple[Sitting, str]:
    """A game typed to its end or for this many lines, and everything that was printed."""
    after = game("after-us")
    seats = [Seat("Ada"), *(Seat(f"Bot {index}", Uniform(index)) for index in range(1, players))]
    sitting = Sitting(after, after.options.read({"players": players}), players, seats)
    paper = io.StringIO()
    terminal = Terminal(Texts(language))
    terminal.out = Console(file=paper, width=100, markup=False, highlight=False, emoji=False)
    playing = Playing(terminal, face_of("after-us").front, sitting)
    playing.lines = Typist(playing, players, most)  # type: ignore[assignment]
    playing.run()
    return sitting, paper.getvalue()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_against_the_king_is_typed_to_its_end(language: str) -> None:
    sitting, printed = typed(1, language, 1000)
    assert sitting.match.state.outcome() is not None
    assert {"en": "The game is over.", "fr": "La partie est finie."}[language] in printed


@pytest.mark.parametrize(("players", "language"), [(2, "fr"), (6, "en")])
def test_rounds_with_bots_are_typed(players: int, language: str) -> None:
    sitting, printed = typed(players, language, 60)
    assert {"en": "Round 2 begins.", "fr": "Le tour 2 commence."}[language] in printed
    assert sitting.match.version > 60
