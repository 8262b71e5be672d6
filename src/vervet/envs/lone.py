"""A game for Gymnasium: one agent against bots, each of which sees only what its seat may know (law 5)."""

from collections.abc import Mapping, Sequence
from math import isfinite
from operator import index

import gymnasium
import numpy as np

from vervet.bots.bot import Bot
from vervet.bots.roster import make_bot
from vervet.bots.troop import reward
from vervet.catalog import games
from vervet.core.game import Game
from vervet.core.rng import Random
from vervet.envs.play import Mask, Play
from vervet.envs.policies import PastSelves, estimate_of
from vervet.envs.settings import RENDER_MODES, Info, Observation, agent_name, check_settings, observation_space


class SingleEnv(gymnasium.Env[Observation, np.int64]):
    """An agent in a seat, or in one drawn for each game; reward comes at the end, 1 for a win alone."""

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, object],
        seat: int | None,
        bots: str | Sequence[str | Bot],
        masks: str,
        illegal: str,
        render_mode: str | None,
        shaping: float = 0.0,
    ) -> None:
        check_settings(masks, illegal, render_mode)
        if not isfinite(shaping):
            raise ValueError(f"shaping: expected a number such as 0.1, not {shaping}")
        self.shaping = float(shaping)
        # The guess at what the agent will get, when it was last asked.
        self.promise = 0.0
        self.play = Play(game, options)
        if seat is not None and not 0 <= index(seat) < self.play.seats:
            raise ValueError(f"expected a seat from 0 to {self.play.seats - 1}, or None to draw one, not {seat}")
        self.chosen_seat = seat
        self.seat = seat or 0
        self.over = True
        self.bots = opponents(bots, self.play.seats - 1)
        self.masks = masks
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}
        self.observation_space = observation_space(self.play, masks, self.play.actions)
        self.action_space: gymnasium.Space[np.int64] = gymnasium.spaces.Discrete(self.play.actions)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[Observation, Info]:
        """A new game, that of the seed if one is given, up to the agent's first decision.

        Where the agent is out before it has anything to decide, the next game begins. `options` is Gymnasium's, and
        not used.
        """
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(2**62))
        self.play.begin(seed)
        self.take_seat()
        while not self.wait_for_turn():
            self.play.begin(None)
            self.take_seat()
        self.over = False
        self.promise = self.potential()
        if self.render_mode == "human":
            self.render()
        return self.look()

    def potential(self) -> float:
        """What is given in advance of the reward to come: the game's own guess at it, by what the agent may know. It is
        nothing once the game is over, so that all that was given in advance is taken back."""
        if not self.shaping or self.over:
            return 0.0
        state, luck = self.play.state, Random(self.play.draw())
        return self.shaping * reward(estimate_of(state, self.seat, luck), self.play.seats)

    def take_seat(self) -> None:
        for bot in self.bots:
            if isinstance(bot, PastSelves):
                bot.draw()
        self.seat = self.play.draw() % self.play.seats if self.chosen_seat is None else self.chosen_seat

    def wait_for_turn(self) -> bool:
        """Let the bots act until the agent is asked; False when the game is over before that."""
        state = self.play.state
        while not state.asked() >> self.seat & 1:
            other = int(state.actor())
            if other < 0:
                return False
            bot = self.bots[(other - self.seat) % self.play.seats - 1]
            if isinstance(bot, str):
                bot = make_bot(bot, self.play.draw())
            state.apply(other, bot.choose(state, other, Random(self.play.draw())))
        return True

    def look(self) -> tuple[Observation, Info]:
        numbers, mask = self.play.observe(self.seat), self.action_masks()
        info: Info = {"action_mask": mask, "seat": self.seat}
        return (numbers if self.masks == "info" else {"observation": numbers, "action_mask": mask}), info

    def action_masks(self) -> Mask:
        """The mask under the name by which sb3-contrib asks for it. When the game is over it has nothing but ones: what
        is chosen then does not matter, and learners and vector environments must be able to choose something."""
        return np.ones(self.play.actions, np.int8) if self.over else self.play.mask(self.seat)

    def step(self, action: int | np.integer) -> tuple[Observation, float, bool, bool, Info]:
        """Carry out the agent's action, and let the bots act until it is asked again."""
        refusal, number = "", index(action)
        if self.over:
            raise ValueError("the game is over; reset begins another")
        if not self.play.act(self.seat, number):
            refusal = self.play.refuse(self.seat, number)
            if self.illegal == "raise":
                raise ValueError(refusal)
        self.over = bool(refusal) or not self.wait_for_turn()
        observation, info = self.look()
        earned = 0.0
        if refusal:
            earned = -1.0
            info["refusal"] = refusal
        elif self.over:
            earned = self.play.rewards()[self.seat]
        before, self.promise = self.promise, self.potential()
        earned += self.promise - before
        if self.render_mode == "human":
            self.render()
        return observation, earned, self.over, False, info

    def render(self) -> str | None:
        """The table as the agent's seat sees it: returned as text, or printed."""
        if self.render_mode is None:
            return None
        from vervet.envs.drawing import show

        return show(self.play, self.seat, self.render_mode)

    def __repr__(self) -> str:
        return f"<{self.play.game.name}, {agent_name(self.seat)} against {', '.join(map(str, self.bots)) or 'nobody'}>"


def opponents(bots: str | Sequence[str | Bot], count: int) -> list[str | Bot]:
    """A bot for every other seat, from the next one on; one name is for all. Unknown names raise `BotError`."""
    listed: list[str | Bot] = [bots] * count if isinstance(bots, str) else list(bots)
    if len(listed) != count:
        raise ValueError(f"expected {count} bots, one for each other seat, not {len(listed)}")
    for bot in listed:
        if isinstance(bot, str):
            make_bot(bot, 0)
        elif not isinstance(bot, Bot):
            raise TypeError(f"expected a bot or the name of one, not {bot!r}")
    return listed


def make(
    game: str,
    seat: int | None = 0,
    bots: str | Sequence[str | Bot] = "random",
    masks: str = "info",
    illegal: str = "lose",
    render_mode: str | None = None,
    shaping: float = 0.0,
    **options: object,
) -> SingleEnv:
    """What `gymnasium.make` calls."""
    return SingleEnv(game, options, seat, bots, masks, illegal, render_mode, shaping)


def register() -> tuple[str, ...]:
    """All games under their ids, `vervet/itchy-monkey-v2`; the version is that of the rules."""
    ids = []
    for name, game in games().items():
        ids.append(f"vervet/{name}-v{game.version}")
        if ids[-1] not in gymnasium.registry:
            gymnasium.register(
                ids[-1],
                entry_point="vervet.envs.lone:make",
                vector_entry_point="vervet.envs.fleet:make",
                kwargs={"game": name},
            )
    return tuple(ids)
