"""Solo: the Monkey King, step by step (AU-60 to AU-69)."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, begin, dusk, fields, listed, solo, tribe

WITHOUT_MANDRILL: list[Json] = ["chimpanzee", "gorilla", "orangutan", "mandrill"]
FOODS = {"mandrill": "flower", "orangutan": "fruit", "gorilla": "grain"}
INCOME = {"flower": 3, "fruit": 3, "grain": 3, "energy": 2}
# The King's Tamarins by their rage bonus: 9 and 14 fruit, 10 and 13 energy, 11 and 12 flower, 15 and 16 grain.


def king_of(scene: Scene) -> dict[str, Json]:
    return dict(fields(scene.view(0)["king"]))


def dawn(*cards: int, **his: Json) -> Scene:
    """The first phase of a round in which the King reveals these cards."""
    board = {**tribe(), "deck": [*cards], **his}
    return solo(tribe(), board, phase="rest", king=WITHOUT_MANDRILL).play("done")


def noon(*line: int, mine: dict[str, Json] | None = None, king: list[Json] | None = None, **his: Json) -> Scene:
    """The human finishes phase 1, so that the King begins phase 2 with these cards revealed."""
    human = {"line": [], "arranged": True, "reached": None, **(mine or {})}
    piles = his.pop("piles", {})
    return solo(human, tribe(list(line), **his), king=king or WITHOUT_MANDRILL, piles=piles).play("done")


# Setup.


@pytest.mark.rule("AU-60")
def test_the_king_has_a_board_tamarins_of_another_colour_and_three_of_his_tokens() -> None:
    missing = set()
    orders = set()
    for seed in range(40):
        king = king_of(begin(seed, players=1))
        tokens = listed(king["tokens"])
        assert len(tokens) == 3
        assert {*tokens, king["missing"]} == {"mandrill", "orangutan", "gorilla", "chimpanzee"}
        assert {*listed(king["line"]), *listed(king["loose"])} == set(range(9, 17))
        assert king["colour"] == "blue"
        missing.add(king["missing"])
        orders.add(tuple(map(str, tokens)))
    assert len(missing) == 4 and len(orders) > 12


@pytest.mark.rule("AU-61", "AU-63")
def test_he_starts_with_two_of_the_food_of_his_leftmost_token() -> None:
    bonuses = {
        9: "fruit",
        10: "energy",
        11: "flower",
        12: "flower",
        13: "energy",
        14: "fruit",
        15: "grain",
        16: "grain",
    }
    leftmost = set()
    for seed in range(30):
        scene = begin(seed, players=1)
        king = king_of(scene)
        first = str(listed(king["tokens"])[0])
        food = FOODS[str(king["missing"]) if first == "chimpanzee" else first]
        expected = {**INCOME, food: INCOME[food] + 2}
        for card in listed(king["line"]):
            assert isinstance(card, int)
            expected[bonuses[card]] += 1
        assert scene.stock(1) == expected
        leftmost.add(first)
    assert leftmost == {"mandrill", "orangutan", "gorilla", "chimpanzee"}


@pytest.mark.rule("AU-61", "AU-69")
def test_with_the_chimpanzee_leftmost_and_the_mandrill_missing_he_starts_with_flowers() -> None:
    found = 0
    for seed in range(200):
        scene = begin(seed, players=1)
        king = king_of(scene)
        if listed(king["tokens"])[0] == "chimpanzee" and king["missing"] == "mandrill":
            tamarins = [card for card in listed(king["line"]) if card in (11, 12)]
            assert scene.stock(1)["flower"] == 2 + 3 + len(tamarins)
            found += 1
    assert found > 3


@pytest.mark.rule("AU-62")
def test_the_king_has_a_computer_of_his_own_that_the_human_cannot_use() -> None:
    scene = dusk(9, 10, 11, 12, energy=5, mine={"stock": {"energy": 9}})
    assert scene.refuses("computer") == ("AU-04", "after-object-absent")
    assert scene.stock(1) == {"points": 5}


# Phase 1.


@pytest.mark.rule("AU-63")
def test_he_plays_the_first_phase_before_the_human() -> None:
    scene = begin(4, players=1)
    assert len(scene.cards("line", 1)) == 4
    assert (scene.phase, scene.asked) == ("life", [0])


@pytest.mark.rule("AU-63")
def test_four_tamarins_give_their_rage_bonuses_on_top_of_his_income() -> None:
    assert dawn(9, 10, 11, 15).stock(1) == {"flower": 4, "fruit": 4, "grain": 4, "energy": 3}


@pytest.mark.rule("AU-63")
def test_the_rulebooks_gorilla_and_chimpanzee_give_2_rage_9_points_2_flowers_and_2_grains() -> None:
    scene = dawn(119, 237, 11, 15)
    assert scene.stock(1) == {"flower": 5, "fruit": 3, "grain": 5, "energy": 2, "points": 9, "rage": 2}
    assert dawn(11, 15, 213, 155).stock(1) == scene.stock(1)


@pytest.mark.rule("AU-63")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        (119, {"points": 3, "rage": 2}),
        (213, {"points": 6, "rage": 2}),
        (137, {"points": 3, "energy": 4}),
        (225, {"points": 6, "energy": 4}),
        (101, {"points": 5}),
        (201, {"points": 8}),
        (155, {"points": 3}),
        (237, {"points": 6}),
    ],
)
def test_a_card_gives_points_by_its_level_and_what_its_species_gives(card: int, gain: dict[str, int]) -> None:
    board = dawn(card, discard=[]).stock(1)
    assert board == {**INCOME, **gain}


@pytest.mark.rule("AU-63")
def test_two_chimpanzees_count_every_tamarin_twice_more() -> None:
    assert dawn(155, 237, 11, 9).stock(1) == {**INCOME, "flower": 6, "fruit": 6, "points": 9}


@pytest.mark.rule("AU-25", "AU-63")
def test_the_kings_rage_ends_at_12() -> None:
    assert dawn(119, 120, 121, 122, rage=7).stock(1)["rage"] == 12


@pytest.mark.rule("AU-25", "AU-63")
def test_of_the_kings_rage_only_what_fits_the_track_is_told() -> None:
    board = {**tribe(rage=9), "deck": [119, 120, 121, 122]}
    events = solo(tribe(), board, phase="rest", king=WITHOUT_MANDRILL).hear("done")
    gains = [event["gain"] for event in events if event["event"] == "king-card"]
    assert gains == [{"points": 3, "rage": 2}, {"points": 3, "rage": 1}, {"points": 3}, {"points": 3}]


@pytest.mark.rule("AU-10", "AU-63")
def test_the_king_refills_his_deck_like_everybody_else() -> None:
    scene = dawn(9, 10, discard=[11, 12, 13])
    assert scene.cards("line", 1)[:2] == [9, 10]
    assert len(scene.cards("line", 1)) == 4


@pytest.mark.rule("AU-63")
def test_every_step_of_the_king_is_told() -> None:
    scene = solo(tribe(), tribe(deck=[119, 237, 11, 15]), phase="rest", king=WITHOUT_MANDRILL)
    events = [event for event in scene.hear("done") if str(event["event"]).startswith("king")]
    assert [event["event"] for event in events] == ["king-income", *["king-card"] * 4]
    assert [event["gain"] for event in events] == [
        INCOME,
        {"points": 3, "rage": 2},
        {"flower": 1, "grain": 1, "points": 6},
        {"flower": 1},
        {"grain": 1},
    ]


# Phase 2.


@pytest.mark.rule("AU-65", "AU-69")
def test_the_rulebooks_king_picks_the_chimpanzee_and_recruits_level_2_for_six_flowers() -> None:
    scene = noon(11, 15, flower=5, grain=4, deck=[9, 10])
    assert scene.board(1)["token"] == "chimpanzee"
    assert scene.stock(1) == {"grain": 5}
    assert scene.cards("deck", 1) == [237, 9, 10]
    assert (scene.phase, scene.asked) == ("tokens", [0])


@pytest.mark.rule("AU-65")
def test_he_selects_the_token_that_recruits_the_highest_level() -> None:
    scene = noon(9, flower=5, grain=6)
    assert scene.board(1)["token"] == "gorilla"
    assert scene.cards("deck", 1)[0] == 213
    assert scene.stock(1) == {"flower": 5, "rage": 2}


@pytest.mark.rule("AU-65")
def test_a_tie_goes_to_the_leftmost_token() -> None:
    assert noon(9, flower=3, grain=3, fruit=5).board(1)["token"] == "chimpanzee"
    tokens: list[Json] = ["orangutan", "gorilla", "chimpanzee", "mandrill"]
    assert noon(9, flower=3, grain=3, fruit=5, king=tokens).board(1)["token"] == "orangutan"
    assert noon(9, flower=6, grain=6, fruit=5, king=tokens).board(1)["token"] == "gorilla"


@pytest.mark.rule("AU-65")
def test_when_he_can_recruit_nothing_he_selects_the_leftmost_for_its_bonus() -> None:
    tokens: list[Json] = ["gorilla", "chimpanzee", "orangutan", "mandrill"]
    scene = noon(9, 10, flower=2, grain=2, fruit=2, king=tokens, deck=[11])
    assert scene.board(1)["token"] == "gorilla"
    assert scene.stock(1) == {"flower": 2, "grain": 2, "fruit": 2, "rage": 2}
    assert scene.cards("deck", 1) == [11]


@pytest.mark.rule("AU-65")
def test_he_selects_before_the_bonus_and_recruits_after_it() -> None:
    # Before the bonus the chimpanzee is out of reach, so the gorilla is selected.
    scene = noon(11, 12, flower=2, grain=3)
    assert scene.board(1)["token"] == "gorilla"
    # With nothing in reach, the leftmost; then the Tamarins' flowers pay for a chimpanzee.
    scene = noon(11, 12, flower=2)
    assert scene.board(1)["token"] == "chimpanzee"
    assert (scene.stock(1), scene.cards("deck", 1)[0]) == ({"flower": 1}, 155)


@pytest.mark.rule("AU-65")
@pytest.mark.parametrize(
    ("token", "bonus"), [("mandrill", {"points": 2}), ("orangutan", {"energy": 2}), ("gorilla", {"rage": 2})]
)
def test_his_token_gives_him_its_bonus(token: str, bonus: dict[str, int]) -> None:
    tokens: list[Json] = [
        token,
        *(each for each in ("mandrill", "orangutan", "gorilla", "chimpanzee") if each != token),
    ]
    assert noon(9, king=tokens).stock(1) == bonus


@pytest.mark.rule("AU-61", "AU-65")
@pytest.mark.parametrize("missing", FOODS)
def test_he_pays_for_a_chimpanzee_with_the_food_of_the_missing_species(missing: str) -> None:
    tokens: list[Json] = ["chimpanzee", *(token for token in FOODS if token != missing), missing]
    scene = noon(10, king=tokens, stock={FOODS[missing]: 4})
    assert scene.stock(1) == {FOODS[missing]: 1, "energy": 1}
    assert scene.cards("deck", 1)[0] == 155


@pytest.mark.rule("AU-51", "AU-65", "AU-68")
def test_a_level_whose_pile_is_empty_is_out_of_his_reach_and_ends_nothing() -> None:
    piles: dict[str, Json] = {"gorilla-2": [], "chimpanzee-1": []}
    scene = noon(9, flower=3, grain=6, piles=piles)
    assert scene.board(1)["token"] == "gorilla"
    assert (scene.stock(1), scene.cards("deck", 1)[0]) == ({"flower": 3, "grain": 3, "rage": 2}, 119)
    assert scene.play("token mandrill", "done").position["short"] is False


@pytest.mark.rule("AU-33", "AU-65")
def test_his_recruit_lies_face_down() -> None:
    scene = noon(9, grain=6)
    (top,) = listed(king_of(scene)["top"])
    assert top == {"number": None, "species": "gorilla", "level": 2}


@pytest.mark.rule("AU-65")
def test_he_says_why_he_picks_a_token() -> None:
    scene = solo(
        {"line": [], "arranged": True, "reached": None}, tribe([11, 15], flower=5, grain=4), king=WITHOUT_MANDRILL
    )
    events = {str(event["event"]): event for event in scene.hear("done")}
    token = events["king-token"]
    assert (token["token"], token["level"], token["pay"]) == ("chimpanzee", 1, {"flower": 3})
    assert events["king-bonus"]["gain"] == {"flower": 1, "grain": 1}
    recruit = events["king-recruit"]
    assert (recruit["species"], recruit["level"], recruit["pay"]) == ("chimpanzee", 2, {"flower": 6})


@pytest.mark.rule("AU-35", "AU-65")
def test_the_human_takes_the_next_card_of_the_pile_after_him() -> None:
    scene = noon(9, grain=3, mine={"stock": {"grain": 3}}).play("token gorilla", "recruit 1 grain")
    assert scene.cards("deck", 1)[0] == 119
    assert scene.cards("deck")[0] == 120


@pytest.mark.rule("AU-66")
def test_the_human_may_copy_the_kings_token() -> None:
    scene = solo(tribe([1], token="mandrill", flower=2), tribe([9], token="gorilla"), phase="monkeys")
    assert scene.legal("copy") == {"copy left flower"}
    assert scene.play("copy left flower").stock() == {"rage": 2}
    assert scene.refuses("copy right flower") == ("AU-34", "after-one-neighbour")
    (event, _) = scene.hear("copy left flower")
    assert (event["rule"], event["other"], event["token"]) == ("AU-66", None, "gorilla")


@pytest.mark.rule("AU-66")
def test_the_kings_chimpanzee_may_be_copied_as_a_reactivation() -> None:
    scene = solo(tribe([7, 6], token="mandrill", grain=2), tribe([9], token="chimpanzee"), phase="monkeys")
    assert scene.play("copy left grain ab1").stock() == {"flower": 2}


# Phase 3.


@pytest.mark.rule("AU-67")
def test_the_rulebooks_king_removes_the_last_tamarin_drawn_and_has_no_energy_for_the_computer() -> None:
    scene = dusk(119, 15, 11, 237, rage=4)
    assert scene.cards("line", 1) == [119, 15, None, 237]
    assert scene.stock(1) == {"flower": 1}


@pytest.mark.rule("AU-67")
def test_he_removes_tamarins_then_level_1_then_level_2() -> None:
    assert dusk(201, 119, 101, 9, rage=4).cards("line", 1) == [201, 119, 101, None]
    assert dusk(201, 119, 101, 9, rage=8).cards("line", 1) == [201, 119, None, None]
    assert dusk(201, 119, 101, 9, rage=12).cards("line", 1) == [201, None, None, None]
    assert dusk(201, 213, rage=4).cards("line", 1) == [201, None]


@pytest.mark.rule("AU-67")
def test_every_card_that_he_removes_gives_its_bonus() -> None:
    assert dusk(201, 119, 101, 9, rage=9).stock(1) == {"fruit": 1, "points": 3, "rage": 1}


@pytest.mark.rule("AU-28", "AU-67")
def test_he_keeps_four_cards_and_the_rage_he_cannot_spend() -> None:
    scene = dusk(9, 10, 11, 12, rage=12, deck=[13])
    assert scene.cards("line", 1) == [9, 10, 11, None]
    assert scene.stock(1) == {"flower": 1, "rage": 8}
    assert dusk(9, 10, 11, 12, rage=12, deck=[]).stock(1) == {"rage": 12}


@pytest.mark.rule("AU-67")
def test_the_computer_once_a_round_after_the_rage() -> None:
    assert dusk(9, 10, 11, 12, energy=11).stock(1) == {"energy": 6, "points": 5}
    assert dusk(9, 10, 11, 12, energy=4).stock(1) == {"energy": 4}
    # The energy from the Tamarin that he removes is the fifth.
    assert dusk(9, 12, 11, 10, energy=4, rage=4).stock(1) == {"points": 5}


@pytest.mark.rule("AU-40", "AU-67")
def test_then_his_cards_are_discarded() -> None:
    scene = dusk(9, 10, 11, 12, deck=[13, 14, 15, 16, 119]).play("done")
    assert scene.cards("discard", 1) == [12, 11, 10, 9]
    assert scene.cards("line", 1) == [13, 14, 15, 16]
    assert scene.board(1)["token"] is None


@pytest.mark.rule("AU-67")
def test_his_rest_is_told() -> None:
    human = tribe([1, 2, 3, 4], token="gorilla", rage=4)
    scene = solo(human, tribe([9, 10, 11, 12], token="gorilla", rage=4, energy=5), phase="monkeys")
    events = [event for event in scene.hear("done") if str(event["event"]).startswith("king")]
    assert [event["event"] for event in events] == ["king-remove", "king-computer"]
    assert (events[0]["card"], events[0]["gain"], events[1]["points"]) == (12, {"flower": 1}, 5)
