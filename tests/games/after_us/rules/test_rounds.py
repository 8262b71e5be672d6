"""How phases and rounds follow one another, and how a game ends (AU-03, AU-05, AU-40, AU-50)."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, begin, table, tribe


def resting(*points: int, **facts: Json) -> Scene:
    boards = [tribe([1 + 8 * seat, 2 + 8 * seat], points=each) for seat, each in enumerate(points)]
    return table(*boards, phase="rest", **facts)


@pytest.mark.rule("AU-05")
def test_a_round_goes_through_its_three_phases_and_the_next_begins() -> None:
    done = ("done", "1 done")
    boards = [tribe([1, 2, 3, 101], arranged=True, reached=None, rage=4), tribe([9], arranged=True, reached=None)]
    scene = table(*boards, round=3).play(*done)
    assert scene.phase == "tokens"
    scene = scene.play("token mandrill", "1 token mandrill")
    assert scene.phase == "monkeys"
    scene = scene.play(*done)
    assert scene.phase == "rest"
    scene = scene.play("done")
    assert (scene.phase, scene.position["round"]) == ("life", 4)


@pytest.mark.rule("AU-40")
def test_the_line_goes_face_up_to_the_discard_without_its_gaps() -> None:
    boards = [tribe([1, None, 3, 101], discard=[5], deck=[6, 7, 8, 102, 103]), tribe([9])]
    scene = table(*boards, phase="rest").play("done", "1 done")
    assert scene.cards("discard") == [101, 3, 1, 5]
    assert scene.seen(0, 1)["discard"] == [101, 3, 1, 5]


@pytest.mark.rule("AU-40")
def test_nothing_is_left_of_a_round_in_the_next() -> None:
    mine = tribe([1, 2, 3, 4], token="chimpanzee", reactivation=True, copied=True, used=["computer"])
    mine |= {"recruit": ["chimpanzee-1", 155], "moped": ["orangutan-1", 137], "first": "token"}
    mine |= {"activated": ["a1", "cd3"], "deck": [137, 155, 5, 6, 7], "loose": 3}
    fresh = table(mine, tribe([9]), phase="rest", objects=["computer"]).play("done", "1 done")
    board = fresh.board()
    kept = {name: board[name] for name in ("token", "recruit", "moped", "first", "activated", "used")}
    assert kept == {"token": None, "recruit": None, "moped": None, "first": None, "activated": [], "used": []}
    assert not any(board[name] for name in ("arranged", "ready", "reactivation", "copied"))


@pytest.mark.rule("AU-03")
def test_resources_are_kept_from_round_to_round_without_a_limit() -> None:
    boards = [tribe([1], flower=40, fruit=41, grain=42, energy=3, points=7, rage=2), tribe([9])]
    before = table(*boards, phase="rest")
    assert before.play("done", "1 done").stock() == before.stock()
    more = table(tribe([7, 6], arranged=True, flower=120), tribe([9])).play("activate ab1")
    assert more.stock() == {"flower": 122}


@pytest.mark.rule("AU-05", "AU-40")
def test_whoever_has_nothing_to_decide_is_not_asked_in_phase_3() -> None:
    boards = [tribe([1], token="mandrill"), tribe([9], token="mandrill", ready=True)]
    scene = table(*boards, phase="monkeys", objects=["computer", "game-console"]).play("done")
    assert scene.phase == "life"


@pytest.mark.rule("AU-50")
def test_79_points_end_nothing() -> None:
    assert resting(79, 0).play("done", "1 done").outcome is None


@pytest.mark.rule("AU-50")
def test_80_points_at_the_end_of_a_phase_end_the_game_and_the_highest_total_wins() -> None:
    assert resting(80, 79).play("done", "1 done").ended() == ((0,), "goal", "AU-50")
    assert resting(80, 83, 81).play("done", "1 done", "2 done").ended() == ((1,), "goal", "AU-50")


@pytest.mark.rule("AU-50")
def test_equal_totals_share_the_win() -> None:
    scene = resting(82, 80, 82).play("done", "1 done", "2 done")
    assert scene.ended() == ((0, 2), "goal", "AU-50")
    assert [scene.state.payoff(seat) for seat in range(3)] == [0.5, 0.0, 0.5]


@pytest.mark.rule("AU-50")
def test_everybody_finishes_the_phase_in_which_80_are_reached() -> None:
    scene = resting(84, 78, objects=["computer"])
    boards = [tribe([1], points=84), tribe([9], points=80, energy=5)]
    scene = table(*boards, phase="rest", objects=["computer"]).play("done")
    assert scene.outcome is None
    assert scene.play("1 computer", "1 done").ended()[0] == (1,)


@pytest.mark.rule("AU-50")
def test_80_points_in_phase_1_skip_phases_2_and_3() -> None:
    boards = [tribe([1, 2], arranged=True, reached=None, points=80), tribe([9], arranged=True, reached=None)]
    scene = table(*boards).play("done", "1 done")
    assert scene.ended() == ((0,), "goal", "AU-50")
    assert scene.cards("line") == [1, 2]


@pytest.mark.rule("AU-50")
def test_80_points_before_the_reveal_do_not_end_phase_2() -> None:
    boards = [tribe([1], points=80), tribe([9], token="mandrill", points=80)]
    scene = table(*boards, phase="tokens").play("token gorilla")
    assert scene.phase == "monkeys"
    assert scene.play("done", "1 done").ended() == ((1,), "goal", "AU-50")


@pytest.mark.rule("AU-50")
def test_80_points_at_the_end_of_phase_2_skip_phase_3() -> None:
    boards = [tribe([1, 2], points=80, rage=4, token="mandrill"), tribe([9], token="mandrill")]
    scene = table(*boards, phase="monkeys").play("done", "1 done")
    assert scene.phase == "over" and scene.cards("line") == [1, 2]


@pytest.mark.rule("AU-50")
def test_nothing_can_be_done_after_the_end() -> None:
    scene = resting(80, 0).play("done", "1 done")
    assert scene.asked == []
    assert scene.refuses("done") == ("AU-50", "after-over")


@pytest.mark.rule("AU-05")
def test_a_whole_game_of_random_decisions_ends() -> None:
    scene = begin(2, players=2, objects="first-game")
    state = scene.state.copy()
    number = 12345
    while state.asked():
        seat = state.asked_seats()[number % len(state.asked_seats())]
        legal = state.legal_actions(seat)
        number = (number * 1103515245 + 12345) % 2**31
        state.execute(seat, legal[number // 7 % len(legal)])
    outcome = state.outcome()
    assert outcome is not None and outcome.reason in ("goal", "cards")
