"""Hash chains, here and in other processes."""

import pytest
from examples.sealed_bid import GAME

from vervet.kit import hash_chain, hash_chain_elsewhere


def test_the_same_seed_gives_the_same_chain() -> None:
    assert hash_chain(GAME, {"players": 3}, seed=4, games=3) == hash_chain(GAME, {"players": 3}, seed=4, games=3)


def test_other_seeds_and_options_give_other_chains() -> None:
    chains = [hash_chain(GAME, {"players": players}, seed, 1)[0] for players in (2, 3) for seed in (1, 2)]
    assert len(set(chains)) == 4


def test_a_chain_has_one_number_for_each_game() -> None:
    assert len(hash_chain(GAME, games=3)) == 3


def test_the_chain_never_changes() -> None:
    """Law 1: compiled or not, on any machine. It changes only if the example's rules do."""
    assert hash_chain(GAME, {}, seed=1, games=2) == GOLDEN


def test_another_process_gives_the_same_chain() -> None:
    there = hash_chain_elsewhere("examples.sealed_bid:GAME", {"players": 4}, 5, 2, environment={"PYTHONHASHSEED": "7"})
    assert there == hash_chain(GAME, {"players": 4}, 5, 2)


def test_a_game_may_be_the_result_of_a_call() -> None:
    assert hash_chain_elsewhere("examples.sealed_bid:SealedBidGame()", games=1) == hash_chain(GAME, games=1)


def test_anything_but_a_game_is_refused_saying_what_was_expected() -> None:
    with pytest.raises(RuntimeError, match="expected module:name"):
        hash_chain_elsewhere("examples.sealed_bid:RULES")


GOLDEN = [9195347736179158803, 91820827059381486]
