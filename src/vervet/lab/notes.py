"""What seats had in one game, moment by moment: in the whole of it, and in each of its thirds."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vervet.core.state import State
from vervet.faces.probe import OUT, Group, Moment, Probe

Floats = npt.NDArray[np.float64]

# A thing may help early and hurt late; together it seems to do nothing. So a game is also looked at by thirds.
THIRDS = 3


@dataclass
class Had:
    """Of the things of all groups: how many each seat had (summed over the moments), how many more than those it is
    compared with, and the sum of all squares of that."""

    counts: Floats
    lean: Floats
    spread: Floats


class Notes:
    """What seats had, moment by moment, for the groups of a probe."""

    def __init__(self, probe: Probe) -> None:
        self.probe = probe
        self.taken: dict[str, list[Floats]] = {group.name: [] for group in probe.groups}
        # Of what is counted at the end also how much there was at the beginning of each round.
        self.on_the_way: dict[str, list[Floats]] = {group.name: [] for group in probe.groups}
        self.leagues: dict[Moment, list[list[int]]] = {"start": [], "round": [], "end": []}
        self.scores: list[list[float]] = []

    def take(self, state: State, moment: Moment) -> None:
        for group in self.probe.groups:
            if group.moment == moment:
                self.taken[group.name].append(self.counts(state, group))
            if group.moment == "end" and group.phased and moment != "start":
                self.on_the_way[group.name].append(self.counts(state, group))
        # What is counted at the end belongs to the whole game: there everyone is compared with everyone.
        whole = moment == "end"
        self.leagues[moment].append([0] * int(state.seats) if whole else self.probe.leagues(state))

    def counts(self, state: State, group: Group) -> Floats:
        return np.array(self.probe.counts(state, group), dtype=np.float64)

    def had(self, seats: int) -> list[Had]:
        """In the whole game, and in its thirds where it was long enough to have them."""
        rounds = len(self.leagues["round"])
        whole = beside([self.summed(group, seats) for group in self.probe.groups], seats)
        if rounds < THIRDS:
            return [whole]
        edges = [third * rounds // THIRDS for third in range(THIRDS + 1)]
        thirds = [
            beside([self.within(group, seats, edges[third], edges[third + 1]) for group in self.probe.groups], seats)
            for third in range(THIRDS)
        ]
        return [whole, *thirds]

    def summed(self, group: Group, seats: int) -> Had:
        """Of a group in the whole game: each moment is compared by itself."""
        if not self.taken[group.name]:
            return nothing(group, seats)
        return compared(np.stack(self.taken[group.name]), np.array(self.leagues[group.moment]))

    def within(self, group: Group, seats: int, first: int, end: int) -> Had:
        """Of a group from one round on until another begins: what seats had in them, or what they got in them."""
        if not group.phased:
            return nothing(group, seats)
        if group.moment == "round":
            return compared(np.stack(self.taken[group.name][first:end]), np.array(self.leagues["round"][first:end]))
        seen = self.on_the_way[group.name]
        return compared((seen[end] - seen[first])[None], np.zeros((1, seats), dtype=np.int64))


def nothing(group: Group, seats: int) -> Had:
    width = len(group.things)
    return Had(np.zeros((seats, width)), np.zeros((seats, width)), np.zeros(width))


def compared(counts: Floats, leagues: npt.NDArray[np.int64]) -> Had:
    """Moments of counts, with those of the same league compared with each other in each."""
    lean = np.zeros_like(counts)
    for league in np.unique(leagues[leagues != OUT]):
        same = (leagues == league)[:, :, None].astype(np.float64)
        mean = (counts * same).sum(axis=1, keepdims=True) / np.maximum(same.sum(axis=1, keepdims=True), 1.0)
        lean += (counts - mean) * same
    return Had(counts.sum(axis=0), lean.sum(axis=0), (lean * lean).sum(axis=(0, 1)))


def beside(parts: list[Had], seats: int) -> Had:
    """All groups side by side."""
    none = np.zeros((seats, 0))
    return Had(
        np.concatenate([none, *(part.counts for part in parts)], axis=1),
        np.concatenate([none, *(part.lean for part in parts)], axis=1),
        np.concatenate([np.zeros(0), *(part.spread for part in parts)]),
    )
