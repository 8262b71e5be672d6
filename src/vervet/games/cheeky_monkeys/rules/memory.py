"""What a seat knows about cards in other hands, because they were handed out face down (CM-52, CM-Q30).

A seat knows of cards that are certainly in another hand: those that it gave, and those that it had given to somebody
who then handed them on, if the other packets were too small for them. All of it follows from the record (`record.py`),
and is kept beside it because it is often needed. At a table that asks only those who can answer there are also hints
(`inferences.py`), which everybody gets.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import ACTION_KINDS, count_of, one, size_of
from vervet.games.cheeky_monkeys.rules.inferences import change_hints, drop_hints
from vervet.games.cheeky_monkeys.rules.record import (
    DRAWS,
    GIVES,
    PLAYS,
    begin_record,
    card_of,
    end_of_gifts,
    receiver_of,
    seat_of,
    what_of,
    write,
    write_all,
)
from vervet.games.cheeky_monkeys.rules.table import HELD, PACKET, ROW, SIZE, Table


def known(table: Table, knower: i64, holder: i64) -> i64:
    """The cards that a seat knows to be in another hand; there may be more."""
    return table.memory[knower * table.seats + holder] if len(table.memory) > 0 else 0


def shown(table: Table, holder: i64, giver: i64) -> i64:
    """The cards in a hand that the holder knows the giver knows about: their gifts, unless one like them was played."""
    hand: i64 = 0
    at: i64 = 0
    while at < len(table.record):
        entry = table.record[at]
        what, seat, kind = what_of(entry), seat_of(entry), card_of(entry)
        if what == GIVES and seat == giver and receiver_of(entry) == holder:
            hand += one(kind)
        elif what == GIVES and seat == holder:
            hand = 0
        elif what == PLAYS and seat == holder and count_of(hand, kind) > 0:
            hand -= one(kind)
        at += 1
    return hand


# Cards come and go.


def gain(table: Table, seat: i64, kind: i64) -> None:
    """A hand gains a card that only its holder sees."""
    table.stock[seat * ROW + HELD] += one(kind)
    table.stock[seat * ROW + SIZE] += 1
    change_hints(table, seat, -1, 1)
    if len(table.record) > 0:
        write(table, DRAWS, seat, 0, kind)


def lose(table: Table, seat: i64, kind: i64) -> None:
    """An action card leaves a hand openly: whoever knew of one like it now knows of one fewer."""
    table.stock[seat * ROW + HELD] -= one(kind)
    table.stock[seat * ROW + SIZE] -= 1
    change_hints(table, seat, kind, 0)
    if len(table.record) > 0:
        write(table, PLAYS, seat, 0, kind)
        learn_play(table, seat, kind)


def lose_all(table: Table, seat: i64) -> None:
    """All action cards leave a hand openly."""
    if len(table.record) > 0:
        write_all(table, PLAYS, seat, 0, table.hand(seat))
    empty(table, seat)


def hand_out(table: Table, seat: i64) -> None:
    """A seat gives everything away, as the packets say."""
    begin_record(table)
    packets = vec[i64]()
    other: i64 = 0
    while other < table.seats:
        packet = table.stock[other * ROW + PACKET]
        packets = append(packets, packet)
        write_all(table, GIVES, seat, other, packet)
        other += 1
    learn_gifts(table, seat, packets)
    empty(table, seat)


def empty(table: Table, seat: i64) -> None:
    """A hand is gone, and all that was known about it."""
    table.stock[seat * ROW + HELD] = 0
    table.stock[seat * ROW + SIZE] = 0
    if len(table.hints) > 0:
        drop_hints(table, seat)
    at = seat
    while at < len(table.memory):
        table.memory[at] = 0
        at += table.seats


# What is learnt from it.


def learn_play(table: Table, seat: i64, kind: i64) -> None:
    at = seat
    while at < len(table.memory):
        if count_of(table.memory[at], kind) > 0:
            table.memory[at] -= one(kind)
        at += table.seats


def learn_gifts(table: Table, giver: i64, packets: vec[i64]) -> None:
    """The giver knows all the packets. Whoever knew some of the cards knows in which packet they must be, if the
    others are too small for them; and everybody has seen their own."""
    total: i64 = 0
    knower: i64 = 0
    while knower < table.seats:
        total += size_of(packets[knower])
        knower += 1
    knower = 0
    while knower < table.seats:
        before = known(table, knower, giver)
        holder: i64 = 0
        while holder < table.seats:
            at = knower * table.seats + holder
            if knower == giver:
                table.memory[at] += packets[holder]
            elif before != 0 and holder != knower and packets[holder] != 0:
                elsewhere = total - size_of(packets[knower]) - size_of(packets[holder])
                table.memory[at] += certain(before, packets[knower], elsewhere)
            holder += 1
        table.memory[knower * table.seats + giver] = 0
        knower += 1


def certain(before: i64, own: i64, elsewhere: i64) -> i64:
    """Of each kind: what was there, minus one's own packet, and minus all that may be elsewhere."""
    hand: i64 = 0
    kind: i64 = 0
    while kind < ACTION_KINDS:
        count = count_of(before, kind) - count_of(own, kind) - elsewhere
        if count > 0:
            hand += one(kind) * count
        kind += 1
    return hand


def learn_all(table: Table) -> None:
    """What all seats know, from the whole record: for a position that was read, or a world that was dealt."""
    table.memory = vec[i64]([0 for _ in range(table.seats * table.seats if len(table.record) > 0 else 0)])
    at: i64 = 0
    while at < len(table.record):
        entry = table.record[at]
        if what_of(entry) == GIVES:
            end = end_of_gifts(table.record, at)
            packets = vec[i64]([0 for _ in range(table.seats)])
            while at < end:
                packets[receiver_of(table.record[at])] += one(card_of(table.record[at]))
                at += 1
            learn_gifts(table, seat_of(entry), packets)
        else:
            if what_of(entry) == PLAYS:
                learn_play(table, seat_of(entry), card_of(entry))
            at += 1
