"""The board as numbers: spaces, directions, and a monkey with its lice packed into one integer.

Spaces are numbered row by row from the bottom, nine to a row, framed by walls around an 8x8 field: a1 is 10, b1 is
11, a2 is 19. A smaller board has walls in place of the missing spaces. A space holds WALL, EMPTY, or a monkey:

    bits 0-4 workers, 5-6 queens, 7-9 owner of those (0 nobody, else seat + 1), 10-13 one bit for each seat's spy,
    14-16 species (1 to 6), 17-21 number of the monkey, which tells monkeys of one species apart and means nothing else
"""

from typing import Final

from mypy_extensions import i64

STRIDE: Final = 9
SPACES: Final = 90
WALL: Final = -1
EMPTY: Final = 0

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final = ("north", "east", "south", "west")

QUEEN_SHIFT: Final = 5
OWNER_SHIFT: Final = 7
SPY_SHIFT: Final = 10
SPECIES_SHIFT: Final = 14
NUMBER_SHIFT: Final = 17
LICE: Final = (1 << SPECIES_SHIFT) - 1
RESIDENTS: Final = (1 << SPY_SHIFT) - 1
WITHOUT_NUMBER: Final = (1 << NUMBER_SHIFT) - 1
ONE_QUEEN: Final = 1 << QUEEN_SHIFT

SPY: Final = 1 << SPY_SHIFT

SPECIES: Final = ("", "gorilla", "baboon", "lemur", "capuchin", "howler", "tamarin")
GORILLA: Final = 1
BABOON: Final = 2
LEMUR: Final = 3
CAPUCHIN: Final = 4
HOWLER: Final = 5
TAMARIN: Final = 6
MOST_SPECIES: Final = 6

COLONY: Final = 3
EXCHANGE_PRICE: Final = 6


def space(file: i64, rank: i64) -> i64:
    """The number of a space; file and rank count from 0 at a1."""
    return (rank + 1) * STRIDE + file + 1


def space_name(place: int) -> str:
    return "abcdefgh"[place % STRIDE - 1] + str(place // STRIDE)


SPACE_NAMES: Final = {space(file, rank): "abcdefgh"[file] + str(rank + 1) for rank in range(8) for file in range(8)}


def step(way: i64) -> i64:
    """What one space in a direction adds to a space's number."""
    if way == NORTH:
        return STRIDE
    if way == EAST:
        return 1
    if way == SOUTH:
        return -STRIDE
    return -1


def workers(monkey: i64) -> i64:
    return monkey & 31


def queens(monkey: i64) -> i64:
    return monkey >> QUEEN_SHIFT & 3


def owner(monkey: i64) -> i64:
    """0 for nobody, else the seat plus 1."""
    return monkey >> OWNER_SHIFT & 7


def spies(monkey: i64) -> i64:
    return monkey >> SPY_SHIFT & 15


def species(monkey: i64) -> i64:
    return monkey >> SPECIES_SHIFT & 7


def number(monkey: i64) -> i64:
    return monkey >> NUMBER_SHIFT


def power(monkey: i64) -> i64:
    """IM-17: a worker counts 1, a queen 2."""
    return (monkey & 31) + 2 * (monkey >> QUEEN_SHIFT & 3)


def lice_of(seat: i64, worker_count: i64, queen_count: i64) -> i64:
    """The packed lice of a seat; nobody's when there are none."""
    if worker_count + queen_count == 0:
        return 0
    return worker_count | queen_count << QUEEN_SHIFT | (seat + 1) << OWNER_SHIFT


def spy_of(seat: i64) -> i64:
    """The bit of a seat's spy on a monkey."""
    return i64(SPY) << seat


def spy_count(monkey: i64) -> i64:
    bits = spies(monkey)
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3)


def owner_bit(monkey: i64) -> i64:
    """The bit of the seat whose workers and queens are here; 0 for nobody."""
    return i64(1) << owner(monkey) >> 1


def holders(monkey: i64) -> i64:
    """The bits of the seats that may spawn here: the owner, or without one whoever has a spy (IM-20, IM-51)."""
    return spies(monkey) if owner(monkey) == 0 else owner_bit(monkey)


def colonists(monkey: i64) -> i64:
    """The bits of the seats with a colony here: IM-35, or where a spy stands all who have a louse here (IM-52)."""
    if workers(monkey) + spy_count(monkey) < COLONY:
        return 0
    return owner_bit(monkey) | spies(monkey)


def lice_word(worker_count: int, queen_count: int) -> str:
    """`5w1q`; nothing where there are none."""
    return (f"{worker_count}w" if worker_count else "") + (f"{queen_count}q" if queen_count else "")
