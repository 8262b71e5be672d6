"""Worlds that agree with what everybody has learnt from seeing who was asked (`inferences.py`)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import ACTION_DECK, ACTION_KINDS, count_of, one
from vervet.games.cheeky_monkeys.rules.inferences import counted, kinds_of, least_of, most_of
from vervet.games.cheeky_monkeys.rules.table import HELD, PILE_ROOM, ROW, Table

PASSES: Final = 4


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


def agrees(world: Table) -> bool:
    """Whether all hands are as the hints say."""
    at: i64 = 0
    while at < len(world.hints):
        if not is_true(world, world.hints[at]):
            return False
        at += 1
    return True


def is_true(world: Table, hint: i64) -> bool:
    count = counted(world.hand(hint & 7), kinds_of(hint))
    return least_of(hint) <= count <= most_of(hint)


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


def needed_kinds(world: Table, seat: i64, hand: i64) -> i64:
    """The kinds of the one card in a hand that makes a hint true."""
    kinds: i64 = 0
    at: i64 = 0
    while at < len(world.hints):
        hint = world.hints[at]
        if hint & 7 == seat and least_of(hint) > 0 and counted(hand, kinds_of(hint)) == 1:
            kinds |= kinds_of(hint)
        at += 1
    return kinds


def swap(world: Table, seat: i64, kinds: i64, known: i64, away: bool) -> bool:
    """Exchange a card of these kinds in a hand for another from the deck (away), or the other way round."""
    hand = world.hand(seat)
    needed: i64 = 0 if away else needed_kinds(world, seat, hand)
    kind: i64 = 0
    while kind < ACTION_KINDS:
        inside = kinds >> kind & 1 != 0
        free = inside == away and needed >> kind & 1 == 0
        if free and count_of(hand, kind) > count_of(known, kind):
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
