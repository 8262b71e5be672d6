"""Explosions in the middle of things (CM-32, CM-Q42 to CM-Q45)."""

import pytest

from ..scene import on


@pytest.mark.rule("CM-Q42")
def test_the_effects_of_an_eliminated_players_monkeys_leave_the_queue() -> None:
    scene = on("headscratcher1", "", "", phase="planned", deck="shaman1 sniper1 juggler1").play("pass", "pass")
    assert scene.queue == ["0 shock", "0 shaman"]
    scene = scene.play("pass")
    assert (scene.queue, scene.status(0), scene.active) == ([], "out", 1)
    assert set(scene.pile()) == {"headscratcher1", "shaman1", "sniper1"}


@pytest.mark.rule("CM-Q42")
def test_an_eliminated_players_action_cards_go_on_for_the_others() -> None:
    """Seat 0 blows up in the middle of its own Misfortune."""
    queue = [
        {"what": "shock", "seat": 0, "monkey": "sniper1"},
        {"what": "common-misfortune", "seat": 0, "stage": "behind", "step": 1, "number": 1},
    ]
    scene = on("sniper1 headscratcher1", "", "", "", queue=queue, deck="juggler1 juggler2").play("pass")
    assert (scene.status(0), scene.queue, scene.window) == ("out", ["0 common-misfortune"], "step")
    scene = scene.play("settle")
    assert (scene.row(2), scene.row(3)) == ({"juggler1"}, {"juggler2"})


@pytest.mark.rule("CM-Q42")
def test_steps_that_need_an_eliminated_player_are_skipped() -> None:
    queue = [
        {"what": "shock", "seat": 0, "monkey": "sniper1"},
        {"what": "banana-break", "seat": 0, "stage": "behind", "step": 1, "number": 1},
    ]
    scene = on("sniper1 headscratcher1", "", "", hands=["no-way"], queue=queue).play("pass")
    assert (scene.queue, scene.cards(0), scene.active) == ([], 0, 1)


@pytest.mark.rule("CM-Q42")
def test_an_eliminated_player_takes_nothing_with_their_tactical_exchange() -> None:
    queue = [
        {"what": "shock", "seat": 0, "monkey": "sniper1"},
        {"what": "tactical-exchange", "seat": 0, "monkey": "juggler1", "trainer": 1, "number": 2},
    ]
    closed = [{"card": "closed-for-holiday", "seat": 1, "by": 1, "number": 1}]
    scene = on("sniper1 headscratcher1", "juggler1", "", queue=queue, lasting=closed).play("pass", "pass")
    assert (scene.status(0), scene.row(1)) == ("out", {"juggler1"})
    assert [event["rule"] for event in scene.told("fizzle")] == ["CM-Q39"]


@pytest.mark.rule("CM-Q43")
@pytest.mark.parametrize("card", ["soggy-fuses", "closed-for-holiday"])
def test_what_should_last_on_an_eliminated_player_does_not_even_begin(card: str) -> None:
    named = {"other": 0} if card == "soggy-fuses" else {}
    queue = [
        {"what": "shock", "seat": 0, "monkey": "sniper1"},
        {"what": card, "seat": 0, "number": 1, **named},
    ]
    scene = on("sniper1 headscratcher1", "", "", queue=queue, active=1, phase="got").play("pass", "pass")
    assert (scene.status(0), scene.queue, scene.active) == ("out", [], 1)
    assert scene.position["lasting"] == []


@pytest.mark.rule("CM-Q43")
def test_when_the_active_player_explodes_their_remaining_phases_are_skipped() -> None:
    scene = on("headscratcher1", "", "", phase="planned", deck="sniper1").play("pass", "pass")
    assert (scene.active, scene.phase) == (1, "planning")
    assert scene.told("draw") == []


@pytest.mark.rule("CM-Q43")
def test_the_entries_of_others_are_finished_before_the_next_round() -> None:
    """Seat 0 blows up in the middle of seat 1's Shaman, which goes on."""
    queue = [
        {"what": "shock", "seat": 0, "monkey": "sniper1"},
        {"what": "shaman", "seat": 1, "monkey": "shaman1", "stage": "behind", "step": 1},
    ]
    scene = on("sniper1 headscratcher1", "shaman1", "", hands=["", "", ""], queue=queue, deck="juggler1").play("pass")
    assert (scene.status(0), scene.queue, scene.active) == ("out", ["1 shaman"], 0)
    assert scene.view()["cut"] is True
    scene = scene.play("pass", "pass", "pass")
    assert (scene.row(1), scene.cards(1)) == ({"shaman1", "juggler1"}, 2)
    assert (scene.active, scene.phase) == (1, "planning")


@pytest.mark.rule("CM-Q43")
def test_a_round_cut_short_has_no_further_windows_and_no_check_of_fuses() -> None:
    row = "headscratcher1 pyromaniac1 juggler1"
    scene = on(row, "", "", phase="planned", deck="sniper1").play("pass", "pass")
    assert [event["cause"] for event in scene.told("explode")] == ["shock"]
    assert scene.told("fuses") == []
    assert scene.window is None


@pytest.mark.rule("CM-Q43")
def test_closed_or_soggy_on_an_eliminated_player_is_over() -> None:
    lasting = [
        {"card": "closed-for-holiday", "seat": 0, "by": 0, "number": 1},
        {"card": "soggy-fuses", "seat": 0, "by": 1, "number": 2},
        {"card": "soggy-fuses", "seat": 1, "by": 1, "number": 3},
    ]
    queue = [
        {"what": "shock", "seat": 0, "monkey": "sniper1"},
        {"what": "shaman", "seat": 1, "monkey": "shaman1", "stage": "behind", "step": 1},
    ]
    scene = on("sniper1 headscratcher1", "shaman1", "", queue=queue, lasting=lasting).play("pass")
    assert (scene.closed(), scene.soggy()) == ([], [1])


@pytest.mark.rule("CM-Q44")
def test_the_interrupted_effect_resumes_at_its_next_step() -> None:
    scene = on("", "headscratcher1", "", "", hands=["common-misfortune banana-break"], deck="sniper1 juggler1 juggler2")
    scene = scene.play("0 misfortune", "pass", "pass")
    assert (scene.status(1), scene.queue, scene.window) == ("out", ["0 common-misfortune"], "step")
    scene = scene.play("settle")
    assert (scene.row(2), scene.row(3), scene.active) == ({"juggler1"}, {"juggler2"}, 0)


@pytest.mark.rule("CM-Q45")
def test_a_game_that_is_won_asks_nobody_anything() -> None:
    scene = on("", "headscratcher1", hands=["common-misfortune"], deck="sniper1").play("0 misfortune", "pass", "pass")
    assert (scene.asked, scene.ended()) == ([], ((0,), "survivor"))
    assert scene.refuses("0 done").rule == "CM-33"


@pytest.mark.rule("CM-32")
def test_a_player_who_is_out_is_no_longer_asked() -> None:
    scene = on("", "", "", hands=["", "", ""], living=[0, 2], phase="planned")
    assert scene.asked == [0, 2]
    assert scene.refuses("1 pass").reason == "cheeky-out"
