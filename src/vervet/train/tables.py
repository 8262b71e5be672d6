"""What training makes of the declared tables: which parts a row is learnt by, and which row it is when turned."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from vervet.bots.network import part_sizes
from vervet.core.features import Features, FeatureTable

Numbers = NDArray[np.int64]


def fields_of(table: FeatureTable) -> dict[str, Numbers]:
    """The value of every field, for all rows of a table."""
    rest = np.arange(table.size)
    values: dict[str, Numbers] = {}
    for name, count in reversed(table.fields):
        values[name] = rest % count
        rest = rest // count
    return values


def number(values: Mapping[str, Numbers], names: Sequence[str], counts: Mapping[str, int], size: int) -> Numbers:
    """The rows that these fields give."""
    found = np.zeros(size, np.int64)
    for name in names:
        found = found * counts[name] + values[name]
    return found


def parts_of(tables: Sequence[FeatureTable]) -> tuple[Numbers, int]:
    """For every row, and one more that is never on, the rows of its parts; and how many rows all parts have.

    That number itself stands for none."""
    total = sum(sum(part_sizes(table)) for table in tables)
    width = max(len(table.parts) for table in tables)
    found = np.full((sum(table.size for table in tables) + 1, width), total, np.int64)
    start = 0
    for table in tables:
        values, counts = fields_of(table), dict(table.fields)
        for at, (part, size) in enumerate(zip(table.parts, part_sizes(table), strict=True)):
            found[table.first : table.first + table.size, at] = start + number(values, part, counts, table.size)
            start += size
    return found, total


def turned(features: Features, tables: Sequence[FeatureTable], symmetry: dict[str, list[int]]) -> Numbers:
    """For every row, and the one that is never on, which it becomes by a symmetry."""
    rows = [
        table.row(features.turn(table, table.values(row), symmetry))
        for table in tables
        for row in range(table.first, table.first + table.size)
    ]
    return np.array([*rows, len(rows)])
