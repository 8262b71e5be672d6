"""Drawing, discarding and shuffling (CM-4, CM-26, CM-27, CM-Q46)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.chance import Purpose
from vervet.core.rng import Random
from vervet.games.cheeky_monkeys.box.cards import ACTION_DECK, PILE, one
from vervet.games.cheeky_monkeys.rules.memory import gain
from vervet.games.cheeky_monkeys.rules.record import write_shuffle
from vervet.games.cheeky_monkeys.rules.table import KNOWN, PILE_ROOM, SHUFFLES, Table
from vervet.games.cheeky_monkeys.rules.telling import tell_draw, tell_reshuffle

DECK_STREAM: Final = Purpose("deck")


def available(table: Table, deck: i64) -> bool:
    """Whether a card can be taken, if need be after a reshuffle."""
    return table.sizes[deck] + table.sizes[deck + PILE] > 0


def take_top(table: Table, deck: i64) -> i64:
    """CM-27, CM-Q46: the top card of a deck, reshuffled when it is empty; -1 when there is none at all."""
    if table.sizes[deck] == 0:
        reshuffle(table, deck)
    size = table.sizes[deck] - 1
    if size < 0:
        return -1
    table.sizes[deck] = size
    if table.sizes[KNOWN + deck] > 0:
        table.sizes[KNOWN + deck] -= 1
    else:
        table.taught = True
    return table.cards[deck * PILE_ROOM + size]


def reshuffle(table: Table, deck: i64) -> None:
    """The discard pile becomes the deck."""
    size = table.sizes[deck + PILE]
    if size == 0:
        return
    actions: i64 = 0
    at: i64 = 0
    while at < size:
        card = table.cards[(deck + PILE) * PILE_ROOM + at]
        table.cards[deck * PILE_ROOM + at] = card
        if deck == ACTION_DECK:
            actions += one(card)
        at += 1
    if deck == ACTION_DECK:
        write_shuffle(table, actions)
    table.sizes[deck] = size
    table.sizes[deck + PILE] = 0
    shuffle_deck(table, deck)
    if table.listening:
        tell_reshuffle(table, deck)


def shuffle_deck(table: Table, deck: i64) -> None:
    """Each shuffle uses a stream of its own."""
    size, turn = table.sizes[deck], table.sizes[SHUFFLES + deck]
    table.chance.shuffle(DECK_STREAM, table.cards, deck * PILE_ROOM, size, deck, turn)
    table.sizes[SHUFFLES + deck] = turn + 1


def shuffle(cards: vec[i64], start: i64, size: i64, rng: Random) -> None:
    last = size - 1
    while last > 0:
        other = start + rng.below(last + 1)
        card = cards[start + last]
        cards[start + last] = cards[other]
        cards[other] = card
        last -= 1


def put_on_top(table: Table, deck: i64, card: i64) -> None:
    """CM-65, CM-Q51: everybody knows what lies on top now."""
    table.push_card(deck, card)
    table.sizes[KNOWN + deck] += 1


def draw_card(table: Table, seat: i64, rule: str) -> None:
    """CM-18: an action card into the hand, where only its holder sees it."""
    kind = take_top(table, ACTION_DECK)
    if kind >= 0:
        gain(table, seat, kind)
        if table.listening:
            tell_draw(table, seat, kind, rule)


def take_from_pile(table: Table, deck: i64, card: i64) -> None:
    """A card leaves the middle of a discard pile (CM-H7)."""
    start = (deck + PILE) * PILE_ROOM
    size = table.sizes[deck + PILE]
    at: i64 = 0
    while table.cards[start + at] != card:
        at += 1
    while at + 1 < size:
        table.cards[start + at] = table.cards[start + at + 1]
        at += 1
    table.sizes[deck + PILE] = size - 1
