"""The seven objects: price, moment, effect, once a round (AU-04, AU-41 to AU-47)."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, drawn, recruiting, table, tribe

RULES = {
    "mobile-phone": ("phone 101 mandrill", "AU-41"),
    "mini-fridge": ("fridge energy fruit", "AU-42"),
    "ghetto-blaster": ("blaster 101", "AU-43"),
    "game-console": ("console 101", "AU-44"),
    "pinball": ("pinball", "AU-45"),
    "computer": ("computer", "AU-46"),
    "moped": ("moped gorilla 1", "AU-47"),
}
# When each object may be used: before or after the line is arranged, before or after the reveal, in phase 3.
MOMENTS = {
    "mobile-phone": {"draw"},
    "mini-fridge": {"draw", "resolve", "tokens", "monkeys"},
    "ghetto-blaster": {"draw"},
    "game-console": {"rest"},
    "pinball": {"draw"},
    "computer": {"draw", "resolve", "tokens", "monkeys", "rest"},
    "moped": {"monkeys"},
}
STAGES = ("draw", "resolve", "tokens", "monkeys", "rest")


def at_stage(stage: str, objects: list[Json], **board: Json) -> Scene:
    """Seat 0 has drawn 101 and three Tamarins, and has 20 energy unless said otherwise."""
    mine = tribe([101, 1, 2, 3], arranged=stage == "resolve", **{"energy": 20, **board})
    other = tribe([9, 10, 11, 12])
    if stage == "monkeys":
        mine["token"] = other["token"] = "mandrill"
    phase = "life" if stage in ("draw", "resolve") else stage
    return table(mine, other, phase=phase, objects=objects)


@pytest.mark.rule("AU-41", "AU-42", "AU-43", "AU-44", "AU-45", "AU-46", "AU-47")
@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("name", RULES)
def test_an_object_can_be_used_in_its_moments_and_is_refused_by_its_own_rule_in_others(name: str, stage: str) -> None:
    line, rule = RULES[name]
    scene = at_stage(stage, [name])
    if stage in MOMENTS[name]:
        assert line in scene.legal()
    else:
        assert scene.refuses(line) == (rule, "after-object-moment")


@pytest.mark.rule("AU-41", "AU-42", "AU-43", "AU-44", "AU-45", "AU-46", "AU-47")
@pytest.mark.parametrize("name", RULES)
def test_an_object_is_used_once_a_round(name: str) -> None:
    line, rule = RULES[name]
    stage = min(MOMENTS[name], key=STAGES.index)
    assert at_stage(stage, [name], used=[name]).refuses(line) == (rule, "after-object-used")
    used = at_stage(stage, [name]).play(line)
    assert used.refuses(line) == (rule, "after-object-used")
    assert used.board()["used"] == [name]


@pytest.mark.rule("AU-40", "AU-46")
def test_in_the_next_round_it_may_be_used_again() -> None:
    scene = at_stage("rest", ["computer"]).play("computer", "done", "1 done")
    assert scene.board()["used"] == []
    assert "computer" in scene.legal()


@pytest.mark.rule("AU-46")
def test_each_player_may_use_an_object() -> None:
    boards = [tribe([1], energy=5), tribe([9], energy=5)]
    scene = table(*boards, objects=["computer"]).play("0 computer", "1 computer")
    assert [scene.stock(seat) for seat in (0, 1)] == [{"points": 5}, {"points": 5}]


@pytest.mark.rule("AU-04")
@pytest.mark.parametrize("name", RULES)
def test_an_object_that_is_not_in_play_is_refused_by_the_rule_of_the_setup(name: str) -> None:
    stage = min(MOMENTS[name], key=STAGES.index)
    others: list[Json] = [other for other in RULES if other != name]
    scene = at_stage(stage, others[:3])
    line, _ = RULES[name]
    assert scene.refuses(line) == ("AU-04", "after-object-absent")
    assert line not in scene.legal()


@pytest.mark.rule("AU-41", "AU-42", "AU-43", "AU-44", "AU-45", "AU-46", "AU-47")
@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("mobile-phone", 2),
        ("mini-fridge", 2),
        ("ghetto-blaster", 2),
        ("game-console", 3),
        ("pinball", 4),
        ("computer", 5),
        ("moped", 6),
    ],
)
def test_one_energy_too_few_is_refused_by_the_objects_own_rule(name: str, price: int) -> None:
    line, rule = RULES[name]
    stage = min(MOMENTS[name], key=STAGES.index)
    assert line in at_stage(stage, [name], energy=price).legal()
    refusal = at_stage(stage, [name], energy=price - 1).refusal(line)
    assert (refusal.rule, refusal.reason) == (rule, "after-too-little")
    assert refusal.details == {"resource": "energy", "need": price, "have": price - 1}


# Mobile phone.


@pytest.mark.rule("AU-41")
def test_the_phone_swaps_a_card_for_the_top_card_of_any_pile_of_its_level() -> None:
    scene = drawn(101, 210, 1, 2, objects=["mobile-phone"], energy=5)
    piles = {"mandrill", "orangutan", "gorilla", "chimpanzee"}
    assert scene.legal("phone") == {f"phone {card} {pile}" for card in (101, 210) for pile in piles}
    one = scene.play("phone 101 gorilla")
    assert (one.cards("line"), one.stock()) == ([119, 210, 1, 2], {"energy": 3})
    assert one.position["known"] == {}, "the card drawn lies open"
    two = scene.play("phone 210 orangutan")
    assert (two.cards("line"), two.stock()) == ([101, 225, 1, 2], {"energy": 2})


@pytest.mark.rule("AU-41")
def test_the_card_given_back_goes_under_its_pile_when_phase_1_ends() -> None:
    scene = drawn(101, 1, 2, 3, objects=["mobile-phone"], energy=2).play("phone 101 mandrill")
    assert scene.board()["returned"] == 101
    assert scene.cards("line")[0] == 102
    assert 101 not in scene.pile("mandrill-1")
    resolved: dict[str, Json] = {"arranged": True, "reached": None}
    boards = [{**scene.board(), **resolved}, {**scene.board(1), **resolved, "ready": True}]
    ended = table(*boards, objects=["mobile-phone"], piles={"mandrill-1": [103, 104]}).play("done")
    assert ended.pile("mandrill-1") == [103, 104, 101]
    assert ended.board()["returned"] is None


@pytest.mark.rule("AU-41")
def test_a_swap_is_for_good_and_gives_no_rage_bonus() -> None:
    scene = drawn(101, 1, 2, 3, objects=["mobile-phone"], energy=2, deck=[4], discard=[5]).play("phone 101 gorilla")
    assert scene.stock() == {}
    assert scene.board()["removed"] == 0
    owned = {*scene.cards("line"), *scene.cards("deck"), *scene.cards("discard")}
    assert owned == {119, 1, 2, 3, 4, 5}


@pytest.mark.rule("AU-41")
def test_a_tamarin_has_no_pile_to_go_back_to() -> None:
    scene = drawn(101, 1, 2, 3, objects=["mobile-phone"], energy=5)
    assert scene.refuses("phone 1 gorilla") == ("AU-41", "after-not-a-tamarin")
    assert scene.refuses("phone 5 gorilla") == ("AU-41", "after-card-not-in-line")


@pytest.mark.rule("AU-41")
def test_a_level_2_card_costs_3_energy() -> None:
    scene = drawn(210, 1, 2, 3, objects=["mobile-phone"], energy=2)
    assert scene.refusal("phone 210 gorilla").details == {"resource": "energy", "need": 3, "have": 2}


@pytest.mark.rule("AU-06", "AU-41")
def test_each_seat_takes_the_card_at_its_rank_in_any_order() -> None:
    boards = [tribe([101, 1], energy=2), tribe([137, 9], energy=2), tribe([119, 17], energy=2)]
    scene = table(*boards, objects=["mobile-phone"])
    lines = ["0 phone 101 chimpanzee", "1 phone 137 chimpanzee", "2 phone 119 chimpanzee"]
    one, other = scene.play(*lines), scene.play(*reversed(lines))
    # Ranks by the cards drawn: 137, 119, 101.
    assert [one.cards("line", seat)[0] for seat in range(3)] == [157, 155, 156]
    assert one.state.hash() == other.state.hash()


@pytest.mark.rule("AU-41")
def test_ranks_are_those_of_the_cards_first_drawn() -> None:
    boards = [tribe([101, 1], energy=4, rank=1), tribe([119, 9], energy=2, rank=0)]
    scene = table(*boards, objects=["mobile-phone"]).play("0 phone 101 chimpanzee", "1 phone 119 chimpanzee")
    assert [scene.cards("line", seat)[0] for seat in (0, 1)] == [156, 155]


@pytest.mark.rule("AU-41")
def test_a_pile_without_a_card_for_ones_rank_cannot_be_chosen() -> None:
    boards = [tribe([101, 1], energy=2), tribe([137, 9], energy=2)]
    scene = table(*boards, objects=["mobile-phone"], piles={"chimpanzee-1": [155]})
    assert scene.refuses("phone 101 chimpanzee") == ("AU-41", "after-pile-short")
    assert "phone 137 chimpanzee" in scene.legal(seat=1)


@pytest.mark.rule("AU-41")
def test_returned_cards_go_under_by_rank_when_the_last_player_finishes() -> None:
    boards = [
        tribe([120, 1], returned=101, ready=True, arranged=True, reached=None, rank=1),
        tribe([121, 9], returned=102, arranged=True, reached=None, rank=0),
    ]
    scene = table(*boards, objects=["mobile-phone"], piles={"mandrill-1": [103]}).play("1 done")
    assert scene.pile("mandrill-1") == [103, 102, 101]


# Mini fridge.


@pytest.mark.rule("AU-42")
@pytest.mark.parametrize("give", ["flower", "fruit", "grain"])
def test_the_fridge_turns_one_resource_into_any_other_or_the_same(give: str) -> None:
    scene = drawn(1, 2, 3, 4, objects=["mini-fridge"], **{give: 1, "energy": 1})
    kinds = ("flower", "fruit", "grain", "energy")
    assert scene.legal("fridge") == {f"fridge {give} {get}" for get in kinds}
    for get in kinds:
        assert scene.play(f"fridge {give} {get}").stock() == {get: 1}


@pytest.mark.rule("AU-42")
def test_the_fee_is_paid_first_so_giving_energy_takes_two() -> None:
    assert not drawn(1, 2, 3, 4, objects=["mini-fridge"], energy=1).legal("fridge")
    assert drawn(1, 2, 3, 4, objects=["mini-fridge"], energy=2).play("fridge energy grain").stock() == {"grain": 1}


@pytest.mark.rule("AU-42")
def test_a_player_cannot_give_what_they_do_not_own() -> None:
    scene = drawn(1, 2, 3, 4, objects=["mini-fridge"], energy=2, flower=1)
    refusal = scene.refusal("fridge fruit flower")
    assert (refusal.rule, refusal.details) == ("AU-42", {"resource": "fruit", "need": 1, "have": 0})


# Ghetto blaster.


@pytest.mark.rule("AU-43")
def test_the_blaster_discards_a_drawn_card_and_draws_another_in_its_place() -> None:
    scene = drawn(1, 2, 3, 4, objects=["ghetto-blaster"], energy=2, deck=[7, 8], discard=[5])
    assert scene.legal("blaster") == {f"blaster {card}" for card in (1, 2, 3, 4)}
    scene = scene.play("blaster 2")
    assert scene.cards("line") == [1, 7, 3, 4]
    assert (scene.cards("deck"), scene.cards("discard"), scene.stock()) == ([8], [2, 5], {})


@pytest.mark.rule("AU-43")
def test_an_empty_deck_is_refilled_after_the_discard_so_that_the_card_may_come_back() -> None:
    scene = drawn(1, 2, 3, 4, objects=["ghetto-blaster"], energy=2, deck=[]).play("blaster 2")
    assert scene.cards("line") == [1, 2, 3, 4]
    assert (scene.cards("deck"), scene.cards("discard")) == ([], [])


@pytest.mark.rule("AU-43")
def test_only_a_drawn_card_can_be_discarded() -> None:
    scene = drawn(1, 2, 3, 4, objects=["ghetto-blaster"], energy=2)
    assert scene.refuses("blaster 5") == ("AU-43", "after-card-not-in-line")


@pytest.mark.rule("AU-43", "AU-45")
def test_a_card_drawn_by_one_object_may_be_changed_by_another() -> None:
    scene = drawn(1, 2, 3, 4, objects=["ghetto-blaster", "pinball"], energy=6, deck=[7, 8])
    assert scene.play("pinball", "blaster 7").cards("line") == [1, 2, 3, 4, 8]


# Game console.


@pytest.mark.rule("AU-44")
def test_the_console_puts_a_card_of_the_line_on_the_deck_instead_of_the_discard() -> None:
    scene = table(tribe([101, 1, 210, 2], energy=8, deck=[3, 4]), tribe(), phase="rest", objects=["game-console"])
    assert scene.legal("console") == {"console 101", "console 210"}
    one = scene.play("console 101")
    assert (one.cards("deck"), one.stock()) == ([101, 3, 4], {"energy": 5})
    assert scene.play("console 210").stock() == {"energy": 3}
    assert one.play("done", "1 done").cards("line")[0] == 101
    assert one.play("done", "1 done").cards("line")[:3] == [101, 3, 4]


@pytest.mark.rule("AU-44")
def test_a_tamarin_is_not_for_the_console() -> None:
    scene = table(tribe([101, 1], energy=8), tribe(), phase="rest", objects=["game-console"])
    assert scene.refuses("console 1") == ("AU-44", "after-not-a-tamarin")
    assert scene.refuses("console 102") == ("AU-44", "after-card-not-in-line")


@pytest.mark.rule("AU-44")
def test_a_level_2_card_costs_the_console_5_energy() -> None:
    scene = table(tribe([101, 210], energy=4), tribe(), phase="rest", objects=["game-console"])
    assert scene.legal("console") == {"console 101"}
    assert scene.refusal("console 210").details == {"resource": "energy", "need": 5, "have": 4}


@pytest.mark.rule("AU-26", "AU-44")
def test_a_card_put_on_the_deck_cannot_be_removed_by_rage() -> None:
    mine = tribe([101, 1], energy=3, rage=4, deck=[2, 3, 4])
    scene = table(mine, tribe(), phase="rest", objects=["game-console"]).play("console 101")
    assert scene.legal("remove") == {"remove 1"}


@pytest.mark.rule("AU-40", "AU-44")
def test_whoever_can_use_the_console_is_asked_in_phase_3_and_nobody_else() -> None:
    boards = [tribe([101, 1], energy=3, token="mandrill"), tribe([9, 10], energy=9, token="mandrill", ready=True)]
    scene = table(*boards, phase="monkeys", objects=["game-console"]).play("done")
    assert (scene.phase, scene.asked) == ("rest", [0])


# Pinball.


@pytest.mark.rule("AU-45")
def test_the_pinball_draws_a_fifth_card_for_the_line() -> None:
    scene = drawn(1, 2, 3, 4, objects=["pinball"], energy=4, deck=[7, 8]).play("pinball")
    assert (scene.cards("line"), scene.cards("deck"), scene.stock()) == ([1, 2, 3, 4, 7], [8], {})
    assert len(scene.legal("arrange")) == 120
    scene = scene.play("arrange 7 1 2 3 4")
    assert scene.cards("line") == [7, 1, 2, 3, 4]
    assert "e1" in scene.frames()


@pytest.mark.rule("AU-45")
@pytest.mark.parametrize("energy", [0, 4])
def test_no_card_is_drawn_for_a_full_line(energy: int) -> None:
    scene = drawn(1, 2, 3, 4, 7, objects=["pinball"], energy=energy, deck=[8])
    assert scene.refuses("pinball") == ("AU-45", "after-line-full")


@pytest.mark.rule("AU-45")
def test_the_fifth_card_is_for_this_round_only() -> None:
    mine = tribe([1, 2, 3, 4, 7], used=["pinball"], deck=[5, 6, 8, 101, 102])
    scene = table(mine, tribe(), phase="rest", objects=["pinball"]).play("done", "1 done")
    assert len(scene.cards("line")) == 4


@pytest.mark.rule("AU-10", "AU-45")
def test_the_fifth_card_may_come_from_the_shuffled_discard() -> None:
    scene = drawn(1, 2, 3, 4, objects=["pinball"], energy=4, deck=[], discard=[8]).play("pinball")
    assert scene.cards("line") == [1, 2, 3, 4, 8]


@pytest.mark.rule("AU-45")
def test_without_a_card_in_deck_or_discard_the_pinball_is_refused() -> None:
    scene = drawn(1, 2, 3, 4, objects=["pinball"], energy=4, deck=[])
    assert scene.refuses("pinball") == ("AU-45", "after-nothing-to-draw")


# Computer and moped.


@pytest.mark.rule("AU-46")
@pytest.mark.parametrize("stage", STAGES)
def test_the_computer_gives_5_points_for_5_energy_in_every_phase(stage: str) -> None:
    assert at_stage(stage, ["computer"], energy=5).play("computer").stock() == {"points": 5}


@pytest.mark.rule("AU-46", "AU-40")
def test_whoever_can_pay_for_the_computer_is_asked_in_phase_3() -> None:
    boards = [tribe([1, 2], energy=5, token="mandrill"), tribe([9, 10], energy=4, token="mandrill", ready=True)]
    scene = table(*boards, phase="monkeys", objects=["computer"]).play("done")
    assert (scene.phase, scene.asked) == ("rest", [0])


@pytest.mark.rule("AU-47")
def test_the_moped_recruits_any_species_for_6_or_9_energy_in_addition_to_the_token() -> None:
    scene = recruiting(1, 2, flower=3, energy=15, objects=["moped"])
    assert len(scene.legal("moped")) == 8
    assert scene.play("moped gorilla 1").stock()["energy"] == 9
    scene = scene.play("moped chimpanzee 2", "recruit 1 flower")
    assert scene.stock() == {"energy": 6}
    assert scene.cards("deck")[:2] == [101, 237]


@pytest.mark.rule("AU-47")
def test_8_energy_is_too_little_for_level_2() -> None:
    scene = recruiting(1, 2, energy=8, objects=["moped"])
    assert {line.split()[2] for line in scene.legal("moped")} == {"1"}
    assert scene.refusal("moped gorilla 2").details == {"resource": "energy", "need": 9, "have": 8}
    assert scene.refuses("moped gorilla 3") == ("AU-47", "after-no-such-level")


@pytest.mark.rule("AU-42")
def test_the_fridge_is_told_with_what_it_took_and_gave() -> None:
    scene = drawn(1, 2, 3, 4, objects=["mini-fridge"], energy=1, flower=1)
    (told,) = scene.hear("fridge flower grain")
    assert (told["rule"], told["give"], told["get"]) == ("AU-42", "flower", "grain")
