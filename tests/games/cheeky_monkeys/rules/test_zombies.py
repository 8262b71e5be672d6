"""The Zombie Invasion (CM-67 to CM-73, CM-Q48, CM-Q52 to CM-Q59, CM-H5 to CM-H9)."""

import pytest

from vervet.core.option import OptionError

from ..scene import begin, on, settings, undead

ALL = settings(zombies=True)
FOUR = "head1 body1 arms1 legs1"


@pytest.mark.rule("CM-67")
def test_a_player_who_explodes_becomes_a_zombie_and_keeps_playing() -> None:
    scene = on("headscratcher1", "", "", phase="planned", deck="sniper1", **ALL).play("pass", "pass")
    assert scene.status(0) == "zombie"
    scene = scene.play("1 done", "settle")
    assert 0 in scene.asked or scene.active != 0


@pytest.mark.rule("CM-68", "CM-Q56")
def test_a_new_zombie_discards_everything_and_their_turn_ends() -> None:
    scene = on("headscratcher1 juggler1", "", "", hands=["no-way"], phase="planned", deck="sniper1", **ALL)
    scene = scene.play("pass", "pass")
    assert (scene.row(0), scene.cards(0), scene.active) == (set(), 0, 1)
    assert set(scene.pile()) == {"headscratcher1", "juggler1", "sniper1"}


@pytest.mark.rule("CM-Q56")
def test_a_zombie_draws_one_action_card_a_turn() -> None:
    scene = undead("", "", "", zombies=[0], hands=[""], phase="got", actions="no-way").play("pass")
    assert scene.hand(0) == {"no-way": 1}


@pytest.mark.rule("CM-69", "CM-Q52")
def test_a_zombie_takes_from_the_zombie_deck_in_place_of_the_monkey() -> None:
    scene = undead("", "", "", zombies=[0], phase="planned", deck="juggler1", zombie_deck="head1").play("pass")
    assert scene.row(0) == {"head1"}
    assert (scene.deck("zombies")["size"], scene.deck()["size"]) == (54, 60)
    assert scene.phase == "got"


@pytest.mark.rule("CM-Q53")
def test_other_effects_bring_a_zombie_monkeys() -> None:
    scene = undead("", "", "", zombies=[1], hands=["common-misfortune banana-break"], deck="juggler1 juggler2")
    assert scene.play("0 misfortune", "settle").row(1) == {"juggler1"}


@pytest.mark.rule("CM-70", "CM-Q54")
def test_zombie_cards_are_given_taken_and_swapped_like_monkeys() -> None:
    hands = ["special-delivery tactical-exchange great-escape banana-break"]
    scene = undead("head1", "juggler1", "", zombies=[2], hands=hands)
    assert "deliver head1 1" in scene.legal(0)
    assert "exchange juggler1 head1" in scene.legal(0)
    scene = scene.play("0 escape head1", "settle")
    assert (scene.pile("zombies"), scene.pile("monkeys")) == (["head1"], [])


@pytest.mark.rule("CM-53", "CM-Q54")
def test_a_destroyer_gives_zombie_cards_away_too() -> None:
    scene = undead("head1", "", "", zombies=[2], hands=[""], phase="planned", deck="destroyer1").play("pass", "pass")
    assert "gift head1 1" in scene.legal(0)
    assert scene.play("0 gift head1 1").row(1) == {"head1"}


@pytest.mark.rule("CM-Q29", "CM-Q54")
def test_a_zombie_card_that_has_left_is_no_longer_given_by_the_destroyer() -> None:
    queue = [{"what": "destroyer", "seat": 0, "monkey": "destroyer1", "stage": "between", "step": 1}]
    hands = ["great-escape", "", ""]
    row = "head1 juggler1 destroyer1"
    scene = undead(row, "", "", zombies=[2], hands=hands, phase="got", queue=queue, asked=[0, 1, 2])
    scene = scene.play("answer 0 escape head1", "pass")
    assert scene.entry()["rest"] == ["juggler1"]


@pytest.mark.rule("CM-70")
def test_living_players_may_hold_zombie_cards() -> None:
    scene = undead("head1", "", "", zombies=[0], hands=["special-delivery banana-break"])
    scene = scene.play("0 deliver head1 1", "settle")
    assert (scene.row(1), scene.status(1)) == ({"head1"}, "living")


@pytest.mark.rule("CM-Q54")
def test_a_closed_player_receives_no_zombie_card() -> None:
    closed = [{"card": "closed-for-holiday", "seat": 0, "by": 0, "number": 1}]
    scene = undead("", "", "", zombies=[0], phase="planned", zombie_deck="head1", lasting=closed).play("pass")
    assert scene.row(0) == set()


@pytest.mark.rule("CM-Q40", "CM-Q54")
def test_a_sanitary_check_uses_the_deck_with_the_same_back() -> None:
    scene = undead("head1", "", "", zombies=[0], hands=["sanitary-check banana-break"], zombie_deck="tail1")
    scene = scene.play("0 check head1", "settle")
    assert (scene.row(0), scene.top("zombies"), scene.top("monkeys")) == ({"tail1"}, ["head1"], [])


@pytest.mark.rule("CM-71")
def test_a_zombie_who_explodes_discards_everything_ends_their_round_and_stays_a_zombie() -> None:
    scene = undead("pyromaniac1 juggler1 head1", "", "", zombies=[0]).play("0 done", "pass")
    assert (scene.status(0), scene.row(0), scene.active) == ("zombie", set(), 1)
    assert scene.told("zombie")[0]["rule"] == "CM-71"


@pytest.mark.rule("CM-72", "CM-Q55", "CM-H5")
def test_a_zombie_with_five_different_parts_and_two_living_opponents_wins() -> None:
    scene = undead(FOUR, "", "", zombies=[0], phase="planned", zombie_deck="tail3").play("pass")
    assert scene.ended() == ((0,), "legendary")


@pytest.mark.rule("CM-Q55", "CM-H5")
def test_five_parts_that_are_not_all_different_win_nothing() -> None:
    scene = undead(FOUR, "", "", zombies=[0], phase="planned", zombie_deck="head2").play("pass")
    assert scene.outcome is None
    assert scene.player(0)["parts"] == ["head", "body", "arms", "legs"]


@pytest.mark.rule("CM-Q55")
def test_the_living_can_hoard_parts_but_not_win_with_them() -> None:
    scene = undead("tail1", FOUR, "", "", zombies=[0], hands=["special-delivery banana-break"])
    assert scene.play("0 deliver tail1 1", "settle").outcome is None


@pytest.mark.rule("CM-Q55")
def test_parts_are_checked_on_every_arrival_even_of_a_given_one() -> None:
    scene = undead(FOUR, "tail1", "", zombies=[0], active=1, hands=["", "special-delivery"])
    assert scene.play("1 deliver tail1 0", "pass").ended() == ((0,), "legendary")


@pytest.mark.rule("CM-73", "CM-Q57")
def test_when_all_but_one_are_zombies_that_one_wins_at_once() -> None:
    scene = undead("pyromaniac1 juggler1", "", "", zombies=[2]).play("0 done", "pass")
    assert scene.ended() == ((1,), "last-living")


@pytest.mark.rule("CM-Q57")
def test_zombies_count_as_other_players_for_every_effect() -> None:
    scene = undead("", "juggler1", "juggler2", zombies=[1], phase="planned", deck="tempter1").play(
        "pass", "pass", "pass"
    )
    assert scene.row(0) == {"juggler1", "juggler2"}
    assert undead("", "", "", zombies=[1], phase="planned").asked == [0, 1, 2]


@pytest.mark.rule("CM-Q48")
def test_the_expansion_needs_three_players() -> None:
    with pytest.raises(OptionError, match=r"\(CM-Q48\)"):
        begin(players=2, zombies=True)
    assert begin(players=3, zombies=True).deck("zombies")["size"] == 55


@pytest.mark.rule("CM-Q58")
def test_a_player_who_explodes_in_anothers_round_discards_and_no_round_ends() -> None:
    scene = on("", "headscratcher1", "", hands=["common-misfortune banana-break"], deck="sniper1 juggler1", **ALL)
    scene = scene.play("0 misfortune", "pass", "pass")
    assert (scene.status(1), scene.active, scene.queue) == ("zombie", 0, ["0 common-misfortune"])
    scene = scene.play("settle")
    assert (scene.active, scene.phase, scene.row(2)) == (0, "training", {"juggler1"})


@pytest.mark.rule("CM-Q59")
def test_whichever_win_comes_first_counts() -> None:
    """Seat 1's Tempter would take the deadly Sniper after the part that would make it win."""
    queue = [{"what": "tempter", "seat": 1, "monkey": "tempter1", "stage": "between", "step": 0}]
    rows = ("sniper1", f"tempter1 {FOUR} headscratcher1", "tail1", "")
    scene = undead(*rows, zombies=[1], active=2, hands=["", "", "banana-break", ""], queue=queue)
    assert scene.play("pass").ended() == ((1,), "legendary")


@pytest.mark.rule("CM-Q43")
def test_closed_on_a_new_zombie_lasts_to_the_end_of_the_round() -> None:
    lasting = [{"card": "closed-for-holiday", "seat": 1, "by": 1, "number": 1}]
    queue = [{"what": "shock", "seat": 1, "monkey": "sniper1"}]
    scene = on("", "sniper1 headscratcher1", "", queue=queue, lasting=lasting, **ALL).play("pass")
    assert (scene.status(1), scene.closed()) == ("zombie", [1])


@pytest.mark.rule("CM-H6")
def test_a_grave_digger_brings_two_more_zombie_cards_one_at_a_time_and_stays() -> None:
    scene = undead("", "", "", zombies=[0], phase="planned", zombie_deck="digger1 head1 tail1").play("pass")
    assert (scene.window, scene.queue) == ("arrival", ["0 digger"])
    scene = scene.play("pass")
    assert scene.row(0) == {"digger1", "head1"}
    assert scene.play("pass").row(0) == {"digger1", "head1", "tail1"}


@pytest.mark.rule("CM-H7")
def test_a_body_snatcher_takes_a_part_from_another_player_or_the_discards() -> None:
    piles = {"zombies": ["legs1", "digger2"]}
    scene = undead("", "head1 digger1", "", zombies=[0], phase="planned", zombie_deck="snatcher1", piles=piles)
    scene = scene.play("pass", "pass")
    assert scene.choice == "0 snatch"
    assert scene.legal(0) == {"snatch head1", "snatch legs1"}
    one = scene.play("0 snatch head1")
    assert (one.row(0), one.row(1)) == ({"head1"}, {"digger1"})
    other = scene.play("0 snatch legs1")
    assert (other.row(0), other.pile("zombies")) == ({"legs1"}, ["digger2", "snatcher1"])


@pytest.mark.rule("CM-H7")
def test_a_body_snatcher_must_take_the_only_part() -> None:
    scene = undead("", "head1", "", zombies=[0], phase="planned", zombie_deck="snatcher1").play("pass", "pass")
    assert (scene.row(0), scene.pile("zombies"), scene.queue) == ({"head1"}, ["snatcher1"], [])


@pytest.mark.rule("CM-H7")
def test_a_body_snatcher_without_a_part_to_take_is_just_discarded() -> None:
    scene = undead("", "", "", zombies=[0], phase="planned", zombie_deck="snatcher1").play("pass", "pass")
    assert (scene.row(0), scene.pile("zombies")) == (set(), ["snatcher1"])


@pytest.mark.rule("CM-H7")
def test_the_body_snatcher_of_a_closed_trainer_takes_none() -> None:
    scene = undead("", "head1", "", zombies=[0], phase="planned", zombie_deck="snatcher1", hands=["closed-for-holiday"])
    scene = scene.play("pass", "answer 0 close", "pass", "pass")
    assert (scene.row(0), scene.row(1), scene.pile("zombies")) == (set(), {"head1"}, ["snatcher1"])


@pytest.mark.rule("CM-H7", "CM-72")
def test_a_snatched_part_may_win() -> None:
    scene = undead(FOUR, "tail1", "", zombies=[0], phase="planned", zombie_deck="snatcher1").play("pass", "pass")
    assert scene.ended() == ((0,), "legendary")


@pytest.mark.rule("CM-H8")
def test_a_brain_eater_makes_every_other_player_discard_a_card_of_their_choice() -> None:
    hands = ["no-way", "no-way grounding", "soggy-fuses"]
    scene = undead("", "", "", zombies=[0], phase="planned", zombie_deck="eater1", hands=hands).play("pass", "pass")
    assert scene.choice == "1 discard"
    assert scene.legal(1) == {"discard no-way", "discard grounding"}
    scene = scene.play("1 discard grounding")
    assert (scene.window, scene.pile("actions")) == ("step", ["grounding"])
    scene = scene.play("pass")
    assert (scene.queue, scene.pile("actions")) == ([], ["grounding", "soggy-fuses"])
    assert (scene.pile("zombies"), scene.cards(0)) == (["eater1"], 1)


@pytest.mark.rule("CM-H8")
def test_a_player_with_two_identical_cards_is_asked_all_the_same() -> None:
    hands = ["", "no-way no-way", ""]
    scene = undead("", "", "", zombies=[0], phase="planned", zombie_deck="eater1", hands=hands).play("pass", "pass")
    assert (scene.choice, scene.legal(1)) == ("1 discard", {"discard no-way"})


@pytest.mark.rule("CM-H9")
@pytest.mark.parametrize("row", ["undead-pyromaniac1 juggler1", "pyromaniac1 undead-juggler1",
                                 "undead-pyromaniac2 undead-juggler2"])  # fmt: skip
def test_undead_pyromaniac_and_juggler_count_like_living_ones(row: str) -> None:
    scene = undead(row, "", "", "", zombies=[3])
    assert scene.player(0)["lit"] is True
    assert scene.play("0 done", "pass").status(0) == "zombie"


@pytest.mark.rule("CM-Q8")
def test_zombie_cards_trigger_at_most_once_a_round_for_the_same_trainer() -> None:
    spent = [["digger1"], [], []]
    scene = undead("", "", "", zombies=[0], phase="planned", zombie_deck="digger1", spent=spent).play("pass")
    assert (scene.queue, scene.row(0)) == ([], {"digger1"})


@pytest.mark.rule("CM-Q8", "CM-Q18")
def test_in_the_next_round_zombie_cards_and_monkeys_trigger_again() -> None:
    spent = [["digger1", "shaman1"], [], []]
    scene = undead("digger1 shaman1", "", "", zombies=[2], phase="ending", spent=spent)
    assert scene.play("pass").position["spent"] == [[], [], []]
