"""Law 5: determinize deals from what the seat knows, and from nothing else."""

import json

from vervet.core.game import PositionError
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.sight import act, difference, rows_of, seen, sensible, some_move, text, whole
from vervet.kit.step import Step
from vervet.kit.trial import Trial, other_future

PLAYED = 8


class Dealing(Examiner):
    """The same random numbers must deal the same world from any two states that look the same to the seat."""

    number = 5

    def __init__(self) -> None:
        super().__init__()
        self.deals_differ = False
        self.dealt_anew = False

    def begin(self, trial: Trial) -> None:
        self.deals_differ |= trial.deals_differ

    def look(self, trial: Trial) -> None:
        if trial.sampled:
            for seat in trial.seats():
                self.check_dealing(trial, seat)
        for viewer, twins in trial.twins.items():
            for twin in twins:
                if viewer is not None:
                    self.compare(trial, viewer, trial.state, twin, "a game dealt differently")

    def glance(self, trial: Trial) -> None:
        for seat in trial.seats():
            self.check_reading(trial, seat, trial.deal(trial.state, seat))

    def check_dealing(self, trial: Trial, seat: int) -> None:
        state = trial.state
        before = whole(state)
        world = trial.deal(state, seat)
        self.dealt_anew |= world.hash() != state.hash()
        self.check_reading(trial, seat, world)
        self.compare(trial, seat, state, state, "itself")
        other = other_future(state)
        if other is not None and seen(other, seat) == seen(state, seat):
            self.compare(trial, seat, state, other, "a game with another future")
        if world.hash() != state.hash():
            self.compare(trial, seat, state, world, "a world dealt before")
        for _ in range(PLAYED):
            move = some_move(world, trial.rng)
            if move is not None:
                act(world, *move)
        now = whole(state)
        what = f"determinize({seat}), or play in the world it dealt, changed the state: {difference(before, now)}"
        self.require(now == before, trial, what)

    def check_reading(self, trial: Trial, seat: int, world: State) -> None:
        """A world is a state like any other: a bot in another process gets it as a position, and must get all of it."""
        position = text(world.position())
        try:
            loaded = trial.game.load(json.loads(position))
        except PositionError as error:
            raise self.broken(trial, f"determinize({seat}) deals something that is not a position: {error}") from error
        again = text(loaded.position())
        what = f"a world of determinize({seat}) comes back from its position file as a different one: "
        self.require(loaded.hash() == world.hash() and again == position, trial, what + difference(position, again))

    def compare(self, trial: Trial, seat: int, state: State, other: State, source: str) -> None:
        seed = trial.rng.bits()
        rng, other_rng = Random(seed), Random(seed)
        world, other_world = state.determinize(seat, rng), other.determinize(seat, other_rng)
        trial.check_look(state, seat, world)
        here, there = text(world.position()), text(other_world.position())
        same = world.hash() == other_world.hash() and here == there
        what = (
            f"determinize({seat}) deals a different world from {source}, although both look the same to seat {seat}: "
        )
        self.require(same, trial, what + difference(here, there))
        what = f"determinize({seat}) draws more or fewer random numbers from {source}: the next draw tells them apart"
        self.require(rng.state == other_rng.state, trial, what)
        here, there = text(state.advise(seat)), text(other.advise(seat))
        what = f"advise({seat}) differs in {source}, although both look the same to seat {seat}: "
        self.require(here == there, trial, what + difference(here, there))
        rows, other_rows = rows_of(state, seat), rows_of(other, seat)
        what = f"features of seat {seat} differ in {source}, although both look the same to it: "
        self.require(rows == other_rows, trial, what + difference(text(rows), text(other_rows)))
        if state.legal_actions(seat) and other.legal_actions(seat):
            self.compare_ideas(trial, seat, state, other, source)

    def compare_ideas(self, trial: Trial, seat: int, state: State, other: State, source: str) -> None:
        """What is suggested to a seat, and what is worth thinking about, follows from what it may know."""
        seed = trial.rng.bits()
        rng, other_rng = Random(seed), Random(seed)
        ideas = int(state.suggest(seat, rng)), int(other.suggest(seat, other_rng))
        same = ideas[0] == ideas[1] and rng.state == other_rng.state
        what = f"suggest({seat}) has a different idea in {source}, although both look the same to seat {seat}: {ideas}"
        self.require(same, trial, what)
        same = sensible(state, seat) == sensible(other, seat)
        what = f"list_sensible({seat}) lists different actions in {source}, although both look the same to seat {seat}"
        self.require(same, trial, what)

    def follow(self, trial: Trial, step: Step) -> None:
        """What another seat decided in secret must not decide what is dealt."""
        for ending in step.alternatives:
            for seat in trial.seats():
                differs = seat != step.seat and ending.state.hash() != trial.state.hash()
                if differs and seen(ending.state, seat) == seen(trial.state, seat):
                    self.compare(trial, seat, trial.state, ending.state, "the game after another decision")

    def close(self, trial: Trial) -> None:
        """Games that differ but look the same to a spectator hide something; then determinize must deal something."""
        what = "determinize never deals anything anew, although different games look the same to a spectator"
        self.require(self.dealt_anew or not self.deals_differ, trial, what)
