"""The best order of the cards in hand: every order is tried, with the best way through each (AU-11)."""

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.games.after_us.actions import ARRANGE
from vervet.games.after_us.box import NONE
from vervet.games.after_us.actions import placed
from vervet.games.after_us.forecast import Plan
from vervet.games.after_us.life import list_orders
from vervet.games.after_us.spots import PLACES as MOST_PLACES
from vervet.games.after_us.table import LINE, Table


class Orders:
    """The orders of a hand with what each is worth; `best` is the action that arranges the best one."""

    def __init__(self) -> None:
        self.plan = Plan()
        self.menu = Choices()
        self.best: i64 = ARRANGE
        self.value: i64 = 0
        self.exact: bool = True

    def search(self, table: Table, seat: i64, worth: vec[i64]) -> i64:
        """The best value of any order. The table is as before when this is done; equals go to the first one listed."""
        kept = table.boards[:]
        menu = self.menu
        menu.count = 0
        list_orders(table, seat, menu, ARRANGE, 0, 0)
        self.value = -1
        self.exact = True
        at: i64 = 0
        while at < menu.count:
            action = menu.at(at)
            lay(table, seat, action)
            self.plan.read(table, seat, worth)
            if self.plan.hope[0] > self.value:
                value = self.plan.solve()
                self.exact = self.exact and self.plan.exact
                if value > self.value:
                    self.value = value
                    self.best = action
            at += 1
        table.boards = kept
        return self.value


def lay(table: Table, seat: i64, action: i64) -> None:
    """The cards in the order of an `arrange`, without fixing the line."""
    place: i64 = 0
    while place < MOST_PLACES:
        number = placed(action, place)
        table.put(seat, LINE + place, table.box.index(number) if number else i64(NONE))
        place += 1
