"""Position files: a complete state that people can read and write; a bad one is refused with a reason."""

from collections.abc import Mapping

import pytest

from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.rng import Random

from ..boards import random_position
from ..saved import check_saved
from ..scene import ITCHY, Scene, on


@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_saved_position_loads_as_it_was_and_plays_on_alike(players: int, edition: str) -> None:
    state = ITCHY.new(players, players=players, edition=edition, spies=True, abilities="baboon", rounds=15)
    check_saved(state, Random(players))


def test_made_up_positions_come_back_as_they_were_written() -> None:
    for seed in range(100):
        written = random_position(seed)
        position = Scene(ITCHY.load(written)).position
        assert {name: position[name] for name in written} == written


def test_all_but_the_board_may_be_left_out() -> None:
    assert Scene(ITCHY.load({"board": ["G0:2w .", ". L1:1q"]})).position == {
        "seats": 2,
        "edition": "fr",
        "repetitions": 3,
        "rounds": 120,
        "workers": 20,
        "queens": 3,
        "spies": 0,
        "abilities": [],
        "board": ["G0:2w .", ". L1:1q"],
        "order": ["a2", "b1"],
        "phase": "spawn",
        "active": 0,
        "first": 0,
        "turn": 0,
        "history": on("G0:2w .\n . L1:1q").position["history"],
        "winner": None,
        "reason": "",
    }


def test_a_position_at_the_start_of_a_turn_is_the_first_of_its_history() -> None:
    history = on("G0:2w .\n . L1:1q").position["history"]
    assert isinstance(history, list)
    assert len(history) == 1


@pytest.mark.rule("IM-36")
@pytest.mark.parametrize("phase", ["place", "move", "after"])
def test_a_position_within_a_turn_has_no_history(phase: str) -> None:
    """Only positions at the start of turns are compared, and how this turn began is not known."""
    board = "G .\n . L" if phase == "place" else "G0:2w .\n . L1:1q"
    assert on(board, phase=phase).position["history"] == []


def test_monkeys_may_be_numbered_in_another_order() -> None:
    scene = on("G0:2w .\n . L1:1q", order=["b1", "a2"])
    assert scene.position["order"] == ["b1", "a2"]
    monkeys = scene.view["monkeys"]
    assert isinstance(monkeys, list)
    assert [monkey["cell"] for monkey in monkeys] == ["b1", "a2"]


def test_a_bumped_monkey_keeps_its_number() -> None:
    assert on("G0:2w .\n . L1:1q", phase="move").play("bump a2 south 1").position["order"] == ["a1", "b1"]


GOOD: dict[str, Json] = {"seats": 2, "board": ["G0:2w .", ". L1:1q"]}
TOKEN = "expected '.', 'G', 'G0:2w1q' or 'G0:2w+1s' (species G, B, L, C, H, T)"
WINNER = "winner: a game that was won has one, any other has none"
REASON = "reason: a game that is over has one, any other has none"
ORDER = "order: expected the spaces of all monkeys, each once"
MORE = "board: seat {} has more lice than 20 workers, 3 queens, 0 spies"
STILL = "board: seat {} has still to place, but has lice already"
NOWHERE = "board: expected a monkey without lice for each of 2 seats that have still to place"
OVER: dict[str, Json] = {**GOOD, "phase": "over"}
NOBODY: dict[str, Json] = {"phase": "place", "board": ["G .", ". L"]}

BAD: dict[str, tuple[Json, str]] = {
    "another game": ({**GOOD, "game": "after-us"}, "game: expected 'itchy-monkey', not 'after-us'"),
    "not an object": ([], "position: expected an object, not []"),
    "nothing": (None, "position: expected an object, not None"),
    "unknown name": ({**GOOD, "actve": 1}, "position: unknown 'actve'; known are game, mode, seats, edition, "),
    "seats": ({**GOOD, "seats": 5}, "seats: expected a whole number from 2 to 4, not 5"),
    "seats in words": ({**GOOD, "seats": "2"}, "seats: expected a whole number from 2 to 4, not '2'"),
    "seats true": ({**GOOD, "seats": True}, "seats: expected a whole number from 2 to 4, not True"),
    "edition": ({**GOOD, "edition": "de"}, "edition: expected one of fr, en, not 'de'"),
    "edition not a text": ({**GOOD, "edition": 1}, "edition: expected one of fr, en, not 1"),
    "repetitions": ({**GOOD, "repetitions": 1}, "repetitions: expected a whole number from 2 to 9, not 1"),
    "rounds": ({**GOOD, "rounds": 0}, "rounds: expected a whole number from 1 to 1000, not 0"),
    "workers": ({**GOOD, "workers": 32}, "workers: expected a whole number from 4 to 31, not 32"),
    "spies": ({**GOOD, "spies": 4}, "spies: expected a whole number from 0 to 3, not 4"),
    "abilities": ({**GOOD, "abilities": ["lemming"]}, "abilities: expected species (gorilla, baboon, lemur, capuchin"),
    "abilities not a list": ({**GOOD, "abilities": "lemur"}, "abilities: expected a list of texts, not 'lemur'"),
    "queens": ({**GOOD, "queens": 0}, "queens: expected a whole number from 1 to 3, not 0"),
    "no board": ({"seats": 2}, "board: expected a list of rows"),
    "board not a list": ({"board": "G ."}, "board: expected a list of texts, not 'G .'"),
    "board of numbers": ({"board": [1, 2]}, "board: expected a list of texts, not [1, 2]"),
    "one row": ({"board": ["G"]}, "board: expected 2 to 8 rows, not 1"),
    "nine rows": ({"board": [". . . . . . . . ."] * 9}, "board: expected 2 to 8 rows, not 9"),
    "short row": ({"board": ["G .", "."]}, "board, row 2: expected 2 spaces, not 1"),
    "long row": ({"board": ["G . .", ". ."]}, "board, row 1: expected 2 spaces, not 3"),
    "too many monkeys": ({"board": [*["G G G G G G"] * 5, "G G G . . ."]}, "board: expected at most 32 monkeys"),
    "unknown species": ({"board": ["X .", ". ."]}, f"board, row 1: {TOKEN}, not 'X'"),
    "small letter": ({"board": ["g .", ". ."]}, f"board, row 1: {TOKEN}, not 'g'"),
    "no token": ({"board": [". .", ". G0-2w"]}, f"board, row 2: {TOKEN}, not 'G0-2w'"),
    "four queens": ({"board": ["G0:4q .", ". ."]}, f"board, row 1: {TOKEN}, not 'G0:4q'"),
    "queens before workers": ({"board": ["G0:1q2w .", ". ."]}, f"board, row 1: {TOKEN}, not 'G0:1q2w'"),
    "many digits": ({"board": ["G0:" + "9" * 5000 + "w .", ". ."]}, f"board, row 1: {TOKEN}, not "),
    "lice without a seat": ({"board": ["G:2w .", ". ."]}, f"board, row 1: {TOKEN}, not 'G:2w'"),
    "no lice": ({"board": ["G0: .", ". ."]}, "board, row 1: 'G0:' has no lice of one of 2 seats"),
    "no workers": ({"board": ["G0:0w .", ". ."]}, "board, row 1: 'G0:0w' has no lice of one of 2 seats"),
    "no such seat": ({"board": ["G2:1w .", ". ."]}, "board, row 1: 'G2:1w' has no lice of one of 2 seats"),
    "too many workers": ({"board": ["G0:21w .", ". ."]}, MORE.format(0)),
    "far too many workers": ({"board": ["G0:99w .", ". ."]}, MORE.format(0)),
    "too many in all": ({"board": ["G1:11w L1:10w", ". ."]}, MORE.format(1)),
    "too many queens": ({"board": ["G1:2q L1:2q", ". ."]}, MORE.format(1)),
    "too many spies": ({"board": ["G+0s .", ". ."]}, MORE.format(0)),
    "four spies": ({"spies": 3, "board": ["G+0s G+0s", "G+0s L0:1w+0s"]}, "3 queens, 3 spies"),
    "a spy twice": ({"spies": 3, "board": ["G+00s .", ". ."]}, "board, row 1: 'G+00s' needs spies of different seats"),
    "spy of nobody": ({"spies": 3, "board": ["G+2s .", ". ."]}, "'G+2s' needs spies of different seats, from 0 to 1"),
    "no spies": ({"spies": 3, "board": ["G+s .", ". ."]}, f"board, row 1: {TOKEN}, not 'G+s'"),
    "spies first": ({"spies": 3, "board": ["G+1s0:1w .", ". ."]}, f"board, row 1: {TOKEN}, not 'G+1s0:1w'"),
    "order not a list": ({**GOOD, "order": "a2"}, "order: expected a list of texts, not 'a2'"),
    "order too short": ({**GOOD, "order": ["a2"]}, ORDER),
    "order twice": ({**GOOD, "order": ["a2", "a2"]}, ORDER),
    "order elsewhere": ({**GOOD, "order": ["a2", "z9"]}, ORDER),
    "phase": ({**GOOD, "phase": "bump"}, "phase: expected one of place, spawn, move, after, over, not 'bump'"),
    "active": ({**GOOD, "active": 2}, "active: expected a whole number from 0 to 1, not 2"),
    "first": ({**GOOD, "first": -1}, "first: expected a whole number from 0 to 1, not -1"),
    "turn": ({**GOOD, "turn": -1}, "turn: expected a whole number from 0 to 239, not -1"),
    "turn after the last": ({**GOOD, "rounds": 2, "turn": 4}, "turn: expected a whole number from 0 to 3, not 4"),
    "history not a list": ({**GOOD, "history": {}}, "history: expected a list of texts, not {}"),
    "history not a key": ({**GOOD, "history": ["xyz"]}, "history: expected keys in hexadecimal, not 'xyz'"),
    "history too large": ({**GOOD, "history": ["8" + "0" * 15]}, "history: expected keys in hexadecimal, not '8000"),
    "reason": ({**GOOD, "reason": "bored"}, "reason: expected one of gorillas, species, kinds, repetition, rounds"),
    "reason too early": ({**GOOD, "reason": "rounds"}, REASON),
    "no reason": (OVER, REASON),
    "winner": ({**OVER, "reason": "kinds", "winner": 2}, "winner: expected a whole number from 0 to 1, not 2"),
    "win without a winner": ({**OVER, "reason": "kinds"}, WINNER),
    "draw with a winner": ({**OVER, "reason": "rounds", "winner": 1}, WINNER),
    "winner too early": ({**GOOD, "winner": 1}, WINNER),
    "placed twice": ({**NOBODY, "board": ["G0:2w .", ". L"]}, STILL.format(0)),
    "placed too early": ({**NOBODY, "board": ["G1:2w .", ". L"]}, STILL.format(1)),
    "not placed": ({**NOBODY, "active": 1}, "board: seat 0 has placed, but has no lice"),
    "nowhere to place": ({**NOBODY, "board": ["G .", ". ."]}, NOWHERE),
}  # fmt: skip


@pytest.mark.parametrize("case", BAD)
def test_a_bad_position_is_refused_saying_what_and_where(case: str) -> None:
    position, message = BAD[case]
    with pytest.raises(PositionError) as raised:
        ITCHY.load(position)
    assert message in str(raised.value)


def test_a_position_may_name_its_game() -> None:
    assert Scene(ITCHY.load({**GOOD, "game": "itchy-monkey"})).board == GOOD["board"]


LONG = "x" * 100_000
ECHOES: list[dict[str, Json]] = [
    *({**GOOD, name: LONG} for name in ("game", "seats", "edition", "board", "order", "phase", "history", "reason")),
    {**GOOD, LONG: 1},
    {**GOOD, "abilities": [LONG]},
    {**GOOD, "history": [LONG]},
    {**GOOD, "winner": {LONG: LONG}},
    {"board": [LONG + " .", ". ."]},
    {"board": ["G+" + "0" * 3 + "s .", ". " + LONG], "spies": 3},
    {"mode": "clan", "board": [LONG + " .", ". ."]},
    {"mode": "clan", "board": ["L .", ". H"], "safe": [LONG]},
    {"mode": "clan", "board": ["L .", ". H"], "picks": [LONG, "howler"]},
    {"mode": "clan", "board": ["L .", ". H"], "picks": ["lemur", "howler"], "moved": LONG},
    {"mode": "clan", "board": ["L .", ". H"], "picks": ["lemur", "howler"], "broken_out": [LONG]},
]


@pytest.mark.parametrize("position", ECHOES, ids=range(len(ECHOES)))
def test_no_message_repeats_a_long_value(position: dict[str, Json]) -> None:
    with pytest.raises(PositionError) as raised:
        ITCHY.load(position)
    assert "x" * 61 not in str(raised.value)
    assert len(str(raised.value)) < 300


def test_a_position_may_be_any_mapping() -> None:
    class Document(dict[str, Json]):
        pass

    document: Mapping[str, Json] = Document(GOOD)
    assert Scene(ITCHY.load(document)).board == ["G0:2w .", ". L1:1q"]


@pytest.mark.rule("IM-36")
def test_the_last_turn_of_a_loaded_game_is_the_last() -> None:
    scene = on("G0:2w .\n . L1:1q", rounds=2, turn=3, active=1, phase="move").play("bump b1 west 1")
    assert scene.ended() == ((), "rounds")
    assert Scene(ITCHY.load(scene.position)).ended() == ((), "rounds")
