"""Move: jump, bump and nitpick (IM-25 to IM-30)."""

from typing import Final

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.itchy_monkey.actions import (
    BUMP,
    CELL_SHIFT,
    DISTANCE_SHIFT,
    JUMP,
    LOUSE_SHIFT,
    NITPICK,
    QUEEN,
    QUEEN_SHIFT,
    WAY_SHIFT,
    WORKER_SHIFT,
    at,
    cell_of,
    distance_of,
    louse_of,
    queens_of,
    way_of,
    workers_of,
)
from vervet.games.itchy_monkey.board import EMPTY, lice_of, owner, power, queens, step, workers
from vervet.games.itchy_monkey.table import Table
from vervet.games.itchy_monkey.telling import tell_bump, tell_crossing, tell_fight, tell_nitpick

NITPICKED: Final = 5


def defence(table: Table, seat: i64, cell: i64) -> i64:
    """IM-28: the power that lice of the seat must match to enter the monkey; 0 where nobody opposes them."""
    monkey = table.board[cell]
    master = owner(monkey)
    return 0 if master == 0 or master == seat + 1 else power(monkey)


def can_move(table: Table, seat: i64) -> bool:
    """IM-30: whether there is a legal move at all."""
    places = table.places
    board = table.board
    index: i64 = 0
    while index < len(places):
        cell = places[index]
        monkey = board[cell]
        master = owner(monkey)
        if master == seat + 1:
            way: i64 = 0
            while way < 4:
                next_cell = cell + step(way)
                beside = board[next_cell]
                if beside == EMPTY:
                    return True
                if beside > 0:
                    strongest: i64 = 2 if queens(monkey) > 0 else 1
                    if strongest >= defence(table, seat, next_cell):
                        return True
                way += 1
        elif master != 0 and workers(monkey) >= NITPICKED:
            return True
        index += 1
    return False


def list_moves(table: Table, seat: i64, out: Choices) -> None:
    """Every jump, bump and nitpick of the seat."""
    places = table.places
    board = table.board
    index: i64 = 0
    while index < len(places):
        cell = places[index]
        monkey = board[cell]
        master = owner(monkey)
        if master == seat + 1:
            way: i64 = 0
            while way < 4:
                beside = board[cell + step(way)]
                if beside == EMPTY:
                    list_bumps(table, seat, cell, way, out)
                elif beside > 0:
                    list_jumps(table, seat, cell, way, out)
                way += 1
        elif master != 0 and workers(monkey) >= NITPICKED:
            out.add(at(NITPICK, cell))
        index += 1


def list_jumps(table: Table, seat: i64, cell: i64, way: i64, out: Choices) -> None:
    """IM-25: one louse to the adjacent monkey, if it is strong enough (IM-28)."""
    monkey = table.board[cell]
    needed = defence(table, seat, cell + step(way))
    jump: i64 = JUMP | cell << CELL_SHIFT | way << WAY_SHIFT
    if workers(monkey) > 0 and needed <= 1:
        out.add(jump)
    if queens(monkey) > 0 and needed <= 2:
        out.add(jump | QUEEN << LOUSE_SHIFT)


def list_bumps(table: Table, seat: i64, cell: i64, way: i64, out: Choices) -> None:
    """IM-26: every distance over free spaces; at the last, before a monkey, every party that may go over (IM-27)."""
    board = table.board
    stride = step(way)
    bump: i64 = BUMP | cell << CELL_SHIFT | way << WAY_SHIFT
    distance: i64 = 1
    ahead = cell + stride + stride
    out.add(bump | distance << DISTANCE_SHIFT)
    while board[ahead] == EMPTY:
        distance += 1
        ahead += stride
        out.add(bump | distance << DISTANCE_SHIFT)
    if board[ahead] > 0:
        list_parties(board[cell], bump | distance << DISTANCE_SHIFT, defence(table, seat, ahead), out)


def list_parties(monkey: i64, bump: i64, needed: i64, out: Choices) -> None:
    """Every choice of workers and queens with the power needed, but for nobody, which is the plain bump."""
    most_workers = workers(monkey)
    most_queens = queens(monkey)
    queen_count: i64 = 0
    while queen_count <= most_queens:
        worker_count: i64 = max(needed - 2 * queen_count, 0)
        if worker_count + queen_count == 0:
            worker_count = 1
        with_queens = bump | queen_count << QUEEN_SHIFT
        while worker_count <= most_workers:
            out.add(with_queens | worker_count << WORKER_SHIFT)
            worker_count += 1
        queen_count += 1


def cross(table: Table, seat: i64, cell: i64, to: i64, worker_count: i64, queen_count: i64) -> None:
    """Lice of the seat go from one monkey to another and fight whoever opposes them (IM-28)."""
    needed = defence(table, seat, to)
    attack = worker_count + 2 * queen_count
    if needed > 0 and table.listening:
        tell_fight(table, seat, to, attack, table.board[to])
    table.add(cell, seat, -worker_count, -queen_count)
    if needed == 0:
        table.add(to, seat, worker_count, queen_count)
    elif attack == needed:
        table.infest(to, 0)
    else:
        table.infest(to, lice_of(seat, worker_count, queen_count))


def jump(table: Table, seat: i64, action: i64) -> None:
    cell = cell_of(action)
    to = cell + step(way_of(action))
    queen_count: i64 = 1 if louse_of(action) == QUEEN else 0
    if table.listening:
        tell_crossing(table, "IM-25", seat, cell, to, 1 - queen_count, queen_count)
    cross(table, seat, cell, to, 1 - queen_count, queen_count)


def bump(table: Table, seat: i64, action: i64) -> None:
    cell = cell_of(action)
    way = way_of(action)
    stop = cell + step(way) * distance_of(action)
    table.slide(cell, stop)
    if table.listening:
        tell_bump(table, seat, cell, way, distance_of(action), stop)
    worker_count = workers_of(action)
    queen_count = queens_of(action)
    if worker_count + queen_count == 0:
        return
    if table.listening:
        tell_crossing(table, "IM-27", seat, stop, stop + step(way), worker_count, queen_count)
    cross(table, seat, stop, stop + step(way), worker_count, queen_count)


def nitpick(table: Table, seat: i64, cell: i64) -> None:
    """IM-29: everything on the monkey goes back to its owner."""
    if table.listening:
        tell_nitpick(table, seat, cell, table.board[cell])
    table.infest(cell, 0)
