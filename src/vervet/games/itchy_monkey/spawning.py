"""Spawn (IM-20, IM-21) and the exchange of workers for a queen (IM-16)."""

from typing import Final

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.itchy_monkey.actions import EXCHANGE, SETTLE, SPAWN, at
from vervet.games.itchy_monkey.board import owner, queens, workers
from vervet.games.itchy_monkey.table import Table
from vervet.games.itchy_monkey.telling import tell_exchange, tell_settle, tell_spawn

SETTLERS: Final = 2
EXCHANGE_PRICE: Final = 6


def can_spawn(table: Table, seat: i64) -> bool:
    """IM-20: with lice on the board and workers in the supply. IM-21: without lice, if a monkey is free of them."""
    if table.held(seat) > 0:
        return table.supply(seat) > 0
    return free_monkey(table)


def free_monkey(table: Table) -> bool:
    index: i64 = 0
    while index < len(table.places):
        if owner(table.board[table.places[index]]) == 0:
            return True
        index += 1
    return False


def list_spawns(table: Table, seat: i64, out: Choices) -> None:
    """Every monkey with lice of the seat; a seat without any settles on one that nobody holds (IM-21)."""
    board = table.board
    places = table.places
    master = seat + 1
    kind: i64 = SPAWN
    if table.held(seat) == 0:
        master = 0
        kind = SETTLE
    index: i64 = 0
    while index < len(places):
        cell = places[index]
        if owner(board[cell]) == master:
            out.add(at(kind, cell))
        index += 1


def spawn(table: Table, seat: i64, cell: i64) -> None:
    """IM-20: one worker and one more for each queen there, as far as the supply goes."""
    count = min(queens(table.board[cell]) + 1, table.supply(seat))
    table.add(cell, seat, count, 0)
    if table.listening:
        tell_spawn(table, seat, cell, count)


def settle(table: Table, seat: i64, cell: i64) -> None:
    """IM-21: two workers on a monkey that nobody holds."""
    table.add(cell, seat, SETTLERS, 0)
    if table.listening:
        tell_settle(table, seat, cell, SETTLERS)


def can_exchange(table: Table, seat: i64) -> bool:
    """IM-16: six workers on one monkey, and a queen in the supply."""
    if table.queen_supply(seat) == 0:
        return False
    board = table.board
    places = table.places
    index: i64 = 0
    while index < len(places):
        monkey = board[places[index]]
        if owner(monkey) == seat + 1 and workers(monkey) >= EXCHANGE_PRICE:
            return True
        index += 1
    return False


def list_exchanges(table: Table, seat: i64, out: Choices) -> None:
    if table.queen_supply(seat) == 0:
        return
    board = table.board
    places = table.places
    index: i64 = 0
    while index < len(places):
        monkey = board[places[index]]
        if owner(monkey) == seat + 1 and workers(monkey) >= EXCHANGE_PRICE:
            out.add(at(EXCHANGE, places[index]))
        index += 1


def exchange(table: Table, seat: i64, cell: i64) -> None:
    table.add(cell, seat, -EXCHANGE_PRICE, 1)
    if table.listening:
        tell_exchange(table, seat, cell)
