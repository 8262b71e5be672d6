"""Setup, and the course of a round (CM-1 to CM-15, CM-Q5, CM-Q18, CM-Q19, CM-Q47, CM-Q49, CM-Q50)."""

import pytest

from vervet.core.option import OptionError

from ..scene import CHEEKY, Scene, begin, on


def next_round(scene: Scene) -> Scene:
    """Let the active player finish without playing anything, and all pass."""
    seat = scene.active
    while scene.outcome is None and scene.active == seat:
        if scene.window is not None:
            scene = scene.play("pass")
        elif scene.choice is not None:
            scene = scene.play(f"{scene.asked[0]} {min(scene.legal(scene.asked[0]))}")
        else:
            scene = scene.play(f"{seat} done")
    return scene


@pytest.mark.rule("CM-1", "CM-33")
def test_the_last_surviving_trainer_wins() -> None:
    scene = on("pyromaniac1 juggler1", "", "sniper1", living=[0, 2]).play("0 done", "pass")
    assert scene.ended() == ((2,), "survivor")
    assert [scene.state.payoff(seat) for seat in range(3)] == [0.0, 0.0, 1.0]


@pytest.mark.rule("CM-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_two_to_six_play(players: int) -> None:
    assert begin(players=players).state.seats == players


@pytest.mark.rule("CM-3")
@pytest.mark.parametrize("players", [1, 7])
def test_one_and_seven_do_not(players: int) -> None:
    with pytest.raises(OptionError, match=r"can’t be .*\(CM-3\)"):
        begin(players=players)


@pytest.mark.rule("CM-4")
def test_both_decks_are_shuffled_by_the_seed() -> None:
    decks = [begin(seed).position["decks"] for seed in range(4)]
    for name, count in (("monkeys", 60), ("actions", 54)):
        orders = [deck[name] for deck in decks if isinstance(deck, dict)]
        assert all(isinstance(order, list) and len(order) == count for order in orders)
        assert len({str(order) for order in orders}) == 4


@pytest.mark.rule("CM-5", "CM-8")
@pytest.mark.parametrize("players", [2, 6])
def test_everybody_begins_with_three_action_cards_including_the_first_player(players: int) -> None:
    scene = begin(players=players)
    assert [scene.cards(seat) for seat in range(players)] == [3] * players
    assert scene.phase == "planning"
    assert scene.asked == [scene.active]
    assert sum(scene.hand(scene.active).values()) == 3


@pytest.mark.rule("CM-6", "CM-15", "CM-Q49")
def test_the_next_seat_plays_the_next_round() -> None:
    scene = on("", "", "")
    order = [scene.active]
    for _ in range(3):
        scene = next_round(scene)
        order.append(scene.active)
    assert order == [0, 1, 2, 0]


@pytest.mark.rule("CM-Q50")
def test_the_starter_is_drawn_by_the_seed() -> None:
    assert {begin(seed, players=4).active for seed in range(40)} == {0, 1, 2, 3}
    assert begin(7, players=4).active == begin(7, players=4).active


@pytest.mark.rule("CM-9", "CM-10", "CM-11", "CM-12", "CM-13", "CM-14")
def test_a_round_is_planning_getting_the_monkey_drawing_and_training() -> None:
    scene = on("", "", phase="planning", deck="juggler1", actions="no-way")
    phases = [scene.phase]
    for line in ("0 done", "pass", "pass", "pass", "0 done", "pass"):
        scene = scene.play(line)
        phases.append(scene.phase)
    assert phases == ["planning", "planned", "got", "drew", "training", "ending", "planning"]
    assert scene.row(0) == {"juggler1"}
    assert scene.hand(0) == {"banana-break": 1, "no-way": 1}
    assert scene.active == 1


@pytest.mark.rule("CM-10", "CM-20")
def test_any_number_of_cards_may_be_played_in_planning() -> None:
    scene = on("", "", hands=["banana-break soggy-fuses closed-for-holiday"], phase="planning")
    scene = scene.play("0 soggy 0", "settle", "0 close", "settle")
    assert (scene.phase, scene.asked) == ("planning", [0])
    assert scene.legal(0) == {"done", "break"}


@pytest.mark.rule("CM-13")
def test_any_number_of_cards_may_be_played_in_training() -> None:
    scene = on("", "", hands=["banana-break banana-break banana-break"]).play("0 break", "settle", "0 break", "settle")
    assert (scene.phase, scene.asked) == ("training", [0])
    assert "break" in scene.legal(0)


@pytest.mark.rule("CM-10")
def test_an_empty_hand_leaves_nothing_to_plan() -> None:
    scene = on("", "", hands=["", "banana-break"], phase="drew", actions="no-way").play("pass", "pass")
    assert scene.active == 1


@pytest.mark.rule("CM-11")
def test_the_active_player_gets_the_top_monkey() -> None:
    scene = on("", "", phase="planned", deck="pyromaniac5 juggler1").play("pass")
    assert scene.arrivals() == ["0 pyromaniac5"]
    assert scene.row(0) == {"pyromaniac5"}


@pytest.mark.rule("CM-12", "CM-18")
def test_the_drawn_card_goes_into_the_hand_where_only_its_holder_sees_it() -> None:
    scene = on("", "", phase="got", actions="grounding").play("pass")
    assert scene.hand(0) == {"banana-break": 1, "grounding": 1}
    assert scene.told("draw", 0)[0]["card"] == "grounding"
    assert scene.told("draw", 1)[0]["card"] is None
    assert scene.told("draw", None)[0]["card"] is None


@pytest.mark.rule("CM-14")
def test_the_round_goes_on_until_its_player_says_that_it_ends() -> None:
    scene = on("", "", hands=["soggy-fuses banana-break"]).play("0 soggy 1", "settle")
    assert (scene.active, scene.phase, scene.asked) == (0, "training", [0])
    assert scene.play("0 done", "pass").active == 1


@pytest.mark.rule("CM-15")
def test_a_player_who_is_out_is_passed_over() -> None:
    assert on("", "", "", living=[0, 2]).play("0 done", "pass").active == 2


@pytest.mark.rule("CM-Q5", "CM-22")
def test_the_active_player_may_play_quick_cards_in_their_own_turn() -> None:
    scene = on("juggler1", "", hands=["great-escape closed-for-holiday soggy-fuses"])
    assert scene.legal(0) == {"done", "escape juggler1", "close", "soggy 0", "soggy 1"}


@pytest.mark.rule("CM-Q18")
def test_the_round_ends_with_a_window_then_the_fuses_then_the_lasting_effects() -> None:
    scene = on("pyromaniac1 juggler1", "", "", hands=["soggy-fuses banana-break"])
    scene = scene.play("0 soggy 0", "settle", "0 done")
    names = [event.name for event in scene.play("pass").events]
    assert scene.window == "end"
    assert names.index("passed") < names.index("fuses") < names.index("lapse") < names.index("turn")


@pytest.mark.rule("CM-Q18")
def test_a_protection_played_in_the_last_window_still_counts_at_the_check() -> None:
    scene = on("pyromaniac1 juggler1", "", hands=["banana-break", "soggy-fuses"]).play("0 done", "answer 1 soggy 0")
    assert scene.play("settle").status(0) == "living"


@pytest.mark.rule("CM-Q19")
def test_after_a_card_in_the_last_window_nobody_goes_back_to_training() -> None:
    scene = on("", "", hands=["banana-break", "soggy-fuses"]).play("0 done", "answer 1 soggy 0", "pass")
    assert (scene.window, scene.phase) == ("end", "ending")
    assert scene.legal(0) == {"pass"}
    assert scene.play("pass").active == 1


@pytest.mark.rule("CM-Q47", "CM-20")
def test_a_hand_has_no_limit() -> None:
    hand = " ".join(["no-way"] * 6 + ["grounding"] * 6 + ["banana-break"] * 6)
    scene = on("", "", hands=[hand, ""], actions="great-escape tactical-exchange").play("0 break", "settle")
    assert scene.cards(0) == 19


def test_the_game_can_be_found_by_name() -> None:
    assert CHEEKY.name == "cheeky-monkeys"
    assert CHEEKY.seats == (2, 6)
