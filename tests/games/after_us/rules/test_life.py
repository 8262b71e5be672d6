"""Phase 1 until the line is arranged: drawing four cards, and putting them in order (AU-05 to AU-11)."""

from itertools import permutations

import pytest

from vervet.core.json import Json

from ..scene import Scene, arranged, begin, drawn, table, tribe

RESTED = ("done", "1 done")


def resting(line: list[int | None] | None = None, **board: Json) -> Scene:
    """The end of a round, in which seat 0 has these cards; the next one begins when both are done."""
    return table(tribe(line, **board), tribe(), phase="rest")


@pytest.mark.rule("AU-10")
def test_the_top_four_cards_are_drawn_in_their_order() -> None:
    scene = resting(deck=[3, 1, 8, 5, 2]).play(*RESTED)
    assert scene.cards("line") == [3, 1, 8, 5]
    assert scene.cards("deck") == [2]


@pytest.mark.rule("AU-10")
def test_a_short_deck_is_taken_whole_then_the_shuffled_discard_gives_the_rest() -> None:
    scene = resting(deck=[3, 1], discard=[8, 5, 2, 4, 6]).play(*RESTED)
    line = scene.cards("line")
    assert line[:2] == [3, 1]
    assert set(line[2:]) <= {8, 5, 2, 4, 6}
    assert set(line[2:]) | set(scene.cards("deck")) == {8, 5, 2, 4, 6}
    assert scene.cards("discard") == []


@pytest.mark.rule("AU-10", "AU-40")
def test_the_line_of_the_round_before_is_in_the_discard_that_is_shuffled() -> None:
    scene = resting(line=[7, 8], deck=[], discard=[1, 2, 3]).play(*RESTED)
    assert len(scene.cards("line")) == 4
    assert set(scene.cards("line")) | set(scene.cards("deck")) == {7, 8, 1, 2, 3}


@pytest.mark.rule("AU-10")
def test_an_empty_deck_is_refilled_only_when_a_draw_needs_it() -> None:
    scene = resting(deck=[3, 1, 8, 5], discard=[2, 4]).play(*RESTED)
    assert (scene.cards("deck"), scene.cards("discard")) == ([], [2, 4])


@pytest.mark.rule("AU-10")
def test_a_shuffle_makes_another_order_in_other_games() -> None:
    orders = set()
    for random in range(20):
        scene = table(tribe(deck=[], discard=[1, 2, 3, 4, 5, 6]), tribe(), phase="rest", random=random).play(*RESTED)
        orders.add(tuple(scene.cards("line")))
    assert len(orders) > 10


@pytest.mark.rule("AU-10", "AU-28")
def test_whoever_owns_four_cards_draws_all_of_them_every_round() -> None:
    scene = resting(line=[1, 2], deck=[3], discard=[4]).play(*RESTED)
    assert set(scene.cards("line")) == {1, 2, 3, 4}


@pytest.mark.rule("AU-11")
def test_the_cards_may_be_arranged_in_any_order() -> None:
    orders = {"arrange " + " ".join(map(str, order)) for order in permutations((1, 2, 3, 210))}
    assert drawn(1, 2, 3, 210).legal() == orders


@pytest.mark.rule("AU-11")
def test_the_line_is_as_arranged_without_gaps() -> None:
    scene = drawn(1, 2, 3, 210).play("arrange 210 3 1 2")
    assert scene.cards("line") == [210, 3, 1, 2]
    assert scene.board()["arranged"] is True


@pytest.mark.rule("AU-11")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("arrange 1 2 3", "after-all-cards-once"),
        ("arrange 1 2 3 3", "after-all-cards-once"),
        ("arrange", "after-all-cards-once"),
        ("arrange 1 2 3 4", "after-card-not-drawn"),
        ("arrange 1 2 3 210 5", "after-card-not-drawn"),
        ("arrange 1 2 3 99", "after-card-not-drawn"),
        ("activate a1", "after-arrange-first"),
        ("skip a1", "after-arrange-first"),
        ("done", "after-arrange-first"),
    ],
)
def test_every_drawn_card_must_be_put_in_the_line_once_before_anything_else(line: str, reason: str) -> None:
    assert drawn(1, 2, 3, 210).refuses(line) == ("AU-11", reason)


@pytest.mark.rule("AU-11", "AU-12")
def test_an_arranged_line_is_not_arranged_again() -> None:
    assert arranged(1, 2, 3, 210).refuses("arrange 1 2 3 210") == ("AU-11", "after-line-fixed")


@pytest.mark.rule("AU-12")
def test_the_first_closed_frame_is_reached_at_once() -> None:
    assert drawn(7, 6, 231, 143).play("arrange 7 6 231 143").board()["reached"] == "ab1"
    assert drawn(7, 5).play("arrange 7 5").board()["reached"] == "b1"


@pytest.mark.rule("AU-11")
def test_arranging_tells_the_order_and_no_opinion_on_it() -> None:
    (event,) = drawn(7, 6, 231, 143, fruit=1).hear("arrange 7 6 231 143")
    assert event == {"event": "arrange", "rule": "AU-11", "seat": 0, "cards": [7, 6, 231, 143]}


@pytest.mark.rule("AU-05")
def test_all_players_are_asked_at_the_same_time_and_go_at_their_own_speed() -> None:
    scene = begin(3, players=4)
    assert scene.asked == [0, 1, 2, 3]
    line = min(scene.legal("arrange", seat=2))
    assert scene.play(f"2 {line}").asked == [0, 1, 2, 3]


@pytest.mark.rule("AU-05", "AU-15")
def test_the_phase_waits_for_everybody_and_whoever_has_finished_is_asked_no_more() -> None:
    scene = table(tribe([1, 2], arranged=True, reached=None), tribe([9, 10], arranged=True, reached=None))
    scene = scene.play("done")
    assert (scene.phase, scene.asked) == ("life", [1])
    assert scene.refuses("done") == ("AU-05", "after-finished")
    assert scene.play("1 done").phase == "tokens"


@pytest.mark.rule("AU-06")
def test_the_order_in_which_decisions_arrive_does_not_matter() -> None:
    scene = drawn(1, 2, 3, 210)
    one = scene.play("0 arrange 1 2 3 210", "1 arrange 9 10 11 12")
    other = scene.play("1 arrange 9 10 11 12", "0 arrange 1 2 3 210")
    assert one.state.hash() == other.state.hash()


@pytest.mark.rule("AU-06", "AU-10")
def test_a_shuffle_does_not_depend_on_when_another_player_shuffles() -> None:
    boards = [
        tribe([1, 2, 3, 4], deck=[], discard=[5, 6, 7], energy=2),
        tribe([9, 10, 11, 12], deck=[], discard=[13, 14], energy=2),
    ]
    scene = table(*boards, objects=["ghetto-blaster"])
    one = scene.play("0 blaster 1", "1 blaster 9")
    other = scene.play("1 blaster 9", "0 blaster 1")
    assert one.position == other.position


@pytest.mark.rule("AU-10")
def test_everybody_sees_the_cards_that_are_drawn() -> None:
    for seat in (0, 1, None):
        assert begin(5).seen(1, seat)["line"] == begin(5).cards("line", 1)
    events = resting(deck=[3, 1, 8, 5]).hear(*RESTED, seat=1)
    assert next(event["cards"] for event in events if event["event"] == "draw") == [3, 1, 8, 5]
