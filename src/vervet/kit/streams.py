"""Law 11: all that is drawn comes from named streams, and nobody learns more of chance than what was drawn for them."""

import random
import re
from collections.abc import Sequence
from hashlib import sha256

from vervet.core.chance import BOT, Draw
from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.rng import Random, mix
from vervet.core.start import START
from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.probes import probes
from vervet.kit.recorded import Recorded
from vervet.kit.secrecy import name
from vervet.kit.sight import Viewer, act, difference, offered, seen, text, viewers, whole
from vervet.kit.step import Step
from vervet.kit.trial import Trial

PROBES = 4
# Keeps the kit's own random numbers apart from others.
ASKING = 0xA5C
STREAM = re.compile(r"[a-z][a-z0-9-]*/[0-9]+/[0-9]+")
DRAWN = "<what is drawn from>"


class Streams(Examiner):
    """The game is played along in a second state. Its chance knows only what the first has drawn, as a log would tell
    it; it has another key, and other numbers to come. So the two must be the same in all that anybody is told."""

    number = 11

    def __init__(self) -> None:
        super().__init__()
        self.chance = Recorded(bytes(32))
        self.other: State | None = None

    def begin(self, trial: Trial) -> None:
        self.check_generators(trial)
        self.check_names(trial)
        self.chance = Recorded(sha256(str(trial.seed).encode()).digest())
        self.chance.learn(trial.draws)
        self.other = trial.game.start(dict(trial.options), self.chance)
        self.check_draws(trial, trial.draws)
        self.compare(trial, told(trial.opening), told(self.other.take_events()), "what is told at the start")
        if self.other is not None:
            self.other.listen()

    def follow(self, trial: Trial, step: Step) -> None:
        if step.draws:
            self.check_names(trial)
            self.chance.learn(step.draws)
            self.check_copies(trial, step)
            self.check_moved(trial, step)
        other = self.other
        if other is not None:
            self.lead(trial, step, other)

    def lead(self, trial: Trial, step: Step, other: State) -> None:
        """Make the same decision in the second state."""
        if step.action not in other.legal_actions(step.seat):
            self.differ(trial, f"action {step.action} of seat {step.seat} is legal or not by what nobody may know yet")
            return
        self.chance.take_asked()
        act(other, step.seat, step.action)
        self.check_draws(trial, step.draws)
        self.compare(trial, told(step.events), told(other.take_events()), "what happens")

    def look(self, trial: Trial) -> None:
        self.chance.take_asked()
        everybody = viewers(trial.state)
        if trial.sampled or not trial.state.asked():
            for viewer in everybody:
                self.compare_sight(trial, viewer)
                self.compare_answers(trial, viewer)
            self.compare_positions(trial)
        else:
            self.compare_sight(trial, everybody[len(trial.actions) % len(everybody)])

    def glance(self, trial: Trial) -> None:
        self.check_names(trial)

    def end(self, trial: Trial) -> None:
        self.check_names(trial)

    # What is drawn.

    def check_generators(self, trial: Trial) -> None:
        state = trial.state
        parts = {each: getattr(state, each) for each in dir(state) if not each.startswith("_")}
        own = [each for each, part in parts.items() if isinstance(part, Random | random.Random)]
        self.require(not own, trial, f"the state has random numbers of its own, in {own}: its chance is there for that")

    def check_names(self, trial: Trial) -> None:
        """Every stream has a name that can be written down, and none is drawn twice."""
        met: set[str] = set()
        for stream in [draw.stream for draw in trial.draws]:
            self.require(stream not in met, trial, f"stream {stream} is drawn twice: the second draw is known already")
            what = f"a stream is called purpose/which/turn, such as deck/2/0, not {stream!r}"
            self.require(STREAM.fullmatch(stream) is not None, trial, what)
            self.require(not stream.startswith(f"{BOT.name}/"), trial, f"stream {stream} is for the thoughts of bots")
            what = f"stream {stream} is for matches that begin at a position"
            self.require(not stream.startswith(f"{START.name}/"), trial, what)
            met.add(stream)

    def check_draws(self, trial: Trial, draws: Sequence[Draw]) -> None:
        """The second state has drawn the same streams, and none that no log tells of."""
        asked, noted = self.chance.take_asked(), [draw.stream for draw in draws]
        unheard = [stream for stream in asked if stream not in noted]
        if unheard:
            self.differ(trial, f"{unheard} are drawn, but no log tells of them: only below() and shuffle() are noted")
        elif asked != noted:
            self.differ(trial, f"{noted} are drawn, but {asked} under another key")

    def check_copies(self, trial: Trial, step: Step) -> None:
        """What is drawn in one copy of a state changes nothing for another; nor does it matter who listens."""
        if step.before is None:
            return
        one, other = step.before.copy(), step.before.copy()
        act(one, step.seat, step.action)
        trial.chance.listen()
        try:
            act(other, step.seat, step.action)
        finally:
            draws = trial.chance.take()
        here, there = text([draw.document(0) for draw in step.draws]), text([draw.document(0) for draw in draws])
        if here != there:
            self.differ(trial, f"a copy of the state draws something else: {difference(here, there)}")

    def check_moved(self, trial: Trial, step: Step) -> None:
        """A state that is given another chance draws from that one: so a match can begin at a position."""
        if step.before is None:
            return
        chance, moved = Recorded(self.chance.key), step.before.copy()
        chance.learn(step.draws)
        moved.draw_from(chance)
        act(moved, step.seat, step.action)
        if not chance.take_asked():
            self.differ(trial, "draw_from() gave the state another chance, and it draws from the old one")

    # What is told.

    def compare_sight(self, trial: Trial, viewer: Viewer) -> None:
        other = self.other
        if other is not None:
            self.compare(trial, seen(trial.state, viewer), seen(other, viewer), f"the view of {name(viewer)}")

    def compare_answers(self, trial: Trial, viewer: Viewer) -> None:
        """Legal actions, who is waited for, refusals and advice."""
        other = self.other
        if other is None:
            return
        self.compare(trial, offered(trial.state, viewer), offered(other, viewer), f"what {name(viewer)} is offered")
        if viewer is None:
            return
        rng = Random(mix(trial.seed ^ ASKING ^ len(trial.actions)))
        for action in probes(trial.state, trial.game.grammar, rng, [], PROBES):
            answers = refusal(trial.state, viewer, action), refusal(other, viewer, action)
            self.compare(trial, *answers, f"the answer to action {action} of {name(viewer)}")
        self.compare(trial, advice(trial.state, viewer), advice(other, viewer), f"the advice to {name(viewer)}")

    def compare_positions(self, trial: Trial) -> None:
        """All that is in a state follows from what was drawn; only what it draws from differs."""
        other = self.other
        if other is not None:
            here = text(without(trial.state.position(), trial.chance.document()))
            there = text(without(other.position(), self.chance.document()))
            self.compare(trial, here, there, "the state")

    def compare(self, trial: Trial, here: str, there: str, what: str) -> None:
        self.checks += 1
        asked = self.chance.take_asked()
        if self.chance.is_told_by(there):
            self.differ(trial, f"{what} holds the key: {difference(here, there)}")
        elif here != there:
            cause = "depends on the key, or on numbers that are not drawn yet"
            self.differ(trial, f"{what} {cause}: {difference(here, there)}")
        elif asked:
            self.differ(trial, f"{asked} are drawn for {what}: only start() and execute() draw")

    def differ(self, trial: Trial, what: str) -> None:
        """A game that would not even repeat itself breaks another law; then there is nothing to compare."""
        self.other = None
        if repeats(trial):
            raise self.broken(trial, what)


def told(events: Sequence[Event]) -> str:
    return text([[event.to_json(), event.seats] for event in events])


def refusal(state: State, seat: int, action: int) -> str:
    """Why an action is refused; an error is an answer, too, which law 3 does not like."""
    try:
        return repr(state.refusal(seat, action))
    except Exception as error:
        return repr(error)


def advice(state: State, seat: int) -> str:
    return repr(state.copy().advice(seat))


def without(value: Json, document: object) -> Json:
    """A position with a word in place of what it says of chance."""
    if isinstance(value, dict):
        return {key: without(part, document) for key, part in value.items()}
    if isinstance(value, list):
        return [without(part, document) for part in value]
    return DRAWN if type(value) is type(document) and value == document else value


def repeats(trial: Trial) -> bool:
    """Whether the same actions lead to the same state once more (law 2)."""
    state = trial.game.begin(dict(trial.options), trial.seed)
    for seat, action in trial.actions:
        act(state, seat, action)
    return whole(state) == whole(trial.state)
