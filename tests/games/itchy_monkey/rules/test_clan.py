"""Clan mode: picking, the turn, spawning, bumping and leaving (IM-60, IM-61, IM-63 to IM-65)."""

import pytest

from ..scene import Scene, begin, clan

LINE = "L:2w . . B:1w\n . . . .\n . . . .\n H:1w . . C:1w"


def picked() -> Scene:
    """A game after the picking; the first player has the lemurs, the second the howlers."""
    return begin(mode="clan").play("pick howler", "pick lemur")


def infested(scene: Scene, cell: str) -> str:
    """What is on a space, as position files write it."""
    return scene.board[-int(cell[1])].split()["abcdefgh".index(cell[0])]


# Setup.


@pytest.mark.rule("IM-60")
def test_every_monkey_on_the_board_for_two_begins_with_one_worker() -> None:
    plain, infested_rows = begin().board, begin(mode="clan").board
    assert infested_rows == [" ".join(t if t == "." else f"{t}:1w" for t in row.split()) for row in plain]


@pytest.mark.rule("IM-60", "IM-10")
@pytest.mark.parametrize("seed", range(6))
def test_the_second_player_picks_first_and_the_first_takes_the_first_turn(seed: int) -> None:
    scene = begin(seed, mode="clan")
    first = scene.position["first"]
    assert isinstance(first, int)
    assert (scene.phase, scene.active) == ("pick", 1 - first)
    scene = scene.play("pick howler")
    assert (scene.phase, scene.active) == ("pick", first)
    scene = scene.play("pick lemur")
    assert (scene.phase, scene.active, scene.position["turn"]) == ("spawn", first, 0)
    picks = scene.position["picks"]
    assert isinstance(picks, list)
    assert (picks[first], picks[1 - first]) == ("lemur", "howler")


@pytest.mark.rule("IM-10", "IM-60")
def test_either_seat_may_be_the_first_player() -> None:
    assert {begin(seed, mode="clan").position["first"] for seed in range(20)} == {0, 1}


@pytest.mark.rule("IM-60")
def test_any_species_but_the_gorilla_may_be_picked() -> None:
    assert begin(mode="clan").legal() == {"pick baboon", "pick lemur", "pick capuchin", "pick howler"}


@pytest.mark.rule("IM-60")
def test_nobody_picks_the_other_players_species() -> None:
    assert begin(mode="clan").play("pick lemur").legal() == {"pick baboon", "pick capuchin", "pick howler"}


@pytest.mark.rule("IM-60", "IM-02")
def test_only_species_on_the_board_can_be_picked() -> None:
    legal = begin(mode="clan", tamarin="lemur").legal()
    assert legal == {"pick baboon", "pick capuchin", "pick howler", "pick tamarin"}


@pytest.mark.rule("IM-60")
def test_lice_are_not_limited_by_a_supply() -> None:
    """24 monkeys with a worker each hold more workers than any player has, and more can always come."""
    scene = picked()
    for cell in ("a7", "b7", "d7", "g7", "b6", "f6"):
        scene = scene.play(f"spawn {cell}")
        scene = scene.play(min(scene.legal("bump c") or scene.legal("bump")))
    assert sum(int(token[2]) for row in scene.board for token in row.split() if "w" in token) == 30


# Turn.


@pytest.mark.rule("IM-61", "IM-15")
def test_a_turn_is_spawn_then_bump_then_the_other_player() -> None:
    scene = picked()
    assert {line.split()[0] for line in scene.legal()} == {"spawn"}
    moving = scene.play("spawn a7")
    assert (moving.active, moving.phase) == (scene.active, "move")
    assert {line.split()[0] for line in moving.legal()} == {"bump"}
    after = moving.play(min(moving.legal("bump")))
    assert (after.active, after.phase, after.position["turn"]) == (1 - scene.active, "spawn", 1)


@pytest.mark.rule("IM-60", "IM-25", "IM-29", "IM-16")
def test_nobody_jumps_nitpicks_or_exchanges() -> None:
    scene = clan("L:5w B:5w1q .\n . C:5w .\n . H:5w .")
    assert {line.split()[0] for line in scene.legal()} == {"bump"}


# Spawn.


@pytest.mark.rule("IM-63")
def test_any_monkey_with_a_louse_may_spawn_even_the_opponents() -> None:
    scene = clan("L:1w B H:1q\n . C:3w .\n . . G:1w1q", phase="spawn", moved="c1")
    assert scene.legal() == {"spawn a3", "spawn c3", "spawn b2", "spawn c1"}


@pytest.mark.rule("IM-63", "IM-20")
@pytest.mark.parametrize(("before", "after"), [("1w", "2w"), ("1w1q", "3w1q"), ("1q", "2w1q")])
def test_one_worker_comes_and_one_more_with_a_queen(before: str, after: str) -> None:
    scene = clan(f"L:{before} . .\n . . .\n H:1w . B:1w", phase="spawn").play("spawn a3")
    assert infested(scene, "a3") == f"L:{after}"


# Bump.


@pytest.mark.rule("IM-64", "IM-26")
def test_a_monkey_slides_any_number_of_free_spaces() -> None:
    scene = clan("G:1w . .\n . . .\n L:1w . H:1w")
    assert scene.legal("bump a3 east") == {"bump a3 east 1", "bump a3 east 2"}
    assert scene.play("bump a3 east 2").board[0] == ". . G:1w"


@pytest.mark.rule("IM-64")
def test_gorillas_neutral_species_and_your_own_may_be_bumped_but_not_the_opponents() -> None:
    scene = clan("G:1w . C:1w\n . . .\n L:1w . H:1w")
    assert {line.split()[1] for line in scene.legal()} == {"a3", "c3", "a1"}
    assert {line.split()[1] for line in clan("\n".join(scene.board), active=1).legal()} == {"a3", "c3", "c1"}


@pytest.mark.rule("IM-64")
def test_the_monkey_that_the_opponent_moved_last_turn_rests() -> None:
    scene = clan("G:1w . C:1w\n . . .\n L:1w . H:1w", active=1).play("bump a3 east 1").play("spawn a1")
    assert scene.active == 0
    assert {line.split()[1] for line in scene.legal()} == {"c3", "a1"}


@pytest.mark.rule("IM-64")
def test_it_rests_for_one_turn_only() -> None:
    scene = clan("G:1w . C:1w\n . . .\n L:1w . H:1w", active=1).play("bump a3 east 1")
    scene = scene.play("spawn a1", "bump a1 north 1", "spawn c1")
    assert scene.active == 1
    assert "b3" in {line.split()[1] for line in scene.legal()}


@pytest.mark.rule("IM-64")
def test_the_monkey_that_you_moved_yourself_does_not_rest() -> None:
    scene = clan("G:1w . C:1w\n . . .\n L:1w . H:1w", active=1).play("bump a3 east 1")
    scene = scene.play("spawn a1", "bump c3 south 1", "spawn c1")
    cells = {line.split()[1] for line in scene.legal()}
    assert "b3" in cells and "c2" not in cells


@pytest.mark.rule("IM-64")
@pytest.mark.parametrize(
    ("mover", "hit", "goes"),
    [
        ("2w", "1w", True),
        ("2w", "2w", True),
        ("2w", "1q", True),
        ("2w", "3w", False),
        ("1q", "2w", True),
        ("1q", "1w1q", False),
        ("1w", "", True),
        ("3w1q", "5w", True),
        ("2w1q", "5w", False),
    ],
)
def test_lice_go_over_only_to_a_monkey_of_the_same_power_or_less(mover: str, hit: str, goes: bool) -> None:
    target = f"B:{hit}" if hit else "B"
    scene = clan(f"L:{mover} . {target}\n . . .\n H:1w . .")
    parties = {line for line in scene.legal("bump a3 east") if "," in line}
    assert bool(parties) == goes


@pytest.mark.rule("IM-64")
def test_all_lice_go_over_or_none() -> None:
    scene = clan("L:2w1q . B:3w\n . . .\n H:1w . .")
    assert scene.legal("bump a3 east") == {"bump a3 east 1", "bump a3 east 1, 2 workers 1 queen"}


@pytest.mark.rule("IM-64", "IM-28")
def test_they_are_added_to_those_there_and_nothing_is_removed() -> None:
    scene = clan("L:2w . B:2w\n . . .\n H:1w L:1w .").play("bump a3 east 1, 2 workers")
    assert scene.board[0] == ". L B:4w"


@pytest.mark.rule("IM-64")
def test_going_over_is_a_choice() -> None:
    scene = clan("L:2w . B:1w\n . . .\n H:1w . .").play("bump a3 east 1")
    assert scene.board[0] == ". L:2w B:1w"


@pytest.mark.rule("IM-64")
def test_lice_go_over_only_when_the_monkey_moved() -> None:
    assert not clan("L:2w B:1w .\n . . .\n H:1w . .").legal("bump a3 east")


@pytest.mark.rule("IM-64")
def test_lice_go_over_only_where_the_monkey_hits_another() -> None:
    assert {line for line in clan(LINE).legal("bump a4") if "," in line} == {
        "bump a4 east 2, 2 workers",
        "bump a4 south 2, 2 workers",
    }


@pytest.mark.rule("IM-64")
def test_a_monkey_without_lice_may_be_bumped_and_nothing_goes_over() -> None:
    scene = clan("B . L\n . . .\n L:1w . H:1w")
    assert scene.legal("bump a3 east") == {"bump a3 east 1"}


@pytest.mark.rule("IM-64", "IM-30")
def test_a_bump_is_owed_while_one_is_legal() -> None:
    assert "skip" not in clan(LINE).legal()


@pytest.mark.rule("IM-64", "IM-30")
def test_without_a_legal_bump_the_phase_is_skipped() -> None:
    hemmed = clan("L:1w B:2w\n H:1w H:1w", phase="spawn").play("spawn a2")
    assert (hemmed.active, hemmed.phase, hemmed.position["turn"]) == (1, "spawn", 1)
    resting = clan("L:1w B:1w\n H:1w .", phase="spawn", moved="b2").play("spawn a2")
    assert (resting.active, resting.phase) == (1, "spawn")


@pytest.mark.rule("IM-64")
def test_after_a_skipped_bump_no_monkey_is_just_moved() -> None:
    scene = clan("L:1w B:2w\n H:1w H:1w", phase="spawn", moved="b2").play("spawn a2")
    assert scene.position["moved"] is None


@pytest.mark.rule("IM-64")
def test_after_a_monkey_has_left_no_monkey_is_just_moved() -> None:
    scene = clan("B . .\n . . .\n L:1w . H:1w", moved="a1").play("leave a3 north")
    assert scene.position["moved"] is None


# Safety.


@pytest.mark.rule("IM-65")
def test_a_monkey_without_lice_may_leave_where_no_monkey_is_between_it_and_the_edge() -> None:
    scene = clan(". C:1w .\n . B .\n L:1w . H:1w")
    assert scene.legal("leave") == {"leave b2 east", "leave b2 south", "leave b2 west"}
    after = scene.play("leave b2 east")
    assert after.shows(". C:1w .\n . . .\n L:1w . H:1w")
    assert after.position["safe"] == ["B0"]


@pytest.mark.rule("IM-65")
def test_it_may_leave_from_an_edge_too() -> None:
    assert clan("B . .\n . . .\n L:1w . H:1w").legal("leave") == {"leave a3 north", "leave a3 east", "leave a3 west"}


@pytest.mark.rule("IM-65")
def test_a_monkey_with_lice_stays() -> None:
    assert not clan("B:1w . .\n . . .\n L:1w . H:1q").legal("leave")


@pytest.mark.rule("IM-65")
@pytest.mark.parametrize(("letter", "leaves"), [("G", True), ("C", True), ("L", True), ("H", False)])
def test_gorillas_neutral_monkeys_and_your_own_may_leave_but_not_the_opponents(letter: str, leaves: bool) -> None:
    scene = clan(f"{letter} . .\n . . .\n L:1w . H:1w")
    assert bool(scene.legal("leave")) == leaves


@pytest.mark.rule("IM-65", "IM-64")
def test_the_monkey_just_moved_may_not_leave() -> None:
    assert not clan("G . .\n . . .\n L:1w . H:1w", moved="a3").legal("leave")


@pytest.mark.rule("IM-65")
@pytest.mark.parametrize("active", [0, 1])
def test_it_lies_in_front_of_the_player_who_moved_it(active: int) -> None:
    scene = clan("G . .\n . . .\n L:1w . H:1w", active=active).play("leave a3 north")
    assert scene.position["safe"] == [f"G{active}"]


@pytest.mark.rule("IM-65")
def test_the_game_goes_on_with_one_monkey_fewer() -> None:
    scene = clan("G . .\n . . .\n L:1w . H:1w").play("leave a3 north")
    assert (scene.active, scene.phase) == (1, "spawn")
    assert scene.legal() == {"spawn a1", "spawn c1"}
