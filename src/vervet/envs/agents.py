"""What both kinds of PettingZoo environment have: an agent for each seat, with its spaces, and a table to draw."""

from collections.abc import Mapping

import gymnasium

from vervet.core.game import Game
from vervet.envs.play import Play
from vervet.envs.settings import RENDER_MODES, Observation, agent_name, check_settings, observation_space


class Agents:
    """`kind` is part of the environment's name; `more` is how many action numbers it has besides those of the game."""

    def __init__(
        self,
        game: str | Game,
        options: Mapping[str, object],
        masks: str,
        illegal: str,
        render_mode: str | None,
        kind: str = "",
        more: int = 0,
    ) -> None:
        super().__init__()
        check_settings(masks, illegal, render_mode)
        self.play = Play(game, options)
        self.masks = masks
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata: dict[str, object] = {
            "name": f"vervet_{self.play.game.name.replace('-', '_')}{kind}_v{self.play.game.version}",
            "render_modes": list(RENDER_MODES),
        }
        self.possible_agents: list[str] = [agent_name(seat) for seat in range(self.play.seats)]
        self.agents: list[str] = []
        actions = self.play.actions + more
        self.observation_spaces = {
            agent: observation_space(self.play, masks, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        """The table as a spectator sees it: returned as text, or printed."""
        if self.render_mode is None:
            return None
        from vervet.envs.drawing import show

        return show(self.play, None, self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""
