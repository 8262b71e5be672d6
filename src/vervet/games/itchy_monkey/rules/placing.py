"""Setup: where the first lice may be placed (IM-10, IM-11)."""

from typing import Final

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.itchy_monkey.actions import PLACE, at
from vervet.games.itchy_monkey.box.board import STRIDE, owner
from vervet.games.itchy_monkey.rules.table import SPAWNING, Table
from vervet.games.itchy_monkey.rules.telling import tell_place, tell_turn

PLACED_WORKERS: Final = 2
PLACED_QUEENS: Final = 1


def in_line(cell: i64, other: i64) -> bool:
    """Whether two spaces share a row or a column."""
    return cell // STRIDE == other // STRIDE or cell % STRIDE == other % STRIDE


def apart(one: i64, other: i64) -> i64:
    return one - other if one > other else other - one


def adjacent(cell: i64, other: i64, diagonally: bool) -> bool:
    rows = apart(cell // STRIDE, other // STRIDE)
    files = apart(cell % STRIDE, other % STRIDE)
    if diagonally:
        return rows <= 1 and files <= 1
    return rows + files <= 1


def infested(table: Table, index: i64) -> bool:
    return owner(table.board[table.places[index]]) != 0


def clear_of_lice(table: Table, cell: i64, lines: bool) -> bool:
    """IM-11: no lice next to the space (edition `en`: diagonally too) nor, with `lines`, in its row and column."""
    index: i64 = 0
    while index < len(table.places):
        other = table.places[index]
        if infested(table, index):
            if adjacent(cell, other, table.english) or (lines and in_line(cell, other)):
                return False
        index += 1
    return True


def list_clear(table: Table, lines: bool, out: Choices) -> None:
    index: i64 = 0
    while index < len(table.places):
        cell = table.places[index]
        if not infested(table, index) and clear_of_lice(table, cell, lines):
            out.add(at(PLACE, cell))
        index += 1


def list_placings(table: Table, out: Choices) -> None:
    """IM-11: out of line with all lice; if there is none, apart from them; if there is none, any without lice."""
    list_clear(table, True, out)
    if out.count == 0:
        list_clear(table, False, out)
    if out.count == 0:
        index: i64 = 0
        while index < len(table.places):
            if not infested(table, index):
                out.add(at(PLACE, table.places[index]))
            index += 1


def place(table: Table, seat: i64, cell: i64) -> None:
    """IM-10: a queen and two workers; after the last player the first turn begins (IM-12)."""
    if table.listening:
        tell_place(table, seat, cell)
    table.add(cell, seat, PLACED_WORKERS, PLACED_QUEENS)
    table.active = (seat + 1) % table.seats
    if table.active == table.first:
        table.phase = SPAWNING
        table.remember()
        if table.listening:
            tell_turn(table)
