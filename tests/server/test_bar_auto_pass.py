"""The bar for clicks in Cheeky Monkeys: few empty passes in a game for four, with the auto-pass that browsers say."""

import pytest

from tests.bars.passes import MOST_EMPTY, presses_with, usual


def test_with_the_usual_auto_pass_at_most_one_pass_a_turn_is_empty(capsys: pytest.CaptureFixture[str]) -> None:
    with_it, without = usual(), presses_with()
    with capsys.disabled():
        print(f"\nCheeky Monkeys for four, usual auto-pass: {with_it}\nwithout it: {without}")
    assert with_it.turns > 50
    assert with_it.empty <= MOST_EMPTY * with_it.turns < without.empty
