"""The queue of effects, newest first (CM-34 to CM-40, CM-Q1): what leaves it, and what No Way can stop."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import ACTION_DECK, CLOSED, EXCHANGE, PILE, SOGGY, bit_of, deck_of
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    MONKEY,
    NUMBER,
    REST,
    SECOND,
    SHOCK,
    WHAT,
    WHOSE,
    WIDTH,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import tell_lost, tell_over, tell_stop, tell_stopped_lasting, tell_struck

# A lasting effect is one number: the kind of its card, the seat it is on, who played it, and its number in the order.
ON_SHIFT: Final = 4
BY_SHIFT: Final = 8
ORDER_SHIFT: Final = 12


def last_action(table: Table) -> i64:
    """CM-Q9: the number of the most recently played action card whose effect is not over; 0 when there is none."""
    best: i64 = 0
    index: i64 = 0
    while index < table.depth:
        best = max(best, table.entry(index, NUMBER))
        index += 1
    index = 0
    while index < len(table.lasting):
        best = max(best, table.lasting[index] >> ORDER_SHIFT)
        index += 1
    return best


def stop(table: Table, number: i64, by: i64) -> None:
    """CM-54, CM-Q13: the card of this number has no effect from now on; what is done stays done."""
    index: i64 = 0
    while index < table.depth:
        if table.entry(index, NUMBER) == number:
            if table.listening:
                tell_stop(table, index, by)
            discard_action(table, index)
            return
        index += 1
    index = 0
    while index < len(table.lasting):
        if table.lasting[index] >> ORDER_SHIFT == number:
            if table.listening:
                tell_stopped_lasting(table, table.lasting[index], by)
            remove_lasting(table, index)
            return
        index += 1


def discard_action(table: Table, index: i64) -> None:
    """CM-26: an action card leaves the queue for its pile; a monkey still under way with it is lost (CM-Q39)."""
    queue = table.queue
    at = index * WIDTH
    kind = queue[at + WHAT]
    under_way = kind == EXCHANGE and queue[at + REST] != 0
    monkey = queue[at + SECOND]
    table.drop(index)
    table.push_card(ACTION_DECK + PILE, kind)
    if under_way:
        table.discard(monkey)
        if table.listening:
            tell_lost(table, monkey)


def finish_action(table: Table) -> None:
    """The newest entry, an action card, is over."""
    if table.listening:
        tell_over(table)
    discard_action(table, table.depth - 1)


def strike(table: Table, card: i64, rule: str) -> None:
    """CM-38, CM-Q24: a monkey has left its trainer; its effect, its shock and its place in a Destroyer's go too."""
    queue = table.queue
    deck = deck_of(card)
    bit = bit_of(card)
    index = table.depth - 1
    while index >= 0:
        at = index * WIDTH
        if queue[at + WHAT] >= MONKEY:
            queue[at + REST + deck] &= ~bit
            if queue[at + ABOUT] == card:
                if table.listening:
                    tell_struck(table, index, rule)
                table.drop(index)
        index -= 1


def strike_all(table: Table, seat: i64) -> None:
    """CM-Q42: the effects of all monkeys of a seat leave the queue; its action cards stay."""
    index = table.depth - 1
    while index >= 0:
        if table.entry(index, WHAT) >= MONKEY and table.entry(index, WHOSE) == seat:
            # A player who has blown up is not spared the other shocks: nothing is told of those.
            if table.listening and table.entry(index, WHAT) != SHOCK:
                tell_struck(table, index, "CM-Q42")
            table.drop(index)
        index -= 1


def impending_shock(table: Table) -> i64:
    """The place in the queue of the newest shock; -1 when none impends."""
    index = table.depth - 1
    while index >= 0:
        if table.entry(index, WHAT) == SHOCK:
            return index
        index -= 1
    return -1


# Effects that last to the end of the round (CM-19, CM-58, CM-H1).


def add_lasting(table: Table, kind: i64, on: i64, by: i64, number: i64) -> None:
    table.lasting = append(table.lasting, kind | on << ON_SHIFT | by << BY_SHIFT | number << ORDER_SHIFT)
    count_lasting(table)


def remove_lasting(table: Table, index: i64) -> None:
    kept = vec[i64]()
    at: i64 = 0
    while at < len(table.lasting):
        if at != index:
            kept = append(kept, table.lasting[at])
        at += 1
    table.lasting = kept
    count_lasting(table)


def end_lasting_on(table: Table, seat: i64) -> None:
    """CM-Q43: those on an eliminated player are over."""
    index = i64(len(table.lasting)) - 1
    while index >= 0:
        if table.lasting[index] >> ON_SHIFT & 15 == seat:
            remove_lasting(table, index)
        index -= 1


def count_lasting(table: Table) -> None:
    """Who is closed, and whose fuses are soggy."""
    table.closed = 0
    table.soggy = 0
    index: i64 = 0
    while index < len(table.lasting):
        effect = table.lasting[index]
        bit = i64(1) << (effect >> ON_SHIFT & 15)
        if effect & 15 == CLOSED:
            table.closed |= bit
        elif effect & 15 == SOGGY:
            table.soggy |= bit
        index += 1
