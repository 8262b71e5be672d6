"""What is told, by which rule, and to whom."""

from vervet.core.event import EVERYONE

from .scene import begin, on
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


def test_who_is_barred_by_his_holiday_is_told() -> None:
    scene = on("", "", phase="planned", lasting=closed(0)).play("pass", "pass")
    assert [event["phase"] for event in scene.told("barred")] == ["getting", "drawing"]


def test_only_draws_and_packets_are_told_to_some() -> None:
    state = begin(4, players=4, zombies=True).state
    state.listen()
    private = set()
    while (seat := state.actor()) >= 0:
        menu = state.legal_actions(seat)
        state.apply(seat, menu[state.hash() % len(menu)])
        private |= {event.name for event in state.take_events() if event.seats != EVERYONE}
    assert private <= {"draw", "receive"}
    assert "draw" in private
