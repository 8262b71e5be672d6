"""Crazy Shaman, Greedy Tempter, Freak Destroyer (CM-46 to CM-53, CM-Q23, CM-Q25 to CM-Q31)."""

import pytest

from ..scene import on, settings

CLOSED_0 = [{"card": "closed-for-holiday", "seat": 0, "by": 0, "number": 1}]


# Crazy Shaman.


@pytest.mark.rule("CM-46", "CM-47", "CM-Q25")
def test_a_shaman_brings_two_monkeys_one_at_a_time_then_two_action_cards_and_stays() -> None:
    scene = on("", "", hands=["", ""], phase="planned", deck="shaman1 juggler1 juggler2", actions="no-way grounding")
    scene = scene.play("pass")
    seen = []
    while scene.queue:
        scene = scene.play("pass")
        seen.append((len(scene.row(0)), scene.cards(0)))
    assert seen == [(2, 0), (3, 0), (3, 1), (3, 2)]
    assert "shaman1" in scene.row(0)


@pytest.mark.rule("CM-46", "CM-Q23")
def test_a_shaman_triggers_on_every_change_of_control() -> None:
    scene = on("shaman1", "", hands=["special-delivery banana-break", ""], deck="juggler1 juggler2")
    scene = scene.play("0 deliver shaman1 1", "pass")
    assert scene.queue == ["1 shaman", "0 special-delivery"]
    assert scene.play("settle").row(1) == {"shaman1", "juggler1", "juggler2"}


@pytest.mark.rule("CM-48")
def test_with_closed_for_holiday_a_shaman_brings_neither() -> None:
    scene = on("", "", hands=["closed-for-holiday", ""], phase="planned", deck="shaman1 juggler1", actions="no-way")
    scene = scene.play("pass", "answer 0 close", "pass", "pass")
    assert (scene.queue, scene.row(0), scene.cards(0)) == ([], {"shaman1"}, 0)


@pytest.mark.rule("CM-48")
def test_closing_in_mid_effect_keeps_the_rest_away() -> None:
    scene = on("", "", hands=["closed-for-holiday", ""], phase="planned", deck="shaman1 juggler1 juggler2")
    scene = scene.play("pass", "pass", "answer 0 close", "pass", "pass")
    assert (scene.queue, scene.row(0), scene.cards(0)) == ([], {"shaman1", "juggler1"}, 0)


@pytest.mark.rule("CM-Q25")
def test_the_draws_are_lost_when_the_shaman_is_gone() -> None:
    scene = on("", "", hands=["great-escape", ""], phase="planned", deck="shaman1 juggler1 juggler2")
    scene = scene.play("pass", "pass", "pass", "answer 0 escape shaman1", "pass")
    assert (scene.queue, scene.cards(0)) == ([], 0)


# Greedy Tempter.


@pytest.mark.rule("CM-49", "CM-50")
def test_each_other_player_gives_a_tempter_one_monkey_and_then_it_is_discarded() -> None:
    scene = on("", "juggler1 juggler2", "pyromaniac1 pyromaniac2", phase="planned", deck="tempter1").play(
        "pass", "pass"
    )
    assert (scene.choice, scene.asked) == ("1 give", [1])
    assert scene.legal(1) == {"give juggler1", "give juggler2"}
    scene = scene.play("1 give juggler2", "pass")
    assert scene.choice == "2 give"
    scene = scene.play("2 give pyromaniac1")
    assert (scene.queue, scene.row(0), scene.pile()) == ([], {"juggler2", "pyromaniac1"}, ["tempter1"])


@pytest.mark.rule("CM-49")
def test_the_first_to_give_sits_to_the_right_of_the_trainer() -> None:
    scene = on("juggler1 juggler2", "", "pyromaniac1", hands=["common-misfortune"], deck="tempter1")
    scene = scene.play("0 misfortune", "pass", "pass")
    assert scene.queue[0] == "1 tempter"
    assert scene.row(1) == {"tempter1", "pyromaniac1"}
    assert scene.play("pass").choice == "0 give"


@pytest.mark.rule("CM-51", "CM-Q27")
def test_with_closed_for_holiday_nobody_gives_and_the_tempter_is_discarded() -> None:
    scene = on("", "juggler1", hands=["closed-for-holiday"], phase="planned", deck="tempter1")
    scene = scene.play("pass", "answer 0 close", "pass", "pass")
    assert (scene.queue, scene.row(0), scene.row(1)) == ([], set(), {"juggler1"})
    assert scene.pile() == ["tempter1"]


@pytest.mark.rule("CM-Q26")
def test_a_player_without_monkeys_is_skipped() -> None:
    scene = on("", "", "pyromaniac1", phase="planned", deck="tempter1").play("pass", "pass")
    assert (scene.queue, scene.row(0)) == ([], {"pyromaniac1"})


@pytest.mark.rule("CM-Q26")
def test_a_closed_player_still_gives() -> None:
    closed = [{"card": "closed-for-holiday", "seat": 1, "by": 1, "number": 1}]
    scene = on("", "juggler1", phase="planned", deck="tempter1", lasting=closed).play("pass", "pass")
    assert scene.row(0) == {"juggler1"}


@pytest.mark.rule("CM-Q23")
def test_a_tempter_triggers_on_a_change_of_trainer() -> None:
    scene = on("tempter1", "", "juggler1", hands=["special-delivery banana-break"]).play("0 deliver tempter1 1", "pass")
    assert scene.queue == ["1 tempter", "0 special-delivery"]


@pytest.mark.rule("CM-Q23")
def test_a_given_sniper_makes_contact() -> None:
    scene = on("headscratcher1", "sniper1", phase="planned", deck="tempter1").play("pass", "pass")
    assert scene.queue == ["0 shock", "0 tempter"]


@pytest.mark.rule("CM-Q48", "CM-49")
def test_with_two_players_a_tempter_yields_one_monkey() -> None:
    scene = on("", "juggler1 juggler2", phase="planned", deck="tempter1").play("pass", "pass", "1 give juggler1")
    assert (scene.queue, scene.row(0)) == ([], {"juggler1"})


# Freak Destroyer.


@pytest.mark.rule("CM-52", "CM-Q30")
def test_a_destroyer_hands_out_all_action_cards_as_its_trainer_likes() -> None:
    scene = on("", "", "", hands=["no-way grounding", "", ""], phase="planned", deck="destroyer1").play("pass", "pass")
    assert scene.choice == "0 hand"
    assert scene.legal(0) == {"hand no-way 1", "hand no-way 2"}
    scene = scene.play("0 hand no-way 2")
    assert scene.legal(0) == {"hand grounding 1", "hand grounding 2"}
    assert [scene.cards(seat) for seat in range(3)] == [2, 0, 0]
    scene = scene.play("0 hand grounding 1")
    assert [scene.hand(seat) for seat in range(3)] == [{}, {"grounding": 1}, {"no-way": 1}]


@pytest.mark.rule("CM-Q30")
def test_the_cards_go_face_down_in_one_step() -> None:
    scene = on("", "", "", hands=["no-way grounding", "", ""], phase="planned", deck="destroyer1").play("pass", "pass")
    before = [scene.view(viewer) for viewer in (1, 2, None)]
    scene = scene.play("0 hand no-way 2")
    assert [scene.view(viewer) for viewer in (1, 2, None)] == before
    assert scene.events == []
    scene = scene.play("0 hand grounding 1")
    cards = {viewer: [event.get("cards") for event in scene.told("receive", viewer)] for viewer in (0, 1, 2, None)}
    assert cards[0] == [{"grounding": 1}, {"no-way": 1}]
    assert cards[1] == [{"grounding": 1}, None]
    assert cards[2] == [None, {"no-way": 1}]
    assert cards[None] == [None, None]


@pytest.mark.rule("CM-Q30")
def test_giver_and_receiver_know_the_card() -> None:
    scene = on("", "", "", hands=["no-way", "grounding", ""], phase="planned", deck="destroyer1")
    scene = scene.play("pass", "pass", "0 hand no-way 1")
    assert scene.player(1, 0)["known"] == {"no-way": 1}
    assert scene.player(0, 1)["knows"] == {"no-way": 1}
    assert scene.player(1, 2)["known"] == {}


@pytest.mark.rule("CM-Q30")
def test_cards_obtained_later_stay() -> None:
    """What the Destroyer's trainer gets after handing out their cards is theirs to keep."""
    queue = [
        {"what": "destroyer", "seat": 0, "monkey": "destroyer1", "stage": "between", "step": 1, "rest": ["juggler1"]}
    ]
    scene = on("destroyer1 juggler1", "", hands=["no-way", ""], phase="got", queue=queue).play("pass")
    assert (scene.queue, scene.hand(0), scene.row(1)) == ([], {"no-way": 1}, {"juggler1"})


@pytest.mark.rule("CM-53", "CM-Q29")
def test_then_all_monkeys_go_one_at_a_time_in_any_order_to_anybody() -> None:
    scene = on("juggler1 pyromaniac1", "", "", hands=["", "", ""], phase="planned", deck="destroyer1").play(
        "pass", "pass"
    )
    assert scene.choice == "0 gift"
    gifts = {f"gift {monkey} {seat}" for monkey in ("juggler1", "pyromaniac1") for seat in (1, 2)}
    assert scene.legal(0) == gifts
    scene = scene.play("0 gift pyromaniac1 2")
    assert scene.window == "step"
    scene = scene.play("pass", "0 gift juggler1 2")
    assert (scene.queue, scene.row(2)) == ([], {"juggler1", "pyromaniac1"})


@pytest.mark.rule("CM-Q28")
def test_a_destroyer_stays() -> None:
    scene = on("juggler1", "", hands=["", ""], phase="planned", deck="destroyer1").play("pass", "pass")
    assert (scene.queue, scene.row(0), scene.row(1)) == ([], {"destroyer1"}, {"juggler1"})


@pytest.mark.rule("CM-Q28", "CM-Q29")
def test_under_one_setting_it_gives_itself_last() -> None:
    start = on(
        "juggler1", "", hands=["", ""], phase="planned", deck="destroyer1", **settings(destroyer_gives_itself=True)
    )
    scene = start.play("pass", "pass")
    assert (scene.row(1), scene.queue, scene.window) == ({"juggler1"}, ["0 destroyer"], "step")
    scene = scene.play("pass")
    assert (scene.row(0), scene.queue) == (set(), ["1 destroyer"])
    assert scene.entry()["rest"] == ["juggler1"]


@pytest.mark.rule("CM-Q29")
def test_only_monkeys_that_were_there_when_the_effect_began_are_given() -> None:
    """The Sniper came to the Destroyer's trainer after the effect began: it stays there."""
    queue = [
        {"what": "destroyer", "seat": 0, "monkey": "destroyer1", "stage": "between", "step": 1, "rest": ["juggler1"]}
    ]
    scene = on("destroyer1 juggler1 sniper1", "", "", hands=["", "", ""], phase="got", queue=queue).play("pass")
    assert scene.legal(0) == {"gift juggler1 1", "gift juggler1 2"}
    assert scene.refuses("0 gift sniper1 1").rule == "CM-Q29"
    scene = scene.play("0 gift juggler1 1")
    assert (scene.queue, scene.row(0)) == ([], {"destroyer1", "sniper1"})


@pytest.mark.rule("CM-Q29")
def test_it_begins_with_the_arrival() -> None:
    scene = on("juggler1", "", hands=["", ""], phase="planned", deck="destroyer1").play("pass")
    assert (scene.window, scene.entry()["rest"]) == ("arrival", ["juggler1"])


@pytest.mark.rule("CM-Q29")
def test_a_monkey_that_left_and_came_back_counts_as_newly_received() -> None:
    """Seat 0's Destroyer has given a Tempter to seat 1, who takes the Juggler from seat 0; it is not given again."""
    queue = [
        {"what": "tempter", "seat": 1, "monkey": "tempter1", "stage": "between", "step": 0},
        {"what": "destroyer", "seat": 0, "monkey": "destroyer1", "stage": "behind", "step": 1, "rest": ["juggler1"]},
    ]
    scene = on("destroyer1 juggler1", "tempter1", hands=["", ""], phase="got", queue=queue)
    scene = scene.play("pass", "0 give juggler1")
    assert scene.row(1) == {"juggler1"}
    assert (scene.queue, scene.row(0)) == ([], {"destroyer1"})


@pytest.mark.rule("CM-Q29")
def test_each_gift_fully_resolves_before_the_next() -> None:
    scene = on("juggler1 shaman1", "", hands=["", ""], phase="planned", deck="destroyer1 pyromaniac1 pyromaniac2")
    scene = scene.play("pass", "pass", "0 gift shaman1 1")
    assert scene.queue == ["1 shaman", "0 destroyer"]
    scene = scene.play("pass", "pass", "pass", "pass")
    assert (scene.queue, scene.window) == (["0 destroyer"], "step")


@pytest.mark.rule("CM-Q31")
def test_a_closed_player_may_be_given_cards_but_no_monkeys() -> None:
    closed = [{"card": "closed-for-holiday", "seat": 1, "by": 1, "number": 1}]
    scene = on(
        "juggler1 juggler2", "", "", hands=["no-way", "", ""], phase="planned", deck="destroyer1", lasting=closed
    )
    scene = scene.play("pass", "pass")
    assert scene.legal(0) == {"hand no-way 1", "hand no-way 2"}
    scene = scene.play("0 hand no-way 1", "pass")
    assert scene.legal(0) == {"gift juggler1 2", "gift juggler2 2"}
    assert scene.refuses("0 gift juggler1 1").rule == "CM-58"


@pytest.mark.rule("CM-Q31")
def test_if_nobody_can_receive_the_monkeys_stay() -> None:
    closed = [{"card": "closed-for-holiday", "seat": 1, "by": 1, "number": 1}]
    scene = on("juggler1", "", hands=["no-way", ""], phase="planned", deck="destroyer1", lasting=closed)
    scene = scene.play("pass", "pass")
    assert (scene.queue, scene.row(0), scene.hand(1)) == ([], {"destroyer1", "juggler1"}, {"no-way": 1})


@pytest.mark.rule("CM-Q48")
def test_with_two_players_everything_goes_to_the_one_opponent() -> None:
    scene = on("juggler1 pyromaniac1", "", hands=["no-way grounding", ""], phase="planned", deck="destroyer1")
    scene = scene.play("pass", "pass")
    assert scene.hand(1) == {"no-way": 1, "grounding": 1}
    scene = scene.play("pass", "0 gift juggler1 1", "pass")
    assert (scene.queue, scene.row(1)) == ([], {"juggler1", "pyromaniac1"})


@pytest.mark.rule("CM-Q23")
def test_a_destroyer_triggers_on_a_change_of_trainer() -> None:
    scene = on("destroyer1", "juggler1", hands=["special-delivery banana-break", ""])
    scene = scene.play("0 deliver destroyer1 1", "pass")
    assert scene.queue == ["1 destroyer", "0 special-delivery"]
    assert scene.play("pass").row(0) == {"juggler1"}


def test_whoever_knew_a_card_that_is_handed_on_to_a_single_player_knows_where_it_is() -> None:
    """Seat 0 gave seat 1 a No Way; seat 1's Destroyer hands its only card on to seat 2."""
    record = ["0 holds no-way", "0 gives 1 no-way"]
    scene = on("", "", "", hands=["", "no-way", ""], active=1, phase="planned", deck="destroyer1", record=record)
    scene = scene.play("pass", "pass", "1 hand no-way 2")
    assert scene.player(2, 0)["known"] == {"no-way": 1}
    assert scene.player(1, 0)["known"] == {}
    assert scene.player(0, 2)["knows"] == {}
    assert scene.player(1, 2)["knows"] == {"no-way": 1}
