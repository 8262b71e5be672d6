"""What things are worth to a seat, in hundredths of a point: the one opinion behind forecasts, hints and bots."""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.after_us.objects import is_in_play
from vervet.games.after_us.table import Table
from vervet.games.after_us.words import COMPUTER, ENERGY, FLOWER, FRUIT, GRAIN, POINTS, RAGE

POINT = 100


def best_points(table: Table) -> i64:
    """The score of whoever leads, the King included."""
    best: i64 = 0
    board: i64 = 0
    while board < table.seats + (i64(1) if table.solo else i64(0)):
        if table.points(board) > best:
            best = table.points(board)
        board += 1
    return best


def worths(table: Table, seat: i64) -> vec[i64]:
    """One of each resource, a point, and one rage. What can only be of use later fades as the goal comes near."""
    left = table.box.goal - best_points(table)
    if left < 0:
        left = 0
    if left > 50:
        left = 50
    values = vec[i64]([0, 0, 0, 0, 0, 0])
    for food in (FLOWER, FRUIT, GRAIN):
        values[food] = 4 + left
    values[ENERGY] = 70 if is_in_play(table, COMPUTER) else 4 + left * 7 // 10
    values[POINTS] = POINT
    values[RAGE] = 20 + left * 4 // 5
    return values
