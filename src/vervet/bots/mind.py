"""A tree search that a network guides, for games in which nothing is hidden.

The network says which actions are likely to be best (that decides where the search looks first) and what each seat may
expect (that takes the place of playing on). A node is judged on its first visit; on its second its choices are listed,
once, and weighed. Without a network every action is as likely as another, and the game is played on a little at random.
"""

import time
from math import sqrt
from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.bots.network import SHARE, Network
from vervet.bots.uniform import play_out
from vervet.core.choices import Choices
from vervet.core.state import State

NONE: Final = -1
CLOCK_EVERY: Final = 16
# What is not yet tried is thought to be this much worse than what was, in 65,536ths.
DOUBT: Final = 6_554
EXPLORE: Final = 0.8
PLAYOUT: Final = 12


class Thoughts:
    """The nodes of a tree in columns. The children of a node lie side by side, `count` of them from `first` on.

    `total` is what the visits were worth to the seat that chose the node, `own` to the one that acts there.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.action: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[i64] = vec[i64]()
        self.own: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()

    def add(self, action: i64, prior: float) -> i64:
        """A new node; the columns are used again and again."""
        node = self.size
        self.size = node + 1
        if node < len(self.action):
            self.action[node] = action
            self.prior[node] = prior
            self.visits[node] = 0
            self.total[node] = 0
            self.own[node] = 0
            self.first[node] = NONE
            self.count[node] = 0
            return node
        self.action = append(self.action, action)
        self.prior = append(self.prior, prior)
        self.visits = append(self.visits, i64(0))
        self.total = append(self.total, i64(0))
        self.own = append(self.own, i64(0))
        self.first = append(self.first, i64(NONE))
        self.count = append(self.count, i64(0))
        return node


class Mind(Bot):
    """The search as a bot; under a budget of simulations it is reproducible from its seed.

    `noise` is the part of the first node's priors that is drawn by lot, so that games of learning do not repeat.
    """

    def __init__(
        self,
        seed: SupportsIndex,
        network: Network | None,
        simulations: i64 = 0,
        seconds: float = 0.0,
        explore: float = EXPLORE,
        noise: float = 0.0,
    ) -> None:
        if simulations <= 0 and seconds <= 0.0:
            raise ValueError("a mind needs a budget: simulations or seconds")
        super().__init__(seed)
        self.network = network
        self.simulations: i64 = simulations
        self.seconds: float = seconds
        self.explore: float = explore
        self.noise: float = noise
        self.menu = Choices()
        self.tree = Thoughts()
        self.path: vec[i64] = vec[i64]([0 for _ in range(64)])
        self.actors: vec[i64] = vec[i64]([0 for _ in range(64)])
        self.values: vec[i64] = vec[i64]([0 for _ in range(16)])
        self.ran: i64 = 0

    def think(self, world: State, seat: i64) -> i64:
        only = world.choices(seat)
        if only.count == 1:
            return only.at(0)
        self.fill_tree(world, seat)
        return self.tree.action[self.favourite(world, seat)]

    def fill_tree(self, world: State, seat: i64) -> None:
        """Fill the tree as far as the budget goes."""
        self.tree.size = 0
        self.tree.add(NONE, 1.0)
        self.ran = 0
        self.expand(0, world, seat)
        if self.noise > 0.0:
            self.disturb()
        started = time.perf_counter() if self.seconds > 0.0 else 0.0
        while self.simulations <= 0 or self.ran < self.simulations:
            if self.seconds > 0.0 and self.ran % CLOCK_EVERY == 0 and self.ran > 0:
                if time.perf_counter() - started >= self.seconds:
                    break
            self.simulate(world.copy())
            self.ran += 1

    def favourite(self, world: State, seat: i64) -> i64:
        """The child of the first node that was tried most often, of those that have an effect if there are any."""
        tree = self.tree
        best: i64 = NONE
        any_best: i64 = NONE
        child = tree.first[0]
        end = child + tree.count[0]
        while child < end:
            if any_best == NONE or self.before(child, any_best):
                any_best = child
            if (best == NONE or self.before(child, best)) and not world.is_vain(seat, tree.action[child]):
                best = child
            child += 1
        return any_best if best == NONE else best

    def before(self, one: i64, other: i64) -> bool:
        """Whether a node was tried more often, or as often and seemed likelier."""
        tree = self.tree
        if tree.visits[one] != tree.visits[other]:
            return tree.visits[one] > tree.visits[other]
        return tree.prior[one] > tree.prior[other]

    def simulate(self, world: State) -> None:
        """One walk down the tree to a node that was never visited, or to the end of a game."""
        tree = self.tree
        node: i64 = 0
        depth: i64 = 0
        seat = world.actor()
        while seat >= 0:
            if tree.first[node] == NONE:
                if tree.visits[node] == 0:
                    break
                self.expand(node, world, seat)
            child = self.select(node)
            if depth >= len(self.path):
                self.path = append(self.path, i64(0))
                self.actors = append(self.actors, i64(0))
            self.path[depth] = child
            self.actors[depth] = seat
            depth += 1
            world.execute(seat, tree.action[child])
            node = child
            seat = world.actor()
        self.judge(world, seat)
        self.credit(depth, seat)

    def expand(self, node: i64, world: State, seat: i64) -> None:
        """List the choices of a node and weigh them."""
        menu = self.menu
        menu.count = 0
        world.list_choices(seat, menu)
        tree = self.tree
        network = self.network
        tree.first[node] = tree.size
        tree.count[node] = menu.count
        at: i64 = 0
        if network is None:
            equal = 1.0 / float(menu.count)
            while at < menu.count:
                tree.add(menu.items[at], equal)
                at += 1
            return
        network.weigh(world, seat, menu)
        total = float(network.prior_total)
        while at < menu.count:
            tree.add(menu.items[at], float(network.priors[at]) / total)
            at += 1

    def disturb(self) -> None:
        """Mix priors drawn by lot into those of the first node: a few of them large, most of them small."""
        tree = self.tree
        total = 0.0
        lots = vec[float]()
        at: i64 = 0
        while at < tree.count[0]:
            lot = self.rng.unit()
            lot = lot * lot
            lot = lot * lot
            lots = append(lots, lot * lot)
            total += lots[at]
            at += 1
        first = tree.first[0]
        at = 0
        while at < tree.count[0]:
            part = self.noise * lots[at]
            part = part / total
            kept = tree.prior[first + at] * (1.0 - self.noise)
            tree.prior[first + at] = kept + part
            at += 1

    def select(self, node: i64) -> i64:
        """The child with the best outlook: what it was worth so far, and more the likelier and the less tried it is.

        No product is added to anything here: where processors do both at once, they round differently.
        """
        tree = self.tree
        visits = tree.visits
        totals = tree.total
        priors = tree.prior
        tried = visits[node]
        unknown = 0.5
        if tried > 0:
            unknown = float(tree.own[node] // tried - DOUBT) / 65536.0
        reach = self.explore * sqrt(float(tried + 1))
        child = tree.first[node]
        end = child + tree.count[node]
        best = child
        high = -1.0e9
        while child < end:
            often = visits[child]
            hope = reach * priors[child]
            if often == 0:
                hope = unknown + hope / 1.0
            else:
                mean = float(totals[child]) / float(often * SHARE)
                hope = mean + hope / float(often + 1)
            if hope > high:
                high = hope
                best = child
            child += 1
        return best

    def judge(self, world: State, seat: i64) -> None:
        """What each seat may expect, in 65,536ths; what it got where the game is over."""
        values = self.values
        network = self.network
        at: i64 = 0
        if seat >= 0 and network is not None:
            network.judge(world, seat)
            judged = network.values
            while at < world.seats:
                values[at] = judged[at]
                at += 1
            return
        if seat >= 0:
            play_out(world, self.rng, self.menu, PLAYOUT)
        over = world.asked() == 0
        while at < world.seats:
            values[at] = i64((world.pay(at) if over else world.estimate(at)) * 65536.0)
            at += 1

    def credit(self, depth: i64, last: i64) -> None:
        """Give every node on the way what it was worth to the seat that chose it, and to the one that acts there."""
        tree = self.tree
        values = self.values
        node: i64 = 0
        at: i64 = 0
        while at < depth:
            seat = self.actors[at]
            tree.visits[node] += 1
            tree.own[node] += values[seat]
            node = self.path[at]
            tree.total[node] += values[seat]
            at += 1
        tree.visits[node] += 1
        if last >= 0:
            tree.own[node] += values[last]

    # What learners read off the tree after a thought.

    def root_actions(self) -> list[int]:
        """The actions of the first node."""
        first = self.tree.first[0]
        return [int(self.tree.action[first + at]) for at in range(self.tree.count[0])]

    def root_visits(self) -> list[int]:
        """How often each was tried."""
        first = self.tree.first[0]
        return [int(self.tree.visits[first + at]) for at in range(self.tree.count[0])]

    def root_value(self) -> float:
        """What the seat may expect, after all thought."""
        return float(self.tree.own[0]) / float(self.tree.visits[0] * SHARE)
