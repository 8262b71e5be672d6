"""Spawn, settling without lice, and the price of a queen (IM-16, IM-20, IM-21)."""

import pytest

from ..scene import on


@pytest.mark.rule("IM-20")
@pytest.mark.parametrize(
    ("lice", "after"), [("1w", "2w"), ("1q", "2w1q"), ("1w1q", "3w1q"), ("2q", "3w2q"), ("3q", "4w3q")]
)
def test_a_spawn_adds_one_worker_and_one_more_for_each_queen_there(lice: str, after: str) -> None:
    assert on(f"G0:{lice} . \n . L1:1w").play("spawn a2").shows(f"G0:{after} . \n . L1:1w")


@pytest.mark.rule("IM-20")
def test_queens_on_other_monkeys_do_not_help() -> None:
    scene = on("G0:1w B0:3q\n . L1:1w").play("spawn a2")
    assert scene.board[0] == "G0:2w B0:3q"


@pytest.mark.rule("IM-20")
def test_players_spawn_on_any_monkey_with_a_louse_of_their_own_and_on_no_other() -> None:
    assert on("G0:1w B0:1q L\n C1:2w . .\n . . H0:4w").legal() == {"spawn a3", "spawn b3", "spawn c1"}


@pytest.mark.rule("IM-20")
def test_a_spawn_is_compulsory() -> None:
    assert not on("G0:1w .\n . L1:1w").legal() & {"skip", "end"}


@pytest.mark.rule("IM-20")
def test_a_spawn_takes_workers_from_the_supply() -> None:
    assert on("G0:1w1q .\n . L1:1w").play("spawn a2").supply(0) == (17, 2)


@pytest.mark.rule("IM-20", "IM-01")
def test_a_spawn_is_capped_by_the_supply() -> None:
    scene = on("G0:18w3q .\n . L1:1w").play("spawn a2")
    assert scene.board[0] == "G0:20w3q ."
    assert scene.supply(0) == (0, 0)


@pytest.mark.rule("IM-20")
def test_with_an_empty_supply_the_spawn_is_skipped_and_the_move_follows() -> None:
    scene = on("B1:4w . .\n . G0:4w .\n . . C0:5w", workers=9, active=1).play("spawn a3", "bump a3 east 1")
    assert (scene.active, scene.phase) == (0, "move")


@pytest.mark.rule("IM-20")
def test_there_is_no_limit_to_the_lice_on_a_monkey() -> None:
    assert on("G0:19w3q .\n . L1:1w").play("spawn a2").board[0] == "G0:20w3q ."


@pytest.mark.rule("IM-01")
def test_each_colour_has_twenty_workers_and_three_queens() -> None:
    for seats in (2, 3, 4):
        scene = on("G .\n . L", seats=seats)
        assert [scene.supply(seat) for seat in range(seats)] == [(20, 3)] * seats


NOTHING_LEFT = """
    G .    .
    . B1:3w .
    . .    L
    """


@pytest.mark.rule("IM-21")
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_a_player_without_lice_on_the_board_settles_on_any_monkey_without_lice(edition: str) -> None:
    """Settling is compulsory, and an opponent's monkey is out of bounds in both editions."""
    assert on(NOTHING_LEFT, edition=edition).legal() == {"settle a3", "settle c1"}


@pytest.mark.rule("IM-21")
def test_settling_puts_two_workers_down() -> None:
    scene = on(NOTHING_LEFT).play("settle a3")
    assert scene.board[0] == "G0:2w . ."
    assert scene.supply(0) == (18, 3)


@pytest.mark.rule("IM-21")
def test_in_the_french_edition_settling_replaces_the_spawn_and_the_move_follows() -> None:
    scene = on(NOTHING_LEFT).play("settle a3")
    assert (scene.active, scene.phase) == (0, "move")
    assert scene.legal("bump a3 east 2")


@pytest.mark.rule("IM-21")
def test_in_the_english_edition_the_spawn_still_follows() -> None:
    scene = on(NOTHING_LEFT, edition="en").play("settle a3")
    assert (scene.active, scene.phase) == (0, "spawn")
    assert scene.legal() == {"spawn a3"}
    scene = scene.play("spawn a3")
    assert (scene.board[0], scene.phase) == ("G0:3w . .", "move")


@pytest.mark.rule("IM-21")
def test_a_player_with_lice_does_not_settle() -> None:
    assert on("G . .\n . B1:3w .\n . . L0:1q").legal() == {"spawn c1"}


@pytest.mark.rule("IM-21")
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_without_a_monkey_free_of_lice_settling_is_skipped_and_the_move_follows(edition: str) -> None:
    """In the English edition the spawn is skipped with it. Nitpicking needs no lice of your own."""
    scene = on("B1:4w L1:2w\n . G1:5w", active=1, edition=edition).play("spawn a2", "jump a2 east worker")
    assert (scene.active, scene.phase) == (0, "move")
    assert scene.legal() == {"nitpick b1"}


@pytest.mark.rule("IM-21")
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_a_player_who_can_neither_settle_nor_move_is_passed_over(edition: str) -> None:
    scene = on("B1:3w .\n . .", active=1, edition=edition).play("spawn a2", "bump a2 south 1")
    assert (scene.active, scene.phase, scene.position["turn"]) == (1, "spawn", 2)


@pytest.mark.rule("IM-16")
def test_six_workers_on_one_monkey_are_exchanged_for_a_queen_on_it() -> None:
    scene = on("G0:7w .\n . L1:1w").play("exchange a2")
    assert scene.board[0] == "G0:1w1q ."
    assert scene.supply(0) == (19, 2)


@pytest.mark.rule("IM-16")
def test_exactly_six_workers_leave_the_queen_alone() -> None:
    assert on("G0:6w .\n . L1:1w").play("exchange a2").board[0] == "G0:1q ."


@pytest.mark.rule("IM-16")
def test_five_workers_are_not_enough_nor_are_six_on_two_monkeys() -> None:
    assert not on("G0:5w B0:5w\n . L1:1w").legal("exchange")


@pytest.mark.rule("IM-16")
def test_queens_do_not_count_among_the_six() -> None:
    assert not on("G0:5w2q .\n . L1:1w").legal("exchange")


@pytest.mark.rule("IM-16")
def test_players_exchange_their_own_workers_and_not_those_of_others() -> None:
    assert on("G0:6w B1:6w\n . L0:7w").legal("exchange") == {"exchange a2", "exchange b1"}


@pytest.mark.rule("IM-16", "IM-01")
def test_without_a_queen_in_the_supply_there_is_no_exchange() -> None:
    assert on("G0:6w2q .\n . L0:1w").legal("exchange") == {"exchange a2"}
    assert not on("G0:6w2q .\n . L0:1q").legal("exchange")
