"""Every legal action equally likely."""

from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.core.state import State


class Uniform(Bot):
    """A player without a plan: the yardstick for all others."""

    def think(self, world: State, seat: i64) -> i64:
        menu = world.choices(seat)
        return menu.at(self.rng.below(menu.count))


def play_out(state: State, rng: Random, menu: Choices, most: i64) -> i64:
    """Play on at random until the end, or for `most` decisions; returns how many were made."""
    made: i64 = 0
    while made < most:
        seat = state.actor()
        if seat < 0:
            break
        menu.count = 0
        state.list_choices(seat, menu)
        state.execute(seat, menu.items[rng.below(menu.count)])
        made += 1
    return made
