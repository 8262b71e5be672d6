"""The bot that has learnt: a mind with the network of its game; where nobody has trained one, the best bot before."""

from typing import Final, SupportsIndex

from mypy_extensions import i64

from vervet.bots.bot import Bot
from vervet.bots.foresight import Foresight
from vervet.bots.insight import Insight
from vervet.bots.mind import Mind
from vervet.bots.network import Network
from vervet.bots.search import Search
from vervet.bots.shelf import SHELF
from vervet.core.state import State

# A plain search needs about so many times the simulations to be worth its place, but people wait for it, too; a world
# of foresight takes longer.
PLAIN: Final = 5
MOST_PLAIN: Final = 5_000
WORLD: Final = 10
# A network that hardly thinks is a strong player; foresight is one from about so many worlds on.
LEAST_WORLDS: Final = 100


class Learnt(Bot):
    """Under a budget of simulations it is reproducible from its seed."""

    def __init__(self, seed: SupportsIndex, simulations: i64 = 0, seconds: float = 0.0) -> None:
        if simulations <= 0 and seconds <= 0.0:
            raise ValueError("a mind needs a budget: simulations or seconds")
        super().__init__(seed)
        self.simulations: i64 = simulations
        self.seconds: float = seconds
        self.mind: Mind | None = None
        self.insight: Insight | None = None
        self.plain: Search | None = None
        self.foresight: Foresight | None = None

    def think(self, world: State, seat: i64) -> i64:
        network = SHELF.find(world)
        if network is not None and network.features.hidden:
            return self.insight_with(network).think(world, seat)
        if network is not None:
            return self.mind_with(network).think(world, seat)
        features = world.features()
        if features is not None and features.hidden:
            return self.foresight_with().think(world, seat)
        plain = self.plain
        if plain is None:
            plain = Search(self.rng.bits(), min(PLAIN * self.simulations, MOST_PLAIN), self.seconds)
            self.plain = plain
        return plain.think(world, seat)

    def mind_with(self, network: Network) -> Mind:
        mind = self.mind
        if mind is None or mind.network is not network:
            mind = Mind(self.rng.bits(), network, self.simulations, self.seconds)
            self.mind = mind
        return mind

    def insight_with(self, network: Network) -> Insight:
        insight = self.insight
        if insight is None or insight.network is not network:
            insight = Insight(self.rng.bits(), network, self.worlds(), self.seconds)
            self.insight = insight
        return insight

    def foresight_with(self) -> Foresight:
        foresight = self.foresight
        if foresight is None:
            worlds = self.worlds()
            foresight = Foresight(self.rng.bits(), max(worlds, LEAST_WORLDS) if worlds > 0 else i64(0), self.seconds)
            self.foresight = foresight
        return foresight

    def worlds(self) -> i64:
        """A budget of simulations as one of worlds."""
        return max(self.simulations // WORLD, 1) if self.simulations > 0 else i64(0)
