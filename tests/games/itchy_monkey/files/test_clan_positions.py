"""Position files of Clan mode; a bad one is refused with a reason."""

import pytest

from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.rng import Random

from ..saved import check_saved
from ..scene import ITCHY, Scene, clan


@pytest.mark.parametrize("seed", range(6))
def test_a_saved_position_loads_as_it_was_and_plays_on_alike(seed: int) -> None:
    check_saved(ITCHY.new(seed, mode="clan", rounds=30), Random(seed))


@pytest.mark.rule("IM-67")
def test_a_won_game_loads_as_it_was() -> None:
    won = clan("L:2w . B:1w\n . . .\n L . H:1w").play("bump a3 east 1, 2 workers")
    again = Scene(ITCHY.load(won.position))
    assert again.ended() == ((0,), "clean")
    assert again.state.hash() == won.state.hash()


@pytest.mark.rule("IM-65", "IM-66")
def test_a_monkey_that_broke_out_and_left_leaves_no_mark_behind() -> None:
    """It broke out, was picked clean in the same chain, and leaves; then the game is won by the last outbreak."""
    board = "B . . .\n . . . .\n L:5w1q C:5w . .\n . . H:1w ."
    scene = clan(board, broken_out=["a4", "a2"]).play("leave a4 north")
    assert scene.ended() == ((0,), "clean")
    assert ITCHY.load(scene.position).hash() == scene.state.hash()


def test_board_and_picks_are_enough() -> None:
    position = Scene(ITCHY.load({"mode": "clan", "board": ["H:2w .", ". L:1q"], "picks": ["lemur", "howler"]})).position
    assert position == {
        "mode": "clan",
        "seats": 2,
        "repetitions": 3,
        "rounds": 120,
        "board": ["H:2w .", ". L:1q"],
        "order": ["a2", "b1"],
        "safe": [],
        "picks": ["lemur", "howler"],
        "moved": None,
        "broken_out": [],
        "phase": "spawn",
        "active": 0,
        "first": 0,
        "turn": 0,
        "history": position["history"],
        "winner": None,
        "reason": "",
    }


def test_monkeys_in_safety_keep_their_numbers() -> None:
    scene = clan("G . .\n . B .\n L:1w . H:1w").play("leave b2 east")
    assert (scene.position["order"], scene.position["safe"]) == (["a3", "-", "a1", "c1"], ["B0"])
    assert Scene(ITCHY.load(scene.position)).position == scene.position


GOOD: dict[str, Json] = {"mode": "clan", "board": ["G:2w L:1w", ". H"], "picks": ["lemur", "howler"]}
PICKING: dict[str, Json] = {"mode": "clan", "board": ["G:1w L:1w", "B:1w H:1w"], "phase": "pick"}
TOKEN = "expected '.', 'G' or 'G:2w1q'"
PICKS = "picks: expected none but that of seat {}, who picks first"
BAD: dict[str, tuple[Json, str]] = {
    "mode": ({**GOOD, "mode": "klan"}, "mode: expected one of battle, clan, not 'klan'"),
    "mode not a text": ({**GOOD, "mode": 1}, "mode: expected one of battle, clan, not 1"),
    "unknown name": ({**GOOD, "actve": 1}, "position: unknown 'actve'; known are game, mode, seats, "),
    "spies": ({**GOOD, "spies": 3}, "position: unknown 'spies'"),
    "three seats": ({**GOOD, "seats": 3}, "seats: expected a whole number from 2 to 2, not 3"),
    "no board": ({"mode": "clan"}, "board: expected a list of rows"),
    "short row": ({**GOOD, "board": ["G .", "L"]}, "board, row 2: expected 2 spaces, not 1"),
    "an owner": ({**GOOD, "board": ["G0:2w .", ". L"]}, f"board, row 1: {TOKEN}, not 'G0:2w'"),
    "six workers": ({**GOOD, "board": ["G:6w .", ". L"]}, f"board, row 1: {TOKEN}, not 'G:6w'"),
    "two queens": ({**GOOD, "board": ["G:2q .", ". L"]}, f"board, row 1: {TOKEN}, not 'G:2q'"),
    "no lice": ({**GOOD, "board": ["G: .", ". L"]}, f"board, row 1: {TOKEN}, not 'G:'"),
    "no species": ({**GOOD, "board": ["X .", ". L"]}, f"board, row 1: {TOKEN}, not 'X'"),
    "too many monkeys": ({**GOOD, "board": [*["G G G G G G"] * 5, "G G G . . ."]}, "order: expected the spaces of all"),
    "safe not a list": ({**GOOD, "safe": "L0"}, "safe: expected a list of texts, not 'L0'"),
    "safe without a seat": ({**GOOD, "safe": ["L"]}, "safe: expected a species and a seat such as 'L0', not 'L'"),
    "safe third seat": ({**GOOD, "safe": ["L2"]}, "safe: expected a species and a seat such as 'L0', not 'L2'"),
    "safe unknown": ({**GOOD, "safe": ["X0"]}, "safe: expected a species and a seat such as 'L0', not 'X0'"),
    "order": ({**GOOD, "order": ["a2", "b2", "b1", "-"]}, "order: expected the spaces of all monkeys, each once, and"),
    "phase after": ({**GOOD, "phase": "after"}, "phase: expected one of pick, spawn, move, over, not 'after'"),
    "phase place": ({**GOOD, "phase": "place"}, "phase: expected one of pick, spawn, move, over, not 'place'"),
    "active": ({**GOOD, "active": 2}, "active: expected a whole number from 0 to 1, not 2"),
    "turn after the last": ({**GOOD, "rounds": 2, "turn": 4}, "turn: expected a whole number from 0 to 3, not 4"),
    "no picks": ({**GOOD, "picks": [None, None]}, "picks: expected two species once the picking is over"),
    "one pick": ({**GOOD, "picks": ["lemur", None]}, "picks: expected two species once the picking is over"),
    "picks not a list": ({**GOOD, "picks": "lemur"}, "picks: expected a list, not 'lemur'"),
    "three picks": ({**GOOD, "picks": ["lemur", "howler", None]}, "picks: expected two species, not "),
    "gorilla": ({**GOOD, "picks": ["gorilla", "howler"]}, "picks: expected one of baboon, lemur, capuchin, howler"),
    "the same": ({**GOOD, "picks": ["lemur", "lemur"]}, "picks: expected two different species, not lemur twice"),
    "picked too early": ({**PICKING, "active": 1, "picks": ["lemur", None]}, PICKS.format(1)),
    "first picks first": ({**PICKING, "active": 0}, PICKS.format(1)),
    "both picked": ({**PICKING, "active": 0, "picks": ["lemur", "howler"]}, PICKS.format(1)),
    "nothing to pick": ({**PICKING, "active": 1, "board": ["G L", ". ."]}, "board: expected two species besides the"),
    "moved": ({**GOOD, "moved": "a1"}, "moved: expected the space of a monkey, not 'a1'"),
    "moved not a text": ({**GOOD, "moved": 1}, "moved: expected the space of a monkey, not 1"),
    "broken out": ({**GOOD, "broken_out": ["a1"]}, "broken_out: expected spaces of monkeys, not 'a1'"),
    "reason of the battle": (
        {**GOOD, "phase": "over", "reason": "gorillas", "winner": 0},
        "reason: expected one of clean, repetition,",
    ),
    "no winner": ({**GOOD, "phase": "over", "reason": "clean"}, "winner: a game that was won has one"),
    "winner of a draw": ({**GOOD, "phase": "over", "reason": "rounds", "winner": 0}, "winner: a game that was won has"),
    "clean in a battle": (
        {"board": ["G .", ". L"], "phase": "over", "reason": "clean"},
        "reason: expected one of gorillas,",
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_bad_position_is_refused_saying_what_and_where(case: str) -> None:
    position, message = BAD[case]
    with pytest.raises(PositionError) as raised:
        ITCHY.load(position)
    assert message in str(raised.value)


def test_a_position_may_say_that_it_is_a_battle() -> None:
    assert Scene(ITCHY.load({"mode": "battle", "board": ["G0:2w .", ". L"]})).board == ["G0:2w .", ". L"]


@pytest.mark.rule("IM-10", "IM-50")
def test_nobody_has_a_spy_on_the_board_while_lice_are_placed() -> None:
    with pytest.raises(PositionError, match="board: expected no spies before everybody has placed"):
        ITCHY.load({"board": ["G0:2w1q+1s .", ". L"], "spies": 3, "phase": "place", "active": 1})
