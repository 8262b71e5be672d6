"""The parts of a position file that only this game has, read and checked: cards, hands, something for each seat."""

from collections.abc import Mapping, Sequence

from vervet.core.document import check_names, read_number
from vervet.core.game import PositionError, mapping
from vervet.core.json import Json
from vervet.games.cheeky_monkeys.box.cards import ACTIONS, COUNT_BITS, MOST_CARDS
from vervet.games.cheeky_monkeys.rules.table import Table


def read_for_seats(document: Mapping[str, Json], name: str, length: int) -> list[Json]:
    """A list with a part for each seat; left out, a list of nothing."""
    value = document.get(name)
    if value is None:
        return [None] * length
    if not isinstance(value, list) or len(value) != length:
        raise PositionError(f"{name}: expected a list of {length}, one for each seat, not {value!r}")
    return list(value)


def read_names(value: Json, words: Sequence[str], where: str) -> list[int]:
    """The places of some words in a list of them."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(f"{where}: expected a list of names, not {value!r}")
    for item in value:
        if item not in words:
            raise PositionError(f"{where}: no card {item!r}")
    return [words.index(str(item)) for item in value]


def read_cards(table: Table, value: Json, where: str) -> list[int]:
    """Different monkeys by name; nothing is none."""
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(f"{where}: expected a list of monkeys such as sniper3, not {value!r}")
    for item in value:
        if item not in table.box.numbers:
            raise PositionError(f"{where}: no monkey {item!r}")
    if len(set(value)) != len(value):
        raise PositionError(f"{where}: a monkey is there twice")
    return [table.box.numbers[str(item)] for item in value]


def read_hand(value: Json, where: str) -> int:
    """Counts of action cards by name; nothing is an empty hand."""
    counts = mapping({} if value is None else value, where)
    check_names(counts, ACTIONS, f"{where}: ")
    hand = 0
    for kind, name in enumerate(ACTIONS):
        if name in counts:
            hand |= read_number(counts, name, 1, 1, MOST_CARDS) << kind * COUNT_BITS
    return hand


def read_seats(table: Table, value: Json, where: str) -> int:
    """Different seats, as bits."""
    bits = 0
    # A Python int: compared with an i64, a number that is too large for one raises something else when compiled.
    seats = int(table.seats)
    for seat in value if isinstance(value, list) else [None]:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats or bits >> seat & 1:
            raise PositionError(f"{where}: expected a list of different seats, not {value!r}")
        bits |= 1 << seat
    return bits
