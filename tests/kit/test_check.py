"""What check_game reports, and what it refuses."""

import os
import subprocess
import sys

import pytest
from examples.sealed_bid import GAME, SealedBid, SealedBidGame

from vervet.core.chance import Chance
from vervet.core.option import Count, Flag, OptionError, Options, OptionSet
from vervet.kit import LawBroken, check_game


def test_the_report_counts_games_and_decisions_for_every_number_of_players() -> None:
    report = check_game(GAME, games=2, laws=(7,))
    assert report.games == 6
    assert report.decisions >= 2 * 4 * (2 + 3 + 4)


def test_the_course_of_the_games_does_not_depend_on_which_laws_are_checked() -> None:
    assert check_game(GAME, {}, 2, laws=(7,)).decisions == check_game(GAME, {}, 2, laws=(4, 6, 7)).decisions


def test_a_law_that_needs_more_than_a_game_is_refused() -> None:
    with pytest.raises(ValueError, match="not \\[1, 3\\]"):
        check_game(GAME, laws=(1, 3))


def test_options_that_the_game_refuses_are_refused() -> None:
    with pytest.raises(OptionError, match="players"):
        check_game(GAME, {"players": 9})


def run_kit(*words: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    command = [sys.executable, "-m", "vervet.kit", *words]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_command_checks_every_setup() -> None:
    done = run_kit("examples.sealed_bid:GAME", "--games", "1", "--laws", "3", "7")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) == 9


def test_the_command_fails_on_a_breach_and_says_which() -> None:
    done = run_kit("tests.kit.breaches:PAYOFF_TOO_HIGH", "--games", "1", "--laws", "7", "--players-only")
    assert done.returncode == 1
    assert "law 7, every game ends" in done.stderr


def test_the_command_says_what_it_expected() -> None:
    done = run_kit("examples.nothing:GAME")
    assert done.returncode == 2
    assert "expected module:name" in done.stderr


class Alone(SealedBid):
    """One seat, paid according to how well it did."""

    earned = 0.3

    def pay(self, seat: int) -> float:
        return self.earned

    def copy(self) -> SealedBid:
        other = super().copy()
        other.__class__ = type(self)
        return other


class AloneTooMuch(Alone):
    earned = 1.3


class AloneGame(SealedBidGame):
    def __init__(self, kind: type[Alone]) -> None:
        super().__init__()
        self.kind = kind
        self.options = OptionSet(
            Count("players", 1, 1, 1, "SB-1"),
            Count("tiles", 4, 4, 4, "SB-1"),
            Flag("peeking", False, "SB-4"),
            Flag("screens", False, "SB-6"),
        )

    def start(self, options: Options, chance: Chance) -> SealedBid:
        state = super().start(options, chance)
        state.__class__ = self.kind
        return state


def test_a_lone_player_may_get_any_part_of_a_win() -> None:
    assert check_game(AloneGame(Alone), games=2, laws=(7,)).checks[7] > 10


def test_a_lone_player_cannot_get_more_than_a_win() -> None:
    with pytest.raises(LawBroken, match=r"is 1\.3, expected from 0 to 1"):
        check_game(AloneGame(AloneTooMuch), games=2, laws=(7,))
