"""What the steps of monkeys and zombie cards do on coming under control (CM-46 to CM-53, CM-H6 to CM-H8).

A step that leaves somebody a choice waits for it (`choosing.py` has the answers); where there is only one possibility,
and everybody can see that, it is carried out at once.
"""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_DECK,
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
    first_kind,
    lowest,
)
from vervet.games.cheeky_monkeys.rules.arrivals import arrive, leave, move, receive, remove
from vervet.games.cheeky_monkeys.rules.decks import draw_card, take_from_pile
from vervet.games.cheeky_monkeys.rules.destroyer import deliver_packets, made, monkeys_left, pass_on
from vervet.games.cheeky_monkeys.rules.memory import lose
from vervet.games.cheeky_monkeys.rules.playing import receivers
from vervet.games.cheeky_monkeys.rules.table import (
    ABOUT,
    CHOICE,
    MONKEY,
    PACKET,
    PILE_ROOM,
    REST,
    ROW,
    STEP,
    WHAT,
    WHOSE,
    Table,
    next_card,
)
from vervet.games.cheeky_monkeys.rules.telling import tell_discard, tell_over


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

    A player with two identical action cards is asked all the same: not asking would give them away.
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
    """The only card in two words."""
    return next_card(monkeys, 0) if monkeys != 0 else next_card(zombies, 1)


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
    """The Legendary parts in front of other players and in the zombies' discard pile."""
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
    """CM-H7: a part must be taken if there is one; a closed trainer takes none."""
    parts = snatchable(table, seat)
    if table.is_closed(seat) or parts == 0:
        finish_snatcher(table, seat)
    else:
        snatch(table, seat, next_card(parts, ZOMBIE_DECK))


def finish_snatcher(table: Table, seat: i64) -> None:
    """Its one step begins with discarding itself, so nothing of it stays in the queue."""
    card = table.top(ABOUT)
    if table.listening:
        tell_over(table)
    table.drop(table.depth - 1)
    remove(table, seat, card, "CM-H7")


def snatch(table: Table, seat: i64, part: i64) -> None:
    finish_snatcher(table, seat)
    owner = table.trainer(part)
    if owner >= 0:
        leave(table, owner, part, "CM-Q24")
    else:
        take_from_pile(table, ZOMBIE_DECK, part)
    arrive(table, seat, part, "snatcher", owner)


# Brain Eater.


def throw_away(table: Table, seat: i64, kind: i64) -> None:
    """CM-H8: an action card of the player's choice."""
    trainer = table.top(WHOSE)
    made(table, (seat - trainer + table.seats) % table.seats)
    lose(table, seat, kind)
    table.push_card(ACTION_DECK + PILE, kind)
    table.taught = True
    if table.listening:
        tell_discard(table, seat, kind)
