"""What is told, by which rule, and to whom."""

import pytest

from vervet.core.event import EVERYONE

from ..scene import Scene, begin, on, undead
from .test_closed import closed


def test_a_card_is_told_with_all_it_names() -> None:
    scene = on("juggler1", "pyromaniac1", "", hands=["tactical-exchange"]).play("0 exchange pyromaniac1 juggler1")
    assert scene.told("play") == [
        {
            "event": "play",
            "rule": "CM-59",
            "seat": 0,
            "card": "tactical-exchange",
            "monkey": "pyromaniac1",
            "kind": "pyromaniac",
            "trainer": 1,
            "given": "juggler1",
            "given_kind": "juggler",
        }
    ]


def test_an_arrival_is_told_with_its_cause() -> None:
    scene = on("juggler1", "", hands=["special-delivery banana-break"]).play("0 deliver juggler1 1", "pass")
    assert scene.told("arrive") == [
        {
            "event": "arrive",
            "rule": "CM-H3",
            "seat": 1,
            "monkey": "juggler1",
            "kind": "juggler",
            "cause": "delivery",
            "other": 0,
        }
    ]


def test_no_way_is_told_with_what_it_stops() -> None:
    scene = on("", "", hands=["banana-break", "no-way"]).play("0 break", "answer 1 noway")
    assert scene.told("play")[1] == {
        "event": "play",
        "rule": "CM-54",
        "seat": 1,
        "card": "no-way",
        "stops": "banana-break",
        "other": 0,
    }


def test_an_explosion_is_told_from_the_shock_to_the_end() -> None:
    scene = on("headscratcher1", "", phase="planned", deck="sniper1").play("pass", "pass")
    names = [event.name for event in scene.events]
    assert names == ["passed", "arrive", "shock", "passed", "explode", "out", "win"]


def test_the_phases_of_a_round_are_told() -> None:
    scene = on("", "", phase="planning", deck="juggler1").play("0 done", "pass", "pass", "pass", "0 done", "pass")
    names = [event.name for event in scene.events]
    assert names == [
        "done", "passed", "arrive", "passed", "draw", "draw", "passed", "done", "passed", "turn",
    ]  # fmt: skip


def test_it_is_told_who_is_barred_by_their_own_holiday() -> None:
    scene = on("", "", phase="planned", lasting=closed(0)).play("pass", "pass")
    assert [event["phase"] for event in scene.told("barred")] == ["getting", "drawing"]


def sequence(scene: Scene) -> list[str]:
    """What was told, in order, each with its rule."""
    return [f"{event.name} {event.rule}" for event in scene.events]


@pytest.mark.rule("CM-50", "CM-H8")
def test_a_monkey_discarded_after_its_effect_is_told_by_its_own_rule() -> None:
    tempter = on("", "juggler1", phase="planned", deck="tempter1").play("pass", "pass")
    assert sequence(tempter)[-2:] == ["over CM-25", "removed CM-50"]
    eater = undead("", "", "", zombies=[0], hands=["", "", ""], phase="planned", zombie_deck="eater1")
    assert "over CM-25 removed CM-H8" in " ".join(sequence(eater.play("pass", "pass")))


@pytest.mark.rule("CM-38", "CM-Q21")
def test_a_shock_whose_monkey_is_removed_is_told_as_over() -> None:
    queue = [{"what": "shock", "seat": 0, "monkey": "sniper1"}]
    scene = on("headscratcher1 headscratcher2 sniper1", "", hands=["great-escape"], queue=queue, asked=[0, 1])
    scene = scene.play("answer 0 escape sniper1", "pass")
    assert sequence(scene)[2:5] == ["removed CM-H2", "spared CM-Q21", "over CM-26"]
    assert scene.told("spared") == [{"event": "spared", "rule": "CM-Q21", "seat": 0}]
    assert scene.queue == []


@pytest.mark.rule("CM-38")
def test_an_effect_whose_monkey_is_removed_is_told_as_over() -> None:
    scene = on("", "", hands=["great-escape"], phase="planned", deck="shaman1")
    scene = scene.play("pass", "answer 0 escape shaman1", "pass")
    assert sequence(scene)[4:7] == ["passed CM-Q3", "removed CM-H2", "over CM-38"]
    assert {"event": "over", "rule": "CM-38", "seat": 0, "what": "shaman", "monkey": "shaman1"} in scene.told("over")


@pytest.mark.rule("CM-26")
def test_a_card_that_is_over_is_told_without_the_monkey_it_named() -> None:
    scene = on("juggler1", "", hands=["great-escape banana-break"]).play("0 escape juggler1", "pass")
    assert scene.told("over") == [{"event": "over", "rule": "CM-26", "seat": 0, "what": "great-escape"}]


@pytest.mark.rule("CM-Q24")
def test_an_effect_whose_monkey_changes_trainers_is_told_as_over_before_it_begins_anew() -> None:
    # The Destroyer, the Shaman's first monkey, gives the Shaman away.
    scene = on("", "", phase="planned", deck="shaman1 destroyer1 juggler1")
    scene = scene.play("pass", "pass", "pass", "pass")
    assert sequence(scene)[-3:] == ["over CM-Q24", "arrive CM-53", "effect CM-46"]
    assert scene.told("over")[-1]["seat"] == 0


@pytest.mark.rule("CM-Q42")
def test_the_effects_of_a_player_who_blows_up_are_told_as_over_but_not_their_other_shocks() -> None:
    scene = on("headscratcher1", "", "", phase="planned", deck="shaman1 sniper1")
    scene = scene.play("pass", "pass", "pass")
    assert "explode CM-31 over CM-Q42 out CM-32" in " ".join(sequence(scene))
    assert scene.told("spared") == []


@pytest.mark.rule("CM-Q42")
def test_a_player_who_blows_up_is_not_told_as_spared_another_shock_that_goes_with_them() -> None:
    shocks = [{"what": "shock", "seat": 0, "monkey": monkey} for monkey in ("sniper1", "headscratcher1")]
    scene = on("headscratcher1 sniper1", "", "", queue=shocks, phase="got", asked=[0, 1, 2]).play("pass")
    assert (scene.status(0), scene.queue) == ("out", [])
    assert scene.told("spared") == []


def test_only_draws_and_packets_are_private() -> None:
    state = begin(4, players=4, zombies=True).state
    state.listen()
    private = set()
    while (seat := state.actor()) >= 0:
        menu = state.legal_actions(seat)
        state.apply(seat, menu[state.hash() % len(menu)])
        private |= {event.name for event in state.take_events() if event.seats != EVERYONE}
    assert private <= {"draw", "receive"}
    assert "draw" in private
