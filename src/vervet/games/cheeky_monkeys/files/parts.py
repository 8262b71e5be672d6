"""The parts that only this game's position files have, read and checked: cards, hands, one item for each seat."""

from collections.abc import Sequence

from vervet.core.document import PositionError, Reader
from vervet.core.excerpt import shown
from vervet.games.cheeky_monkeys.box.cards import ACTIONS, COUNT_BITS, MOST_CARDS
from vervet.games.cheeky_monkeys.rules.table import Table


def read_for_seats(document: Reader, name: str, length: int) -> list[object]:
    """A list with one item for each seat; if left out, a list of None."""
    if document.get(name) is None:
        return [None] * length
    value = document.items(name)
    if len(value) != length:
        raise document.wrong(name, f"a list of {length}, one for each seat")
    return value


def read_for_seat(document: Reader, name: str, seat: int, value: object, least: int, most: int) -> int:
    """A number from such a list."""
    return document.within({f"seat {seat}": value}, name, ()).number(f"seat {seat}", least, most)


def read_names(value: object, words: Sequence[str], where: str) -> list[int]:
    """The places of these names in a list of words."""
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(f"{where}: expected a list of names, not {shown(value)}")
    for item in value:
        if item not in words:
            raise PositionError(f"{where}: no card {shown(item)}")
    return [words.index(str(item)) for item in value]


def read_cards(table: Table, value: object, where: str) -> list[int]:
    """Different monkeys by name; None means no monkeys."""
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise PositionError(f"{where}: expected a list of monkeys such as sniper3, not {shown(value)}")
    for item in value:
        if item not in table.box.numbers:
            raise PositionError(f"{where}: no monkey {shown(item)}")
    if len(set(value)) != len(value):
        raise PositionError(f"{where}: a monkey is there twice")
    return [table.box.numbers[str(item)] for item in value]


def read_hand(document: Reader, name: str, seat: int, value: object) -> int:
    """Counts of action cards by name; None means an empty hand."""
    counts = document.within({} if value is None else value, f"{name}, seat {seat}", ())
    counts.only(ACTIONS)
    hand = 0
    for kind, card in enumerate(ACTIONS):
        if counts.has(card):
            hand |= counts.number(card, 1, MOST_CARDS) << kind * COUNT_BITS
    return hand


def read_seats(table: Table, document: Reader, name: str) -> int:
    """Different seats, as bits."""
    bits = 0
    value = document.get(name)
    # A Python int: comparing an i64 with a number too large for one raises something else when compiled.
    seats = int(table.seats)
    for seat in value if isinstance(value, list) else [None]:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < seats or bits >> seat & 1:
            raise document.wrong(name, "a list of different seats")
        bits |= 1 << seat
    return bits
