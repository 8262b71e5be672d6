"""Law 8: a copy is equal, independent, and deaf."""

from vervet.core.rng import Random
from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.faces import Faces
from vervet.kit.positions import Positions
from vervet.kit.sight import act, difference, lessons_of, some_move, whole
from vervet.kit.step import Step
from vervet.kit.telling import Telling
from vervet.kit.trial import Trial

PLAYED = 10


class Copies(Examiner):
    """Copies and their originals are played apart; positions, notation, JSON and reprs go there and back;
    events are as declared."""

    number = 8

    def __init__(self) -> None:
        super().__init__()
        self.faces = Faces(self)
        self.positions = Positions(self)
        self.telling = Telling(self)
        self.kept: tuple[State, str] | None = None

    def begin(self, trial: Trial) -> None:
        self.telling.check(trial, trial.opening)

    def look(self, trial: Trial) -> None:
        self.faces.check_actions(trial)
        if trial.sampled:
            self.check_copy(trial)
            self.check_hash(trial)
            self.positions.check(trial)
            copy = trial.state.copy()
            self.kept = copy, whole(copy)

    def glance(self, trial: Trial) -> None:
        self.positions.check_way_back(trial)

    def follow(self, trial: Trial, step: Step) -> None:
        """The original went on; a copy made before must be as it was."""
        if self.kept is not None:
            copy, before = self.kept
            now = whole(copy)
            self.require(now == before, trial, f"a decision changed a copy made before it: {difference(before, now)}")
            self.kept = None
        if step.before is not None and not trial.sampled:
            self.check_copy(trial)
        self.faces.check_reprs(trial, step)
        self.telling.check(trial, step.events)

    def check_copy(self, trial: Trial) -> None:
        state = trial.state
        before = whole(state)
        one, other = state.copy(), state.copy()
        self.require(type(one) is type(state), trial, f"a copy of {type(state).__name__} is a {type(one).__name__}")
        self.require(whole(one) == before, trial, f"a copy differs: {difference(before, whole(one))}")
        self.require(not one.listening and not one.events, trial, "a copy listens, or has events to tell")
        self.check_menu(trial, one)
        course = play(one, trial.rng.copy())
        now = whole(state)
        self.require(now == before, trial, f"play with a copy changed the original: {difference(before, now)}")
        self.require(not one.events, trial, "events are recorded although nobody is listening")
        self.require(course == play(other, trial.rng.copy()), trial, "two copies play differently")

    def check_menu(self, trial: Trial, copy: State) -> None:
        """The buffer of legal actions is the state's own."""
        menu = trial.state.choices(trial.state.actor())
        listed = menu.to_list()
        move = some_move(copy, trial.rng.copy())
        if move is not None:
            further = copy.copy()
            act(further, *move)
            further.choices(further.actor())
        self.require(menu.to_list() == listed, trial, "a copy writes into the list of legal actions of its original")

    def check_hash(self, trial: Trial) -> None:
        value = int(trial.state.hash())
        self.require(0 <= value < 2**63, trial, f"a hash is from 0 to 2**63 - 1, not {value}")


def play(state: State, rng: Random) -> list[str]:
    """What random decisions lead to."""
    course = []
    for _ in range(PLAYED):
        move = some_move(state, rng)
        if move is None:
            break
        act(state, *move)
        course.append(f"{move} {int(state.hash())} {lessons_of(state)}")
    return course
