"""Reaction windows: when they open, who is asked, in which order, and what nobody learns (CM-Q2, CM-Q3, CM-Q4)."""

import pytest

from vervet.games.cheeky_monkeys.actions import PASS

from ..scene import on, settings

QUICK = "no-way grounding closed-for-holiday soggy-fuses great-escape"


@pytest.mark.rule("CM-Q2")
def test_a_window_opens_when_an_action_card_is_announced_before_its_first_step() -> None:
    scene = on("", "", hands=["common-misfortune"], deck="juggler1").play("0 misfortune")
    assert scene.window == "announced"
    assert scene.row(1) == set()
    assert scene.play("pass").row(1) == {"juggler1"}


@pytest.mark.rule("CM-Q2")
def test_a_window_opens_when_an_arrival_effect_is_announced_before_its_first_step() -> None:
    scene = on("", "", phase="planned", deck="shaman1 juggler1 juggler2").play("pass")
    assert scene.window == "arrival"
    assert scene.row(0) == {"shaman1"}


@pytest.mark.rule("CM-Q2")
@pytest.mark.parametrize("monkey", ["juggler1", "pyromaniac1", "sniper1", "headscratcher1"])
def test_a_monkey_without_an_effect_opens_no_window_of_its_own(monkey: str) -> None:
    scene = on("", "", phase="planned", deck=monkey).play("pass")
    assert (scene.window, scene.queue) == ("phase", [])


@pytest.mark.rule("CM-Q2")
def test_a_window_opens_between_two_steps_but_not_after_the_last() -> None:
    scene = on("", "", hands=["banana-break"], actions="no-way no-way").play("0 break", "pass")
    assert (scene.window, scene.cards(0)) == ("step", 1)
    scene = scene.play("pass")
    assert (scene.queue, scene.cards(0)) == ([], 2)


@pytest.mark.rule("CM-Q2")
def test_no_window_opens_between_steps_when_no_further_step_is_possible() -> None:
    """Seat 1 is closed, so seat 0's Misfortune has only seat 2 left, and after it nobody."""
    closed = [{"card": "closed-for-holiday", "seat": 1, "by": 1, "number": 1}]
    scene = on("", "", "", hands=["common-misfortune"], deck="juggler1", lasting=closed).play("0 misfortune", "pass")
    assert scene.queue == []
    assert scene.row(2) == {"juggler1"}


@pytest.mark.rule("CM-Q2")
def test_the_window_between_steps_waits_for_all_that_the_step_set_off() -> None:
    scene = on("", "", "", hands=["common-misfortune"], deck="shaman1 juggler1 juggler2 pyromaniac1")
    scene = scene.play("0 misfortune", "pass")
    assert (scene.window, scene.queue) == ("arrival", ["1 shaman", "0 common-misfortune"])
    scene = scene.play("pass", "pass", "pass", "pass")
    assert (scene.window, scene.queue) == ("step", ["0 common-misfortune"])


@pytest.mark.rule("CM-Q2")
def test_a_window_opens_on_an_impending_shock() -> None:
    scene = on("headscratcher1", "", phase="planned", deck="sniper1").play("pass")
    assert (scene.window, scene.queue) == ("shock", ["0 shock"])
    assert scene.entry()["risk"] == ["headscratcher1"]


@pytest.mark.rule("CM-Q2", "CM-Q3")
def test_a_round_has_three_windows_between_its_phases_and_one_at_its_end() -> None:
    scene = on("", "", phase="planning", deck="juggler1")
    windows = []
    for line in ("0 done", "pass", "pass", "pass", "0 done"):
        scene = scene.play(line)
        windows.append((scene.phase, scene.window))
    assert windows == [
        ("planned", "phase"),
        ("got", "phase"),
        ("drew", "phase"),
        ("training", None),
        ("ending", "end"),
    ]


@pytest.mark.rule("CM-Q3")
def test_everybody_still_playing_is_asked_at_once_whatever_they_hold() -> None:
    scene = on("", "", "", "", hands=["", "banana-break", QUICK, ""], living=[0, 1, 2], phase="planned")
    assert scene.asked == [0, 1, 2]
    assert [scene.legal(seat) for seat in (0, 1, 3)] == [{"pass"}, {"pass"}, set()]
    assert scene.legal(2) == {"pass", "close", "soggy 0", "soggy 1", "soggy 2"}


@pytest.mark.rule("CM-Q3")
def test_the_order_begins_after_the_opener_who_comes_last() -> None:
    scene = on("", "", "", "", active=1, phase="planned")
    assert scene.order == [2, 3, 0, 1]


@pytest.mark.rule("CM-Q3")
def test_whoever_played_a_card_opens_its_window() -> None:
    scene = on("", "", "", hands=["", "", "soggy-fuses"], phase="planned").play("answer 2 soggy 0")
    assert (scene.window, scene.order) == ("announced", [0, 1, 2])


@pytest.mark.rule("CM-Q3")
def test_the_trainer_of_an_arriving_monkey_opens_its_window() -> None:
    scene = on("", "", "", hands=["common-misfortune"], deck="shaman1").play("0 misfortune", "pass")
    assert (scene.queue[0], scene.order) == ("1 shaman", [2, 0, 1])


@pytest.mark.rule("CM-Q3")
def test_in_a_shock_the_endangered_player_comes_first() -> None:
    scene = on("", "headscratcher1", "", hands=["common-misfortune"], deck="sniper1").play("0 misfortune", "pass")
    assert (scene.window, scene.order) == ("shock", [1, 2, 0])


@pytest.mark.rule("CM-Q3")
def test_at_the_end_of_a_round_the_active_player_comes_first() -> None:
    assert on("", "", "", active=1).play("1 done").order == [1, 2, 0]


@pytest.mark.rule("CM-Q3")
def test_the_first_in_order_who_wants_to_play_plays_and_the_others_keep_their_cards() -> None:
    scene = on("", "", "", hands=["soggy-fuses", "soggy-fuses", "soggy-fuses"], phase="planned")
    scene = scene.play("answer 0 soggy 1, 2 soggy 2")
    assert scene.queue == ["2 soggy-fuses"]
    assert [scene.cards(seat) for seat in range(3)] == [1, 1, 0]
    assert scene.entry()["other"] == 2


@pytest.mark.rule("CM-Q3")
def test_other_answers_are_dropped_unseen() -> None:
    start = on("", "", "", hands=["soggy-fuses", "soggy-fuses", "closed-for-holiday"], phase="planned")
    one = start.play("answer 0 soggy 1, 1 soggy 0, 2 close")
    other = start.play("answer 1 soggy 0")
    for viewer in (0, 1, 2, None):
        assert one.view(viewer) == other.view(viewer)
        assert [event.to_json() for event in one.events if event.visible_to(viewer)] == [
            event.to_json() for event in other.events if event.visible_to(viewer)
        ]


@pytest.mark.rule("CM-Q3")
def test_the_same_window_opens_again_when_the_card_has_left_the_queue() -> None:
    scene = on("", "", "", hands=["", "soggy-fuses", ""], phase="planned").play("answer 1 soggy 0")
    assert scene.window == "announced"
    scene = scene.play("pass")
    assert (scene.window, scene.phase, scene.asked) == ("phase", "planned", [0, 1, 2])
    assert scene.play("pass").phase == "got"


@pytest.mark.rule("CM-Q3")
def test_a_window_is_over_only_when_all_have_passed_since_it_last_opened() -> None:
    scene = on("", "", hands=["soggy-fuses", "soggy-fuses"], phase="planned", deck="juggler1")
    scene = scene.play("answer 0 soggy 0", "pass", "answer 1 soggy 0", "pass")
    assert (scene.window, scene.phase, scene.row(0)) == ("phase", "planned", set())


@pytest.mark.rule("CM-Q3")
def test_a_shock_window_does_not_open_again_once_nobody_is_at_risk() -> None:
    scene = on("headscratcher1", "", hands=["grounding"], phase="planned", deck="sniper1")
    scene = scene.play("pass", "answer 0 ground headscratcher1", "pass")
    assert (scene.queue, scene.phase, scene.status(0)) == ([], "got", "living")


@pytest.mark.rule("CM-Q3")
def test_nobody_sees_who_has_answered_what_until_the_window_closes() -> None:
    before = on("", "", "", hands=[QUICK, QUICK, QUICK], phase="planned")
    after = before.play("1 close")
    assert after.asked == [0, 2]
    assert after.events == []
    for viewer in (0, 2, None):
        assert after.view(viewer) == before.view(viewer)
        assert after.state.waited_for(viewer) == before.state.waited_for(viewer) == 0b111
    assert after.state.waited_for(1) == 0b101
    window = after.view(1)["window"]
    assert isinstance(window, dict) and window["answered"] is True


@pytest.mark.rule("CM-Q3")
def test_answers_are_read_by_nobody_else() -> None:
    scene = on("", "", phase="planned")
    assert scene.state.witnesses(1, PASS) == 0b10


@pytest.mark.rule("CM-Q3")
def test_an_answer_can_be_given_once() -> None:
    assert on("", "", phase="planned").play("1 pass").refuses("1 pass").reason == "cheeky-answered"


@pytest.mark.rule("CM-Q3")
def test_a_table_may_ask_only_those_who_can_answer() -> None:
    scene = on("juggler1", "", "", hands=["great-escape banana-break", "grounding", "soggy-fuses"],
               **settings(windows="able"))  # fmt: skip
    scene = scene.play("0 done")
    assert (scene.window, scene.asked, scene.order) == ("end", [0, 2], [0, 2])


@pytest.mark.rule("CM-Q3")
def test_such_a_table_opens_no_window_when_nobody_can_answer() -> None:
    scene = on("", "", "", hands=["banana-break", "grounding", "no-way"], **settings(windows="able")).play("0 done")
    assert (scene.active, scene.phase, scene.window) == (1, "planning", None)


@pytest.mark.rule("CM-Q4", "CM-21")
def test_cheeky_cards_are_played_only_in_ones_own_turn_with_an_empty_queue() -> None:
    cheeky = "tactical-exchange sanitary-check common-misfortune special-delivery banana-break"
    scene = on("juggler1", "juggler2", hands=[cheeky, cheeky])
    assert {line.split()[0] for line in scene.legal(0)} == {
        "done",
        "exchange",
        "check",
        "misfortune",
        "deliver",
        "break",
    }
    scene = scene.play("0 break")
    assert [scene.legal(0), scene.legal(1)] == [{"pass"}, {"pass"}]
    assert scene.refuses("1 break").rule == "CM-Q4"


@pytest.mark.rule("CM-22", "CM-Q3")
def test_quick_cards_can_be_played_in_others_rounds() -> None:
    scene = on("", "juggler1", hands=["banana-break", QUICK]).play("0 break")
    assert scene.legal(1) == {"pass", "noway", "close", "soggy 0", "soggy 1", "escape juggler1"}


@pytest.mark.rule("CM-Q3")
def test_an_opener_who_is_out_is_not_asked_but_the_order_still_begins_after_them() -> None:
    queue = [{"what": "common-misfortune", "seat": 1, "stage": "between", "step": 1, "number": 1}]
    scene = on("", "", "", "", hands=["", "", "", ""], living=[0, 2, 3], phase="planning", queue=queue)
    assert scene.order == [2, 3, 0]
