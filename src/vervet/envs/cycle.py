"""A game for PettingZoo: agents act one after the other, those asked at the same time in the order of their seats."""

from collections.abc import Mapping
from operator import index

import numpy as np
from pettingzoo import AECEnv

from vervet.core.game import Game
from vervet.envs.agents import Agents
from vervet.envs.play import Mask
from vervet.envs.settings import Info, Observation


class AecEnv(Agents, AECEnv):
    """An agent for each seat. Rewards come at the end: 1 for winning alone; all rewards together are 0."""

    def __init__(
        self, game: str | Game, options: Mapping[str, object], masks: str, illegal: str, render_mode: str | None
    ) -> None:
        super().__init__(game, options, masks, illegal, render_mode)
        self.metadata["is_parallelizable"] = False
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: Mapping[str, object] | None = None) -> None:
        """A new game, that of the seed if one is given; `options` is PettingZoo's, and not used."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self.agent_selection: str = self.agents[0]
        self.ask()
        if self.render_mode == "human":
            self.render()

    def ask(self) -> None:
        """It is the turn of the first seat that is asked."""
        self.infos[self.agent_selection] = {}
        seat = self.play.state.actor()
        agent = self.possible_agents[seat]
        self.agent_selection = agent
        self.mask: Mask = self.play.mask(seat)
        self.infos[agent] = {"action_mask": self.mask}

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know."""
        seat = self.seat_of[agent]
        numbers = self.play.observe(seat)
        if self.masks == "info":
            return numbers
        turn = agent == self.agent_selection and "action_mask" in self.infos.get(agent, {})
        return {"observation": numbers, "action_mask": self.mask if turn else self.play.mask(seat)}

    def step(self, action: int | np.integer | None) -> None:
        """Carry out the action of the agent whose turn it is; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must act: expected an action number from 0 to {self.play.actions - 1}, not None")
        seat, number = self.seat_of[agent], index(action)
        self._cumulative_rewards[agent] = 0.0
        if not self.play.act(seat, number):
            self.lose(seat, number)
        elif self.play.state.asked() == 0:
            self.end(self.play.rewards())
        else:
            self.ask()
        if self.render_mode == "human":
            self.render()

    def lose(self, seat: int, number: int) -> None:
        """The agent has taken an illegal action."""
        refusal = self.play.refuse(seat, number)
        if self.illegal == "raise":
            raise ValueError(refusal)
        self.end(self.play.penalties([seat]))
        self.infos[self.possible_agents[seat]]["refusal"] = refusal

    def end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
