"""Numbers from outside, checked before the rules see them.

A compiled method with an `i64` parameter refuses what does not fit before its first line runs, in the
compiler's words. So the methods that everybody may call take any object, check it here, and hand an `i64` on.
"""

from operator import index
from typing import Final

from mypy_extensions import i64

from vervet.core.excerpt import shown

MOST: Final = 2**63 - 1
SMALL: Final = 2**61
# The bits of a machine word: sets of seats are kept in one.
MOST_SEATS: Final = 64


class NumberError(ValueError):
    """A number that makes no sense: no seat, no seed, no action; the message says what was expected."""


def whole_number(value: object, least: int, most: int, expected: str) -> int:
    """The value as a whole number within bounds (numpy's integers are fine, truth values are not)."""
    if isinstance(value, int) and not isinstance(value, bool):
        if least <= value <= most:
            return value
    elif not isinstance(value, bool) and hasattr(value, "__index__"):
        return whole_number(index(value), least, most, expected)
    raise NumberError(f"expected {expected}, not {shown(value)}")


def seed_number(value: object) -> int:
    return whole_number(value, 0, MOST, "a seed from 0 to 2**63 - 1")


def seat_number(value: object, seats: i64) -> i64:
    if isinstance(value, int) and not isinstance(value, bool):
        # Unpacked once, and compared as machine words: every call of a state begins here.
        number: int = value
        if 0 <= number < MOST_SEATS:
            seat: i64 = number
            if seat < seats:
                return seat
    return whole_number(value, 0, seats - 1, f"a seat from 0 to {seats - 1}" if seats > 1 else "seat 0, the only one")


def action_number(value: object) -> i64:
    """A packed action as far as its size goes; what it means, and whether it is legal, is for the rules to say."""
    # Nearly all fit in a machine word with bits to spare, and comparing those is cheap.
    if isinstance(value, int) and not isinstance(value, bool):
        number: int = value
        if -SMALL <= number <= SMALL:
            return number
    return whole_number(value, -MOST - 1, MOST, "a packed action, a whole number of at most 63 bits")
