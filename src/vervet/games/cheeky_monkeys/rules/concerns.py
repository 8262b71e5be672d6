"""Whether what is about to happen concerns a player, so that they can let all other windows pass (CM-Q3).

Only what everybody sees counts, so letting a window pass gives nothing away.
"""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    DELIVERY,
    DESTROYER,
    DIGGER,
    EATER,
    HEAD,
    MISFORTUNE,
    NO_WAY,
    SHAMAN,
    SNATCHER,
    SOGGY,
    TAIL,
    TEMPTER,
    ZOMBIE_DECK,
)
from vervet.games.cheeky_monkeys.rules.explosions import fuses_lit
from vervet.games.cheeky_monkeys.rules.queue import BY_SHIFT, ON_SHIFT, ORDER_SHIFT
from vervet.games.cheeky_monkeys.rules.table import (
    ENDING,
    MONKEY,
    NUMBER,
    SECOND,
    SHOCK,
    STEP,
    TRAINER,
    WHAT,
    WHOSE,
    Table,
)


def concerns(table: Table, seat: i64) -> bool:
    """In an open window: whether the newest entry, or the end of the round, is about this player."""
    if table.depth == 0:
        return seat == table.active and table.phase == ENDING and fuses_lit(table, seat)
    what = table.top(WHAT)
    if what in (MISFORTUNE, MONKEY + TEMPTER, MONKEY + EATER) and reaches(table, seat):
        return True
    if table.top(WHOSE) == seat:
        # One's own card was one's own idea; one's own monkeys are trouble.
        return what in (SHOCK, MONKEY + SHAMAN, MONKEY + TEMPTER, MONKEY + DESTROYER, MONKEY + DIGGER)
    if what == MONKEY + DESTROYER:
        return not table.is_closed(seat)
    if what == MONKEY + SNATCHER:
        return has_parts(table, seat)
    if what in (SOGGY, DELIVERY):
        return table.top(SECOND) == seat
    if what == NO_WAY:
        return loses(table, table.top(SECOND), seat)
    return what < MONKEY and table.top(TRAINER) == seat


def reaches(table: Table, seat: i64) -> bool:
    """Whether an effect that goes around has yet to reach this player; whoever began it comes last, if at all."""
    whose = table.top(WHOSE)
    place = (seat - whose + table.seats) % table.seats
    if place == 0:
        return table.caster_too and table.top(WHAT) == MISFORTUNE
    return table.top(STEP) < place


def has_parts(table: Table, seat: i64) -> bool:
    kind: i64 = HEAD
    while kind <= TAIL:
        if table.row(seat, ZOMBIE_DECK) & table.box.masks[kind] != 0:
            return True
        kind += 1
    return False


def loses(table: Table, number: i64, seat: i64) -> bool:
    """Whether the action card of this number is the player's own, or does something for or to them."""
    index: i64 = 0
    while index < table.depth:
        if table.entry(index, NUMBER) == number:
            named = table.entry(index, WHAT) in (SOGGY, DELIVERY) and table.entry(index, SECOND) == seat
            return named or table.entry(index, WHOSE) == seat or table.entry(index, TRAINER) == seat
        index += 1
    index = 0
    while index < len(table.lasting):
        effect = table.lasting[index]
        if effect >> ORDER_SHIFT == number:
            return effect >> BY_SHIFT & 15 == seat or effect >> ON_SHIFT & 15 == seat
        index += 1
    return False
