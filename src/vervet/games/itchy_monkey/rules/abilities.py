"""What the flipped monkeys can do (IM-40 to IM-45); all of it house rules, switched on by species."""

from typing import Final

from mypy_extensions import i64

from vervet.games.itchy_monkey.box.board import (
    BABOON,
    CAPUCHIN,
    EXCHANGE_PRICE,
    GORILLA,
    HOWLER,
    LEMUR,
    TAMARIN,
    species,
    step,
)
from vervet.games.itchy_monkey.rules.table import Table

SHOVES: Final = 1 << GORILLA
CHEAP: Final = 1 << BABOON
LEAPS: Final = 1 << LEMUR
LONG_JUMPS: Final = 1 << CAPUCHIN
GUARDS: Final = 1 << HOWLER
MIMICS: Final = 1 << TAMARIN

NITPICKED: Final = 5


def switch_on(table: Table, abilities: i64) -> None:
    """Flip the monkeys of some species; with baboons among them five workers are already a crowd (IM-42)."""
    table.abilities = abilities
    table.crowd = EXCHANGE_PRICE - 1 if abilities & CHEAP != 0 else EXCHANGE_PRICE


def abilities_at(table: Table, cell: i64) -> i64:
    """The bits of the abilities that the monkey has here: its own, or for a tamarin those beside it (IM-45)."""
    own = i64(1) << species(table.board[cell]) & table.abilities
    return borrowed(table, cell) if own == MIMICS else own


def borrowed(table: Table, cell: i64) -> i64:
    """What the four neighbours lend; a tamarin lends nothing."""
    lent: i64 = 0
    way: i64 = 0
    while way < 4:
        beside = table.board[cell + step(way)]
        if beside > 0:
            lent |= i64(1) << species(beside)
        way += 1
    return lent & table.abilities & ~i64(MIMICS)


def exchange_price(table: Table, cell: i64) -> i64:
    """IM-16: six workers for a queen; IM-42: five on a baboon in its hothouse."""
    if table.abilities != 0 and abilities_at(table, cell) & CHEAP != 0:
        return EXCHANGE_PRICE - 1
    return EXCHANGE_PRICE


def nitpick_threshold(table: Table, cell: i64) -> i64:
    """IM-29: from five workers on; IM-44: from six on a guarding howler."""
    if table.abilities != 0 and abilities_at(table, cell) & GUARDS != 0:
        return NITPICKED + 1
    return NITPICKED
