"""One game played for the lab, and what is kept of it."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from vervet.bots.bot import Bot
from vervet.bots.roster import make_bot
from vervet.core.action import KIND_MASK
from vervet.core.rng import MASK63, Random, mix
from vervet.core.state import Outcome, State
from vervet.faces.probe import OUT, Group, Moment, Probe
from vervet.lab.settings import Settings, laid_out

Floats = npt.NDArray[np.float64]

# Legal actions are counted by powers of two: 1, 2, 3–4, 5–8, and so on; the last holds all the rest.
WIDTHS = 14
KINDS = KIND_MASK + 1
# Runs of seeds 1 and 2 should not begin like games 1 and 2 of anything.
SALT = 0x1AB0_57ED_51A7_2B3D


@dataclass
class Played:
    """A row of the table. `scores` has a line for the end of each round. Of the things of all groups, `counts` says how
    many a seat had (summed over the moments), `lean` how many more than those it is compared with, and `spread` is the
    sum of all squares of that."""

    game: int
    seed: int
    sitters: list[int]
    starter: int
    payoffs: list[float]
    outcome: Outcome
    course: "Course"
    scores: list[list[float]]
    counts: Floats
    lean: Floats
    spread: Floats


def luck(run_seed: int, number: int) -> Random:
    """The random numbers of a game follow from the seed of the run and the number of the game, and nothing else."""
    return Random(mix(mix(run_seed ^ SALT) + number & MASK63))


def sitters(seats: int, number: int) -> list[int]:
    """Which bot sits in each seat: they move on by one from game to game."""
    return [(seat + number) % seats for seat in range(seats)]


class Notes:
    """What seats had, moment by moment, for the groups of a probe."""

    def __init__(self, probe: Probe) -> None:
        self.probe = probe
        self.taken: dict[str, list[Floats]] = {group.name: [] for group in probe.groups}
        self.leagues: dict[Moment, list[list[int]]] = {"start": [], "round": [], "end": []}
        self.scores: list[list[float]] = []

    def take(self, state: State, moment: Moment) -> None:
        groups = [group for group in self.probe.groups if group.moment == moment]
        if not groups:
            return
        # What is counted at the end belongs to the whole game: there everyone is compared with everyone.
        whole = moment == "end"
        self.leagues[moment].append([0] * int(state.seats) if whole else self.probe.leagues(state))
        for group in groups:
            self.taken[group.name].append(np.array(self.probe.counts(state, group), dtype=np.float64))

    def summed(self, group: Group, seats: int) -> tuple[Floats, Floats, Floats]:
        """Counts, leanings and spreads of a group: each moment is compared by itself."""
        if not self.taken[group.name]:
            width = len(group.things)
            return np.zeros((seats, width)), np.zeros((seats, width)), np.zeros(width)
        counts = np.stack(self.taken[group.name])
        leagues = np.array(self.leagues[group.moment])
        lean = np.zeros_like(counts)
        for league in np.unique(leagues[leagues != OUT]):
            same = (leagues == league)[:, :, None].astype(np.float64)
            mean = (counts * same).sum(axis=1, keepdims=True) / np.maximum(same.sum(axis=1, keepdims=True), 1.0)
            lean += (counts - mean) * same
        return counts.sum(axis=0), lean.sum(axis=0), (lean * lean).sum(axis=(0, 1))

    def all_summed(self, seats: int) -> tuple[Floats, Floats, Floats]:
        """The same for all groups side by side."""
        parts = [self.summed(group, seats) for group in self.probe.groups]
        nothing = np.zeros((seats, 0))
        return (
            np.concatenate([nothing, *(counts for counts, _, _ in parts)], axis=1),
            np.concatenate([nothing, *(lean for _, lean, _ in parts)], axis=1),
            np.concatenate([np.zeros(0), *(spread for _, _, spread in parts)]),
        )


class Course:
    """How a game went, decision by decision: cheap enough for every one of them."""

    def __init__(self) -> None:
        self.decisions = 0
        self.choices = 0
        self.widths = [0] * WIDTHS
        self.kinds = [0] * KINDS

    def count(self, width: int, action: int) -> None:
        """A decision among this many legal actions."""
        self.decisions += 1
        self.choices += width
        self.widths[min((width - 1).bit_length(), WIDTHS - 1)] += 1
        self.kinds[action & KIND_MASK] += 1


def play_through(state: State, bots: list[Bot], deal: Random, probe: Probe, notes: Notes) -> Course:
    """From the first decision to the last; the bots' worlds are dealt with these random numbers."""
    course = Course()
    round_now = probe.round(state)
    seat = int(state.actor())
    while seat >= 0:
        menu = state.choices(seat)
        width = int(menu.count)
        action = int(bots[seat].choose(state, seat, deal))
        if not menu.has(action):
            state.refuse(seat, action)
        probe.watch(state, seat, action)
        state.execute(seat, action)
        course.count(width, action)
        seat = int(state.actor())
        if seat >= 0 and probe.round(state) != round_now:
            round_now = probe.round(state)
            notes.scores.append(probe.scores(state))
            notes.take(state, "round")
    return course


def play(settings: Settings, number: int) -> Played:
    """Play the game of a number."""
    game, options, probe = laid_out(settings)
    rng = luck(settings.seed, number)
    seed = int(rng.bits())
    state = game.begin(options, seed)
    seats = int(state.seats)
    sitting = sitters(seats, number)
    bots = [make_bot(settings.bots[sitter], rng.bits()) for sitter in sitting]
    probe.begin(state)
    starter = probe.starter(state)
    notes = Notes(probe)
    notes.take(state, "start")
    notes.take(state, "round")
    course = play_through(state, bots, Random(rng.bits()), probe, notes)
    notes.scores.append(probe.scores(state))
    notes.take(state, "end")
    outcome = state.outcome()
    assert outcome is not None, "every game ends (law 7)"
    payoffs = [float(state.payoff(seat)) for seat in range(seats)]
    return Played(number, seed, sitting, starter, payoffs, outcome, course, notes.scores, *notes.all_summed(seats))
