"""Another record that looks the same to a seat (law 5): how else what it saw could have come about.

The cards of others are blanks that wander from hand to hand. A blank becomes a card when somebody plays it or hands it
to the seat; what the seat gave away is a card from the start. What a blank can become depends on its era: after a
reshuffle, cards are drawn from a deck whose cards all had seen. If a hand has no card that could be the one played, the
story goes back to some earlier hand-out and is told differently; after a while thriftily: known cards are played before
blanks, which never hurts. A story that is still stuck is told by routes (`routes.py`), which bring every card that was
seen to where it was seen, and never fail.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.rng import Random
from vervet.games.cheeky_monkeys.box.cards import count_of, first_kind, one
from vervet.games.cheeky_monkeys.knowledge.routes import Routes
from vervet.games.cheeky_monkeys.rules.inferences import counted, kinds_of, most_of
from vervet.games.cheeky_monkeys.rules.record import (
    CARD_SHIFT,
    DRAWS,
    GIVES,
    PLAYS,
    SHUFFLED,
    WITHOUT_CARD,
    begins_era,
    card_of,
    end_of_gifts,
    is_open,
    number_of,
    put_in_order,
    receiver_of,
    seat_of,
    what_of,
)
from vervet.games.cheeky_monkeys.rules.table import Table

# A card that can still be anything.
BLANK: Final = -1
# Room for the cards of a hand; a box has no more action cards than that.
ROOM: Final = 64
# How often a story goes back while it is told freely; and after how many returns it is told by routes.
FREE: Final = 4
MOST_RETURNS: Final = 40


class Chapter:
    """Where a story stood when somebody handed out their cards."""

    def __init__(self, story: "Retelling", at: i64) -> None:
        self.at: i64 = at
        self.era: i64 = story.era
        self.kinds: vec[i64] = story.kinds[:]
        self.hands: vec[i64] = story.hands[:]
        self.sizes: vec[i64] = story.sizes[:]
        self.left: vec[i64] = story.left[:]


class Retelling:
    """A story of the cards that others had: each card has a number, and its kind if that is known.

    A story that is `certain` is told by routes at once, and then all hands are as the hints say.
    """

    def __init__(
        self, table: Table, record: vec[i64], seat: i64, unseen: i64, rng: Random, certain: bool = False
    ) -> None:
        self.record: vec[i64] = record
        self.hints: vec[i64] = table.hints
        self.seats: i64 = table.seats
        self.seat: i64 = seat
        self.rng: Random = rng
        self.thrifty: bool = False
        self.stuck: bool = certain
        self.era: i64 = 0
        # What the blanks of each era, and the deck in the last one, can still become.
        self.left: vec[i64] = blanks_by_era(record, seat, unseen)
        self.kinds: vec[i64] = vec[i64]()
        self.eras: vec[i64] = vec[i64]()
        self.hands: vec[i64] = vec[i64]([0 for _ in range(table.seats * ROOM)])
        self.sizes: vec[i64] = vec[i64]([0 for _ in range(table.seats)])
        # The card of each entry; -1 where there is none, or it is the seat's own.
        self.cards: vec[i64] = vec[i64]()
        self.chapters: list[Chapter] = [Chapter(self, 0)]
        self.returns: i64 = 0
        # The cards that must go to some places in the record, if the story is told by routes.
        self.routed: vec[i64] = vec[i64]()
        self.tell()
        if self.stuck:
            self.tell_by_routes(table)
        self.settle()

    def tell(self) -> None:
        """Tell the whole story, as often as needed, unless it gets stuck."""
        at: i64 = 0
        while not self.stuck and (at < len(self.record) or not self.agrees()):
            if at == len(self.record):
                at = self.go_back()
            elif self.is_handing_out(at):
                end = end_of_gifts(self.record, at)
                self.chapters.append(Chapter(self, at))
                at = end if self.hand_out(at, end) else self.go_back()
            else:
                at = at + 1 if self.go_on(at) else self.go_back()

    def tell_by_routes(self, table: Table) -> None:
        """Tell the story from its beginning, with a route for every card that was seen."""
        self.return_to(self.chapters[0])
        routes = Routes(self.record, self.seat, self.seats, self.left, self.rng)
        routes.find(self.hints, vec[i64]([table.hand_size(seat) for seat in range(table.seats)]))
        self.routed = routes.cards()
        at: i64 = 0
        while at < len(self.record):
            if self.is_handing_out(at):
                end = end_of_gifts(self.record, at)
                self.hand_out(at, end)
                at = end
            else:
                self.go_on(at)
                at += 1
        self.become_all(routes.kinds())

    def become_all(self, kinds: vec[i64]) -> None:
        """Blanks that are still held become what the hints say."""
        card: i64 = 0
        while card < len(kinds):
            if self.kinds[card] == BLANK and kinds[card] >= 0:
                self.become(card, kinds[card])
            card += 1

    def agrees(self) -> bool:
        """Whether no hand is known to hold more than the hints allow."""
        at: i64 = 0
        while at < len(self.hints):
            hint = self.hints[at]
            if hint & 7 != self.seat and counted(self.sure(hint & 7), kinds_of(hint)) > most_of(hint):
                return False
            at += 1
        return True

    def is_handing_out(self, at: i64) -> bool:
        return what_of(self.record[at]) == GIVES and seat_of(self.record[at]) != self.seat

    def go_back(self) -> i64:
        """Return to the last chapter; every second time one further back, every fourth time two, and so on."""
        self.returns += 1
        self.thrifty = self.returns > FREE
        self.stuck = self.returns > MOST_RETURNS
        back = self.returns
        while (back & 1 == 0 or self.returns == FREE + 1) and len(self.chapters) > 1:
            self.chapters.pop()
            back >>= 1
        chapter = self.chapters.pop() if len(self.chapters) > 1 else self.chapters[0]
        self.return_to(chapter)
        return chapter.at

    def return_to(self, chapter: Chapter) -> None:
        self.era = chapter.era
        self.kinds = chapter.kinds[:]
        self.eras = self.eras[: len(self.kinds)]
        self.hands = chapter.hands[:]
        self.sizes = chapter.sizes[:]
        self.left = chapter.left[:]
        self.cards = self.cards[: chapter.at]

    def go_on(self, at: i64) -> bool:
        """An entry that is not another seat's gift."""
        entry = self.record[at]
        what, seat = what_of(entry), seat_of(entry)
        card: i64 = -1
        if what == SHUFFLED:
            self.era += 1 if begins_era(self.record, at) else 0
        elif what == GIVES:
            card = self.create(receiver_of(entry), card_of(entry))
        elif seat == self.seat:
            pass
        elif what == PLAYS:
            card = self.leave(seat, at)
            if card < 0:
                return False
        else:
            card = self.create(seat, BLANK)
        self.cards = append(self.cards, card)
        return True

    # Hands.

    def create(self, seat: i64, kind: i64) -> i64:
        card: i64 = len(self.kinds)
        self.kinds = append(self.kinds, kind)
        self.eras = append(self.eras, self.era)
        self.put(seat, card)
        return card

    def put(self, seat: i64, card: i64) -> None:
        self.hands[seat * ROOM + self.sizes[seat]] = card
        self.sizes[seat] += 1

    def remove(self, seat: i64, place: i64) -> i64:
        """Take the card at a place out of a hand."""
        start = seat * ROOM
        card = self.hands[start + place]
        self.sizes[seat] -= 1
        self.hands[start + place] = self.hands[start + self.sizes[seat]]
        return card

    def leave(self, seat: i64, at: i64) -> i64:
        """The card that a hand loses openly at a place in the record; -1 if there is none."""
        kind = card_of(self.record[at])
        if len(self.routed) > 0:
            return self.become(self.pick(seat, self.routed[at]), kind)
        return self.take(seat, kind)

    def pick(self, seat: i64, card: i64) -> i64:
        """Take this very card out of the hand that it is in."""
        place: i64 = 0
        while self.hands[seat * ROOM + place] != card:
            place += 1
        return self.remove(seat, place)

    def take(self, seat: i64, kind: i64) -> i64:
        """Take a card of a kind, or a blank that becomes one, out of a hand; -1 if there is none."""
        known = self.count(seat, kind)
        fitting = self.count_fitting(seat, kind)
        if known + fitting == 0:
            return -1
        blank = known == 0 or (not self.thrifty and self.rng.below(known + fitting) >= known)
        left = self.rng.below(fitting if blank else known)
        place: i64 = 0
        while True:
            card = self.hands[seat * ROOM + place]
            if self.fits(card, kind) if blank else self.kinds[card] == kind:
                if left == 0:
                    return self.become(self.remove(seat, place), kind)
                left -= 1
            place += 1

    def become(self, card: i64, kind: i64) -> i64:
        """A card of this kind leaves the hands, or a blank becomes one."""
        if self.fits(card, kind):
            self.left[self.eras[card]] -= one(kind)
        self.kinds[card] = kind
        return card

    def fits(self, card: i64, kind: i64) -> bool:
        """Whether a card is a blank that can become a card of a kind."""
        return self.kinds[card] == BLANK and count_of(self.left[self.eras[card]], kind) > 0

    def count(self, seat: i64, kind: i64) -> i64:
        """How many cards in a hand are known to be of a kind."""
        found: i64 = 0
        place: i64 = 0
        while place < self.sizes[seat]:
            if self.kinds[self.hands[seat * ROOM + place]] == kind:
                found += 1
            place += 1
        return found

    def count_fitting(self, seat: i64, kind: i64) -> i64:
        found: i64 = 0
        place: i64 = 0
        while place < self.sizes[seat]:
            if self.fits(self.hands[seat * ROOM + place], kind):
                found += 1
            place += 1
        return found

    # Gifts.

    def hand_out(self, at: i64, end: i64) -> bool:
        """All the gifts that another seat made at one time: first those that this seat got, and so has seen."""
        giver = seat_of(self.record[at])
        place = at
        while place < end:
            card: i64 = -1
            if receiver_of(self.record[place]) == self.seat:
                card = self.leave(giver, place)
                if card < 0:
                    return False
            elif len(self.routed) > 0 and self.routed[place] >= 0:
                card = self.pick(giver, self.routed[place])
                self.put(receiver_of(self.record[place]), card)
            self.cards = append(self.cards, card)
            place += 1
        place = at
        while place < end:
            if self.cards[place] < 0:
                self.cards[place] = self.remove(giver, self.rng.below(self.sizes[giver]))
                self.put(receiver_of(self.record[place]), self.cards[place])
            place += 1
        return True

    # The end.

    def settle(self) -> None:
        """What is left of earlier eras must be in hands: their blanks become it. Those of the last era stay blank."""
        era: i64 = 0
        while era < self.era:
            cards = self.blanks_of(era)
            while len(cards) > 0:
                place = self.rng.below(len(cards))
                self.become(cards[place], first_kind(self.left[era]))
                cards[place] = cards[len(cards) - 1]
                cards = cards[: len(cards) - 1]
            era += 1

    def blanks_of(self, era: i64) -> vec[i64]:
        """The blanks of an era that are in hands."""
        found = vec[i64]()
        seat: i64 = 0
        while seat < self.seats:
            place: i64 = 0
            while place < self.sizes[seat]:
                card = self.hands[seat * ROOM + place]
                if self.kinds[card] == BLANK and self.eras[card] == era:
                    found = append(found, card)
                place += 1
            seat += 1
        return found

    def sure(self, seat: i64) -> i64:
        """The cards in a hand that are known once the story is told."""
        hand: i64 = 0
        place: i64 = 0
        while place < self.sizes[seat]:
            kind = self.kinds[self.hands[seat * ROOM + place]]
            if kind != BLANK:
                hand += one(kind)
            place += 1
        return hand

    def fill(self, seat: i64, hand: i64) -> None:
        """The blanks in a hand become the rest of the cards dealt to it, in any order."""
        rest = hand - self.sure(seat)
        while self.sizes[seat] > 0:
            card = self.remove(seat, self.rng.below(self.sizes[seat]))
            if self.kinds[card] == BLANK:
                self.kinds[card] = first_kind(rest)
                rest -= one(first_kind(rest))

    def write(self, table: Table) -> None:
        """Put the story into the record of a table: the cards that the seat has not seen."""
        record = vec[i64]()
        at: i64 = 0
        while at < len(self.record):
            entry = self.record[at]
            if not is_open(entry, self.seat):
                entry = entry & WITHOUT_CARD | self.kinds[self.cards[at]] << CARD_SHIFT
            record = append(record, entry)
            at += 1
        put_in_order(record)
        table.record = record


def leaves_openly(entry: i64, seat: i64) -> bool:
    """Whether a card is played, or given to a seat, so that the seat sees it."""
    return what_of(entry) == PLAYS or (what_of(entry) == GIVES and receiver_of(entry) == seat)


def blanks_by_era(record: vec[i64], seat: i64, unseen: i64) -> vec[i64]:
    """The cards that others drew in each era, or that are still in the deck, as far as a seat can tell.

    Since a reshuffle: what was shuffled, less what the seat itself drew. Before the first: whatever is unseen now or
    has left the hands of others since, less what the seat gave them, and less the later eras.
    """
    eras = vec[i64]([unseen])
    at: i64 = 0
    while at < len(record):
        entry = record[at]
        what, card = what_of(entry), one(card_of(entry))
        if what == SHUFFLED:
            if begins_era(record, at):
                eras = append(eras, i64(0))
            eras[len(eras) - 1] += card * number_of(entry)
            eras[0] -= card * number_of(entry)
        elif seat_of(entry) == seat:
            if what == DRAWS and len(eras) > 1:
                eras[len(eras) - 1] -= card
                eras[0] += card
            elif what == GIVES:
                eras[0] -= card
        elif leaves_openly(entry, seat):
            eras[0] += card
        at += 1
    return eras
