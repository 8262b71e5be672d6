"""Freak Destroyer: all action cards go out at once, then the monkeys one by one (CM-52, CM-53, CM-Q28 to CM-Q31)."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import bit_of, one, size_of
from vervet.games.cheeky_monkeys.rules.arrivals import move
from vervet.games.cheeky_monkeys.rules.inferences import carry_hints
from vervet.games.cheeky_monkeys.rules.memory import hand_out
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    BEHIND,
    HELD,
    PACKET,
    REST,
    ROW,
    SIZE,
    STAGE,
    STEP,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import tell_hand_out


def made(table: Table, step: i64) -> None:
    """Mark the newest entry before its step is carried out: what the step sets off goes above it, or removes it."""
    table.set_top(STEP, step)
    table.set_top(STAGE, BEHIND)


def unpacked(table: Table, seat: i64) -> i64:
    """The part of a hand that has not been put aside for anybody yet."""
    left = table.hand(seat)
    other: i64 = 0
    while other < table.seats:
        left -= table.stock[other * ROW + PACKET]
        other += 1
    return left


def put_aside(table: Table, seat: i64, kind: i64, other: i64) -> None:
    """CM-Q30: all cards go in one step, but the trainer says who gets each, one by one."""
    table.stock[other * ROW + PACKET] += one(kind)
    if unpacked(table, seat) == 0:
        deliver_packets(table, seat)


def deliver_packets(table: Table, seat: i64) -> None:
    """CM-52: everybody gets their packet face down, all at once."""
    made(table, 1)
    table.taught = True
    if len(table.hints) > 0:
        carry_hints(table, seat)
    hand_out(table, seat)
    other: i64 = 0
    while other < table.seats:
        packet = table.stock[other * ROW + PACKET]
        if packet != 0:
            count = size_of(packet)
            table.stock[other * ROW + PACKET] = 0
            table.stock[other * ROW + HELD] += packet
            table.stock[other * ROW + SIZE] += count
            if table.listening:
                tell_hand_out(table, seat, other, packet, count)
        other += 1


def monkeys_left(table: Table) -> i64:
    """CM-Q28, CM-Q29: the monkeys from the start that the newest entry still gives; under one setting, itself last."""
    left = table.top(REST)
    return left if left | table.top(REST + 1) != 0 else bit_of(table.top(ABOUT))


def pass_on(table: Table, seat: i64, card: i64, to: i64) -> None:
    """CM-53: one monkey to anybody who can receive it."""
    made(table, 1)
    move(table, seat, card, to, "destroyer")
