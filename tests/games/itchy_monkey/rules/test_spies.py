"""Spy lice: without power, but everywhere (IM-50 to IM-53, IM-57)."""

import pytest

from vervet.core.json import Json

from ..scene import Scene, on, spying


def spies_left(scene: Scene) -> list[Json]:
    players = scene.view["players"]
    assert isinstance(players, list)
    return [player["spies"] for player in players]


# What a spy is.


@pytest.mark.rule("IM-50")
def test_a_spy_has_no_power() -> None:
    assert spying("G0:2w+01s .\n . L1:1w").monkey("a2")["power"] == 2
    assert "jump b2 west queen" in spying("G1:2w+01s L0:1q\n . .").legal()


@pytest.mark.rule("IM-50")
def test_spies_of_all_colours_sit_with_workers_of_one() -> None:
    scene = spying("G1:2w1q+0123s .\n . L0:1w", seats=4)
    assert scene.monkey("a2")["spies"] == [0, 1, 2, 3]
    assert spies_left(scene) == [2, 2, 2, 2]


@pytest.mark.rule("IM-50", "IM-51")
def test_no_second_spy_of_a_colour_is_spawned_on_a_monkey() -> None:
    assert spying("G0:2w+0s L0:1w+1s\n . .", phase="spawn").legal() == {"spawn a2", "spawn b2", "spawn b2, 1 spy"}


@pytest.mark.rule("IM-01", "IM-50")
def test_after_three_spies_there_are_no_more() -> None:
    scene = spying("G0:1w+0s L0:1w+0s\n B+0s C0:1w", phase="spawn")
    assert spies_left(scene) == [0, 3]
    assert not {line for line in scene.legal() if "spy" in line}


@pytest.mark.rule("IM-50")
def test_without_the_expansion_nobody_has_a_spy() -> None:
    assert not {line for line in on("G0:1w .\n . L1:1w").legal() if "spy" in line}


# Spawning.


@pytest.mark.rule("IM-51")
@pytest.mark.parametrize(("lice", "after"), [("2w", "2w"), ("2w1q", "3w1q"), ("1w2q", "3w2q"), ("3q", "3w3q")])
def test_a_spy_is_spawned_instead_of_one_worker(lice: str, after: str) -> None:
    scene = spying(f"G0:{lice} .\n . L1:1w", phase="spawn").play("spawn a2, 1 spy")
    assert scene.board[0] == f"G0:{after}+0s ."
    assert spies_left(scene) == [2, 3]


@pytest.mark.rule("IM-51")
def test_spawning_a_spy_is_optional() -> None:
    scene = spying("G0:1w1q .\n . L1:1w", phase="spawn")
    assert scene.legal() == {"spawn a2", "spawn a2, 1 spy"}
    assert scene.play("spawn a2").board[0] == "G0:3w1q ."


@pytest.mark.rule("IM-51", "IM-20")
def test_the_workers_beside_a_spy_are_capped_by_the_supply() -> None:
    scene = spying("G0:4w3q .\n . L1:1w", phase="spawn", workers=6).play("spawn a2, 1 spy")
    assert scene.board[0] == "G0:6w3q+0s ."


@pytest.mark.rule("IM-51")
def test_with_no_worker_in_the_supply_a_player_may_add_a_spy_or_skip() -> None:
    scene = spying("G0:4w1q .\n . L1:1w", phase="spawn", workers=4)
    assert scene.legal() == {"spawn a2, 1 spy", "skip"}
    assert scene.play("spawn a2, 1 spy").board[0] == "G0:4w1q+0s ."
    assert scene.play("skip").phase == "move"


@pytest.mark.rule("IM-51")
def test_the_spawn_is_not_skipped_while_a_spy_could_be_added() -> None:
    scene = spying("G1:1w .\n . L0:4w", active=1, workers=4).play("bump a2 south 1")
    assert (scene.active, scene.phase) == (0, "spawn")
    assert scene.legal() == {"spawn b1, 1 spy", "skip"}


@pytest.mark.rule("IM-51", "IM-16")
def test_with_no_worker_in_the_supply_an_exchange_makes_the_spawn_owed() -> None:
    scene = spying("G0:6w .\n . L1:1w", phase="spawn", workers=6)
    assert scene.legal() == {"spawn a2, 1 spy", "skip", "exchange a2"}
    assert scene.play("exchange a2").legal() == {"spawn a2", "spawn a2, 1 spy"}


@pytest.mark.rule("IM-51")
def test_with_no_worker_and_no_place_for_a_spy_the_phase_is_skipped() -> None:
    scene = spying("G1:1w .\n . L0:4w+0s", active=1, workers=4).play("bump a2 south 1")
    assert (scene.active, scene.phase) == (0, "move")


@pytest.mark.rule("IM-51")
@pytest.mark.parametrize("spies", ["+0s", "+01s"])
def test_where_there_are_only_spies_their_owner_may_spawn(spies: str) -> None:
    scene = spying(f"G{spies} .\n . L1:1w", phase="spawn")
    assert scene.legal() == {"spawn a2"}
    assert scene.play("spawn a2").board[0] == f"G0:1w{spies} ."


@pytest.mark.rule("IM-51")
def test_the_other_owner_of_a_spy_there_may_spawn_too() -> None:
    assert spying("G+01s .\n . L1:1w", phase="spawn", active=1).play("spawn a2").board[0] == "G1:1w+01s ."


@pytest.mark.rule("IM-51")
@pytest.mark.parametrize("lice", ["1w", "1q"])
def test_where_an_opponent_has_a_worker_or_queen_a_spy_alone_does_not_spawn(lice: str) -> None:
    scene = spying(f"G1:{lice}+0s C0:1w\n . L1:1w", phase="spawn")
    assert scene.legal() == {"spawn b2", "spawn b2, 1 spy"}


@pytest.mark.rule("IM-51", "IM-20")
def test_your_workers_spawn_beside_the_spies_of_others() -> None:
    scene = spying("G0:1w1q+1s .\n . L1:1w", phase="spawn").play("spawn a2, 1 spy")
    assert scene.board[0] == "G0:2w1q+01s ."


# Settling.


@pytest.mark.rule("IM-21", "IM-51")
def test_a_player_who_can_spawn_nowhere_settles_even_with_spies_on_the_board() -> None:
    scene = spying("G1:2w+0s C\n . L1:1w+0s", phase="spawn")
    assert scene.legal() == {"settle b2"}
    after = scene.play("settle b2")
    assert after.board[0] == "G1:2w+0s C0:2w"
    assert after.phase == "move"


@pytest.mark.rule("IM-21")
def test_a_monkey_with_only_a_spy_is_not_without_lice() -> None:
    assert spying("G+1s C\n B+1s L1:1w", phase="spawn").legal() == {"settle b2"}


@pytest.mark.rule("IM-21")
def test_players_settle_with_two_workers_and_never_with_a_spy() -> None:
    scene = spying("G C\n . L1:1w", phase="spawn")
    assert scene.legal() == {"settle a2", "settle b2"}
    assert spies_left(scene.play("settle a2")) == [3, 3]


@pytest.mark.rule("IM-21")
@pytest.mark.parametrize("edition", ["fr", "en"])
def test_without_a_monkey_free_of_lice_settling_is_skipped_and_spawning_with_it(edition: str) -> None:
    scene = spying("G1:1w+0s .\n . L1:1w", active=1, edition=edition).play("bump b1 west 1")
    assert (scene.active, scene.phase) == (0, "move")


@pytest.mark.rule("IM-21", "IM-51")
def test_in_the_english_edition_a_spy_may_be_spawned_after_settling() -> None:
    scene = spying("G1:2w+0s C\n . L1:1w+0s", phase="spawn", edition="en").play("settle b2")
    assert scene.legal() == {"spawn b2", "spawn b2, 1 spy"}


# Colonies.


@pytest.mark.rule("IM-52")
@pytest.mark.parametrize(
    ("token", "colonies"),
    [
        ("G0:3w", [0]),
        ("G0:2w", []),
        ("G0:2w+0s", [0]),
        ("G0:2w+1s", [0, 1]),
        ("G0:1w+01s", [0, 1]),
        ("G0:1w+1s", []),
        ("G0:1q+012s", [0, 1, 2]),
        ("G3:1q+012s", [0, 1, 2, 3]),
        ("G0:2q+1s", []),
        ("G+12s", []),
        ("G+013s", [0, 1, 3]),
        ("G1:5w+0s", [0, 1]),
    ],
)
def test_where_there_is_a_spy_all_workers_and_spies_make_a_colony_for_everybody_there(
    token: str, colonies: list[int]
) -> None:
    scene = spying(f"{token} .\n . L", seats=4)
    assert scene.monkey("a2")["colonies"] == colonies
    players = scene.view["players"]
    assert isinstance(players, list)
    assert [player["seat"] for player in players if player["colonies"]] == colonies


@pytest.mark.rule("IM-52", "IM-35")
def test_a_spawned_spy_can_make_the_colony_that_wins() -> None:
    scene = spying("G0:2w G0:3w\n G0:3w .", phase="spawn").play("spawn a2, 1 spy")
    assert scene.ended() == ((0,), "gorillas")


@pytest.mark.rule("IM-52", "IM-55")
def test_a_player_with_only_spies_can_win_with_the_workers_of_others() -> None:
    scene = spying("G1:2w+0s G1:2w+0s\n G1:2w L0:1w+0s").play("jump b1 west spy")
    assert scene.ended() == ((0,), "gorillas")


@pytest.mark.rule("IM-52")
def test_a_spy_that_leaves_no_longer_counts() -> None:
    scene = spying("G0:2w+0s L\n . B1:1w")
    assert scene.monkey("a2")["colony"] is True
    assert scene.play("jump a2 east spy").monkey("a2")["colony"] is False


@pytest.mark.rule("IM-52", "IM-53")
def test_the_view_shows_how_many_count() -> None:
    assert spying("G0:4w1q+01s .\n . L1:1w").monkey("a2")["counted"] == 6


# Nitpicking.


@pytest.mark.rule("IM-53")
@pytest.mark.parametrize(
    ("token", "legal"),
    [
        ("G1:5w", True),
        ("G1:4w", False),
        ("G1:4w+1s", True),
        ("G1:4w+0s", True),
        ("G1:3w+0s", False),
        ("G1:3w+01s", True),
        ("G1:1w+0123s", True),
        ("G1:3q+0123s", False),
        ("G0:4w+1s", False),
        ("G+0123s", False),
    ],
)
def test_an_opponents_workers_and_all_spies_are_counted_for_nitpicking(token: str, legal: bool) -> None:
    scene = spying(f"{token} .\n . L0:1w", seats=4)
    assert bool(scene.legal("nitpick")) == legal


@pytest.mark.rule("IM-53")
def test_nitpicking_takes_all_spies_off_too_even_your_own() -> None:
    scene = spying("G1:3w1q+012s .\n . L0:1w", seats=3).play("nitpick a2")
    assert scene.board[0] == "G ."
    assert spies_left(scene) == [3, 3, 3]
    assert scene.supply(1) == (20, 3)


@pytest.mark.rule("IM-53", "IM-44")
@pytest.mark.parametrize(("token", "legal"), [("H1:4w+0s", False), ("H1:4w+01s", True), ("H1:5w+0s", True)])
def test_spies_count_on_a_guarding_howler_too(token: str, legal: bool) -> None:
    scene = spying(f"{token} .\n . L0:1w", abilities=["howler"])
    assert bool(scene.legal("nitpick")) == legal


# Queens and winning.


@pytest.mark.rule("IM-57", "IM-16")
def test_spies_never_count_among_the_six() -> None:
    assert not spying("G0:5w+01s .\n . L1:1w", phase="spawn").legal("exchange")
    scene = spying("G0:6w+01s .\n . L1:1w", phase="spawn").play("exchange a2")
    assert scene.board[0] == "G0:1q+01s ."


@pytest.mark.rule("IM-57", "IM-42")
def test_spies_do_not_count_in_a_hothouse_either() -> None:
    assert not spying("B0:4w+01s .\n . L1:1w", phase="spawn", abilities=["baboon"]).legal("exchange")


@pytest.mark.rule("IM-57")
def test_a_win_can_come_in_another_players_turn() -> None:
    """Seat 0 adds the worker that makes a third colony for the spy of seat 1."""
    scene = spying("G0:1w+1s G1:3w\n G1:3w L0:1w", phase="spawn")
    assert scene.play("spawn b1").outcome is None
    assert scene.play("spawn a2").ended() == ((1,), "gorillas")


@pytest.mark.rule("IM-57")
def test_the_active_player_wins_before_the_others() -> None:
    board = "G0:1w+1s G0:2w+1s\n G0:2w+1s L0:1w"
    assert spying(board, phase="spawn").play("spawn a2").ended() == ((0,), "gorillas")


@pytest.mark.rule("IM-57")
@pytest.mark.parametrize("active", range(4))
@pytest.mark.parametrize(("behind", "first"), [((1, 2), 1), ((1, 3), 1), ((2, 3), 2)])
def test_after_the_active_player_the_others_win_in_turn_order(active: int, behind: tuple[int, int], first: int) -> None:
    """Two of the others have spies on the third gorilla, to which the active player brings the missing worker."""
    others = "".join(str(seat) for seat in range(4) if seat != active)
    pair = "".join(str(seat) for seat in sorted((active + step) % 4 for step in behind))
    board = f"G+{others}s G+{others}s .\n G+{pair}s B{active}:1w .\n . . ."
    scene = spying(board, seats=4, active=active).play("jump b2 west worker")
    assert scene.ended() == (((active + first) % 4,), "gorillas")


@pytest.mark.rule("IM-36", "IM-50")
def test_spies_are_part_of_a_repeated_position() -> None:
    """The same board with a spy elsewhere is another position; with the spy back it is the same again."""
    board = "G0:2w+0s C0:2w+1s .\n . . .\n B1:4w . ."
    start = spying(board, phase="spawn", workers=4, spies=1, repetitions=2)
    there = start.play("skip", "jump a3 east spy", "bump a1 east 1")
    assert there.view["seen"] == 1
    assert there.play("jump b3 west spy", "bump b1 west 1").ended() == ((), "repetition")
