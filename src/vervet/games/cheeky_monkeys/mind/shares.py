"""Shares of everybody's weight, and how they change, as a seat sees them."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import bit_of, deck_of
from vervet.games.cheeky_monkeys.mind.survival import weight_now
from vervet.games.cheeky_monkeys.rules.table import Table


def share_of(mine: float, others: float) -> float:
    total = mine + others
    return mine / total if total > 0.0 else 0.0


def others_weight(table: Table, seat: i64, without: i64) -> float:
    """The weight of all others but one, as the seat sees them."""
    total: float = 0.0
    other: i64 = 0
    while other < table.seats:
        if other != seat and other != without:
            total += weight_now(table, seat, other)
        other += 1
    return total


def change_of_own(table: Table, seat: i64, mine: float) -> float:
    """How the seat's share changes when only its own weight becomes this."""
    rest = others_weight(table, seat, seat)
    return share_of(mine, rest) - share_of(weight_now(table, seat, seat), rest)


def change(table: Table, seat: i64, mine: float, other: i64, his: float) -> float:
    """How the seat's share changes when its own weight and another's become these."""
    rest = others_weight(table, seat, other)
    now = share_of(weight_now(table, seat, seat), rest + weight_now(table, seat, other))
    return share_of(mine, rest + his) - now


def without(table: Table, seat: i64, deck: i64, card: i64) -> i64:
    """The row of a seat without a card, which may be none (-1)."""
    row = table.row(seat, deck)
    return row & ~bit_of(card) if card >= 0 and deck_of(card) == deck else row
