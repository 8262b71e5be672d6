"""What a run came to, gathered window by window: memory does not grow with the number of games."""

from collections import Counter

import numpy as np
import polars as pl

from vervet.faces.probe import Probe
from vervet.lab.dense import had_arrays
from vervet.lab.effects import Effect, Effects, Expected, judge
from vervet.lab.folder import Folder
from vervet.lab.measures import Floats, Moments, matrix, measure
from vervet.lab.played import WIDTHS
from vervet.lab.settings import Settings, laid_out
from vervet.lab.table import PHASES
from vervet.lab.usage import Usage

MOST_ROUNDS = 1000
WINNERS, OTHERS = 0, 1


class Curves:
    """Scores at the end of each round, for those who won in the end and for the others, in games that got that far."""

    def __init__(self) -> None:
        # For winners and others: how many games, the sum of their mean scores, and of the squares.
        self.sums = np.zeros((3, 2, MOST_ROUNDS))

    def add(self, frame: pl.DataFrame, seats: int) -> None:
        for scores, payoffs in zip(frame["scores"], matrix(frame, "payoffs"), strict=True):
            lines = np.asarray(scores.to_numpy(), dtype=np.float64).reshape(-1, seats)[:MOST_ROUNDS]
            won = payoffs >= 1.0 / seats + 1e-9 if seats > 1 else payoffs > 0
            for who, seat_set in ((WINNERS, won), (OTHERS, ~won)):
                if seat_set.any():
                    mean = lines[:, seat_set].mean(axis=1)
                    self.sums[:, who, : len(mean)] += np.stack([np.ones_like(mean), mean, mean * mean])

    def reach(self, part: float) -> int:
        """The number of rounds that at least this share of the games lasted."""
        games = self.sums[0].max(axis=0)
        return int((games >= max(2.0, part * games[0])).sum())

    def mean(self, who: int, rounds: int) -> tuple[Floats, Floats]:
        """The means, and their errors."""
        games, total, squares = self.sums[:, who, :rounds]
        counted = np.maximum(games, 2.0)
        mean = total / np.maximum(games, 1.0)
        variance = np.maximum(squares - games * mean * mean, 0.0) / (counted - 1)
        return mean, np.sqrt(variance / counted)


class Summary:
    """Everything that a report says about one side of a run."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.probe: Probe = laid_out(settings)[2]
        self.moments = Moments()
        self.rounds: Counter[int] = Counter()
        self.decisions: Counter[int] = Counter()
        self.widths = np.zeros(WIDTHS)
        self.kinds = np.zeros(len(self.probe.game.grammar.kinds))
        self.curves = Curves()
        self.effects: list[Effect] = []
        # The same of each third of the games.
        self.phases: list[list[Effect]] = []
        self.usage = Usage(settings)

    @property
    def games(self) -> int:
        return self.moments.games

    def add(self, frame: pl.DataFrame) -> None:
        used = self.usage.add(frame)
        self.moments.add(frame.height, measure(frame, self.settings) | self.usage.numbers(used))
        self.rounds.update(frame["rounds"].to_list())
        self.decisions.update(frame["decisions"].to_list())
        self.widths += fields(frame, "widths")
        self.kinds += fields(frame, "kinds")
        if self.probe.score:
            self.curves.add(frame, self.settings.seats)

    def endings(self) -> list[str]:
        """The reasons why games ended, the most frequent first."""
        names = [name for name in self.moments.sums if name.startswith("ending-")]
        return sorted(names, key=lambda name: (-self.moments.sums[name], name))


def summarize(folder: Folder, side: str) -> Summary:
    """Two passes: the second compares what seats won with what the first found to be usual."""
    settings = folder.settings[side]
    summary = Summary(settings)
    expected = [Expected(settings) for _ in PHASES]
    groups = summary.probe.groups
    for frame in folder.windows(side):
        summary.add(frame)
        for phase, one in enumerate(expected):
            one.add(had_arrays(frame, settings, groups, phase))
    effects = [Effects(settings, groups, one) for one in expected]
    for frame in folder.windows(side):
        for phase, each in enumerate(effects):
            each.add(had_arrays(frame, settings, groups, phase))
    summary.effects = effects[0].result()
    summary.phases = [each.result() for each in effects[1:]]
    judge([effect for phase in summary.phases for effect in phase])
    return summary


def fields(frame: pl.DataFrame, name: str) -> Floats:
    """The sums of a column of numbers by name."""
    return np.asarray(frame[name].struct.unnest().sum().row(0), dtype=np.float64)
