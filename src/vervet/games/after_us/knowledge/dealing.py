"""What a seat does not know, dealt anew for bots (law 5): unseen cards, orders of decks, secret tokens, the future."""

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.chance import Seeded
from vervet.core.rng import Random
from vervet.games.after_us.box.box import NONE, PILES, zeros
from vervet.games.after_us.rules.table import (
    DECK,
    DECK_COUNT,
    DISCARD,
    LINE,
    LOOSE,
    MOPED_CARD,
    PLACES,
    RECRUIT_CARD,
    RETURNED,
    ROW,
    TOKEN,
    TOKENS,
    Table,
    shuffle_first,
)

TOKEN_KINDS = 4


def deal_unknown(table: Table, seat: i64, rng: Random) -> None:
    """Make the table one of those that look the same to the seat."""
    table.chance = Seeded(rng.bits())
    rename_unseen(table, seat, rng)
    board: i64 = 0
    while board * ROW < len(table.boards):
        shuffle_loose(table, board, rng)
        if table.phase == TOKENS and board != seat and board < table.seats and table.at(board, TOKEN) != NONE:
            table.put(board, TOKEN, rng.below(TOKEN_KINDS))
        board += 1


def rename_unseen(table: Table, seat: i64, rng: Random) -> None:
    """Cards of one pile that the seat has not seen could be any of each other, wherever they lie. The places are gone
    through in an order of their own and the faces in that of their numbers, so that look-alikes give equal results."""
    mine = i64(1) << seat
    names = table.box.indices[:]
    hidden = recruits_unseen(table, mine)
    faces = zeros(table.box.cards)
    card: i64 = 0
    pile: i64 = 0
    while pile < PILES:
        count: i64 = 0
        while card < table.box.cards and table.box.pile_of(card) <= pile:
            if table.known[card] & mine == 0 and table.box.pile_of(card) == pile:
                faces[count] = card
                count += 1
            card += 1
        shuffle_first(faces, count, rng)
        used = rename_pile(table, pile, mine, faces, names)
        at: i64 = 0
        while at < len(hidden):
            if table.box.pile_of(hidden[at]) == pile:
                names[hidden[at]] = faces[used]
                used += 1
            at += 1
        pile += 1
    rename(table, names)


def recruits_unseen(table: Table, mine: i64) -> vec[i64]:
    """Recruits that wait face down on decks, where only their owners know them (AU-33)."""
    hidden = vec[i64]()
    board: i64 = 0
    while board * ROW < len(table.boards):
        card = table.at(board, DECK)
        placed = table.at(board, DECK_COUNT) - table.at(board, LOOSE)
        while placed > 0:
            if table.known[card] & mine == 0:
                hidden = append(hidden, card)
            card = table.below[card]
            placed -= 1
        board += 1
    return hidden


def rename_pile(table: Table, pile: i64, mine: i64, faces: vec[i64], names: vec[i64]) -> i64:
    """New faces for the unseen cards of a pile, from the top on; returns how many."""
    used: i64 = 0
    card = table.piles[pile]
    while card != NONE:
        if table.known[card] & mine == 0:
            names[card] = faces[used]
            used += 1
        card = table.below[card]
    return used


def rename(table: Table, names: vec[i64]) -> None:
    """Every card changes its face as `names` says; all else stays where it is."""
    below = table.below[:]
    known = table.known[:]
    card: i64 = 0
    while card < table.box.cards:
        under = below[card]
        table.below[names[card]] = NONE if under == NONE else names[under]
        table.known[names[card]] = known[card]
        card += 1
    pile: i64 = 0
    while pile < PILES:
        if table.piles[pile] != NONE:
            table.piles[pile] = names[table.piles[pile]]
        pile += 1
    at: i64 = 0
    while at < len(table.promised):
        if table.promised[at] != NONE:
            table.promised[at] = names[table.promised[at]]
        at += 1
    board: i64 = 0
    while board * ROW < len(table.boards):
        rename_at(table, board, DECK, names)
        rename_at(table, board, DISCARD, names)
        rename_at(table, board, RECRUIT_CARD, names)
        rename_at(table, board, MOPED_CARD, names)
        rename_at(table, board, RETURNED, names)
        place: i64 = LINE
        while place < PLACES:
            rename_at(table, board, place, names)
            place += 1
        board += 1


def rename_at(table: Table, board: i64, column: i64, names: vec[i64]) -> None:
    card = table.at(board, column)
    if card != NONE:
        table.put(board, column, names[card])


def shuffle_loose(table: Table, board: i64, rng: Random) -> None:
    """The bottom of the deck, whose order nobody knows. It is sorted first, so that look-alikes give equal results."""
    loose = table.at(board, LOOSE)
    if loose < 2:
        return
    above: i64 = NONE
    card = table.at(board, DECK)
    placed = table.at(board, DECK_COUNT) - loose
    while placed > 0:
        above = card
        card = table.below[card]
        placed -= 1
    cards = zeros(loose)
    count: i64 = 0
    while card != NONE:
        insert_sorted(cards, count, card)
        count += 1
        card = table.below[card]
    shuffle_first(cards, count, rng)
    at: i64 = 0
    while at < loose:
        if above == NONE:
            table.put(board, DECK, cards[at])
        else:
            table.below[above] = cards[at]
        above = cards[at]
        at += 1
    table.below[above] = NONE


def insert_sorted(cards: vec[i64], count: i64, card: i64) -> None:
    """Put a card where it belongs among the first ones."""
    while count > 0 and cards[count - 1] > card:
        cards[count] = cards[count - 1]
        count -= 1
    cards[count] = card
