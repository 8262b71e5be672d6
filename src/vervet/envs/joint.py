"""A simultaneous game for PettingZoo: all agents act at once, those who are not asked wait."""

from collections.abc import Mapping
from operator import index

import numpy as np
from pettingzoo import ParallelEnv as PettingZooParallelEnv

from vervet.core.game import Game
from vervet.envs.agents import Agents
from vervet.envs.play import Mask
from vervet.envs.settings import Info, Observation


class NotSimultaneous(ValueError):
    """A game in which players act one after the other."""


class ParallelEnv(Agents, PettingZooParallelEnv):
    """An agent for each seat. The last action number means to wait, and is legal only for those who are not asked.

    Everybody decides on what they see before anybody has acted; what they do commutes (law 6).
    """

    def __init__(
        self, game: str | Game, options: Mapping[str, object], masks: str, illegal: str, render_mode: str | None
    ) -> None:
        super().__init__(game, options, masks, illegal, render_mode, kind="_parallel", more=1)
        if not self.play.encoder.simultaneous and self.play.seats > 1:
            raise NotSimultaneous(f"in {self.play.game.name} one player acts after another; use vervet.envs.aec for it")
        self.wait = self.play.actions

    def reset(
        self, seed: int | None = None, options: Mapping[str, object] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """A new game, that of the seed if one is given; `options` is PettingZoo's, and not used."""
        self.play.begin(seed)
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self.look()

    def mask(self, seat: int) -> Mask:
        mask = np.zeros(self.wait + 1, np.int8)
        if self.play.state.asked() >> seat & 1:
            mask[: self.wait] = self.play.mask(seat)
        else:
            mask[self.wait] = 1
        return mask

    def look(self) -> tuple[dict[str, Observation], dict[str, Info]]:
        """What all agents observe, and their masks."""
        observations: dict[str, Observation] = {}
        infos: dict[str, Info] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.mask(seat)
            numbers = self.play.observe(seat)
            observations[agent] = numbers if self.masks == "info" else {"observation": numbers, "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def step(
        self, actions: Mapping[str, int | np.integer]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Carry out what all agents have decided."""
        if not self.agents:
            raise ValueError("the game is over; reset begins another")
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise ValueError(f"expected an action of every agent, with {self.wait} to wait; {missing[0]} has none")
        decided, refusals = self.read(actions)
        rewards = self.play.penalties(list(refusals)) if refusals else self.carry_out(decided)
        ended = bool(refusals) or self.play.state.asked() == 0
        observations, infos = self.look()
        for seat, refusal in refusals.items():
            infos[self.possible_agents[seat]]["refusal"] = refusal
        agents, self.agents = self.agents, [] if ended else self.agents
        if self.render_mode == "human":
            self.render()
        return (
            observations,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, ended),
            dict.fromkeys(agents, False),
            infos,
        )

    def carry_out(self, decided: list[tuple[int, int]]) -> list[float]:
        """All that was decided, in the order of the seats, which makes no difference; returns the rewards."""
        for seat, action in decided:
            self.play.state.apply(seat, action)
        return [0.0] * self.play.seats if self.play.state.asked() else self.play.rewards()

    def read(self, actions: Mapping[str, int | np.integer]) -> tuple[list[tuple[int, int]], dict[int, str]]:
        """The packed actions of the asked seats, and why others are refused."""
        asked = int(self.play.state.asked())
        decided: list[tuple[int, int]] = []
        refusals: dict[int, str] = {}
        for seat, agent in enumerate(self.possible_agents):
            number = index(actions[agent])
            if asked >> seat & 1 == 0:
                if number != self.wait:
                    refusals[seat] = f"player_{seat} is not asked now and must wait (action {self.wait})"
                continue
            action = self.play.action(seat, number)
            if action < 0:
                refusals[seat] = self.play.refuse(seat, number)
            else:
                decided.append((seat, action))
        if refusals and self.illegal == "raise":
            raise ValueError("; ".join(refusals.values()))
        return decided, refusals
