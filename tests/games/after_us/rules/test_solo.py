"""Solo: what the human gains against the Monkey King, and who wins (AU-64, AU-68)."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, dusk, solo, tribe

# What the human gains.


def beside(king: dict[str, int], **mine: Json) -> Scene:
    """Robin's line in solo, against a King with this stock."""
    stock: dict[str, Json] = {**king}
    return solo(tribe([7, 6, 231, 143], arranged=True, **mine), {**tribe([9, 10, 11, 12]), "stock": stock})


@pytest.mark.rule("AU-64")
def test_gains_come_from_the_kings_stock_first_then_from_the_supply() -> None:
    scene = beside({"flower": 1, "fruit": 3, "energy": 2})
    scene = scene.play("activate ab1", "activate bc1", "skip c1", "activate c1.2", "activate d1")
    assert scene.stock() == {"flower": 3, "fruit": 1, "energy": 3}
    assert scene.stock(1) == {"fruit": 2}


@pytest.mark.rule("AU-64")
def test_what_the_human_pays_goes_to_the_supply_and_points_come_from_nobody() -> None:
    scene = solo(tribe([7, 6, 231, 143], arranged=True, reached="c2", flower=1), tribe([9], flower=1, points=9))
    scene = scene.play("activate c2")
    assert (scene.stock(), scene.stock(1)) == ({"points": 2}, {"flower": 1, "points": 9})


@pytest.mark.rule("AU-26", "AU-64")
def test_a_rage_bonus_comes_from_the_king_too() -> None:
    scene = beside({"grain": 2}, rage=4).play("remove 7")
    assert (scene.stock(), scene.stock(1)) == ({"grain": 1}, {"grain": 1})


@pytest.mark.rule("AU-42", "AU-64")
def test_what_the_fridge_gives_comes_from_the_king_and_what_it_takes_goes_to_the_supply() -> None:
    mine = tribe([1, 2, 3, 4], energy=1, flower=1)
    scene = solo(mine, tribe([9], fruit=1), objects=["mini-fridge"]).play("fridge flower fruit")
    assert (scene.stock(), scene.stock(1)) == ({"fruit": 1}, {})


@pytest.mark.rule("AU-64", "AU-66")
def test_bonuses_of_phase_2_come_from_the_king() -> None:
    scene = solo(tribe([1]), tribe([9], token="orangutan", energy=3), phase="tokens").play("token orangutan")
    assert (scene.stock(), scene.stock(1)) == ({"energy": 2}, {"energy": 1})
    mine = tribe([7, 6], token="chimpanzee", reactivation=True, fruit=2)
    scene = solo(mine, tribe([9], token="orangutan", energy=3, flower=1), phase="monkeys")
    scene = scene.play("reactivate ab1", "copy left fruit")
    assert (scene.stock(), scene.stock(1)) == ({"flower": 2, "energy": 2}, {"energy": 1})


@pytest.mark.rule("AU-64")
def test_rage_in_phase_3_takes_from_the_king_as_well() -> None:
    scene = dusk(9, 10, 11, 12, fruit=2).play("remove 1")
    assert (scene.stock(), scene.stock(1)) == ({"fruit": 1}, {"fruit": 1})


@pytest.mark.rule("AU-25", "AU-64")
def test_rage_is_not_taken_from_the_king() -> None:
    scene = solo(tribe([1]), tribe([9], token="gorilla", rage=3), phase="tokens").play("token gorilla")
    assert (scene.stock(), scene.stock(1)) == ({"rage": 2}, {"rage": 3})


@pytest.mark.rule("AU-64")
def test_an_event_tells_how_much_came_from_the_king() -> None:
    (event,) = beside({"flower": 1}).hear("activate ab1")
    assert (event["gain"], event["king"]) == ({"flower": 2}, {"flower": 1})


@pytest.mark.rule("AU-51", "AU-64")
def test_a_refund_is_not_a_gain() -> None:
    mine = tribe([1, 2, 3, 4], token="gorilla", grain=3, rage=4)
    scene = solo(mine, tribe([9], token="gorilla", grain=5), phase="monkeys", piles={"gorilla-1": []})
    scene = scene.play("recruit 1 grain", "done")
    assert (scene.stock()["grain"], scene.stock(1)) == (3, {"grain": 5})


# The end.


@pytest.mark.rule("AU-50", "AU-68")
def test_the_human_wins_by_reaching_80_first() -> None:
    scene = dusk(9, 10, 11, 12, mine={"points": 78}, points=60).play("remove 2", "done")
    assert scene.outcome is None
    scene = solo(tribe([101], points=77, rage=4), tribe([9], points=60), phase="rest").play("remove 101", "done")
    assert scene.ended() == ((0,), "goal", "AU-50")
    assert scene.state.payoff(0) == 1.0


@pytest.mark.rule("AU-68")
def test_the_king_wins_when_he_is_ahead_at_the_end_of_a_phase() -> None:
    scene = dusk(9, 10, 11, 12, energy=5, points=75, mine={"points": 79})
    assert scene.outcome is None
    scene = scene.play("done")
    assert scene.ended() == ((), "king", "AU-68")
    assert scene.state.payoff(0) == 0.0


@pytest.mark.rule("AU-50", "AU-68")
def test_the_human_still_plays_the_phase_in_which_the_king_reaches_80() -> None:
    mine = tribe([101, 1, 2, 3], points=78, rage=4)
    king = tribe([9, 10, 11, 12], token="mandrill", points=80)
    scene = solo(mine, king, phase="tokens").play("token gorilla", "remove 101", "done")
    assert scene.ended() == ((0,), "goal", "AU-50")


@pytest.mark.rule("AU-50", "AU-68")
def test_equal_totals_share_the_win_with_the_king() -> None:
    scene = solo(tribe([1], points=80), tribe([9], points=80), phase="rest").play("done")
    assert scene.ended() == ((0,), "goal", "AU-50")
    assert scene.state.payoff(0) == 0.5


@pytest.mark.rule("AU-29", "AU-68")
def test_after_a_phase_1_that_ends_the_game_the_king_does_nothing_more() -> None:
    mine = tribe([2, 3, 4, 5], arranged=True, reached=None, points=80, rage=4)
    scene = solo(mine, tribe([9, 10, 11, 12], points=76, rage=8, energy=9)).play("done")
    assert (scene.phase, scene.asked) == ("last", [0])
    scene = scene.play("done")
    assert scene.ended()[0] == (0,)
    assert scene.stock(1) == {"points": 76, "rage": 8, "energy": 9}


@pytest.mark.rule("AU-51", "AU-68")
def test_a_short_pile_ends_a_solo_game_and_the_king_may_win_it() -> None:
    mine = tribe([1, 2, 3, 4], token="gorilla", grain=3)
    piles: dict[str, Json] = {"gorilla-1": []}
    scene = solo({**mine, "points": 9}, tribe([9], token="gorilla"), phase="monkeys", piles=piles)
    assert scene.play("recruit 1 grain", "done").ended() == ((0,), "cards", "AU-51")
    scene = solo(mine, tribe([9], token="gorilla", points=9), phase="monkeys", piles=piles)
    assert scene.play("recruit 1 grain", "done").ended() == ((), "king", "AU-68")
