"""How a game of Clan mode ends: whoever is clean first wins, and draws are as elsewhere (IM-36, IM-67)."""

import pytest

from vervet.core.json import Json

from ..scene import clan

# Winning.


@pytest.mark.rule("IM-67", "IM-64")
def test_a_player_with_no_lice_left_on_their_species_wins() -> None:
    scene = clan("L:2w . B:1w\n . . .\n L . H:1w").play("bump a3 east 1, 2 workers")
    assert scene.ended() == ((0,), "clean")


@pytest.mark.rule("IM-67")
def test_one_louse_on_one_monkey_is_enough_to_go_on() -> None:
    scene = clan("L:2w . B:1w\n . . .\n L:1w . H:1w").play("bump a3 east 1, 2 workers")
    assert scene.outcome is None


@pytest.mark.rule("IM-67", "IM-62")
def test_a_queen_is_a_louse_too() -> None:
    scene = clan("L:2w . B:1w\n . . .\n L:1q . H:1w").play("bump a3 east 1, 2 workers")
    assert scene.outcome is None


@pytest.mark.rule("IM-67", "IM-62")
def test_the_spawn_can_win() -> None:
    """The second queen on the last lemur picks it clean."""
    scene = clan("L:5w1q . B:1w\n . . .\n L . H:1w", phase="spawn").play("spawn a3")
    assert scene.ended() == ((0,), "clean")


@pytest.mark.rule("IM-67")
def test_the_opponent_can_win_in_your_turn() -> None:
    scene = clan("L:1w . B:1w\n . . .\n G:1w . H:5w1q", phase="spawn").play("spawn c1")
    assert scene.ended() == ((1,), "clean")


@pytest.mark.rule("IM-67")
@pytest.mark.parametrize("active", [0, 1])
def test_when_both_are_clean_the_active_player_wins(active: int) -> None:
    """Five on the gorilla break out, and a sixth worker brings a second queen to lemur and howler."""
    board = "L:5w1q G:1w H:5w1q\n . . .\n . B:4w ."
    scene = clan(board, active=active, broken_out=["a3", "c3"]).play("bump b1 north 1, 4 workers")
    assert scene.shows("L G:2w H\n . B:1w .\n . . .")
    assert scene.ended() == ((active,), "clean")


@pytest.mark.rule("IM-67", "IM-65")
def test_monkeys_off_the_board_are_clean() -> None:
    scene = clan("L:1w . B:1w\n . . .\n G . H:1w", safe=["L0", "L1"]).play("bump a3 east 1, 1 worker")
    assert scene.ended() == ((0,), "clean")


@pytest.mark.rule("IM-67", "IM-66")
def test_a_winner_is_looked_for_once_outbreaks_are_done() -> None:
    """Seat 0's last lice go over to the baboon, which breaks out back onto the lemur: nobody is clean."""
    scene = clan("L:2w . B:3w\n . . .\n L . H:1w").play("bump a3 east 1")
    assert scene.outcome is None
    back = clan("L:3w . B:2w\n . . .\n L . H:1w").play("bump a3 east 1, 3 workers")
    assert back.board[0] == ". L:1w B:4w"
    assert back.outcome is None


# Draws.


@pytest.mark.rule("IM-36", "IM-67")
def test_the_last_round_is_a_draw_unless_it_is_won() -> None:
    facts: dict[str, Json] = {"rounds": 2, "turn": 3, "active": 1}
    drawn = clan("L:1w . B:1w\n . . .\n G:1w . H:2w", **facts).play("bump c3 west 1")
    assert drawn.ended() == ((), "rounds")
    won = clan("L:1w . B:1w\n . . .\n G:1w . H:2w", **facts).play("bump c1 north 1, 2 workers")
    assert won.ended() == ((1,), "clean")


@pytest.mark.rule("IM-36")
def test_a_round_is_one_turn_of_each() -> None:
    scene = clan("L:1w . B:1w\n . . .\n G:1w . H:2w", rounds=2, turn=2).play("bump c3 west 1")
    assert scene.outcome is None


BEFORE = "G:1w . .\n . . .\n L:1w . H:1w"
AFTER = ". G:1w .\n . . .\n L:1w . H:1w"


def key(**facts: Json) -> str:
    """The key of the position in which seat 1 begins its turn on the board AFTER."""
    history = clan(AFTER, **{"phase": "spawn", "active": 1, "moved": "b3", **facts}).position["history"]
    assert isinstance(history, list)
    return str(history[0])


@pytest.mark.rule("IM-36")
@pytest.mark.parametrize(("times", "drawn"), [(0, False), (1, False), (2, True)])
def test_the_third_occurrence_of_a_position_is_a_draw(times: int, drawn: bool) -> None:
    history: list[Json] = [*[key(), "1"] * times, "2", "3"]
    scene = clan(BEFORE, history=history).play("bump a3 east 1")
    assert scene.view["seen"] == times + 1
    assert (scene.outcome is not None and scene.ended() == ((), "repetition")) == drawn


@pytest.mark.rule("IM-36", "IM-64")
@pytest.mark.parametrize("moved", [None, "a1", "c1"])
def test_the_monkey_just_moved_is_part_of_the_position(moved: str | None) -> None:
    history: list[Json] = [key(moved=moved), "1"] * 2
    assert clan(BEFORE, history=history).play("bump a3 east 1").view["seen"] == 1


@pytest.mark.rule("IM-36", "IM-65")
def test_who_keeps_a_monkey_in_safety_is_not_part_of_the_position() -> None:
    history: list[Json] = [key(safe=["B1"]), "1"]
    assert clan(BEFORE, safe=["B0"], history=history).play("bump a3 east 1").view["seen"] == 2


@pytest.mark.rule("IM-36")
def test_the_number_of_repetitions_is_a_setting_here_too() -> None:
    history: list[Json] = [key(), "1"]
    assert clan(BEFORE, repetitions=2, history=history).play("bump a3 east 1").ended() == ((), "repetition")
