"""A position file is over exactly when the rules say so (IM-35, IM-36, IM-67): no won or drawn game plays on."""

import pytest

from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State

from ..scene import ITCHY, Scene, clan, on, rows

GORILLAS = "G0:3w G0:3w .\n G0:4w . .\n . B1:2w L1:1q"
LEMURS = "L1:3w L1:3w .\n L1:3w L1:3w .\n . G0:2w ."
KINDS = "G0:3w L0:3w B0:3w\n C0:3w . H0:3w\n . . G1:1w"
SPIED = "G1:2w+0s G1:2w+0s .\n G1:3w+0s . .\n . . L0:1w"
OPEN = "G0:3w G0:3w .\n G0:2w . .\n . B1:2w L1:1q"
CLEAN = "L . B:2w\n . L .\n H:1w . G"
DIRTY = "L:1w . B:2w\n . L .\n H:1w . G"


def refused(position: Json) -> str:
    with pytest.raises(PositionError) as raised:
        ITCHY.load(position)
    return str(raised.value)


def battle(board: str, **facts: Json) -> dict[str, Json]:
    return {"board": list(rows(board)), **facts}


def clan_file(board: str, **facts: Json) -> dict[str, Json]:
    return {"mode": "clan", "picks": ["lemur", "howler"], **battle(board, **facts)}


@pytest.mark.rule("IM-35")
@pytest.mark.parametrize("phase", ["spawn", "move", "after"])
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(
    ("board", "winner", "reason"), [(GORILLAS, 0, "gorillas"), (LEMURS, 1, "species"), (KINDS, 0, "kinds")]
)
def test_a_won_battle_does_not_play_on(board: str, winner: int, reason: str, active: int, phase: str) -> None:
    """IM-35: a player wins at once, so nobody has anything to decide on such a board."""
    expected = f"board: seat {winner} has won by {reason}, so expected phase 'over', winner {winner}, reason '{reason}'"
    assert refused(battle(board, phase=phase, active=active)) == expected
    over = on(board, phase="over", active=active, winner=winner, reason=reason)
    assert over.ended() == ((winner,), reason)
    assert over.state.asked() == 0


@pytest.mark.rule("IM-35", "IM-10")
def test_nobody_has_won_while_lice_are_placed() -> None:
    board = "G0:3w G0:3w .\n G0:4w . .\n . B L"
    assert "seat 0 has won by gorillas" in refused(battle(board, phase="place", active=1))


@pytest.mark.rule("IM-52", "IM-57")
@pytest.mark.parametrize(("active", "winner"), [(0, 0), (1, 1)])
def test_where_a_spy_makes_both_win_the_active_player_has_won(active: int, winner: int) -> None:
    assert f"seat {winner} has won by gorillas" in refused(battle(SPIED, spies=3, phase="move", active=active))
    over: dict[str, Json] = {"spies": 3, "phase": "over", "active": active, "reason": "gorillas"}
    assert on(SPIED, **over, winner=winner).ended() == ((winner,), "gorillas")
    assert f"seat {winner} has won by gorillas" in refused(battle(SPIED, **over, winner=1 - winner))


@pytest.mark.rule("IM-67")
@pytest.mark.parametrize("phase", ["spawn", "move"])
@pytest.mark.parametrize("active", [0, 1])
def test_a_clean_clan_does_not_play_on(active: int, phase: str) -> None:
    expected = "board: seat 0 has won by clean, so expected phase 'over', winner 0, reason 'clean'"
    assert refused(clan_file(CLEAN, phase=phase, active=active)) == expected
    assert clan(CLEAN, phase="over", active=active, winner=0, reason="clean").ended() == ((0,), "clean")
    assert clan(DIRTY, phase=phase, active=active).outcome is None


@pytest.mark.rule("IM-67", "IM-65")
@pytest.mark.parametrize("active", [0, 1])
def test_where_both_are_clean_the_active_player_has_won(active: int) -> None:
    facts: dict[str, Json] = {"safe": ["H0"], "active": active}
    board = "L . B:2w\n . L .\n . . G"
    assert f"seat {active} has won by clean" in refused(clan_file(board, **facts))
    assert clan(board, **facts, phase="over", winner=active, reason="clean").ended() == ((active,), "clean")


@pytest.mark.rule("IM-60")
def test_before_the_picking_is_over_every_monkey_has_one_worker() -> None:
    """So nobody can pick a species that is clean from the start."""
    for board in ("G:1w L\n B:1w H:1w", "G:1w L:2w\n B:1w H:1w", "G:1w L:1w1q\n B:1w H:1w"):
        picking = {**clan_file(board, phase="pick", active=1), "picks": [None, None]}
        assert refused(picking) == "board: expected one worker on every monkey before the picking is over"


@pytest.mark.rule("IM-35", "IM-36", "IM-67")
@pytest.mark.parametrize(
    ("position", "message"),
    [
        (
            battle(OPEN, phase="over", winner=0, reason="gorillas"),
            "winner: seat 0 has not won by gorillas on this board",
        ),
        (battle(GORILLAS, phase="over", winner=1, reason="gorillas"), "board: seat 0 has won by gorillas"),
        (battle(GORILLAS, phase="over", winner=0, reason="kinds"), "board: seat 0 has won by gorillas"),
        (battle(GORILLAS, phase="over", reason="rounds", turn=240), "board: seat 0 has won by gorillas"),
        (clan_file(DIRTY, phase="over", winner=0, reason="clean"), "winner: seat 0 has not won by clean on this board"),
        (clan_file(CLEAN, phase="over", winner=1, reason="clean"), "board: seat 0 has won by clean"),
        (battle(OPEN, phase="over", reason="rounds"), "turn: expected 240, since the last round is over"),
        (battle(OPEN, phase="over", reason="rounds", turn=239), "turn: expected 240, since the last round is over"),
        (battle(GORILLAS, phase="over", winner=0, reason="gorillas", turn=240), "turn: expected less than 240"),
        (clan_file(DIRTY, phase="over", reason="rounds", turn=3, rounds=2), "turn: expected 4, since the last round"),
        (battle(OPEN, phase="over", reason="repetition"), "history: expected the last position 3 times, not 0"),
        (
            battle(OPEN, phase="over", reason="repetition", history=["5", "1", "5"]),
            "history: expected the last position 3 times, not 2",
        ),
        (
            battle(OPEN, history=["5", "1", "5", "2", "5"]),
            "history: the last position was there 3 times, so expected phase 'over', reason 'repetition'",
        ),
        (
            clan_file(DIRTY, history=["5", "1", "5"], repetitions=2),
            "history: the last position was there 2 times, so expected phase 'over', reason 'repetition'",
        ),
    ],
)
def test_an_end_that_the_rules_do_not_know_is_refused(position: Json, message: str) -> None:
    assert refused(position).startswith(message)


@pytest.mark.rule("IM-36")
@pytest.mark.parametrize("mode", ["battle", "clan"])
def test_a_position_repeated_often_enough_is_a_draw(mode: str) -> None:
    facts: dict[str, Json] = {"phase": "over", "reason": "repetition", "history": ["5", "1", "5", "2", "5"]}
    scene = on(OPEN, **facts) if mode == "battle" else clan(DIRTY, **facts)
    assert scene.ended() == ((), "repetition")


OPTIONS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "repetitions": 2},
    {"players": 2, "spies": True, "abilities": "gorilla,lemur"},
    {"players": 4, "rounds": 3},
    {"players": 2, "mode": "clan"},
    {"players": 2, "mode": "clan", "rounds": 2},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_whatever_is_reached_by_playing_can_be_loaded(options: dict[str, object]) -> None:
    """Made-up starts included: what loads never leads to a position that is refused."""
    rng = Random(7)
    for seed in range(6):
        state: State = ITCHY.new(seed, **options)
        while state.asked():
            legal = state.legal_actions(state.actor())
            state.apply(state.actor(), legal[rng.below(len(legal))])
            assert ITCHY.load(state.position()).hash() == state.hash()
        assert Scene(ITCHY.load(state.position())).ended() == Scene(state).ended()
