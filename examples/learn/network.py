"""A policy for Itchy Monkey that looks at all monkeys with the same eyes: what it learns of one it knows of all."""

from collections.abc import Callable

import gymnasium
import torch
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn

MONKEYS = 24
# The numbers of an observation for two: where the game stands, six for each monkey, nine for each player.
COURSE = 20
EACH = 6
PLAYERS = 18
SPECIES = 6
SEEN = 32
ABOUT = COURSE + PLAYERS
# File, rank, and the lice of either player counted one by one: small differences between small numbers matter here.
SCALE = (1.0, 1.0, 20.0, 3.0, 20.0, 3.0)
# How many actions each kind has for a monkey: place, spawn, settle, jump, bump, bump with few, with all, nitpick,
# exchange.
KINDS = (1, 1, 1, 8, 24, 4, 4, 1, 1)
# Skip and end.
OTHERS = 2


class Monkeys(BaseFeaturesExtractor):
    """Each monkey in the light of the whole game, and the game itself."""

    def __init__(self, space: gymnasium.spaces.Box, species: list[int]) -> None:
        super().__init__(space, MONKEYS * SEEN + ABOUT)
        self.register_buffer("species", torch.eye(SPECIES)[torch.tensor(species)])
        self.register_buffer("scale", torch.tensor(SCALE))
        self.look = nn.Sequential(nn.Linear(EACH + SPECIES + ABOUT, 64), nn.ReLU(), nn.Linear(64, SEEN), nn.ReLU())

    def forward(self, observations: Tensor) -> Tensor:
        count = len(observations)
        monkeys = observations[:, COURSE:-PLAYERS].reshape(count, MONKEYS, EACH) * self.scale
        about = torch.cat([observations[:, :COURSE], observations[:, -PLAYERS:]], dim=1)
        kinds = self.species.expand(count, -1, -1)
        seen = self.look(torch.cat([monkeys, kinds, about[:, None].expand(-1, MONKEYS, -1)], dim=2))
        return torch.cat([seen.reshape(count, -1), about], dim=1)


class Choices(nn.Module):
    """How much is to be said for each action, from what was seen of its monkey."""

    def __init__(self) -> None:
        super().__init__()
        self.of_monkeys = nn.Linear(SEEN, sum(KINDS))
        self.others = nn.Linear(ABOUT, OTHERS)

    def forward(self, features: Tensor) -> Tensor:
        count = len(features)
        worth = self.of_monkeys(features[:, : MONKEYS * SEEN].reshape(count, MONKEYS, SEEN))
        kinds = [part.reshape(count, -1) for part in worth.split(KINDS, dim=2)]
        return torch.cat([*kinds, self.others(features[:, MONKEYS * SEEN :])], dim=1)


class MonkeyPolicy(MaskableActorCriticPolicy):
    """Masked PPO's policy with the two above; `species` are those of the monkeys, from 0."""

    def __init__(
        self,
        observation_space: gymnasium.spaces.Box,
        action_space: gymnasium.spaces.Discrete,
        lr_schedule: Callable[[float], float],
        species: list[int],
        **settings: object,
    ) -> None:
        super().__init__(
            observation_space,
            action_space,
            lr_schedule,
            net_arch=[],
            features_extractor_class=Monkeys,
            features_extractor_kwargs={"species": species},
            **settings,
        )

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        self.action_net = Choices()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)
