"""Where a search through a line has been: no need to go on twice from one place with the same resources."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.rng import mix
from vervet.games.after_us.box.box import zeros
from vervet.games.after_us.box.words import ENERGY, FLOWER, FRUIT, GRAIN, RAGE

# A small table that forgets: a later place may take the room of an earlier one, which costs time but no truth.
ROOM: Final = 1024
# A key holds the place (6 bits), the rage (7) and four resources (12 each); whoever has more is simply not remembered.
MOST_RESOURCE: Final = 4095
MOST_RAGE: Final = 127
UNKNOWN: Final = -1


class Visited:
    """The best value with which each place was reached, for given resources and rage."""

    def __init__(self) -> None:
        self.keys: vec[i64] = zeros(ROOM)
        self.values: vec[i64] = zeros(ROOM)
        self.searches: vec[i64] = zeros(ROOM)
        self.search: i64 = 0

    def begin(self) -> None:
        """A new search: what earlier ones saw no longer counts."""
        self.search += 1

    def is_worse(self, place: i64, stock: vec[i64], value: i64) -> bool:
        """Whether the search has gone on from here with as much or more; if not, it is remembered that it does now."""
        key = key_of(place, stock)
        if key == UNKNOWN:
            return False
        at = mix(key) & (ROOM - 1)
        met = self.searches[at] == self.search and self.keys[at] == key
        if met and self.values[at] >= value:
            return True
        self.searches[at] = self.search
        self.keys[at] = key
        self.values[at] = value
        return False


def key_of(place: i64, stock: vec[i64]) -> i64:
    """One number for a place, resources and rage; points matter only for the value."""
    most = max(stock[FLOWER], stock[FRUIT], stock[GRAIN], stock[ENERGY])
    if most > MOST_RESOURCE or stock[RAGE] > MOST_RAGE:
        return UNKNOWN
    key = place << 7 | stock[RAGE]
    key = key << 12 | stock[FLOWER]
    key = key << 12 | stock[FRUIT]
    key = key << 12 | stock[GRAIN]
    return key << 12 | stock[ENERGY]
