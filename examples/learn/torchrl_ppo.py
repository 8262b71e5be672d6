"""TorchRL's PPO with masks: `python -m examples.learn.torchrl_ppo after-us --frames 20000`.

Needs TorchRL (`pip install torchrl`). One environment against bots, its mask beside the observation, as TorchRL's
`ActionMask` wants it; everything else is TorchRL's own.
"""

import argparse

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.envs import ActionMask, Compose, DTypeCastTransform, TransformedEnv
from torchrl.envs.libs.gym import GymWrapper
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from vervet import envs

FRAMES = 512
EPOCHS = 4
BATCH = 128


def table(game: str, bots: str) -> TransformedEnv:
    """A game for TorchRL: actions are numbers, masks are truths."""
    env = GymWrapper(envs.single(game, seat=None, bots=bots, masks="observation"), categorical_action_encoding=True)
    truths = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    return TransformedEnv(env, Compose(truths, ActionMask(mask_key="action_mask")))


def layers(width: int, out: int) -> nn.Sequential:
    return nn.Sequential(nn.Linear(width, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh(), nn.Linear(64, out))


def learn(game: str, frames: int, bots: str = "random", seed: int = 1) -> list[float]:
    """PPO for so many decisions; the share of the points in the games of each batch, a draw counting half."""
    torch.manual_seed(seed)
    env = table(game, bots)
    env.set_seed(seed)
    width, actions = env.observation_spec["observation"].shape[-1], int(env.action_spec.space.n)
    worth = TensorDictModule(layers(width, actions), in_keys=["observation"], out_keys=["logits"])
    keys = {"logits": "logits", "mask": "action_mask"}
    actor = ProbabilisticActor(worth, in_keys=keys, distribution_class=MaskedCategorical, return_log_prob=True)
    critic = ValueOperator(layers(width, 1), in_keys=["observation"])
    loss, advantage = ClipPPOLoss(actor, critic), GAE(gamma=0.99, lmbda=0.95, value_network=critic)
    descent = torch.optim.Adam(loss.parameters(), 3e-4)
    shares: list[float] = []
    for batch in Collector(
        env, actor, frames_per_batch=FRAMES, total_frames=frames, auto_register_policy_transforms=False
    ):
        for _ in range(EPOCHS):
            advantage(batch)
            for some in torch.randperm(len(batch)).split(BATCH):
                parts = loss(batch[some])
                descent.zero_grad()
                (parts["loss_objective"] + parts["loss_critic"] + parts["loss_entropy"]).backward()
                descent.step()
        ended = batch["next", "reward"][batch["next", "done"]]
        if len(ended):
            shares.append((ended.mean().item() + 1) / 2)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description="TorchRL's PPO with masks.")
    parser.add_argument("game", nargs="?", default="after-us")
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--bots", default="random")
    given = parser.parse_args()
    for number, share in enumerate(learn(given.game, given.frames, given.bots), 1):
        print(f"batch {number}: {share:.1%} of the points")


if __name__ == "__main__":
    main()
