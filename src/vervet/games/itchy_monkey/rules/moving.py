"""Move: what the active player can do with their monkeys, and nitpicking (IM-29, IM-30, IM-53)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.itchy_monkey.actions import NITPICK, at
from vervet.games.itchy_monkey.box.board import EMPTY, owner, queens, spy_count, spy_of, step, workers
from vervet.games.itchy_monkey.rules.abilities import LEAPS, LONG_JUMPS, NITPICKED, abilities_at, nitpick_threshold
from vervet.games.itchy_monkey.rules.bumping import list_bumps
from vervet.games.itchy_monkey.rules.jumping import defence, list_jumps
from vervet.games.itchy_monkey.rules.table import Table
from vervet.games.itchy_monkey.rules.telling import tell_nitpick


def can_move(table: Table, seat: i64) -> bool:
    """IM-30: whether there is a legal move at all; the usual ones are looked for first."""
    index: i64 = 0
    while index < len(table.places):
        cell = table.places[index]
        if owner(table.board[cell]) == seat + 1 and moves_plainly(table, seat, cell):
            return True
        index += 1
    menu = Choices()
    list_moves(table, seat, menu)
    return menu.count > 0


def moves_plainly(table: Table, seat: i64, cell: i64) -> bool:
    """Whether a monkey of the seat can slide, or its strongest louse jump to a neighbour."""
    strongest: i64 = 2 if queens(table.board[cell]) > 0 else 1
    way: i64 = 0
    while way < 4:
        to = cell + step(way)
        beside = table.board[to]
        if beside == EMPTY or (beside > 0 and strongest >= defence(beside, seat)):
            return True
        way += 1
    return False


def list_moves(table: Table, seat: i64, out: Choices) -> None:
    """Every jump, bump and nitpick of the seat; a spy moves its monkey too (IM-56)."""
    places = table.places
    board = table.board
    spy = spy_of(seat)
    index: i64 = 0
    while index < len(places):
        cell = places[index]
        monkey = board[cell]
        master = owner(monkey)
        if master == seat + 1 or monkey & spy != 0:
            list_monkey(table, seat, monkey, cell, out)
        if master != 0 and master != seat + 1 and nitpickable(table, cell, monkey):
            out.add(at(NITPICK, cell))
        index += 1


def list_monkey(table: Table, seat: i64, monkey: i64, cell: i64, out: Choices) -> None:
    """The jumps from a monkey and its bumps, in each direction."""
    board = table.board
    abilities: i64 = abilities_at(table, cell) if table.abilities != 0 else 0
    way: i64 = 0
    while way < 4:
        stride = step(way)
        beside = board[cell + stride]
        if beside == EMPTY:
            list_bumps(table, seat, monkey, cell, way, abilities, out)
            if abilities & LONG_JUMPS != 0 and board[cell + 2 * stride] > 0:
                list_jumps(seat, monkey, board[cell + 2 * stride], cell, way, out)
        elif beside > 0:
            list_jumps(seat, monkey, beside, cell, way, out)
            if abilities & LEAPS != 0:
                list_bumps(table, seat, monkey, cell, way, abilities, out)
        way += 1


def nitpickable(table: Table, cell: i64, monkey: i64) -> bool:
    """IM-29, IM-53: enough workers of one opponent, all spies counted with at least one of them."""
    count = workers(monkey) + spy_count(monkey)
    return count >= NITPICKED and workers(monkey) > 0 and count >= nitpick_threshold(table, cell)


def nitpick(table: Table, seat: i64, cell: i64) -> None:
    """Everything on the monkey goes back to its owners, spies too."""
    if table.listening:
        tell_nitpick(table, seat, cell, table.board[cell])
    table.clear(cell)
