"""The numbers of each game whose means are taken, by name, and sums of them that never grow."""

from collections.abc import Mapping
from math import sqrt

import numpy as np
import numpy.typing as npt
import polars as pl

from vervet.lab.intervals import Interval, Z, wilson
from vervet.lab.settings import Settings, laid_out

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

# Numbers that are parts of all games; the others are means.
SHARES = ("place-", "bot-", "ending-", "draw", "shared")


def is_share(name: str) -> bool:
    return name.startswith(SHARES)


def places(frame: pl.DataFrame, seats: int) -> Ints:
    """The place at the table of each seat, counted from the one that goes first, game by game."""
    starters = frame["starter"].to_numpy().astype(np.int64)[:, None]
    return np.asarray((np.arange(seats)[None, :] - starters) % seats, dtype=np.int64)


def matrix(frame: pl.DataFrame, name: str) -> Floats:
    """A column of arrays, a row for each game."""
    return np.asarray(frame[name].to_numpy(), dtype=np.float64)


def last_scores(frame: pl.DataFrame, seats: int) -> Floats | None:
    """The scores at the end of each game; None where there are none."""
    if not frame["scores"].list.len().min():
        return None
    return np.asarray(frame["scores"].list.tail(seats).list.to_array(seats).to_numpy(), dtype=np.float64)


def measure(frame: pl.DataFrame, settings: Settings) -> dict[str, Floats]:
    """Every number of every game of a window; what is not there is 0 (an ending that did not happen)."""
    seats = settings.seats
    payoffs = matrix(frame, "payoffs")
    names = np.array(frame["bots"].to_list()).reshape(frame.height, seats)
    order = places(frame, seats)
    found: dict[str, Floats] = {}
    for place in range(seats):
        found[f"place-{place + 1}"] = (payoffs * (order == place)).sum(axis=1)
    if len(set(settings.bots)) > 1:
        for bot in dict.fromkeys(settings.bots):
            found[f"bot-{bot}"] = (payoffs * (names == bot)).sum(axis=1)
    winners = frame["winners"].to_numpy()
    if seats > 1:
        found["draw"] = (winners == 0).astype(np.float64)
        found["shared"] = (winners > 1).astype(np.float64)
    decisions = frame["decisions"].to_numpy().astype(np.float64)
    found["rounds"] = frame["rounds"].to_numpy().astype(np.float64)
    found["decisions"] = decisions
    found["width"] = frame["choices"].to_numpy() / np.maximum(decisions, 1)
    found["forced"] = frame["widths"].struct.field("1").to_numpy() / np.maximum(decisions, 1)
    scores = last_scores(frame, seats)
    if scores is not None and laid_out(settings)[2].ranked:
        found["score-best"] = scores.max(axis=1)
        found["score-mean"] = scores.mean(axis=1)
        if seats > 1:
            ranked = np.sort(scores, axis=1)
            found["score-margin"] = ranked[:, -1] - ranked[:, -2]
    reasons = frame["reason"].to_numpy()
    for reason in sorted(set(reasons)):
        found[f"ending-{reason}"] = (reasons == reason).astype(np.float64)
    return found


class Moments:
    """Sums and sums of squares of numbers by name: means and their errors, whatever the number of games."""

    def __init__(self) -> None:
        self.games = 0
        self.sums: dict[str, float] = {}
        self.squares: dict[str, float] = {}

    def add(self, games: int, numbers: Mapping[str, Floats]) -> None:
        self.games += games
        for name, values in numbers.items():
            self.sums[name] = self.sums.get(name, 0.0) + float(values.sum())
            self.squares[name] = self.squares.get(name, 0.0) + float((values * values).sum())

    def mean(self, name: str) -> float:
        return self.sums.get(name, 0.0) / self.games if self.games else 0.0

    def deviation(self, name: str) -> float:
        if self.games < 2:
            return 0.0
        mean = self.mean(name)
        variance = (self.squares.get(name, 0.0) - self.games * mean * mean) / (self.games - 1)
        return sqrt(max(0.0, variance))

    def error(self, name: str) -> float:
        return self.deviation(name) / sqrt(self.games) if self.games else 0.0

    def interval(self, name: str) -> Interval:
        """Wilson's for a share, the normal one for a mean."""
        if is_share(name):
            return wilson(self.sums.get(name, 0.0), self.games)
        mean, error = self.mean(name), self.error(name)
        return mean - Z * error, mean + Z * error


def paired(one: pl.DataFrame, other: pl.DataFrame) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The rows of the games that both have, in the same order."""
    if one.height == 0 or other.height == 0:
        return one.clear(), other.clear()
    return one.join(other, on="game", how="semi"), other.join(one, on="game", how="semi")


def differences(one: Mapping[str, Floats], other: Mapping[str, Floats], games: int) -> dict[str, Floats]:
    """Game by game, the second less the first."""
    nothing = np.zeros(games)
    names = [*one, *(name for name in other if name not in one)]
    return {name: other.get(name, nothing) - one.get(name, nothing) for name in names}
