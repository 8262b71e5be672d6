"""Freak Destroyer: all action cards go out at once, then the monkeys one by one (CM-52, CM-53, CM-Q28 to CM-Q31)."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.arrivals import move
from vervet.games.cheeky_monkeys.cards import ACTION_KINDS, bit_of, count_of, one, size_of
from vervet.games.cheeky_monkeys.table import (
    ABOUT,
    BEHIND,
    CONCLUDED,
    HELD,
    MOST_SEATS,
    PACKET,
    REST,
    ROW,
    SIZE,
    STAGE,
    STEP,
    Table,
)
from vervet.games.cheeky_monkeys.telling import tell_hand_out


def made(table: Table, step: i64) -> None:
    """Mark the newest entry before its step is carried out: what the step sets off comes above it, or removes it."""
    table.set_top(STEP, step)
    table.set_top(STAGE, BEHIND)


def unpacked(table: Table, seat: i64) -> i64:
    """What of a hand has not been put aside for anybody yet."""
    left = table.hand(seat)
    other: i64 = 0
    while other < table.seats:
        left -= table.stock[other * ROW + PACKET]
        other += 1
    return left


def put_aside(table: Table, seat: i64, kind: i64, other: i64) -> None:
    """CM-Q30: all cards go in one step, but the trainer says of one after the other who gets it."""
    table.stock[other * ROW + PACKET] += one(kind)
    if unpacked(table, seat) == 0:
        deliver_packets(table, seat)


def deliver_packets(table: Table, seat: i64) -> None:
    """CM-52: everybody gets his packet face down, all at once."""
    made(table, 1)
    table.taught = True
    total = table.hand_size(seat)
    conclude(table, seat, total)
    table.stock[seat * ROW + HELD] = 0
    table.stock[seat * ROW + SIZE] = 0
    table.forget_hand(seat)
    other: i64 = 0
    while other < table.seats:
        packet = table.stock[other * ROW + PACKET]
        if packet != 0:
            count = size_of(packet)
            table.stock[other * ROW + PACKET] = 0
            table.stock[other * ROW + HELD] += packet
            table.stock[other * ROW + SIZE] += count
            table.memory[seat * MOST_SEATS + other] += packet
            if table.listening:
                tell_hand_out(table, seat, other, packet, count)
        other += 1


def conclude(table: Table, seat: i64, total: i64) -> None:
    """Who knew of cards in a hand that is handed out knows of those that must be in a packet, because the others are
    too small to hold all of a kind."""
    knower: i64 = 0
    while knower < table.seats:
        at = knower * MOST_SEATS + seat
        known = table.memory[at] + table.memory[at + CONCLUDED]
        if known != 0 and knower != seat:
            own = table.stock[knower * ROW + PACKET]
            other: i64 = 0
            while other < table.seats:
                if other != knower and table.stock[other * ROW + PACKET] != 0:
                    elsewhere = total - size_of(own) - size_of(table.stock[other * ROW + PACKET])
                    table.memory[knower * MOST_SEATS + other + CONCLUDED] += certain(known, own, elsewhere)
                other += 1
        knower += 1


def certain(known: i64, own: i64, elsewhere: i64) -> i64:
    """Of each kind: what was known, without the own part, and without all that may be elsewhere."""
    hand: i64 = 0
    kind: i64 = 0
    while kind < ACTION_KINDS:
        count = count_of(known, kind) - count_of(own, kind) - elsewhere
        if count > 0:
            hand += one(kind) * count
        kind += 1
    return hand


def monkeys_left(table: Table) -> i64:
    """CM-Q28, CM-Q29: the monkeys of the beginning that the newest entry still gives; by a setting, itself last."""
    left = table.top(REST)
    return left if left | table.top(REST + 1) != 0 else bit_of(table.top(ABOUT))


def pass_on(table: Table, seat: i64, card: i64, to: i64) -> None:
    """CM-53: one monkey to anybody who can receive it."""
    made(table, 1)
    move(table, seat, card, to, "destroyer")
