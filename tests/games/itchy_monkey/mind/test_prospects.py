"""The guess at who is ahead: a payoff, and nearer to a win is better."""

import pytest

from ..scene import on


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_estimates_of_all_seats_add_up_to_one(seats: int) -> None:
    state = on("G0:3w B1:1w\n . L", seats=seats).state
    assert sum(state.estimate(seat) for seat in range(seats)) == pytest.approx(1.0)


@pytest.mark.rule("IM-35")
@pytest.mark.parametrize(
    ("nearer", "farther"),
    [
        ("G0:3w G0:3w\n B1:3w L1:3w", "G0:3w G0:2w\n B1:3w L1:3w"),
        ("B0:3w B0:3w\n L1:3w L1:3w", "B0:3w B0:2w\n L1:3w L1:3w"),
        ("B0:2w1q .\n . L1:2w", "B0:2w .\n . L1:2w"),
    ],
)
def test_more_colonies_and_more_lice_are_worth_more(nearer: str, farther: str) -> None:
    assert on(nearer).state.estimate(0) > on(farther).state.estimate(0)


def test_a_finished_game_is_worth_its_payoff() -> None:
    state = on("G0:2w G0:3w\n G0:3w .").play("spawn a2").state
    assert [state.estimate(seat) for seat in (0, 1)] == [1.0, 0.0]
