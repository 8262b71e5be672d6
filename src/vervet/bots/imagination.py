"""A search that a network guides, for games in which seats know different things or decide at the same time.

It thinks in many worlds, each dealt anew from what the seat may know. All of them share one tree, and a node of it is
what its seat sees there and may do: so nobody, neither the seat itself nor those whom it imagines, acts on what they
could not know. A decision is judged by each seat's own eyes. The other way is kept to compare: `apart`, a few worlds
with a tree each, in which everybody knows everything, and their visits added up.
"""

import time
from math import sqrt
from typing import Final, SupportsIndex

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.bots.network import SHARE, Network
from vervet.bots.vain import drop_vain
from vervet.core.choices import Choices
from vervet.core.features import Features
from vervet.core.rng import mix
from vervet.core.state import State

NONE: Final = -1
CLOCK_EVERY: Final = 8
# What is not yet tried is thought to be this much worse than what was, in 65,536ths.
DOUBT: Final = 3_277
EXPLORE: Final = 0.5
# So many worlds are dealt for a decision, and then thought of again; and so many where each has a tree of its own.
WORLDS: Final = 128
WORLDS_APART: Final = 12
# At a node that nobody has been at the likeliest action is taken so many times before the state is judged.
ONWARD: Final = 1
# Without a network games are played on by suggestions for so many rounds, and then estimated.
ROUNDS: Final = 2


class Beliefs:
    """Nodes and the actions that lead on from them, in columns. The actions of a node lie side by side."""

    def __init__(self) -> None:
        self.nodes: dict[int, int] = {}
        self.size: i64 = 0
        self.first: vec[i64] = vec[i64]()
        self.count: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        # What all visits were worth to the seat that acts there, in 65,536ths.
        self.own: vec[i64] = vec[i64]()
        self.ends: i64 = 0
        self.action: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.tried: vec[i64] = vec[i64]()
        self.total: vec[i64] = vec[i64]()

    def clear(self) -> None:
        self.nodes = {}
        self.size = 0
        self.ends = 0

    def add(self) -> i64:
        """A new node, without actions; the columns are used again and again."""
        node = self.size
        self.size = node + 1
        if node == len(self.first):
            self.first = append(self.first, i64(NONE))
            self.count = append(self.count, i64(0))
            self.visits = append(self.visits, i64(0))
            self.own = append(self.own, i64(0))
            return node
        self.first[node] = NONE
        self.count[node] = 0
        self.visits[node] = 0
        self.own[node] = 0
        return node

    def lead_on(self, action: i64, prior: float) -> None:
        """One more action of the newest node that has any."""
        at = self.ends
        self.ends = at + 1
        if at == len(self.action):
            self.action = append(self.action, action)
            self.prior = append(self.prior, prior)
            self.tried = append(self.tried, i64(0))
            self.total = append(self.total, i64(0))
            return
        self.action[at] = action
        self.prior[at] = prior
        self.tried[at] = 0
        self.total[at] = 0


class Imagination(Bot):
    """The search as a bot; under a budget of simulations it is reproducible from its seed.

    `noise` is the part of the first node's priors that is drawn by lot, so that games of learning do not repeat.
    """

    def __init__(
        self,
        seed: SupportsIndex,
        network: Network | None,
        features: Features,
        simulations: i64 = 0,
        seconds: float = 0.0,
        explore: float = EXPLORE,
        noise: float = 0.0,
        apart: bool = False,
        onward: i64 = ONWARD,
        worlds: i64 = 0,
    ) -> None:
        if simulations <= 0 and seconds <= 0.0:
            raise ValueError("an imagination needs a budget: simulations or seconds")
        super().__init__(seed)
        self.network = network
        self.features = network.features if network is not None else features
        self.simulations: i64 = simulations
        self.seconds: float = seconds
        self.explore: float = explore
        self.noise: float = noise
        self.apart = apart
        self.onward: i64 = onward
        self.most_worlds: i64 = worlds if worlds > 0 else WORLDS_APART if apart else WORLDS
        self.menu = Choices()
        self.first_menu = Choices()
        self.tree = Beliefs()
        self.pool: list[State] = []
        self.path: vec[i64] = vec[i64]([0 for _ in range(64)])
        self.taken: vec[i64] = vec[i64]([0 for _ in range(64)])
        self.actors: vec[i64] = vec[i64]([0 for _ in range(64)])
        self.values: vec[i64] = vec[i64]([0 for _ in range(16)])
        self.ran: i64 = 0
        self.roots: i64 = 0

    def think(self, world: State, seat: i64) -> i64:
        only = world.choices(seat)
        if only.count == 1:
            return only.at(0)
        self.fill_tree(world, seat)
        return self.first_menu.at(self.favourite())

    def first_ideas(self, world: State, seat: i64) -> list[int]:
        """What it would weigh for the seat here."""
        self.tree.clear()
        self.begin(world, seat)
        return self.root_actions()

    def fill_tree(self, world: State, seat: i64) -> None:
        """Fill the tree as far as the budget goes."""
        self.tree.clear()
        self.pool = []
        self.ran = 0
        self.begin(world, seat)
        started = time.perf_counter() if self.seconds > 0.0 else 0.0
        while (self.simulations <= 0 or self.ran < self.simulations) and self.first_menu.count > 1:
            if self.seconds > 0.0 and self.ran % CLOCK_EVERY == 0 and self.ran > 0:
                if time.perf_counter() - started >= self.seconds:
                    break
            at = self.ran % self.most_worlds
            if at >= len(self.pool):
                self.pool.append(world.deal(seat, self.rng))
            self.simulate(self.pool[at].copy(), seat, at if self.apart else 0)
            self.ran += 1

    def begin(self, world: State, seat: i64) -> None:
        """The first node, or one for each world: actions that have an effect, each once."""
        self.offer(world, seat)
        drop_vain(world, seat, self.menu)
        self.features.look(world, seat)
        tree = self.tree
        tree.add()
        self.expand(0, world, seat)
        if self.noise > 0.0:
            self.disturb()
        self.roots = self.most_worlds if self.apart else 1
        while tree.size < self.roots:
            node = tree.add()
            tree.first[node] = tree.ends
            tree.count[node] = tree.count[0]
            at: i64 = 0
            while at < tree.count[0]:
                tree.lead_on(tree.action[at], tree.prior[at])
                at += 1
        first = self.first_menu
        first.count = 0
        at = 0
        while at < tree.count[0]:
            first.add(tree.action[at])
            at += 1

    def favourite(self) -> i64:
        """The place of the action that was tried most often; of equals the likelier."""
        best: i64 = 0
        at: i64 = 1
        while at < self.first_menu.count:
            mine = self.tries(at)
            high = self.tries(best)
            if mine > high or (mine == high and self.tree.prior[at] > self.tree.prior[best]):
                best = at
            at += 1
        return best

    def tries(self, place: i64) -> i64:
        """How often an action of the first node was tried, in all worlds."""
        tree = self.tree
        total: i64 = 0
        root: i64 = 0
        while root < self.roots:
            total += tree.tried[tree.first[root] + place]
            root += 1
        return total

    def simulate(self, world: State, seat: i64, root: i64) -> None:
        """One walk down the tree to a node that was never visited, or to the end of a game."""
        tree = self.tree
        menu = self.menu
        node = root
        depth: i64 = 0
        left = self.onward
        while True:
            edge = self.select(node)
            if depth >= len(self.path):
                self.path = append(self.path, i64(0))
                self.taken = append(self.taken, i64(0))
                self.actors = append(self.actors, i64(0))
            self.path[depth] = node
            self.taken[depth] = edge
            self.actors[depth] = seat
            depth += 1
            world.execute(seat, tree.action[edge])
            seat = self.go_on(world)
            if seat < 0:
                break
            self.features.look(world, seat)
            node = self.find(world, seat, menu, root)
            if tree.first[node] == NONE:
                if tree.visits[node] == 0:
                    if left <= 0 or self.network is None:
                        break
                    left -= 1
                self.expand(node, world, seat)
        self.judge(world, seat, depth)
        self.credit(depth, node if seat >= 0 else NONE, seat)

    def go_on(self, world: State) -> i64:
        """Do whatever leaves no choice; returns the seat that has one, whose choices are in the menu; -1 at the end."""
        menu = self.menu
        seat = world.actor()
        while seat >= 0:
            self.offer(world, seat)
            if menu.count > 1:
                break
            world.execute(seat, menu.at(0))
            seat = world.actor()
        return seat

    def offer(self, world: State, seat: i64) -> None:
        """Fill the menu with what is worth weighing: everything, or what the game itself finds sensible."""
        self.menu.count = 0
        if self.network is None or self.features.sensible:
            world.list_sensible(seat, self.menu)
        else:
            world.list_choices(seat, self.menu)

    def find(self, world: State, seat: i64, menu: Choices, root: i64) -> i64:
        """The node of what a seat sees and may do, a new one if there is none; of a whole world where trees are apart.

        What the seat sees is in the rows of the features."""
        key: i64 = mix(seat + 1 << 8 | menu.count)
        if self.apart:
            key = mix(world.hash() ^ key ^ mix(root + 1))
        else:
            rows = self.features.rows
            at: i64 = 0
            while at < self.features.count:
                key = mix(key ^ rows[at])
                at += 1
            at = 0
            while at < menu.count:
                key = mix(key ^ menu.items[at])
                at += 1
        number = int(key)
        found = self.tree.nodes.get(number)
        if found is not None:
            return i64(found)
        node = self.tree.add()
        self.tree.nodes[number] = int(node)
        return node

    def expand(self, node: i64, world: State, seat: i64) -> None:
        """List the choices of a node and weigh them; those that look alike count as one."""
        tree = self.tree
        network = self.network
        self.keep_different(world, seat)
        menu = self.menu
        tree.first[node] = tree.ends
        tree.count[node] = menu.count
        at: i64 = 0
        if network is None:
            equal = 1.0 / float(menu.count)
            while at < menu.count:
                tree.lead_on(menu.items[at], equal)
                at += 1
            return
        network.read_rows()
        network.weigh_actions(world, seat, menu)
        total = float(network.prior_total)
        while at < menu.count:
            tree.lead_on(menu.items[at], float(network.priors[at]) / total)
            at += 1

    def keep_different(self, world: State, seat: i64) -> None:
        """Of actions with the same rows keep the first."""
        menu = self.menu
        features = self.features
        if menu.count <= 2:
            return
        marks = vec[i64]()
        kept: i64 = 0
        at: i64 = 0
        while at < menu.count:
            features.look_at(world, seat, menu.items[at])
            mark: i64 = 1
            row: i64 = 0
            while row < features.action_count:
                mark = mix(mark ^ features.action_rows[row])
                row += 1
            other: i64 = 0
            while other < kept and marks[other] != mark:
                other += 1
            if other == kept:
                marks = append(marks, mark)
                menu.items[kept] = menu.items[at]
                kept += 1
            at += 1
        menu.count = kept

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
        at = 0
        while at < tree.count[0]:
            part = self.noise * lots[at]
            part = part / total
            kept = tree.prior[at] * (1.0 - self.noise)
            tree.prior[at] = kept + part
            at += 1

    def select(self, node: i64) -> i64:
        """The action with the best outlook: what it was worth so far, and more the likelier and the less tried it is.

        No product is added to anything here: where processors do both at once, they round differently.
        """
        tree = self.tree
        tried = tree.visits[node]
        unknown = 0.5
        if tried > 0:
            unknown = float(tree.own[node] // tried - DOUBT) / 65536.0
        reach = self.explore * sqrt(float(tried + 1))
        edge = tree.first[node]
        end = edge + tree.count[node]
        best = edge
        high = -1.0e9
        while edge < end:
            often = tree.tried[edge]
            hope = reach * tree.prior[edge]
            if often == 0:
                hope = unknown + hope / 1.0
            else:
                mean = float(tree.total[edge]) / float(often * SHARE)
                hope = mean + hope / float(often + 1)
            if hope > high:
                high = hope
                best = edge
            edge += 1
        return best

    def judge(self, world: State, seat: i64, depth: i64) -> None:
        """What everybody on the way may expect, each by their own eyes; what they got where the game is over."""
        network = self.network
        if seat >= 0 and network is None:
            seat = self.play_on(world, world.stretch() + ROUNDS, 0)
        elif seat >= 0 and self.features.lap(world) > 0:
            seat = self.play_on(world, 0, self.features.lap(world))
        if seat < 0 or network is None:
            self.count_up(world, seat < 0)
            return
        values = self.values
        network.judge(world, self.actors[0])
        at: i64 = 0
        while at < world.seats:
            values[at] = network.values[at]
            at += 1
        done: i64 = i64(1) << self.actors[0]
        at = 1
        while at < depth:
            actor = self.actors[at]
            if done >> actor & 1 == 0:
                done |= i64(1) << actor
                network.judge(world, actor)
                values[actor] = network.values[actor]
            at += 1

    def count_up(self, world: State, over: bool) -> None:
        """What everybody got, or what the game guesses that they will get."""
        at: i64 = 0
        while at < world.seats:
            self.values[at] = i64((world.pay(at) if over else world.estimate(at)) * 65536.0)
            at += 1

    def play_on(self, world: State, last: i64, lap: i64) -> i64:
        """Everybody does what the game suggests, up to a round (or a lap, if one is given) or the end of the game."""
        seat = world.actor()
        while seat >= 0:
            if lap > 0 and self.features.lap(world) != lap:
                break
            if lap == 0 and world.stretch() >= last:
                break
            world.execute(seat, world.suggest(seat, self.rng))
            seat = world.actor()
        return seat

    def credit(self, depth: i64, last: i64, seat: i64) -> None:
        """Give every node on the way, and every action that was taken, what it was worth to the seat that acts."""
        tree = self.tree
        values = self.values
        at: i64 = 0
        while at < depth:
            node = self.path[at]
            edge = self.taken[at]
            worth = values[self.actors[at]]
            tree.visits[node] += 1
            tree.own[node] += worth
            tree.tried[edge] += 1
            tree.total[edge] += worth
            at += 1
        if last != NONE:
            tree.visits[last] += 1
            tree.own[last] += values[seat]

    # What learners read off the tree after a thought.

    def root_actions(self) -> list[int]:
        """The actions of the first node."""
        return [int(self.first_menu.at(at)) for at in range(self.first_menu.count)]

    def root_visits(self) -> list[int]:
        """How often each was tried."""
        return [int(self.tries(at)) for at in range(self.first_menu.count)]

    def root_value(self) -> float:
        """What the seat may expect, after all thought."""
        total: i64 = 0
        visits: i64 = 0
        root: i64 = 0
        while root < self.roots:
            total += self.tree.own[root]
            visits += self.tree.visits[root]
            root += 1
        return float(total) / float(max(visits, 1) * SHARE)
