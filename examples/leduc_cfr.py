"""Solves our Leduc poker with OpenSpiel's own algorithms: `python -m examples.leduc_cfr --iterations 200`.

Leduc poker has 120 deals: six cards for the first player, five for the second, four for the table. A seed for each of
them makes the game in OpenSpiel exact, although Vervet draws the card on the table late and OpenSpiel's chance moves
early: nobody sees it before its time. With perfect play the first player loses 0.0856 chips a game (Southey and
others, 2005; OpenSpiel's own Leduc poker has the same value).
"""

import argparse
from typing import NamedTuple

import pyspiel
from examples.leduc import GAME, PURSE, RAISE, Leduc
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from vervet.envs import register_with_open_spiel

DEALS = 6 * 5 * 4
KNOWN_VALUE = -0.0856


class Solution(NamedTuple):
    """What the first player wins in a game, and what a perfect opponent could win against the strategy; in chips."""

    value: float
    exploitability: float


def all_deals() -> list[int]:
    """The first seed for each deal: whose cards they are, and which one will be turned up."""
    found: dict[tuple[int, ...], int] = {}
    seed = 0
    while len(found) < DEALS:
        state = GAME.begin(GAME.options.read({}), seed)
        assert isinstance(state, Leduc)
        cards = tuple(state.cards)
        state.execute(0, RAISE)
        state.execute(1, 1)
        found.setdefault((*cards, state.public), seed)
        seed += 1
    return list(found.values())


def our_leduc() -> pyspiel.Game:
    (name,) = register_with_open_spiel(GAME, seeds=all_deals())
    return pyspiel.load_game(name)


def solve(iterations: int) -> Solution:
    """By counterfactual regret minimisation, its newer kind (CFR+), on every node of the game."""
    game = our_leduc()
    solver = cfr.CFRPlusSolver(game)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    # A payoff is a share of everybody's chips; OpenSpiel sees it from -1 to 1, which is the whole purse.
    return Solution(float(values[0]) * PURSE, exploitability.exploitability(game, policy) * PURSE)


def main() -> None:
    parser = argparse.ArgumentParser(description="Leduc poker, solved by OpenSpiel's CFR+.")
    parser.add_argument("--iterations", type=int, default=200)
    found = solve(parser.parse_args().iterations)
    print(f"the first player wins {found.value:.4f} chips a game (known: {KNOWN_VALUE})")
    print(f"a perfect opponent would win {found.exploitability:.4f} chips against this strategy")


if __name__ == "__main__":
    main()
