"""Rage: gaining it, and spending four of it (AU-25 to AU-29)."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, arranged, drawn, recruiting, table, tribe


@pytest.mark.rule("AU-25")
def test_rage_moves_the_marker_by_what_is_gained() -> None:
    scene = arranged(214, reached="a3", rage=1, grain=1)
    assert scene.play("activate a3").stock() == {"grain": 1, "rage": 2}
    assert scene.play("activate a3", "activate a3.2").stock() == {"rage": 4}


@pytest.mark.rule("AU-25")
def test_the_track_ends_at_12_and_what_goes_beyond_is_lost() -> None:
    assert arranged(217, reached="a3", rage=11).play("activate a3").stock() == {"rage": 12}
    assert arranged(217, reached="a3", rage=12).play("activate a3").stock() == {"rage": 12}


@pytest.mark.rule("AU-25", "AU-31")
def test_the_bonus_of_the_gorilla_token_ends_at_12_too() -> None:
    scene = table(tribe([1], rage=11), tribe([9], token="mandrill"), phase="tokens").play("token gorilla")
    assert scene.stock() == {"rage": 12}


def told(scene: Scene, line: str, event: str) -> Json:
    """What an event says was gained."""
    return next(fields["gain"] for fields in scene.hear(line) if fields["event"] == event)


@pytest.mark.rule("AU-25")
@pytest.mark.parametrize(("rage", "gained"), [(9, {"rage": 2}), (11, {"rage": 1}), (12, {})])
def test_rage_beyond_the_track_is_not_told_as_gained(rage: int, gained: Json) -> None:
    assert told(arranged(217, reached="a3", rage=rage), "activate a3", "activate") == gained


@pytest.mark.rule("AU-25", "AU-31", "AU-34")
def test_of_a_bonus_only_what_fits_the_track_is_told() -> None:
    scene = table(tribe([1], rage=11), tribe([9], token="mandrill"), phase="tokens")
    assert told(scene, "token gorilla", "bonus") == {"rage": 1}
    boards = [tribe([1], token="mandrill", rage=12, flower=2), tribe([9], token="gorilla")]
    assert told(table(*boards, phase="monkeys"), "copy left flower", "bonus") == {}


@pytest.mark.rule("AU-26")
def test_marceau_removes_his_leftmost_tamarin_and_uses_the_fruit_at_once() -> None:
    scene = arranged(6, 2, 214, 201, reached="c3", rage=1, grain=1).play("activate c3", "activate c3.2")
    assert scene.stock() == {"rage": 4}
    scene = scene.play("remove 6")
    assert scene.stock() == {"fruit": 1}
    assert scene.cards("line") == [None, 2, 214, 201]
    assert scene.board()["reached"] == "d3"
    assert scene.play("activate d3").stock() == {"points": 2}


@pytest.mark.rule("AU-26")
@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        (1, {"fruit": 1}),
        (2, {"energy": 1}),
        (3, {"flower": 1}),
        (7, {"grain": 1}),
        (101, {"points": 3}),
        (214, {"points": 3}),
    ],
)
def test_a_removed_card_gives_its_bonus(card: int, bonus: dict[str, int]) -> None:
    assert arranged(card, rage=4, deck=[4, 5, 6, 8]).play(f"remove {card}").stock() == bonus


@pytest.mark.rule("AU-26")
def test_a_removed_card_leaves_the_game() -> None:
    scene = arranged(1, 2, 3, 4, rage=4, deck=[5, 6], discard=[7, 8]).play("remove 3")
    owned = scene.cards("line") + scene.cards("deck") + scene.cards("discard")
    assert sorted(card for card in owned if card) == [1, 2, 4, 5, 6, 7, 8]
    assert scene.board()["removed"] == 1


@pytest.mark.rule("AU-26")
def test_three_rage_is_too_little() -> None:
    refusal = arranged(1, 2, 3, 4, rage=3).refusal("remove 1")
    assert (refusal.rule, refusal.details) == ("AU-26", {"need": 4, "have": 3})
    assert not arranged(1, 2, 3, 4, rage=3).legal("remove")


@pytest.mark.rule("AU-26")
def test_several_cards_in_a_row_may_be_removed_while_rage_lasts() -> None:
    scene = arranged(1, 2, 3, 4, rage=9).play("remove 1", "remove 4")
    assert scene.stock() == {"fruit": 1, "flower": 1, "rage": 1}
    assert scene.refuses("remove 2") == ("AU-26", "after-little-rage")


@pytest.mark.rule("AU-26")
@pytest.mark.parametrize("card", [5, 101, 9])
def test_only_a_card_of_the_players_own_line_can_be_removed(card: int) -> None:
    assert arranged(1, 2, 3, 4, rage=4).refuses(f"remove {card}") == ("AU-26", "after-card-not-in-line")


@pytest.mark.rule("AU-26")
def test_a_removed_card_cannot_be_removed_again() -> None:
    scene = arranged(1, 2, 3, 4, rage=8).play("remove 1")
    assert scene.refuses("remove 1") == ("AU-26", "after-card-not-in-line")


def one_phase(phase: str) -> Scene:
    mine: dict[str, Json] = {"rage": 4}
    if phase == "monkeys":
        mine["token"] = "gorilla"
    other = tribe([9, 10, 11, 12], token="mandrill" if phase == "monkeys" else None)
    return table(tribe([1, 2, 3, 4], **mine), other, phase=phase)


@pytest.mark.rule("AU-26", "AU-27")
@pytest.mark.parametrize("phase", ["tokens", "monkeys", "rest"])
def test_rage_may_be_spent_in_every_phase_until_the_line_is_discarded(phase: str) -> None:
    scene = one_phase(phase).play("remove 2")
    assert scene.cards("line") == [1, None, 3, 4]
    assert scene.stock() == {"energy": 1}


@pytest.mark.rule("AU-26")
def test_rage_may_be_spent_between_two_frames_and_after_the_last() -> None:
    scene = arranged(7, 6, 231, 143, rage=8).play("activate ab1", "remove 143", "activate bc1")
    assert scene.stock() == {"flower": 3, "fruit": 1, "points": 3, "rage": 4}
    assert arranged(1, 2, 3, 4, rage=4, reached=None).legal("remove")


@pytest.mark.rule("AU-26")
def test_whoever_has_finished_the_phase_spends_no_more_rage_in_it() -> None:
    scene = arranged(1, 2, 3, 4, rage=4, reached=None).play("done")
    assert scene.refuses("remove 1") == ("AU-05", "after-finished")


@pytest.mark.rule("AU-26", "AU-40")
def test_a_player_who_could_still_spend_rage_is_asked_before_the_line_is_discarded() -> None:
    boards = [tribe([1, 2], token="gorilla", rage=2, deck=[3, 4, 5]), tribe([9], token="mandrill", ready=True)]
    scene = table(*boards, phase="monkeys").play("done")
    assert scene.phase == "life"
    boards[0]["rage"] = 4
    scene = table(*boards, phase="monkeys").play("done")
    assert (scene.phase, scene.asked) == ("rest", [0])


# Gaps.


@pytest.mark.rule("AU-27")
def test_a_removed_card_leaves_a_gap_that_opens_the_joined_frames_beside_it() -> None:
    scene = arranged(7, 6, 231, 143, rage=4).play("remove 6")
    assert scene.cards("line") == [7, None, 231, 143]
    assert scene.frames() == ["c1", "c1.2", "d1", "a2", "c2", "d2", "c3", "cd3"]


@pytest.mark.rule("AU-26", "AU-27")
def test_when_the_card_with_the_reached_frame_goes_the_next_closed_frame_is_reached() -> None:
    scene = arranged(7, 6, 231, 143, rage=4, reached="bc1")
    assert scene.play("remove 6").board()["reached"] == "c1"
    assert scene.play("remove 231").board()["reached"] == "d1"
    assert arranged(7, 6, 231, 143, rage=4, reached="cd3").play("remove 143").board()["reached"] is None


@pytest.mark.rule("AU-26")
def test_when_another_card_goes_the_reached_frame_stays() -> None:
    assert arranged(7, 6, 231, 143, rage=4, reached="c1").play("remove 7").board()["reached"] == "c1"


@pytest.mark.rule("AU-17", "AU-27")
def test_a_removed_card_no_longer_counts_as_a_species() -> None:
    scene = arranged(1, 231, 210, reached="b1", rage=4)
    assert "activate b1" in scene.legal()
    assert scene.play("remove 210").refuses("activate b1") == ("AU-17", "after-few-species")


@pytest.mark.rule("AU-18", "AU-27")
def test_a_removed_tamarin_no_longer_counts() -> None:
    scene = arranged(1, 2, 143, reached="c2", rage=4).play("remove 1", "activate c2")
    assert scene.stock()["points"] == 1


@pytest.mark.rule("AU-26", "AU-27")
def test_before_the_line_is_arranged_the_gap_closes() -> None:
    scene = drawn(1, 2, 3, 4, rage=4).play("remove 2")
    assert scene.cards("line") == [1, 3, 4]
    assert scene.legal("arrange") == {
        f"arrange {line}" for line in ("1 3 4", "1 4 3", "3 1 4", "3 4 1", "4 1 3", "4 3 1")
    }


# Never fewer than four cards.


@pytest.mark.rule("AU-28")
def test_the_last_four_cards_cannot_be_removed_but_a_fifth_can() -> None:
    scene = arranged(1, 2, 3, 4, rage=12, deck=[])
    assert scene.refuses("remove 1") == ("AU-28", "after-few-cards")
    assert not scene.legal("remove")
    assert len(arranged(1, 2, 3, 4, rage=12, deck=[5]).legal("remove")) == 4


@pytest.mark.rule("AU-28")
def test_deck_line_and_discard_count_together_and_all_of_the_line_may_go() -> None:
    scene = arranged(1, 2, rage=12, deck=[3, 4], discard=[5, 6])
    scene = scene.play("remove 1", "remove 2")
    assert scene.legal() == {"done"}
    scene = arranged(1, 2, rage=12, deck=[3, 4], discard=[5]).play("remove 1")
    assert scene.refuses("remove 2") == ("AU-28", "after-few-cards")


@pytest.mark.rule("AU-26", "AU-28")
def test_removing_the_whole_hand_leaves_an_empty_line_to_arrange() -> None:
    scene = drawn(1, 2, rage=8, deck=[3, 4, 5, 6]).play("remove 1", "remove 2")
    assert scene.legal() == {"arrange"}
    assert scene.play("arrange").legal() == {"done"}


@pytest.mark.rule("AU-28", "AU-33")
def test_a_recruit_on_the_deck_counts_as_owned() -> None:
    scene = recruiting(1, 2, 3, 4, deck=[], rage=4, flower=3)
    assert scene.refuses("remove 1") == ("AU-28", "after-few-cards")
    assert "remove 1" in scene.play("recruit 1 flower").legal()


# After a phase 1 that ends the game.


def last_moments(energy: int = 0, rage: int = 0, used: list[Json] | None = None) -> Scene:
    """Seat 1 has 80 points, and seat 0 is the last to finish phase 1."""
    mine = tribe([2, 3, 4, 5], arranged=True, reached=None, points=79, energy=energy, rage=rage, used=used or [])
    other = tribe([9, 10, 11, 12], arranged=True, reached=None, points=80, ready=True)
    return table(mine, other, objects=["computer", "mini-fridge"]).play("done")


@pytest.mark.rule("AU-29", "AU-50")
def test_without_rage_or_energy_phase_1_ends_the_game_at_once() -> None:
    assert last_moments(energy=4, rage=3).ended() == ((1,), "goal", "AU-50")


@pytest.mark.rule("AU-29")
def test_rage_left_over_and_the_computer_may_still_be_used_and_nothing_else() -> None:
    scene = last_moments(energy=5, rage=4)
    assert (scene.phase, scene.asked) == ("last", [0])
    assert scene.legal() == {"computer", "done", "remove 2", "remove 3", "remove 4", "remove 5"}
    assert scene.refuses("fridge energy fruit") == ("AU-42", "after-object-moment")
    assert scene.play("computer", "done").ended() == ((0,), "goal", "AU-50")


@pytest.mark.rule("AU-29")
def test_the_energy_of_a_removed_tamarin_may_pay_for_the_computer() -> None:
    scene = last_moments(energy=4, rage=4)
    assert scene.refuses("computer") == ("AU-46", "after-too-little")
    scene = scene.play("remove 2", "computer", "done")
    assert scene.stock()["points"] == 84


@pytest.mark.rule("AU-29")
def test_a_computer_that_was_used_this_round_is_not_used_again() -> None:
    assert last_moments(energy=5, used=["computer"]).phase == "over"


@pytest.mark.rule("AU-29")
def test_whoever_reached_the_goal_may_use_what_is_left_too() -> None:
    mine = tribe([2, 3, 4, 5], arranged=True, reached=None, points=84)
    other = tribe([9, 10, 11, 12], arranged=True, reached=None, points=80, energy=5, ready=True)
    scene = table(mine, other, objects=["computer"]).play("done")
    assert scene.asked == [1]
    assert scene.play("1 computer", "1 done").ended() == ((1,), "goal", "AU-50")
