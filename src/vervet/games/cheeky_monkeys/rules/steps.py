"""Which step of an effect comes next, if any is possible (CM-Q1, CM-Q2, CM-Q25 to CM-Q31, CM-Q41, CM-Q46)."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_DECK,
    BREAK,
    DESTROYER,
    DIGGER,
    EATER,
    EXCHANGE,
    MISFORTUNE,
    MONKEY_DECK,
    SHAMAN,
    TEMPTER,
    ZOMBIE_DECK,
)
from vervet.games.cheeky_monkeys.rules.decks import available
from vervet.games.cheeky_monkeys.rules.playing import receivers
from vervet.games.cheeky_monkeys.rules.table import MONKEY, REST, STEP, TRAINER, WHAT, WHOSE, Table


def next_step(table: Table) -> i64:
    """The number of the next step of the newest entry that is possible now; -1 when none is."""
    what = table.top(WHAT)
    step = table.top(STEP)
    seat = table.top(WHOSE)
    if what == MISFORTUNE:
        return next_unlucky(table, seat, step)
    if what == BREAK:
        return step if step < 2 and can_draw(table, seat) else -1
    if what == EXCHANGE:
        return next_exchange(table, step)
    if what == MONKEY + SHAMAN:
        return next_of_shaman(table, seat, step)
    if what == MONKEY + TEMPTER:
        return next_giver(table, seat, step)
    if what == MONKEY + DESTROYER:
        return next_of_destroyer(table, seat, step)
    if what == MONKEY + DIGGER:
        return step if step < 2 and can_receive(table, seat, ZOMBIE_DECK) else -1
    if what == MONKEY + EATER:
        return next_eaten(table, seat, step)
    return 0 if step == 0 else -1


def can_draw(table: Table, seat: i64) -> bool:
    """CM-58, CM-Q42: not when closed, not when out."""
    return table.plays(seat) and not table.is_closed(seat) and available(table, ACTION_DECK)


def can_receive(table: Table, seat: i64, deck: i64) -> bool:
    return table.plays(seat) and not table.is_closed(seat) and available(table, deck)


def next_unlucky(table: Table, seat: i64, step: i64) -> i64:
    """CM-Q41: each other player once, starting with the next; under one setting the caster comes last."""
    last = table.seats if table.caster_too else table.seats - 1
    while step < last:
        if can_receive(table, table.after(seat, step + 1), MONKEY_DECK):
            return step
        step += 1
    return -1


def next_exchange(table: Table, step: i64) -> i64:
    """CM-Q39: the second monkey arrives if it is under way to somebody who can receive it."""
    if step == 0:
        return 0
    target = table.top(TRAINER)
    possible = step == 1 and table.top(REST) != 0 and table.plays(target) and not table.is_closed(target)
    return 1 if possible else -1


def next_of_shaman(table: Table, seat: i64, step: i64) -> i64:
    """CM-46, CM-Q25: two monkeys (steps 0 and 1), then two action cards (2 and 3)."""
    if step < 2:
        if can_receive(table, seat, MONKEY_DECK):
            return step
        step = 2
    return step if step < 4 and can_draw(table, seat) else -1


def next_giver(table: Table, seat: i64, step: i64) -> i64:
    """CM-49, CM-Q26, CM-Q27: each other player who has a monkey; nobody gives to a closed trainer."""
    if table.is_closed(seat):
        return -1
    while step < table.seats - 1:
        if table.has_monkeys(table.after(seat, step + 1)):
            return step
        step += 1
    return -1


def next_of_destroyer(table: Table, seat: i64, step: i64) -> i64:
    """CM-52, CM-53: all action cards at once (step 0), then one monkey at a time (step 1)."""
    if step == 0 and table.hand_size(seat) > 0:
        return 0
    left = table.top(REST) | table.top(REST + 1)
    if left == 0 and not table.gives_itself:
        return -1
    return 1 if receivers(table, seat) != 0 else -1


def next_eaten(table: Table, seat: i64, step: i64) -> i64:
    """CM-H8: each other player who holds an action card."""
    while step < table.seats - 1:
        if table.hand_size(table.after(seat, step + 1)) > 0:
            return step
        step += 1
    return -1
