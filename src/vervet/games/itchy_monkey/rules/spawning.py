"""Spawn (IM-20, IM-21, IM-51) and the exchange of workers for a queen (IM-16)."""

from typing import Final

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.itchy_monkey.actions import EXCHANGE, SETTLE, SPAWN, WITH_SPY, at, cell_of, spies_of
from vervet.games.itchy_monkey.box.board import LICE, holders, owner, queens, spy_of, workers
from vervet.games.itchy_monkey.rules.abilities import exchange_price
from vervet.games.itchy_monkey.rules.table import Table
from vervet.games.itchy_monkey.rules.telling import tell_exchange, tell_settle, tell_spawn

SETTLERS: Final = 2


def owes_spawn(table: Table, seat: i64) -> bool:
    """IM-20: with lice on the board and workers in the supply. IM-21: without lice, if a monkey is free of them."""
    if table.held(seat) > 0:
        return table.supply(seat) > 0
    return free_monkey(table)


def can_spy(table: Table, seat: i64) -> bool:
    """IM-51: a spy is never owed, but may be added where the seat may spawn and has none."""
    if table.spy_supply(seat) == 0:
        return False
    index: i64 = 0
    while index < len(table.places):
        monkey = table.board[table.places[index]]
        if holders(monkey) & i64(1) << seat != 0 and monkey & spy_of(seat) == 0:
            return True
        index += 1
    return False


def free_monkey(table: Table) -> bool:
    index: i64 = 0
    while index < len(table.places):
        if table.board[table.places[index]] & LICE == 0:
            return True
        index += 1
    return False


def list_spawns(table: Table, seat: i64, out: Choices) -> None:
    """Every monkey where the seat may spawn; a seat without any settles on one without lice (IM-21)."""
    if table.held(seat) == 0:
        list_settlings(table, out)
        return
    board = table.board
    places = table.places
    bit = i64(1) << seat
    hatching = table.supply(seat) > 0
    spying = table.spy_supply(seat) > 0
    index: i64 = 0
    while index < len(places):
        cell = places[index]
        monkey = board[cell]
        if holders(monkey) & bit != 0:
            if hatching:
                out.add(at(SPAWN, cell))
            if spying and monkey & spy_of(seat) == 0:
                out.add(at(SPAWN, cell) | WITH_SPY)
        index += 1


def list_settlings(table: Table, out: Choices) -> None:
    index: i64 = 0
    while index < len(table.places):
        cell = table.places[index]
        if table.board[cell] & LICE == 0:
            out.add(at(SETTLE, cell))
        index += 1


def spawn(table: Table, seat: i64, action: i64) -> None:
    """IM-20: one worker and one more for each queen there; IM-51: one of them may be a spy; all as the supply goes."""
    cell = cell_of(action)
    spy = spies_of(action)
    count = min(queens(table.board[cell]) + 1 - spy, table.supply(seat))
    if count > 0:
        table.add(cell, seat, count, 0)
    if spy > 0:
        table.add_spy(cell, seat)
    if table.listening:
        tell_spawn(table, seat, cell, count, spy)


def settle(table: Table, seat: i64, cell: i64) -> None:
    """IM-21: two workers on a monkey without lice."""
    table.add(cell, seat, SETTLERS, 0)
    if table.listening:
        tell_settle(table, seat, cell, SETTLERS)


def exchangeable(table: Table, seat: i64, cell: i64) -> bool:
    monkey = table.board[cell]
    return (
        owner(monkey) == seat + 1 and workers(monkey) >= table.crowd and workers(monkey) >= exchange_price(table, cell)
    )


def can_exchange(table: Table, seat: i64) -> bool:
    """IM-16: enough workers on one monkey, and a queen in the supply."""
    if table.crowded(seat) == 0 or table.queen_supply(seat) == 0:
        return False
    index: i64 = 0
    while index < len(table.places):
        if exchangeable(table, seat, table.places[index]):
            return True
        index += 1
    return False


def list_exchanges(table: Table, seat: i64, out: Choices) -> None:
    if table.crowded(seat) == 0 or table.queen_supply(seat) == 0:
        return
    index: i64 = 0
    while index < len(table.places):
        if exchangeable(table, seat, table.places[index]):
            out.add(at(EXCHANGE, table.places[index]))
        index += 1


def exchange(table: Table, seat: i64, cell: i64) -> None:
    price = exchange_price(table, cell)
    table.add(cell, seat, -price, 1)
    if table.listening:
        tell_exchange(table, seat, cell, price)
