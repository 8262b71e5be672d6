"""A quick guess at who is ahead, for searches that cannot play on to the end."""

from mypy_extensions import i64

from vervet.games.itchy_monkey.box.board import GORILLA, MOST_SPECIES, owner, queens, workers
from vervet.games.itchy_monkey.rules.table import Table


def nearness(table: Table, seat: i64) -> float:
    """How near the seat is to the nearest of the three wins (IM-35), and how strong it stands."""
    best: float = float(table.colonies(seat, GORILLA)) / float(table.gorillas_needed)
    kind: i64 = GORILLA + 1
    while kind <= MOST_SPECIES:
        best = max(best, float(table.colonies(seat, kind)) / float(table.monkeys_needed))
        kind += 1
    best = max(best, float(table.colony_kinds(seat)) / float(table.species_needed))
    strength: float = 0.0
    index: i64 = 0
    while index < len(table.places):
        monkey = table.board[table.places[index]]
        if owner(monkey) == seat + 1:
            strength += 0.2 + 0.1 * float(min(workers(monkey), 4)) + 0.6 * float(queens(monkey))
        index += 1
    return 0.05 + 2.0 * best * best + 0.1 * strength


def share(table: Table, seat: i64) -> float:
    """The seat's part of everybody's nearness, as a payoff from 0 to 1."""
    total: float = 0.0
    mine: float = 0.0
    other: i64 = 0
    while other < table.seats:
        near = nearness(table, other)
        near = near * near
        total += near
        if other == seat:
            mine = near
        other += 1
    return mine / total
