"""What seats know of cards in other hands, because a Destroyer's trainer handed them out face down (CM-52, CM-Q30).

Two kinds of knowledge are kept, each a hand of cards that are there at least. Given: what a seat gave to a holder; both
know it. Concluded: what a seat knows to have gone through somebody's hands to a holder, because it had given him the
cards before and the other packets were too small for them; the seat and that somebody know it, the holder does not.
Everybody knows how many cards went from hand to hand: `passed` says how many of them are still there at least.
Conclusions from conclusions, and what several hands hold together, are not kept. At a table that asks only those who
can answer there are also hints (`hints.py`), which everybody gets.
"""

from mypy_extensions import i64

from vervet.core.rng import Random
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
        if at < len(table.passed) and table.passed[at] > 0:
            table.passed[at] -= 1
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
        if at < len(table.passed):
            table.passed[at] = 0
        at += table.seats


def remember_packets(table: Table, seat: i64) -> None:
    """A seat hands out everything, as the packets say: it knows what it gave, and others draw their conclusions."""
    if table.remembered:
        conclude(table, seat)
    forget_hand(table, seat)
    other: i64 = 0
    while other < table.seats:
        at = given_at(table, seat, other)
        table.memory[at] += table.stock[other * ROW + PACKET]
        table.passed[at] += size_of(table.stock[other * ROW + PACKET])
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


def forget_conclusions(world: Table, seat: i64) -> None:
    """For a world dealt for a seat: of what others have concluded only what went through the seat's own hands."""
    knower: i64 = 0
    while knower < world.seats:
        through: i64 = 0
        while through < world.seats:
            if knower != seat and through != seat:
                holder: i64 = 0
                while holder < world.seats:
                    world.memory[concluded_at(world, knower, through, holder)] = 0
                    holder += 1
            through += 1
        knower += 1


def deal_gifts(world: Table, seat: i64, rng: Random) -> None:
    """When the hands of such a world are dealt: which of their cards one of the others gave to another.

    What the seat knows to have gone from one to the other is among them; for the rest any cards will do.
    """
    holder: i64 = 0
    while holder < world.seats:
        rest = world.hand(holder) - known(world, seat, holder)
        giver: i64 = 0
        while giver < world.seats:
            at = given_at(world, giver, holder)
            if giver != seat and holder != seat and world.passed[at] > 0:
                gone = world.memory[concluded_at(world, seat, giver, holder)]
                more = some_of(rest, world.passed[at] - size_of(gone), rng.below(ACTION_KINDS))
                rest -= more
                world.memory[at] = gone + more
            elif giver != seat and holder != seat:
                world.memory[at] = 0
            giver += 1
        holder += 1


def some_of(hand: i64, count: i64, first: i64) -> i64:
    """So many cards of a hand, or all, taken in the order of the kinds from some kind on."""
    taken: i64 = 0
    steps: i64 = 0
    while steps < ACTION_KINDS and count > 0:
        kind = (first + steps) % ACTION_KINDS
        part = min(count_of(hand, kind), count)
        taken += one(kind) * part
        count -= part
        steps += 1
    return taken
