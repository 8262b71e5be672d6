"""What a window is about for a player: whether it concerns them, is about a card of their own, or about somebody's
life; so that they can let all other windows pass (CM-Q3).

Only what everybody sees counts, so letting a window pass gives nothing away.
"""

from typing import Final

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
from vervet.games.cheeky_monkeys.rules.explosions import all_at_risk, fuses_lit
from vervet.games.cheeky_monkeys.rules.queue import BY_SHIFT, ON_SHIFT, ORDER_SHIFT
from vervet.games.cheeky_monkeys.rules.table import (
    ANNOUNCED,
    BETWEEN,
    ENDING,
    MONKEY,
    NUMBER,
    SECOND,
    SHOCK,
    STAGE,
    STEP,
    TRAINER,
    WHAT,
    WHOSE,
    Table,
)

# A Shaman brings so many monkeys before it brings cards (CM-46).
SHAMAN_MONKEYS: Final = 2


def concerns(table: Table, seat: i64) -> bool:
    """In an open window: whether the newest entry, or the end of the round, is about this player."""
    if table.depth == 0:
        doomed = fuses_lit(table, seat) and table.soggy >> seat & 1 == 0
        return seat == table.active and table.phase == ENDING and doomed
    what = table.top(WHAT)
    # Whoever owes a Tempter a monkey is asked for it in any case, and no card of theirs could change that.
    if what in (MISFORTUNE, MONKEY + EATER) and reaches(table, seat):
        return True
    if table.top(WHOSE) == seat:
        return is_trouble(table, what)
    if what == MONKEY + DESTROYER:
        return table.top(STAGE) != BETWEEN and not table.is_closed(seat)
    if what == MONKEY + SNATCHER:
        return has_parts(table, seat)
    if what in (SOGGY, DELIVERY):
        return table.top(SECOND) == seat
    if what == NO_WAY:
        return loses(table, table.top(SECOND), seat)
    return what < MONKEY and table.top(TRAINER) == seat


def is_trouble(table: Table, what: i64) -> bool:
    """One's own card was one's own idea; one's own monkeys are trouble, as long as others may still come of it."""
    if what == MONKEY + SHAMAN:
        return table.top(STEP) < SHAMAN_MONKEYS
    if what == MONKEY + DESTROYER:
        return table.top(STAGE) != BETWEEN
    return what in (SHOCK, MONKEY + TEMPTER, MONKEY + DIGGER)


def reaches(table: Table, seat: i64) -> bool:
    """Whether an effect that goes around will reach this player; once it is going, whether they are the next. Whoever
    began it comes last, if at all."""
    whose = table.top(WHOSE)
    place = (seat - whose + table.seats) % table.seats
    if place == 0:
        if not table.caster_too or table.top(WHAT) != MISFORTUNE:
            return False
        place = table.seats
    if table.top(STAGE) != BETWEEN:
        return table.top(STEP) < place
    following = table.top(STEP) + 1
    while following < place and not table.plays(table.after(whose, following)):
        following += 1
    return following == place


def is_own(table: Table, seat: i64) -> bool:
    """Whether the newest entry is an action card that this player has played."""
    return table.depth > 0 and table.top(WHAT) < MONKEY and table.top(WHOSE) == seat


def is_vital(table: Table) -> bool:
    """Whether a card is announced while somebody is about to blow up: it may be what saves them."""
    if table.depth == 0 or table.top(WHAT) >= MONKEY or table.top(STAGE) != ANNOUNCED:
        return False
    return all_at_risk(table) != 0 or (table.phase == ENDING and fuses_lit(table, table.active))


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
