"""The end of a game in a position file: it is over exactly when the rules say so (IM-35, IM-36, IM-67).

A win counts at once, and a draw comes by itself; so a board that is won and still plays on, or an end that the board
does not show, is a file that contradicts itself.
"""

from collections.abc import Sequence

from vervet.core.document import Reader
from vervet.games.itchy_monkey.rules.clan_table import ClanTable
from vervet.games.itchy_monkey.rules.table import (
    CLEAN,
    FIVE_SPECIES,
    GORILLAS,
    LAST_ROUND,
    OVER,
    PLACING,
    REASONS,
    REPETITION,
    Table,
)

Win = tuple[int, int]
NOBODY = (-1, 0)


def read_battle_end(table: Table, document: Reader) -> None:
    read_end(table, document, REASONS[GORILLAS : FIVE_SPECIES + 1])
    check_end(table, document, battle_win(table))


def read_clan_end(table: ClanTable, document: Reader) -> None:
    read_end(table, document, (REASONS[CLEAN],))
    check_end(table, document, clan_win(table))


def read_end(table: Table, document: Reader, wins: Sequence[str]) -> None:
    """How the game ended: by one of these wins, or in a draw (IM-36)."""
    winner = document.get("winner")
    reasons = ("", *wins, REASONS[REPETITION], REASONS[LAST_ROUND])
    reason = reasons[document.word("reason", reasons, "")]
    if (table.phase == OVER) != (reason != ""):
        raise document.refuse("reason", "a game that is over has one, any other has none")
    if (winner is not None) != (reason in wins):
        raise document.refuse("winner", "a game that was won has one, any other has none")
    table.reason = REASONS.index(reason)
    table.winner = -1 if winner is None else document.number("winner", 0, int(table.seats) - 1)


def battle_win(table: Table) -> Win:
    """Who has won on this board, and how: the active player first, then in turn order (IM-57)."""
    for turn in range(int(table.seats)):
        seat = (int(table.active) + turn) % int(table.seats)
        reached = int(table.goal_reached(seat))
        if reached:
            return seat, reached
    return NOBODY


def clan_win(table: ClanTable) -> Win:
    """IM-67: whose species is clean, the active player first; nobody before both have one."""
    if table.phase == PLACING:
        return NOBODY
    for seat in (int(table.active), 1 - int(table.active)):
        if table.clean(seat):
            return seat, CLEAN
    return NOBODY


def check_end(table: Table, document: Reader, won: Win) -> None:
    """The end that the file names is the one that the board, the turn and the history show."""
    winner, goal = won
    if winner >= 0 and (int(table.winner), int(table.reason)) != won:
        how = REASONS[goal]
        words = f"seat {winner} has won by {how}, so expected phase 'over', winner {winner}, reason {how!r}"
        raise document.refuse("board", words)
    if winner < 0 and table.winner >= 0:
        raise document.refuse("winner", f"seat {table.winner} has not won by {REASONS[table.reason]} on this board")
    check_last_round(table, document)
    check_repetition(table, document)


def check_last_round(table: Table, document: Reader) -> None:
    turns = int(table.rounds * table.seats)
    if table.reason == LAST_ROUND and table.turn != turns:
        raise document.refuse("turn", f"expected {turns}, since the last round is over, not {table.turn}")
    if table.reason != LAST_ROUND and table.turn == turns:
        raise document.refuse("turn", f"expected less than {turns}, since the last round is not over")


def check_repetition(table: Table, document: Reader) -> None:
    times = int(table.seen())
    if table.reason == REPETITION and times < table.repetitions:
        raise document.refuse("history", f"expected the last position {table.repetitions} times, not {times}")
    if table.reason != REPETITION and times >= table.repetitions:
        words = f"the last position was there {times} times, so expected phase 'over', reason 'repetition'"
        raise document.refuse("history", words)
