"""New monkeys: prices, places in the piles, short piles, the early end (AU-32, AU-33, AU-35, AU-51, AU-52)."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, recruiting, table, tribe

MOPED: list[Json] = ["moped"]


def at_piles(*boards: dict[str, Json], **piles: list[Json]) -> Scene:
    """Tokens are revealed; these piles hold just these cards, and the moped is in play."""
    named: dict[str, Json] = {name.replace("_", "-"): cards for name, cards in piles.items()}
    return table(*boards, phase="monkeys", objects=MOPED, piles=named)


def rival(highest: int, token: str = "mandrill", **board: Json) -> dict[str, Json]:
    """A player with just this card in their line, and enough to recruit whatever they like."""
    stock = {"flower": 9, "fruit": 9, "grain": 9, "energy": 18}
    return {**tribe([highest], token=token), "stock": {**stock}, **board}


# Prices.


@pytest.mark.rule("AU-32")
@pytest.mark.parametrize(("token", "food"), [("mandrill", "flower"), ("orangutan", "fruit"), ("gorilla", "grain")])
def test_a_species_is_recruited_with_its_own_food(token: str, food: str) -> None:
    scene = recruiting(1, 2, token=token, flower=6, fruit=6, grain=6)
    assert scene.legal("recruit") == {f"recruit 1 {food}", f"recruit 2 {food}"}
    assert scene.play(f"recruit 1 {food}").stock()[food] == 3
    assert food not in scene.play(f"recruit 2 {food}").stock()


@pytest.mark.rule("AU-32")
def test_a_chimpanzee_is_recruited_with_any_one_kind_of_food() -> None:
    scene = recruiting(1, 2, token="chimpanzee", flower=3, fruit=6, grain=2, energy=9)
    assert scene.legal("recruit") == {"recruit 1 flower", "recruit 1 fruit", "recruit 2 fruit"}


@pytest.mark.rule("AU-32")
def test_foods_are_not_mixed() -> None:
    scene = recruiting(1, 2, token="chimpanzee", flower=2, fruit=2, grain=2)
    assert not scene.legal("recruit")
    assert scene.refuses("recruit 1 flower") == ("AU-32", "after-too-little")


@pytest.mark.rule("AU-32")
def test_another_species_food_is_refused() -> None:
    assert recruiting(1, 2, token="gorilla", flower=6).refuses("recruit 1 flower") == ("AU-32", "after-wrong-food")


@pytest.mark.rule("AU-32")
@pytest.mark.parametrize(("level", "flowers"), [(1, 2), (2, 5)])
def test_one_food_too_few_is_too_few(level: int, flowers: int) -> None:
    refusal = recruiting(1, 2, flower=flowers).refusal(f"recruit {level} flower")
    assert (refusal.rule, refusal.details["need"], refusal.details["have"]) == ("AU-32", flowers + 1, flowers)


@pytest.mark.rule("AU-32")
def test_there_is_no_level_3() -> None:
    assert recruiting(1, 2, flower=9).refuses("recruit 3 flower") == ("AU-32", "after-no-such-level")


@pytest.mark.rule("AU-32")
def test_the_token_recruits_one_monkey_at_most() -> None:
    scene = recruiting(1, 2, flower=9).play("recruit 1 flower")
    assert scene.refuses("recruit 1 flower") == ("AU-32", "after-recruited")
    assert "done" in recruiting(1, 2, flower=9).legal()


@pytest.mark.rule("AU-32")
def test_nobody_recruits_in_phase_1_or_3() -> None:
    for phase in ("life", "rest"):
        scene = table(tribe([1], flower=3), tribe([9]), phase=phase)
        assert scene.refuses("recruit 1 flower") == ("AU-32", "after-wrong-phase")


# Onto the deck.


@pytest.mark.rule("AU-33")
def test_a_recruit_lies_on_top_of_the_deck_and_is_drawn_first() -> None:
    scene = recruiting(1, 2, deck=[3, 4], flower=3, discard=[5, 6]).play("recruit 1 flower")
    assert scene.cards("deck") == [101, 3, 4]
    scene = scene.play("done", "1 done")
    assert scene.phase == "life"
    assert scene.cards("line")[:3] == [101, 3, 4]


@pytest.mark.rule("AU-33")
def test_a_recruit_lies_on_an_empty_deck_too() -> None:
    assert recruiting(1, 2, deck=[], flower=3).play("recruit 1 flower").cards("deck") == [101]


@pytest.mark.rule("AU-33", "AU-47")
def test_the_later_of_two_recruits_lies_on_top() -> None:
    scene = recruiting(1, 2, deck=[3], flower=3, energy=9, objects=MOPED)
    assert scene.play("recruit 1 flower", "moped gorilla 2").cards("deck") == [213, 101, 3]
    assert scene.play("moped gorilla 2", "recruit 1 flower").cards("deck") == [101, 213, 3]


# Who gets which card.


@pytest.mark.rule("AU-35", "AU-52")
def test_the_highest_number_in_the_line_gets_the_top_card_whoever_asks_first() -> None:
    scene = table(rival(2), rival(210), rival(101), phase="monkeys")
    scene = scene.play("0 recruit 2 flower", "2 recruit 2 flower", "1 recruit 2 flower")
    # 210 lies in a line: the pile is 201, 202, 203, …
    assert [scene.cards("deck", seat)[0] for seat in range(3)] == [203, 201, 202]


@pytest.mark.rule("AU-06", "AU-35")
def test_any_order_of_requests_gives_the_same_cards() -> None:
    scene = table(rival(2), rival(210), rival(101), phase="monkeys")
    lines = ["0 recruit 1 flower", "1 recruit 1 flower", "2 recruit 1 flower"]
    assert scene.play(*lines).state.hash() == scene.play(*reversed(lines)).state.hash()


@pytest.mark.rule("AU-35")
def test_a_card_promised_to_somebody_who_does_not_ask_stays_in_its_place() -> None:
    scene = table(rival(2), rival(210), phase="monkeys").play("0 recruit 1 flower")
    assert scene.cards("deck")[0] == 102
    assert scene.pile("mandrill-1")[:2] == [101, 103]


@pytest.mark.rule("AU-35", "AU-47")
def test_a_seats_second_card_from_a_pile_comes_after_everybodys_first() -> None:
    scene = at_piles(rival(2), rival(210), rival(104))
    scene = scene.play("0 recruit 1 flower", "0 moped mandrill 1", "1 moped mandrill 1", "1 recruit 1 flower")
    # Ranks: seat 1, seat 2, seat 0; 104 lies in a line: the pile is 101, 102, 103, 105, 106, 107, …
    assert scene.cards("deck", 0)[:2] == [107, 103]
    assert scene.cards("deck", 1)[:2] == [105, 101]
    assert scene.pile("mandrill-1")[:3] == [102, 106, 108]


@pytest.mark.rule("AU-35", "AU-52")
def test_ranks_are_fixed_at_the_reveal() -> None:
    boards = [rival(210, rage=4), rival(104)]
    scene = table(*boards, phase="monkeys").play("0 remove 210", "0 recruit 1 flower")
    assert scene.cards("deck")[0] == 101


@pytest.mark.rule("AU-52")
def test_rage_spent_before_the_reveal_does_change_the_rank() -> None:
    boards = [tribe([210], rage=4, flower=3), tribe([104], token="mandrill")]
    scene = table(*boards, phase="tokens").play("remove 210", "token mandrill", "recruit 1 flower")
    assert scene.cards("deck")[0] == 102


@pytest.mark.rule("AU-52")
def test_an_empty_line_counts_as_0_and_ties_go_by_seat() -> None:
    boards = [tribe([None], token="mandrill"), tribe([3], token="mandrill"), tribe([None], token="mandrill")]
    scene = table(*boards, phase="monkeys")
    assert [scene.board(seat)["rank"] for seat in range(3)] == [1, 0, 2]


# Short piles.


@pytest.mark.rule("AU-35")
def test_where_the_pile_is_too_short_for_a_rank_the_paid_request_waits() -> None:
    scene = at_piles(rival(2), rival(210), mandrill_1=[101]).play("0 recruit 1 flower")
    assert scene.board()["recruit"] == ["mandrill-1", None]
    assert scene.stock()["flower"] == 6
    assert 101 not in scene.cards("deck")


@pytest.mark.rule("AU-35", "AU-51")
def test_a_waiting_request_is_served_at_the_end_if_nobody_took_the_card() -> None:
    scene = at_piles(rival(2), rival(210), mandrill_1=[101]).play("0 recruit 1 flower", "0 done")
    events = scene.hear("1 done")
    assert [event["event"] for event in events][:2] == ["done", "serve"]
    scene = scene.play("1 done")
    assert scene.position["short"] is False
    assert 101 in scene.cards("line")


@pytest.mark.rule("AU-35")
def test_what_is_left_goes_to_the_better_rank_first() -> None:
    boards = [rival(2), rival(210), rival(104), rival(25)]
    scene = at_piles(*boards, mandrill_1=[101, 102])
    # Ranks: seat 1, seat 2, seat 3, seat 0. Neither of the first two asks; both others wait.
    scene = scene.play("0 recruit 1 flower", "3 recruit 1 flower", "0 done", "1 done", "2 done", "3 done")
    assert scene.cards("line", 3)[0] == 101
    assert scene.cards("line", 0)[0] == 102


@pytest.mark.rule("AU-35")
def test_first_cards_are_served_before_second_ones() -> None:
    boards = [rival(2), rival(210), rival(104)]
    # Seat 1 has rank 0, seat 2 rank 1, seat 0 rank 2; two cards: seat 1 takes one at once, its second request waits.
    scene = at_piles(*boards, mandrill_1=[101, 102])
    scene = scene.play("1 recruit 1 flower", "1 moped mandrill 1", "0 recruit 1 flower", "1 done", "2 done", "0 done")
    assert scene.phase == "replacing"
    assert scene.cards("deck", 0)[0] == 102
    assert scene.board(1)["moped"] == ["mandrill-1", None]


@pytest.mark.rule("AU-35", "AU-47")
def test_the_first_request_is_the_one_made_first_by_token_or_moped() -> None:
    boards = [rival(210), rival(2)]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 moped mandrill 1", "0 recruit 1 flower")
    assert scene.board()["moped"] == ["mandrill-1", 101]
    assert scene.board()["recruit"] == ["mandrill-1", None]


@pytest.mark.rule("AU-35")
def test_the_first_of_two_waiting_requests_for_one_pile_is_served_first() -> None:
    boards = [rival(2), rival(210)]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 moped mandrill 1", "0 recruit 1 flower", "1 done", "0 done")
    assert scene.board()["moped"] == ["mandrill-1", 101]
    assert scene.board()["recruit"] == ["mandrill-1", None]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 recruit 1 flower", "0 moped mandrill 1", "1 done", "0 done")
    assert scene.board()["recruit"] == ["mandrill-1", 101]


@pytest.mark.rule("AU-33", "AU-35")
@pytest.mark.parametrize(
    "requests", [("0 recruit 1 flower", "0 moped gorilla 1"), ("0 moped gorilla 1", "0 recruit 1 flower")]
)
def test_of_two_requests_waiting_at_different_piles_the_tokens_is_served_first(requests: tuple[str, str]) -> None:
    scene = at_piles(rival(2), rival(210), mandrill_1=[101], gorilla_1=[119]).play(*requests)
    assert (scene.board()["recruit"], scene.board()["moped"]) == (["mandrill-1", None], ["gorilla-1", None])
    scene = scene.play("0 done", "1 done")
    # So the moped's card lies on top, and is the first of the next line.
    assert scene.cards("line")[:2] == [119, 101]


@pytest.mark.rule("AU-51")
def test_a_card_served_late_goes_on_top_of_the_deck_at_that_moment() -> None:
    boards = [rival(2, deck=[3, 4, 5]), rival(210)]
    scene = at_piles(*boards, mandrill_1=[101])
    scene = scene.play("0 recruit 1 flower", "0 moped gorilla 1", "0 done", "1 done")
    # The gorilla came first although it was asked for later: with rank 1 its card is the second of the pile.
    assert scene.cards("line")[:2] == [101, 120]


# The early end.


def short() -> Scene:
    """Both want the last mandrill of level 1; seat 1 gets it, seat 0 may choose again."""
    boards = [rival(2), rival(210)]
    return at_piles(*boards, mandrill_1=[101]).play("0 recruit 1 flower", "1 recruit 1 flower", "0 done", "1 done")


@pytest.mark.rule("AU-51")
def test_an_unserved_request_is_refunded_and_may_be_replaced_by_the_same_means() -> None:
    scene = short()
    assert (scene.phase, scene.asked) == ("replacing", [0])
    assert scene.stock()["flower"] == 9
    assert scene.legal() == {"recruit 2 flower", "done"}
    scene = scene.play("recruit 2 flower")
    assert scene.stock()["flower"] == 3
    assert 201 in scene.cards("deck")


@pytest.mark.rule("AU-51")
def test_the_game_ends_with_the_round_and_most_points_win() -> None:
    boards = [rival(2, points=30), rival(210, points=20)]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 recruit 1 flower", "1 recruit 1 flower", "0 done", "1 done")
    assert scene.position["short"] is True
    assert scene.play("done").ended() == ((0,), "cards", "AU-51")


@pytest.mark.rule("AU-51")
def test_equal_totals_share_the_early_end() -> None:
    scene = short().play("done")
    assert scene.ended() == ((0, 1), "cards", "AU-51")
    assert [scene.state.payoff(seat) for seat in (0, 1)] == [0.5, 0.5]


@pytest.mark.rule("AU-40", "AU-51")
def test_phase_3_is_played_before_the_early_end() -> None:
    boards = [rival(2, rage=4, points=30), rival(210, points=31)]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 recruit 1 flower", "1 recruit 1 flower", "0 done", "1 done")
    scene = scene.play("recruit 2 flower")
    assert (scene.phase, scene.asked) == ("rest", [0])
    scene = scene.play("done")
    assert scene.cards("discard") == [2] and scene.ended()[0] == (1,)


@pytest.mark.rule("AU-51")
def test_a_request_on_an_empty_pile_counts_too() -> None:
    boards = [rival(2), rival(210)]
    scene = at_piles(*boards, mandrill_1=[]).play("1 recruit 1 flower", "0 done", "1 done")
    assert (scene.phase, scene.position["short"], scene.asked) == ("replacing", True, [1])
    assert scene.stock(1)["flower"] == 9


@pytest.mark.rule("AU-51")
def test_a_pile_with_just_enough_cards_ends_nothing() -> None:
    boards = [rival(2), rival(210)]
    scene = at_piles(*boards, mandrill_1=[101, 102])
    scene = scene.play("0 recruit 1 flower", "1 recruit 1 flower", "0 done", "1 done")
    assert (scene.phase, scene.position["short"]) == ("life", False)


@pytest.mark.rule("AU-51")
def test_a_wish_that_nobody_can_pay_for_does_not_count() -> None:
    boards = [tribe([2], token="mandrill", flower=2), tribe([210], token="mandrill")]
    scene = table(*boards, phase="monkeys", piles={"mandrill-1": []}).play("0 done", "1 done")
    assert (scene.phase, scene.position["short"]) == ("life", False)


@pytest.mark.rule("AU-51")
def test_piles_are_counted_one_by_one() -> None:
    boards = [rival(2, token="gorilla"), rival(210)]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 recruit 1 grain", "1 recruit 1 flower", "0 done", "1 done")
    assert scene.position["short"] is False


@pytest.mark.rule("AU-47", "AU-51")
def test_one_players_moped_and_token_on_the_last_card_of_a_pile_are_one_too_many() -> None:
    boards = [rival(210, rage=4), rival(2)]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 recruit 1 flower", "0 moped mandrill 1", "1 done", "0 done")
    assert (scene.phase, scene.asked, scene.stock()["energy"]) == ("replacing", [0], 18)
    others = {f"moped {species} {level}" for species in ("orangutan", "gorilla", "chimpanzee") for level in (1, 2)}
    assert scene.legal() == {"done", "moped mandrill 2", *others}
    scene = scene.play("moped gorilla 1")
    assert scene.stock()["energy"] == 12
    assert scene.cards("deck")[:2] == [119, 101]


@pytest.mark.rule("AU-51")
def test_a_request_can_only_be_replaced_by_the_same_means_and_from_a_pile_with_cards() -> None:
    scene = short()
    assert scene.refuses("moped gorilla 1") == ("AU-51", "after-nothing-to-replace")
    assert scene.refuses("recruit 1 flower") == ("AU-51", "after-pile-empty")
    assert scene.refuses("recruit 2 grain") == ("AU-32", "after-wrong-food")


@pytest.mark.rule("AU-51")
def test_nothing_else_may_be_done_while_requests_are_replaced() -> None:
    boards = [rival(2, rage=4), rival(210)]
    named: dict[str, Json] = {"mandrill-1": [101]}
    scene = table(*boards, phase="monkeys", objects=["computer", "mini-fridge"], piles=named)
    scene = scene.play("0 recruit 1 flower", "1 recruit 1 flower", "0 done", "1 done")
    assert scene.legal() == {"recruit 2 flower", "done"}
    assert scene.refuses("remove 2") == ("AU-26", "after-wrong-phase")
    assert scene.refuses("copy left flower") == ("AU-34", "after-wrong-phase")
    assert scene.refuses("computer") == ("AU-46", "after-object-moment")
    assert scene.refuses("fridge flower fruit") == ("AU-42", "after-object-moment")


@pytest.mark.rule("AU-51", "AU-52")
def test_players_choose_again_in_the_order_of_their_highest_cards() -> None:
    boards = [rival(2), rival(104), rival(210)]
    scene = at_piles(*boards, mandrill_1=[101], mandrill_2=[201])
    scene = scene.play(*(f"{seat} recruit 1 flower" for seat in range(3)), "0 done", "1 done", "2 done")
    assert scene.asked == [1]
    assert scene.refuses("0 done") == ("AU-52", "after-others-choose")
    # Seat 1 takes the last mandrill of level 2, so nothing is left for seat 0.
    assert scene.play("1 recruit 2 flower").phase != "replacing"
    assert scene.play("1 done").asked == [0]


@pytest.mark.rule("AU-51")
def test_whoever_cannot_pay_for_another_card_is_not_asked() -> None:
    boards = [tribe([2], token="mandrill", flower=3), rival(210)]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 recruit 1 flower", "1 recruit 1 flower", "0 done", "1 done")
    assert scene.phase == "over"
    assert scene.stock()["flower"] == 3


@pytest.mark.rule("AU-51")
def test_a_chimpanzee_may_be_replaced_with_another_food() -> None:
    boards = [rival(2, token="chimpanzee"), rival(210, token="chimpanzee")]
    scene = at_piles(*boards, chimpanzee_2=[237])
    scene = scene.play("0 recruit 2 flower", "1 recruit 2 flower", "0 done", "1 done")
    assert scene.legal() == {"done", "recruit 1 flower", "recruit 1 fruit", "recruit 1 grain"}
    assert scene.play("recruit 1 grain").stock()["grain"] == 6


@pytest.mark.rule("AU-51")
def test_two_unserved_requests_are_replaced_one_by_one_or_dropped_together() -> None:
    boards = [rival(2), rival(210)]
    scene = at_piles(*boards, mandrill_1=[]).play("0 recruit 1 flower", "0 moped mandrill 1", "1 done", "0 done")
    assert {line.split()[0] for line in scene.legal()} == {"recruit", "moped", "done"}
    again = scene.play("recruit 2 flower")
    assert (again.phase, {line.split()[0] for line in again.legal()}) == ("replacing", {"moped", "done"})
    assert scene.play("done").phase == "over"


@pytest.mark.rule("AU-50", "AU-51")
def test_80_points_at_the_end_of_phase_2_end_the_game_there_in_a_short_round_too() -> None:
    boards = [rival(2, points=80, rage=4), rival(210)]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 recruit 1 flower", "1 recruit 1 flower", "0 done", "1 done")
    assert scene.phase == "replacing"
    scene = scene.play("recruit 2 flower")
    assert scene.ended() == ((0,), "goal", "AU-50")
    assert scene.cards("line") == [2]


@pytest.mark.rule("AU-51")
def test_the_early_end_and_the_refund_are_told() -> None:
    boards = [rival(2), rival(210)]
    scene = at_piles(*boards, mandrill_1=[101]).play("0 recruit 1 flower", "1 recruit 1 flower", "0 done")
    events = [event for event in scene.hear("1 done") if event["event"] in ("refund", "short")]
    assert [event["event"] for event in events] == ["refund", "short"]
    assert (events[0]["seat"], events[0]["means"]) == (0, "token")
