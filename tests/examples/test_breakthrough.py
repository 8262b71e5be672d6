"""Breakthrough keeps its five rules and the eleven laws."""

from pathlib import Path

import pytest
from examples.breakthrough import GAME, Breakthrough

from vervet.bots.arena import play_game
from vervet.bots.roster import make_bot
from vervet.core.event import Event
from vervet.core.game import PositionError
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction
from vervet.core.rng import Random
from vervet.kit import check_game, untested_rules

OPENING = ["bbb", "bbb", "...", "...", "www", "www"]


def board(*rows: str, turn: int = 0) -> Breakthrough:
    return GAME.load({"game": "breakthrough", "board": list(rows), "turn": turn})


def act(state: Breakthrough, *lines: str) -> list[Event]:
    state.listen()
    for line in lines:
        state.apply(state.actor(), GAME.grammar.from_text(line))
    return state.take_events()


def moves(state: Breakthrough) -> list[str]:
    return [GAME.grammar.to_text(action) for action in state.legal_actions(state.actor())]


@pytest.mark.parametrize("options", [{}, {"rows": 4, "columns": 2}, {"rows": 6, "columns": 3}], ids=str)
def test_every_law_holds(options: dict[str, object]) -> None:
    report = check_game(GAME, options, games=4)
    assert all(report.checks[law] > 10 for law in (2, 3, 4, 5, 7, 8, 9)), report


def test_it_plays_the_same_game_in_other_processes() -> None:
    check_game(GAME, {"rows": 5}, games=1, laws=(2,), source="examples.breakthrough:GAME")


def test_every_rule_has_a_test() -> None:
    assert untested_rules(GAME, [Path(__file__)]) == []


@pytest.mark.rule("BT-1")
def test_home_rows_are_full_and_the_upper_seat_begins() -> None:
    state = GAME.new(rows=6, columns=3)
    assert state.position() == {"game": "breakthrough", "board": OPENING, "turn": 0}
    assert state.asked_seats() == [0]


@pytest.mark.rule("BT-1")
def test_a_low_board_has_one_home_row() -> None:
    assert GAME.new(rows=5, columns=2).position() == {
        "game": "breakthrough",
        "board": ["bb", "..", "..", "..", "ww"],
        "turn": 0,
    }


@pytest.mark.rule("BT-1")
def test_they_take_turns() -> None:
    state = board(*OPENING)
    act(state, "move b5 b4")
    with pytest.raises(IllegalAction, match="BT-1: not-your-turn"):
        state.apply(0, GAME.grammar.from_text("move a5 a4"))


@pytest.mark.rule("BT-2")
def test_a_piece_moves_one_step_forward_and_not_onto_its_own() -> None:
    assert moves(board("b..", ".b.", "...", "..w")) == ["move b3 b2", "move b3 a2", "move b3 c2", "move a4 a3"]


@pytest.mark.rule("BT-2")
@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("move a6 a5", "not-one-step-forward"),
        ("move b5 b3", "not-one-step-forward"),
        ("move b5 b6", "not-one-step-forward"),
        ("move a3 a4", "not-your-piece"),
        ("move a2 a3", "not-your-piece"),
    ],
)
def test_anything_but_a_step_is_refused(line: str, reason: str) -> None:
    with pytest.raises(IllegalAction, match=f"BT-2: {reason}"):
        act(board(*OPENING), line)


@pytest.mark.rule("BT-3")
def test_a_piece_is_taken_diagonally() -> None:
    state = board("b..", ".b.", "w.w", "...")
    assert [event.name for event in act(state, "move b3 c2")] == ["take"]
    assert state.position() == {"game": "breakthrough", "board": ["b..", "...", "w.b", "..."], "turn": 1}


@pytest.mark.rule("BT-2")
def test_two_steps_onto_an_opponent_are_refused_as_two_steps() -> None:
    with pytest.raises(IllegalAction, match="BT-2: not-one-step-forward"):
        act(board(".b.", "...", ".w.", "..."), "move b4 b2")


@pytest.mark.rule("BT-3")
def test_a_piece_straight_ahead_is_in_the_way() -> None:
    with pytest.raises(IllegalAction, match="BT-3: takes-only-diagonally"):
        act(board("b..", ".b.", ".w.", "..."), "move b3 b2")


@pytest.mark.rule("BT-4")
def test_whoever_reaches_the_farthest_row_wins() -> None:
    state = board("...", ".w.", "b..", "..w", turn=1)
    act(state, "move b3 c4")
    assert repr(state.outcome()) == "Outcome((1,), 'broke-through', 'BT-4')"
    assert [state.payoff(0), state.payoff(1)] == [0.0, 1.0]


@pytest.mark.rule("BT-5")
def test_whoever_takes_the_last_piece_wins() -> None:
    state = board("...", "b..", ".w.", "...")
    act(state, "move a3 b2")
    assert repr(state.outcome()) == "Outcome((0,), 'took-all', 'BT-5')"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"board": ["bb", "..", "ww"]}, "board: expected 4 to 8 equal rows"),
        ({"board": ["bb", "..", "w", "ww"]}, "board: expected 4 to 8 equal rows"),
        ({"board": ["bb", "..", "xx", "ww"]}, "board: expected 4 to 8 equal rows"),
        ({"board": ["wb", "..", "..", "bw"]}, "board: seat 0 has won, but not by the last move"),
        ({"turn": 2}, "turn: expected a whole number from 0 to 1, not 2"),
    ],
)
def test_a_wrong_position_says_what_was_expected(change: dict[str, Json], message: str) -> None:
    position: dict[str, Json] = {"game": "breakthrough", "board": ["bb", "..", "..", "ww"], "turn": 0}
    with pytest.raises(PositionError, match=message):
        GAME.load({**position, **change})


def test_a_sensible_player_wins_when_it_can() -> None:
    state = board("..b", ".b.", "bw.", "..w")
    assert GAME.grammar.to_text(state.suggest(0, Random(1))) in ("move a2 a1", "move a2 b1")


@pytest.mark.parametrize("strong", ["heuristic", "mcts-50", "foresight-8"])
def test_the_general_bots_beat_random_play(strong: str) -> None:
    won = 0.0
    for number in range(12):
        state = GAME.new(rows=6, columns=4)
        bots = [make_bot(strong, number), make_bot("random", number)]
        play_game(state, bots if number % 2 == 0 else bots[::-1], Random(number))
        won += state.payoff(number % 2)
    assert won >= 9
