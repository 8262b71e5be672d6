"""Who held, drew, played and gave away which action card since cards were first handed out face down (CM-52, CM-Q30).

Everybody could keep this record: whose card it was, and when. The card itself is known to who had it in his hand, and
to all when it was played. What a player with perfect memory can conclude follows from his record; so a state carries
the record, a view shows it with the cards that the viewer saw, and a world dealt for a seat gets another record which
looks the same to it (`retelling.py`). Before the first such gift nobody knows more than his own cards: there is none.

An entry is one number: what happened in bits 0-1, whose card it was in 2-4, who got it in 5-7, the card in 8-11. Gifts
made at one time stand together, by receiver and kind; the record begins with the cards then held, by seat and kind.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.games.cheeky_monkeys.cards import first_kind, one
from vervet.games.cheeky_monkeys.table import Table

HOLDS: Final = 0
DRAWS: Final = 1
PLAYS: Final = 2
GIVES: Final = 3
SEAT_SHIFT: Final = 2
TO_SHIFT: Final = 5
CARD_SHIFT: Final = 8
# All of an entry but the card.
WITHOUT_CARD: Final = 255


def entry_of(what: i64, seat: i64, to: i64, kind: i64) -> i64:
    return what | seat << SEAT_SHIFT | to << TO_SHIFT | kind << CARD_SHIFT


def what_of(entry: i64) -> i64:
    return entry & 3


def seat_of(entry: i64) -> i64:
    return entry >> SEAT_SHIFT & 7


def receiver_of(entry: i64) -> i64:
    return entry >> TO_SHIFT & 7


def card_of(entry: i64) -> i64:
    return entry >> CARD_SHIFT & 15


def is_open(entry: i64, viewer: i64) -> bool:
    """Whether a viewer (-1: a spectator) saw the card of an entry."""
    what = what_of(entry)
    return what == PLAYS or seat_of(entry) == viewer or (what == GIVES and receiver_of(entry) == viewer)


def write(table: Table, what: i64, seat: i64, to: i64, kind: i64) -> None:
    table.record = append(table.record, entry_of(what, seat, to, kind))


def write_all(table: Table, what: i64, seat: i64, to: i64, hand: i64) -> None:
    """The cards of a hand or packet, in the order of their kinds."""
    while hand != 0:
        kind = first_kind(hand)
        write(table, what, seat, to, kind)
        hand -= one(kind)


def begin_record(table: Table) -> None:
    """What everybody holds when cards are handed out for the first time."""
    seat: i64 = 0
    while seat < table.seats:
        write_all(table, HOLDS, seat, 0, table.hand(seat))
        seat += 1


def end_of_gifts(record: vec[i64], at: i64) -> i64:
    """The place behind the gifts that one seat made at one time: it gave away all it had, so the next come later."""
    giver = seat_of(record[at])
    while at < len(record) and what_of(record[at]) == GIVES and seat_of(record[at]) == giver:
        at += 1
    return at


def put_in_order(record: vec[i64]) -> None:
    """Cards held at the beginning, and given by one seat to another at one time, by their kinds."""
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
