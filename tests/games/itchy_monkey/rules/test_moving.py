"""Jump, bump, attack, nitpick (IM-17, IM-25 to IM-30)."""

import pytest

from ..scene import on

# Jump.


@pytest.mark.rule("IM-25")
def test_a_worker_jumps_to_the_adjacent_monkey() -> None:
    scene = on("G0:2w1q B\n . L1:1w", phase="move").play("jump a2 east worker")
    assert scene.shows("G0:1w1q B0:1w\n . L1:1w")


@pytest.mark.rule("IM-25")
def test_a_queen_jumps_to_the_adjacent_monkey() -> None:
    scene = on("G0:2w1q B\n . L1:1w", phase="move").play("jump a2 east queen")
    assert scene.shows("G0:2w B0:1q\n . L1:1w")


@pytest.mark.rule("IM-25")
def test_a_jump_goes_north_east_south_and_west_and_never_diagonally() -> None:
    scene = on("H G H\n B L0:1w C\n H G H", phase="move")
    ways = ("north", "east", "south", "west")
    assert scene.legal() == {f"jump b2 {way} worker" for way in ways}
    landed = {"north": "b3", "east": "c2", "south": "b1", "west": "a2"}
    for way, cell in landed.items():
        monkeys = scene.play(f"jump b2 {way} worker").view["monkeys"]
        assert isinstance(monkeys, list)
        assert [monkey["cell"] for monkey in monkeys if monkey["owner"] == 0] == [cell]


@pytest.mark.rule("IM-25")
def test_a_jump_crosses_no_gap_and_no_edge() -> None:
    assert not on("G0:2w . B\n . . .\n L . .", phase="move").legal("jump")


@pytest.mark.rule("IM-25")
def test_a_jump_to_your_own_monkey_adds_the_louse_to_those_there() -> None:
    scene = on("G0:2w1q B0:3w1q\n . L1:1w", phase="move")
    assert scene.play("jump a2 east worker").board[0] == "G0:1w1q B0:4w1q"
    assert scene.play("jump a2 east queen").board[0] == "G0:2w B0:3w2q"


@pytest.mark.rule("IM-25")
def test_only_a_kind_of_louse_that_is_there_jumps() -> None:
    assert on("G0:2w B\n . L1:1w", phase="move").legal("jump") == {"jump a2 east worker"}
    assert on("G0:2q B\n . L1:1w", phase="move").legal("jump") == {"jump a2 east queen"}


@pytest.mark.rule("IM-25")
def test_the_last_louse_to_jump_leaves_a_monkey_that_nobody_holds() -> None:
    assert on("G0:1w B\n . L1:1w", phase="move").play("jump a2 east worker").board[0] == "G B0:1w"


@pytest.mark.rule("IM-25")
def test_only_your_own_lice_jump() -> None:
    assert on("G0:1w . .\n . . .\n . B1:2w C", phase="move").legal("jump") == set()


# Bump.


@pytest.mark.rule("IM-26")
def test_a_monkey_slides_any_number_of_free_spaces_in_the_four_directions() -> None:
    scene = on(
        """
        . . . . .
        . . . . .
        . G0:1w . . .
        . . . . .
        . . . L1:1w .
        """,
        phase="move",
    )
    reach = {"north": 2, "east": 3, "south": 2, "west": 1}
    assert scene.legal() == {f"bump b3 {way} {far}" for way, most in reach.items() for far in range(1, most + 1)}


@pytest.mark.rule("IM-26")
@pytest.mark.parametrize(("line", "cell"), [("north 2", "b5"), ("east 1", "c3"), ("south 2", "b1"), ("west 1", "a3")])
def test_a_bumped_monkey_arrives_with_all_its_lice(line: str, cell: str) -> None:
    scene = on(". . . . .\n . . . . .\n . G0:2w1q . . .\n . . . . .\n . . . L1:1w .", phase="move").play(
        f"bump b3 {line}"
    )
    monkeys = scene.view["monkeys"]
    assert isinstance(monkeys, list)
    assert {monkey["cell"]: (monkey["workers"], monkey["queens"]) for monkey in monkeys} == {cell: (2, 1), "d1": (1, 0)}


@pytest.mark.rule("IM-26")
def test_a_slide_ends_before_a_monkey_or_at_the_edge() -> None:
    scene = on("G0:1w . . B\n . . . .\n . . . .\n L . . .", phase="move")
    assert {line for line in scene.legal() if "," not in line} == {
        "bump a4 east 1", "bump a4 east 2", "bump a4 south 1", "bump a4 south 2",
    }  # fmt: skip


@pytest.mark.rule("IM-26")
def test_a_bump_moves_at_least_one_space_and_is_blocked_when_the_next_cell_is_taken() -> None:
    """Lice do not go over from a monkey that has not moved; that would be a jump."""
    scene = on("G0:2w B\n L1:1q .", phase="move")
    assert not scene.legal("bump")
    assert scene.legal() == {"jump a2 east worker"}


@pytest.mark.rule("IM-26")
def test_players_bump_only_monkeys_with_lice_of_their_own() -> None:
    scene = on("G0:1w . .\n . B .\n . . L1:4w", phase="move")
    assert {line.split()[1] for line in scene.legal("bump")} == {"a3"}


@pytest.mark.rule("IM-26")
def test_a_queen_alone_is_a_louse_that_may_bump() -> None:
    assert on("G0:1q .\n . B1:1w", phase="move").legal() == {"bump a2 east 1", "bump a2 south 1"}


# Going over.


@pytest.mark.rule("IM-27")
def test_none_some_or_all_lice_go_over_workers_and_queens_chosen_freely() -> None:
    scene = on("G0:2w1q . B\n . . .\n . . L1:1w", phase="move")
    parties = {"", ", 1 worker", ", 2 workers", ", 1 queen", ", 1 worker 1 queen", ", 2 workers 1 queen"}
    assert scene.legal("bump a3 east 1") == {f"bump a3 east 1{party}" for party in parties}


@pytest.mark.rule("IM-27")
@pytest.mark.parametrize(
    ("party", "row"),
    [
        ("", ". G0:2w1q B"),
        (", 1 worker", ". G0:1w1q B0:1w"),
        (", 1 queen", ". G0:2w B0:1q"),
        (", 2 workers", ". G0:1q B0:2w"),
        (", 2 workers 1 queen", ". G B0:2w1q"),
    ],
)
def test_those_who_go_over_sit_on_the_bumped_monkey(party: str, row: str) -> None:
    assert on("G0:2w1q . B\n . . .\n . . L1:1w", phase="move").play(f"bump a3 east 1{party}").board[0] == row


@pytest.mark.rule("IM-27")
def test_lice_that_go_over_to_their_own_join_them() -> None:
    scene = on("G0:2w1q . B0:4w1q\n . . .\n . . L1:1w", phase="move").play("bump a3 east 1, 2 workers 1 queen")
    assert scene.board[0] == ". G B0:6w2q"


@pytest.mark.rule("IM-27")
def test_nobody_goes_over_when_the_slide_stops_short_of_the_monkey() -> None:
    scene = on("G0:1w . . B\n . . . .\n . . . .\n . . . L1:1w", phase="move")
    assert scene.legal("bump a4 east 1") == {"bump a4 east 1"}
    assert scene.legal("bump a4 east 2") == {"bump a4 east 2", "bump a4 east 2, 1 worker"}


@pytest.mark.rule("IM-27")
def test_nobody_goes_over_at_the_edge_or_to_a_monkey_at_the_side() -> None:
    scene = on(". . .\n G0:1w . .\n . . L", phase="move")
    assert scene.legal("bump a2 east") == {"bump a2 east 1", "bump a2 east 2"}


# Attack.


@pytest.mark.rule("IM-17", "IM-28")
@pytest.mark.parametrize(
    ("defenders", "jumps"),
    [
        ("1w", {"worker", "queen"}),
        ("1q", {"queen"}),
        ("2w", {"queen"}),
        ("3w", set()),
        ("1w1q", set()),
        ("2q", set()),
    ],
)
def test_a_jump_must_match_all_power_there_a_worker_with_one_a_queen_with_two(defenders: str, jumps: set[str]) -> None:
    scene = on(f"G0:9w3q B1:{defenders}\n L .", phase="move")
    assert {line.split()[3] for line in scene.legal("jump a2 east")} == jumps


@pytest.mark.rule("IM-28")
def test_a_jump_that_matches_returns_attacker_and_defenders() -> None:
    scene = on("G0:2w1q B1:2w\n . L1:1w", phase="move").play("jump a2 east queen")
    assert scene.shows("G0:2w B\n . L1:1w")
    assert scene.supply(0) == (18, 3)
    assert scene.supply(1) == (19, 3)


@pytest.mark.rule("IM-28")
def test_a_jump_that_exceeds_returns_the_defenders_and_the_attacker_stays_unharmed() -> None:
    scene = on("G0:2w1q B1:1w\n . L1:1w", phase="move").play("jump a2 east queen")
    assert scene.shows("G0:2w B0:1q\n . L1:1w")
    assert scene.supply(1) == (19, 3)


@pytest.mark.rule("IM-28", "IM-27")
def test_only_parties_that_match_or_exceed_go_over_after_a_bump_but_nobody_has_to() -> None:
    scene = on("G0:3w2q . B1:2w1q\n . . .\n . . .", phase="move")
    strong = {", 2 queens", ", 1 worker 2 queens", ", 2 workers 2 queens", ", 3 workers 2 queens"}
    mixed = {", 2 workers 1 queen", ", 3 workers 1 queen"}
    assert scene.legal("bump a3 east 1") == {f"bump a3 east 1{party}" for party in strong | mixed | {""}}


@pytest.mark.rule("IM-28")
def test_a_bump_that_matches_returns_those_who_went_over_and_all_defenders_but_not_those_who_stayed() -> None:
    scene = on("G0:3w1q . B1:1w1q\n . . .\n . . L1:1w", phase="move").play("bump a3 east 1, 1 worker 1 queen")
    assert scene.shows(". G0:2w B\n . . .\n . . L1:1w")
    assert scene.supply(0) == (18, 3)
    assert scene.supply(1) == (19, 3)


@pytest.mark.rule("IM-28")
def test_a_bump_that_exceeds_by_one_returns_the_defenders_and_all_attackers_stay() -> None:
    scene = on("G0:3w1q . B1:1w1q\n . . .\n . . L1:1w", phase="move").play("bump a3 east 1, 2 workers 1 queen")
    assert scene.shows(". G0:1w B0:2w1q\n . . .\n . . L1:1w")
    assert scene.supply(0) == (17, 2)
    assert scene.supply(1) == (19, 3)


@pytest.mark.rule("IM-28")
def test_defenders_return_to_their_own_owner() -> None:
    scene = on("G0:3w B2:1w\n . L1:1w", seats=3, phase="move").play("jump a2 east worker")
    assert [scene.supply(seat)[0] for seat in range(3)] == [18, 19, 20]


@pytest.mark.rule("IM-28")
def test_a_bump_into_an_opponent_without_going_over_harms_nobody() -> None:
    scene = on("G0:3w . B1:1w\n . . .\n . . .", phase="move").play("bump a3 east 1")
    assert scene.board[0] == ". G0:3w B1:1w"


@pytest.mark.rule("IM-28")
def test_there_is_nobody_to_beat_on_your_own_or_an_empty_monkey() -> None:
    scene = on("G0:1w B0:9w2q\n L .", phase="move")
    assert {"jump a2 east worker", "jump a2 south worker"} <= scene.legal()


# Nitpick.


@pytest.mark.rule("IM-29")
@pytest.mark.parametrize(
    ("lice", "allowed"), [("4w", False), ("5w", True), ("6w", True), ("4w3q", False), ("5w1q", True)]
)
def test_a_nitpick_takes_five_workers_of_one_opponent_and_queens_do_not_count(lice: str, allowed: bool) -> None:
    assert bool(on(f"G0:1w .\n . B1:{lice}", phase="move").legal("nitpick")) == allowed


@pytest.mark.rule("IM-29")
def test_a_nitpick_returns_everything_queens_included_to_its_owner() -> None:
    scene = on("G0:1w . .\n . . .\n . . B1:5w2q", phase="move")
    assert scene.supply(1) == (15, 1)
    scene = scene.play("nitpick c1")
    assert scene.board[2] == ". . B"
    assert scene.supply(1) == (20, 3)


@pytest.mark.rule("IM-29")
def test_a_nitpick_needs_no_lice_of_your_own_nearby_or_anywhere() -> None:
    assert on("G1:1w . .\n . . .\n . . B1:5w", phase="move").legal() == {"nitpick c1"}


@pytest.mark.rule("IM-29")
def test_nobody_nitpicks_their_own_lice() -> None:
    assert not on("G0:6w .\n . B1:1w", phase="move").legal("nitpick")


@pytest.mark.rule("IM-29")
def test_every_opponent_may_be_nitpicked() -> None:
    scene = on("G0:6w B1:6w\n C2:5w L3:7w", seats=4, phase="move", active=1)
    assert scene.legal("nitpick") == {"nitpick a2", "nitpick a1", "nitpick b1"}


# Compulsion.


@pytest.mark.rule("IM-30")
def test_a_legal_move_must_be_made() -> None:
    assert not on("G0:1w .\n . B1:1w", phase="move").legal() & {"skip", "end"}


@pytest.mark.rule("IM-30")
def test_a_nitpick_alone_is_a_legal_move_that_must_be_made() -> None:
    scene = on("G0:1w B1:2w\n C1:5w .", phase="move")
    assert scene.legal() == {"nitpick a1"}


@pytest.mark.rule("IM-30")
@pytest.mark.parametrize(
    ("corner", "free"), [("G0:1w B\n L1:1q .", True), ("G0:1w B1:1w\n L1:1q .", True), ("G0:1q B1:1q\n L1:3w .", True),
                         ("G0:3w B1:1q\n L1:1q .", False), ("G0:1q B1:3w\n L1:2q .", False)]
)  # fmt: skip
def test_a_player_hemmed_in_by_stronger_lice_has_no_move(corner: str, free: bool) -> None:
    assert (on(corner, phase="move").legal() != {"skip"}) == free


@pytest.mark.rule("IM-30")
def test_without_a_legal_move_the_phase_is_skipped() -> None:
    scene = on("G0:1w B1:2w\n L1:1q .").play("spawn a2")
    assert (scene.active, scene.phase, scene.position["turn"]) == (1, "spawn", 1)


@pytest.mark.rule("IM-15", "IM-25")
def test_exactly_one_move_is_made() -> None:
    scene = on("G0:4w B\n . L1:1w", phase="move").play("jump a2 east worker")
    assert (scene.active, scene.phase) == (1, "spawn")


@pytest.mark.rule("IM-17")
def test_a_worker_has_power_one_and_a_queen_two() -> None:
    monkeys = on("G0:3w2q B1:2w\n . L1:1q").view["monkeys"]
    assert isinstance(monkeys, list)
    assert {monkey["cell"]: monkey["power"] for monkey in monkeys} == {"a2": 7, "b2": 2, "b1": 2}
