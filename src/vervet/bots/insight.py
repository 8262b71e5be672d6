"""Foresight that a network guides, for games in which seats know different things or decide at the same time.

It tries what is sensible in many worlds, each dealt anew from what the seat may know, as foresight does. But games are
played on only for a lap or two (rounds, say), everybody doing what the network finds likeliest to be best as far as
they themselves can see; at the end of each lap the network says what the seat may expect, by that seat's own eyes. So
nobody, neither the seat itself nor those whom it imagines, acts on what they could not know.
"""

from typing import Final, SupportsIndex

from mypy_extensions import i64

from vervet.bots.foresight import Foresight
from vervet.bots.network import SHARE, Network
from vervet.core.choices import Choices
from vervet.core.rng import Random, from_bits
from vervet.core.state import State

# What the network says after one lap errs less by luck, after two less by itself: the mean of both won most games.
LAPS: Final = 2
# In standard errors: what is so far behind the best after some worlds is given up.
FAR_BEHIND: Final = 2.5
LEAST_WORLDS: Final = 8
# In per cent: where the network is as sure as this, nothing is tried.
SURE: Final = 98


class Insight(Foresight):
    """Under a budget of worlds it is reproducible from its seed; `laps` is how many ends of laps it looks ahead.

    A network that has learnt nothing about actions only judges: then the game's own suggestions play on.
    """

    def __init__(
        self, seed: SupportsIndex, network: Network, worlds: i64 = 0, seconds: float = 0.0, laps: i64 = LAPS
    ) -> None:
        super().__init__(seed, worlds, seconds)
        self.network = network
        self.laps: i64 = laps
        self.others = Choices()

    def think(self, world: State, seat: i64) -> i64:
        menu = self.menu
        menu.count = 0
        world.list_sensible(seat, menu)
        if menu.count == 1:
            return menu.at(0)
        network = self.network
        if not network.weighs:
            self.put_first(world.suggest(seat, self.rng))
        else:
            likeliest = self.likeliest(world, seat, menu)
            if network.priors[likeliest] * 100 >= SURE * network.prior_total:
                return menu.at(likeliest)
            self.put_first(menu.at(likeliest))
        self.compare(world, seat)
        return menu.at(self.favourite())

    def likeliest(self, world: State, seat: i64, menu: Choices) -> i64:
        """The place of what the network would do without a thought."""
        network = self.network
        network.weigh(world, seat, menu)
        priors = network.priors
        best: i64 = 0
        at: i64 = 1
        while at < menu.count:
            if priors[at] > priors[best]:
                best = at
            at += 1
        return best

    def start(self, cut_short: bool) -> None:
        """What the network finds likeliest came of millions of games: another action must do clearly better."""
        super().start(self.network.weighs)

    def try_action(self, world: State, seat: i64, place: i64, luck: i64) -> float:
        """What an action comes to: the mean of what the network says at the end of every lap, and of what is paid where
        the game ends before."""
        rng = from_bits(luck)
        features = self.network.features
        lap = features.lap(world)
        last = lap + self.laps
        world.execute(seat, self.menu.at(place))
        total = 0.0
        words = 0.0
        while lap < last:
            words += 1.0
            if self.play_lap(world, lap, rng) < 0:
                return (total + world.pay(seat)) / words
            total += self.judged(world, seat)
            lap = features.lap(world)
        return total / words

    def play_lap(self, world: State, lap: i64, rng: Random) -> i64:
        """Play on to the end of a lap; returns who acts then, -1 where the game is over."""
        features = self.network.features
        actor = world.actor()
        while actor >= 0 and features.lap(world) == lap:
            world.execute(actor, self.next_action(world, actor, rng))
            actor = world.actor()
        return actor

    def next_action(self, world: State, actor: i64, rng: Random) -> i64:
        if not self.network.weighs:
            return world.suggest(actor, rng)
        menu = self.others
        menu.count = 0
        world.list_sensible(actor, menu)
        return menu.at(0) if menu.count == 1 else menu.at(self.likeliest(world, actor, menu))

    def judged(self, world: State, seat: i64) -> float:
        self.network.judge(world, seat)
        return float(self.network.values[seat]) / float(SHARE)

    def give_up(self, tried: i64) -> None:
        """Whatever is clearly worse than the best, measured by the error of their sums."""
        best = self.leader()
        at: i64 = 1
        while at < self.menu.count:
            if self.alive[at] and at != best and tried >= LEAST_WORLDS:
                error = (self.square[at] + self.square[best]) ** 0.5
                if self.gain[at] < self.gain[best] - FAR_BEHIND * error:
                    self.alive[at] = 0
                    self.left -= 1
            at += 1
        # The first action is the measure of all others, and cannot be left out; but nobody need go on if it has lost.
        if self.left == 2 and best != 0 and self.gain[best] > FAR_BEHIND * self.square[best] ** 0.5:
            self.left = 1

    def leader(self) -> i64:
        """The place of the action that did best so far, by however little."""
        best: i64 = 0
        at: i64 = 1
        while at < self.menu.count:
            if self.alive[at] and self.gain[at] > self.gain[best]:
                best = at
            at += 1
        return best
