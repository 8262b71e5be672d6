"""Positions to learn from, as flat arrays: rows that were on, choices with their rows, visits, and what came of it."""

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from vervet.bots.network import SEATS
from vervet.core.state import State

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]
# The value of a position that nobody thought about.
UNSAID = -1.0


@dataclass
class Samples:
    """`starts` and `choice_starts` say where the rows and choices of a position begin, `action_starts` where the rows
    of a choice do; each has one more at the end. `results` and `value` are seen from who was to act, or looked on: then
    there are no choices. A value below 0 says that nobody thought about it."""

    starts: NDArray[np.int64]
    rows: Ints
    choice_starts: NDArray[np.int64]
    visits: Floats
    action_starts: NDArray[np.int64]
    action_rows: Ints
    seats: Ints
    results: Floats
    value: Floats
    game: Ints
    # The seat that was to act, or looked on.
    whose: Ints

    def __len__(self) -> int:
        return len(self.value)

    def save(self, file: Path) -> None:
        np.savez(file, **{part.name: getattr(self, part.name) for part in fields(self)})


def load(file: Path) -> Samples:
    with np.load(file) as found:
        return Samples(**{part.name: found[part.name] for part in fields(Samples)})


@dataclass
class Notes:
    """Positions as they are played, one after the other."""

    starts: list[int] = field(default_factory=lambda: [0])
    rows: list[int] = field(default_factory=list)
    choice_starts: list[int] = field(default_factory=lambda: [0])
    visits: list[int] = field(default_factory=list)
    action_starts: list[int] = field(default_factory=lambda: [0])
    action_rows: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    results: list[list[float]] = field(default_factory=list)
    value: list[float] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    whose: list[int] = field(default_factory=list)

    def position(self, rows: Sequence[int], game: int, seats: int, value: float, whose: int) -> None:
        self.rows += rows
        self.whose.append(whose)
        self.starts.append(len(self.rows))
        self.game.append(game)
        self.seats.append(seats)
        self.value.append(value)

    def choice(self, rows: Sequence[int], visits: int) -> None:
        self.action_rows += rows
        self.action_starts.append(len(self.action_rows))
        self.visits.append(visits)

    def end_of_choices(self) -> None:
        self.choice_starts.append(len(self.visits))

    def freeze(self) -> Samples:
        return Samples(
            np.array(self.starts, np.int64),
            np.array(self.rows, np.int32),
            np.array(self.choice_starts, np.int64),
            np.array(self.visits, np.float32),
            np.array(self.action_starts, np.int64),
            np.array(self.action_rows, np.int32),
            np.array(self.seats, np.int32),
            np.array(self.results, np.float32).reshape(-1, SEATS),
            np.array(self.value, np.float32),
            np.array(self.game, np.int32),
            np.array(self.whose, np.int32),
        )


def seen_from(state: State, seat: int) -> list[float]:
    """Everybody's payoff at the end, the seat's own first; whoever else can win has the rest."""
    paid = [state.payoff((seat + ahead) % state.seats) for ahead in range(state.seats)]
    if len(paid) == 1:
        paid.append(1.0 - paid[0])
    return paid + [0.0] * (SEATS - len(paid))


def together(parts: Sequence[Samples]) -> Samples:
    """All of them as one; games keep apart."""
    games = 0
    numbers = []
    for part in parts:
        numbers.append(part.game + games)
        games += int(part.game.max(initial=-1)) + 1
    return Samples(
        joined([part.starts for part in parts]),
        np.concatenate([part.rows for part in parts]),
        joined([part.choice_starts for part in parts]),
        np.concatenate([part.visits for part in parts]),
        joined([part.action_starts for part in parts]),
        np.concatenate([part.action_rows for part in parts]),
        np.concatenate([part.seats for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.value for part in parts]),
        np.concatenate(numbers).astype(np.int32),
        np.concatenate([part.whose for part in parts]),
    )


def joined(starts: Sequence[NDArray[np.int64]]) -> NDArray[np.int64]:
    """Starts behind each other."""
    found = [np.zeros(1, np.int64)]
    end = 0
    for part in starts:
        found.append(part[1:] + end)
        end += int(part[-1])
    return np.concatenate(found)
