"""A bot that tries what is sensible in many possible worlds, for any game of the contract.

Each world deals anew what the seat does not know (`determinize`). In every world the same actions are tried, and the
game is played on by everybody's own suggestions: so two actions are compared under the same luck. Actions that do
clearly worse are given up early, and the rest get their worlds.
"""

import time
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.core.state import State

BATCH: Final = 8


class Foresight(Bot):
    """Under a budget of worlds it is reproducible from its seed; `depth` is how many decisions it looks ahead."""

    def __init__(self, seed: i64, worlds: i64 = 0, seconds: float = 0.0, depth: i64 = 100_000) -> None:
        if worlds <= 0 and seconds <= 0.0:
            raise ValueError("foresight needs a budget: worlds or seconds")
        self.rng = Random(seed)
        self.worlds: i64 = worlds
        self.seconds: float = seconds
        self.depth: i64 = depth
        self.menu = Choices()
        self.total: vec[float] = vec[float]()
        self.alive: vec[i64] = vec[i64]()
        self.left: i64 = 0

    def choose(self, state: State, seat: i64) -> i64:
        menu = self.menu
        menu.count = 0
        state.list_sensible(seat, menu)
        if menu.count == 1:
            return menu.at(0)
        self.put_first(state.suggest(seat, self.rng))
        self.think(state, seat)
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

    def think(self, state: State, seat: i64) -> None:
        """Worlds by the batch; after each, whatever has fallen far behind is given up."""
        self.start()
        started = time.perf_counter()
        tried: i64 = 0
        while self.left > 1:
            self.try_world(state.determinize(seat, self.rng), seat)
            tried += 1
            if tried % BATCH == 0:
                self.give_up(tried)
            if self.worlds > 0 and tried >= self.worlds:
                break
            if self.seconds > 0.0 and time.perf_counter() - started >= self.seconds:
                break

    def start(self) -> None:
        self.total = vec[float]()
        self.alive = vec[i64]()
        self.left = self.menu.count
        at: i64 = 0
        while at < self.menu.count:
            self.total = append(self.total, 0.0)
            self.alive = append(self.alive, i64(1))
            at += 1

    def try_world(self, world: State, seat: i64) -> None:
        """Every action that is left, each in a copy of the world, under the same luck."""
        luck = self.rng.bits()
        at: i64 = 0
        while at < self.menu.count:
            if self.alive[at]:
                twin = world.copy()
                twin.execute(seat, self.menu.at(at))
                self.total[at] += self.play_on(twin, seat, Random(luck))
            at += 1

    def play_on(self, world: State, seat: i64, rng: Random) -> float:
        made: i64 = 0
        while made < self.depth:
            actor = world.actor()
            if actor < 0:
                return world.payoff(seat)
            world.execute(actor, world.suggest(actor, rng))
            made += 1
        return world.estimate(seat)

    def give_up(self, tried: i64) -> None:
        """The margin shrinks with the number of worlds, as the error of a mean does."""
        best = self.total[self.favourite()]
        margin = 1.2 * float(tried) ** 0.5
        at: i64 = 0
        while at < self.menu.count:
            if self.alive[at] and self.total[at] < best - margin:
                self.alive[at] = 0
                self.left -= 1
            at += 1

    def favourite(self) -> i64:
        """The place of the best action; of equals the first listed, which is the game's own suggestion."""
        best: i64 = 0
        at: i64 = 0
        while at < self.menu.count:
            if self.alive[at] and (not self.alive[best] or self.total[at] > self.total[best]):
                best = at
            at += 1
        return best
