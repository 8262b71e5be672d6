"""What No Way is worth: how much a seat wants an action card stopped."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    BREAK,
    DELIVERY,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    MISFORTUNE,
    NO_WAY,
    SOGGY,
)
from vervet.games.cheeky_monkeys.mind.prices import KILL, LIFE
from vervet.games.cheeky_monkeys.mind.shares import change_of_own, without
from vervet.games.cheeky_monkeys.mind.survival import (
    chance_of_shock,
    hit,
)
from vervet.games.cheeky_monkeys.rules.explosions import at_risk, fuses_lit
from vervet.games.cheeky_monkeys.rules.queue import impending_shock
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    ENDING,
    NUMBER,
    SECOND,
    STEP,
    TRAINER,
    WHAT,
    WHOSE,
    Table,
)


def endangered(table: Table) -> i64:
    """Who is about to suffer a shock; -1 when nobody is."""
    index = impending_shock(table)
    return table.entry(index, WHOSE) if index >= 0 and at_risk(table, index) != 0 else -1


def worth_stopping(table: Table, seat: i64, number: i64) -> float:
    """How much the seat wants the action card of this number stopped; below 0 when it wants the card to go ahead."""
    index: i64 = 0
    while index < table.depth:
        if table.entry(index, NUMBER) == number:
            if table.entry(index, WHAT) == NO_WAY:
                return -worth_stopping(table, seat, table.entry(index, SECOND))
            return -worth_of_card(table, seat, index)
        index += 1
    index = 0
    while index < len(table.lasting):
        effect = table.lasting[index]
        if effect >> 12 == number:
            return worth_ending(table, seat, effect & 15, effect >> 4 & 15)
        index += 1
    return 0.0


def worth_ending(table: Table, seat: i64, kind: i64, on: i64) -> float:
    """Soggy Fuses or a holiday in force: ending the former at the last moment blows somebody up."""
    if on == seat:
        return -KILL
    if kind == SOGGY and on == table.active and table.phase == ENDING and fuses_lit(table, on):
        return KILL
    return 0.0


def worth_of_card(table: Table, seat: i64, index: i64) -> float:
    """What an action card in the queue does for the seat."""
    kind = table.entry(index, WHAT)
    whose = table.entry(index, WHOSE)
    if kind == GROUNDING:
        return saving(seat, table.entry(index, TRAINER))
    if kind == ESCAPE:
        saved = endangered(table) == whose or (table.phase == ENDING and fuses_lit(table, whose))
        return saving(seat, whose) if saved else 0.0
    if kind == SOGGY:
        on = table.entry(index, SECOND)
        return saving(seat, on) if on == table.active and fuses_lit(table, on) else 0.0
    if kind == MISFORTUNE:
        if whose == seat:
            return 0.05
        return -chance_of_shock(table, seat, seat, table.row(seat, 0)) - 0.02
    if kind == BREAK:
        return 0.05 if whose == seat else -0.09
    if kind == DELIVERY:
        return worth_of_gift(table, seat, whose, table.entry(index, ABOUT), table.entry(index, SECOND))
    if kind == EXCHANGE:
        return worth_of_swap(table, seat, whose, index)
    return 0.0


def saving(seat: i64, saved: i64) -> float:
    return LIFE if saved == seat else -KILL


def worth_of_gift(table: Table, seat: i64, whose: i64, card: i64, to: i64) -> float:
    """A monkey on its way to a player, as the seat sees it."""
    if table.trainer(card) < 0:
        return 0.0
    if to == seat:
        return change_of_own(table, seat, hit(table, seat, seat, table.row(seat, 0), table.row(seat, 1), card))
    return 0.1 if whose == seat else 0.0


def worth_of_swap(table: Table, seat: i64, whose: i64, index: i64) -> float:
    """An exchange that takes a monkey from the seat and gives it another, or that the seat itself has played."""
    if whose == seat:
        return 0.1
    given = table.entry(index, SECOND)
    taken = table.entry(index, ABOUT)
    if table.entry(index, TRAINER) != seat or given < 0 or table.entry(index, STEP) > 0:
        return 0.0
    mine = hit(table, seat, seat, without(table, seat, 0, taken), without(table, seat, 1, taken), given)
    return change_of_own(table, seat, mine)
