"""A world that a seat must consider possible: all that it does not know is dealt anew (law 5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.chance import Seeded
from vervet.core.rng import Random
from vervet.games.cheeky_monkeys.box.cards import (
    ACTION_DECK,
    MONKEY_DECK,
    ZOMBIE_DECK,
    bit_of,
    first_kind,
    one,
    size_of,
)
from vervet.games.cheeky_monkeys.knowledge.agreement import agrees, keep_hints
from vervet.games.cheeky_monkeys.knowledge.record_dealing import Retelling
from vervet.games.cheeky_monkeys.rules.decks import shuffle
from vervet.games.cheeky_monkeys.rules.memory import learn_all
from vervet.games.cheeky_monkeys.rules.record import HOLDS, entry_of
from vervet.games.cheeky_monkeys.rules.table import (
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

# How often hands are dealt in the hope that they agree with what everybody knows from seeing who was asked; once is
# nearly always enough. After that they are dealt by routes, which is slower but certain.
MOST_DEALS: Final = 20


def deal_anew(world: Table, seat: i64, rng: Random) -> None:
    """Turn a copy of a table into another that looks the same to the seat."""
    forget_answers(world, seat)
    deal_hands(world, seat, rng)
    deals: i64 = 1
    while len(world.hints) > 0 and not agrees(world):
        if deals < MOST_DEALS:
            deal_hands(world, seat, rng)
        else:
            retell(world, seat, rng, True)
        deals += 1
    shuffle_unknown(world, MONKEY_DECK, rng)
    shuffle_unknown(world, ZOMBIE_DECK, rng)
    world.chance = Seeded(rng.bits())


def forget_answers(world: Table, seat: i64) -> None:
    """Whether others have answered is their secret, so in the world they have not; nor has any hand been handed out."""
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


def deal_hands(world: Table, seat: i64, rng: Random) -> None:
    if len(world.record) > 0:
        retell(world, seat, rng, False)
    else:
        deal_actions(world, seat, vec[i64]([0 for _ in range(world.seats)]), rng)


def retell(world: Table, seat: i64, rng: Random, certain: bool) -> None:
    """Other hands, and how their cards may have got there; if `certain`, always as the hints say."""
    record = world.record if len(world.record) > 0 else hands_held(world)
    story = Retelling(world, record, seat, unseen_actions(world, seat), rng.fork(), certain)
    deal_actions(world, seat, vec[i64]([story.sure(other) for other in range(world.seats)]), rng)
    if len(world.record) == 0:
        return
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            story.fill(other, world.hand(other))
        other += 1
    story.write(world)
    learn_all(world)


def hands_held(world: Table) -> vec[i64]:
    """The record of a game in which nothing has been written yet: everybody holds cards, whatever they are."""
    record = vec[i64]()
    seat: i64 = 0
    while seat < world.seats:
        count: i64 = 0
        while count < world.hand_size(seat):
            record = append(record, entry_of(HOLDS, seat, 0, 0))
            count += 1
        seat += 1
    return record


def deal_actions(world: Table, seat: i64, sure: vec[i64], rng: Random) -> None:
    """Deal the action cards in other hands and in the deck; cards that are surely in a hand stay there."""
    start: i64 = ACTION_DECK * PILE_ROOM
    unseen = unseen_actions(world, seat)
    for hand in sure:
        unseen -= hand
    count: i64 = 0
    while unseen != 0:
        kind = first_kind(unseen)
        world.cards[start + count] = kind
        unseen -= one(kind)
        count += 1
    shuffle(world.cards, start, count, rng)
    other: i64 = 0
    while other < world.seats:
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
    """All action cards in other hands and in the deck."""
    unseen: i64 = 0
    other: i64 = 0
    while other < world.seats:
        if other != seat:
            unseen += world.hand(other)
        other += 1
    at: i64 = 0
    while at < world.sizes[ACTION_DECK]:
        unseen += one(world.cards[ACTION_DECK * PILE_ROOM + at])
        at += 1
    return unseen


def shuffle_unknown(world: Table, deck: i64, rng: Random) -> None:
    """Shuffle a deck below the cards that everybody knows, sorted first so that no old order shows through."""
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
