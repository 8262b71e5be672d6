"""Phase 2: secret tokens, their bonuses, and copying a neighbour (AU-30, AU-31, AU-34)."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, recruiting, table, tribe

TOKENS = ("mandrill", "orangutan", "gorilla", "chimpanzee")


def choosing(*boards: dict[str, Json], objects: list[Json] | None = None) -> Scene:
    return table(*(boards or (tribe([1]), tribe([9]))), phase="tokens", objects=objects or [])


def revealed(*tokens: str, **mine: Json) -> Scene:
    """Everybody's token lies open; seat 0 has this as well."""
    boards = [tribe([1 + 8 * seat, 2 + 8 * seat], token=token) for seat, token in enumerate(tokens)]
    boards[0] = {**boards[0], **tribe([1, 2], **mine)}
    return table(*boards, phase="monkeys")


# Choosing.


@pytest.mark.rule("AU-01", "AU-30")
def test_everybody_chooses_one_of_the_four_tokens() -> None:
    assert choosing().legal() == {f"token {token}" for token in TOKENS}
    assert choosing().asked == [0, 1]


@pytest.mark.rule("AU-30", "AU-40")
def test_the_token_of_the_round_before_can_be_chosen_again() -> None:
    boards = [tribe([1, 2, 3, 4], token="gorilla", arranged=True), tribe([9, 10, 11, 12], token="gorilla")]
    scene = table(*boards, phase="rest").play("done", "1 done")
    assert [scene.board(seat)["token"] for seat in (0, 1)] == [None, None]


@pytest.mark.rule("AU-30")
def test_tokens_are_revealed_when_the_last_one_is_chosen() -> None:
    scene = choosing().play("token gorilla")
    assert (scene.phase, scene.asked) == ("tokens", [1])
    scene = scene.play("1 token mandrill")
    assert (scene.phase, scene.asked) == ("monkeys", [0, 1])


@pytest.mark.rule("AU-30")
def test_after_choosing_a_player_can_do_nothing_before_the_reveal() -> None:
    scene = choosing(tribe([1, 2], rage=4, energy=6), tribe([9]), objects=["computer", "mini-fridge"])
    scene = scene.play("token gorilla")
    assert scene.legal() == set()
    for line in ("token mandrill", "remove 1", "computer", "fridge energy fruit", "done"):
        assert scene.refuses(line) == ("AU-30", "after-chosen")


@pytest.mark.rule("AU-30")
def test_before_choosing_rage_fridge_and_computer_are_open_but_not_the_moped() -> None:
    mine = tribe([1], rage=4, energy=6)
    scene = choosing(mine, tribe([9]), objects=["computer", "mini-fridge", "moped"])
    kinds = {line.split()[0] for line in scene.legal()}
    assert kinds == {"token", "remove", "fridge", "computer"}
    assert scene.refuses("moped mandrill 1") == ("AU-47", "after-object-moment")


@pytest.mark.rule("AU-30")
def test_nobody_is_done_before_choosing_a_token() -> None:
    assert choosing().refuses("done") == ("AU-30", "after-wrong-phase")


# Bonuses.


@pytest.mark.rule("AU-31")
@pytest.mark.parametrize(
    ("token", "bonus"),
    [("mandrill", {"points": 2}), ("orangutan", {"energy": 2}), ("gorilla", {"rage": 2}), ("chimpanzee", {})],
)
def test_the_bonus_is_gained_at_once_and_is_free(token: str, bonus: dict[str, int]) -> None:
    scene = choosing().play(f"token {token}", "1 token mandrill")
    assert scene.stock() == bonus
    assert scene.stock(1) == {"points": 2}
    assert scene.board()["reactivation"] is (token == "chimpanzee")


@pytest.mark.rule("AU-31")
def test_robin_reactivates_two_grains_with_his_token_and_recruits_a_chimpanzee_of_level_2() -> None:
    scene = recruiting(1, 239, 210, token="chimpanzee", reactivation=True, flower=3, grain=4)
    scene = scene.play("reactivate b1")
    assert scene.stock() == {"flower": 3, "grain": 6}
    assert scene.play("recruit 2 grain").stock() == {"flower": 3}


@pytest.mark.rule("AU-31")
def test_there_is_one_reactivation() -> None:
    scene = recruiting(7, 6, token="chimpanzee", reactivation=True).play("reactivate ab1")
    assert scene.stock() == {"flower": 2}
    assert scene.refuses("reactivate ab1") == ("AU-31", "after-no-reactivation")


@pytest.mark.rule("AU-31")
def test_the_reactivation_may_be_put_off_or_declined() -> None:
    scene = recruiting(7, 6, token="chimpanzee", reactivation=True, flower=3).play("recruit 1 flower")
    assert "reactivate ab1" in scene.legal()
    assert scene.play("done").asked == [1]


@pytest.mark.rule("AU-19", "AU-31")
def test_the_tokens_reactivation_has_the_limits_of_a_sign() -> None:
    scene = recruiting(5, 239, 210, token="chimpanzee", reactivation=True)
    targets = {line.split()[1] for line in scene.legal("reactivate")}
    assert targets == {"a1", "b1", "bc1", "c1", "c3"}
    assert scene.refuses("reactivate b3") == ("AU-19", "after-target-has-sign")
    assert scene.refuses("reactivate bc3") == ("AU-16", "after-too-little")
    assert scene.refuses("reactivate cd1") == ("AU-13", "after-not-closed")


@pytest.mark.rule("AU-31")
def test_another_token_gives_no_reactivation() -> None:
    assert recruiting(7, 6, token="gorilla").refuses("reactivate ab1") == ("AU-31", "after-no-reactivation")


# Copying.


@pytest.mark.rule("AU-34")
def test_manon_copies_her_neighbours_gorilla_and_spends_four_rage_at_once() -> None:
    boards = [tribe([1, 2, 3, 4], energy=2), tribe([9], token="gorilla"), tribe([17], token="mandrill")]
    scene = choosing(*boards).play("token gorilla", "copy left energy")
    assert scene.stock() == {"rage": 4}
    assert scene.play("remove 1").stock() == {"fruit": 1}


@pytest.mark.rule("AU-34")
@pytest.mark.parametrize("price", ["flower", "fruit", "grain", "energy"])
def test_two_of_any_resource_pay_for_a_copy(price: str) -> None:
    scene = revealed("gorilla", "mandrill", stock={price: 3})
    assert scene.legal("copy") == {f"copy left {price}"}
    assert scene.play(f"copy left {price}").stock() == {price: 1, "points": 2}


@pytest.mark.rule("AU-34")
def test_one_of_a_kind_is_too_little_even_with_another() -> None:
    scene = revealed("gorilla", "mandrill", flower=1, fruit=1)
    assert not scene.legal("copy")
    assert scene.refuses("copy left flower") == ("AU-34", "after-too-little")


@pytest.mark.rule("AU-34")
def test_one_copy_a_round() -> None:
    scene = revealed("gorilla", "mandrill", "mandrill", flower=4).play("copy left flower")
    assert scene.refuses("copy right flower") == ("AU-34", "after-copied")


@pytest.mark.rule("AU-34")
def test_both_direct_neighbours_can_be_copied_and_nobody_else() -> None:
    scene = revealed("gorilla", "mandrill", "chimpanzee", "orangutan", flower=2)
    assert scene.legal("copy") == {"copy left flower", "copy right flower"}
    assert scene.play("copy left flower").stock() == {"points": 2}
    assert scene.play("copy right flower").stock() == {"energy": 2}


@pytest.mark.rule("AU-34")
def test_the_last_seat_sits_beside_the_first() -> None:
    boards = [tribe([1 + 8 * seat], token=token) for seat, token in enumerate(("mandrill", "gorilla", "gorilla"))]
    boards[2]["stock"] = {"grain": 2}
    scene = table(*boards, phase="monkeys")
    assert scene.play("2 copy left grain").stock(2) == {"points": 2}
    assert scene.play("2 copy right grain").stock(2) == {"rage": 2}


@pytest.mark.rule("AU-34")
def test_with_two_players_the_opponent_is_the_only_neighbour() -> None:
    scene = revealed("gorilla", "mandrill", flower=2)
    assert scene.refuses("copy right flower") == ("AU-34", "after-one-neighbour")


@pytest.mark.rule("AU-34")
def test_a_token_of_the_same_kind_may_be_copied() -> None:
    assert revealed("gorilla", "gorilla", rage=2, flower=2).play("copy left flower").stock() == {"rage": 4}


@pytest.mark.rule("AU-34")
def test_a_bonus_may_be_copied_even_if_it_changes_nothing() -> None:
    assert revealed("gorilla", "gorilla", rage=12, flower=2).play("copy left flower").stock() == {"rage": 12}


@pytest.mark.rule("AU-34")
def test_a_copied_chimpanzee_reactivates_a_frame_at_once() -> None:
    boards = [tribe([7, 6, 231, 143], token="gorilla", flower=2), tribe([9], token="chimpanzee")]
    scene = table(*boards, phase="monkeys")
    assert "copy left flower ab1" in scene.legal()
    assert scene.play("copy left flower ab1").stock() == {"flower": 2}
    assert scene.refuses("copy left flower") == ("AU-34", "after-choose-target")


@pytest.mark.rule("AU-34")
def test_the_copys_price_is_paid_before_the_target() -> None:
    boards = [tribe([7, 6, 231, 143], token="gorilla", flower=2), tribe([9], token="chimpanzee")]
    scene = table(*boards, phase="monkeys")
    assert scene.refuses("copy left flower c2") == ("AU-16", "after-too-little")
    boards[0]["stock"] = {"flower": 3}
    assert table(*boards, phase="monkeys").play("copy left flower c2").stock() == {"points": 2}


@pytest.mark.rule("AU-34")
def test_a_chimpanzee_without_a_target_that_can_be_paid_for_is_not_copied() -> None:
    boards = [tribe([239], token="gorilla", energy=2, flower=1), tribe([9], token="chimpanzee")]
    scene = table(*boards, phase="monkeys")
    assert not scene.legal("copy")
    assert scene.refuses("copy left energy a2") == ("AU-34", "after-no-target")


@pytest.mark.rule("AU-34")
def test_only_a_copied_chimpanzee_takes_a_target() -> None:
    assert revealed("gorilla", "mandrill", flower=2).refuses("copy left flower a1") == ("AU-34", "after-no-target-here")


@pytest.mark.rule("AU-34")
def test_a_copy_leaves_the_players_own_reactivation_and_recruit_as_they_are() -> None:
    scene = recruiting(7, 6, token="chimpanzee", reactivation=True, flower=5).play("copy left flower")
    assert "reactivate ab1" in scene.legal()
    scene = scene.play("recruit 1 flower", "reactivate ab1")
    assert scene.stock() == {"points": 2, "flower": 2}


@pytest.mark.rule("AU-34")
def test_a_copy_may_come_after_reactivation_and_recruit() -> None:
    scene = recruiting(7, 6, token="chimpanzee", reactivation=True, flower=3)
    scene = scene.play("recruit 1 flower", "reactivate ab1", "copy left flower")
    assert scene.stock() == {"points": 2}


@pytest.mark.rule("AU-34")
def test_nothing_is_copied_before_the_reveal() -> None:
    scene = choosing(tribe([1], flower=2), tribe([9], token="gorilla"))
    assert scene.refuses("copy left flower") == ("AU-34", "after-wrong-phase")
