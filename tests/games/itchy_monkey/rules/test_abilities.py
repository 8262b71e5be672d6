"""What flipped monkeys can do: shove, hothouse, leap, long jump, guard, mimic (IM-40 to IM-45)."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, on

ALL = ["gorilla", "baboon", "lemur", "capuchin", "howler", "tamarin"]


def able(board: str, *abilities: str, **facts: Json) -> Scene:
    """A scene in the phase Move with these abilities switched on."""
    return on(board, **{"phase": "move", "abilities": list(abilities), **facts})


def shown(scene: Scene, cell: str) -> Json:
    """The abilities that the view shows on a monkey."""
    return scene.monkey(cell)["abilities"]


# Gorilla.

SHOVE = "G0:2w . B1:1w .\n . . . .\n L1:1w . . .\n . . . ."


@pytest.mark.rule("IM-40")
def test_a_gorilla_may_push_the_bumped_monkey_one_space_further() -> None:
    scene = able(SHOVE, "gorilla").play("bump a4 east 1, 1 shove")
    assert scene.shows(". G0:2w . B1:1w\n . . . .\n L1:1w . . .\n . . . .")


@pytest.mark.rule("IM-40")
def test_the_gorilla_need_not_push() -> None:
    assert able(SHOVE, "gorilla").play("bump a4 east 1").board[0] == ". G0:2w B1:1w ."


@pytest.mark.rule("IM-40")
def test_the_push_comes_after_lice_went_over() -> None:
    scene = able(SHOVE, "gorilla").play("bump a4 east 1, 2 workers 1 shove")
    assert scene.board[0] == ". G . B0:2w"


@pytest.mark.rule("IM-40")
def test_after_a_match_the_bare_monkey_is_pushed() -> None:
    assert able(SHOVE, "gorilla").play("bump a4 east 1, 1 worker 1 shove").board[0] == ". G0:1w . B"


@pytest.mark.rule("IM-40")
@pytest.mark.parametrize("lice", ["", "0:3w1q", "1:9w2q"])
def test_a_monkey_is_pushed_whoever_has_lice_on_it(lice: str) -> None:
    scene = able(f"G0:1w . B{lice} .\n L1:1w . . .\n . . . .\n . . . .", "gorilla").play("bump a4 east 1, 1 shove")
    assert scene.board[0] == f". G0:1w . B{lice}"


@pytest.mark.rule("IM-40")
@pytest.mark.parametrize("behind", ["L1:1w", "C"])
def test_a_push_needs_a_free_space(behind: str) -> None:
    scene = able(f"G0:1w . B {behind}\n L1:1w . . .\n . . . .\n . . . .", "gorilla")
    assert not {line for line in scene.legal() if "shove" in line}


@pytest.mark.rule("IM-40")
def test_nothing_is_pushed_over_the_edge() -> None:
    scene = able("G0:1w . B\n . . .\n L1:1w . .", "gorilla")
    assert not {line for line in scene.legal() if "shove" in line}


@pytest.mark.rule("IM-40")
def test_a_gorilla_that_did_not_move_pushes_nothing() -> None:
    scene = able("G0:1w B . .\n L1:1w . . .\n . . . .\n . . . .", "gorilla")
    assert not {line for line in scene.legal() if "shove" in line}


@pytest.mark.rule("IM-40")
def test_a_gorilla_that_stops_early_pushes_nothing() -> None:
    scene = able("G0:1w . . B .\n . . . . .\n . . . . .\n . . . . .\n L1:1w . . . .", "gorilla")
    assert {line for line in scene.legal() if "shove" in line} == {
        "bump a5 east 2, 1 shove",
        "bump a5 east 2, 1 worker 1 shove",
    }


@pytest.mark.rule("IM-40")
@pytest.mark.parametrize(
    ("line", "board", "after"),
    [
        ("bump b1 north 1, 1 shove", ". . .\n . B .\n . . .\n . G .", ". B .\n . . .\n . G .\n . . ."),
        ("bump b4 south 1, 1 shove", ". G .\n . . .\n . B .\n . . .", ". . .\n . G .\n . . .\n . B ."),
    ],
)
def test_the_push_goes_on_in_the_same_direction(line: str, board: str, after: str) -> None:
    framed, expected = (text.replace("G", "G0:1w").replace(" .\n", " . .\n") + " H1:1w" for text in (board, after))
    assert able(framed, "gorilla").play(line).shows(expected)


@pytest.mark.rule("IM-40")
def test_a_push_goes_west_too() -> None:
    scene = able(". . . .\n . B . G0:1w\n . . . .\n . . . L1:1w", "gorilla")
    assert scene.play("bump d3 west 1, 1 shove").shows(". . . .\n B . G0:1w .\n . . . .\n . . . L1:1w")


@pytest.mark.rule("IM-40")
def test_the_push_bumps_nothing() -> None:
    """The pushed monkey stops beside another; nobody's lice go over."""
    scene = able("G0:1w . B0:2w . C1:1w\n . . . . .\n . . . . .\n . . . . .\n . . . . .", "gorilla")
    assert {line for line in scene.legal("bump a5 east") if "shove" in line} == {
        "bump a5 east 1, 1 shove",
        "bump a5 east 1, 1 worker 1 shove",
    }
    assert scene.play("bump a5 east 1, 1 shove").board[0] == ". G0:1w . B0:2w C1:1w"


@pytest.mark.rule("IM-40")
@pytest.mark.parametrize("abilities", [[], ["lemur"], ["baboon", "lemur", "capuchin", "howler"]])
def test_a_gorilla_pushes_only_with_its_ability_switched_on(abilities: list[str]) -> None:
    assert not {line for line in able(SHOVE, *abilities).legal() if "shove" in line}


@pytest.mark.rule("IM-40")
@pytest.mark.parametrize("letter", "BLCH")
def test_no_other_species_pushes(letter: str) -> None:
    scene = able(SHOVE.replace("G0", f"{letter}0"), *ALL)
    assert not {line for line in scene.legal() if "shove" in line}


# Lemur.

LEAP = "L0:2w . B1:1w . .\n . . . . .\n . . . . .\n . . . . .\n . . . . H1:1w"


@pytest.mark.rule("IM-41")
def test_a_lemur_may_leap_one_monkey_and_stop_on_any_free_space_before_or_beyond_it() -> None:
    assert able(LEAP, "lemur").legal("bump a5 east") == {
        "bump a5 east 1",
        "bump a5 east 1, 1 worker",
        "bump a5 east 1, 2 workers",
        "bump a5 east 3",
        "bump a5 east 4",
    }


@pytest.mark.rule("IM-41")
def test_the_distance_counts_the_space_leapt_over() -> None:
    assert able(LEAP, "lemur").play("bump a5 east 3").board[0] == ". . B1:1w L0:2w ."


@pytest.mark.rule("IM-41")
def test_the_leap_may_be_the_first_step() -> None:
    scene = able("L0:2w B1:9w . .\n . . . .\n . . . .\n . . . H1:1w", "lemur")
    assert scene.legal("bump a4 east") == {"bump a4 east 2", "bump a4 east 3"}
    assert scene.play("bump a4 east 2").board[0] == ". B1:9w L0:2w ."


@pytest.mark.rule("IM-41")
def test_spaces_beyond_count_as_moved_so_lice_may_go_over_there() -> None:
    scene = able("L0:2w B . C1:1w\n . . . .\n . . . .\n . . . H1:1w", "lemur")
    assert scene.legal("bump a4 east") == {"bump a4 east 2", "bump a4 east 2, 1 worker", "bump a4 east 2, 2 workers"}
    assert scene.play("bump a4 east 2, 2 workers").board[0] == ". B L C0:2w"


@pytest.mark.rule("IM-41")
def test_no_lice_go_to_the_monkey_that_was_leapt_over() -> None:
    lines = able(LEAP, "lemur").legal("bump a5 east 3") | able(LEAP, "lemur").legal("bump a5 east 4")
    assert lines == {"bump a5 east 3", "bump a5 east 4"}


@pytest.mark.rule("IM-41")
@pytest.mark.parametrize("row", ["L0:2w . B C .", "L0:2w . . . B", "L0:2w B C . ."])
def test_the_space_beyond_must_be_free(row: str) -> None:
    scene = able(f"{row}\n . . . . .\n . . . . .\n . . . . .\n . . . . H1:1w", "lemur")
    plain = able(f"{row}\n . . . . .\n . . . . .\n . . . . .\n . . . . H1:1w")
    assert scene.legal("bump") == plain.legal("bump")


@pytest.mark.rule("IM-41")
def test_there_is_one_leap_in_a_bump() -> None:
    scene = able("L0:1w B . B .\n . . . . .\n . . . . .\n . . . . .\n . . . . H1:1w", "lemur")
    assert scene.legal("bump a5 east") == {"bump a5 east 2", "bump a5 east 2, 1 worker"}


@pytest.mark.rule("IM-41", "IM-30")
def test_a_leap_that_is_the_only_move_must_be_made() -> None:
    board = "L0:1w B1:2w .\n C1:2w H1:2w .\n . . ."
    assert able(board, "lemur").legal() == {"bump a3 east 2", "bump a3 south 2"}
    assert "bump a3 east 2" not in able(board, phase="move").legal()


@pytest.mark.rule("IM-41")
@pytest.mark.parametrize("letter", "GBCH")
def test_no_other_species_leaps(letter: str) -> None:
    board = LEAP.replace("L0", f"{letter}0")
    reach = {"bump a5 east 3", "bump a5 east 4"}
    assert not able(board, *ALL).legal("bump") & reach
    assert not able(LEAP, *[name for name in ALL if name != "lemur"]).legal("bump") & reach


# Baboon.


@pytest.mark.rule("IM-42")
@pytest.mark.parametrize("phase", ["spawn", "move", "after"])
def test_on_a_baboon_a_queen_costs_exactly_five_workers(phase: str) -> None:
    scene = able("B0:5w .\n . H1:1w", "baboon", phase=phase)
    assert scene.legal("exchange") == {"exchange a2"}
    assert scene.play("exchange a2").board[0] == "B0:1q ."
    assert scene.play("exchange a2").supply(0) == (20, 2)


@pytest.mark.rule("IM-42")
def test_of_six_workers_on_a_baboon_one_stays() -> None:
    assert able("B0:6w .\n . H1:1w", "baboon").play("exchange a2").board[0] == "B0:1w1q ."


@pytest.mark.rule("IM-42")
def test_four_workers_are_too_few_on_a_baboon() -> None:
    assert not able("B0:4w .\n . H1:1w", "baboon").legal("exchange")


@pytest.mark.rule("IM-42")
@pytest.mark.parametrize(("letter", "abilities"), [("B", []), ("B", ["lemur"]), ("L", ["baboon"]), ("G", ["baboon"])])
def test_elsewhere_a_queen_costs_six(letter: str, abilities: list[str]) -> None:
    assert not able(f"{letter}0:5w .\n . H1:1w", *abilities).legal("exchange")
    scene = able(f"{letter}0:6w .\n . H1:1w", *abilities).play("exchange a2")
    assert scene.board[0] == f"{letter}0:1q ."


# Capuchin.


@pytest.mark.rule("IM-43")
def test_a_louse_on_a_capuchin_may_jump_across_one_free_space() -> None:
    scene = able("C0:2w1q . B\n . . .\n H1:1w . .", "capuchin")
    assert scene.legal("jump") == {
        "jump a3 east worker",
        "jump a3 east queen",
        "jump a3 south worker",
        "jump a3 south queen",
    }
    assert scene.play("jump a3 east queen").board[0] == "C0:2w . B0:1q"


@pytest.mark.rule("IM-43", "IM-28")
def test_a_long_jump_can_be_an_attack() -> None:
    scene = able("C0:2w1q . B1:2w\n . . .\n H1:1w . .", "capuchin")
    assert scene.legal("jump a3 east") == {"jump a3 east queen"}
    assert scene.play("jump a3 east queen").board[0] == "C0:2w . B"


@pytest.mark.rule("IM-43")
def test_two_free_spaces_are_too_wide() -> None:
    assert not able("C0:2w . . B\n . . . .\n . . . .\n . . . H1:1w", "capuchin").legal("jump")


@pytest.mark.rule("IM-43")
def test_no_jump_goes_across_a_monkey() -> None:
    scene = able("C0:2w B L\n . . .\n . . H1:1w", "capuchin").play("jump a3 east worker")
    assert scene.board[0] == "C0:1w B0:1w L"


@pytest.mark.rule("IM-43")
@pytest.mark.parametrize("letter", "GBLH")
def test_no_other_species_jumps_far(letter: str) -> None:
    assert not able(f"{letter}0:2w . B\n . . .\n . . H1:1w", *ALL).legal("jump")
    assert not able("C0:2w . B\n . . .\n . . H1:1w", *[name for name in ALL if name != "capuchin"]).legal("jump")


# Howler.


@pytest.mark.rule("IM-44")
@pytest.mark.parametrize(("workers", "legal"), [(4, False), (5, False), (6, True), (7, True)])
def test_a_howler_is_nitpicked_only_with_six_workers_or_more(workers: int, legal: bool) -> None:
    scene = able(f"G0:1w .\n . H1:{workers}w1q", "howler")
    assert bool(scene.legal("nitpick")) == legal


@pytest.mark.rule("IM-44")
@pytest.mark.parametrize(("letter", "abilities"), [("H", []), ("H", ["lemur"]), ("L", ["howler"])])
def test_elsewhere_five_workers_are_enough(letter: str, abilities: list[str]) -> None:
    assert able(f"G0:1w .\n . {letter}1:5w", *abilities).legal("nitpick") == {"nitpick b1"}


# Emperor tamarin.


@pytest.mark.rule("IM-45")
@pytest.mark.parametrize(
    ("beside", "line"),
    [("G", "bump b5 east 1, 1 shove"), ("L", "bump b5 east 3"), ("C", "jump b5 east worker")],
)
def test_a_tamarin_has_the_ability_of_a_monkey_beside_it(beside: str, line: str) -> None:
    board = f"{beside} T0:1w . B .\n . . . . .\n . . . . .\n . . . . .\n . . . . H1:1w"
    assert line in able(board, *ALL).legal()
    assert line not in able(board.replace(f"{beside} T", "H T"), *ALL).legal()


@pytest.mark.rule("IM-45")
@pytest.mark.parametrize(
    "around", [". G .\n . T0:1w .\n . . .", ". . .\n . T0:1w G\n . . .", ". . .\n . T0:1w .\n . G ."]
)
def test_all_four_neighbours_lend(around: str) -> None:
    assert shown(able(around, *ALL), "b2") == ["gorilla"]


@pytest.mark.rule("IM-45")
def test_a_diagonal_neighbour_and_one_further_off_lend_nothing() -> None:
    scene = able("T0:1w . L\n . G .\n C . H1:1w", *ALL)
    assert shown(scene, "a3") == []
    assert scene.legal() == able("T0:1w . L\n . G .\n C . H1:1w").legal()


@pytest.mark.rule("IM-45")
def test_a_tamarin_copies_only_with_its_own_ability_switched_on() -> None:
    assert shown(able("G T0:1w\n . H1:1w", "gorilla"), "b2") == []


@pytest.mark.rule("IM-45")
def test_only_a_monkey_whose_own_ability_is_switched_on_lends_it() -> None:
    assert shown(able("G T0:1w\n . L", "tamarin", "lemur"), "b2") == ["lemur"]
    assert shown(able("G T0:1w\n . L", "tamarin", "lemur", "gorilla"), "b2") == ["gorilla", "lemur"]


@pytest.mark.rule("IM-45")
def test_a_tamarin_lends_nothing_not_even_what_it_borrows() -> None:
    scene = able("G T0:1w T0:1w\n . . .\n H1:1w . .", *ALL)
    assert shown(scene, "b3") == ["gorilla"]
    assert shown(scene, "c3") == []


@pytest.mark.rule("IM-45", "IM-40", "IM-41")
def test_one_borrowed_ability_in_one_action() -> None:
    """Between a gorilla and a lemur it may shove the monkey or leap over it, but not shove another after the leap."""
    board = "G . . . . .\n T0:1w . B . C .\n L . . . . .\n . . . . . .\n . . . . . .\n . . . . . H1:1w"
    legal = able(board, *ALL).legal("bump a5 east")
    assert legal == {
        "bump a5 east 1",
        "bump a5 east 1, 1 worker",
        "bump a5 east 1, 1 shove",
        "bump a5 east 1, 1 worker 1 shove",
        "bump a5 east 3",
        "bump a5 east 3, 1 worker",
    }


@pytest.mark.rule("IM-45", "IM-40")
def test_the_neighbours_before_anything_moves_are_the_ones_that_lend() -> None:
    """It borrows the push from a gorilla that it leaves, and not from one it comes to."""
    leaving = able("G . . . .\n T0:1w . B . .\n . . . . .\n . . . . .\n . . . . H1:1w", *ALL)
    assert "bump a4 east 1, 1 shove" in leaving.legal()
    coming = able(". G . . .\n T0:1w . B . .\n . . . . .\n . . . . .\n . . . . H1:1w", *ALL)
    assert "bump a4 east 1" in coming.legal()
    assert not {line for line in coming.legal() if "shove" in line}


@pytest.mark.rule("IM-45", "IM-42")
@pytest.mark.parametrize("other", [".", "G", "H", "L1:1w"])
def test_beside_a_baboon_a_queen_costs_five_whatever_else_is_there(other: str) -> None:
    scene = able(f"{other} T0:5w B\n . . .\n H1:1w . .", *ALL)
    assert scene.play("exchange b3").board[0] == f"{other} T0:1q B"


@pytest.mark.rule("IM-45", "IM-44")
@pytest.mark.parametrize("other", [".", "G", "B", "L0:1w"])
def test_beside_a_howler_a_tamarin_is_guarded_whatever_else_is_there(other: str) -> None:
    assert not able(f"{other} T1:5w H\n . . .\n G0:1w . .", *ALL).legal("nitpick")
    assert able(f"{other} T1:6w H\n . . .\n G0:1w . .", *ALL).legal("nitpick") == {"nitpick b3"}
    assert able(f"{other} T1:5w C\n . . .\n G0:1w . .", *ALL).legal("nitpick") == {"nitpick b3"}


@pytest.mark.rule("IM-45", "IM-42")
def test_after_a_move_the_new_neighbours_lend_to_the_exchange() -> None:
    scene = able("T0:5w . B\n . . .\n . . H1:1w", *ALL)
    assert not scene.legal("exchange")
    assert scene.play("bump a3 east 1").legal("exchange") == {"exchange b3"}


@pytest.mark.rule("IM-40", "IM-41", "IM-42", "IM-43", "IM-44")
def test_the_view_shows_what_a_monkey_can_do() -> None:
    scene = able("G0:1w B L\n C . H\n . . .", "gorilla", "howler")
    assert [shown(scene, cell) for cell in ("a3", "b3", "c3", "a2", "c2")] == [["gorilla"], [], [], [], ["howler"]]
