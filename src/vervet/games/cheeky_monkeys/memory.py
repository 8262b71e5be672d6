"""What seats know of cards in other hands, because a Destroyer's trainer handed them out face down (CM-52, CM-Q30).

Two kinds of knowledge are kept, each a hand of cards that are there at least. Given: what a seat gave to a holder; both
know it. Concluded: what a seat knows to have gone through somebody's hands to a holder, because it had given him the
cards before and the other packets were too small for them; the seat and that somebody know it, the holder does not.
Conclusions from conclusions, and what several hands hold together, are not kept. At a table that asks only those who
can answer there are also hints (`hints.py`), which everybody gets.
"""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.cards import ACTION_KINDS, count_of, one, size_of
from vervet.games.cheeky_monkeys.hints import change_hints, drop_hints
from vervet.games.cheeky_monkeys.table import HELD, PACKET, ROW, SIZE, Table


def given_at(table: Table, giver: i64, holder: i64) -> i64:
    """The place of what a seat gave to a holder."""
    return giver * table.seats + holder


def concluded_at(table: Table, knower: i64, through: i64, holder: i64) -> i64:
    """The place of what a seat knows to have gone through somebody's hands to a holder."""
    return ((1 + knower) * table.seats + through) * table.seats + holder


def known(table: Table, knower: i64, holder: i64) -> i64:
    """All cards that a seat knows to be in another hand, at least."""
    total = table.memory[given_at(table, knower, holder)]
    through: i64 = 0
    while through < table.seats:
        total += table.memory[concluded_at(table, knower, through, holder)]
        through += 1
    return total


def gain(table: Table, seat: i64, kind: i64) -> None:
    """A hand gains a card that only its holder sees."""
    table.stock[seat * ROW + HELD] += one(kind)
    table.stock[seat * ROW + SIZE] += 1
    change_hints(table, seat, -1, 1)


def lose(table: Table, seat: i64, kind: i64) -> None:
    """An action card leaves a hand openly: who knew of one like it knows of one less."""
    table.stock[seat * ROW + HELD] -= one(kind)
    table.stock[seat * ROW + SIZE] -= 1
    change_hints(table, seat, kind, 0)
    if not table.remembered:
        return
    at = seat
    while at < len(table.memory):
        if count_of(table.memory[at], kind) > 0:
            table.memory[at] -= one(kind)
        at += table.seats


def forget_hand(table: Table, seat: i64) -> None:
    """A seat has nothing left of what others knew."""
    table.stock[seat * ROW + HELD] = 0
    table.stock[seat * ROW + SIZE] = 0
    if len(table.hints) > 0:
        drop_hints(table, seat)
    at = seat
    while table.remembered and at < len(table.memory):
        table.memory[at] = 0
        at += table.seats


def remember_packets(table: Table, seat: i64) -> None:
    """A seat hands out everything, as the packets say: it knows what it gave, and others draw their conclusions."""
    if table.remembered:
        conclude(table, seat)
    forget_hand(table, seat)
    other: i64 = 0
    while other < table.seats:
        table.memory[given_at(table, seat, other)] += table.stock[other * ROW + PACKET]
        other += 1
    table.remembered = True


def conclude(table: Table, seat: i64) -> None:
    """Who has given the seat some cards knows in which packet they must be, if the others are too small for them."""
    total = table.hand_size(seat)
    knower: i64 = 0
    while knower < table.seats:
        given = table.memory[given_at(table, knower, seat)]
        if given != 0:
            own = table.stock[knower * ROW + PACKET]
            holder: i64 = 0
            while holder < table.seats:
                packet = table.stock[holder * ROW + PACKET]
                if holder != knower and packet != 0:
                    elsewhere = total - size_of(own) - size_of(packet)
                    table.memory[concluded_at(table, knower, seat, holder)] += certain(given, own, elsewhere)
                holder += 1
        knower += 1


def certain(given: i64, own: i64, elsewhere: i64) -> i64:
    """Of each kind: what was given, without the own part, and without all that may be elsewhere."""
    hand: i64 = 0
    kind: i64 = 0
    while kind < ACTION_KINDS:
        count = count_of(given, kind) - count_of(own, kind) - elsewhere
        if count > 0:
            hand += one(kind) * count
        kind += 1
    return hand


def forget_what_is_not_known(world: Table, seat: i64) -> None:
    """For a world dealt for a seat: of what others know only what the seat knows them to know."""
    if not world.remembered:
        return
    giver: i64 = 0
    while giver < world.seats:
        holder: i64 = 0
        while holder < world.seats:
            if giver != seat and holder != seat:
                # What the seat knows to have gone from one to the other, the giver knows as well.
                gone = world.memory[concluded_at(world, seat, giver, holder)]
                world.memory[given_at(world, giver, holder)] = gone
            through: i64 = 0
            while through < world.seats:
                if giver != seat and through != seat:
                    world.memory[concluded_at(world, giver, through, holder)] = 0
                through += 1
            holder += 1
        giver += 1
