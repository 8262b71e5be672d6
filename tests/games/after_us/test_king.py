"""Solo: the Monkey King, step by step (AU-60 to AU-69)."""

import pytest

from vervet.core.json import Json

from .scene import Scene, begin, fields, listed, solo, tribe

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


def dusk(*line: int, mine: dict[str, Json] | None = None, **his: Json) -> Scene:
    """The human finishes phase 2 with four rage, so that he is asked in phase 3 when the King has played it."""
    human = tribe([1, 2, 3, 4], token="gorilla", rage=4)
    board = tribe(list(line), token="gorilla", **his)
    return solo({**human, **(mine or {})}, board, phase="monkeys").play("done")


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
def test_four_tamarins_give_their_rage_bonuses_besides_his_income() -> None:
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
def test_a_card_gives_points_by_its_level_and_what_its_species_is_good_for(card: int, gain: dict[str, int]) -> None:
    board = dawn(card, discard=[]).stock(1)
    assert board == {**INCOME, **gain}


@pytest.mark.rule("AU-63")
def test_two_chimpanzees_count_every_tamarin_twice_more() -> None:
    assert dawn(155, 237, 11, 9).stock(1) == {**INCOME, "flower": 6, "fruit": 6, "points": 9}


@pytest.mark.rule("AU-25", "AU-63")
def test_the_kings_rage_ends_at_12() -> None:
    assert dawn(119, 120, 121, 122, rage=7).stock(1)["rage"] == 12


@pytest.mark.rule("AU-10", "AU-63")
def test_the_king_refills_his_deck_as_everybody_does() -> None:
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


# What the human gains.


def beside(king: dict[str, int], **mine: Json) -> Scene:
    """Robin's line in solo, beside a King with this stock."""
    stock: dict[str, Json] = {**king}
    return solo(tribe([7, 6, 231, 143], arranged=True, **mine), {**tribe([9, 10, 11, 12]), "stock": stock})


@pytest.mark.rule("AU-64")
def test_gains_come_from_the_kings_stock_first_then_from_the_supply() -> None:
    scene = beside({"flower": 1, "fruit": 3, "energy": 2})
    scene = scene.play("activate ab1", "activate bc1", "skip c1", "activate c1.2", "activate d1")
    assert scene.stock() == {"flower": 3, "fruit": 1, "energy": 3}
    assert scene.stock(1) == {"fruit": 2}


@pytest.mark.rule("AU-64")
def test_what_the_human_pays_goes_to_the_supply_and_points_are_nobodys() -> None:
    scene = beside({"flower": 1}, reached="c2", flower=1).play("activate c2")
    assert (scene.stock(), scene.stock(1)) == ({"points": 2}, {"flower": 1})


@pytest.mark.rule("AU-26", "AU-64")
def test_a_rage_bonus_comes_from_the_king_too() -> None:
    scene = beside({"grain": 2}, rage=4).play("remove 7")
    assert (scene.stock(), scene.stock(1)) == ({"grain": 1}, {"grain": 1})


@pytest.mark.rule("AU-42", "AU-64")
def test_what_the_fridge_gives_comes_from_the_king_and_what_it_takes_goes_to_the_supply() -> None:
    mine = tribe([1, 2, 3, 4], energy=1, flower=1)
    scene = solo(mine, tribe([9], fruit=1), objects=["mini-fridge"]).play("fridge flower fruit")
    assert (scene.stock(), scene.stock(1)) == ({"fruit": 1}, {})


@pytest.mark.rule("AU-64", "AU-66")
def test_bonuses_of_phase_2_come_from_the_king() -> None:
    scene = solo(tribe([1]), tribe([9], token="orangutan", energy=3), phase="tokens").play("token orangutan")
    assert (scene.stock(), scene.stock(1)) == ({"energy": 2}, {"energy": 1})
    mine = tribe([7, 6], token="chimpanzee", reactivation=True, fruit=2)
    scene = solo(mine, tribe([9], token="orangutan", energy=3, flower=1), phase="monkeys")
    scene = scene.play("reactivate ab1", "copy left fruit")
    assert (scene.stock(), scene.stock(1)) == ({"flower": 2, "energy": 2}, {"energy": 1})


@pytest.mark.rule("AU-64")
def test_rage_in_phase_3_takes_from_the_king_as_well() -> None:
    scene = dusk(9, 10, 11, 12, fruit=2).play("remove 1")
    assert (scene.stock(), scene.stock(1)) == ({"fruit": 1}, {"fruit": 1})


@pytest.mark.rule("AU-25", "AU-64")
def test_rage_is_not_taken_from_the_king() -> None:
    scene = solo(tribe([1]), tribe([9], token="gorilla", rage=3), phase="tokens").play("token gorilla")
    assert (scene.stock(), scene.stock(1)) == ({"rage": 2}, {"rage": 3})


@pytest.mark.rule("AU-64")
def test_an_event_tells_how_much_came_from_the_king() -> None:
    (event,) = beside({"flower": 1}).hear("activate ab1")
    assert (event["gain"], event["king"]) == ({"flower": 2}, {"flower": 1})


@pytest.mark.rule("AU-51", "AU-64")
def test_a_refund_is_no_gain() -> None:
    mine = tribe([1, 2, 3, 4], token="gorilla", grain=3, rage=4)
    scene = solo(mine, tribe([9], token="gorilla", grain=5), phase="monkeys", piles={"gorilla-1": []})
    scene = scene.play("recruit 1 grain", "done")
    assert (scene.stock()["grain"], scene.stock(1)) == (3, {"grain": 5})


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
    # Before the bonus the chimpanzee is out of reach, so that the gorilla is selected.
    scene = noon(11, 12, flower=2, grain=3)
    assert scene.board(1)["token"] == "gorilla"
    # Leftmost with nothing in reach: the Tamarins' flowers then pay for a chimpanzee.
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
    # The energy of the Tamarin that he removes is the fifth.
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


# The end.


@pytest.mark.rule("AU-50", "AU-68")
def test_the_human_wins_by_reaching_80_first() -> None:
    scene = dusk(9, 10, 11, 12, mine={"points": 78}, points=60).play("remove 2", "done")
    assert scene.outcome is None
    scene = solo(tribe([101], points=77, rage=4), tribe([9], points=60), phase="rest").play("remove 101", "done")
    assert scene.ended() == ((0,), "goal", "AU-50")
    assert scene.state.payoff(0) == 1.0


@pytest.mark.rule("AU-68")
def test_the_king_wins_when_he_is_ahead_at_the_end_of_a_phase() -> None:
    scene = dusk(9, 10, 11, 12, energy=5, points=75, mine={"points": 79})
    assert scene.outcome is None
    scene = scene.play("done")
    assert scene.ended() == ((), "king", "AU-68")
    assert scene.state.payoff(0) == 0.0


@pytest.mark.rule("AU-50", "AU-68")
def test_the_phase_in_which_the_king_reaches_80_is_played_by_the_human_too() -> None:
    mine = tribe([101, 1, 2, 3], points=78, rage=4)
    king = tribe([9, 10, 11, 12], token="mandrill", points=80)
    scene = solo(mine, king, phase="tokens").play("token gorilla", "remove 101", "done")
    assert scene.ended() == ((0,), "goal", "AU-50")


@pytest.mark.rule("AU-50", "AU-68")
def test_equal_totals_share_the_win_with_the_king() -> None:
    scene = solo(tribe([1], points=80), tribe([9], points=80), phase="rest").play("done")
    assert scene.ended() == ((0,), "goal", "AU-50")
    assert scene.state.payoff(0) == 0.5


@pytest.mark.rule("AU-29", "AU-68")
def test_after_a_phase_1_that_ends_the_game_the_king_does_nothing_more() -> None:
    mine = tribe([2, 3, 4, 5], arranged=True, reached=None, points=80, rage=4)
    scene = solo(mine, tribe([9, 10, 11, 12], points=76, rage=8, energy=9)).play("done")
    assert (scene.phase, scene.asked) == ("last", [0])
    scene = scene.play("done")
    assert scene.ended()[0] == (0,)
    assert scene.stock(1) == {"points": 76, "rage": 8, "energy": 9}


@pytest.mark.rule("AU-51", "AU-68")
def test_a_short_pile_ends_a_solo_game_and_the_king_may_win_it() -> None:
    mine = tribe([1, 2, 3, 4], token="gorilla", grain=3)
    piles: dict[str, Json] = {"gorilla-1": []}
    scene = solo({**mine, "points": 9}, tribe([9], token="gorilla"), phase="monkeys", piles=piles)
    assert scene.play("recruit 1 grain", "done").ended() == ((0,), "cards", "AU-51")
    scene = solo(mine, tribe([9], token="gorilla", points=9), phase="monkeys", piles=piles)
    assert scene.play("recruit 1 grain", "done").ended() == ((), "king", "AU-68")
