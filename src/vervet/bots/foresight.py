"""A bot that tries what is sensible in many possible worlds, for any game of the contract.

Each world deals anew what the seat does not know (`deal`). In every world the same actions are tried, and the
game is played on by everybody's own suggestions: so two actions are compared under the same luck. Where a game counts
rounds (`stretch`), it is played on for some of them and then estimated: what comes later is mostly noise. Actions that
do clearly worse are given up early, and the rest get their worlds. The game's own suggestion is kept unless another
action did better; where games were cut short, and estimates may err, by clearly more than chance.
"""

import time
from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.core.choices import Choices
from vervet.core.rng import from_bits
from vervet.core.state import State

BATCH: Final = 8
# In standard errors: how far ahead of the suggestion estimates must put an action, and how far behind it is given up.
AHEAD: Final = 1.5
BEHIND: Final = 2.0
# No action is given up on the word of fewer worlds.
LEAST_WORLDS: Final = 16


class Foresight(Bot):
    """Under a budget of worlds it is reproducible from its seed; `rounds` is how many ends of rounds it looks ahead."""

    def __init__(self, seed: SupportsIndex, worlds: i64 = 0, seconds: float = 0.0, rounds: i64 = 2) -> None:
        if worlds <= 0 and seconds <= 0.0:
            raise ValueError("foresight needs a budget: worlds or seconds")
        super().__init__(seed)
        self.worlds: i64 = worlds
        self.seconds: float = seconds
        self.rounds: i64 = rounds
        self.menu = Choices()
        # Of each action: what it did better than the suggestion in all worlds together, and the sum of the squares.
        self.gain: vec[float] = vec[float]()
        self.square: vec[float] = vec[float]()
        self.alive: vec[i64] = vec[i64]()
        self.left: i64 = 0
        self.ahead: float = 0.0

    def think(self, world: State, seat: i64) -> i64:
        menu = self.menu
        menu.count = 0
        world.list_sensible(seat, menu)
        if menu.count == 1:
            return menu.at(0)
        self.put_first(world.suggest(seat, self.rng))
        self.compare(world, seat)
        return menu.at(self.favourite())

    def put_first(self, action: i64) -> None:
        """The game's own suggestion leads the list, so that it is kept unless another action does better."""
        menu = self.menu
        at: i64 = 0
        while at < menu.count and menu.at(at) != action:
            at += 1
        if at == menu.count:
            menu.add(action)
        menu.items[at] = menu.items[0]
        menu.items[0] = action

    def compare(self, world: State, seat: i64) -> None:
        """Worlds by the batch; after each, whatever has fallen far behind is given up."""
        self.start(world.stretch() > 0)
        started = time.perf_counter()
        tried: i64 = 0
        while self.left > 1:
            self.try_world(world.deal(seat, self.rng), seat)
            tried += 1
            if tried % BATCH == 0:
                self.give_up(tried)
            if self.worlds > 0 and tried >= self.worlds:
                break
            if self.seconds > 0.0 and time.perf_counter() - started >= self.seconds:
                break

    def start(self, cut_short: bool) -> None:
        """Nothing is known yet; whether the games to come will be cut short says how far ahead is far enough."""
        self.ahead = AHEAD if cut_short else 0.0
        self.gain = vec[float]()
        self.square = vec[float]()
        self.alive = vec[i64]()
        self.left = self.menu.count
        at: i64 = 0
        while at < self.menu.count:
            self.gain = append(self.gain, 0.0)
            self.square = append(self.square, 0.0)
            self.alive = append(self.alive, i64(1))
            at += 1

    def try_world(self, world: State, seat: i64) -> None:
        """The suggestion and every action that is left, each in a copy of the world, under the same luck."""
        luck = self.rng.bits()
        worth = self.try_action(world.copy(), seat, 0, luck)
        at: i64 = 1
        while at < self.menu.count:
            if self.alive[at]:
                gain = self.try_action(world.copy(), seat, at, luck) - worth
                self.gain[at] += gain
                self.square[at] += gain * gain
            at += 1

    def try_action(self, world: State, seat: i64, place: i64, luck: i64) -> float:
        """What an action comes to when everybody then does what the game suggests."""
        rng = from_bits(luck)
        last = world.stretch() + self.rounds
        world.execute(seat, self.menu.at(place))
        while world.stretch() < last:
            actor = world.actor()
            if actor < 0:
                return world.pay(seat)
            world.execute(actor, world.suggest(actor, rng))
        return world.estimate(seat)

    def give_up(self, tried: i64) -> None:
        """Whatever is clearly worse than the suggestion, or far behind the best, measured by the error of a mean."""
        best = self.gain[self.favourite()]
        margin = 1.2 * float(tried) ** 0.5
        at: i64 = 1
        while at < self.menu.count:
            if self.alive[at]:
                worse = tried >= LEAST_WORLDS and self.gain[at] < -BEHIND * self.square[at] ** 0.5
                if worse or self.gain[at] < best - margin:
                    self.alive[at] = 0
                    self.left -= 1
            at += 1

    def favourite(self) -> i64:
        """The place of the best action; the suggestion unless another is far enough ahead."""
        best: i64 = 0
        at: i64 = 1
        while at < self.menu.count:
            ahead = self.gain[at] > self.ahead * self.square[at] ** 0.5
            if self.alive[at] and ahead and self.gain[at] > self.gain[best]:
                best = at
            at += 1
        return best
