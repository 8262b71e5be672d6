"""Monte Carlo tree search over information sets, for any game of the contract.

Each simulation deals anew what the seat does not know (`deal`), walks down one tree that is shared by all
deals, adds one node, plays a little at random, and asks the game for an estimate. A node belongs to the seat that acts,
and a child is compared only with those that were legal in the same deals.
"""

import time
from math import log
from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.bots.uniform import play_out
from vervet.bots.vain import drop_vain
from vervet.core.choices import Choices
from vervet.core.state import State

NONE: Final = -1
CLOCK_EVERY: Final = 16


class Tree:
    """Nodes in parallel columns; children of a node are a chain (`first`, `sibling`)."""

    def __init__(self) -> None:
        self.action: vec[i64] = vec[i64]()
        self.seat: vec[i64] = vec[i64]()
        self.first: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.chances: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()

    def grow(self, parent: i64, seat: i64, action: i64) -> i64:
        """A new node, reached by an action of a seat."""
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.seat = append(self.seat, seat)
        self.first = append(self.first, i64(NONE))
        self.sibling = append(self.sibling, self.first[parent] if parent != NONE else i64(NONE))
        self.visits = append(self.visits, i64(0))
        self.chances = append(self.chances, i64(0))
        self.total = append(self.total, 0.0)
        if parent != NONE:
            self.first[parent] = node
        return node


class Search(Bot):
    """The search as a bot; under a budget of simulations it is reproducible from its seed."""

    def __init__(
        self, seed: SupportsIndex, simulations: i64 = 0, seconds: float = 0.0, depth: i64 = 12, explore: float = 0.7
    ) -> None:
        if simulations <= 0 and seconds <= 0.0:
            raise ValueError("a search needs a budget: simulations or seconds")
        super().__init__(seed)
        self.simulations: i64 = simulations
        self.seconds: float = seconds
        self.depth: i64 = depth
        self.explore: float = explore
        self.menu = Choices()
        self.tree = Tree()
        self.path: vec[i64] = vec[i64]()
        self.ran: i64 = 0

    def think(self, world: State, seat: i64) -> i64:
        only = world.choices(seat)
        if only.count == 1:
            return only.at(0)
        self.fill_tree(world, seat)
        action = self.favourite(world, seat)
        if action == NONE:
            # Whatever was tried has no effect: better anything that has one.
            drop_vain(world, seat, only)
            action = only.at(0)
        return action

    def fill_tree(self, world: State, seat: i64) -> None:
        """Fill the tree as far as the budget goes."""
        self.tree = Tree()
        self.tree.grow(NONE, NONE, NONE)
        self.ran = 0
        started = time.perf_counter()
        while self.simulations <= 0 or self.ran < self.simulations:
            if self.seconds > 0.0 and self.ran % CLOCK_EVERY == 0 and time.perf_counter() - started >= self.seconds:
                break
            self.simulate(world.deal(seat, self.rng), seat)
            self.ran += 1

    def favourite(self, world: State, seat: i64) -> i64:
        """The action tried most often, of those that have an effect; NONE where no such action was tried."""
        tree = self.tree
        node = tree.first[0]
        best: i64 = NONE
        while node != NONE:
            often = best == NONE or tree.visits[node] > tree.visits[best]
            if often and not world.is_vain(seat, tree.action[node]):
                best = node
            node = tree.sibling[node]
        return i64(NONE) if best == NONE else tree.action[best]

    def simulate(self, world: State, searcher: i64) -> None:
        """One walk through a dealt world; the searcher decides first where several are asked."""
        tree = self.tree
        node: i64 = 0
        path = vec[i64]()
        seat = searcher
        fresh = False
        while seat >= 0 and not fresh:
            self.menu.count = 0
            world.list_choices(seat, self.menu)
            child = self.untried(node, seat)
            if child == NONE:
                child = self.select(node, seat)
            else:
                fresh = True
            world.execute(seat, tree.action[child])
            path = append(path, child)
            node = child
            seat = world.actor()
        play_out(world, self.rng, self.menu, self.depth)
        self.credit(world, path)

    def untried(self, node: i64, seat: i64) -> i64:
        """A new child for one of the listed actions that have none; NONE when all have."""
        tree = self.tree
        menu = self.menu
        count = menu.count
        child = tree.first[node]
        known: i64 = 0
        while child != NONE:
            if tree.seat[child] == seat:
                at = self.place_in_menu(tree.action[child], known, count)
                if at != NONE:
                    tree.chances[child] += 1
                    menu.items[at] = menu.items[known]
                    menu.items[known] = tree.action[child]
                    known += 1
            child = tree.sibling[child]
        if known == count:
            return NONE
        action = menu.items[known + self.rng.below(count - known)]
        fresh = tree.grow(node, seat, action)
        tree.chances[fresh] = 1
        return fresh

    def place_in_menu(self, action: i64, start: i64, count: i64) -> i64:
        items = self.menu.items
        while start < count:
            if items[start] == action:
                return start
            start += 1
        return NONE

    def select(self, node: i64, seat: i64) -> i64:
        """The listed child with the best upper bound; all listed actions have one here."""
        tree = self.tree
        best: i64 = NONE
        best_bound: float = -1.0
        child = tree.first[node]
        while child != NONE:
            if tree.seat[child] == seat and self.menu.has(tree.action[child]):
                visits = float(tree.visits[child])
                bound = tree.total[child] / visits + self.explore * (log(float(tree.chances[child])) / visits) ** 0.5
                if bound > best_bound:
                    best = child
                    best_bound = bound
            child = tree.sibling[child]
        return best

    def credit(self, world: State, path: vec[i64]) -> None:
        """Give each node on the path what its seat got."""
        tree = self.tree
        over = world.asked() == 0
        worth = vec[float]()
        seat: i64 = 0
        while seat < world.seats:
            worth = append(worth, world.pay(seat) if over else world.estimate(seat))
            seat += 1
        at: i64 = 0
        while at < len(path):
            node = path[at]
            tree.visits[node] += 1
            tree.total[node] += worth[tree.seat[node]]
            at += 1
