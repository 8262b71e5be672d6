"""A bot that looks one action ahead, at a few of its actions, for any game of the contract.

It plays as a newcomer does: some of the possible actions come to its mind, it imagines what the table would look like
at once after each of them, and takes the one after which it seems to stand best. Nobody answers in its imagination.
"""

from typing import SupportsIndex

from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.bots.vain import drop_vain
from vervet.core.choices import Choices
from vervet.core.state import State


class Glance(Bot):
    """Compares some legal actions, drawn by lot, by the game's own estimate; among equals the first drawn."""

    def __init__(self, seed: SupportsIndex, actions: i64) -> None:
        if actions <= 0:
            raise ValueError("a glance needs a number of actions to look at")
        super().__init__(seed)
        self.actions: i64 = actions
        self.menu = Choices()

    def think(self, world: State, seat: i64) -> i64:
        menu = self.menu
        menu.count = 0
        world.list_choices(seat, menu)
        drop_vain(world, seat, menu)
        if menu.count > 1:
            world = world.deal(seat, self.rng)
        best = self.draw(0)
        high = self.worth(world, seat, best) if menu.count > 1 else 0.0
        at: i64 = 1
        while at < self.actions and at < menu.count:
            action = self.draw(at)
            value = self.worth(world, seat, action)
            if value > high:
                best = action
                high = value
            at += 1
        return best

    def draw(self, place: i64) -> i64:
        """One of the actions from this place of the list on, which takes the place."""
        items = self.menu.items
        drawn = place + self.rng.below(self.menu.count - place)
        action = items[drawn]
        items[drawn] = items[place]
        items[place] = action
        return action

    def worth(self, world: State, seat: i64, action: i64) -> float:
        twin = world.copy()
        twin.execute(seat, action)
        return twin.estimate(seat)
