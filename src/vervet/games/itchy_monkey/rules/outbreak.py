"""Clan mode: six workers become a queen, a second queen is nitpicked, five workers break out (IM-62, IM-66)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.games.itchy_monkey.box.board import number, queens, space, step, workers
from vervet.games.itchy_monkey.rules.clan_table import ClanTable
from vervet.games.itchy_monkey.rules.clan_telling import tell_cleaning, tell_hatching, tell_outbreak

QUEEN_PRICE: Final = 6
OUTBREAK: Final = 5


def arrive(table: ClanTable, cell: i64, worker_count: i64, queen_count: i64) -> None:
    """Lice are put down together; then IM-62: six become a queen, again while there are six; two queens clean all."""
    monkey = table.board[cell]
    worker_total = workers(monkey) + worker_count
    queen_total = queens(monkey) + queen_count
    while worker_total >= QUEEN_PRICE:
        worker_total -= QUEEN_PRICE
        queen_total += 1
        if table.listening:
            tell_hatching(table, cell)
    if queen_total >= 2:
        if table.listening:
            tell_cleaning(table, cell, worker_total, queen_total)
        worker_total = 0
        queen_total = 0
    table.put(cell, worker_total, queen_total)


def break_out(table: ClanTable) -> None:
    """IM-66: all monkeys with five workers in reading order, then those that get to five by it."""
    line = waiting(table)
    at: i64 = 0
    while at < len(line):
        cell = line[at]
        at += 1
        if workers(table.board[cell]) == OUTBREAK and not table.marked(cell) and neighbours(table, cell) > 0:
            line = spread(table, cell, line)


def waiting(table: ClanTable) -> vec[i64]:
    line = vec[i64]()
    rank: i64 = table.size - 1
    while rank >= 0:
        file: i64 = 0
        while file < table.size:
            cell = space(file, rank)
            if table.board[cell] > 0 and workers(table.board[cell]) == OUTBREAK:
                line = append(line, cell)
            file += 1
        rank -= 1
    return line


def neighbours(table: ClanTable, cell: i64) -> i64:
    count: i64 = 0
    way: i64 = 0
    while way < 4:
        if table.board[cell + step(way)] > 0:
            count += 1
        way += 1
    return count


def spread(table: ClanTable, cell: i64, line: vec[i64]) -> vec[i64]:
    """One worker to each neighbour at once, north, east, south, west; returns the queue, new fives at its end."""
    table.marks |= i64(1) << number(table.board[cell])
    monkey = table.board[cell]
    table.put(cell, workers(monkey) - neighbours(table, cell), queens(monkey))
    if table.listening:
        tell_outbreak(table, cell)
    way: i64 = 0
    while way < 4:
        to = cell + step(way)
        if table.board[to] > 0:
            arrive(table, to, 1, 0)
            if workers(table.board[to]) == OUTBREAK:
                line = append(line, to)
        way += 1
    return line
