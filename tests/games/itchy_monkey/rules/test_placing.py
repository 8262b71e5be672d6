"""Setup: who places first, what, and where (IM-10, IM-11, IM-12)."""

import pytest

from ..scene import ITCHY, Scene, begin, on

LAYOUT_PLAYERS = [2, 4]


@pytest.mark.rule("IM-10")
def test_a_player_places_one_queen_and_two_workers_on_one_monkey() -> None:
    scene = on(
        """
        G . .
        . B .
        . . L
        """,
        phase="place",
    ).play("place b2")
    assert scene.shows(
        """
        G .       .
        . B0:2w1q .
        . .       L
        """
    )
    assert scene.supply(0) == (18, 2)


@pytest.mark.rule("IM-10")
@pytest.mark.parametrize("first", range(4))
def test_players_place_in_turn_order_starting_with_the_first_player(first: int) -> None:
    scene = on("G . . .\n . B . .\n . . L .\n . . . C", seats=4, phase="place", first=first, active=first)
    order = []
    for cell in ("a4", "b3", "c2", "d1"):
        order.append(scene.active)
        scene = scene.play(f"place {cell}")
    assert order == [(first + turn) % 4 for turn in range(4)]


@pytest.mark.rule("IM-12")
@pytest.mark.parametrize("first", range(3))
def test_the_first_to_place_takes_the_first_turn(first: int) -> None:
    scene = on("G . .\n . B .\n . . L", seats=3, phase="place", first=first, active=first)
    scene = scene.play("place a3", "place b2")
    assert scene.phase == "place"
    scene = scene.play("place c1")
    assert (scene.phase, scene.active) == ("spawn", first)


@pytest.mark.rule("IM-10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_seed_draws_the_first_player_and_every_seat_is_drawn_about_equally_often(players: int) -> None:
    drawn = [begin(seed, players=players).active for seed in range(600)]
    for seat in range(players):
        assert 0.8 < drawn.count(seat) * players / 600 < 1.2


@pytest.mark.rule("IM-10")
def test_the_same_seed_draws_the_same_first_player() -> None:
    assert all(begin(seed, players=4).active == begin(seed, players=4).active for seed in range(20))


FIRST_PLACED = """
    B0:2w1q . L G
    H       C . .
    C       . . L
    .       . B .
    """


@pytest.mark.rule("IM-11")
def test_nobody_places_in_a_row_or_column_with_lice_and_monkeys_between_do_not_shield() -> None:
    """d4 is behind c4, and a2 behind a3."""
    scene = on(FIRST_PLACED, phase="place", active=1)
    assert not scene.legal() & {"place c4", "place d4", "place a3", "place a2"}


@pytest.mark.rule("IM-11")
def test_nobody_places_where_lice_are_already() -> None:
    assert "place a4" not in on(FIRST_PLACED, phase="place", active=1).legal()


@pytest.mark.rule("IM-11")
def test_a_diagonal_neighbour_is_allowed_in_the_french_edition() -> None:
    assert on(FIRST_PLACED, phase="place", active=1).legal() == {"place b3", "place d2", "place c1"}


@pytest.mark.rule("IM-11")
def test_a_diagonal_neighbour_is_forbidden_in_the_english_edition() -> None:
    assert on(FIRST_PLACED, phase="place", active=1, edition="en").legal() == {"place d2", "place c1"}


FOUR_DIAGONALS = """
    G . G . .
    . B0:2w1q . . .
    G . G . .
    . . . L .
    . . . . .
    """


@pytest.mark.rule("IM-11")
@pytest.mark.parametrize("diagonal", ["a5", "c5", "a3", "c3"])
def test_the_editions_differ_on_all_four_diagonals(diagonal: str) -> None:
    assert f"place {diagonal}" in on(FOUR_DIAGONALS, phase="place", active=1).legal()
    assert on(FOUR_DIAGONALS, phase="place", active=1, edition="en").legal() == {"place d2"}


@pytest.mark.rule("IM-11")
def test_the_first_player_may_place_on_any_monkey() -> None:
    for edition in ("fr", "en"):
        assert len(begin(edition=edition).legal("place")) == 24


@pytest.mark.rule("IM-11")
def test_every_colour_placed_before_counts() -> None:
    scene = on("B0:2w1q . . G\n . . L .\n . H1:2w1q . .\n C . . .", seats=3, phase="place", active=2)
    assert scene.legal() == {"place c3"}


IN_LINE_ONLY = """
    B0:2w1q L . G
    C       . . .
    .       . . .
    H       . . .
    """


@pytest.mark.rule("IM-11")
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_if_no_monkey_is_out_of_line_any_that_is_not_adjacent_will_do(edition: str) -> None:
    assert on(IN_LINE_ONLY, phase="place", active=1, edition=edition).legal() == {"place d4", "place a1"}


@pytest.mark.rule("IM-11")
def test_in_the_english_edition_the_fallback_keeps_off_diagonal_neighbours_too() -> None:
    board = IN_LINE_ONLY.replace("C       .", "C       L")
    assert on(board, phase="place", active=1, edition="en").legal() == {"place d4", "place a1"}
    assert on(board, phase="place", active=1, edition="fr").legal() == {"place b3"}


@pytest.mark.rule("IM-11")
def test_if_every_monkey_is_adjacent_any_without_lice_will_do() -> None:
    assert on("B0:2w1q L\n C .", phase="place", active=1).legal() == {"place b2", "place a1"}


@pytest.mark.rule("IM-11")
def test_in_the_english_edition_three_neighbours_of_a_corner_are_the_last_resort() -> None:
    board = "B0:2w1q L\n C H"
    assert on(board, phase="place", active=1).legal() == {"place b1"}
    assert on(board, phase="place", active=1, edition="en").legal() == {"place b2", "place a1", "place b1"}


def same_line(one: str, other: str) -> bool:
    return one[0] == other[0] or one[1] == other[1]


@pytest.mark.rule("IM-11")
@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("players", LAYOUT_PLAYERS)
def test_the_layouts_always_leave_a_monkey_out_of_line(players: int, edition: str) -> None:
    """Wherever lice are placed: the fallbacks are for made-up boards only."""
    reached: dict[frozenset[str], Scene] = {frozenset(): Scene(ITCHY.new(0, players=players, edition=edition))}
    for _ in range(players - 1):
        wider: dict[frozenset[str], Scene] = {}
        for held, scene in reached.items():
            for line in scene.legal():
                cells = held | {line.removeprefix("place ")}
                if cells not in wider:
                    wider[cells] = scene.play(line)
        reached = wider
        for held, scene in reached.items():
            legal = {line.removeprefix("place ") for line in scene.legal()}
            assert legal
            assert not any(same_line(cell, other) for cell in legal for other in held)
