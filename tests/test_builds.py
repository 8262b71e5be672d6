"""Law 1: the rules run compiled and uncompiled, and play the same games."""

from pathlib import Path

import pytest

import vervet.core.state
from tests.catalog import source
from vervet.catalog import games
from vervet.core.option import Options
from vervet.kit import hash_chain, hash_chain_elsewhere, variants

SOURCES = Path(__file__).parent.parent / "src"
COMPILED = not vervet.core.state.__file__.endswith(".py")
SETUPS = [(name, options) for name, game in games().items() for options in variants(game)]


@pytest.mark.skipif(not COMPILED, reason="the package under test is not compiled: nothing to compare")
@pytest.mark.parametrize(("name", "options"), SETUPS)
def test_compiled_and_uncompiled_rules_play_the_same_games(name: str, options: Options) -> None:
    here = hash_chain(games()[name], options, seed=11, games=2)
    there = hash_chain_elsewhere(
        source(name),
        options,
        seed=11,
        games=2,
        environment={"PYTHONPATH": f"{SOURCES}:{SOURCES.parent}"},
    )
    assert here == there
