"""The frames of a line: which are closed, in what order they come, what they cost and give (AU-12 to AU-20)."""

from random import Random

import pytest

from vervet.catalog import game
from vervet.games.after_us.box.box import NONE
from vervet.games.after_us.box.spots import SPOTS
from vervet.games.after_us.box.words import ENERGY, POINTS, RAGE, SPECIES, TAMARIN
from vervet.games.after_us.game import AfterUs
from vervet.games.after_us.rules.line import closed_spots, first_half
from vervet.games.after_us.state import AfterUsState

from ..lines import random_line, resolving
from ..scene import arranged

ROBIN = (7, 6, 231, 143)
ROW_1 = ("activate ab1", "activate bc1", "skip c1", "activate c1.2", "activate d1")
ROW_2 = ("activate a2", "skip ab2", "activate bc2", "activate c2", "activate d2")
ROW_3 = ("activate bc3", "activate c3", "activate cd3")


# Robin's line, as the rulebook tells it.


@pytest.mark.rule("AU-12", "AU-13")
def test_robins_line_has_thirteen_closed_frames_row_by_row_from_the_left() -> None:
    frames = " ".join(arranged(*ROBIN).frames())
    assert frames == "ab1 bc1 c1 c1.2 d1 a2 ab2 bc2 c2 d2 bc3 c3 cd3"


@pytest.mark.rule("AU-13")
def test_all_closed_frames_at_once_are_those_found_spot_by_spot() -> None:
    rng = Random(13)
    for _ in range(300):
        line = [None if rng.random() < 0.2 else card for card in random_line(rng)]
        state = resolving(line, {}).state
        assert isinstance(state, AfterUsState)
        one_by_one = sum(1 << spot for spot in range(SPOTS) if first_half(state, 0, spot) != NONE)
        assert closed_spots(state, 0) == one_by_one


@pytest.mark.rule("AU-14", "AU-17")
def test_robins_first_row_gives_3_flowers_1_fruit_3_energy_and_no_fruits_for_2_species() -> None:
    scene = arranged(*ROBIN, fruit=1).play("activate ab1", "activate bc1")
    assert scene.refuses("activate c1") == ("AU-17", "after-few-species")
    scene = scene.play(*ROW_1[2:])
    assert scene.stock() == {"flower": 3, "fruit": 2, "energy": 3}


@pytest.mark.rule("AU-14", "AU-16", "AU-18")
def test_robins_second_row_gives_1_then_4_points_for_2_fruits_and_a_flower_then_2_for_2_tamarins() -> None:
    scene = arranged(*ROBIN, fruit=1).play(*ROW_1)
    assert scene.play("activate a2").stock()["points"] == 1
    scene = scene.play("activate a2", "skip ab2", "activate bc2", "activate c2")
    assert scene.stock() == {"flower": 2, "energy": 3, "points": 5}
    assert scene.play("activate d2").stock()["points"] == 7


@pytest.mark.rule("AU-16", "AU-20")
def test_robins_third_row_turns_2_flowers_into_3_energy_gives_a_point_and_an_energy_more() -> None:
    scene = arranged(*ROBIN, fruit=1).play(*ROW_1, *ROW_2).play("activate bc3")
    assert scene.stock() == {"energy": 6, "points": 7}
    assert scene.play("activate c3", "activate cd3").stock() == {"energy": 7, "points": 8}


@pytest.mark.rule("AU-12", "AU-14", "AU-16")
def test_robins_whole_line_gives_8_points_and_7_energy_for_a_fruit() -> None:
    scene = arranged(*ROBIN, fruit=1).play(*ROW_1, *ROW_2, *ROW_3)
    assert scene.stock() == {"energy": 7, "points": 8}
    assert "done" in scene.legal()


# Closed and joined frames.


@pytest.mark.rule("AU-13")
def test_a_half_frame_at_the_end_of_the_line_stays_open() -> None:
    assert arranged(7, 6).frames() == ["ab1", "a2", "ab2"]


@pytest.mark.rule("AU-13")
def test_a_half_frame_facing_a_card_without_one_in_that_row_stays_open() -> None:
    # 5 has no half at its left edge, so neither 7's flower nor its cost finds a partner.
    assert arranged(7, 5).frames() == ["b1", "a2", "b2"]


@pytest.mark.rule("AU-13", "AU-45")
def test_nothing_joins_after_the_fifth_card() -> None:
    assert not [name for name in arranged(1, 2, 3, 4, 8).frames() if name.startswith("ef")]


@pytest.mark.rule("AU-13", "AU-27")
def test_half_frames_do_not_join_across_a_gap() -> None:
    assert arranged(7, None, 6).frames() == ["a2"]


@pytest.mark.rule("AU-14")
def test_in_row_1_the_gains_of_both_halves_add_up() -> None:
    joined = arranged(7, 143).frame("ab1")
    assert (joined["pay"], joined["gain"]) == ({}, {"flower": 1, "fruit": 1})


@pytest.mark.rule("AU-14")
@pytest.mark.parametrize("frame", ["ab2", "ab3"])
def test_in_rows_2_and_3_the_left_half_is_the_cost_and_the_right_half_the_gain(frame: str) -> None:
    joined = arranged(210, 235).frame(frame)
    gain = {"points": 3} if frame == "ab2" else {"energy": 3}
    assert (joined["pay"], joined["gain"]) == ({"flower": 1}, gain)


@pytest.mark.rule("AU-14", "AU-16")
def test_a_joined_frame_may_cost_nothing() -> None:
    scene = arranged(201, 104, reached="ab2").play("activate ab2")
    assert scene.stock() == {"points": 3}


@pytest.mark.rule("AU-12", "AU-14")
def test_a_joined_frame_comes_after_the_left_cards_own_and_before_the_right_cards() -> None:
    assert " ".join(arranged(227, 226).frames()) == "a1 ab1 b1 b1.2 a2 b2 b2.2 a3 a3.2 b3"


# One frame after the other.


@pytest.mark.rule("AU-15")
def test_a_frame_may_be_skipped_and_does_not_come_back() -> None:
    scene = arranged(*ROBIN).play("skip ab1")
    assert scene.legal() == {"skip bc1", "activate bc1"}
    assert scene.refuses("activate ab1") == ("AU-15", "after-other-frame")


@pytest.mark.rule("AU-15")
def test_a_frame_is_activated_only_once() -> None:
    scene = arranged(*ROBIN).play("activate ab1")
    assert scene.refuses("activate ab1") == ("AU-15", "after-other-frame")


@pytest.mark.rule("AU-12")
def test_no_frame_can_be_taken_before_its_turn() -> None:
    assert arranged(*ROBIN).refuses("activate bc1") == ("AU-12", "after-other-frame")
    assert arranged(*ROBIN).refuses("skip cd3") == ("AU-12", "after-other-frame")


@pytest.mark.rule("AU-13")
def test_an_open_frame_is_refused_by_the_rule_of_closed_frames() -> None:
    assert arranged(*ROBIN).refuses("activate cd2") == ("AU-13", "after-not-closed")


@pytest.mark.rule("AU-12", "AU-15")
def test_only_a_resolved_line_can_be_finished() -> None:
    assert arranged(*ROBIN).refuses("done") == ("AU-15", "after-frames-left")
    assert arranged(*ROBIN, reached=None).legal() == {"done"}
    assert arranged(*ROBIN, reached=None).refuses("skip cd3") == ("AU-15", "after-line-resolved")


# Costs, conditions, Tamarins.


@pytest.mark.rule("AU-16")
def test_the_cost_is_paid_before_the_gain_is_taken() -> None:
    without = arranged(*ROBIN, reached="cd3")
    assert without.refuses("activate cd3") == ("AU-16", "after-too-little")
    assert arranged(*ROBIN, reached="cd3", energy=1).play("activate cd3").stock() == {"energy": 2}


@pytest.mark.rule("AU-16")
def test_every_resource_of_a_cost_is_needed() -> None:
    # 218, row 2: a fruit, a flower and a grain for 5 points.
    assert arranged(218, reached="a2", fruit=1, flower=1, grain=1).play("activate a2").stock() == {"points": 5}
    for missing in ("fruit", "flower", "grain"):
        stock = {name: 1 for name in ("fruit", "flower", "grain") if name != missing}
        refusal = arranged(218, reached="a2", **stock).refusal("activate a2")
        assert (refusal.rule, refusal.details) == ("AU-16", {"resource": missing, "need": 1, "have": 0})


@pytest.mark.rule("AU-17")
def test_three_species_in_the_line_meet_the_condition_at_no_cost() -> None:
    scene = arranged(1, 231, 210, reached="b1", fruit=1)
    assert scene.play("activate b1").stock() == {"fruit": 3}


@pytest.mark.rule("AU-17")
def test_cards_of_two_levels_and_all_tamarins_are_one_species_each() -> None:
    scene = arranged(1, 2, 231, 143, reached="c1")
    assert scene.seen(0, 0)["species"] == 2
    assert scene.refuses("activate c1") == ("AU-17", "after-few-species")


@pytest.mark.rule("AU-17")
def test_four_species_are_more_than_three() -> None:
    assert arranged(101, 119, 158, reached="c2").refuses("activate c2") == ("AU-17", "after-few-species")
    assert arranged(101, 119, 158, 1, reached="c2").play("activate c2").stock() == {"points": 1}


@pytest.mark.rule("AU-18")
@pytest.mark.parametrize("tamarins", [0, 1, 2, 3])
def test_a_frame_per_tamarin_gives_once_for_each_tamarin(tamarins: int) -> None:
    line = [1, 2, 3][:tamarins] + [143]
    name = "abcd"[tamarins] + "2"
    assert arranged(*line, reached=name).play(f"activate {name}").stock().get("points", 0) == tamarins


@pytest.mark.rule("AU-18")
def test_energy_per_tamarin_counts_them_too() -> None:
    assert arranged(1, 2, 138, reached="c1").play("activate c1").stock() == {"energy": 2}


@pytest.mark.rule("AU-18", "AU-19")
def test_without_tamarins_such_a_frame_may_be_reactivated_to_no_effect() -> None:
    scene = arranged(143, 239, reached="b3", energy=1).play("activate b3 a2")
    assert scene.stock() == {}


# The chimpanzee's sign.

ROMANE = (5, 239, 210)


@pytest.mark.rule("AU-19")
def test_romane_reactivates_two_grains_then_three_points_which_keep_their_own_turn() -> None:
    scene = arranged(*ROMANE, reached="ab3", fruit=1, energy=2, grain=2).play("activate ab3 b1")
    assert scene.stock() == {"energy": 1, "grain": 4}
    scene = scene.play("activate b3 bc3")
    assert scene.stock() == {"grain": 2, "points": 3}
    assert scene.play("activate bc3").stock() == {"points": 6}


@pytest.mark.rule("AU-19")
@pytest.mark.parametrize("before", ["activate b1", "skip b1"])
def test_a_target_may_already_be_used_or_skipped(before: str) -> None:
    scene = arranged(*ROMANE, reached="b1", fruit=1, energy=2).play(before, "skip bc1", "skip c1")
    scene = scene.play("skip a2", "skip b2", "skip c2", "activate ab3 b1")
    assert scene.stock() == {"energy": 1, "grain": 4 if before == "activate b1" else 2}


@pytest.mark.rule("AU-19")
def test_a_sign_may_target_neither_itself_nor_another_sign() -> None:
    scene = arranged(*ROMANE, reached="ab3", fruit=1, energy=2, grain=2, flower=1)
    targets = {line.split()[2] for line in scene.legal("activate")}
    assert targets == {"a1", "b1", "bc1", "c1", "b2", "c2", "bc3", "c3"}
    assert scene.refuses("activate ab3 ab3") == ("AU-19", "after-not-itself")
    assert scene.refuses("activate ab3 b3") == ("AU-19", "after-target-has-sign")


@pytest.mark.rule("AU-19")
def test_a_sign_is_activated_with_a_target_or_not_at_all() -> None:
    scene = arranged(*ROMANE, reached="ab3", fruit=1, energy=1)
    assert scene.refuses("activate ab3") == ("AU-19", "after-choose-target")
    assert "skip ab3" in scene.legal()


@pytest.mark.rule("AU-19")
def test_the_target_is_paid_from_what_the_sign_leaves() -> None:
    # b2 costs an energy too: one is enough for the sign alone, two for both.
    assert arranged(*ROMANE, reached="ab3", fruit=1, energy=1).refuses("activate ab3 b2") == (
        "AU-16",
        "after-too-little",
    )
    scene = arranged(*ROMANE, reached="ab3", fruit=1, energy=2).play("activate ab3 b2")
    assert scene.stock() == {"points": 3}


@pytest.mark.rule("AU-19")
def test_without_a_target_that_can_be_paid_for_a_sign_cannot_be_activated() -> None:
    alone = arranged(239, reached="a3", energy=1)
    assert alone.refuses("activate a3 a2") == ("AU-19", "after-no-target")
    assert alone.legal() == {"skip a3"}
    assert arranged(239, reached="a3", energy=2).legal() == {"skip a3", "activate a3 a2"}


@pytest.mark.rule("AU-17", "AU-19")
def test_the_targets_condition_must_be_met_too() -> None:
    assert arranged(5, 239, reached="b3", energy=1).refuses("activate b3 b1") == ("AU-17", "after-few-species")


@pytest.mark.rule("AU-13", "AU-19")
def test_an_open_frame_is_not_a_target() -> None:
    assert arranged(*ROMANE, reached="b3", energy=1).refuses("activate b3 cd3") == ("AU-13", "after-not-closed")


@pytest.mark.rule("AU-19")
def test_only_a_sign_takes_a_target() -> None:
    assert arranged(*ROMANE).refuses("activate a1 b1") == ("AU-19", "after-no-sign")


@pytest.mark.rule("AU-19")
def test_sign_and_target_are_one_decision() -> None:
    events = arranged(*ROMANE, reached="ab3", fruit=1, energy=1).hear("activate ab3 b1")
    assert [event["event"] for event in events] == ["activate", "reactivate"]
    assert [event["pay"] for event in events] == [{"fruit": 1, "energy": 1}, {}]


# Cards that the rulebook shows.


@pytest.mark.rule("AU-20")
def test_the_orangutan_235_gives_up_to_5_energy() -> None:
    scene = arranged(6, 235, flower=2).play("activate ab1", "activate b1", "skip ab2", "skip b2", "activate b2.2")
    assert scene.play("activate ab3", "activate b3").stock()["energy"] == 5


@pytest.mark.rule("AU-20")
def test_the_mandrill_210_gives_4_points_for_a_flower_and_a_grain_3_if_it_is_joined_and_1_anyway() -> None:
    assert arranged(210, reached="a2", flower=1, grain=1).play("activate a2", "activate a3").stock() == {"points": 5}
    joined = arranged(6, 210, reached="b2", flower=3, grain=1)
    assert joined.play("activate b2", "activate ab3", "activate b3").stock() == {"points": 8}


@pytest.mark.rule("AU-20")
def test_every_row_gives_what_it_is_for() -> None:
    after_us = game("after-us")
    assert isinstance(after_us, AfterUs)
    special = {"mandrill": POINTS, "orangutan": ENERGY, "gorilla": RAGE}
    for card in after_us.components.cards:
        kinds = [{kind for frame in row for kind, amount in enumerate(frame.gain) if amount} for row in card.rows]
        assert kinds[0] <= {0, 1, 2, ENERGY}
        assert kinds[1] <= {POINTS}
        name = SPECIES[card.species]
        assert kinds[2] <= {special.get(name, POINTS), POINTS} and (card.species != TAMARIN or not kinds[2])
        assert (name == "chimpanzee") == any(frame.again for frame in card.rows[2])


@pytest.mark.rule("AU-15")
def test_the_view_tells_which_frames_are_passed_reached_and_ahead() -> None:
    scene = arranged(*ROBIN, fruit=1).play("activate ab1", "skip bc1")
    assert [scene.frame(name)["reached"] for name in ("ab1", "bc1", "c1", "d1")] == [
        "before",
        "before",
        "here",
        "ahead",
    ]
    assert [scene.frame(name)["used"] for name in ("ab1", "bc1")] == [True, False]


@pytest.mark.rule("AU-15")
def test_the_view_tells_to_the_last_row_which_frames_were_activated() -> None:
    scene = arranged(*ROBIN, fruit=1).play(*ROW_1, *ROW_2, "skip bc3", "activate c3", "skip cd3")
    unused = {name for name in scene.frames() if not scene.frame(name)["used"]}
    assert unused == {"c1", "ab2", "bc3", "cd3"}


@pytest.mark.rule("AU-19")
def test_the_view_marks_as_targets_what_the_sign_that_is_reached_can_reactivate() -> None:
    scene = arranged(*ROMANE, reached="ab3", fruit=1, energy=1, grain=2)
    marked = {name for name in scene.frames() if scene.frame(name)["target"]}
    assert marked == {line.split()[2] for line in scene.legal("activate")}
    before = arranged(*ROMANE, reached="b1", fruit=1, energy=1, grain=2)
    assert not any(before.frame(name)["target"] for name in before.frames())
