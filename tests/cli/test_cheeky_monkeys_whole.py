"""Cheeky Monkeys typed at the terminal by somebody who tries everything: nothing breaks."""

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

COMMANDS = (
    "hint",
    "wait",
    "wait turn",
    "wait always",
    "wait never",
    "undo",
    "legal",
    "log",
    "board",
    "noway",
    "ground",
    "escape",
    "soggy",
    "exchange",
    "deliver",
    "hand 1",
    "snatch",
    "discard",
    "give pyro",
    "pass",
    "done",
)


class Typist:
    """Types a legal action most of the time, and now and then a command or a short line that is out of place."""

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
        if self.rng.below(4) == 0:
            return COMMANDS[int(self.rng.below(len(COMMANDS)))]
        return legal[int(self.rng.below(len(legal)))]


def typed(seed: int, language: str, **options: object) -> tuple[Sitting, str]:
    """A game typed to its end, and all that was printed."""
    cheeky = game("cheeky-monkeys")
    chosen = cheeky.options.read(options)
    players = chosen["players"]
    assert isinstance(players, int)
    seats = [Seat("Ada"), *(Seat(f"Bot {index}", Uniform(index + seed)) for index in range(1, players))]
    sitting = Sitting(cheeky, chosen, seed, seats)
    paper = io.StringIO()
    terminal = Terminal(Texts(language))
    terminal.out = Console(file=paper, width=100, markup=False, highlight=False, emoji=False)
    playing = Playing(terminal, face_of("cheeky-monkeys").front, sitting)
    playing.lines = Typist(playing, seed, 1000)  # type: ignore[assignment]
    playing.run()
    return sitting, paper.getvalue()


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_typed_to_its_end(language: str, seed: int) -> None:
    sitting, printed = typed(seed, language, players=3)
    assert sitting.match.state.outcome() is not None
    assert Texts(language).say("cheeky-phase-over") in printed


@pytest.mark.parametrize("windows", ["all", "able"])
def test_a_game_with_zombies_is_typed_to_its_end(windows: str) -> None:
    sitting, printed = typed(4, "en", players=5, zombies=True, windows=windows)
    assert sitting.match.state.outcome() is not None
    assert "† zombie" in printed


def test_what_others_draw_is_never_printed() -> None:
    sitting, printed = typed(5, "en", players=3)
    names = [event_card(line) for line in printed.splitlines() if " draws " in line and not line.startswith("Ada")]
    assert names and set(names) == {"an action card."}
    assert any(not step.readable(0) for step in sitting.match.steps), "bots have answered in secret"


def event_card(line: str) -> str:
    return line.partition(" draws ")[2].rstrip()
