"""What the steps of monkeys and zombie cards do on coming under control (CM-46 to CM-53, CM-H6 to CM-H8).

A step that leaves somebody a choice waits for it (`choosing.py` has the answers); where there is only one possibility,
and everybody can see that, it is carried out at once.
"""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.arrivals import arrive, leave, move, receive, remove
from vervet.games.cheeky_monkeys.cards import (
    ACTION_DECK,
    ACTION_KINDS,
    DESTROYER,
    DIGGER,
    EATER,
    HEAD,
    MONKEY_DECK,
    PILE,
    SHAMAN,
    SNATCHER,
    TAIL,
    TEMPTER,
    ZOMBIE_DECK,
    bit_count,
    bit_of,
    count_of,
    first_kind,
    lowest,
    one,
    size_of,
)
from vervet.games.cheeky_monkeys.decks import draw_card, take_from_pile
from vervet.games.cheeky_monkeys.playing import receivers
from vervet.games.cheeky_monkeys.table import (
    ABOUT,
    BEHIND,
    CHOICE,
    CONCLUDED,
    HELD,
    MONKEY,
    MOST_SEATS,
    PACKET,
    PILE_ROOM,
    REST,
    ROW,
    SIZE,
    STAGE,
    STEP,
    WHAT,
    WHOSE,
    Table,
    next_card,
)
from vervet.games.cheeky_monkeys.telling import tell_discard, tell_hand_out, tell_over


def work(table: Table, step: i64) -> None:
    """A step of the newest entry, the effect of a monkey."""
    kind = table.top(WHAT) - MONKEY
    seat = table.top(WHOSE)
    chooser = decider(table, step)
    if chooser >= 0:
        table.set_top(STEP, step)
        table.waits = CHOICE
        table.chooser = chooser
    elif kind == SHAMAN:
        made(table, step + 1)
        if step < 2:
            receive(table, seat, MONKEY_DECK, "shaman")
        else:
            draw_card(table, seat, "CM-46")
    elif kind == DIGGER:
        made(table, step + 1)
        receive(table, seat, ZOMBIE_DECK, "digger")
    elif kind == TEMPTER:
        giver = table.after(seat, step + 1)
        give(table, giver, only_card(table.row(giver, 0), table.row(giver, 1)))
    elif kind == DESTROYER:
        others = table.playing() & ~(i64(1) << seat)
        if step == 0:
            table.stock[lowest(others) * ROW + PACKET] = table.hand(seat)
            deliver_packets(table, seat)
        else:
            pass_on(table, seat, only_card(monkeys_left(table), table.top(REST + 1)), lowest(receivers(table, seat)))
    elif kind == SNATCHER:
        snatch_only(table, seat)
    elif kind == EATER:
        eaten = table.after(seat, step + 1)
        throw_away(table, eaten, first_kind(table.hand(eaten)))


def decider(table: Table, step: i64) -> i64:
    """Who must choose in a step of the newest entry; -1 when nobody has a choice, which everybody can see.

    Who holds two action cards alike is asked all the same: not to ask him would tell.
    """
    kind = table.top(WHAT) - MONKEY
    seat = table.top(WHOSE)
    other = table.after(seat, step + 1)
    if kind == TEMPTER:
        return other if bit_count(table.row(other, 0)) + bit_count(table.row(other, 1)) > 1 else -1
    if kind == EATER:
        return other if table.hand_size(other) > 1 else -1
    if kind == SNATCHER:
        return seat if not table.is_closed(seat) and bit_count(snatchable(table, seat)) > 1 else -1
    if kind == DESTROYER:
        if step == 0:
            return seat if bit_count(table.playing()) > 2 else -1
        gifts = bit_count(monkeys_left(table)) + bit_count(table.top(REST + 1))
        return seat if gifts > 1 or bit_count(receivers(table, seat)) > 1 else -1
    return -1


def only_card(monkeys: i64, zombies: i64) -> i64:
    """The card of two words that hold no other."""
    return next_card(monkeys, 0) if monkeys != 0 else next_card(zombies, 1)


def made(table: Table, step: i64) -> None:
    """Mark the newest entry before its step is carried out: what the step sets off comes above it, or removes it."""
    table.set_top(STEP, step)
    table.set_top(STAGE, BEHIND)


def finish_monkey(table: Table) -> None:
    """The effect of the newest entry is over; Tempter and Brain Eater are discarded (CM-50, CM-H8)."""
    if table.listening:
        tell_over(table)
    kind = table.top(WHAT) - MONKEY
    seat = table.top(WHOSE)
    card = table.top(ABOUT)
    table.drop(table.depth - 1)
    if kind == TEMPTER:
        remove(table, seat, card, "CM-50")
    elif kind == EATER:
        remove(table, seat, card, "CM-H8")


# Greedy Tempter.


def give(table: Table, giver: i64, card: i64) -> None:
    """CM-49: a monkey of the giver's own choice."""
    seat = table.top(WHOSE)
    made(table, (giver - seat + table.seats) % table.seats)
    move(table, giver, card, seat, "tempter")


# Freak Destroyer.


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


# Body Snatcher.


def parts_mask(table: Table) -> i64:
    masks = table.box.masks
    bits: i64 = 0
    kind: i64 = HEAD
    while kind <= TAIL:
        bits |= masks[kind]
        kind += 1
    return bits


def snatchable(table: Table, seat: i64) -> i64:
    """The Legendary parts before other players and in the zombies' discard pile."""
    bits: i64 = 0
    other: i64 = 0
    while other < table.seats:
        if other != seat:
            bits |= table.row(other, ZOMBIE_DECK)
        other += 1
    start: i64 = (ZOMBIE_DECK + PILE) * PILE_ROOM
    at: i64 = 0
    while at < table.sizes[ZOMBIE_DECK + PILE]:
        bits |= bit_of(table.cards[start + at])
        at += 1
    return bits & parts_mask(table)


def snatch_only(table: Table, seat: i64) -> None:
    """CM-H7: must, if there is one; a closed trainer takes none."""
    parts = snatchable(table, seat)
    if table.is_closed(seat) or parts == 0:
        finish_snatcher(table, seat)
    else:
        snatch(table, seat, next_card(parts, ZOMBIE_DECK))


def finish_snatcher(table: Table, seat: i64) -> None:
    """Its one step begins with its own discarding, so nothing of it stays in the queue."""
    card = table.top(ABOUT)
    if table.listening:
        tell_over(table)
    table.drop(table.depth - 1)
    remove(table, seat, card, "CM-H7")


def snatch(table: Table, seat: i64, part: i64) -> None:
    finish_snatcher(table, seat)
    owner = table.trainer(part)
    if owner >= 0:
        leave(table, owner, part)
    else:
        take_from_pile(table, ZOMBIE_DECK, part)
    arrive(table, seat, part, "snatcher", owner)


# Brain Eater.


def throw_away(table: Table, seat: i64, kind: i64) -> None:
    """CM-H8: an action card of the player's choice."""
    trainer = table.top(WHOSE)
    made(table, (seat - trainer + table.seats) % table.seats)
    table.lose(seat, kind)
    table.push_card(ACTION_DECK + PILE, kind)
    table.taught = True
    if table.listening:
        tell_discard(table, seat, kind)
