"""What everybody learns from who is asked, at a table that asks only those who can answer (CM-Q3, `windows=able`).

Who is asked holds one of the cards that he could play, who is not asked holds none of them. A hint says of a hand: of
these kinds there are at least (0 or 1) and at most so many cards. It is one number: the seat in bits 0-2, the kinds in
3-12, the least in 13, the most in 14-20. What is known of a hand that is handed out is not carried on to its packets,
so that in such games a seat may be dealt worlds that a perfect memory would rule out.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.games.cheeky_monkeys.cards import ACTION_DECK, ACTION_KINDS, count_of, one
from vervet.games.cheeky_monkeys.table import HELD, PILE_ROOM, ROW, Table

KINDS_SHIFT: Final = 3
LEAST_SHIFT: Final = 13
MOST_SHIFT: Final = 14
NO_LIMIT: Final = 127
PASSES: Final = 4


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
    """A window has opened, and the seat is asked, or it is not; what is said of the same kinds is said once."""
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


def change_hints(table: Table, seat: i64, lost: i64, gained: i64) -> None:
    """A hand has openly lost a card of a kind (-1: none), and gained so many unseen; what says nothing is dropped."""
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


def drop_hints(table: Table, seat: i64) -> None:
    """A hand is gone, and all that was known of it."""
    kept = vec[i64]()
    at: i64 = 0
    while at < len(table.hints):
        if table.hints[at] & 7 != seat:
            kept = append(kept, table.hints[at])
        at += 1
    table.hints = kept


def keep_hints(world: Table, knower: i64, known: vec[i64]) -> None:
    """Change a world dealt for a seat until other hands are as the hints say; known cards stay where they are."""
    passes: i64 = 0
    while passes < PASSES:
        at: i64 = 0
        while at < len(world.hints):
            hint = world.hints[at]
            seat = hint & 7
            if seat != knower:
                kinds = kinds_of(hint)
                while counted(world.hand(seat), kinds) > most_of(hint) and swap(world, seat, kinds, known[seat], True):
                    pass
                if counted(world.hand(seat), kinds) < least_of(hint):
                    swap(world, seat, kinds, known[seat], False)
            at += 1
        passes += 1


def full_kinds(world: Table, seat: i64, hand: i64) -> i64:
    """The kinds of which a hand may hold no more."""
    kinds: i64 = 0
    at: i64 = 0
    while at < len(world.hints):
        hint = world.hints[at]
        if hint & 7 == seat and counted(hand, kinds_of(hint)) >= most_of(hint):
            kinds |= kinds_of(hint)
        at += 1
    return kinds


def swap(world: Table, seat: i64, kinds: i64, known: i64, away: bool) -> bool:
    """Exchange a card of these kinds in a hand for another of the deck (away), or the other way round."""
    hand = world.hand(seat)
    kind: i64 = 0
    while kind < ACTION_KINDS:
        inside = kinds >> kind & 1 != 0
        if inside == away and count_of(hand, kind) > count_of(known, kind):
            full = full_kinds(world, seat, hand - one(kind))
            at = world.sizes[ACTION_DECK] - 1
            while at >= 0:
                other = world.cards[ACTION_DECK * PILE_ROOM + at]
                if (kinds >> other & 1 != 0) != away and full >> other & 1 == 0:
                    world.cards[ACTION_DECK * PILE_ROOM + at] = kind
                    world.stock[seat * ROW + HELD] = hand - one(kind) + one(other)
                    return True
                at -= 1
        kind += 1
    return False
