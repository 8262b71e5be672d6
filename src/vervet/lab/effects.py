"""How much each thing shifts the chance to win: players of the same game compared with each other.

Of two players at one table, one has one more of a thing than the other; how much more does that player win? Within each
game (and each moment) the leaning of a seat, how many more it has than those it is compared with, is set against its
surplus, how much more it won than the same bot at the same place does on average. The slope is the effect. A game is
one observation: its error is that of independent games, however seats depend on each other. Where a thing is rare, and
all who had it lost, games seem to agree too well; so the error is never less than what chance alone would give if the
thing did nothing.
"""

from dataclasses import dataclass
from math import sqrt

import numpy as np
import numpy.typing as npt
import polars as pl

from vervet.faces.probe import Group
from vervet.lab.intervals import FALSE_SHARE, LEAST_GAMES, Interval, Z, p_value, q_values, simultaneous_z
from vervet.lab.measures import matrix, places
from vervet.lab.settings import Settings

Floats = npt.NDArray[np.float64]


@dataclass
class Effect:
    """A thing: how many a seat has of it on average, in how many games it made a difference, and how far one more of it
    shifts the chance to win, with its error. `q` is filled in when all effects are known."""

    group: Group
    thing: str
    each: float
    games: int
    shift: float
    error: float
    q: float = 1.0
    wide: float = Z

    @property
    def name(self) -> str:
        return f"effect-{self.group.name}-{self.thing}"

    @property
    def known(self) -> bool:
        return self.games >= LEAST_GAMES and self.error > 0

    @property
    def p(self) -> float:
        return p_value(self.shift, self.error) if self.known else 1.0

    @property
    def sure(self) -> bool:
        return self.known and self.q <= FALSE_SHARE

    @property
    def interval(self) -> Interval:
        return self.shift - Z * self.error, self.shift + Z * self.error

    @property
    def wide_interval(self) -> Interval:
        """One that holds for all things of the report at once."""
        return self.shift - self.wide * self.error, self.shift + self.wide * self.error


class Expected:
    """What a bot wins at a place on average, and how many things a seat has."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.won = np.zeros((settings.seats, settings.seats))
        self.sat = np.zeros((settings.seats, settings.seats))
        self.things: Floats | None = None
        self.games = 0

    def add(self, frame: pl.DataFrame) -> None:
        sitting = self.bots(frame)
        order = places(frame, self.settings.seats)
        np.add.at(self.won, (sitting, order), matrix(frame, "payoffs"))
        np.add.at(self.sat, (sitting, order), 1.0)
        self.games += frame.height
        if "counts" in frame.columns:
            total = matrix(frame, "counts").sum(axis=0)
            self.things = total if self.things is None else self.things + total

    def bots(self, frame: pl.DataFrame) -> npt.NDArray[np.int64]:
        """Bots of one name are one bot."""
        alike = np.array([self.settings.bots.index(bot) for bot in self.settings.bots])
        return np.asarray(alike[matrix(frame, "sitters").astype(np.int64)], dtype=np.int64)

    def chances(self, frame: pl.DataFrame) -> Floats:
        """What each seat of each game should win."""
        mean = self.won / np.maximum(self.sat, 1.0)
        return np.asarray(mean[self.bots(frame), places(frame, self.settings.seats)], dtype=np.float64)


class Effects:
    """The sums from which the effects of all things follow."""

    def __init__(self, settings: Settings, groups: tuple[Group, ...], expected: Expected) -> None:
        self.settings = settings
        self.groups = groups
        self.expected = expected
        width = sum(len(group.things) for group in groups)
        self.informative = np.zeros(width)
        # Sums over games of u, v, u², uv, v² and w: u is leaning times surplus, v the square of the leaning, and w the
        # variance that u would have if the winner were drawn by lot.
        self.sums = np.zeros((6, width))
        # Squares of all surpluses, and what they would sum to if every game had one winner, drawn by lot.
        self.squares = 0.0
        self.by_lot = 0.0

    def add(self, frame: pl.DataFrame) -> None:
        if not self.groups:
            return
        chances = self.expected.chances(frame)
        surplus = matrix(frame, "payoffs") - chances
        lean, v = self.leanings(frame)
        u = np.einsum("gst,gs->gt", lean, surplus)
        if self.settings.seats == 1:
            w = (lean * lean * (chances * (1 - chances))[:, :, None]).sum(axis=1)
            # A game tells us something if it is not like nearly all the others.
            self.informative += (abs(lean[:, 0, :]) >= 0.5).sum(axis=0)
        else:
            w = np.einsum("gst,gs->gt", lean * lean, chances) - np.einsum("gst,gs->gt", lean, chances) ** 2
            self.informative += (v > 0).sum(axis=0)
        self.sums += np.stack([u.sum(0), v.sum(0), (u * u).sum(0), (u * v).sum(0), (v * v).sum(0), w.sum(0)])
        self.squares += float((surplus * surplus).sum())
        self.by_lot += float((chances * (1 - chances)).sum())

    def leanings(self, frame: pl.DataFrame) -> tuple[Floats, Floats]:
        """Of each seat in each game for each thing, and the sum of their squares."""
        seats = self.settings.seats
        if seats == 1:
            # A player alone is compared with themselves in other games.
            assert self.expected.things is not None
            lean = matrix(frame, "counts") - self.expected.things / self.expected.games
            return lean[:, None, :], lean * lean
        return matrix(frame, "lean").reshape(frame.height, seats, -1), matrix(frame, "spread")

    def result(self) -> list[Effect]:
        """All effects, with what can be said of each given how many there are."""
        if not self.groups or self.expected.things is None:
            return []
        things = [(group, thing) for group in self.groups for thing in group.things]
        each = self.expected.things.reshape(self.settings.seats, -1).sum(axis=0)
        effects = []
        for index, (group, thing) in enumerate(things):
            shift, error = self.slope(index)
            mean = float(each[index]) / (self.expected.games * self.settings.seats)
            effects.append(Effect(group, thing, mean, int(self.informative[index]), shift, error))
        judge(effects)
        return effects

    def slope(self, index: int) -> tuple[float, float]:
        """The shift of a thing and its error, the larger of the two."""
        u, v, uu, uv, vv, w = (float(value) for value in self.sums[:, index])
        if v <= 0.0:
            return 0.0, 0.0
        shift = u / v
        as_seen = max(0.0, uu - 2 * shift * uv + shift * shift * vv)
        by_chance = max(0.0, w) * (self.squares / self.by_lot if self.by_lot else 1.0)
        return shift, sqrt(max(as_seen, by_chance)) / v


def judge(effects: list[Effect]) -> None:
    """What can be said of each, given how many there are."""
    known = [effect for effect in effects if effect.known]
    for effect, q in zip(known, q_values([effect.p for effect in known]), strict=True):
        effect.q = q
        effect.wide = simultaneous_z(len(known))
