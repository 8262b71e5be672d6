"""Clan mode: hatching and cleaning (IM-62), and outbreaks in chains (IM-66)."""

import pytest

from ..scene import Scene, clan


def told(scene: Scene, line: str) -> list[str]:
    """What happened by itself, in order: `hatch a1`, `clean a1`, `outbreak a1 b1,c1`."""
    lines = []
    for event in scene.hear(line):
        to = event.fields.get("to")
        if event.name in ("hatch", "clean", "outbreak"):
            reached = " " + ",".join(str(cell) for cell in to) if isinstance(to, list) else ""
            lines.append(f"{event.name} {event.fields['cell']}{reached}")
    return lines


FAR = "\n . . .\n H:1w . L:1w"


# Queens.


@pytest.mark.rule("IM-62")
def test_six_workers_become_a_queen_at_once() -> None:
    scene = clan("B:5w . ." + FAR, phase="spawn")
    assert scene.play("spawn a3").board[0] == "B:1q . ."


@pytest.mark.rule("IM-62")
def test_of_more_than_six_exactly_six_are_exchanged() -> None:
    scene = clan("B:4w . C:4w" + FAR).play("bump a3 east 1, 4 workers")
    assert scene.board[0] == ". B C:2w1q"


@pytest.mark.rule("IM-62")
def test_a_second_queen_picks_everything_off() -> None:
    scene = clan("B:5w1q . ." + FAR, phase="spawn").play("spawn a3")
    assert scene.board[0] == "B . ."


@pytest.mark.rule("IM-62")
def test_a_queen_that_goes_over_can_be_the_second() -> None:
    scene = clan("B:3w1q . C:2w1q" + FAR).play("bump a3 east 1, 3 workers 1 queen")
    assert scene.board[0] == ". B C"


@pytest.mark.rule("IM-62")
def test_lice_that_arrive_together_are_put_down_first() -> None:
    """Two workers join four and a queen: the six hatch a second queen, and nothing is left."""
    scene = clan("B:4w1q . ." + FAR, phase="spawn").play("spawn a3")
    assert scene.board[0] == "B . ."


@pytest.mark.rule("IM-62")
def test_workers_and_a_queen_that_arrive_together_hatch_before_they_are_cleaned() -> None:
    scene = clan("B:4w1q . C:3w" + FAR)
    assert told(scene, "bump a3 east 1, 4 workers 1 queen") == ["hatch c3", "clean c3"]


@pytest.mark.rule("IM-62", "IM-66")
def test_what_is_left_of_more_than_six_need_not_break_out() -> None:
    """Ten workers: six hatch, four stay; nothing breaks out."""
    scene = clan("B:5w . C:5w" + FAR)
    assert told(scene, "bump a3 east 1, 5 workers") == ["hatch c3"]
    assert scene.play("bump a3 east 1, 5 workers").board[0] == ". B C:4w1q"


# Outbreaks.


@pytest.mark.rule("IM-66")
def test_five_workers_send_one_to_every_monkey_next_to_them() -> None:
    scene = clan(". C:1w .\n L:1w B:4w G\n . H:1q .", phase="spawn").play("spawn b2")
    assert scene.shows(". C:2w .\n L:2w B:1w G:1w\n . H:1w1q .")


@pytest.mark.rule("IM-66")
def test_a_diagonal_neighbour_and_one_further_off_get_nothing() -> None:
    scene = clan("C:1w . G:1w\n L:1w B:4w .\n H:1w . G:1w", phase="spawn").play("spawn b2")
    assert scene.shows("C:1w . G:1w\n L:2w B:4w .\n H:1w . G:1w")


@pytest.mark.rule("IM-66")
def test_a_queen_among_them_does_not_matter() -> None:
    scene = clan("B:3w1q C:1w .\n . . .\n H:1w . L:1w", phase="spawn").play("spawn a3")
    assert scene.board[0] == "B:4w1q C:2w ."


@pytest.mark.rule("IM-66")
def test_four_workers_stay() -> None:
    assert clan("B:3w C:1w ." + FAR, phase="spawn").play("spawn a3").board[0] == "B:4w C:1w ."


@pytest.mark.rule("IM-66", "IM-62")
def test_six_hatch_before_any_outbreak() -> None:
    scene = clan("B:5w C:1w ." + FAR, phase="spawn", broken_out=["a3"])
    assert told(scene, "spawn a3") == ["hatch a3"]


@pytest.mark.rule("IM-66")
def test_all_monkeys_are_tested_not_only_the_one_that_changed() -> None:
    scene = clan("B:5w C:1w .\n . . .\n H:1w L:1w .", phase="spawn")
    assert told(scene, "spawn a1") == ["outbreak a3 b3"]


@pytest.mark.rule("IM-66")
def test_an_outbreak_comes_after_the_bump_too() -> None:
    scene = clan("B:3w . C:2w\n . . G:1w\n H:1w L:1w .").play("bump a3 east 1, 3 workers")
    assert scene.shows(". B:1w C:3w\n . . G:2w\n H:1w L:1w .")


@pytest.mark.rule("IM-66")
def test_a_monkey_that_stops_beside_another_breaks_out_there() -> None:
    scene = clan("B:5w . C:1w" + FAR).play("bump a3 east 1")
    assert scene.board[0] == ". B:4w C:2w"


@pytest.mark.rule("IM-66")
def test_the_line_is_made_in_reading_order() -> None:
    """The upper left one goes first: it makes six of the other, which hatches and breaks out no more."""
    scene = clan("G:1w . .\n B:5w C:5w .\n H:1w . L:1w", phase="spawn")
    assert told(scene, "spawn c1") == ["outbreak a2 a3,b2,a1", "hatch b2"]
    upright = clan("B:5w . G:1w\n C:5w . .\n H:1w . L:1w", phase="spawn")
    assert told(upright, "spawn c1") == ["outbreak a3 a2", "hatch a2"]


@pytest.mark.rule("IM-66")
def test_rows_are_read_from_the_top_and_from_the_left() -> None:
    scene = clan(". B:5w . C:5w\n . G . G\n G:5w G . .\n H:1w . . L:1w", phase="spawn")
    assert told(scene, "spawn a1") == ["outbreak b4 b3", "outbreak d4 d3", "outbreak a2 b2,a1"]


@pytest.mark.rule("IM-66")
def test_new_fives_join_the_end_of_the_line() -> None:
    """The first outbreak brings the gorilla to five, but the capuchin was in the line before it."""
    scene = clan("B:5w G:4w .\n . . .\n C:5w H:1w L:1w", phase="spawn")
    assert told(scene, "spawn c1") == ["outbreak a3 b3", "outbreak a1 b1", "outbreak b3 a3"]


@pytest.mark.rule("IM-66")
def test_new_fives_of_one_outbreak_join_north_east_south_west() -> None:
    board = ". G:4w . L:1w\n G:4w B:4w G:4w .\n . G:4w . .\n . . . H:1w"
    chain = told(clan(board, phase="spawn"), "spawn b3")
    assert chain[0] == "outbreak b3 b4,c3,b2,a3"
    assert chain[1:4] == ["outbreak b4 b3", "outbreak c3 b3", "outbreak b2 b3"]


@pytest.mark.rule("IM-66")
def test_each_monkey_breaks_out_once_in_a_turn() -> None:
    """Two monkeys at five: the second sends one back, but the first has gone already."""
    scene = clan("B:4w C:4w .\n G:4w . .\n H:1w . L:1w", phase="spawn")
    assert told(scene, "spawn a3") == ["outbreak a3 b3,a2", "outbreak b3 a3", "outbreak a2 a3,a1"]
    assert scene.play("spawn a3").shows("B:5w C:4w .\n G:3w . .\n H:2w . L:1w")


@pytest.mark.rule("IM-66")
def test_once_a_turn_means_in_both_phases_together() -> None:
    scene = clan("B:4w C:4w .\n G:4w . .\n H:1w . L:1w", phase="spawn").play("spawn a3")
    assert scene.board[0] == "B:5w C:4w ."
    assert told(scene, "bump c1 north 1") == []


@pytest.mark.rule("IM-66")
def test_in_the_next_turn_it_may_break_out_again() -> None:
    scene = clan("B:4w C:4w .\n G:4w . .\n H:1w . L:1w", phase="spawn").play("spawn a3", "bump c1 north 1")
    assert scene.position["broken_out"] == []
    assert told(scene, "spawn c2")[0] == "outbreak a3 b3,a2"


@pytest.mark.rule("IM-66")
def test_the_mark_moves_with_the_monkey() -> None:
    scene = clan("B:5w . C:1w\n . . .\n H:1w . L:1w", broken_out=["a3"])
    assert told(scene, "bump a3 east 1") == []
    assert told(clan("B:5w . C:1w\n . . .\n H:1w . L:1w"), "bump a3 east 1") == ["outbreak b3 c3"]


@pytest.mark.rule("IM-66")
def test_without_a_neighbour_no_outbreak_is_used_up() -> None:
    scene = clan("B:4w . C:1w\n . . .\n H:1w . L:1w", phase="spawn")
    assert told(scene, "spawn a3") == []
    alone = scene.play("spawn a3")
    assert alone.position["broken_out"] == []
    assert told(alone, "bump a3 east 1") == ["outbreak b3 c3"]


@pytest.mark.rule("IM-66")
def test_a_monkey_that_no_longer_has_five_when_its_turn_comes_is_passed_over() -> None:
    scene = clan("B:5w C:5w G:1w\n . . .\n H:1w . L:1w", phase="spawn")
    assert told(scene, "spawn a1") == ["outbreak a3 b3", "hatch b3"]
    assert scene.play("spawn a1").position["broken_out"] == ["a3"]


@pytest.mark.rule("IM-66")
def test_a_monkey_that_has_hatched_and_got_another_worker_while_in_the_line_is_passed_over_too() -> None:
    scene = clan(". B:5w . H:1w\n C:5w G:5w . .\n . . . .\n L:1w . . .", phase="spawn")
    assert told(scene, "spawn a1") == ["outbreak b4 b3", "hatch b3", "outbreak a3 b3"]
    assert scene.play("spawn a1").board[:2] == [". B:4w . H:1w", "C:4w G:1w1q . ."]


@pytest.mark.rule("IM-66", "IM-62")
def test_a_worker_that_arrives_can_hatch_or_clean_the_neighbour() -> None:
    scene = clan("B:4w C:5w1q .\n . . .\n H:1w . L:1w", phase="spawn")
    assert told(scene, "spawn a3") == ["outbreak a3 b3", "hatch b3", "clean b3"]
    assert scene.play("spawn a3").board[0] == "B:4w C ."


@pytest.mark.rule("IM-66", "IM-61")
def test_outbreaks_come_even_when_the_bump_was_skipped() -> None:
    """A hemmed-in player: one chain after the spawn, another look after the skipped bump, each monkey once."""
    scene = clan("L:1w H:4w\n H:1w H:1w", phase="spawn")
    after = scene.play("spawn b2")
    assert after.active == 1
    assert after.shows("L:2w H:3w\n H:1w H:2w")


@pytest.mark.rule("IM-66", "IM-64")
def test_after_a_skipped_bump_a_monkey_with_five_that_has_not_broken_out_does() -> None:
    scene = clan("L:5w H:1w\n H:1w H:1w", phase="move")
    assert scene.legal() == {"skip"}
    assert told(scene, "skip") == ["outbreak a2 b2,a1"]


@pytest.mark.rule("IM-66")
def test_a_chain_runs_on_from_monkey_to_monkey() -> None:
    scene = clan("B:4w C:4w G:4w L:4w\n . . . .\n . . . .\n H:1w . . .", phase="spawn")
    assert told(scene, "spawn a4") == ["outbreak a4 b4", "outbreak b4 c4,a4", "outbreak c4 d4,b4", "outbreak d4 c4"]
    assert scene.play("spawn a4").board[0] == "B:5w C:4w G:4w L:4w"
