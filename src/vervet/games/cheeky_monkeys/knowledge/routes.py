"""How the cards of others got to where a seat saw them: found for certain, where telling freely gets stuck (law 5).

Every wish (`wishes.py`) gets a route: a card that came into somebody's hand, of the right kind or a blank that can
become it, and one gift for each time that it was handed on. If no two routes share a card or a gift, the story can be
told: all other cards may go anywhere, since as many come into every hand as leave it.

Routes are found one by one, backwards in time, each where it gets in the way of the fewest others; those give way
and are found anew, and what was fought over gets dearer. After a while the search starts over, with more patience. It
stops only at success, and it does stop: every start can find any set of routes that exists, and one does, because that
is how it happened. Of the stories that were stuck, most needed two or three routes for each wish, and hardly any had to
start over, unless hints about several hands depend on each other.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.rng import Random
from vervet.games.cheeky_monkeys.box.cards import ACTION_KINDS, count_of
from vervet.games.cheeky_monkeys.knowledge.wishes import Wishes
from vervet.games.cheeky_monkeys.rules.record import (
    DRAWS,
    GIVES,
    HOLDS,
    begins_era,
    card_of,
    end_of_gifts,
    receiver_of,
    seat_of,
    what_of,
)

# The cost of a place that no card can reach.
NOWHERE: Final = 1 << 40
# What it costs to get in the way of another route, before anybody has fought over the place.
IN_THE_WAY: Final = 4
# How many routes are found for each wish before the search starts over, at first; each time it is one more.
PATIENCE: Final = 4


class Routes:
    """The routes through a record, as a seat knows it. Cards go by the place where they came into a hand."""

    def __init__(self, record: vec[i64], seat: i64, seats: i64, left: vec[i64], rng: Random) -> None:
        self.record: vec[i64] = record
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.rng: Random = rng
        self.wishes: Wishes = Wishes(seat, rng)
        self.waiting: vec[i64] = vec[i64]()
        self.left: vec[i64] = left
        # What the blanks of each era can still become: a count for each era and kind.
        self.room: vec[i64] = vec[i64]()
        # For each place in the record: its era; the wish whose route it belongs to; how dear it has become; and what
        # kind a blank has become.
        self.eras: vec[i64] = eras_of(record)
        self.owners: vec[i64] = vec[i64]()
        self.prices: vec[i64] = vec[i64]()
        self.worn: vec[i64] = vec[i64]()
        # For the first gift of each hand-out: which gift passes the card on, in the route just looked for.
        self.ways: vec[i64] = vec[i64]([-1 for _ in range(len(record))])
        # How many routes were looked for in all.
        self.looked: i64 = 0

    def find(self, hints: vec[i64], sizes: vec[i64]) -> None:
        """Routes for all that the seat has seen, and for what hints say about hands of these sizes."""
        patience: i64 = PATIENCE
        while not self.try_all(hints, sizes, patience):
            patience += 1

    def try_all(self, hints: vec[i64], sizes: vec[i64], patience: i64) -> bool:
        """Start without any routes; False if it takes too long, or hints get in each other's way."""
        self.begin()
        self.wishes.add_seen(self.record)
        hand: i64 = 0
        while hand < self.seats:
            if hand != self.seat and not self.wishes.add_hand(hand, sizes[hand], hints, len(self.record)):
                return False
            hand += 1
        wish: i64 = 0
        while wish < len(self.wishes.times):
            self.waiting = append(self.waiting, wish)
            wish += 1
        most = self.looked + patience * (wish + 1)
        while len(self.waiting) > 0:
            self.looked += 1
            if self.looked > most or not self.grant(self.next_waiting()):
                return False
        return True

    def begin(self) -> None:
        self.wishes = Wishes(self.seat, self.rng)
        self.waiting = vec[i64]()
        self.owners = vec[i64]([-1 for _ in range(len(self.record))])
        self.prices = vec[i64]([0 for _ in range(len(self.record))])
        self.worn = vec[i64]([-1 for _ in range(len(self.record))])
        self.room = vec[i64]()
        era: i64 = 0
        while era < len(self.left):
            kind: i64 = 0
            while kind < ACTION_KINDS:
                self.room = append(self.room, count_of(self.left[era], kind))
                kind += 1
            era += 1

    def next_waiting(self) -> i64:
        place = self.rng.below(len(self.waiting))
        last = i64(len(self.waiting)) - 1
        wish = self.waiting[place]
        self.waiting[place] = self.waiting[last]
        self.waiting = self.waiting[:last]
        return wish

    # One route.

    def grant(self, wish: i64) -> bool:
        """Take the cheapest route for a wish from whoever has it; False if there is none at all."""
        costs = vec[i64]([NOWHERE for _ in range(self.seats)])
        costs[self.wishes.hands[wish]] = 0
        best: i64 = NOWHERE
        source: i64 = -1
        ties: i64 = 0
        at = self.wishes.times[wish] - 1
        while at >= 0:
            if self.is_gift(at):
                at = self.step_back(costs, at)
            elif self.is_source(at) and costs[self.hand_of(at)] < NOWHERE:
                cost = costs[self.hand_of(at)] + self.source_cost(at, self.wishes.kinds[wish])
                if cost < best:
                    best = cost
                    ties = 0
                if cost == best and cost < NOWHERE:
                    ties += 1
                    if self.rng.below(ties) == 0:
                        source = at
            at -= 1
        if source >= 0:
            self.take(wish, source)
        return source >= 0

    def is_gift(self, at: i64) -> bool:
        """Whether another seat gives a card away here."""
        return what_of(self.record[at]) == GIVES and seat_of(self.record[at]) != self.seat

    def is_source(self, at: i64) -> bool:
        """Whether a card came into another hand here: held from the beginning, drawn, or given by the seat."""
        what = what_of(self.record[at])
        if seat_of(self.record[at]) == self.seat:
            return what == GIVES
        return what in (HOLDS, DRAWS)

    def hand_of(self, source: i64) -> i64:
        entry = self.record[source]
        return receiver_of(entry) if what_of(entry) == GIVES else seat_of(entry)

    def step_back(self, costs: vec[i64], last: i64) -> i64:
        """After a hand-out the card was with somebody who got one, before it with the giver; returns the place of the
        first gift."""
        giver = seat_of(self.record[last])
        best: i64 = NOWHERE
        way: i64 = -1
        ties: i64 = 0
        at = last
        while at >= 0 and self.is_gift(at) and seat_of(self.record[at]) == giver:
            receiver = receiver_of(self.record[at])
            if receiver != self.seat:
                cost = costs[receiver] + self.price(at)
                if cost < best:
                    best = cost
                    ties = 0
                if cost == best and cost < NOWHERE:
                    ties += 1
                    if self.rng.below(ties) == 0:
                        way = at
            at -= 1
        costs[giver] = best
        self.ways[at + 1] = way
        return at + 1

    def price(self, at: i64) -> i64:
        return IN_THE_WAY + self.prices[at] if self.owners[at] >= 0 else 0

    def source_cost(self, at: i64, kinds: i64) -> i64:
        """What a card of some kinds costs here; `NOWHERE` if it cannot be one."""
        entry = self.record[at]
        if what_of(entry) == GIVES:
            return self.price(at) if kinds >> card_of(entry) & 1 != 0 else NOWHERE
        kind = self.kind_for(at, kinds)
        if kind < 0:
            return NOWHERE
        free = self.room[self.eras[at] * ACTION_KINDS + kind] > 0
        return self.price(at) + (0 if free else IN_THE_WAY + self.prices[at])

    def kind_for(self, at: i64, kinds: i64) -> i64:
        """What a blank becomes: any of some kinds that is left, else any that another blank of its era has become; -1
        if its era has none of them."""
        era = self.eras[at]
        free: i64 = -1
        taken: i64 = -1
        free_ties: i64 = 0
        taken_ties: i64 = 0
        kind: i64 = 0
        while kind < ACTION_KINDS:
            if kinds >> kind & 1 != 0:
                if self.room[era * ACTION_KINDS + kind] > 0:
                    free_ties += 1
                    if self.rng.below(free_ties) == 0:
                        free = kind
                elif free < 0 and count_of(self.left[era], kind) > 0:
                    taken_ties += 1
                    if self.rng.below(taken_ties) == 0:
                        taken = kind
            kind += 1
        return free if free >= 0 else taken

    def take(self, wish: i64, source: i64) -> None:
        """Take the route that was found from a card to where it is wanted; wishes in the way wait again."""
        self.claim(wish, source)
        if what_of(self.record[source]) != GIVES:
            self.wear(source, self.kind_for(source, self.wishes.kinds[wish]))
        hand = self.hand_of(source)
        at = source + 1
        while at < self.wishes.times[wish]:
            if self.is_gift(at):
                if seat_of(self.record[at]) == hand:
                    self.claim(wish, self.ways[at])
                    hand = receiver_of(self.record[self.ways[at]])
                at = end_of_gifts(self.record, at)
            else:
                at += 1

    def wear(self, source: i64, kind: i64) -> None:
        """A blank becomes a card of a kind, if need be in place of another blank."""
        place = self.eras[source] * ACTION_KINDS + kind
        if self.room[place] == 0:
            self.push_out(self.owners[self.wearer(self.eras[source], kind)])
        self.room[place] -= 1
        self.worn[source] = kind

    def wearer(self, era: i64, kind: i64) -> i64:
        """Any blank of an era that has become a card of a kind; there must be one."""
        chosen: i64 = -1
        ties: i64 = 0
        at: i64 = 0
        while at < len(self.record):
            if self.worn[at] == kind and self.eras[at] == era:
                ties += 1
                if self.rng.below(ties) == 0:
                    chosen = at
            at += 1
        return chosen

    def claim(self, wish: i64, at: i64) -> None:
        if self.owners[at] >= 0:
            self.prices[at] += 1
            self.push_out(self.owners[at])
        self.owners[at] = wish

    def push_out(self, wish: i64) -> None:
        """A route is given up, and its wish waits for another."""
        at: i64 = 0
        while at < len(self.record):
            if self.owners[at] == wish:
                self.owners[at] = -1
                if self.worn[at] >= 0:
                    self.room[self.eras[at] * ACTION_KINDS + self.worn[at]] += 1
                    self.worn[at] = -1
            at += 1
        self.waiting = append(self.waiting, wish)

    # All routes.

    def cards(self) -> vec[i64]:
        """For each place in the record, the number of the card that must go there, counted as they came into hands; -1
        where any may."""
        by_wish = vec[i64]([-1 for _ in range(len(self.wishes.times))])
        cards = vec[i64]([-1 for _ in range(len(self.record))])
        number: i64 = 0
        at: i64 = 0
        while at < len(self.record):
            owner = self.owners[at]
            if self.is_source(at):
                if owner >= 0:
                    by_wish[owner] = number
                number += 1
            elif owner >= 0:
                cards[at] = by_wish[owner]
            at += 1
        wish: i64 = 0
        while wish < len(by_wish):
            if self.wishes.places[wish] >= 0:
                cards[self.wishes.places[wish]] = by_wish[wish]
            wish += 1
        return cards

    def kinds(self) -> vec[i64]:
        """For each card by its number, the kind that a blank becomes; -1 where it is not a blank, or may become any."""
        kinds = vec[i64]()
        at: i64 = 0
        while at < len(self.record):
            if self.is_source(at):
                kinds = append(kinds, self.worn[at])
            at += 1
        return kinds


def eras_of(record: vec[i64]) -> vec[i64]:
    """How many reshuffles there were before each place."""
    eras = vec[i64]()
    era: i64 = 0
    at: i64 = 0
    while at < len(record):
        if begins_era(record, at):
            era += 1
        eras = append(eras, era)
        at += 1
    return eras
