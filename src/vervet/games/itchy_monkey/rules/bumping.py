"""Bump (IM-26, IM-27, IM-56), with the gorilla's shove and the lemur's leap (IM-40, IM-41)."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.itchy_monkey.actions import (
    BUMP,
    CELL_SHIFT,
    DISTANCE_SHIFT,
    QUEEN_SHIFT,
    SHOVE,
    WAY_SHIFT,
    WITH_SPY,
    WORKER_SHIFT,
    cell_of,
    distance_of,
    queens_of,
    shoves,
    spies_of,
    way_of,
    workers_of,
)
from vervet.games.itchy_monkey.box.board import EMPTY, owner, queens, spy_of, step, workers
from vervet.games.itchy_monkey.rules.abilities import LEAPS, SHOVES
from vervet.games.itchy_monkey.rules.jumping import cross, defence
from vervet.games.itchy_monkey.rules.table import Table
from vervet.games.itchy_monkey.rules.telling import tell_bump, tell_crossing, tell_shove


def list_bumps(table: Table, seat: i64, monkey: i64, cell: i64, way: i64, abilities: i64, out: Choices) -> None:
    """Every distance over free spaces; before a monkey every party that may go over; then the leap over it."""
    board = table.board
    stride = step(way)
    bump: i64 = BUMP | cell << CELL_SHIFT | way << WAY_SHIFT
    distance: i64 = 0
    ahead = cell + stride
    while board[ahead] == EMPTY:
        distance += 1
        ahead += stride
        out.add(bump | distance << DISTANCE_SHIFT)
    target = board[ahead]
    if target <= 0:
        return
    if distance > 0:
        list_parties(seat, monkey, target, bump | distance << DISTANCE_SHIFT, out)
        if abilities & SHOVES != 0 and board[ahead + stride] == EMPTY:
            shove = bump | distance << DISTANCE_SHIFT | SHOVE
            out.add(shove)
            list_parties(seat, monkey, target, shove, out)
    if abilities & LEAPS != 0:
        list_leaps(table, seat, monkey, ahead, stride, bump | (distance + 1) << DISTANCE_SHIFT, out)


def list_leaps(table: Table, seat: i64, monkey: i64, over: i64, stride: i64, bump: i64, out: Choices) -> None:
    """IM-41: the spaces beyond the monkey passed over, and the party at the last; no shove after a leap (IM-45)."""
    board = table.board
    ahead = over + stride
    while board[ahead] == EMPTY:
        bump += 1 << DISTANCE_SHIFT
        ahead += stride
        out.add(bump)
    if board[ahead] > 0 and ahead != over + stride:
        list_parties(seat, monkey, board[ahead], bump, out)


def list_parties(seat: i64, monkey: i64, target: i64, bump: i64, out: Choices) -> None:
    """IM-27: every choice of lice that may go over, except none at all, which is the plain bump."""
    spy = spy_of(seat)
    spying = monkey & spy != 0 and target & spy == 0
    if spying:
        out.add(bump | WITH_SPY)
    if owner(monkey) != seat + 1:
        return
    needed = defence(target, seat)
    most_workers = workers(monkey)
    most_queens = queens(monkey)
    queen_count: i64 = 0
    while queen_count <= most_queens:
        worker_count: i64 = max(needed - 2 * queen_count, 0)
        if worker_count + queen_count == 0:
            worker_count = 1
        party = bump | queen_count << QUEEN_SHIFT
        while worker_count <= most_workers:
            out.add(party | worker_count << WORKER_SHIFT)
            if spying:
                out.add(party | worker_count << WORKER_SHIFT | WITH_SPY)
            worker_count += 1
        queen_count += 1


def bump(table: Table, seat: i64, action: i64) -> None:
    """Slide, let the party go over, and push that monkey on if so chosen."""
    cell = cell_of(action)
    way = way_of(action)
    stride = step(way)
    stop = cell + stride * distance_of(action)
    table.slide(cell, stop)
    if table.listening:
        tell_bump(table, seat, cell, way, distance_of(action), stop)
    worker_count = workers_of(action)
    queen_count = queens_of(action)
    spy = spies_of(action)
    if worker_count + queen_count + spy > 0:
        if table.listening:
            tell_crossing(table, "IM-27", seat, stop, stop + stride, worker_count, queen_count, spy)
        cross(table, seat, stop, stop + stride, worker_count, queen_count, spy)
    if shoves(action):
        table.slide(stop + stride, stop + 2 * stride)
        if table.listening:
            tell_shove(table, seat, stop + stride, way, stop + 2 * stride)
