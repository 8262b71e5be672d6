"""The network in PyTorch: the same layers as `vervet.bots.network` in floats, and how they are learnt."""

import math
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch.nn import functional

from vervet.bots.network import DEEP, DEEP_OFFSET, HIDDEN, OFFSET, ONE, ONE_DEEP, ONE_VALUE, POLICY, SEATS
from vervet.bots.network_file import DEEP_BIAS_UNIT, VALUE_BIAS_UNIT
from vervet.core.features import Features
from vervet.train.samples import Samples
from vervet.train.settings import Settings
from vervet.train.tables import parts_of, turned

MOST_DEEP = 16.0
# Of all games, every so manieth is never learnt from, but asked.
HELD_OUT = 20
SHORT = 32_767
# Up to so many numbers a GPU multiplies sooner than it looks them up: it sorts all rows that are on for every step.
MOST_DENSE = 1 << 30


@dataclass(frozen=True)
class Loss:
    """On games that were not learnt from."""

    value: float
    policy: float
    # How often the policy's first choice is the search's own.
    agreement: float

    @property
    def total(self) -> float:
        return self.value + 0.5 * self.policy


class Layers(torch.nn.Module):
    def __init__(self, features: Features) -> None:
        super().__init__()
        parts, rows = parts_of(features.tables)
        action_parts, actions = parts_of(features.action_tables)
        self.parts: torch.Tensor
        self.action_parts: torch.Tensor
        self.seen: torch.Tensor
        self.action_seen: torch.Tensor
        self.register_buffer("parts", torch.tensor(parts), persistent=False)
        self.register_buffer("action_parts", torch.tensor(action_parts), persistent=False)
        # What was never on says nothing.
        self.register_buffer("seen", torch.zeros(rows + 1, dtype=torch.bool))
        self.register_buffer("action_seen", torch.zeros(actions + 1, dtype=torch.bool))
        self.rows = torch.nn.Parameter(torch.randn(rows + 1, HIDDEN) * 0.05)
        self.actions = torch.nn.Parameter(torch.randn(actions + 1, POLICY) * 0.1)
        self.deep = torch.nn.Linear(HIDDEN, DEEP)
        self.value = torch.nn.Linear(DEEP, SEATS)
        with torch.no_grad():
            self.rows[0] += 0.4
            self.rows[rows] = 0.0
            self.actions[actions] = 0.0

    def hidden(self, rows: torch.Tensor) -> torch.Tensor:
        """The deep numbers of positions; each row of the argument is one, filled up with the row that is never on."""
        summed = sum_of(rows, self.parts, self.rows)
        return torch.clamp(self.deep(torch.clamp(summed, 0.0, 1.0)), 0.0, MOST_DEEP)

    def values(self, hidden: torch.Tensor, seats: torch.Tensor) -> torch.Tensor:
        """Logarithms of everybody's share, for as many as play."""
        absent = torch.arange(SEATS, device=hidden.device)[None, :] >= seats[:, None]
        return torch.log_softmax(self.value(hidden).masked_fill(absent, -1e4), 1)

    def policy(self, hidden: torch.Tensor, action_rows: torch.Tensor, owner: torch.Tensor) -> torch.Tensor:
        """The logit of each choice; `owner` is the position that it belongs to."""
        summed = sum_of(action_rows, self.action_parts, self.actions)
        return (hidden[owner, DEEP - POLICY :] * summed).sum(1)

    def hold(self) -> None:
        """Keep all weights where whole numbers can hold them."""
        with torch.no_grad():
            most = OFFSET / ONE / self.parts.shape[1]
            self.rows.clamp_(-most, most)
            self.actions.clamp_(-OFFSET / ONE, OFFSET / ONE)
            self.deep.weight.clamp_(-(DEEP_OFFSET - 1) / ONE_DEEP, (DEEP_OFFSET - 1) / ONE_DEEP)
            most = SHORT * DEEP_BIAS_UNIT / (ONE * ONE_DEEP)
            self.deep.bias.clamp_(-most, most)
            self.value.weight.clamp_(-SHORT / ONE_VALUE, SHORT / ONE_VALUE)
            most = SHORT * VALUE_BIAS_UNIT / (ONE * ONE_VALUE)
            self.value.bias.clamp_(-most, most)

    def numbers(self) -> bytes:
        """All weights as 16-bit whole numbers, in the order of the file."""
        layers = (
            (self.rows * self.seen[:, None])[:-1] * ONE,
            (self.actions * self.action_seen[:, None])[:-1] * ONE,
            self.deep.weight.T * ONE_DEEP,
            self.deep.bias * (ONE * ONE_DEEP / DEEP_BIAS_UNIT),
            self.value.weight * ONE_VALUE,
            self.value.bias * (ONE * ONE_VALUE / VALUE_BIAS_UNIT),
        )
        with torch.no_grad():
            found = [torch.round(layer).to(torch.int16).flatten().cpu().numpy() for layer in layers]
        return np.concatenate(found).astype("<i2").tobytes()

    def take(self, file: bytes) -> None:
        """The weights of a network's file, to be taken further."""
        numbers = np.frombuffer(zlib.decompress(file.split(b"\n", 2)[2]), "<i2").astype(np.float32)
        # In the file are neither the rows that stand for none nor the order that PyTorch keeps a layer in.
        shapes = (
            (len(self.rows) - 1, HIDDEN),
            (len(self.actions) - 1, POLICY),
            (HIDDEN, DEEP),
            (DEEP,),
            (SEATS, DEEP),
            (SEATS,),
        )
        ends = np.cumsum([math.prod(shape) for shape in shapes])
        parts = [torch.tensor(part) for part in np.split(numbers, ends[:-1])]
        rows, actions, deep, deep_bias, value, value_bias = (
            part.reshape(shape).to(self.rows.device) for part, shape in zip(parts, shapes, strict=True)
        )
        with torch.no_grad():
            self.rows[:-1] = rows / ONE
            self.actions[:-1] = actions / ONE
            self.deep.weight.copy_(deep.T / ONE_DEEP)
            self.deep.bias.copy_(deep_bias * (DEEP_BIAS_UNIT / (ONE * ONE_DEEP)))
            self.value.weight.copy_(value / ONE_VALUE)
            self.value.bias.copy_(value_bias * (VALUE_BIAS_UNIT / (ONE * ONE_VALUE)))
            self.rows[-1] = 0.0
            self.actions[-1] = 0.0
        self.seen[:-1] = (rows != 0).any(1)
        self.action_seen[:-1] = (actions != 0).any(1)


def sum_of(rows: torch.Tensor, parts: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    """For each line of rows the sum of their weights; a row's is the sum of its parts'. The last row is none."""
    summed = functional.embedding_bag(parts, weights, mode="sum", padding_idx=len(weights) - 1)
    if not rows.is_cuda or len(rows) * len(parts) > MOST_DENSE:
        return functional.embedding_bag(rows, summed, mode="sum", padding_idx=len(parts) - 1)
    return dense(rows, len(parts)) @ summed


def dense(rows: torch.Tensor, size: int) -> torch.Tensor:
    """Rows that are on as ones among zeros; none is zero."""
    found = torch.zeros(len(rows), size, device=rows.device).scatter_(1, rows, 1.0)
    found[:, -1] = 0.0
    return found


@dataclass
class Batch:
    rows: torch.Tensor
    seats: torch.Tensor
    target: torch.Tensor
    action_rows: torch.Tensor
    owner: torch.Tensor
    visits: torch.Tensor


class Library:
    """Samples on the device that learns, padded so that they can be picked at random."""

    def __init__(self, samples: Samples, features: Features, settings: Settings, device: str) -> None:
        self.rows = padded(samples.rows, samples.starts, int(features.size), device)
        self.action_rows = padded(samples.action_rows, samples.action_starts, int(features.action_size), device)
        self.first = torch.tensor(samples.choice_starts[:-1]).to(device)
        self.count = torch.tensor(np.diff(samples.choice_starts)).to(device)
        self.visits = torch.tensor(samples.visits).to(device) ** settings.sharpen
        self.seats = torch.tensor(samples.seats).to(device).long()
        self.target = torch.tensor(targets(samples)).to(device)
        held = samples.game % HELD_OUT == 0
        self.learnt = torch.tensor(np.flatnonzero(~held)).to(device)
        self.held = torch.tensor(np.flatnonzero(held)).to(device)

    def pick(self, chosen: torch.Tensor) -> Batch:
        """Some positions with all their choices."""
        count = self.count[chosen]
        owner = torch.repeat_interleave(torch.arange(len(chosen), device=chosen.device), count)
        before = torch.cumsum(count, 0) - count
        choices = torch.arange(len(owner), device=chosen.device) - before[owner] + self.first[chosen][owner]
        return Batch(
            self.rows[chosen].long(),
            self.seats[chosen],
            self.target[chosen],
            self.action_rows[choices].long(),
            owner,
            self.visits[choices],
        )


def padded(rows: Any, starts: Any, none: int, device: str) -> torch.Tensor:
    """Ragged rows as a rectangle, filled up with the row that is never on."""
    begins = torch.tensor(starts).to(device)
    counts = torch.diff(begins)
    owner = torch.repeat_interleave(torch.arange(len(counts), device=device), counts)
    column = torch.arange(len(owner), device=device) - begins[owner]
    width = int(counts.max()) if len(counts) else 1
    found = torch.full((len(counts), width), none, dtype=torch.int32, device=device)
    found[owner, column] = torch.tensor(rows).to(device)
    return found


def targets(samples: Samples) -> Any:
    """What each seat may expect: half what it got, half what the search thought; others share what is left to them."""
    results = samples.results
    own = samples.value[:, None]
    unsaid = own < 0.0
    there = np.arange(SEATS)[None, :] < samples.seats[:, None]
    others = (results + 0.05) * there
    others[:, 0] = 0.0
    thought = others / others.sum(1, keepdims=True) * (1.0 - own)
    thought[:, :1] = own
    return np.where(unsaid, results, 0.5 * results + 0.5 * thought).astype(np.float32)


def losses(layers: Layers, batch: Batch) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Of the values, of the policy, and how often its first choice is the one most visited."""
    hidden = layers.hidden(batch.rows)
    value = -(batch.target * layers.values(hidden, batch.seats)).sum(1).mean()
    logits = layers.policy(hidden, batch.action_rows, batch.owner)
    size = len(batch.seats)
    # Some have only looked on: they have no choices.
    asked = max(1, int(batch.owner.unique_consecutive().numel()))
    high = torch.full((size,), -1e9, device=logits.device).scatter_reduce(0, batch.owner, logits.detach(), "amax")
    total = torch.zeros(size, device=logits.device).index_add(0, batch.owner, torch.exp(logits - high[batch.owner]))
    logs = logits - high[batch.owner] - torch.log(total)[batch.owner]
    weight = torch.zeros(size, device=logits.device).index_add(0, batch.owner, batch.visits)
    policy = -(batch.visits / weight[batch.owner] * logs).sum() / asked
    most = torch.zeros(size, device=logits.device).scatter_reduce(0, batch.owner, batch.visits, "amax")
    agreed = (logits >= high[batch.owner]) & (batch.visits >= most[batch.owner])
    return value, policy, agreed.sum() / asked


def learn(
    features: Features,
    samples: Samples,
    settings: Settings,
    symmetries: Sequence[dict[str, list[int]]],
    device: str,
    before: dict[str, Any] | None = None,
    tell: Callable[[int, int], None] = lambda _done, _all: None,
) -> tuple[Layers, Loss]:
    """New layers (or those of before, further) after some epochs, and their loss on games not learnt from."""
    torch.manual_seed(settings.seed)
    library = Library(samples, features, settings, device)
    layers = Layers(features).to(device)
    if before is not None:
        layers.load_state_dict(before)
    turns = [turn_of(features, symmetry, device) for symmetry in symmetries]
    mark_seen(layers, library, turns)
    epochs = settings.epochs if before is None else 1
    steps = epochs * math.ceil(len(library.learnt) / settings.batch)
    rate = settings.rate if before is None else settings.rate / 3
    optimizer = torch.optim.AdamW(layers.parameters(), lr=rate, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda step: max(0.01, 1 - step / steps))
    for step, chosen in enumerate(shuffled(library.learnt, epochs, settings.batch)):
        batch = library.pick(chosen)
        if turns and step % 2:
            rows, action_rows = turns[step // 2 % len(turns)]
            batch.rows, batch.action_rows = rows[batch.rows], action_rows[batch.action_rows]
        value, policy, _ = losses(layers, batch)
        optimizer.zero_grad(set_to_none=True)
        (value + settings.policy_part * policy).backward()
        optimizer.step()
        schedule.step()
        layers.hold()
        tell(step + 1, steps)
    return layers, asked(layers, library, settings)


def mark_seen(layers: Layers, library: Library, turns: Sequence[tuple[torch.Tensor, torch.Tensor]]) -> None:
    """Remember which rows were ever on, as they were or turned."""
    rows = library.rows.flatten().unique().long()
    action_rows = library.action_rows.flatten().unique().long()
    for mine, theirs in [(rows, action_rows), *((one[rows], other[action_rows]) for one, other in turns)]:
        layers.seen[layers.parts[mine].flatten()] = True
        layers.action_seen[layers.action_parts[theirs].flatten()] = True
    layers.seen[-1] = False
    layers.action_seen[-1] = False


def turn_of(features: Features, symmetry: dict[str, list[int]], device: str) -> tuple[torch.Tensor, torch.Tensor]:
    return (
        torch.tensor(turned(features, features.tables, symmetry)).to(device),
        torch.tensor(turned(features, features.action_tables, symmetry)).to(device),
    )


def shuffled(all_of_them: torch.Tensor, epochs: int, batch: int) -> Iterator[torch.Tensor]:
    for _ in range(epochs):
        order = all_of_them[torch.randperm(len(all_of_them)).to(all_of_them.device)]
        yield from torch.split(order, batch)


def asked(layers: Layers, library: Library, settings: Settings) -> Loss:
    """The loss on what was held out."""
    sums = [0.0, 0.0, 0.0]
    with torch.no_grad():
        for chosen in torch.split(library.held, settings.batch):
            for at, loss in enumerate(losses(layers, library.pick(chosen))):
                sums[at] += float(loss) * len(chosen)
    count = max(1, len(library.held))
    return Loss(sums[0] / count, sums[1] / count, sums[2] / count)
