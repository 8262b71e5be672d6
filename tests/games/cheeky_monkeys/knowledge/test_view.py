"""What a seat may know, with perfect memory, and what is dealt anew for it (CM-Q30, CM-Q51)."""

from collections import Counter

import pytest

from vervet.core.json import Json

from ..rules.test_closed import closed
from ..scene import CHEEKY, Scene, begin, maps, on, settings, undead, words, world


def test_a_view_shows_ones_own_hand_and_the_sizes_of_the_others() -> None:
    scene = on("", "", hands=["no-way no-way grounding", "soggy-fuses"])
    assert scene.view(0)["hand"] == {"no-way": 2, "grounding": 1}
    assert scene.view(1)["hand"] == {"soggy-fuses": 1}
    assert [scene.player(seat, 1)["cards"] for seat in (0, 1)] == [3, 1]


def test_a_view_shows_what_is_dangerous() -> None:
    scene = on("pyromaniac1 juggler1", "pyromaniac2 juggler2 sniper1 headscratcher1", grounded=["headscratcher1"])
    assert [scene.player(seat)["pair"] for seat in (0, 1)] == [True, True]
    assert [scene.player(seat)["lit"] for seat in (0, 1)] == [True, False]
    # A grounded Headscratcher is none.
    assert [scene.player(seat)["shock"] for seat in (0, 1)] == [False, False]
    shock: Json = {"what": "shock", "seat": 1, "monkey": "headscratcher2"}
    impending = on("", "sniper1 headscratcher1 headscratcher2", grounded=["headscratcher1"], queue=[shock], phase="got")
    assert [impending.player(seat)["shock"] for seat in (0, 1)] == [False, True]
    assert scene.grounded(1) == {"headscratcher1"}


def test_a_view_shows_who_is_closed_and_what_lasts() -> None:
    scene = on("", "", lasting=[*closed(1), {"card": "soggy-fuses", "seat": 0, "by": 1, "number": 2}])
    assert (scene.closed(), scene.soggy()) == ([1], [0])
    assert scene.view()["lasting"] == [
        {"card": "closed-for-holiday", "seat": 1, "by": 1, "number": 1},
        {"card": "soggy-fuses", "seat": 0, "by": 1, "number": 2},
    ]


def test_a_view_shows_zombies_and_their_parts() -> None:
    scene = undead("head1 head2 tail1", "", "", zombies=[0])
    assert scene.status(0) == "zombie"
    assert scene.player(0)["parts"] == ["head", "tail"]
    assert "zombies" in str(scene.view()["decks"])
    assert "zombies" not in str(on("", "").view()["decks"])


def test_a_window_says_what_is_about_to_happen_to_whom() -> None:
    scene = on("headscratcher1", "", hands=["grounding", ""], phase="planned", deck="sniper1").play("pass")
    window = scene.view(0)["window"]
    assert isinstance(window, dict)
    assert (window["window"], window["endangered"], window["opener"]) == ("shock", 0, 0)
    assert scene.entry()["monkey"] == "sniper1"
    assert scene.entry()["risk"] == ["headscratcher1"]


def test_known_cards_are_forgotten_one_by_one_as_they_are_played() -> None:
    held = ["0 holds soggy-fuses", "0 holds soggy-fuses", "1 holds soggy-fuses"]
    record = [*held, "0 gives 1 soggy-fuses", "0 gives 1 soggy-fuses", "0 draws banana-break"]
    hands = ["banana-break", "soggy-fuses soggy-fuses soggy-fuses"]
    scene = on("", "", hands=hands, record=record, phase="planned").play("answer 1 soggy 0", "pass")
    assert scene.player(1, 0)["known"] == {"soggy-fuses": 1}
    scene = scene.play("answer 1 soggy 0", "pass")
    assert scene.player(1, 0)["known"] == {}
    assert scene.cards(1) == 1


@pytest.mark.parametrize("players", [2, 4])
def test_a_world_looks_the_same_and_deals_the_rest_anew(players: int) -> None:
    scene = begin(5, players=players)
    worlds = [world(scene, 0, seed) for seed in range(30)]
    assert all(other.view(0) == scene.view(0) for other in worlds)
    assert len({str(other.hand(1)) for other in worlds}) > 10
    assert len({str(other.position["decks"]) for other in worlds}) == 30


def test_every_card_is_in_every_world_exactly_once() -> None:
    scene = begin(5, players=3, zombies=True)
    for seed in range(10):
        other = world(scene, seed % 3, seed)
        assert cards(other) == cards(scene)


def cards(scene: Scene) -> Counter[str]:
    """All cards of a scene that hides nothing, wherever they lie."""
    found: Counter[str] = Counter()
    position = scene.position
    for part in ("decks", "piles"):
        piles = position[part]
        assert isinstance(piles, dict)
        for names in piles.values():
            found.update(names)
    for hand in maps(position["hands"]):
        found.update({card: int(str(count)) for card, count in hand.items()})
    rows = position["rows"]
    assert isinstance(rows, list)
    for row in rows:
        found.update(words(row))
    return found


def test_what_a_seat_gave_stays_where_it_is_in_every_world() -> None:
    held = ["0 holds grounding", "1 holds no-way", "2 holds banana-break"]
    record = [*held, "0 gives 1 grounding", "0 draws no-way"]
    scene = on("", "", "", hands=["no-way", "grounding no-way", "banana-break"], record=record)
    assert all(world(scene, 0, seed).hand(1).get("grounding", 0) >= 1 for seed in range(20))
    assert not all(world(scene, 2, seed).hand(1).get("grounding", 0) >= 1 for seed in range(20))


def test_a_known_top_card_stays_on_top_in_every_world() -> None:
    scene = on(
        "", "pyromaniac1", hands=["sanitary-check banana-break", "banana-break"], deck="juggler1", lasting=closed(1)
    )
    scene = scene.play("0 check pyromaniac1", "settle")
    for seed in range(10):
        decks = world(scene, 1, seed).position["decks"]
        assert isinstance(decks, dict)
        assert decks["monkeys"][0] == "pyromaniac1"


def test_in_a_world_the_others_have_not_answered_yet() -> None:
    scene = on("", "", "", phase="planned").play("1 pass", "0 pass")
    assert world(scene, 0, 1).asked == [1, 2]
    assert world(scene, 2, 1).asked == [0, 1, 2]


def test_in_the_world_of_another_seat_nothing_is_handed_out_yet() -> None:
    scene = on("", "", "", hands=["no-way grounding", "", ""], phase="planned", deck="destroyer1")
    scene = scene.play("pass", "pass", "0 hand no-way 2")
    assert world(scene, 1, 1).position["packets"] == [{}, {}, {}]
    assert world(scene, 0, 1).position["packets"] == [{}, {}, {"no-way": 1}]


@pytest.mark.rule("CM-Q3")
def test_where_only_the_able_are_asked_everybody_learns_who_can_answer() -> None:
    hands = ["banana-break", "soggy-fuses", "grounding"]
    scene = on("", "", "", hands=hands, **settings(windows="able")).play("0 done")
    assert scene.player(1)["hints"] == [{"cards": ["closed-for-holiday", "soggy-fuses"], "least": 1, "most": None}]
    assert scene.player(2)["hints"] == [{"cards": ["closed-for-holiday", "soggy-fuses"], "least": 0, "most": 0}]
    for seed in range(20):
        other = world(scene, 0, seed)
        assert set(other.hand(1)) <= {"closed-for-holiday", "soggy-fuses"}
        assert not set(other.hand(2)) & {"closed-for-holiday", "soggy-fuses"}


def test_hints_fade_with_new_cards() -> None:
    hints = [{"seat": 0, "cards": ["closed-for-holiday", "soggy-fuses"], "least": 0, "most": 0}]
    scene = on("", "", hands=["banana-break no-way", ""], hints=hints, **settings(windows="able"))
    scene = scene.play("0 break", "0 pass")
    hint = {"cards": ["closed-for-holiday", "soggy-fuses"], "least": 0, "most": 1}
    assert hint in maps(scene.player(0)["hints"])


# What seat 0 could answer with when its Destroyer arrives: it is not asked, so it holds none of them.
ABSENT = ["closed-for-holiday", "soggy-fuses", "great-escape"]
ABLE = settings(windows="able")


def handing_out(*hints: dict[str, object]) -> Scene:
    """Three players; seat 0 is about to hand out three cards, and all have learnt something from who was asked."""
    hands = ["no-way banana-break banana-break", "", "grounding"]
    scene = on("", "", "", hands=hands, hints=list(hints), deck="destroyer1", phase="planning", **ABLE)
    return scene.play("0 done")


@pytest.mark.rule("CM-Q30")
def test_what_is_not_in_a_hand_is_in_none_of_its_packets() -> None:
    scene = handing_out().play("0 hand no-way 1", "0 hand banana-break 2", "0 hand banana-break 2")
    assert {"cards": ABSENT, "least": 0, "most": 0} in maps(scene.player(1)["hints"])
    assert {"cards": ABSENT, "least": 0, "most": 1} in maps(scene.player(2)["hints"])


@pytest.mark.rule("CM-Q30")
def test_what_is_surely_in_a_hand_is_in_its_only_packet() -> None:
    hint = {"cards": ["no-way"], "least": 1, "most": None}
    scene = handing_out({"seat": 0, **hint}).play("0 hand no-way 1", *["0 hand banana-break 1"] * 2)
    assert hint in maps(scene.player(1)["hints"])
    assert all(world(scene, 2, seed).hand(1).get("no-way", 0) >= 1 for seed in range(20))


def test_what_may_be_in_either_packet_is_said_of_neither() -> None:
    hint = {"cards": ["no-way"], "least": 1, "most": None}
    scene = handing_out({"seat": 0, **hint}).play("0 hand no-way 2", *["0 hand banana-break 1"] * 2)
    assert all("no-way" not in str(scene.player(seat)["hints"]) for seat in range(3))


def test_what_two_hints_say_together_stays_true_when_one_of_them_fades() -> None:
    scene = on("", "", hands=["great-escape", ""], phase="planning", deck="juggler1", actions="no-way", **ABLE)
    # Asked only once it has a monkey: so the card is a Great Escape, and it still is when another is drawn.
    scene = scene.play("0 done", "0 pass")
    assert scene.hand(0) == {"great-escape": 1, "no-way": 1}
    assert {"cards": ["great-escape"], "least": 1, "most": None} in maps(scene.player(0)["hints"])
    assert all(world(scene, 1, seed).hand(0).get("great-escape", 0) >= 1 for seed in range(20))


def test_a_world_agrees_with_all_hints_at_once() -> None:
    sure = [{"seat": 0, "cards": [card], "least": 1, "most": None} for card in ("no-way", "grounding", "great-escape")]
    none = {"seat": 0, "cards": ["soggy-fuses", "closed-for-holiday"], "least": 0, "most": 0}
    scene = on("", "", hands=["no-way grounding great-escape banana-break", ""], hints=[*sure, none], **ABLE)
    for seed in range(40):
        hand = world(scene, 1, seed).hand(0)
        assert {"no-way", "grounding", "great-escape"} <= set(hand)
        assert not {"soggy-fuses", "closed-for-holiday"} & set(hand)


def test_a_view_counts_the_cards_played_in_the_game() -> None:
    scene = on("", "", hands=["banana-break banana-break", ""])
    assert scene.view(1)["played"] == 0
    assert scene.play("0 break", "settle", "0 break").view(1)["played"] == 2
    later = scene.play("0 break", "settle", "0 done", "settle")
    assert (later.view(1)["round"], later.view(1)["played"]) == (2, 1)


def test_a_spectator_sees_no_hand() -> None:
    assert Scene(CHEEKY.new(3)).view(None)["hand"] == {}
