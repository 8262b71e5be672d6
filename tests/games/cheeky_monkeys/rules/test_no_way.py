"""No Way (CM-42, CM-43, CM-54 to CM-57, CM-Q9 to CM-Q14)."""

import pytest

from ..scene import on


@pytest.mark.rule("CM-43", "CM-42", "CM-54", "CM-Q13")
def test_the_rest_of_a_misfortune_vanishes_but_the_monkey_already_received_stays() -> None:
    """The example from the rule sheet."""
    scene = on("", "", "", hands=["common-misfortune", "", "no-way"], deck="juggler1 juggler2")
    scene = scene.play("0 misfortune", "pass")
    assert (scene.row(1), scene.window) == ({"juggler1"}, "step")
    scene = scene.play("answer 2 noway", "pass")
    assert scene.queue == []
    assert (scene.row(1), scene.row(2)) == ({"juggler1"}, set())
    assert scene.pile("actions") == ["common-misfortune", "no-way"]


@pytest.mark.rule("CM-54")
def test_it_stops_the_last_played_action_card() -> None:
    scene = on("", "", hands=["banana-break", "no-way"]).play("0 break", "answer 1 noway")
    assert scene.queue == ["1 no-way", "0 banana-break"]
    assert (scene.entry()["stops"], scene.entry()["other"]) == ("banana-break", 0)
    scene = scene.play("pass")
    assert scene.told("stop")[0] == {"event": "stop", "rule": "CM-54", "seat": 1, "card": "banana-break", "other": 0}


@pytest.mark.rule("CM-55")
def test_it_must_come_before_the_effect_is_over() -> None:
    scene = on("", "", hands=["banana-break", "no-way"]).play("0 break")
    assert "noway" in scene.legal(1)
    scene = scene.play("pass")
    assert "noway" in scene.legal(1)
    scene = scene.play("pass")
    assert (scene.queue, scene.window) == ([], None)
    over = scene.play("0 done")
    assert "noway" not in over.legal(1)
    assert over.refuses("1 noway").rule == "CM-Q9"


@pytest.mark.rule("CM-56")
def test_it_does_not_undo_the_effect_of_a_monkey() -> None:
    scene = on("", "", hands=["", "no-way"], phase="planned", deck="shaman1").play("pass")
    assert scene.queue == ["0 shaman"]
    assert "noway" not in scene.legal(1)


@pytest.mark.rule("CM-56")
def test_it_stops_the_card_that_brought_a_monkey_whose_effect_goes_on() -> None:
    scene = on("", "", "", hands=["common-misfortune", "", "no-way"], deck="shaman1 juggler1 juggler2 pyromaniac1")
    scene = scene.play("0 misfortune", "pass", "answer 2 noway", "pass")
    assert scene.queue == ["1 shaman"]
    scene = scene.play("settle")
    assert (scene.row(1), scene.row(2)) == ({"shaman1", "juggler1", "juggler2"}, set())


@pytest.mark.rule("CM-57", "CM-Q10")
def test_it_may_stop_another_no_way_and_the_original_effect_goes_on_where_it_left_off() -> None:
    scene = on("", "", "", hands=["common-misfortune no-way", "", "no-way"], deck="juggler1 juggler2")
    scene = scene.play("0 misfortune", "pass", "answer 2 noway", "answer 0 noway")
    assert scene.queue == ["0 no-way", "2 no-way", "0 common-misfortune"]
    assert scene.entry()["stops"] == "no-way"
    scene = scene.play("pass")
    assert (scene.queue, scene.window) == (["0 common-misfortune"], "step")
    scene = scene.play("pass")
    assert (scene.row(1), scene.row(2)) == ({"juggler1"}, {"juggler2"})


@pytest.mark.rule("CM-Q10")
@pytest.mark.parametrize("depth", [1, 2, 3, 4, 5])
def test_no_ways_may_be_stopped_to_any_depth(depth: int) -> None:
    """An odd number of No Ways stops the card, an even number lets it go on."""
    scene = on(
        "", "", hands=["banana-break no-way no-way no-way", "no-way no-way no-way"], actions="grounding grounding"
    )
    scene = scene.play("0 break")
    for at in range(depth):
        scene = scene.play(f"answer {(at + 1) % 2} noway")
    assert len(scene.queue) == depth + 1
    scene = scene.play("settle")
    assert scene.hand(0).get("grounding", 0) == (0 if depth % 2 else 2)


@pytest.mark.rule("CM-Q10")
def test_the_stopped_card_stays_in_the_queue_until_the_window_of_the_no_way_is_passed() -> None:
    scene = on("", "", hands=["banana-break", "no-way"]).play("0 break", "answer 1 noway")
    assert scene.queue == ["1 no-way", "0 banana-break"]
    assert scene.pile("actions") == []
    assert scene.play("pass").pile("actions") == ["banana-break", "no-way"]


@pytest.mark.rule("CM-Q9")
def test_a_lasting_card_is_not_over_until_the_round_ends() -> None:
    scene = on("", "", hands=["closed-for-holiday banana-break", "no-way"]).play("0 close", "settle", "0 done")
    assert (scene.closed(), scene.legal(1)) == ([0], {"pass", "noway"})
    scene = scene.play("answer 1 noway", "pass")
    assert scene.closed() == []
    assert scene.told("stop")[0]["rule"] == "CM-Q9"


@pytest.mark.rule("CM-Q9")
def test_the_most_recently_announced_card_is_stopped_and_there_is_no_choice() -> None:
    scene = on("", "", "", hands=["common-misfortune", "closed-for-holiday", "no-way"], deck="juggler1 juggler2")
    scene = scene.play("0 misfortune", "answer 1 close", "pass")
    assert (scene.queue, scene.closed()) == (["0 common-misfortune"], [1])
    scene = scene.play("answer 2 noway")
    assert scene.entry()["stops"] == "closed-for-holiday"
    scene = scene.play("pass", "settle")
    assert scene.row(1) == {"juggler1"}


@pytest.mark.rule("CM-Q9")
def test_a_card_announced_after_a_lasting_one_is_stopped_and_the_lasting_one_goes_on() -> None:
    scene = on("", "", hands=["closed-for-holiday banana-break banana-break", "no-way"]).play("0 close", "settle")
    scene = scene.play("0 break", "answer 1 noway")
    assert scene.entry()["stops"] == "banana-break"
    assert scene.play("pass").closed() == [0]


@pytest.mark.rule("CM-Q9")
def test_the_first_of_two_identical_cards_goes_on_when_the_second_is_stopped() -> None:
    scene = on("", "", hands=["closed-for-holiday closed-for-holiday banana-break", "no-way"])
    scene = scene.play("0 close", "settle", "0 close", "settle", "0 done", "answer 1 noway", "pass")
    assert scene.closed() == [0]
    assert len(scene.position["lasting"]) == 1  # type: ignore[arg-type]


@pytest.mark.rule("CM-Q11")
def test_it_may_stop_a_life_saver_and_a_window_for_further_groundings_opens() -> None:
    hands = ["grounding grounding", "no-way", ""]
    scene = on("headscratcher1", "", "", hands=hands, phase="planned", deck="sniper1")
    scene = scene.play("pass", "answer 0 ground headscratcher1", "answer 1 noway", "pass")
    assert (scene.window, scene.queue) == ("shock", ["0 shock"])
    assert scene.play("pass").status(0) == "out"
    assert scene.play("answer 0 ground headscratcher1", "settle").status(0) == "living"


@pytest.mark.rule("CM-Q12")
def test_a_player_may_stop_their_own_card() -> None:
    scene = on("", "", hands=["common-misfortune no-way"], deck="juggler1").play(
        "0 misfortune", "answer 0 noway", "settle"
    )
    assert scene.row(1) == set()


@pytest.mark.rule("CM-Q13")
def test_nothing_is_refunded() -> None:
    scene = on("", "", hands=["banana-break", "no-way"], actions="grounding grounding")
    scene = scene.play("0 break", "pass", "answer 1 noway", "pass")
    assert scene.hand(0) == {"grounding": 1}
    assert scene.pile("actions") == ["banana-break", "no-way"]


@pytest.mark.rule("CM-Q14")
def test_before_the_first_step_nothing_happens_at_all() -> None:
    scene = on("juggler1", "juggler2", hands=["tactical-exchange", "no-way"])
    scene = scene.play("0 exchange juggler2 juggler1", "answer 1 noway", "settle")
    assert (scene.row(0), scene.row(1)) == ({"juggler1"}, {"juggler2"})


@pytest.mark.rule("CM-41")
def test_an_action_applies_the_moment_it_is_played() -> None:
    """Its targets are settled by the announcement, before anybody reacts."""
    scene = on("juggler1", "", hands=["special-delivery"]).play("0 deliver juggler1 1")
    assert (scene.entry()["monkey"], scene.entry()["other"]) == ("juggler1", 1)


@pytest.mark.rule("CM-42")
def test_effects_are_never_retroactive() -> None:
    """Closed for Holiday keeps the next monkey off, not the one that has already come."""
    scene = on("", "", hands=["", "closed-for-holiday"], phase="planning", active=1, deck="juggler1 shaman1")
    scene = scene.play("1 done", "pass")
    assert scene.row(1) == {"juggler1"}
    scene = scene.play("answer 1 close", "settle")
    assert scene.row(1) == {"juggler1"}
