"""Jump (IM-25, IM-43, IM-55), and lice going from monkey to monkey, with or without a fight (IM-28, IM-54)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.itchy_monkey.actions import (
    CELL_SHIFT,
    JUMP,
    LOUSE_SHIFT,
    LOUSE_SPY,
    QUEEN,
    WAY_SHIFT,
    cell_of,
    louse_of,
    way_of,
)
from vervet.games.itchy_monkey.box.board import EMPTY, lice_of, owner, power, queens, spy_of, step, workers
from vervet.games.itchy_monkey.rules.table import Table
from vervet.games.itchy_monkey.rules.telling import tell_crossing, tell_fight


def defence(monkey: i64, seat: i64) -> i64:
    """IM-28: the power that lice of the seat must match to enter the monkey; 0 where nobody opposes them."""
    master = owner(monkey)
    return 0 if master == 0 or master == seat + 1 else power(monkey)


def list_jumps(seat: i64, monkey: i64, target: i64, cell: i64, way: i64, out: Choices) -> None:
    """One louse to another monkey: a worker or queen that is strong enough, or a spy where none of its colour sits."""
    jump: i64 = JUMP | cell << CELL_SHIFT | way << WAY_SHIFT
    if owner(monkey) == seat + 1:
        needed = defence(target, seat)
        if workers(monkey) > 0 and needed <= 1:
            out.add(jump)
        if queens(monkey) > 0 and needed <= 2:
            out.add(jump | QUEEN << LOUSE_SHIFT)
    spy = spy_of(seat)
    if monkey & spy != 0 and target & spy == 0:
        out.add(jump | LOUSE_SPY << LOUSE_SHIFT)


def landing(table: Table, cell: i64, way: i64) -> i64:
    """Where a jump goes: the next space, or across a gap (IM-43)."""
    to = cell + step(way)
    return to + step(way) if table.board[to] == EMPTY else to


def jump(table: Table, seat: i64, action: i64) -> None:
    cell = cell_of(action)
    louse = louse_of(action)
    worker_count: i64 = 0
    queen_count: i64 = 0
    spy: i64 = 0
    if louse == LOUSE_SPY:
        spy = 1
    elif louse == QUEEN:
        queen_count = 1
    else:
        worker_count = 1
    to = landing(table, cell, way_of(action))
    if table.listening:
        tell_crossing(table, "IM-25", seat, cell, to, worker_count, queen_count, spy)
    cross(table, seat, cell, to, worker_count, queen_count, spy)


def cross(table: Table, seat: i64, cell: i64, to: i64, worker_count: i64, queen_count: i64, spy: i64) -> None:
    """Lice of the seat go from one monkey to another; workers and queens fight whoever opposes them (IM-28)."""
    attack = worker_count + 2 * queen_count
    if attack > 0:
        needed = defence(table.board[to], seat)
        if needed > 0 and table.listening:
            tell_fight(table, seat, to, attack, table.board[to])
        table.add(cell, seat, -worker_count, -queen_count)
        if needed == 0:
            table.add(to, seat, worker_count, queen_count)
        elif attack == needed:
            table.infest(to, 0)
        else:
            table.infest(to, lice_of(seat, worker_count, queen_count))
    if spy > 0:
        table.remove_spy(cell, seat)
        table.add_spy(to, seat)
