"""One step of a ladder: games for two between a bot and the one below it, each game reproducible from its number."""

import time
from dataclasses import dataclass

from vervet.catalog import game as game_of
from vervet.core.game import Game
from vervet.core.rng import Random, mix
from vervet.envs.visitors import any_bot

WIN, LOSS, DRAW, MISSING = "1", "0", "=", "-"
# Where nothing is dealt, all games of two bots would be one: so many first decisions are drawn by lot.
BY_LOT = 4


@dataclass(frozen=True)
class Step:
    """Who plays whom in which game."""

    game: str
    lower: str
    upper: str
    seed: int


@dataclass
class Pace:
    """How long a bot thought in some decisions in which it had a choice, in seconds of one core."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def add(self, other: "Pace") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)


@dataclass(frozen=True)
class Span:
    """Some games of a step: from which number on, what the upper bot made of each, and how long both thought."""

    step: Step
    first: int
    results: str
    lower: Pace
    upper: Pace
    seconds: float


def steps_of(game: Game, seed: int) -> list[Step]:
    """Each bot of the game but the weakest against the one before it."""
    return [Step(game.name, lower, upper, seed) for lower, upper in zip(game.bots, game.bots[1:], strict=False)]


def play_span(step: Step, first: int, count: int) -> Span:
    """This many games from a number on."""
    started = time.perf_counter()
    lower, upper = Pace(), Pace()
    results = "".join(play_one(step, number, lower, upper) for number in range(first, first + count))
    return Span(step, first, results, lower, upper, time.perf_counter() - started)


def play_one(step: Step, number: int, lower: Pace, upper: Pace) -> str:
    """A game by its number; two games in a row are dealt alike, and the bots change seats between them."""
    game = game_of(step.game)
    deal = int(mix(mix(step.seed) ^ (number // 2)))
    dice = Random(mix(deal ^ number % 2))
    state = game.new(deal >> 1 & (1 << 62) - 1, players=2)
    seat_of_upper = number % 2
    names = [step.upper if seat == seat_of_upper else step.lower for seat in range(2)]
    options = game.options.read({"players": 2})
    bots = [any_bot(name, dice.bits(), game, options) for name in names]
    lots = Random(mix(deal))
    for _ in range(BY_LOT if game.open_information else 0):
        if (seat := int(state.actor())) >= 0:
            legal = state.legal_actions(seat)
            state.apply(seat, legal[lots.below(len(legal))])
    while (seat := int(state.actor())) >= 0:
        if state.choices(seat).count == 1:
            state.execute(seat, state.choices(seat).at(0))
            continue
        began = time.thread_time()
        action = bots[seat].choose(state, seat, dice)
        took = time.thread_time() - began
        (upper if seat == seat_of_upper else lower).add(Pace(1, took, took))
        state.apply(seat, action)
    payoff = state.payoff(seat_of_upper)
    return DRAW if payoff == 0.5 else WIN if payoff > 0.5 else LOSS
