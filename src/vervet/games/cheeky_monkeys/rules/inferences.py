"""What everybody learns from seeing who is asked, where only those who can answer are asked (CM-Q3, `windows=able`).

A player who is asked holds one of the cards that could be played; one who is not asked holds none of them. A hint says
about a hand that it has at least (0 or 1) and at most this many cards of these kinds. It is one number: the seat in
bits 0-2, the kinds in 3-12, the least in 13, the most in 14-20.

When a Destroyer's trainer hands out cards, what was known about that hand carries over to each packet, as far as it can
be said of one hand alone. What several packets hold together, and what follows from hints and gifts (`record.py`)
combined, is not kept: with three or more players a seat may then be dealt worlds that a perfect memory would rule out.
So at such a table memory is perfect (law 4) only while nobody hands out cards; nothing secret is ever told.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import ACTION_KINDS, count_of, size_of
from vervet.games.cheeky_monkeys.rules.table import PACKET, ROW, Table

KINDS_SHIFT: Final = 3
LEAST_SHIFT: Final = 13
MOST_SHIFT: Final = 14
NO_LIMIT: Final = 127


def hint_of(seat: i64, kinds: i64, least: i64, most: i64) -> i64:
    return seat | kinds << KINDS_SHIFT | least << LEAST_SHIFT | most << MOST_SHIFT


def kinds_of(hint: i64) -> i64:
    return hint >> KINDS_SHIFT & 1023


def least_of(hint: i64) -> i64:
    return hint >> LEAST_SHIFT & 1


def most_of(hint: i64) -> i64:
    return hint >> MOST_SHIFT & 127


def counted(hand: i64, kinds: i64) -> i64:
    """How many cards of some kinds are in a hand."""
    total: i64 = 0
    kind: i64 = 0
    while kind < ACTION_KINDS:
        if kinds >> kind & 1 != 0:
            total += count_of(hand, kind)
        kind += 1
    return total


def take_hint(table: Table, seat: i64, kinds: i64, asked: bool) -> None:
    """A window has opened, and the seat is asked or it is not; hints about the same kinds become one."""
    least: i64 = 1 if asked else 0
    most: i64 = NO_LIMIT if asked else 0
    kept = vec[i64]()
    at: i64 = 0
    while at < len(table.hints):
        hint = table.hints[at]
        if hint & 7 == seat and kinds_of(hint) == kinds:
            most = min(most, most_of(hint))
            least = max(least, least_of(hint))
        else:
            kept = append(kept, hint)
        at += 1
    table.hints = append(kept, hint_of(seat, kinds, least, most))
    draw_conclusions(table, seat)


def draw_conclusions(table: Table, seat: i64) -> None:
    """What two hints about a hand say together is kept too: it stays true when one of them fades."""
    first: i64 = 0
    while first < len(table.hints):
        second: i64 = 0
        while second < len(table.hints) and table.hints[first] & 7 == seat:
            if second != first and table.hints[second] & 7 == seat:
                compare_hints(table, seat, table.hints[first], table.hints[second])
            second += 1
        first += 1


def compare_hints(table: Table, seat: i64, part: i64, whole: i64) -> None:
    """If the kinds of one hint are part of another's: what is left for the rest. Absent kinds are absent together."""
    inside, around = kinds_of(part), kinds_of(whole)
    if most_of(part) == 0 and most_of(whole) == 0:
        add_conclusion(table, seat, inside | around, 0, 0)
    elif inside & ~around == 0:
        limit = min(most_of(whole), table.hand_size(seat))
        add_conclusion(table, seat, around & ~inside, least_of(whole) - most_of(part), limit - least_of(part))


def add_conclusion(table: Table, seat: i64, kinds: i64, least: i64, most: i64) -> None:
    """One more hint, or a sharper one, if it says anything that the others do not."""
    if kinds == 0 or (least <= surely_holds(table, seat, kinds) and most >= limit_of(table, seat, kinds)):
        return
    least = max(least, surely_holds(table, seat, kinds))
    most = min(most, limit_of(table, seat, kinds))
    hint = hint_of(seat, kinds, least, most if most < table.hand_size(seat) else i64(NO_LIMIT))
    at: i64 = 0
    while at < len(table.hints):
        if table.hints[at] & 7 == seat and kinds_of(table.hints[at]) == kinds:
            table.hints[at] = hint
            return
        at += 1
    table.hints = append(table.hints, hint)


def change_hints(table: Table, seat: i64, lost: i64, gained: i64) -> None:
    """A hand has openly lost a card of a kind (-1: none), and gained this many unseen; empty hints are dropped."""
    if len(table.hints) == 0:
        return
    kept = vec[i64]()
    at: i64 = 0
    while at < len(table.hints):
        hint = table.hints[at]
        if hint & 7 == seat:
            least, most = least_of(hint), most_of(hint)
            if lost >= 0 and kinds_of(hint) >> lost & 1 != 0:
                least = 0
                most = most - 1 if most < NO_LIMIT else most
            if most < NO_LIMIT:
                most += gained
            if most >= table.hand_size(seat):
                most = NO_LIMIT
            hint = hint_of(seat, kinds_of(hint), least, most)
        if least_of(hint) > 0 or most_of(hint) < NO_LIMIT:
            kept = append(kept, hint)
        at += 1
    table.hints = kept
    if lost >= 0:
        draw_conclusions(table, seat)


def limit_of(table: Table, seat: i64, kinds: i64) -> i64:
    """The most cards of some kinds that a hand can hold, as far as the hints say."""
    most = table.hand_size(seat)
    at: i64 = 0
    while at < len(table.hints):
        hint = table.hints[at]
        if hint & 7 == seat and kinds & ~kinds_of(hint) == 0:
            most = min(most, most_of(hint))
        at += 1
    return most


def surely_holds(table: Table, seat: i64, kinds: i64) -> i64:
    """1 where the hints say that a hand holds one of some kinds, otherwise 0."""
    at: i64 = 0
    while at < len(table.hints):
        hint = table.hints[at]
        if hint & 7 == seat and kinds_of(hint) & ~kinds == 0 and least_of(hint) > 0:
            return 1
        at += 1
    return 0


def carry_hints(table: Table, giver: i64) -> None:
    """A hand is about to be handed out: what is known about it goes with the packets, and so to the hands they join."""
    kept = vec[i64]()
    at: i64 = 0
    while at < len(table.hints):
        hint = table.hints[at]
        if hint & 7 == giver:
            seat: i64 = 0
            while seat < table.seats:
                if table.stock[seat * ROW + PACKET] != 0:
                    kept = with_hint(kept, joined_hint(table, giver, seat, kinds_of(hint)))
                seat += 1
        elif table.stock[(hint & 7) * ROW + PACKET] != 0:
            kept = with_hint(kept, joined_hint(table, giver, hint & 7, kinds_of(hint)))
        else:
            kept = append(kept, hint)
        at += 1
    table.hints = kept


def joined_hint(table: Table, giver: i64, seat: i64, kinds: i64) -> i64:
    """What is known about a hand with its packet: the packet holds no more than the giver had, and at least what the
    other packets have no room for."""
    packet = size_of(table.stock[seat * ROW + PACKET])
    elsewhere = table.hand_size(giver) - packet
    least = max(surely_holds(table, seat, kinds), surely_holds(table, giver, kinds) - elsewhere)
    most = limit_of(table, seat, kinds) + min(packet, limit_of(table, giver, kinds))
    if most >= table.hand_size(seat) + packet:
        most = NO_LIMIT
    return hint_of(seat, kinds, max(least, 0), most)


def with_hint(hints: vec[i64], hint: i64) -> vec[i64]:
    """Hints with one more, if it says anything and is not yet among them."""
    if least_of(hint) == 0 and most_of(hint) == NO_LIMIT:
        return hints
    at: i64 = 0
    while at < len(hints):
        if hints[at] == hint:
            return hints
        at += 1
    return append(hints, hint)


def drop_hints(table: Table, seat: i64) -> None:
    """A hand is gone, and all that was known about it."""
    kept = vec[i64]()
    at: i64 = 0
    while at < len(table.hints):
        if table.hints[at] & 7 != seat:
            kept = append(kept, table.hints[at])
        at += 1
    table.hints = kept
