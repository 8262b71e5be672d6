"""Who will win, roughly: a guess for a world that has been dealt, in which every hand is known.

A player's prospects are a sum of numbers for what lies in front of them and what they hold; their chance is their share
of everybody's exponentials. The numbers were fitted by maximum likelihood to the starts of 100,000 rounds played by the
heuristic, with two to six players; none of them is a rule.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_KINDS,
    BREAK,
    CHECK,
    CLOSED,
    DELIVERY,
    ESCAPE,
    EXCHANGE,
    GROUNDING,
    HEADSCRATCHER,
    JUGGLER,
    NO_WAY,
    PYROMANIAC,
    SNIPER,
    SOGGY,
    UNDEAD_JUGGLER,
    UNDEAD_PYROMANIAC,
    bit_count,
    count_of,
    size_of,
)
from vervet.games.cheeky_monkeys.mind.survival import AFTERLIFE, ALL_KNOWING, standing, survives
from vervet.games.cheeky_monkeys.rules.explosions import at_risk
from vervet.games.cheeky_monkeys.rules.table import SHOCK, WHAT, WHOSE, Table

CARD: Final = 0.17


def share(table: Table, seat: i64) -> float:
    """The seat's chance of winning, from 0 to 1."""
    total: float = 0.0
    mine: float = 0.0
    other: i64 = 0
    while other < table.seats:
        if table.plays(other):
            weight = (
                exp(prospects(table, other)) * standing(table, other, table.row(other, 1)) * endurance(table, other)
            )
            total += weight
            if other == seat:
                mine = weight
        other += 1
    return mine / total if total > 0.0 else 0.0


def endurance(table: Table, seat: i64) -> float:
    """The chance of living through the impending shocks."""
    chance: float = 1.0
    index: i64 = 0
    while index < table.depth:
        if table.entry(index, WHAT) == SHOCK and table.entry(index, WHOSE) == seat:
            alive = survives(table, ALL_KNOWING, seat, bit_count(at_risk(table, index)))
            chance *= alive + (1.0 - alive) * (AFTERLIFE if table.rising else 0.0)
        index += 1
    return chance


def prospects(table: Table, seat: i64) -> float:
    hand = table.hand(seat)
    return of_hand(hand) + of_shocks(table, seat, hand) + of_fuses(table, seat, hand)


def of_hand(hand: i64) -> float:
    """Every card counts, and the first of its kind counts more or less than another."""
    value = CARD * float(size_of(hand))
    kind: i64 = 0
    while kind < ACTION_KINDS:
        if count_of(hand, kind) > 0:
            value += of_kind(kind)
        kind += 1
    return value


def of_kind(kind: i64) -> float:
    if kind in (ESCAPE, DELIVERY):
        return 0.15
    if kind == BREAK:
        return 0.11
    if kind in (NO_WAY, GROUNDING, CLOSED):
        return 0.07
    if kind in (SOGGY, CHECK):
        return -0.13
    return -0.07 if kind == EXCHANGE else 0.0


def of_shocks(table: Table, seat: i64, hand: i64) -> float:
    """Snipers and Headscratchers: the halves of a deadly pair, worse without an answer in hand."""
    snipers = table.of_kind(seat, SNIPER)
    scratchers = bit_count(table.of_kind(seat, HEADSCRATCHER))
    value: float = 0.0
    if snipers != 0:
        value -= 0.29 if answered(hand, 1) else 0.55
    if scratchers > 0:
        value -= 0.26 * float(min(scratchers, i64(3))) + (0.0 if answered(hand, scratchers) else 0.23)
    if snipers != 0 and scratchers > 0:
        value += 0.21
    if seat == table.active and can_send(hand) and has_victim(table, seat, snipers, scratchers):
        value += 0.22
    return value


def answered(hand: i64, shocks: i64) -> bool:
    """Whether a hand survives a shock that puts this many Headscratchers at risk."""
    return count_of(hand, ESCAPE) > 0 or count_of(hand, GROUNDING) >= shocks


def can_send(hand: i64) -> bool:
    return count_of(hand, DELIVERY) > 0 or count_of(hand, EXCHANGE) > 0


def has_victim(table: Table, seat: i64, snipers: i64, scratchers: i64) -> bool:
    """Whether one of the seat's monkeys would kill somebody who has no answer."""
    other: i64 = 0
    while other < table.seats:
        if other != seat and table.living >> other & 1 != 0:
            theirs = bit_count(table.of_kind(other, HEADSCRATCHER))
            hand = table.hand(other)
            if table.of_kind(other, SNIPER) != 0:
                if scratchers > 0 and not answered(hand, 1):
                    return True
            elif snipers != 0 and theirs > 0 and not answered(hand, theirs):
                return True
        other += 1
    return False


def of_fuses(table: Table, seat: i64, hand: i64) -> float:
    """Pyromaniacs and Jugglers without a Sniper: one half of the pair, or burning fuses."""
    if table.of_kind(seat, SNIPER) != 0:
        return 0.0
    masks = table.box.masks
    zombies = table.row(seat, 1)
    pyromaniac = table.of_kind(seat, PYROMANIAC) | zombies & masks[UNDEAD_PYROMANIAC] != 0
    juggler = table.of_kind(seat, JUGGLER) | zombies & masks[UNDEAD_JUGGLER] != 0
    if not pyromaniac or not juggler:
        return -0.28 if pyromaniac or juggler else 0.0
    value: float = -0.55
    if count_of(hand, SOGGY) > 0:
        value += 0.23
    if seat == table.active:
        value -= 0.19
        if not can_end_fuses(hand):
            value -= 0.26
    return value


def can_end_fuses(hand: i64) -> bool:
    return can_send(hand) or count_of(hand, SOGGY) + count_of(hand, ESCAPE) + count_of(hand, CHECK) > 0
