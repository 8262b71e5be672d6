"""The best order of the cards in hand: every order is tried, with the best way through each (AU-11).

The frames of the cards, and those that any two of them form side by side, are worked out once for all orders. Orders
are tried from the most promising on, so that most of the others need not be looked into. Five cards with many signs of
the chimpanzees could still take long: after a set number of steps over all orders the best found so far has to do,
`exact` is false, and `bound` is what no order can exceed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.after_us.actions import ARRANGE, placed
from vervet.games.after_us.box.box import NONE, zeros
from vervet.games.after_us.box.spots import INNER, JOINED, PER_PLACE, PER_ROW, ROWS
from vervet.games.after_us.box.spots import PLACES as MOST_PLACES
from vervet.games.after_us.mind.forecast import Plan
from vervet.games.after_us.rules.life import list_orders
from vervet.games.after_us.rules.table import Table

MOST_ORDERS: Final = 120
MOST_STEPS: Final = 10_000


def cards_of(action: i64) -> list[int]:
    """The printed numbers that an action puts in a row."""
    numbers = [int(placed(action, place)) for place in range(MOST_PLACES)]
    return [number for number in numbers if number]


class Orders:
    """The orders of a hand with what each is worth; `best` is the action that arranges the best one."""

    def __init__(self) -> None:
        self.plan = Plan()
        self.menu = Choices()
        self.cards: i64 = 0
        # Frames inside each card, and those between each two, by row; NONE where there is none.
        self.inner: vec[i64] = zeros(MOST_PLACES * ROWS * INNER)
        self.joined: vec[i64] = zeros(MOST_PLACES * MOST_PLACES * ROWS)
        self.hopes: vec[i64] = zeros(MOST_ORDERS)
        self.places: vec[i64] = zeros(MOST_PLACES)
        self.best: i64 = ARRANGE
        self.value: i64 = 0
        self.steps: i64 = 0
        self.bound: i64 = 0
        self.exact: bool = True

    def search(self, table: Table, seat: i64, worth: vec[i64]) -> i64:
        """The best value of any order; of equal orders any one is the best."""
        self.list(table, seat, worth)
        self.value = -1
        self.bound = -1
        self.steps = 0
        order = self.most_promising()
        while order != NONE and self.hopes[order] > self.value:
            self.lay(table, seat, self.menu.at(order))
            value = self.plan.solve(self.value, MOST_STEPS - self.steps)
            self.steps += self.plan.steps
            if value > self.value:
                self.value = value
                self.best = self.menu.at(order)
            if not self.plan.exact:
                self.bound = max(self.bound, self.plan.bound)
            self.hopes[order] = NONE
            order = self.most_promising()
        self.exact = self.bound <= self.value
        self.bound = max(self.bound, self.value)
        return self.value

    def list(self, table: Table, seat: i64, worth: vec[i64]) -> None:
        """All orders, and what each could give at most."""
        self.menu.count = 0
        list_orders(table, seat, self.menu, ARRANGE, 0, 0)
        self.plan.begin(table, seat, worth)
        self.enter_frames(table, seat)
        at: i64 = 0
        while at < self.menu.count:
            self.lay(table, seat, self.menu.at(at))
            self.hopes[at] = self.plan.hope[0]
            at += 1

    def enter_frames(self, table: Table, seat: i64) -> None:
        box = table.box
        self.cards = table.places(seat)
        card: i64 = 0
        while card < self.cards:
            index = table.card_at(seat, card)
            row: i64 = 0
            while row < ROWS:
                inner: i64 = 0
                while inner < INNER:
                    half = box.inner_frame(index, row, inner)
                    place = (card * ROWS + row) * INNER + inner
                    self.inner[place] = NONE if half == NONE else self.plan.enter(box.frames, half, NONE)
                    inner += 1
                self.enter_joined(table, seat, card, row)
                row += 1
            card += 1

    def enter_joined(self, table: Table, seat: i64, card: i64, row: i64) -> None:
        """What the card forms with each other one on its right."""
        box = table.box
        half = box.right_half(table.card_at(seat, card), row)
        right: i64 = 0
        while right < self.cards:
            other = box.left_half(table.card_at(seat, right), row)
            frame: i64 = NONE
            if right != card and half != NONE and other != NONE:
                frame = self.plan.enter(box.frames, half, other)
            self.joined[(card * MOST_PLACES + right) * ROWS + row] = frame
            right += 1

    def lay(self, table: Table, seat: i64, action: i64) -> None:
        """The plan's line for an order of the cards."""
        place: i64 = 0
        while place < self.cards:
            self.places[place] = table.place_of_card(seat, table.box.index(placed(action, place)))
            place += 1
        plan = self.plan
        plan.count = 0
        row: i64 = 0
        while row < ROWS:
            place = 0
            while place < self.cards:
                card = self.places[place]
                spot = row * PER_ROW + place * PER_PLACE
                inner: i64 = 0
                while inner < INNER:
                    plan.stand(self.inner[(card * ROWS + row) * INNER + inner], spot + inner)
                    inner += 1
                if place + 1 < self.cards:
                    right = self.places[place + 1]
                    plan.stand(self.joined[(card * MOST_PLACES + right) * ROWS + row], spot + JOINED)
                place += 1
            row += 1
        plan.hope_for()

    def most_promising(self) -> i64:
        """The order not tried yet that could give most."""
        best: i64 = NONE
        at: i64 = 0
        while at < self.menu.count:
            if self.hopes[at] != NONE and (best == NONE or self.hopes[at] > self.hopes[best]):
                best = at
            at += 1
        return best
