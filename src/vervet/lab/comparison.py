"""Two boxes, the same seeds: what changed, and is it more than noise?"""

from dataclasses import dataclass
from math import sqrt

import polars as pl

from vervet.lab.effects import Effect
from vervet.lab.folder import CHANGED, ORIGINAL, Folder
from vervet.lab.intervals import FALSE_SHARE, LEAST_GAMES, Interval, Z, p_value, q_values
from vervet.lab.measures import Moments, differences, measure, paired
from vervet.lab.stopping_rule import Stopping, is_headline
from vervet.lab.summary import Summary

# What tells two games apart: who won, how long it took, what was decided and what it came to.
COURSE = ("starter", "payoffs", "reason", "rule", "rounds", "decisions", "choices", "widths", "kinds", "scores")
# A true difference of this many errors is found in four runs out of five (power 80 % at the level of 5 %).
FINDABLE = Z + 0.8416


@dataclass
class Change:
    """A number of the report before and after; `thing` is set where it is the effect of a thing, `half` where the
    stopping rule watched it: then its interval must hold at every moment, and speaks for itself. Where it is not
    `known`, there were too few games to tell it from noise."""

    name: str
    before: float
    after: float
    difference: float
    error: float
    thing: Effect | None = None
    half: float | None = None
    known: bool = True
    q: float = 1.0

    @property
    def p(self) -> float:
        return p_value(self.difference, self.error) if self.known else 1.0

    @property
    def sure(self) -> bool:
        return self.q <= FALSE_SHARE if self.half is None else abs(self.difference) > self.half

    @property
    def interval(self) -> Interval:
        if self.half is not None:
            # What is watched is a share.
            return max(-1.0, self.difference - self.half), min(1.0, self.difference + self.half)
        return self.difference - Z * self.error, self.difference + Z * self.error

    @property
    def findable(self) -> float:
        """The smallest true difference that this run would probably have found."""
        return FINDABLE * self.error


class Comparison:
    """All numbers of two runs side by side. Games of the same number have the same seeds, so they are compared game by
    game; effects of things, which have no single game, as if the runs were independent."""

    def __init__(self, folder: Folder, before: Summary, after: Summary, stopping: Stopping) -> None:
        self.before = before
        self.after = after
        self.stopping = stopping
        # In how many pairs anything at all went another way.
        self.different = 0
        self.pairs = self.gather(folder)
        self.changes = [self.change(name) for name in self.pairs.sums]
        self.changes += effect_changes(before.effects, after.effects)
        unwatched = [change for change in self.changes if change.half is None]
        for change, q in zip(unwatched, q_values([change.p for change in unwatched]), strict=True):
            change.q = q

    def gather(self, folder: Folder) -> Moments:
        pairs = Moments()
        for frame, other in zip(folder.windows(ORIGINAL), folder.windows(CHANGED), strict=False):
            one, two = paired(frame, other)
            if one.height:
                first, second = (
                    measure(frame, side.settings) | side.usage.numbers(side.usage.read(frame))
                    for frame, side in ((one, self.before), (two, self.after))
                )
                pairs.add(one.height, differences(first, second, one.height))
                self.different += one.height - alike(one, two)
        return pairs

    def change(self, name: str) -> Change:
        before, after = self.before.moments.mean(name), self.after.moments.mean(name)
        watched = self.stopping.until is not None and is_headline(name)
        half = self.stopping.half_width(name) if watched else None
        known = self.pairs.games >= LEAST_GAMES
        return Change(name, before, after, self.pairs.mean(name), self.pairs.error(name), half=half, known=known)

    @property
    def sure(self) -> list[Change]:
        return [change for change in self.changes if change.sure]


def alike(one: pl.DataFrame, other: pl.DataFrame) -> int:
    """How many games of two boxes went the same way in all that is kept of them. What is told of an unchanged game is
    the same, whatever the things are called."""
    names = [name for name in COURSE if name in one.columns]
    return int((one.select(names).hash_rows() == other.select(names).hash_rows()).sum())


def effect_changes(before: list[Effect], after: list[Effect]) -> list[Change]:
    """The effects of the things that both boxes have."""
    there = {(effect.group.name, effect.thing): effect for effect in before if effect.known}
    found = []
    for effect in after:
        old = there.get((effect.group.name, effect.thing))
        if old is not None and effect.known:
            error = sqrt(old.error**2 + effect.error**2)
            found.append(Change(effect.name, old.shift, effect.shift, effect.shift - old.shift, error, effect))
    return found
