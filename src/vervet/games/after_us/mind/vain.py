"""Decisions that cost something, or nothing, and bring nothing: legal (AU-15, AU-34, AU-42), but nobody's wish."""

from mypy_extensions import i64

from vervet.games.after_us.actions import ACTIVATE, COPY, REACTIVATE, USE_FRIDGE, kind_of
from vervet.games.after_us.rules.line import GAIN_KINDS
from vervet.games.after_us.rules.table import Table


def brings_nothing(table: Table, seat: i64, action: i64) -> bool:
    """Whether the seat would have more of nothing afterwards; what the King would lose by it is something (AU-64)."""
    if kind_of(action) not in (ACTIVATE, COPY, REACTIVATE, USE_FRIDGE):
        return False
    after = table.copy()
    assert isinstance(after, Table)
    after.execute(seat, action)
    kind: i64 = 0
    while kind < GAIN_KINDS:
        if after.at(seat, kind) > table.at(seat, kind):
            return False
        if table.solo and after.at(table.seats, kind) != table.at(table.seats, kind):
            return False
        kind += 1
    return True
