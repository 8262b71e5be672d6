"""Every game of the catalog keeps the laws, with every number of players and every word of every option.

For all words with all numbers of players in whole games, run `python -m vervet.kit` with a compiled build.
"""

import pytest

from tests.catalog import source
from vervet.catalog import games
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.kit import ALL, check_game, hash_chain, hash_chain_elsewhere, seat_counts, variants


def sampled(game: Game) -> list[Options]:
    """Every word of every option once, with few players or with many in turn."""
    alike: dict[str, list[Options]] = {}
    for options in variants(game):
        alike.setdefault(str({**options, "players": 0}), []).append(options)
    return [found[at % len(found)] for at, found in enumerate(alike.values())]


PLAIN = [(game, options) for game in games().values() for options in seat_counts(game)]
SETUPS = [(game, options) for game in games().values() for options in sampled(game)]


@pytest.mark.parametrize(("game", "options"), PLAIN, ids=[f"{game.name} {options}" for game, options in PLAIN])
def test_every_law_holds_in_a_whole_game(game: Game, options: Options) -> None:
    decisions = check_game(game, options, games=1, laws=(7,)).decisions
    report = check_game(game, options, games=1, every=max(80, decisions // 5))
    assert report.decisions > 0


@pytest.mark.parametrize(("game", "options"), SETUPS, ids=[f"{game.name} {options}" for game, options in SETUPS])
def test_every_law_holds_at_the_beginning_of_every_setup(game: Game, options: Options) -> None:
    """Law 7 needs whole games."""
    report = check_game(game, options, games=1, every=20, max_decisions=60, laws=set(ALL) - {7})
    assert report.decisions > 0


def test_the_sample_leaves_out_no_word_of_an_option() -> None:
    for game in games().values():
        words = {(name, value) for options in variants(game) for name, value in options.items()}
        tried = [*sampled(game), *seat_counts(game)]
        assert {(name, value) for options in tried for name, value in options.items()} == words


@pytest.mark.parametrize("name", games())
def test_another_process_plays_the_same_games(name: str) -> None:
    there = hash_chain_elsewhere(source(name), games=1, environment={"PYTHONHASHSEED": "3"})
    assert there == hash_chain(games()[name], games=1)
