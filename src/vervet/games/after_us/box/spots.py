"""Places of frames in a line, and their names.

A line has up to five cards, `a` to `e`, and three rows. In a row each card has up to three closed frames of its own
and, at its right edge, the frame that it may form with its neighbour. A spot is one number that rises in the order of
resolution (AU-12): `row * 20 + card * 4 + frame`, where frame 3 is the joined one.

`b2` is the first frame of card b in row 2, `b2.2` its second, `bc2` the one that b and c form together.
"""

from typing import Final

from mypy_extensions import i64

ROWS: Final = 3
PLACES: Final = 5
INNER: Final = 3
PER_PLACE: Final = 4
PER_ROW: Final = 20
SPOTS: Final = 60
JOINED: Final = 3
HIGHEST_BIT: Final = 1 << 59


def _name(row: int, place: int, frame: int) -> str:
    letter = "abcde"[place]
    if frame == JOINED:
        return f"{letter}{'bcdef'[place]}{row + 1}"
    return f"{letter}{row + 1}" + (f".{frame + 1}" if frame else "")


SPOT_NAMES: Final = tuple(
    _name(row, place, frame) for row in range(ROWS) for place in range(PLACES) for frame in range(PER_PLACE)
)


def row_of(spot: i64) -> i64:
    return spot // PER_ROW


def place_of(spot: i64) -> i64:
    """The card's place, of a joined frame that of the left card."""
    return spot % PER_ROW // PER_PLACE


def bit_of(spot: i64) -> i64:
    """A bit for each spot. Not `1 << spot`: compiled, that 1 is an int of 32 bits, too few for rows 2 and 3."""
    return HIGHEST_BIT >> (SPOTS - 1 - spot)
