"""Two bots against each other: every opening is played from every seat."""

import time
from dataclasses import dataclass

from vervet.bots.bot import Bot
from vervet.bots.insight import LAPS, Insight
from vervet.bots.learnt import WORLD
from vervet.bots.mind import Mind
from vervet.bots.network import Network
from vervet.bots.roster import make_bot
from vervet.core.game import Game
from vervet.core.rng import Random
from vervet.train.settings import Setup

# So many first decisions of an opening are drawn by lot where nothing is dealt; where something is, games differ
# anyway, and a first line by lot costs both sides more of After Us than what they are compared for.
BY_LOT = 4


@dataclass(frozen=True)
class Side:
    """Who plays: a network with simulations or seconds a decision, or a bot by name."""

    bot: str = ""
    network: Network | None = None
    simulations: int = 0
    seconds: float = 0.0
    # What a search is told otherwise than usual, such as `laps`.
    ways: tuple[tuple[str, float], ...] = ()

    def sit_down(self, seed: int) -> Bot:
        if self.bot:
            return make_bot(self.bot, seed)
        assert self.network is not None
        if not self.network.features.hidden:
            return Mind(seed, self.network, self.simulations, self.seconds)
        # A budget of simulations means what it means in a bot's name.
        return Insight(
            seed,
            self.network,
            max(1, self.simulations // WORLD) if self.simulations > 0 else 0,
            self.seconds,
            int(dict(self.ways).get("laps", LAPS)),
        )


@dataclass
class Score:
    """Of the one side: its payoffs, in how many games; and each side's decisions and the seconds that they took."""

    payoff: float = 0.0
    games: int = 0
    decisions: tuple[int, int] = (0, 0)
    seconds: tuple[float, float] = (0.0, 0.0)

    def add(self, other: "Score") -> None:
        self.payoff += other.payoff
        self.games += other.games
        self.decisions = self.decisions[0] + other.decisions[0], self.decisions[1] + other.decisions[1]
        self.seconds = self.seconds[0] + other.seconds[0], self.seconds[1] + other.seconds[1]

    def milliseconds(self, side: int) -> float:
        """What a decision with more than one choice took."""
        return 1000.0 * self.seconds[side] / max(1, self.decisions[side])


def play_opening(game: Game, setup: Setup, one: Side, other: Side, seed: int) -> Score:
    """One side against as many of the other as there are seats, once from each seat."""
    score = Score()
    lots = BY_LOT if game.open_information else 0
    for place in range(int(game.new(0, **setup).seats)):
        dice = Random(seed)
        state = game.new(dice.bits(), **setup)
        bots = [(one if seat == place else other).sit_down(dice.bits()) for seat in range(state.seats)]
        decisions, seconds = [0, 0], [0.0, 0.0]
        made = 0
        while state.actor() >= 0:
            seat = int(state.actor())
            legal = state.legal_actions(seat)
            side = 0 if seat == place else 1
            if made < lots:
                action = legal[dice.below(len(legal))]
            elif len(legal) == 1:
                action = legal[0]
            else:
                started = time.process_time()
                action = int(bots[seat].choose(state, seat))
                seconds[side] += time.process_time() - started
                decisions[side] += 1
            state.apply(seat, action)
            made += 1
        score.add(Score(state.payoff(place), 1, (decisions[0], decisions[1]), (seconds[0], seconds[1])))
    return score
