"""A policy, observation and mask in and an action number out, as a bot: for tables, tournaments, and against itself."""

from collections.abc import Callable
from typing import SupportsIndex, TypeAlias

from vervet.bots.bot import Bot, BotError
from vervet.core.game import Game
from vervet.core.option import Options
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.envs.play import Floats, Mask, Play

Policy: TypeAlias = Callable[[Floats, Mask], SupportsIndex]


class PolicyBot(Bot):
    """What a policy makes of what its seat sees; it sees nothing else. It fits games with the options it was made for,
    since others have other numbers."""

    def __init__(self, policy: Policy, play: Play, seed: SupportsIndex = 0) -> None:
        super().__init__(seed)
        self.policy = policy
        self.play = play

    def think(self, world: State, seat: int) -> int:
        play = self.play
        play.state = world
        number = int(self.policy(play.observe(seat), play.mask(seat)).__index__())
        action = play.action(seat, number)
        if action < 0:
            raise BotError(f"the policy chose {number}: {play.refuse(seat, number)}")
        return action

    def __repr__(self) -> str:
        return f"<{getattr(self.policy, '__name__', type(self.policy).__name__)}, a policy for {self.play.game.name}>"


class PastSelves(Bot):
    """A bot that plays as one of several, drawn anew for every game: policies as they were some time ago, and whoever
    else is to be met. `add` one now and then while learning; without any it plays at random."""

    def __init__(self, play: Play, most: int = 20, seed: SupportsIndex = 0) -> None:
        super().__init__(seed)
        if most < 1:
            raise ValueError(f"expected to keep at least one past self, not {most}")
        self.play = play
        self.most = most
        self.selves: list[Bot] = []
        self.now: Bot | None = None

    def add(self, policy: Policy | Bot) -> None:
        """One more past self; the oldest is forgotten where there are too many. A network that goes on learning has to
        be copied before: this keeps what it is given."""
        self.selves.append(policy if isinstance(policy, Bot) else PolicyBot(policy, self.play))
        del self.selves[: -self.most]

    def draw(self) -> None:
        """Another one for the next game."""
        self.now = self.selves[int(self.rng.below(len(self.selves)))] if self.selves else None

    def think(self, world: State, seat: int) -> int:
        if self.now is None:
            actions = world.legal_actions(seat)
            return actions[int(self.rng.below(len(actions)))]
        return int(self.now.think(world, seat))


def policy_bot(policy: Policy, game: Game, options: Options, seed: SupportsIndex) -> PolicyBot:
    return PolicyBot(policy, Play(game, options), seed)


def estimate_of(state: State, seat: int, rng: Random) -> float:
    """A guess at what the seat will get, by nothing but what it may know: asked of a world that was dealt for it."""
    return float(state.deal(seat, rng).estimate(seat)) if state.asked() else float(state.payoff(seat))
