"""How a game ends: colonies win, repetition and the last round draw (IM-35, IM-36)."""

import pytest

from ..scene import on, take_turn

# Wins.


@pytest.mark.rule("IM-35")
def test_colonies_on_three_gorillas_win_at_once_even_by_a_spawn_before_the_move() -> None:
    scene = on("G0:2w G0:3w .\n G0:4w . .\n . . L1:1w").play("spawn a3")
    assert (scene.ended(), scene.phase) == (((0,), "gorillas"), "over")


@pytest.mark.rule("IM-35")
def test_colonies_on_two_gorillas_do_not_win() -> None:
    assert on("G0:2w G0:3w .\n G0:1w . .\n . . L1:1w").play("spawn a3").outcome is None


@pytest.mark.rule("IM-35")
@pytest.mark.parametrize("letter", "BLCHT")
def test_colonies_on_four_monkeys_of_one_species_win(letter: str) -> None:
    board = "X0:2w X0:3w .\n X0:3w X0:5w .\n . . G1:1w".replace("X", letter)
    assert on(board).play("spawn a3").ended() == ((0,), "species")


@pytest.mark.rule("IM-35")
def test_colonies_on_three_monkeys_of_one_species_do_not_win() -> None:
    assert on("B0:2w B0:3w .\n B0:3w B0:1w .\n . . G1:1w").play("spawn a3").outcome is None


@pytest.mark.rule("IM-35")
def test_colonies_on_five_different_species_win() -> None:
    assert on("B0:2w G0:3w C0:3w\n L0:3w H0:3w .\n . . G1:1w").play("spawn a3").ended() == ((0,), "kinds")


@pytest.mark.rule("IM-35", "IM-02")
def test_the_emperor_tamarin_is_a_species_of_its_own() -> None:
    assert on("T0:2w G0:3w C0:3w\n L0:3w H0:3w .\n . . G1:1w").play("spawn a3").ended() == ((0,), "kinds")


@pytest.mark.rule("IM-35")
def test_colonies_on_four_different_species_do_not_win_however_many_they_are() -> None:
    scene = on("B0:2w G0:3w C0:3w\n L0:3w C0:3w L0:3w\n . . G1:1w").play("spawn a3")
    assert scene.outcome is None


@pytest.mark.rule("IM-35")
def test_queens_do_not_count_for_a_colony() -> None:
    assert on("G0:2w G0:3w .\n G0:2w1q . .\n . . L1:1w").play("spawn a3").outcome is None


@pytest.mark.rule("IM-35")
def test_the_colonies_of_others_do_not_count() -> None:
    assert on("G0:2w G0:3w .\n G1:3w . .\n . . L1:1w").play("spawn a3").outcome is None


@pytest.mark.rule("IM-35")
def test_a_jump_can_win() -> None:
    scene = on("G0:3w G0:2w C0:4w\n G0:3w . .\n . . L1:1w", phase="move").play("jump c3 west worker")
    assert scene.ended() == ((0,), "gorillas")


@pytest.mark.rule("IM-35")
def test_lice_that_go_over_after_a_bump_can_win() -> None:
    scene = on("G0:3w G0:3w .\n C0:3w . G\n . . L1:1w", phase="move").play("bump a2 east 1, 3 workers")
    assert scene.ended() == ((0,), "gorillas")


@pytest.mark.rule("IM-35", "IM-28")
def test_stronger_attackers_can_win_where_they_land() -> None:
    scene = on("G0:3w G0:3w .\n C0:3w . G1:2w\n . . L1:1w", phase="move").play("bump a2 east 1, 3 workers")
    assert scene.ended() == ((0,), "gorillas")


@pytest.mark.rule("IM-35")
def test_a_colony_moves_with_its_monkey() -> None:
    scene = on("G0:3w G0:3w .\n . . .\n G0:2w . L1:1w", phase="move").play("bump a1 north 1")
    assert scene.play("spawn c1", "bump c1 north 1", "spawn a2").ended() == ((0,), "gorillas")


@pytest.mark.rule("IM-35")
def test_an_exchange_can_end_a_colony() -> None:
    scene = on("G0:6w G0:3w .\n G0:2w . .\n . . L1:1w").play("exchange a3", "spawn a2")
    assert scene.outcome is None


@pytest.mark.rule("IM-35")
def test_lost_colonies_no_longer_count() -> None:
    scene = on("G1:5w G1:3w .\n G1:2w . .\n . . L0:1w", phase="move").play("nitpick a3", "spawn a2")
    assert scene.outcome is None


@pytest.mark.rule("IM-35")
def test_a_species_whose_only_colony_is_lost_no_longer_counts() -> None:
    scene = on("B1:5w G1:3w C1:3w\n L1:3w H1:2w .\n . . G0:1w", phase="move").play("nitpick a3", "spawn b2")
    assert scene.outcome is None


@pytest.mark.rule("IM-35")
def test_nothing_is_legal_when_the_game_is_over() -> None:
    scene = on("G0:2w G0:3w .\n G0:3w . .\n . . L1:1w").play("spawn a3")
    assert scene.active == -1
    assert [scene.state.legal_actions(seat) for seat in (0, 1)] == [[], []]
    assert [scene.state.payoff(seat) for seat in (0, 1)] == [1.0, 0.0]


# Draws.

# Supplies are empty on these boards: nobody spawns, so positions recur. Only the first player, whose turn has begun in
# the position file, must say that they skip; later the phase is skipped by itself.
PENDULUM = "G0:4w . . .\n . . . .\n . . . .\n . . . L1:4w"
SWING = ["bump a4 south 1", "bump d1 north 1", "bump a3 north 1", "bump d2 south 1"]


@pytest.mark.rule("IM-36")
def test_the_third_occurrence_of_a_position_at_the_start_of_a_turn_is_a_draw_the_first_turn_included() -> None:
    scene = on(PENDULUM, workers=4).play("skip", *SWING, *SWING[:3])
    assert scene.outcome is None
    scene = scene.play(SWING[3])
    assert scene.ended() == ((), "repetition")
    assert scene.shows(PENDULUM)


@pytest.mark.rule("IM-36")
def test_the_first_turn_after_the_placing_is_compared_too() -> None:
    scene = on("G . . .\n . . . .\n . . . .\n . . . L", phase="place").play("place a4")
    assert scene.view["seen"] == 0
    assert scene.play("place d1").view["seen"] == 1


@pytest.mark.rule("IM-36")
@pytest.mark.parametrize("repetitions", [2, 4])
def test_how_many_repetitions_make_a_draw_is_a_setting(repetitions: int) -> None:
    swings = SWING * (repetitions - 1)
    assert on(PENDULUM, workers=4, repetitions=repetitions).play("skip", *swings[:-1]).outcome is None
    assert on(PENDULUM, workers=4, repetitions=repetitions).play("skip", *swings).ended() == ((), "repetition")


@pytest.mark.rule("IM-36")
def test_three_players_can_repeat_a_position_too() -> None:
    board = "G0:4w . . .\n . . . .\n C2:4w . . .\n . . . L1:4w"
    swing = [
        "bump a4 south 1",
        "bump d1 north 1",
        "bump a2 south 1",
        "bump a3 north 1",
        "bump d2 south 1",
        "bump a1 north 1",
    ]
    scene = on(board, seats=3, workers=4).play("skip", *swing, *swing[:5])
    assert scene.outcome is None
    assert scene.play(swing[5]).ended() == ((), "repetition")


@pytest.mark.rule("IM-36")
def test_three_players_who_each_come_back_in_three_turns_repeat_the_position_after_nine() -> None:
    board = "G0:4w . . .\n . . . .\n L1:4w . . .\n C2:4w . . ."
    there = [f"bump {file}{rank} east 1" for file in "ab" for rank in (4, 2, 1)]
    back = [f"bump c{rank} west 2" for rank in (4, 2, 1)]
    scene = on(board, seats=3, workers=4, repetitions=2).play("skip", *there, *back[:2])
    assert scene.outcome is None
    assert scene.play(back[2]).ended() == ((), "repetition")


ROUND_TRIP = ["bump a4 south 1", "bump d1 north 1", "bump a3 south 1", "bump d2 south 1", "bump a2 north 2"]


@pytest.mark.rule("IM-36")
def test_the_player_to_move_is_part_of_the_position() -> None:
    """After five turns the board is as before, but the other player is to move."""
    scene = on(PENDULUM, workers=4, repetitions=2).play("skip", *ROUND_TRIP)
    assert scene.shows(PENDULUM)
    assert (scene.active, scene.outcome) == (1, None)


@pytest.mark.rule("IM-36")
def test_positions_are_compared_only_at_the_start_of_turns() -> None:
    """However many decisions a turn has, it leaves one position to compare with."""
    scene = on("G0:12w . .\n . . .\n . . L1:5w").play("exchange a3", "spawn a3", "exchange a3", "bump a3 east 1")
    history = scene.position["history"]
    assert isinstance(history, list)
    assert (len(history), scene.position["turn"]) == (2, 1)


@pytest.mark.rule("IM-36")
def test_monkeys_of_one_species_that_change_places_make_the_same_position() -> None:
    board = """
        . . . . G0:2w
        . . . . .
        . . L1:4w . .
        . . . . .
        G0:2w . . . .
        """
    mine = ["bump a1 north 4", "bump e5 south 4", "bump a5 east 4", "bump e1 west 4"]
    theirs = ["bump c3 north 1", "bump c4 south 1"] * 2
    lines = [line for pair in zip(mine, theirs, strict=True) for line in pair]
    scene = on(board, workers=4, repetitions=2).play("skip", *lines[:-1])
    assert scene.outcome is None
    assert scene.play(lines[-1]).ended() == ((), "repetition")


@pytest.mark.rule("IM-36")
def test_the_same_board_with_other_lice_is_another_position() -> None:
    scene = on(PENDULUM, repetitions=2, workers=5).play("spawn a4", SWING[0], "spawn d1", *SWING[1:])
    assert scene.shows(PENDULUM.replace("4w", "5w"))
    assert scene.outcome is None
    assert scene.play(*SWING[:2]).ended() == ((), "repetition")


@pytest.mark.rule("IM-36")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 1), (2, 3), (3, 2)])
def test_the_game_is_drawn_after_the_last_round_in_which_each_player_had_a_turn(seats: int, rounds: int) -> None:
    third = "C2:1w" if seats == 3 else "C"
    scene = on(f"G0:1w . . .\n L1:1w . . .\n {third} . . .\n . . . H", seats=seats, rounds=rounds)
    for _ in range(seats * rounds):
        assert scene.outcome is None
        scene = take_turn(scene)
    assert scene.ended() == ((), "rounds")
    assert [scene.state.payoff(seat) for seat in range(seats)] == [pytest.approx(1 / seats)] * seats


@pytest.mark.rule("IM-36")
def test_the_limits_are_120_rounds_and_three_repetitions_unless_set_otherwise() -> None:
    scene = on(PENDULUM)
    assert (scene.position["rounds"], scene.position["repetitions"]) == (120, 3)


@pytest.mark.rule("IM-36")
def test_skipped_turns_count_as_turns() -> None:
    scene = on("B1:1w .\n . .", active=1, rounds=2).play("spawn a2", "bump a2 south 1")
    assert scene.position["turn"] == 2
    assert scene.play("spawn a1", "bump a1 north 1").ended() == ((), "rounds")


@pytest.mark.rule("IM-35", "IM-36")
def test_a_win_in_the_last_turn_takes_precedence_over_the_draw() -> None:
    scene = on("G0:3w G0:2w C0:4w\n G0:3w . .\n . . L1:1w", phase="move", rounds=1, turn=1)
    assert scene.play("jump c3 west worker").ended() == ((0,), "gorillas")
    assert scene.play("bump c3 south 1").ended() == ((), "rounds")
