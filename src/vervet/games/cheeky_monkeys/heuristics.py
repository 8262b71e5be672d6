"""Sensible play, and a quick guess who is ahead, from what a seat may know."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.games.cheeky_monkeys.table import Table


def share(table: Table, seat: i64) -> float:
    return 1.0 / float(table.seats)


def wise(table: Table, seat: i64, rng: Random) -> i64:
    menu = table.choices(seat)
    return menu.at(rng.below(menu.count))


def list_wise(table: Table, seat: i64, out: Choices) -> None:
    table.list_choices(seat, out)
