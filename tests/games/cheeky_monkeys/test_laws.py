"""Every setup keeps the laws of the test kit; a thousand whole games of each: `python -m …cheeky_monkeys.laws`."""

import pytest

from vervet.kit import ALL, check_game

from .laws import SETUPS, Setup, longest_chains
from .scene import CHEEKY

every_setup = pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS)


@every_setup
def test_a_setup_keeps_the_laws(setup: Setup) -> None:
    laws = set(ALL) - {7}
    report = check_game(setup.game, setup.options, games=1, every=40, max_decisions=50, laws=laws, memory=setup.memory)
    assert report.decisions > 20


@pytest.mark.rule("CM-Q8")
@every_setup
def test_random_play_of_a_setup_ends_and_its_chains_are_bounded(setup: Setup) -> None:
    report = check_game(setup.game, setup.options, games=2, laws={2, 7}, every=1000)
    assert report.games == 2
    most, deepest, _ = longest_chains(setup, 2, 1)
    assert most <= 500
    assert deepest <= 60


def test_the_setups_cover_every_option_that_changes_the_rules() -> None:
    chosen = [CHEEKY.options.read(setup.options) for setup in SETUPS.values()]
    for option in CHEEKY.options.options:
        assert len({str(options[option.name]) for options in chosen}) > 1, option.name
    assert {(options["players"], options["zombies"]) for options in chosen} >= {
        (players, zombies) for players in range(3, 7) for zombies in (False, True)
    }
