"""Exchange, Check, Misfortune and the house cards (CM-59, CM-64 to CM-66, CM-Q38 to CM-Q41, CM-H1 to CM-H4)."""

import pytest

from vervet.core.json import Json
from vervet.games.cheeky_monkeys.box.components import read_components
from vervet.games.cheeky_monkeys.game import CheekyMonkeys

from ..box.test_cards import EVERYTHING
from ..box.test_components import TEXT
from ..scene import Scene, on, settings
from .test_closed import closed

# Tactical Exchange.


@pytest.mark.rule("CM-Q38")
def test_the_caster_picks_both_monkeys() -> None:
    scene = on("juggler1 juggler2", "pyromaniac1", "pyromaniac2", hands=["tactical-exchange banana-break"])
    assert len(scene.legal(0, "exchange")) == 4
    scene = scene.play("0 exchange pyromaniac2 juggler1", "settle")
    assert (scene.row(0), scene.row(2)) == ({"juggler2", "pyromaniac2"}, {"juggler1"})


@pytest.mark.rule("CM-Q38")
def test_caster_and_target_need_a_monkey_each() -> None:
    for rows in (("", "pyromaniac1"), ("juggler1", "")):
        assert on(*rows, hands=["tactical-exchange"]).legal(0) == {"done"}
    assert on("juggler1", "pyromaniac1", hands=["tactical-exchange"]).refuses("0 exchange pyromaniac1").rule == "CM-Q38"


@pytest.mark.rule("CM-Q38")
def test_against_a_closed_target_the_caster_needs_no_monkey() -> None:
    assert on("", "pyromaniac1", hands=["tactical-exchange"], lasting=closed(1)).legal(0, "exchange") == {
        "exchange pyromaniac1"
    }


@pytest.mark.rule("CM-Q39")
def test_both_leave_at_once_so_there_is_no_contact() -> None:
    scene = on("headscratcher1", "sniper1", "", hands=["tactical-exchange banana-break"])
    scene = scene.play("0 exchange sniper1 headscratcher1", "settle")
    assert (scene.row(0), scene.row(1), scene.told("shock")) == ({"sniper1"}, {"headscratcher1"}, [])


@pytest.mark.rule("CM-Q39")
def test_the_casters_monkey_arrives_and_resolves_before_the_targets() -> None:
    scene = on("juggler1", "shaman1", "", hands=["tactical-exchange", "", ""], deck="pyromaniac1 pyromaniac2")
    scene = scene.play("0 exchange shaman1 juggler1", "pass")
    assert scene.queue == ["0 shaman", "0 tactical-exchange"]
    assert scene.entry(1)["under_way"] is True
    assert scene.row(1) == set()
    scene = scene.play("pass", "pass", "pass", "pass")
    assert (scene.window, scene.row(1)) == ("step", set())
    assert scene.play("pass").row(1) == {"juggler1"}


@pytest.mark.rule("CM-Q39")
def test_if_the_caster_explodes_meanwhile_the_second_half_still_happens() -> None:
    scene = on("juggler1 headscratcher1", "sniper1", "", hands=["tactical-exchange banana-break", "", ""])
    scene = scene.play("0 exchange sniper1 juggler1", "pass", "pass")
    assert (scene.status(0), scene.window) == ("out", "step")
    scene = scene.play("pass")
    assert scene.row(1) == {"juggler1"}
    assert scene.active == 1


@pytest.mark.rule("CM-Q39")
def test_a_monkey_under_way_is_discarded_when_the_exchange_is_stopped() -> None:
    scene = on("juggler1", "pyromaniac1", "", hands=["tactical-exchange banana-break", "", "no-way"])
    scene = scene.play("0 exchange pyromaniac1 juggler1", "pass", "answer 2 noway", "pass")
    assert (scene.row(0), scene.row(1), scene.pile()) == ({"pyromaniac1"}, set(), ["juggler1"])
    assert scene.told("lost")[0]["monkey"] == "juggler1"


@pytest.mark.rule("CM-Q39")
def test_a_monkey_under_way_is_discarded_when_its_receiver_closes() -> None:
    scene = on("juggler1", "pyromaniac1", "", hands=["tactical-exchange banana-break", "closed-for-holiday", ""])
    scene = scene.play("0 exchange pyromaniac1 juggler1", "pass", "answer 1 close", "settle")
    assert (scene.row(0), scene.row(1), scene.pile()) == ({"pyromaniac1"}, set(), ["juggler1"])


@pytest.mark.rule("CM-Q39")
def test_a_monkey_under_way_is_discarded_when_its_receiver_is_gone() -> None:
    """Seat 1 blows up while the caster's new Tempter takes effect: the exchange's second half finds nobody."""
    entry = {"what": "tactical-exchange", "seat": 0, "monkey": "tempter1", "trainer": 1, "given": "juggler1"}
    queue = [
        {"what": "shock", "seat": 1, "monkey": "sniper1"},
        {**entry, "under-way": True, "stage": "behind", "step": 1, "number": 1},
    ]
    scene = on("", "sniper1 headscratcher1", "", hands=["banana-break", "", ""], queue=queue).play("pass")
    assert (scene.status(1), scene.queue) == ("out", [])
    assert "juggler1" in scene.pile()


@pytest.mark.rule("CM-Q39")
def test_nothing_moves_if_a_chosen_monkey_has_already_left() -> None:
    scene = on("juggler1", "pyromaniac1", "", hands=["tactical-exchange banana-break", "great-escape", ""])
    scene = scene.play("0 exchange pyromaniac1 juggler1", "answer 1 escape pyromaniac1", "settle")
    assert (scene.row(0), scene.row(1)) == ({"juggler1"}, set())


# Sanitary Check.


@pytest.mark.rule("CM-64", "CM-65")
def test_any_monkey_in_play_is_swapped_with_the_top_card_of_the_deck() -> None:
    scene = on("juggler1", "pyromaniac1", "", hands=["sanitary-check banana-break"], deck="sniper1 sniper2")
    assert scene.legal(0, "check") == {"check juggler1", "check pyromaniac1"}
    scene = scene.play("0 check pyromaniac1", "settle")
    assert (scene.row(1), scene.top(), scene.deck()["size"]) == ({"sniper1"}, ["pyromaniac1"], 58)


@pytest.mark.rule("CM-65")
def test_the_former_top_card_enters_play_with_its_effect() -> None:
    scene = on("juggler1", "", hands=["sanitary-check banana-break"], deck="shaman1").play("0 check juggler1", "pass")
    assert scene.queue == ["0 shaman", "0 sanitary-check"]


@pytest.mark.rule("CM-66")
def test_the_two_never_touch() -> None:
    scene = on("", "headscratcher1", hands=["sanitary-check banana-break"], deck="sniper1")
    scene = scene.play("0 check headscratcher1", "settle")
    assert (scene.row(1), scene.told("shock")) == ({"sniper1"}, [])


@pytest.mark.rule("CM-Q40")
def test_with_an_empty_deck_the_discards_are_shuffled_first() -> None:
    others = " ".join(name for name in EVERYTHING if name not in ("juggler1", "sniper1"))
    scene = on("juggler1", others, hands=["sanitary-check banana-break"], piles={"monkeys": ["sniper1"]})
    scene = scene.play("0 check juggler1", "settle")
    assert (scene.row(0), scene.top(), scene.pile()) == ({"sniper1"}, ["juggler1"], [])


@pytest.mark.rule("CM-Q40")
def test_when_deck_and_discards_are_empty_nothing_comes_back() -> None:
    others = " ".join(name for name in EVERYTHING if name != "juggler1")
    scene = on("juggler1", others, hands=["sanitary-check banana-break"]).play("0 check juggler1", "settle")
    assert (scene.row(0), scene.top(), scene.deck()["size"]) == (set(), ["juggler1"], 1)


# Common Misfortune.


@pytest.mark.rule("CM-Q41", "CM-43")
def test_each_other_player_receives_one_monkey_starting_with_the_next() -> None:
    scene = on(
        "", "", "", "", active=1, hands=["", "common-misfortune banana-break"], deck="juggler1 juggler2 juggler3"
    )
    scene = scene.play("1 misfortune", "settle")
    assert scene.arrivals() == ["2 juggler1", "3 juggler2", "0 juggler3"]


@pytest.mark.rule("CM-Q41")
def test_a_window_opens_between_two_arrivals() -> None:
    scene = on("", "", "", hands=["common-misfortune"], deck="juggler1 juggler2").play("0 misfortune", "pass")
    assert (scene.window, scene.row(1)) == ("step", {"juggler1"})


@pytest.mark.rule("CM-Q41")
def test_under_one_setting_its_player_comes_last() -> None:
    more = settings(misfortune_includes_caster=True)
    scene = on("", "", "", hands=["common-misfortune banana-break"], deck="juggler1 juggler2 juggler3", **more)
    scene = scene.play("0 misfortune", "settle")
    assert scene.arrivals() == ["1 juggler1", "2 juggler2", "0 juggler3"]


@pytest.mark.rule("CM-Q9", "CM-Q41")
def test_a_player_freed_before_the_misfortune_reaches_them_receives_a_monkey() -> None:
    """No Way stops the Closed for Holiday of seat 2 in the window after seat 1 has got a monkey."""
    hands = ["common-misfortune", "", "closed-for-holiday", "no-way"]
    scene = on("", "", "", "", hands=hands, deck="juggler1 juggler2 juggler3")
    scene = scene.play("0 misfortune", "answer 2 close", "pass", "pass")
    assert (scene.closed(), scene.row(1), scene.window) == ([2], {"juggler1"}, "step")
    scene = scene.play("answer 3 noway", "pass")
    assert scene.closed() == []
    scene = scene.play("settle")
    assert [scene.row(seat) for seat in (2, 3)] == [{"juggler2"}, {"juggler3"}]


@pytest.mark.rule("CM-Q2", "CM-Q41")
def test_if_all_who_are_left_are_closed_the_misfortune_ends_without_a_window() -> None:
    scene = on("", "", "", hands=["common-misfortune", "", "no-way"], deck="juggler1 juggler2", lasting=closed(2))
    scene = scene.play("0 misfortune", "pass")
    assert (scene.row(1), scene.queue, scene.closed()) == ({"juggler1"}, [], [2])


@pytest.mark.rule("CM-Q9", "CM-Q41")
def test_a_player_freed_after_the_misfortune_has_passed_them_receives_none() -> None:
    hands = ["common-misfortune", "closed-for-holiday", "", "no-way"]
    scene = on("", "", "", "", hands=hands, deck="juggler1 juggler2")
    scene = scene.play("0 misfortune", "answer 1 close", "pass", "pass", "answer 3 noway", "settle")
    assert [scene.row(seat) for seat in (1, 2, 3)] == [set(), {"juggler1"}, {"juggler2"}]
    assert scene.told("stop")


@pytest.mark.rule("CM-Q48", "CM-Q41")
def test_with_two_players_it_hits_one() -> None:
    scene = on("", "", hands=["common-misfortune banana-break"], deck="juggler1").play("0 misfortune", "settle")
    assert scene.arrivals() == ["1 juggler1"]


# House cards.


@pytest.mark.rule("CM-H1")
def test_soggy_fuses_keep_a_player_from_blowing_up_this_round() -> None:
    scene = on("pyromaniac1 juggler1", "", "", hands=["banana-break", "soggy-fuses", ""])
    scene = scene.play("0 done", "answer 1 soggy 0", "settle")
    assert (scene.status(0), scene.active, scene.soggy()) == ("living", 1, [])


@pytest.mark.rule("CM-H1")
def test_any_player_may_be_chosen_for_soggy_fuses() -> None:
    scene = on("", "", "", hands=["soggy-fuses"], living=[0, 2])
    assert scene.legal(0, "soggy") == {"soggy 0", "soggy 2"}


@pytest.mark.rule("CM-H2")
def test_great_escape_discards_one_of_ones_own_monkeys() -> None:
    scene = on("juggler1", "pyromaniac1", hands=["great-escape banana-break"])
    assert scene.legal(0, "escape") == {"escape juggler1"}
    assert scene.refuses("0 escape pyromaniac1").reason == "cheeky-not-yours"
    scene = scene.play("0 escape juggler1", "settle")
    assert (scene.row(0), scene.pile()) == (set(), ["juggler1"])


@pytest.mark.rule("CM-H3")
def test_special_delivery_gives_a_monkey_to_another_player() -> None:
    scene = on("juggler1", "", "", hands=["special-delivery banana-break"])
    assert scene.legal(0, "deliver") == {"deliver juggler1 1", "deliver juggler1 2"}
    assert scene.play("0 deliver juggler1 2", "settle").row(2) == {"juggler1"}


@pytest.mark.rule("CM-H3")
def test_special_delivery_does_not_go_to_a_closed_player() -> None:
    scene = on("juggler1", "", "", hands=["special-delivery"], lasting=closed(1))
    assert scene.legal(0, "deliver") == {"deliver juggler1 2"}
    assert scene.refuses("0 deliver juggler1 1").rule == "CM-58"


@pytest.mark.rule("CM-H3")
def test_if_the_receiver_closes_before_it_takes_effect_the_monkey_stays() -> None:
    scene = on("juggler1", "", "", hands=["special-delivery banana-break", "closed-for-holiday", ""])
    scene = scene.play("0 deliver juggler1 1", "answer 1 close", "settle")
    assert (scene.row(0), scene.row(1)) == ({"juggler1"}, set())


@pytest.mark.rule("CM-H4")
def test_banana_break_draws_two_action_cards() -> None:
    scene = on("", "", hands=["banana-break", ""], actions="no-way grounding").play("0 break", "settle")
    assert scene.hand(0) == {"no-way": 1, "grounding": 1}


# An owner of the box may find that a card is quick.


@pytest.mark.rule("CM-22", "CM-Q21")
def test_an_exchange_that_is_quick_in_the_box_can_break_up_a_shock() -> None:
    parts = TEXT.split('name = "tactical-exchange"')
    quick = parts[0] + 'name = "tactical-exchange"' + parts[1].replace('class = "cheeky"', 'class = "quick"', 1)
    game = CheekyMonkeys(read_components(quick))
    position: dict[str, Json] = {
        "players": 3,
        "rows": [["headscratcher1"], ["juggler1"], []],
        "hands": [{"tactical-exchange": 1}, {}, {}],
        "phase": "planned",
        "decks": {"monkeys": ["sniper1"]},
    }
    scene = Scene(game.load(position)).play("pass")
    assert (scene.window, scene.legal(0, "exchange")) == (
        "shock",
        {"exchange juggler1 headscratcher1", "exchange juggler1 sniper1"},
    )
    scene = scene.play("answer 0 exchange juggler1 headscratcher1", "settle")
    assert (scene.status(0), scene.row(1)) == ("living", {"headscratcher1"})
