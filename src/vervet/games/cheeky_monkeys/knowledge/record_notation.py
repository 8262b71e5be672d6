"""The record of what went from hand to hand (`record.py`) in words: `1 holds no-way`, `2 draws`, `0 gives 2 grounding`,
and `shuffled 3 no-way`: that many of them were in the deck when it was reshuffled.

The card is left out where the reader has not seen it; in a position file it never is.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from vervet.core.document import PositionError, Reader
from vervet.core.excerpt import shown
from vervet.core.json import Json
from vervet.games.cheeky_monkeys.box.cards import ACTION_DECK, ACTION_KINDS, ACTIONS, MOST_CARDS, count_of, one
from vervet.games.cheeky_monkeys.rules.memory import learn_all
from vervet.games.cheeky_monkeys.rules.record import (
    CARD_SHIFT,
    DRAWS,
    GIVES,
    HOLDS,
    PLAYS,
    SEAT_SHIFT,
    SHUFFLED,
    begins_era,
    card_of,
    end_of_gifts,
    entry_of,
    is_open,
    number_of,
    put_in_order,
    receiver_of,
    seat_of,
    what_of,
)
from vervet.games.cheeky_monkeys.rules.table import PILE_ROOM, Table

VERBS: Final = ("holds", "draws", "plays", "gives")
COUNTS: Final = [str(count) for count in range(64)]
EXPECTED: Final = "expected words such as '1 holds no-way' or '0 gives 2 grounding'"


def record_words(table: Table, viewer: int) -> list[str]:
    """The record as a seat could keep it; -1 is a spectator."""
    return [entry_words(int(entry), is_open(entry, viewer)) for entry in table.record]


def whole_record(table: Table) -> list[Json]:
    return [entry_words(int(entry), True) for entry in table.record]


def entry_words(entry: int, seen: bool) -> str:
    if what_of(entry) == SHUFFLED:
        return f"shuffled {number_of(entry)} {ACTIONS[card_of(entry)]}"
    words = [str(seat_of(entry)), VERBS[what_of(entry)]]
    if what_of(entry) == GIVES:
        words.append(str(receiver_of(entry)))
    if seen:
        words.append(ACTIONS[card_of(entry)])
    return " ".join(words)


# Reading.


def read_record(table: Table, document: Reader) -> None:
    """What a file says; raises `PositionError`. `check_record` says whether it can be true."""
    value = document.items("record")
    for words in value:
        table.record = append(table.record, read_entry(table, words))
    put_in_order(table.record)


def read_entry(table: Table, value: object) -> int:
    words = value.split() if isinstance(value, str) else []
    if len(words) == 3 and words[0] == "shuffled" and words[1] in COUNTS and words[2] in ACTIONS:
        return int(SHUFFLED | COUNTS.index(words[1]) << SEAT_SHIFT | ACTIONS.index(words[2]) << CARD_SHIFT)
    if len(words) < 3 or words[1] not in VERBS or len(words) != (4 if words[1] == "gives" else 3):
        raise PositionError(f"record: {EXPECTED}, not {shown(value)}")
    what = VERBS.index(words[1])
    seats = [words[0], words[2]] if what == GIVES else [words[0]]
    numbers = [int(word) for word in seats if word.isdecimal() and len(word) == 1 and int(word) < table.seats]
    if len(numbers) < len(seats) or words[-1] not in ACTIONS or len(set(numbers)) < len(numbers):
        raise PositionError(f"record: {EXPECTED}, of seats at the table, not {shown(value)}")
    return int(entry_of(what, numbers[0], numbers[-1] if what == GIVES else 0, ACTIONS.index(words[-1])))


def check_record(table: Table) -> None:
    """A record must lead to the hands as they are; what everybody knows follows from it."""
    check_hands(table)
    check_box(table)
    check_shuffles(table)
    learn_all(table)


def check_hands(table: Table) -> None:
    """Follow the cards: nobody gives or plays what they do not have, and whoever gives, gives everything."""
    hands: list[i64] = [0] * int(table.seats)
    at = 0
    while at < len(table.record):
        entry = table.record[at]
        if what_of(entry) == HOLDS and at > 0 and what_of(table.record[at - 1]) != HOLDS:
            raise PositionError("record: expected the cards held at the beginning to come first")
        end = int(end_of_gifts(table.record, at)) if what_of(entry) == GIVES else at + 1
        for place in range(at, end):
            follow(hands, table.record[place])
        if what_of(entry) == GIVES and hands[seat_of(entry)]:
            raise PositionError(f"record: expected seat {seat_of(entry)} to give away all its cards")
        at = end
    if len(table.record) and hands != [table.hand(seat) for seat in range(table.seats)]:
        raise PositionError("record: expected it to lead to the hands")


def check_box(table: Table) -> None:
    """Hands and deck never hold more cards than the box: not when the record begins, nor after a reshuffle. In between
    their number only falls."""
    first, held, after = [0] * ACTION_KINDS, [0] * ACTION_KINDS, [0] * ACTION_KINDS
    shuffled = False
    for at, entry in enumerate(table.record):
        what, kind = what_of(entry), int(card_of(entry))
        if what == SHUFFLED:
            after = list(held) if begins_era(table.record, at) else after
            after[kind] += int(number_of(entry))
            check_count(table, kind, after[kind])
            shuffled = True
        elif what == PLAYS:
            held[kind] -= 1
        elif what != GIVES:
            held[kind] += 1
            first[kind] += 0 if shuffled else 1
    deck = [] if shuffled else deck_kinds(table)
    for kind in range(ACTION_KINDS):
        check_count(table, kind, first[kind] + deck.count(kind))


def check_count(table: Table, kind: int, count: int) -> None:
    most = int(count_of(table.box.everything, kind))
    if count > most:
        raise PositionError(f"record: expected at most {most} {ACTIONS[kind]} at one time, not {count}")


def played_last(table: Table) -> list[int]:
    """What was played since the last reshuffle, by kind, the newest first: it lies on the pile, or is in the queue."""
    kinds: list[int] = []
    for entry in table.record:
        if what_of(entry) == SHUFFLED:
            kinds = []
        elif what_of(entry) == PLAYS:
            kinds.append(int(card_of(entry)))
    return kinds[::-1]


def deck_kinds(table: Table) -> list[int]:
    """The action cards in the deck, by kind."""
    return [int(table.cards[ACTION_DECK * PILE_ROOM + at]) for at in range(table.sizes[ACTION_DECK])]


def check_shuffles(table: Table) -> None:
    """After a reshuffle all cards come from the new deck, which is used up before the next reshuffle, or what is left
    of it is the deck."""
    shuffled, deck = False, [0] * ACTION_KINDS
    for at, entry in enumerate(table.record):
        if what_of(entry) == SHUFFLED:
            if shuffled and what_of(table.record[at - 1]) != SHUFFLED and any(deck):
                raise PositionError("record: expected the deck to be used up before it is reshuffled")
            shuffled = True
            deck[card_of(entry)] += int(number_of(entry))
        elif what_of(entry) == DRAWS and shuffled:
            deck[card_of(entry)] -= 1
            if deck[card_of(entry)] < 0:
                raise PositionError(f"record: {ACTIONS[card_of(entry)]} was drawn more often than it was shuffled")
    left = deck_kinds(table)
    if shuffled and deck != [left.count(kind) for kind in range(ACTION_KINDS)]:
        raise PositionError("record: expected what was shuffled and not drawn to be the deck")


def follow(hands: list[i64], entry: i64) -> None:
    what, seat, kind = what_of(entry), seat_of(entry), card_of(entry)
    if what == SHUFFLED:
        return
    if what in (PLAYS, GIVES):
        if count_of(hands[seat], kind) == 0:
            raise PositionError(f"record: seat {seat} has no {ACTIONS[kind]} to give or play")
        hands[seat] -= one(kind)
    if what != PLAYS:
        holder = receiver_of(entry) if what == GIVES else seat
        if count_of(hands[holder], kind) == MOST_CARDS:
            raise PositionError(f"record: expected at most {MOST_CARDS} {ACTIONS[kind]} in a hand")
        hands[holder] += one(kind)
