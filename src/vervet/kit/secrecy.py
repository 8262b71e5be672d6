"""Law 4: what reaches a viewer is the same wherever the states look the same to them."""

from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.memory import Memory
from vervet.kit.probes import probes
from vervet.kit.sight import Viewer, difference, heard, offered, read, seen, viewers
from vervet.kit.step import Ending, Step, after
from vervet.kit.trial import Trial, other_future

WORLDS = 2
PROBES = 4
MOST_REMEMBERED = 100_000


class Secrecy(Examiner):
    """Look-alikes come from five sources, so that no single one is trusted: `determinize`, other deals followed along,
    other decisions of the seat that acted, other random numbers to come, and states of equal view met anywhere."""

    number = 4

    def __init__(self, memory: bool) -> None:
        super().__init__()
        self.offers: dict[tuple[Viewer, int], int] = {}
        self.memory = Memory() if memory else None

    def look(self, trial: Trial) -> None:
        if trial.sampled:
            for viewer in viewers(trial.state):
                self.compare_with_all_met(trial, viewer)
            for seat in trial.seats():
                for _ in range(WORLDS):
                    self.check_world(trial, seat)
            self.check_future(trial)
        for viewer, twins in trial.twins.items():
            for twin in twins:
                self.compare(trial, viewer, trial.state, twin, "a game dealt differently")

    def compare_with_all_met(self, trial: Trial, viewer: Viewer) -> None:
        if len(self.offers) < MOST_REMEMBERED:
            offer = hash(offered(trial.state, viewer))
            known = self.offers.setdefault((viewer, hash(seen(trial.state, viewer))), offer)
            what = f"{name(viewer)} was once offered other actions, or others were awaited, with exactly the same view"
            self.require(known == offer, trial, what)

    def check_world(self, trial: Trial, seat: int) -> None:
        """A world dealt anew looks the same to the seat, and so to a spectator, who knows no more than any seat."""
        world = trial.deal(trial.state, seat)
        if world.hash() == trial.state.hash():
            return
        here, there = seen(trial.state, None), seen(world, None)
        if here != there:
            what = f"a spectator sees a different view once determinize({seat}) has dealt what seat {seat} cannot know"
            raise self.broken(trial, f"{what}: view() leaks, or determinize() forgets: {difference(here, there)}")
        for viewer in (seat, None):
            self.compare(trial, viewer, trial.state, world, f"a world of determinize({seat})")

    def check_future(self, trial: Trial) -> None:
        """The random numbers to come are nobody's business."""
        other = other_future(trial.state)
        for viewer in viewers(trial.state) if other else []:
            assert other is not None
            here, there = seen(trial.state, viewer), seen(other, viewer)
            what = f"{name(viewer)} can see what random numbers will come: {difference(here, there)}"
            self.require(here == there, trial, what)
            self.compare(trial, viewer, trial.state, other, "a game with another future")

    def compare(self, trial: Trial, viewer: Viewer, state: State, other: State, source: str) -> None:
        """All that is sent besides view and events, when the views are the same."""
        here, there = offered(state, viewer), offered(other, viewer)
        what = f"{name(viewer)} is offered other actions in {source}, which has the same view: "
        self.require(here == there, trial, what + difference(here, there))
        if viewer is None:
            return
        for action in probes(state, trial.game.grammar, trial.rng, [], PROBES):
            why, other_why = state.refusal(viewer, action), other.refusal(viewer, action)
            what = f"{name(viewer)} is refused action {action} differently in {source}, which has the same view: "
            self.require(why == other_why, trial, what + f"{why!r} / {other_why!r}")

    def follow(self, trial: Trial, step: Step) -> None:
        if step.before is not None:
            for viewer in viewers(trial.state):
                self.check_unnoticed(trial, step, step.before, viewer)
                self.check_step_in_worlds(trial, step, step.before, viewer)
                self.check_alternatives(trial, step, viewer)
            for seat in trial.seats():
                self.check_world(trial, seat)
        if self.memory:
            self.memory.follow(self, trial, step)

    def check_unnoticed(self, trial: Trial, step: Step, before: State, viewer: Viewer) -> None:
        """Nothing at all is sent to a viewer of an action that they can neither read nor hear: so nothing may
        change."""
        if step.sent(viewer):
            return
        what = f"action {step.action} of seat {step.seat} is told to {name(viewer)} neither by text nor by event, but"
        here, there = seen(before, viewer), seen(trial.state, viewer)
        self.require(here == there, trial, f"{what} changes the view: {difference(here, there)}")
        here, there = offered(before, viewer), offered(trial.state, viewer)
        self.require(here == there, trial, f"{what} changes what is offered, or awaited: {difference(here, there)}")
        same = viewer is None or int(trial.state.lessons(viewer)) == step.lessons[viewer]
        self.require(same, trial, f"{what} changes what may be undone")

    def check_step_in_worlds(self, trial: Trial, step: Step, before: State, viewer: Viewer) -> None:
        """The same decision in a look-alike, or another that looks the same: whoever sees the same view after it has
        heard the same."""
        dealer = step.seat if viewer is None else viewer
        for _ in range(WORLDS):
            world = trial.deal(before, dealer)
            legal = world.legal_actions(step.seat)
            same = step.action in legal
            if world.hash() != before.hash() and (same or (legal and viewer != step.seat)):
                action = step.action if same else legal[trial.rng.below(len(legal))]
                ending = after(world, step.seat, action)
                self.compare_endings(trial, step, viewer, ending, f"a world of determinize({dealer})")

    def check_alternatives(self, trial: Trial, step: Step, viewer: Viewer) -> None:
        """Another action of the same seat: if the views are the same after it, it was secret, and its events too."""
        if viewer != step.seat:
            for ending in step.alternatives:
                if ending.state.hash() != trial.state.hash():
                    self.compare_endings(trial, step, viewer, ending, "the game after another decision")

    def compare_endings(self, trial: Trial, step: Step, viewer: Viewer, ending: Ending, source: str) -> None:
        if seen(trial.state, viewer) != seen(ending.state, viewer):
            return
        here, there = heard(step.events, viewer), heard(ending.events, viewer)
        what = f"{name(viewer)} hears of other events in {source}, which has the same view: {difference(here, there)}"
        self.require(here == there, trial, what)
        here, there = read(step.action, step.witnesses, viewer), read(ending.action, ending.witnesses, viewer)
        what = f"{name(viewer)} reads another action in {source}, which has the same view: {here!r} / {there!r}"
        self.require(here == there, trial, what)
        if viewer is not None:
            what = f"{name(viewer)} can see from what it may undo that this is not {source}, which has the same view"
            self.require(trial.state.lessons(viewer) == ending.state.lessons(viewer), trial, what)
        self.compare(trial, viewer, trial.state, ending.state, source)

    def end(self, trial: Trial) -> None:
        if self.memory:
            self.memory.end(self, trial)


def name(viewer: Viewer) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
