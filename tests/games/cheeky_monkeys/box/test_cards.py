"""The two decks and what becomes of their cards (CM-16 to CM-27, CM-Q46, CM-Q51)."""

import pytest

from ..scene import on

EVERYTHING = [f"{name}{number}" for name, count in (
    ("pyromaniac", 13), ("juggler", 13), ("sniper", 9), ("headscratcher", 9), ("shaman", 7), ("tempter", 5),
    ("destroyer", 4)) for number in range(1, count + 1)]  # fmt: skip


@pytest.mark.rule("CM-16", "CM-17", "CM-18")
def test_monkeys_go_into_play_and_action_cards_into_the_hand() -> None:
    scene = on("", "", phase="planned", deck="juggler1", actions="no-way").play("pass", "pass")
    assert (scene.row(0), scene.hand(0)) == ({"juggler1"}, {"banana-break": 1, "no-way": 1})


@pytest.mark.rule("CM-17")
def test_a_monkey_stays_from_round_to_round() -> None:
    scene = on("juggler1", "", deck="juggler2 juggler3 juggler4 juggler5").play("0 done", "settle")
    for seat in (1, 0, 1):
        scene = scene.play(f"{seat} done", "settle", f"{seat} done", "settle")
    assert (scene.row(0), scene.row(1)) == ({"juggler1", "juggler3"}, {"juggler2", "juggler4"})


@pytest.mark.rule("CM-19")
def test_the_effect_of_an_action_card_ends_with_the_round() -> None:
    scene = on("", "", hands=["closed-for-holiday banana-break"]).play("0 close", "settle")
    assert scene.closed() == [0]
    scene = scene.play("0 done", "pass")
    assert scene.closed() == []
    assert scene.told("lapse")[0]["closed"] == [0]


@pytest.mark.rule("CM-20")
def test_a_player_may_hold_and_play_any_number_of_cards() -> None:
    scene = on("", "", hands=["soggy-fuses " * 5 + "banana-break"])
    for _ in range(5):
        scene = scene.play("0 soggy 1", "settle")
    assert scene.asked == [0]
    assert scene.pile("actions") == ["soggy-fuses"] * 5


@pytest.mark.rule("CM-21")
def test_a_cheeky_card_is_only_for_ones_own_turn() -> None:
    scene = on("juggler1", "juggler2", hands=["banana-break", "special-delivery"]).play("0 done")
    assert scene.refuses("1 deliver juggler2 0").reason == "cheeky-not-quick"


@pytest.mark.rule("CM-22")
@pytest.mark.parametrize("line", ["close", "soggy 0", "escape juggler2"])
def test_a_quick_card_can_be_played_at_any_time(line: str) -> None:
    scene = on("", "juggler2", hands=["banana-break", "closed-for-holiday soggy-fuses great-escape"], phase="planned")
    assert scene.play(f"answer 1 {line}").queue[0].startswith("1 ")


@pytest.mark.rule("CM-26")
def test_used_actions_and_removed_monkeys_form_two_piles() -> None:
    scene = on("juggler1", "", hands=["great-escape banana-break"]).play("0 escape juggler1", "settle")
    assert (scene.pile("monkeys"), scene.pile("actions")) == (["juggler1"], ["great-escape"])


@pytest.mark.rule("CM-26")
def test_a_card_in_the_queue_is_in_no_pile() -> None:
    scene = on("", "", hands=["banana-break"]).play("0 break", "pass")
    assert (scene.queue, scene.pile("actions"), scene.cards(0)) == (["0 banana-break"], [], 1)
    assert scene.play("pass").pile("actions") == ["banana-break"]


@pytest.mark.rule("CM-27", "CM-Q46")
def test_an_empty_monkey_deck_is_refilled_from_its_discards() -> None:
    rows = " ".join(name for name in EVERYTHING if name not in ("juggler1", "juggler2"))
    scene = on("", rows, phase="planned", piles={"monkeys": ["juggler1", "juggler2"]})
    assert scene.deck()["size"] == 0
    scene = scene.play("pass")
    assert scene.told("reshuffle") == [{"event": "reshuffle", "rule": "CM-27", "deck": "monkeys", "cards": 2}]
    assert len(scene.row(0)) == 1
    assert (scene.deck()["size"], scene.pile()) == (1, [])


@pytest.mark.rule("CM-27")
def test_an_empty_action_deck_is_refilled_from_its_discards() -> None:
    names = "no-way grounding closed-for-holiday soggy-fuses great-escape tactical-exchange sanitary-check "
    names += "common-misfortune special-delivery banana-break"
    discards = (names + " ") * 5
    scene = on("", "", hands=[names, ""], phase="got", piles={"actions": discards.split()})
    assert scene.deck("actions")["size"] == 0
    scene = scene.play("pass")
    assert (scene.cards(0), scene.deck("actions")["size"], scene.pile("actions")) == (11, 49, [])


@pytest.mark.rule("CM-Q46")
def test_when_deck_and_discards_are_empty_no_card_is_taken() -> None:
    scene = on("", " ".join(EVERYTHING), phase="planned").play("pass")
    assert scene.row(0) == set()
    assert scene.told("no-card")[0]["deck"] == "monkeys"
    assert scene.window == "phase"


@pytest.mark.rule("CM-Q46")
def test_a_shaman_without_monkeys_left_still_gives_cards() -> None:
    rows = " ".join(name for name in EVERYTHING if name != "shaman1")
    scene = on("", rows, phase="planned", hands=["", ""], deck="shaman1", actions="no-way no-way")
    scene = scene.play("pass", "pass", "pass")
    assert (scene.row(0), scene.cards(0), scene.queue) == ({"shaman1"}, 2, [])


@pytest.mark.rule("CM-Q51")
def test_hands_are_hidden_and_all_else_is_open() -> None:
    scene = on("juggler1", "", hands=["no-way", "grounding"], piles={"actions": ["banana-break"]})
    assert scene.view(None)["hand"] == {}
    assert [scene.cards(0), scene.cards(1)] == [1, 1]
    assert scene.row(0) == {"juggler1"}
    assert scene.pile("actions") == ["banana-break"]
    other = on("juggler1", "", hands=["no-way", "soggy-fuses"], piles={"actions": ["banana-break"]})
    assert scene.view(0) == other.view(0)
    assert scene.view(1) != other.view(1)


@pytest.mark.rule("CM-Q51")
def test_the_card_that_a_sanitary_check_puts_on_the_deck_is_known_to_all() -> None:
    scene = on("juggler1", "", hands=["sanitary-check banana-break"], deck="pyromaniac1")
    scene = scene.play("0 check juggler1", "settle")
    assert [scene.deck()["top"] for _ in (0, 1)] == [["juggler1"], ["juggler1"]]
    assert scene.play("0 done", "settle", "1 done", "pass").top() == []


@pytest.mark.rule("CM-24")
def test_an_arrival_effect_applies_at_once_and_interrupts_every_running_effect() -> None:
    scene = on("", "", "", hands=["common-misfortune"], deck="shaman1 juggler1 juggler2 pyromaniac1")
    scene = scene.play("0 misfortune", "pass")
    assert scene.queue == ["1 shaman", "0 common-misfortune"]
    scene = scene.play("pass", "pass")
    assert (scene.row(1), scene.row(2)) == ({"shaman1", "juggler1", "juggler2"}, set())


@pytest.mark.rule("CM-25")
def test_earlier_effects_go_on_only_after_the_newest_has_ended() -> None:
    scene = on("", "", "", hands=["common-misfortune"], deck="shaman1 juggler1 juggler2 pyromaniac1")
    scene = scene.play("0 misfortune", "settle")
    names = [(event.name, event.fields.get("what", event.fields.get("monkey"))) for event in scene.events]
    assert names.index(("over", "shaman")) < names.index(("arrive", "pyromaniac1"))
    assert scene.arrivals() == ["1 shaman1", "1 juggler1", "1 juggler2", "2 pyromaniac1"]
