"""Every mode keeps the laws of the test kit; `python -m …itchy_monkey.laws` plays a thousand whole games of each."""

import pytest

from vervet.kit import ALL, check_game

from .laws import MODES
from .scene import ITCHY


@pytest.mark.parametrize("mode", MODES)
def test_a_mode_keeps_the_laws(mode: str) -> None:
    report = check_game(ITCHY, MODES[mode], games=1, every=25, max_decisions=40, laws=set(ALL) - {7})
    assert report.decisions > 30


@pytest.mark.parametrize("mode", ["spies, 2 players", "clan"])
def test_random_play_of_a_mode_ends(mode: str) -> None:
    report = check_game(ITCHY, MODES[mode], games=2, laws={2, 7}, every=1000)
    assert report.games == 2


def test_the_modes_cover_every_option_that_changes_the_rules() -> None:
    chosen = [ITCHY.options.read(options) for options in MODES.values()]
    assert {options["mode"] for options in chosen} == {"battle", "clan"}
    assert {options["edition"] for options in chosen} == {"fr", "en"}
    assert {options["tamarin"] for options in chosen} >= {"none", "baboon", "lemur", "capuchin", "howler"}
    assert {(options["players"], options["spies"]) for options in chosen} >= {(2, True), (3, True), (4, True)}
