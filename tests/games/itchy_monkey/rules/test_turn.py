"""The course of a turn: phases, whose turn it is, exchange windows (IM-12, IM-15, IM-16, IM-21, IM-30)."""

import pytest

from ..scene import on, take_turn

# Phases and the order of turns.


@pytest.mark.rule("IM-15")
def test_a_turn_is_spawn_then_move() -> None:
    scene = on("G0:1w .\n . L1:1w")
    assert scene.phase == "spawn"
    assert scene.legal() == {"spawn a2"}
    scene = scene.play("spawn a2")
    assert scene.phase == "move"
    assert not scene.legal("spawn")
    scene = scene.play("bump a2 east 1")
    assert (scene.phase, scene.active) == ("spawn", 1)


@pytest.mark.rule("IM-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    rows = ["G0:1w . . .", "L1:1w . . .", "C2:1w . . .", "H3:1w . . ."]
    scene = on("\n".join(rows[:seats] + [". . . ."] * (4 - seats)), seats=seats, active=1)
    order = []
    for _ in range(2 * seats):
        order.append(scene.active)
        scene = take_turn(scene)
    assert order == [(1 + number) % seats for number in range(2 * seats)]


# Exchange windows.


@pytest.mark.rule("IM-16")
def test_a_player_may_exchange_before_the_spawn_and_the_new_queen_counts_for_it() -> None:
    scene = on("G0:6w .\n . L1:1w")
    assert scene.legal() == {"spawn a2", "exchange a2"}
    scene = scene.play("exchange a2")
    assert (scene.phase, scene.legal()) == ("spawn", {"spawn a2"})
    assert scene.play("spawn a2").board[0] == "G0:2w1q ."


@pytest.mark.rule("IM-16")
def test_a_player_may_exchange_between_spawn_and_move_and_the_move_is_still_owed() -> None:
    scene = on("G0:5w .\n . L1:1w")
    assert not scene.legal("exchange")
    scene = scene.play("spawn a2", "exchange a2")
    assert (scene.active, scene.phase, scene.board[0]) == (0, "move", "G0:1q .")
    assert scene.legal() == {"bump a2 east 1", "bump a2 south 1"}


@pytest.mark.rule("IM-16")
def test_a_player_may_exchange_after_the_move_or_end_the_turn() -> None:
    scene = on("G0:6w .\n . L1:1w", phase="move").play("bump a2 east 1")
    assert (scene.active, scene.phase, scene.legal()) == (0, "after", {"end", "exchange b2"})
    assert scene.play("end").board[0] == ". G0:6w"
    scene = scene.play("exchange b2")
    assert (scene.board[0], scene.active, scene.phase) == (". G0:1q", 1, "spawn")


@pytest.mark.rule("IM-16")
def test_a_move_may_bring_six_together_for_an_exchange_after_it() -> None:
    scene = on("G0:1w B0:5w\n . L1:1w", phase="move").play("jump a2 east worker")
    assert scene.legal() == {"end", "exchange b2"}


@pytest.mark.rule("IM-16")
def test_the_turn_ends_with_the_move_when_there_is_nothing_to_exchange() -> None:
    assert on("G0:5w .\n . L1:1w", phase="move").play("bump a2 east 1").active == 1


@pytest.mark.rule("IM-16")
@pytest.mark.parametrize("phase", ["spawn", "move", "after"])
def test_a_player_may_exchange_any_number_of_times_in_each_window(phase: str) -> None:
    scene = on("G0:12w B0:6w\n . L1:1w", phase=phase).play("exchange a2", "exchange a2")
    assert scene.legal("exchange") == {"exchange b2"}
    scene = scene.play("exchange b2")
    assert scene.board[0] == "G0:2q B0:1q"
    assert scene.active == (1 if phase == "after" else 0)


@pytest.mark.rule("IM-16")
def test_an_exchange_is_voluntary_in_every_window() -> None:
    scene = on("G0:6w .\n . L1:1w").play("spawn a2", "bump a2 east 1", "end")
    assert (scene.active, scene.board[0]) == (1, ". G0:7w")


@pytest.mark.rule("IM-16")
def test_nobody_exchanges_in_another_players_turn() -> None:
    scene = on("G0:6w .\n . L1:6w", active=1)
    assert scene.legal("exchange") == {"exchange b1"}


EMPTY_SUPPLY = "G0:6w B0:7w .\n . . .\n C0:7w . L1:1w"


@pytest.mark.rule("IM-16", "IM-20")
def test_a_player_who_cannot_spawn_may_exchange_or_skip() -> None:
    assert on(EMPTY_SUPPLY).legal() == {"skip", "exchange a3", "exchange b3", "exchange a1"}


@pytest.mark.rule("IM-16", "IM-20")
def test_an_exchange_that_makes_the_spawn_possible_makes_it_owed() -> None:
    scene = on(EMPTY_SUPPLY).play("exchange a3")
    assert scene.phase == "spawn"
    assert scene.legal() == {"spawn a3", "spawn b3", "spawn a1", "exchange b3", "exchange a1"}


@pytest.mark.rule("IM-16", "IM-20")
def test_an_exchange_after_a_skipped_spawn_does_not_bring_it_back() -> None:
    scene = on(EMPTY_SUPPLY).play("skip")
    assert scene.phase == "move"
    scene = scene.play("exchange b3")
    assert scene.phase == "move"
    assert scene.supply(0) == (6, 2)
    assert not scene.legal("spawn")


@pytest.mark.rule("IM-16", "IM-20")
def test_without_workers_to_spawn_and_without_an_exchange_the_spawn_is_skipped_by_itself() -> None:
    scene = on("L1:1w . .\n . . .\n G0:5w B0:4w .", workers=9, active=1).play("spawn a3", "bump a3 east 1")
    assert (scene.active, scene.phase) == (0, "move")


HEMMED_IN = "G0:6w B1:2w\n L1:2w ."


@pytest.mark.rule("IM-16", "IM-30")
def test_a_player_who_cannot_move_may_exchange_or_skip() -> None:
    assert on(HEMMED_IN, phase="move").legal() == {"skip", "exchange a2"}


@pytest.mark.rule("IM-16", "IM-30")
def test_an_exchange_that_makes_a_move_possible_makes_it_owed() -> None:
    """The new queen is strong enough for both neighbours."""
    scene = on(HEMMED_IN, phase="move").play("exchange a2")
    assert scene.phase == "move"
    assert scene.legal() == {"jump a2 east queen", "jump a2 south queen"}


@pytest.mark.rule("IM-16", "IM-30")
def test_an_exchange_after_a_skipped_move_does_not_bring_it_back() -> None:
    scene = on(HEMMED_IN, phase="move").play("skip")
    assert (scene.active, scene.phase, scene.legal()) == (0, "after", {"end", "exchange a2"})
    assert scene.play("exchange a2").active == 1


@pytest.mark.rule("IM-16", "IM-30")
def test_an_exchange_that_makes_no_move_possible_leaves_the_phase_to_be_skipped() -> None:
    scene = on("G0:6w B1:3w\n L1:3w .", phase="move").play("exchange a2")
    assert (scene.active, scene.phase) == (1, "spawn")


@pytest.mark.rule("IM-21")
def test_a_player_who_loses_all_lice_in_their_own_attack_settles_in_the_next_turn() -> None:
    scene = on("G0:1q B1:2w\n . L1:1w", phase="move").play("jump a2 east queen")
    scene = take_turn(scene)
    assert (scene.active, scene.phase) == (0, "spawn")
    assert scene.legal() == {"settle b2", "settle a2"}
