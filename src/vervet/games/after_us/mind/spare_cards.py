"""The cards of a line that one would miss least, or most."""

from mypy_extensions import i64

from vervet.games.after_us.box.box import NONE
from vervet.games.after_us.mind.powers import powers_of
from vervet.games.after_us.rules.table import LAST, Table


def weakest(table: Table, seat: i64) -> i64:
    """The card of the line one would miss least; when the game is over, one of the highest level, for its points."""
    return highest(table, seat) if table.phase == LAST else by_power(table, seat, 0, -1)


def weakest_with_pile(table: Table, seat: i64) -> i64:
    """The weakest card of the line that is no Tamarin; NONE when all are."""
    return by_power(table, seat, 1, -1)


def strongest(table: Table, seat: i64) -> i64:
    """The best card of the line that is no Tamarin; NONE when all are."""
    return by_power(table, seat, 1, 1)


def by_power(table: Table, seat: i64, least_level: i64, sign: i64) -> i64:
    """The card of the line of at least some level with most power (1) or least (-1); the first of equals."""
    powers = powers_of(table.box).cards
    best: i64 = NONE
    place: i64 = 0
    while place < table.places(seat):
        card = table.card_at(seat, place)
        if card != NONE and table.box.level[card] >= least_level:
            if best == NONE or (powers[card] - powers[best]) * sign > 0:
                best = card
        place += 1
    return best


def highest(table: Table, seat: i64) -> i64:
    """The card of the line of the highest level; the first of equals."""
    best: i64 = NONE
    place: i64 = 0
    while place < table.places(seat):
        card = table.card_at(seat, place)
        if card != NONE and (best == NONE or table.box.level[card] > table.box.level[best]):
            best = card
        place += 1
    return best
