"""A world that a seat must hold for possible: all that it does not know is dealt anew (law 5)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.rng import Random
from vervet.games.cheeky_monkeys.agreement import keep_hints
from vervet.games.cheeky_monkeys.cards import (
    ACTION_DECK,
    MONKEY_DECK,
    ZOMBIE_DECK,
    bit_of,
    first_kind,
    one,
    size_of,
)
from vervet.games.cheeky_monkeys.decks import shuffle
from vervet.games.cheeky_monkeys.memory import deal_gifts, forget_conclusions, known
from vervet.games.cheeky_monkeys.table import (
    ANSWER,
    HELD,
    KNOWN,
    PACKET,
    PILE_ROOM,
    ROW,
    SIZE,
    WINDOW,
    Table,
    next_card,
)


def deal_anew(world: Table, seat: i64, rng: Random) -> None:
    """Turn a copy of a table into another that looks the same to the seat."""
    forget_answers(world, seat)
    if world.remembered:
        forget_conclusions(world, seat)
    deal_actions(world, seat, rng)
    if world.remembered:
        deal_gifts(world, seat, rng)
    shuffle_unknown(world, MONKEY_DECK, rng)
    shuffle_unknown(world, ZOMBIE_DECK, rng)
    world.rng = Random(rng.bits())


def forget_answers(world: Table, seat: i64) -> None:
    """Whether others have answered is their secret, so in the world they have not; nor has a hand been handed out."""
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            world.stock[other * ROW + ANSWER] = 0
        if world.chooser != seat:
            world.stock[other * ROW + PACKET] = 0
        other += 1
    if world.waits == WINDOW:
        answered = world.stock[seat * ROW + ANSWER] != 0
        world.asking = world.present & ~(i64(1) << seat) if answered else world.present


def deal_actions(world: Table, seat: i64, rng: Random) -> None:
    """The action cards in other hands and in the deck; who knows a card of a hand leaves it there."""
    start: i64 = ACTION_DECK * PILE_ROOM
    unseen = unseen_actions(world, seat)
    count: i64 = 0
    while unseen != 0:
        kind = first_kind(unseen)
        world.cards[start + count] = kind
        unseen -= one(kind)
        count += 1
    shuffle(world.cards, start, count, rng)
    sure = vec[i64]()
    other: i64 = 0
    while other < world.seats:
        sure = append(sure, known(world, seat, other))
        if other != seat:
            hand = sure[other]
            while size_of(hand) < world.stock[other * ROW + SIZE]:
                count -= 1
                hand += one(world.cards[start + count])
            world.stock[other * ROW + HELD] = hand
        other += 1
    if len(world.hints) > 0:
        keep_hints(world, seat, sure)


def unseen_actions(world: Table, seat: i64) -> i64:
    """All action cards in other hands and in the deck, without those of which the seat knows where they are."""
    unseen: i64 = 0
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            unseen += world.hand(other) - known(world, seat, other)
        other += 1
    at: i64 = 0
    while at < world.sizes[ACTION_DECK]:
        unseen += one(world.cards[ACTION_DECK * PILE_ROOM + at])
        at += 1
    return unseen


def shuffle_unknown(world: Table, deck: i64, rng: Random) -> None:
    """A deck below the cards that everybody knows, from the order of the numbers so that nothing shines through."""
    start = deck * PILE_ROOM
    size = world.sizes[deck] - world.sizes[KNOWN + deck]
    bits: i64 = 0
    at: i64 = 0
    while at < size:
        bits |= bit_of(world.cards[start + at])
        at += 1
    at = 0
    while at < size:
        world.cards[start + at] = next_card(bits, deck)
        bits &= bits - 1
        at += 1
    shuffle(world.cards, start, size, rng)
