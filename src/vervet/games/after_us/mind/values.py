"""What things are worth, in hundredths of a point: the one opinion behind forecasts, hints and bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.after_us.box.box import zeros
from vervet.games.after_us.box.words import COMPUTER, ENERGY, FLOWER, POINTS, RAGE
from vervet.games.after_us.rules.line import GAIN_KINDS
from vervet.games.after_us.rules.objects import is_in_play
from vervet.games.after_us.rules.table import Table

POINT: Final = 100
# This many points from the goal, the end is not felt yet.
FAR: Final = 50


def worths(table: Table) -> vec[i64]:
    """One of each resource, a point, and one rage. What can only be of use later fades as the goal comes near. The
    numbers are those that won most games against others like them."""
    left = min(max(table.box.goal - table.best_points(), 0), FAR)
    values = zeros(GAIN_KINDS)
    food: i64 = FLOWER
    while food < ENERGY:
        values[food] = 4 + left * 72 // FAR
        food += 1
    values[ENERGY] = 62 if is_in_play(table, COMPUTER) else 5 + left * 35 // FAR
    values[POINTS] = POINT
    values[RAGE] = 20 + left * 40 // FAR
    return values
