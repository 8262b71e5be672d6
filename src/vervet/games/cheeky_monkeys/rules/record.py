"""Who held, drew, played and gave away which action card, once more can be known about hands than their size.

That is once cards have been handed out face down (CM-52, CM-Q30), or the deck has been reshuffled (CM-27), when all saw
what is in it. Everybody could keep this record: whose card it was, and when. The card itself is known to its holders,
and to all once it is played. What a player with perfect memory can conclude follows from their record; so a state
carries the record, a view shows it with the cards that the viewer saw, and a world dealt for a seat gets another
record that looks the same to it (`record_dealing.py`).

An entry is one number: what happened in bits 0-2, whose card it was in 3-5, who got it in 6-8, the card in 9-12; for a
reshuffle, how many such cards there were in 3-8. Gifts made at one time are kept together, by receiver and kind; the
record begins with the cards then held, by seat and kind.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.games.cheeky_monkeys.box.cards import ACTION_KINDS, count_of, first_kind, one
from vervet.games.cheeky_monkeys.rules.table import Table

HOLDS: Final = 0
DRAWS: Final = 1
PLAYS: Final = 2
GIVES: Final = 3
SHUFFLED: Final = 4
SEAT_SHIFT: Final = 3
TO_SHIFT: Final = 6
CARD_SHIFT: Final = 9
# All of an entry but the card.
WITHOUT_CARD: Final = 511


def entry_of(what: i64, seat: i64, to: i64, kind: i64) -> i64:
    return what | seat << SEAT_SHIFT | to << TO_SHIFT | kind << CARD_SHIFT


def what_of(entry: i64) -> i64:
    return entry & 7


def seat_of(entry: i64) -> i64:
    return entry >> SEAT_SHIFT & 7


def receiver_of(entry: i64) -> i64:
    return entry >> TO_SHIFT & 7


def card_of(entry: i64) -> i64:
    return entry >> CARD_SHIFT & 15


def number_of(entry: i64) -> i64:
    """How many cards of a kind were shuffled."""
    return entry >> SEAT_SHIFT & 63


def is_open(entry: i64, viewer: i64) -> bool:
    """Whether a viewer (-1: a spectator) saw the card of an entry."""
    what = what_of(entry)
    given = what == GIVES and receiver_of(entry) == viewer
    return what in (PLAYS, SHUFFLED) or seat_of(entry) == viewer or given


def write(table: Table, what: i64, seat: i64, to: i64, kind: i64) -> None:
    table.record = append(table.record, entry_of(what, seat, to, kind))


def write_all(table: Table, what: i64, seat: i64, to: i64, hand: i64) -> None:
    """The cards of a hand or packet, in the order of their kinds."""
    while hand != 0:
        kind = first_kind(hand)
        write(table, what, seat, to, kind)
        hand -= one(kind)


def begin_record(table: Table) -> None:
    """What everybody holds, if nothing is written yet; from now on there can be something to know about hands."""
    if len(table.record) > 0:
        return
    table.memory = vec[i64]([0 for _ in range(table.seats * table.seats)])
    seat: i64 = 0
    while seat < table.seats:
        write_all(table, HOLDS, seat, 0, table.hand(seat))
        seat += 1


def write_shuffle(table: Table, cards: i64) -> None:
    """All have seen these cards, which now make up the deck."""
    begin_record(table)
    kind: i64 = 0
    while kind < ACTION_KINDS:
        count = count_of(cards, kind)
        if count > 0:
            table.record = append(table.record, SHUFFLED | count << SEAT_SHIFT | kind << CARD_SHIFT)
        kind += 1


def begins_era(record: vec[i64], at: i64) -> bool:
    """Whether an entry is the first of a reshuffle: between two reshuffles, cards are drawn."""
    return what_of(record[at]) == SHUFFLED and (at == 0 or what_of(record[at - 1]) != SHUFFLED)


def end_of_gifts(record: vec[i64], at: i64) -> i64:
    """The place after the gifts that one seat made at one time: it gave away all it had, so any others come later."""
    giver = seat_of(record[at])
    while at < len(record) and what_of(record[at]) == GIVES and seat_of(record[at]) == giver:
        at += 1
    return at


def put_in_order(record: vec[i64]) -> None:
    """Sort cards held at the beginning, and those given by one seat to another at one time, by kind."""
    at: i64 = 1
    while at < len(record):
        entry = record[at]
        place = at
        if what_of(entry) in (HOLDS, GIVES):
            while place > 0 and record[place - 1] & WITHOUT_CARD == entry & WITHOUT_CARD and record[place - 1] > entry:
                record[place] = record[place - 1]
                place -= 1
        record[place] = entry
        at += 1
