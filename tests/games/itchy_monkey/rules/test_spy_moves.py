"""Spies on the move: no fight removes one, and hardly anything keeps one out (IM-54 to IM-56)."""

import pytest

from ..scene import spying

# Fights.


@pytest.mark.rule("IM-54")
def test_in_a_match_the_spies_of_both_sides_stay() -> None:
    scene = spying("G0:2w+0s . B1:2w+1s\n . . .\n . . L1:1w").play("bump a3 east 1, 2 workers 1 spy")
    assert scene.board[0] == ". G B+01s"
    assert [scene.supply(0), scene.supply(1)] == [(20, 3), (19, 3)]


@pytest.mark.rule("IM-54")
def test_a_beaten_defender_keeps_their_spy_there() -> None:
    scene = spying("G0:3w . B1:2w+1s\n . . .\n . . L1:1w").play("bump a3 east 1, 3 workers")
    assert scene.board[0] == ". G B0:3w+1s"


@pytest.mark.rule("IM-54")
def test_a_jump_removes_no_spy() -> None:
    scene = spying("G0:1q B1:2w+012s\n . L1:1w", seats=3).play("jump a2 east queen")
    assert scene.board[0] == "G B+012s"


@pytest.mark.rule("IM-28", "IM-54")
@pytest.mark.parametrize("party", ["1 worker", "2 workers"])
def test_where_opponents_have_only_spies_the_lice_join_them(party: str) -> None:
    scene = spying("G0:2w . B+12s\n . . .\n . . L1:1w", seats=3).play(f"bump a3 east 1, {party}")
    assert scene.board[0].split()[2] == f"B0:{party[0]}w+12s"


@pytest.mark.rule("IM-28")
def test_a_worker_jumps_to_spies_without_a_fight() -> None:
    assert spying("G0:1w B+1s\n . L1:1w").play("jump a2 east worker").board[0] == "G B0:1w+1s"


# Moving.


@pytest.mark.rule("IM-55")
@pytest.mark.parametrize("beside", ["B", "B0:2w", "B1:9w3q", "B1:1w+1s"])
def test_a_spy_jumps_to_any_monkey_whatever_the_power_there(beside: str) -> None:
    scene = spying(f"G0:1w+0s {beside}\n . L1:1w")
    assert "jump a2 east spy" in scene.legal()
    assert scene.play("jump a2 east spy").board[0].startswith("G0:1w B")


@pytest.mark.rule("IM-55")
def test_a_jumping_spy_is_the_one_louse_and_fights_nobody() -> None:
    scene = spying("G0:2w+0s B1:1w\n . L1:1w").play("jump a2 east spy")
    assert scene.board[0] == "G0:2w B1:1w+0s"


@pytest.mark.rule("IM-55", "IM-50")
def test_a_spy_enters_no_monkey_with_a_spy_of_its_colour() -> None:
    scene = spying("G0:1w+0s . B1:1w+0s\n C+0s . .\n . . L1:1w")
    assert not {line for line in scene.legal() if "a3" in line and "spy" in line}


@pytest.mark.rule("IM-55")
def test_a_spy_of_another_colour_is_no_obstacle() -> None:
    assert spying("G0:1w+0s B+1s\n . L1:1w").play("jump a2 east spy").board[0] == "G0:1w B+01s"


@pytest.mark.rule("IM-55")
def test_in_a_bump_a_spy_goes_over_alone_or_with_others() -> None:
    scene = spying("G0:2w+0s . B\n . . .\n . . L1:1w")
    assert scene.legal("bump a3 east") == {
        "bump a3 east 1",
        "bump a3 east 1, 1 worker",
        "bump a3 east 1, 2 workers",
        "bump a3 east 1, 1 spy",
        "bump a3 east 1, 1 worker 1 spy",
        "bump a3 east 1, 2 workers 1 spy",
    }
    assert scene.play("bump a3 east 1, 1 worker 1 spy").board[0] == ". G0:1w B0:1w+0s"


@pytest.mark.rule("IM-55", "IM-28")
def test_others_in_the_same_bump_still_need_the_power() -> None:
    scene = spying("G0:3w+0s . B1:3w\n . . .\n . . L1:1w")
    assert scene.legal("bump a3 east") == {
        "bump a3 east 1",
        "bump a3 east 1, 1 spy",
        "bump a3 east 1, 3 workers",
        "bump a3 east 1, 3 workers 1 spy",
    }


@pytest.mark.rule("IM-55", "IM-43")
def test_a_spy_jumps_far_from_a_capuchin() -> None:
    scene = spying("C1:1w+0s . B1:4w\n . . .\n . . L1:1w", abilities=["capuchin"])
    assert scene.play("jump a3 east spy").board[0] == "C1:1w . B1:4w+0s"


@pytest.mark.rule("IM-55", "IM-27")
def test_a_spy_goes_over_only_where_the_monkey_hits_another() -> None:
    scene = spying("G0:1w+0s . . B\n . . . .\n . . . .\n . . . L1:1w")
    assert {line for line in scene.legal("bump") if "spy" in line} == {
        "bump a4 east 2, 1 spy",
        "bump a4 east 2, 1 worker 1 spy",
    }


@pytest.mark.rule("IM-56")
@pytest.mark.parametrize("token", ["G+0s", "G1:2w1q+0s", "G1:2w+01s"])
def test_a_spy_moves_its_monkey_whoever_else_is_on_it(token: str) -> None:
    scene = spying(f"{token} . .\n . . .\n . . L1:1w")
    assert scene.legal("bump") == {"bump a3 east 1", "bump a3 east 2", "bump a3 south 1", "bump a3 south 2"}
    assert scene.play("bump a3 east 2").board[0] == f". . {token}"


@pytest.mark.rule("IM-56")
def test_only_your_own_lice_go_over() -> None:
    scene = spying("G1:2w1q+01s . B\n . . .\n . . L1:1w")
    assert scene.legal("bump a3 east") == {"bump a3 east 1", "bump a3 east 1, 1 spy"}
    assert scene.play("bump a3 east 1, 1 spy").board[0] == ". G1:2w1q+1s B+0s"


@pytest.mark.rule("IM-56")
def test_an_opponents_lice_do_not_jump_for_a_spy() -> None:
    assert spying("G1:2w1q+0s B\n . L1:1w").legal("jump") == {"jump a2 east spy"}


@pytest.mark.rule("IM-56")
def test_a_monkey_with_only_the_spies_of_others_stays() -> None:
    assert spying("G+1s C0:1w .\n . . .\n . . L1:1w").legal("bump a3") == set()


@pytest.mark.rule("IM-56", "IM-40", "IM-41")
def test_a_spy_uses_the_ability_of_its_monkey() -> None:
    shoving = spying("G1:2w+0s . B .\n . . . .\n . . . .\n . . . L1:1w", abilities=["gorilla"])
    assert shoving.play("bump a4 east 1, 1 spy 1 shove").board[0] == ". G1:2w . B+0s"
    leaping = spying("L1:2w+0s B . .\n . . . .\n . . . .\n . . . C1:1w", abilities=["lemur"])
    assert leaping.play("bump a4 east 3").board[0] == ". B . L1:2w+0s"


@pytest.mark.rule("IM-30", "IM-56")
def test_a_move_is_owed_even_if_only_a_spy_can_make_it() -> None:
    assert spying("G1:2w+0s B1:2w\n C1:2w .").legal() == {"jump a2 east spy", "jump a2 south spy"}
