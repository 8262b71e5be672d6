"""The two ways to blow up (CM-28 to CM-33, CM-44, CM-45, CM-61 to CM-63, CM-Q15 to CM-Q17, CM-Q20 to CM-Q22)."""

import pytest

from ..scene import on, settings

LIT = "pyromaniac1 juggler1"


@pytest.mark.rule("CM-28")
def test_there_are_two_ways_to_blow_up() -> None:
    fuses = on(LIT, "", "").play("0 done", "pass")
    shock = on("headscratcher1", "", "", phase="planned", deck="sniper1").play("pass", "pass")
    assert [scene.told("explode")[0]["cause"] for scene in (fuses, shock)] == ["fuses", "shock"]


# Fuses.


@pytest.mark.rule("CM-29", "CM-Q15")
def test_pyromaniac_and_juggler_blow_up_at_the_end_of_their_trainers_round() -> None:
    scene = on(LIT, "", "")
    assert scene.player(0)["lit"] is True
    scene = scene.play("0 done")
    assert scene.status(0) == "living"
    scene = scene.play("pass")
    assert (scene.status(0), scene.active) == ("out", 1)


@pytest.mark.rule("CM-29")
@pytest.mark.parametrize("row", ["pyromaniac1 pyromaniac2", "juggler1 juggler2", "pyromaniac1 shaman1"])
def test_half_a_pair_is_harmless(row: str) -> None:
    scene = on(row, "").play("0 done", "pass")
    assert scene.status(0) == "living"
    assert scene.told("fuses") == []


@pytest.mark.rule("CM-29", "CM-Q15")
def test_the_end_of_anothers_round_does_not_blow_up_the_pair() -> None:
    scene = on("", LIT, "").play("0 done", "pass")
    assert (scene.status(1), scene.active) == ("living", 1)


@pytest.mark.rule("CM-Q15")
def test_a_pair_formed_in_anothers_round_leaves_a_full_round_of_ones_own_to_fix_it() -> None:
    scene = on("", "pyromaniac1", hands=["common-misfortune banana-break", "great-escape"], deck="juggler1")
    scene = scene.play("0 misfortune", "settle", "0 done", "pass")
    assert (scene.active, scene.player(1)["lit"]) == (1, True)
    scene = scene.play("1 escape juggler1", "settle")
    assert scene.player(1)["lit"] is False


@pytest.mark.rule("CM-Q15")
def test_the_pair_must_lie_together_at_the_check() -> None:
    scene = on(LIT, "", hands=["great-escape banana-break"])
    scene = scene.play("0 done", "answer 0 escape juggler1", "settle")
    assert scene.status(0) == "living"


@pytest.mark.rule("CM-30")
def test_action_cards_save_a_player_from_the_fuses() -> None:
    delivered = on(LIT, "", "", hands=["special-delivery banana-break"])
    assert delivered.play("0 deliver juggler1 1", "settle", "0 done", "pass").status(0) == "living"
    soggy = on(LIT, "", "", hands=["soggy-fuses banana-break"]).play("0 soggy 0", "settle", "0 done", "pass")
    assert soggy.status(0) == "living"


@pytest.mark.rule("CM-30", "CM-Q16")
def test_a_sniper_defuses_the_pair_by_just_being_there_and_stays() -> None:
    scene = on(f"{LIT} sniper1", "", "").play("0 done", "pass")
    assert scene.status(0) == "living"
    assert scene.row(0) == {"pyromaniac1", "juggler1", "sniper1"}
    assert scene.told("fuses")[0]["result"] == "defused"


@pytest.mark.rule("CM-Q16")
def test_one_sniper_covers_many_pairs() -> None:
    scene = on(f"{LIT} pyromaniac2 juggler2 juggler3 sniper1", "").play("0 done", "pass")
    assert scene.status(0) == "living"


@pytest.mark.rule("CM-Q17")
def test_several_pairs_are_one_explosion() -> None:
    scene = on(f"{LIT} pyromaniac2 juggler2", "", "").play("0 done", "pass")
    assert len(scene.told("explode")) == 1


# Shocks.


@pytest.mark.rule("CM-31", "CM-44")
def test_headscratcher_and_sniper_blow_up_immediately() -> None:
    scene = on("headscratcher1", "", "", phase="planned", deck="sniper1").play("pass", "pass")
    assert scene.status(0) == "out"
    assert (scene.active, scene.phase) == (1, "planning")


@pytest.mark.rule("CM-31")
def test_grounding_prevents_the_shock() -> None:
    scene = on("headscratcher1", "", "", hands=["grounding"], phase="planned", deck="sniper1")
    scene = scene.play("pass", "answer 0 ground headscratcher1", "settle")
    assert scene.status(0) == "living"
    assert scene.row(0) >= {"headscratcher1", "sniper1"}


@pytest.mark.rule("CM-31")
def test_the_other_half_arriving_shocks_as_well() -> None:
    scene = on("sniper1", "", "", phase="planned", deck="headscratcher1").play("pass")
    assert scene.entry()["risk"] == ["headscratcher1"]
    assert scene.play("pass").status(0) == "out"


@pytest.mark.rule("CM-32")
def test_a_player_who_is_blasted_leaves_and_their_cards_go_to_the_piles() -> None:
    scene = on("headscratcher1 juggler2", "", "", hands=["no-way banana-break"], phase="planned", deck="sniper1")
    scene = scene.play("pass", "pass")
    assert scene.pile("monkeys") == ["juggler2", "sniper1", "headscratcher1"]
    assert sorted(scene.pile("actions")) == ["banana-break", "no-way"]
    assert (scene.row(0), scene.cards(0)) == (set(), 0)
    told = scene.told("explode")[0]
    assert told["cards"] == {"no-way": 1, "banana-break": 1}


@pytest.mark.rule("CM-33", "CM-Q45")
def test_the_last_survivor_wins_at_once_even_if_their_own_fuses_burn() -> None:
    scene = on("headscratcher1", LIT, phase="planned", deck="sniper1").play("pass", "pass")
    assert scene.ended() == ((1,), "survivor")


@pytest.mark.rule("CM-Q45")
def test_the_win_is_checked_after_every_single_explosion() -> None:
    """Misfortune shocks seat 1, then seat 2: after the first explosion one opponent is left, and the game goes on."""
    scene = on("", "headscratcher1", "headscratcher2", hands=["common-misfortune"], deck="sniper1 sniper2")
    scene = scene.play("0 misfortune", "pass", "pass")
    assert (scene.status(1), scene.outcome) == ("out", None)
    scene = scene.play("pass", "pass")
    assert scene.ended() == ((0,), "survivor")


@pytest.mark.rule("CM-45", "CM-Q20")
def test_one_sniper_sets_off_all_headscratchers() -> None:
    scene = on("headscratcher1 headscratcher2", "", "", phase="planned", deck="sniper1").play("pass")
    assert scene.entry()["risk"] == ["headscratcher1", "headscratcher2"]


@pytest.mark.rule("CM-61", "CM-62")
def test_two_headscratchers_and_a_new_sniper_need_two_groundings() -> None:
    scene = on("headscratcher1 headscratcher2", "", "", hands=["grounding grounding"], phase="planned", deck="sniper1")
    one = scene.play("pass", "answer 0 ground headscratcher1", "pass")
    assert (one.window, one.entry()["risk"]) == ("shock", ["headscratcher2"])
    assert one.play("pass").status(0) == "out"
    assert one.play("answer 0 ground headscratcher2", "settle").status(0) == "living"


@pytest.mark.rule("CM-63")
def test_grounding_may_save_another_player() -> None:
    scene = on("headscratcher1", "", "", hands=["", "grounding"], phase="planned", deck="sniper1")
    scene = scene.play("pass", "answer 1 ground headscratcher1", "settle")
    assert scene.status(0) == "living"
    assert scene.grounded(0) == {"headscratcher1"}


@pytest.mark.rule("CM-Q20")
def test_a_grounded_pair_stays_together_and_does_not_explode_again() -> None:
    scene = on("headscratcher1 sniper1", "", "", grounded=["headscratcher1"]).play("0 done", "pass")
    assert (scene.status(0), scene.queue) == ("living", [])
    assert scene.grounded(0) == {"headscratcher1"}


@pytest.mark.rule("CM-Q20")
def test_an_arriving_headscratcher_is_the_only_one_at_risk() -> None:
    scene = on("headscratcher1 sniper1", "", phase="planned", deck="headscratcher2").play("pass")
    assert scene.entry()["risk"] == ["headscratcher2"]


@pytest.mark.rule("CM-Q20")
def test_another_sniper_takes_all_markers_away() -> None:
    scene = on("headscratcher1 sniper1", "", grounded=["headscratcher1"], phase="planned", deck="sniper2").play("pass")
    assert scene.entry()["risk"] == ["headscratcher1"]
    assert scene.grounded(0) == set()


@pytest.mark.rule("CM-Q20")
def test_a_headscratcher_loses_its_marker_with_its_trainer() -> None:
    scene = on("headscratcher1 sniper1", "", "", grounded=["headscratcher1"], hands=["special-delivery banana-break"])
    scene = scene.play("0 deliver headscratcher1 1", "settle")
    assert scene.grounded(1) == set()


@pytest.mark.rule("CM-Q20")
def test_grounding_names_only_a_headscratcher_that_an_impending_shock_puts_at_risk() -> None:
    scene = on("headscratcher1", "headscratcher2", hands=["grounding", "grounding"], phase="planned", deck="sniper1")
    assert scene.legal(0, "ground") == set()
    assert scene.refuses("0 ground headscratcher1").rule == "CM-Q20"
    scene = scene.play("pass")
    assert [scene.legal(seat, "ground") for seat in (0, 1)] == [{"ground headscratcher1"}] * 2
    scene = scene.play("answer 0 ground headscratcher1")
    assert scene.legal(1, "ground") == {"ground headscratcher1"}


@pytest.mark.rule("CM-Q20")
def test_under_the_other_setting_markers_go_when_a_round_begins_and_the_pair_shocks_again() -> None:
    rows = ("sniper1 headscratcher1", "sniper2 headscratcher2", "")
    start = on(*rows, grounded=["headscratcher1", "headscratcher2"], hands=["banana-break", "", "grounding grounding"],
               **settings(grounding_lasts="round"))  # fmt: skip
    scene = start.play("0 done", "pass")
    assert (scene.phase, scene.window, scene.queue) == ("shocks", "shock", ["1 shock"])
    scene = scene.play("answer 2 ground headscratcher2", "pass")
    assert (scene.queue, scene.entry()["risk"]) == (["0 shock"], ["headscratcher1"])
    saved = scene.play("answer 2 ground headscratcher1", "pass")
    assert (saved.active, saved.phase) == (1, "planned")
    assert [saved.status(seat) for seat in range(3)] == ["living"] * 3
    lost = scene.play("pass")
    assert (lost.status(0), lost.active, lost.phase) == ("out", 1, "planned")


@pytest.mark.rule("CM-Q20")
def test_under_the_other_setting_a_player_who_blows_up_at_the_start_of_their_round_has_none() -> None:
    scene = on("", "sniper1 headscratcher1", "", **settings(grounding_lasts="round")).play("0 done", "pass", "pass")
    assert (scene.status(1), scene.active) == ("out", 2)


@pytest.mark.rule("CM-Q21")
def test_breaking_up_the_pair_within_the_window_saves_the_player_too() -> None:
    start = on("headscratcher1", "", hands=["great-escape"], phase="planned", deck="sniper1").play("pass")
    for monkey in ("headscratcher1", "sniper1"):
        scene = start.play(f"answer 0 escape {monkey}", "pass")
        assert (scene.status(0), scene.queue, scene.window) == ("living", [], "phase")


@pytest.mark.rule("CM-Q21")
def test_when_the_arriving_monkey_leaves_its_shock_leaves_too_even_if_another_sniper_is_there() -> None:
    rows = ("headscratcher1 sniper1", "", "")
    start = on(*rows, grounded=["headscratcher1"], hands=["great-escape"], phase="planned", deck="sniper2").play("pass")
    scene = start.play("answer 0 escape sniper2", "pass")
    assert (scene.status(0), scene.row(0), scene.queue) == ("living", {"headscratcher1", "sniper1"}, [])


@pytest.mark.rule("CM-Q22")
def test_a_sniper_both_kills_and_defuses_and_the_shock_comes_first() -> None:
    scene = on(
        f"{('pyromaniac1 juggler1')} headscratcher1", "", "", hands=["grounding"], phase="planned", deck="sniper1"
    )
    assert scene.play("pass", "pass").told("explode")[0]["cause"] == "shock"
    saved = scene.play("pass", "answer 0 ground headscratcher1", "settle")
    assert saved.player(0)["pair"] is True
    assert saved.player(0)["lit"] is False


@pytest.mark.rule("CM-Q20")
def test_under_the_other_setting_shocks_come_one_by_one_from_the_active_player_on() -> None:
    rows = [f"sniper{number} headscratcher{number}" for number in (1, 2, 3)]
    hands = ["grounding", "grounding", "grounding"]
    scene = on(*rows, hands=hands, phase="ending", active=2, **settings(grounding_lasts="round")).play("pass")
    for seat in range(3):
        assert (scene.queue, scene.active) == ([f"{seat} shock"], 0)
        scene = scene.play(f"answer {seat} ground headscratcher{seat + 1}", "pass")
    assert (scene.queue, scene.phase) == ([], "planned")
