"""The queue of effects (CM-34 to CM-40, CM-Q1, CM-Q6, CM-Q7, CM-Q8, CM-Q24, CM-Q32)."""

import pytest

from vervet.core.game import PositionError

from ..scene import CHEEKY, Scene, on, settings


def shaman_on_misfortune() -> Scene:
    deck = "shaman1 shaman2 juggler1 juggler2 pyromaniac1 pyromaniac2"
    return on("", "", "", hands=["common-misfortune", "", ""], deck=deck).play("0 misfortune", "pass")


@pytest.mark.rule("CM-34", "CM-Q1")
def test_effects_overlap_into_a_queue_newest_first() -> None:
    scene = shaman_on_misfortune().play("pass")
    assert scene.queue == ["1 shaman", "1 shaman", "0 common-misfortune"]
    assert [scene.entry(place)["monkey"] for place in range(3)] == ["shaman2", "shaman1", None]


@pytest.mark.rule("CM-Q1")
def test_every_entry_tells_its_source_its_stage_and_the_steps_to_come() -> None:
    scene = shaman_on_misfortune().play("pass")
    assert [scene.entry(place)["stage"] for place in range(3)] == ["announced", "behind", "behind"]
    assert scene.entry(0)["left"] == ["monkey", "monkey", "card", "card"]
    assert scene.entry(1)["left"] == ["monkey", "card", "card"]
    assert scene.entry(2)["left"] == ["monkey 2"]


@pytest.mark.rule("CM-Q1")
def test_the_queue_is_part_of_the_state_and_of_its_position_file() -> None:
    scene = shaman_on_misfortune().play("pass")
    again = Scene(CHEEKY.load(scene.state.position()))
    assert again.queue == scene.queue
    assert again.state.hash() == scene.state.hash() == scene.state.copy().hash()
    assert again.play("settle").position == scene.play("settle").position


@pytest.mark.rule("CM-35")
def test_a_new_monkey_or_a_quick_card_is_enforced_at_once() -> None:
    scene = on("", "", "", hands=["banana-break", "soggy-fuses", ""], actions="no-way no-way")
    scene = scene.play("0 break", "pass", "answer 1 soggy 2")
    assert scene.queue == ["1 soggy-fuses", "0 banana-break"]
    scene = scene.play("pass")
    assert (scene.soggy(), scene.cards(0)) == ([2], 1)


@pytest.mark.rule("CM-36")
def test_when_it_is_done_play_goes_on_where_it_left_off() -> None:
    scene = on("", "", "", hands=["banana-break", "soggy-fuses", ""], actions="no-way grounding")
    scene = scene.play("0 break", "pass", "answer 1 soggy 2", "pass", "pass")
    assert scene.hand(0) == {"no-way": 1, "grounding": 1}


@pytest.mark.rule("CM-37")
def test_only_when_all_effects_are_complete_does_the_game_go_on() -> None:
    scene = on("", "", phase="planned", deck="shaman1 shaman2 juggler1 juggler2 pyromaniac1").play("pass")
    phases = set()
    while scene.queue:
        phases.add(scene.phase)
        scene = scene.play("pass")
    assert phases == {"got"}
    assert scene.arrivals() == [] or scene.arrivals()[-1] != "0 juggler2"
    assert scene.row(0) == {"shaman1", "shaman2", "juggler1", "juggler2", "pyromaniac1"}


@pytest.mark.rule("CM-37")
def test_effects_are_worked_off_from_the_newest_card_backwards() -> None:
    scene = on("", "", phase="planned", deck="shaman1 shaman2 juggler1 juggler2 pyromaniac1").play("settle")
    over = [event["monkey"] for event in scene.told("over")]
    assert over == ["shaman2", "shaman1"]
    assert scene.arrivals()[:5] == ["0 shaman1", "0 shaman2", "0 juggler1", "0 juggler2", "0 pyromaniac1"]


@pytest.mark.rule("CM-38")
def test_the_effect_of_a_removed_monkey_stops_at_once_and_leaves_the_queue() -> None:
    scene = on("", "", hands=["great-escape", ""], phase="planned", deck="shaman1 juggler1 juggler2")
    scene = scene.play("pass", "pass", "answer 0 escape shaman1", "pass")
    assert (scene.queue, scene.row(0), scene.window) == ([], {"juggler1"}, "phase")
    assert scene.pile() == ["shaman1"]


@pytest.mark.rule("CM-39", "CM-Q32")
def test_monkeys_enter_one_at_a_time() -> None:
    scene = on("", "", phase="planned", deck="shaman1 juggler1 juggler2").play("pass", "pass")
    assert scene.row(0) == {"shaman1", "juggler1"}
    assert scene.play("pass").row(0) == {"shaman1", "juggler1", "juggler2"}


@pytest.mark.rule("CM-40", "CM-Q7")
def test_the_next_monkey_enters_only_when_the_effects_of_the_previous_one_are_resolved() -> None:
    scene = shaman_on_misfortune().play("settle")
    assert scene.arrivals() == ["1 shaman2", "1 juggler1", "1 juggler2", "1 pyromaniac1", "2 pyromaniac2"]


@pytest.mark.rule("CM-Q6")
def test_a_card_that_needs_a_target_cannot_be_played_without_one() -> None:
    scene = on("", "", hands=["great-escape special-delivery tactical-exchange sanitary-check grounding no-way"])
    assert scene.legal(0) == {"done"}


@pytest.mark.rule("CM-Q6")
def test_a_card_without_targets_can_always_be_played() -> None:
    closed = [{"card": "closed-for-holiday", "seat": seat, "by": seat, "number": seat + 1} for seat in (0, 1)]
    scene = on("", "", hands=["closed-for-holiday common-misfortune banana-break"], lasting=closed)
    assert scene.legal(0) == {"done", "close", "misfortune", "break"}
    assert scene.play("0 misfortune", "pass").queue == []


@pytest.mark.rule("CM-Q6")
def test_a_card_does_nothing_when_its_monkey_has_left_its_trainer() -> None:
    scene = on("juggler1", "juggler2", hands=["sanitary-check banana-break", "great-escape"], deck="pyromaniac1")
    scene = scene.play("0 check juggler2", "answer 1 escape juggler2", "settle")
    assert scene.told("fizzle")[0]["card"] == "sanitary-check"
    assert (scene.row(1), scene.top()) == (set(), [])


@pytest.mark.rule("CM-Q8")
def test_a_monkey_triggers_at_most_once_in_a_round_for_the_same_trainer() -> None:
    scene = on("shaman1", "juggler1", hands=["tactical-exchange banana-break"], spent=[[], ["shaman1"]])
    scene = scene.play("0 exchange juggler1 shaman1", "settle")
    assert [event["monkey"] for event in scene.told("held-back")] == ["shaman1"]
    assert scene.row(1) == {"shaman1"}


@pytest.mark.rule("CM-Q8")
def test_a_held_back_monkey_opens_no_window() -> None:
    scene = on("tempter1", "juggler1", hands=["special-delivery banana-break"], spent=[[], ["tempter1"]])
    scene = scene.play("0 deliver tempter1 1", "pass")
    assert (scene.queue, scene.window, scene.row(1)) == ([], None, {"tempter1", "juggler1"})


@pytest.mark.rule("CM-Q8")
def test_it_triggers_again_for_another_trainer_and_in_another_round() -> None:
    scene = on("shaman1", "", hands=["special-delivery banana-break"], spent=[["shaman1"], []])
    assert scene.play("0 deliver shaman1 1", "pass").queue == ["1 shaman", "0 special-delivery"]
    later = on("shaman1", "", spent=[["shaman1"], []]).play("0 done", "pass")
    assert later.position["spent"] == [[], []]


@pytest.mark.rule("CM-Q8")
def test_past_the_limit_of_arrivals_no_effect_triggers_any_more_that_round() -> None:
    hands = ["common-misfortune banana-break", ""]
    for before, triggered in ((499, True), (500, False)):
        scene = on("", "", hands=hands, deck="shaman1", arrivals=before).play("0 misfortune", "pass")
        assert (scene.queue[:1] == ["1 shaman"]) is triggered


@pytest.mark.rule("CM-Q8")
def test_shocks_are_never_suppressed() -> None:
    scene = on("headscratcher1", "", phase="planned", deck="sniper1", arrivals=9, **settings(arrival_limit=1))
    assert scene.play("pass").queue == ["0 shock"]


@pytest.mark.rule("CM-Q8")
def test_the_count_of_arrivals_begins_anew_with_every_round() -> None:
    assert on("", "", arrivals=600).play("0 done", "pass").view()["arrivals"] == 0


@pytest.mark.rule("CM-Q24")
def test_a_monkey_that_changes_trainers_in_mid_effect_triggers_afresh_for_the_new_one() -> None:
    """A Tempter arrives during a Shaman's effect, and the Shaman's trainer must give the Shaman away."""
    queue = [
        {"what": "tempter", "seat": 1, "monkey": "tempter1", "stage": "between", "step": 0},
        {"what": "shaman", "seat": 0, "monkey": "shaman1", "stage": "behind", "step": 1},
    ]
    scene = on("shaman1", "tempter1", hands=["", ""], phase="got", queue=queue, deck="juggler1 juggler2")
    scene = scene.play("pass")
    assert scene.queue == ["1 shaman", "1 tempter"]
    assert scene.row(1) == {"shaman1", "tempter1"}
    assert scene.entry()["step"] == 0


def test_an_impossible_queue_is_refused() -> None:
    with pytest.raises(PositionError, match="expected a shaman in front of seat 0"):
        on("", "", queue=[{"what": "shaman", "seat": 0, "monkey": "shaman1"}])
