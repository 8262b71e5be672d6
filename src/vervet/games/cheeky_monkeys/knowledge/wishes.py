"""Which cards others must have had, and when, for a seat to have seen what it saw (`routes.py` brings them there).

Whoever played a card, or handed it to the seat, had it: that is a wish for a card of one kind. What everybody knows
about a hand from seeing who was asked (`rules/inferences.py`) becomes a wish for each of its cards: that it is of some
kinds, or that it is not.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.rng import Random
from vervet.games.cheeky_monkeys.box.cards import ACTION_KINDS
from vervet.games.cheeky_monkeys.rules.inferences import kinds_of, least_of, most_of
from vervet.games.cheeky_monkeys.rules.record import GIVES, PLAYS, card_of, end_of_gifts, receiver_of, seat_of, what_of

ANY_KIND: Final = (1 << ACTION_KINDS) - 1
# The place of a wish for a card that is still in a hand.
STILL_HELD: Final = -1


class Wishes:
    """Each wish by its number: where in the record the card is seen, before which entry it must be there, in which
    hand, and the bits of the kinds it can be."""

    def __init__(self, seat: i64, rng: Random) -> None:
        self.seat: i64 = seat
        self.rng: Random = rng
        self.places: vec[i64] = vec[i64]()
        self.times: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]()
        self.kinds: vec[i64] = vec[i64]()

    def add(self, place: i64, time: i64, hand: i64, kinds: i64) -> None:
        self.places = append(self.places, place)
        self.times = append(self.times, time)
        self.hands = append(self.hands, hand)
        self.kinds = append(self.kinds, kinds)

    def add_seen(self, record: vec[i64]) -> None:
        """What others played, and what they handed to the seat, which they had before they handed out anything."""
        at: i64 = 0
        while at < len(record):
            end = end_of_gifts(record, at) if what_of(record[at]) == GIVES else at + 1
            hand = seat_of(record[at])
            place = at
            while place < end and hand != self.seat:
                entry = record[place]
                if what_of(entry) == PLAYS or (what_of(entry) == GIVES and receiver_of(entry) == self.seat):
                    self.add(place, at, hand, i64(1) << card_of(entry))
                place += 1
            at = end

    def add_hand(self, hand: i64, size: i64, hints: vec[i64], now: i64) -> bool:
        """A wish for each card of a hand, if the hints say anything about it. Where they leave open which cards are of
        their kinds, any will do; False if what one hint was given leaves too little for another."""
        cards = vec[i64]([ANY_KIND for _ in range(size)])
        told = False
        at: i64 = 0
        while at < len(hints):
            hint = hints[at]
            if hint & 7 == hand:
                told = True
                others = ANY_KIND & ~kinds_of(hint)
                if not self.narrow(cards, kinds_of(hint), least_of(hint)):
                    return False
                if not self.narrow(cards, others, size - most_of(hint)):
                    return False
            at += 1
        at = 0
        while told and at < size:
            self.add(STILL_HELD, now, hand, cards[at])
            at += 1
        return True

    def narrow(self, cards: vec[i64], kinds: i64, number: i64) -> bool:
        """Let this many cards of a hand be of some kinds: first those that must be, then any that can."""
        at: i64 = 0
        while at < len(cards):
            if cards[at] & ~kinds == 0:
                number -= 1
            at += 1
        while number > 0:
            chosen: i64 = -1
            ties: i64 = 0
            at = 0
            while at < len(cards):
                if cards[at] & kinds != 0 and cards[at] & ~kinds != 0:
                    ties += 1
                    if self.rng.below(ties) == 0:
                        chosen = at
                at += 1
            if chosen < 0:
                return False
            cards[chosen] &= kinds
            number -= 1
        return True
