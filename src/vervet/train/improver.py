"""A policy learns from what came of its own choices: those that went better than expected become likelier.

It goes in short strides (proximal policy optimisation): each plays some games, and changes no choice's likelihood by
more than a fifth before new games are played.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch

from vervet.core.features import Features
from vervet.train.learner import Batch, Layers, Library, shuffled, targets
from vervet.train.returns import gains_of
from vervet.train.samples import Floats, Samples
from vervet.train.settings import Settings

# How far the likelihood of a choice may move within a stride, and how often its games are learnt from.
REACH = 0.2
EPOCHS = 3
MOST_GRADIENT = 0.5
# Likelihoods that move further than this in the mean within a stride have lost their way: it is taken back.
ASTRAY = 0.25
# How many positions are asked about at once.
LARGE = 65_536


@dataclass
class Report:
    """Of a stride: what the value was off by, how open the policy still is, and how far it moved."""

    value: float
    entropy: float
    moved: float
    # Whether it was learnt from, or taken back.
    kept: bool = True


class Improver:
    """Layers that are taken further, stride by stride."""

    def __init__(self, features: Features, settings: Settings, device: str, before: dict[str, Any]) -> None:
        self.features = features
        self.settings = settings
        self.device = device
        self.layers = Layers(features).to(device)
        self.layers.load_state_dict(before)
        # The part of the rate that is left after strides that went astray.
        self.care = 1.0
        self.optimizer = self.begin()

    def begin(self) -> torch.optim.Adam:
        """An optimizer that remembers nothing."""
        return torch.optim.Adam(self.layers.parameters(), lr=self.settings.stride_rate, eps=1e-6)

    def stride(self, samples: Samples, pace: float, tell: Callable[[int, int], None]) -> Report:
        """Learn from games that these layers have just played; `pace` is the part of the usual rate.

        A stride that goes astray is taken back, and all later ones go half as fast."""
        last = {name: part.clone() for name, part in self.layers.state_dict().items()}
        report = self.learn(samples, pace * self.care, tell)
        if not (math.isfinite(report.value) and math.isfinite(report.entropy) and report.moved <= ASTRAY):
            self.layers.load_state_dict(last)
            self.care /= 2
            self.optimizer = self.begin()
            report.kept = False
        return report

    def learn(self, samples: Samples, pace: float, tell: Callable[[int, int], None]) -> Report:
        settings = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = settings.stride_rate * pace
        library = Library(samples, self.features, settings, self.device)
        self.mark(library)
        expected = self.expected(library)
        gains = gains_of(samples, expected, settings.trust)
        told = np.clip(expected + gains, 0.0, 1.0).astype(np.float32)
        library.target = torch.tensor(targets(replace(samples, value=told))).to(self.device)
        chose = torch.tensor(np.diff(samples.choice_starts) > 0).to(self.device)
        gain = torch.tensor(gains).to(self.device)
        gain = (gain - gain[chose].mean()) / (gain[chose].std() + 1e-6)
        everything = torch.arange(len(samples), device=self.device)
        before = self.chosen_logs(library, everything)
        sums = torch.zeros(3, device=self.device)
        steps = list(shuffled(everything, EPOCHS, settings.stride_batch))
        for step, picked in enumerate(steps):
            batch = library.pick(picked)
            sums += self.step(batch, gain[picked] * chose[picked], before[picked], chose[picked])
            tell(step + 1, len(steps))
        value, entropy, moved = (sums / len(steps)).tolist()
        return Report(value, entropy, moved)

    def step(self, batch: Batch, gain: torch.Tensor, before: torch.Tensor, chose: torch.Tensor) -> torch.Tensor:
        """One step down; the value's loss, how open the policy is, and how far it has moved."""
        layers, settings = self.layers, self.settings
        hidden = layers.hidden(batch.rows)
        value = -(batch.target * layers.values(hidden, batch.seats)).sum(1).mean()
        logs, entropy = choice_logs(layers, hidden, batch)
        ratio = torch.exp(logs - before)
        bounded = torch.clamp(ratio, 1.0 - REACH, 1.0 + REACH)
        many = chose.sum().clamp(min=1)
        policy = -(torch.minimum(ratio * gain, bounded * gain)).sum() / many
        openness = (entropy * chose).sum() / many
        self.optimizer.zero_grad(set_to_none=True)
        (policy + settings.value_part * value - settings.openness * openness).backward()
        torch.nn.utils.clip_grad_norm_(layers.parameters(), MOST_GRADIENT)
        self.optimizer.step()
        layers.hold()
        moved = ((ratio - 1.0).abs() * chose).sum() / many
        return torch.stack((value, openness, moved)).detach()

    def mark(self, library: Library) -> None:
        """Rows that were on for the first time count from now on."""
        layers = self.layers
        layers.seen[layers.parts[library.rows.flatten().unique().long()].flatten()] = True
        layers.action_seen[layers.action_parts[library.action_rows.flatten().unique().long()].flatten()] = True
        layers.seen[-1] = False
        layers.action_seen[-1] = False

    def expected(self, library: Library) -> Floats:
        """What the seat of every position may expect, before anything is learnt."""
        found = []
        with torch.no_grad():
            for rows, seats in zip(torch.split(library.rows, LARGE), torch.split(library.seats, LARGE), strict=True):
                found.append(torch.exp(self.layers.values(self.layers.hidden(rows.long()), seats)[:, 0]))
        return np.asarray(torch.cat(found).cpu(), np.float32)

    def chosen_logs(self, library: Library, everything: torch.Tensor) -> torch.Tensor:
        """The logarithm of how likely every choice was that was made."""
        with torch.no_grad():
            found = []
            for picked in torch.split(everything, LARGE):
                batch = library.pick(picked)
                found.append(choice_logs(self.layers, self.layers.hidden(batch.rows), batch)[0])
        return torch.cat(found)


def choice_logs(layers: Layers, hidden: torch.Tensor, batch: Batch) -> tuple[torch.Tensor, torch.Tensor]:
    """Of each position: the logarithm of how likely its choice is, and the entropy of all its choices."""
    logits = layers.policy(hidden, batch.action_rows, batch.owner)
    size, owner = len(batch.seats), batch.owner
    none = torch.zeros(size, device=logits.device)
    high = torch.full((size,), -1e9, device=logits.device).scatter_reduce(0, owner, logits.detach(), "amax")
    total = none.index_add(0, owner, torch.exp(logits - high[owner]))
    logs = logits - high[owner] - torch.log(total)[owner]
    made = none.index_add(0, owner, logs * (batch.visits > 0))
    entropy = none.index_add(0, owner, -logs * torch.exp(logs))
    return made, entropy
