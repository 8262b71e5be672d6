"""Monkeys come to a trainer, one at a time, and leave again (CM-17, CM-24, CM-38, CM-39, CM-Q8, CM-Q23, CM-Q24)."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    DESTROYER,
    DIGGER,
    EATER,
    HEAD,
    HEADSCRATCHER,
    SHAMAN,
    SNIPER,
    TAIL,
    ZOMBIE_DECK,
    bit_count,
    bit_of,
    deck_of,
)
from vervet.games.cheeky_monkeys.rules.decks import available, take_top
from vervet.games.cheeky_monkeys.rules.explosions import impend
from vervet.games.cheeky_monkeys.rules.queue import strike
from vervet.games.cheeky_monkeys.rules.table import LEGENDARY, LYING, MONKEY, REST, ROW, SPENT, Table
from vervet.games.cheeky_monkeys.rules.telling import (
    tell_arrive,
    tell_effect,
    tell_held_back,
    tell_no_card,
    tell_removed,
    tell_win,
)


def arrive(table: Table, seat: i64, card: i64, cause: str, other: i64) -> None:
    """A monkey comes under a trainer's control: its shock or its effect goes on top of the queue."""
    table.stock[seat * ROW + LYING + deck_of(card)] |= bit_of(card)
    table.arrivals += 1
    if table.listening:
        tell_arrive(table, seat, card, cause, other)
    kind = table.box.kinds[card]
    if kind == SNIPER:
        # CM-Q20: another Sniper makes all Headscratchers of the trainer dangerous again.
        table.grounded &= ~table.of_kind(seat, HEADSCRATCHER)
        impend(table, seat, card)
    elif kind == HEADSCRATCHER:
        impend(table, seat, card)
    elif (kind >= SHAMAN and kind <= DESTROYER) or (kind >= DIGGER and kind <= EATER):
        trigger(table, seat, card, kind)
    elif kind >= HEAD and kind <= TAIL:
        see_legend(table, seat)


def trigger(table: Table, seat: i64, card: i64, kind: i64) -> None:
    """CM-Q8: at most once in a round for the same trainer, and never past the limit of arrivals."""
    spent = seat * ROW + SPENT + deck_of(card)
    if table.stock[spent] & bit_of(card) != 0 or table.arrivals > table.arrival_limit:
        if table.listening:
            tell_held_back(table, seat, card)
        return
    table.stock[spent] |= bit_of(card)
    table.push(MONKEY + kind, seat, card, -1)
    if kind == DESTROYER:
        # CM-Q29: the effect begins with the arrival, so what lies here now is what will be given.
        table.set_top(REST, table.row(seat, 0) & ~bit_of(card))
        table.set_top(REST + 1, table.row(seat, 1))
    if table.listening:
        tell_effect(table, seat, card)


def see_legend(table: Table, seat: i64) -> None:
    """CM-72, CM-Q55: five different parts in front of a zombie, with two living opponents."""
    if table.undead >> seat & 1 == 0 or bit_count(table.living) < 2:
        return
    row = table.row(seat, ZOMBIE_DECK)
    kind: i64 = HEAD
    while kind <= TAIL:
        if row & table.box.masks[kind] == 0:
            return
        kind += 1
    table.end(seat, LEGENDARY)
    if table.listening:
        tell_win(table)


def leave(table: Table, seat: i64, card: i64, rule: str) -> None:
    """A monkey leaves its trainer: its marker, its effect (by the rule given) and its shock go with it."""
    table.stock[seat * ROW + LYING + deck_of(card)] &= ~bit_of(card)
    if deck_of(card) == 0:
        table.grounded &= ~bit_of(card)
    if table.depth > 0:
        strike(table, card, rule)


def remove(table: Table, seat: i64, card: i64, rule: str) -> None:
    """A monkey leaves play for its discard pile (CM-26)."""
    if table.listening:
        tell_removed(table, seat, card, rule)
    leave(table, seat, card, "CM-38")
    table.discard(card)


def move(table: Table, seat: i64, card: i64, to: i64, cause: str) -> None:
    """A monkey changes trainers."""
    leave(table, seat, card, "CM-Q24")
    arrive(table, to, card, cause, seat)


def receive(table: Table, seat: i64, deck: i64, cause: str) -> None:
    """The top card of a deck goes to a trainer."""
    if not available(table, deck):
        if table.listening:
            tell_no_card(table, seat, deck)
        return
    arrive(table, seat, take_top(table, deck), cause, -1)
