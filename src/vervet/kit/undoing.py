"""Law 9: lessons() counts every action that taught anyone anything, and undo reaches back exactly to there."""

from collections import Counter

from vervet.core.event import audience
from vervet.core.match import Match
from vervet.core.refusal import IllegalAction
from vervet.core.rng import Random, mix
from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.law import notation
from vervet.kit.sight import act, lessons_of, seen
from vervet.kit.step import Step, after, shuffled
from vervet.kit.trial import Trial

WORLDS = 3
MOST_TRIED = 60
ENOUGH_RISES = 20
LONGEST_MATCH = 200
OTHERS = 2


class Undoing(Examiner):
    """A decision teaches a seat something when it rules out a world that the seat considered possible before."""

    number = 9

    def __init__(self) -> None:
        super().__init__()
        # Rises of lessons() by the names of the events told with them: how many, and with how many somebody learnt.
        self.rises: Counter[str] = Counter()
        self.earned: Counter[str] = Counter()

    def follow(self, trial: Trial, step: Step) -> None:
        lessons = lessons_of(trial.state)
        fallen = [seat for seat in trial.seats() if lessons[seat] < step.lessons[seat]]
        self.require(not fallen, trial, f"lessons() of seats {fallen} fell from {step.lessons} to {lessons}")
        if step.before is None:
            return
        taught = [seat for seat in trial.seats() if self.teaches(trial, step, step.before, seat)]
        if lessons != step.lessons:
            names = ", ".join(event.name for event in step.events)
            self.rises[names] += 1
            self.earned[names] += bool(taught)
        if lessons[step.seat] == step.lessons[step.seat]:
            unnoticed = f"something unnoticed by lessons({step.seat})"
            what = f"action {step.action} of seat {step.seat} taught seats {taught} {unnoticed}"
            self.require(not taught, trial, what)

    def teaches(self, trial: Trial, step: Step, before: State, seat: int) -> bool:
        """Views tell it all: events that tell more break law 4, and so does a change that is not told at all."""
        if not step.sent(seat):
            return False
        view = seen(trial.state, seat)
        for _ in range(WORLDS):
            world = trial.deal(before, seat)
            if world.hash() != before.hash() and not could_follow(world, step, seat, view, trial.rng):
                return True
        return False

    def end(self, trial: Trial) -> None:
        self.undo_along(trial)

    def close(self, trial: Trial) -> None:
        """Undo reaches back *exactly* to a lesson: what never taught anybody anything must not stop it."""
        for names, count in self.rises.items():
            what = f"lessons() rose {count} times with events {names!r}, but nobody ever learnt anything"
            self.require(count < ENOUGH_RISES or self.earned[names] > 0, trial, what)

    def undo_along(self, trial: Trial) -> None:
        """Replay the game as a match, and now and then take something back."""
        match = Match(trial.game, dict(trial.options), trial.seed)
        rng = Random(mix(trial.seed ^ 9))
        for seat, action in trial.actions[:LONGEST_MATCH]:
            lessons, before = int(match.state.lessons(seat)), int(match.state.hash())
            match.act(seat, action)
            taught = int(match.state.lessons(seat)) != lessons
            what = f"{notation(trial.game, action)} of seat {seat}: undoable and “lessons rose” are both {taught}"
            self.require(match.undoable(seat) != taught, trial, what)
            if rng.below(4) == 0:
                self.check_undo(trial, match, seat, action, before)
                other = rng.below(match.state.seats)
                self.check_late_undo(trial, match, other)
                self.check_unshown(trial, match, other, rng)

    def check_undo(self, trial: Trial, match: Match, seat: int, action: int, before: int) -> None:
        """Taking back the last action gives the state before it; making it again gives the state after it."""
        now, version = int(match.state.hash()), match.version
        if match.undoable(seat):
            match.undo(seat)
            what = f"taking back {notation(trial.game, action)} of seat {seat} does not lead back"
            self.require(int(match.state.hash()) == before and match.version == version - 1, trial, what)
            match.act(seat, action)
        else:
            try:
                match.undo(seat)
                raise self.broken(trial, f"seat {seat} could undo an action that taught somebody something")
            except IllegalAction:
                pass
        self.require(int(match.state.hash()) == now and match.version == version, trial, "undo and redo end elsewhere")

    def check_late_undo(self, trial: Trial, match: Match, seat: int) -> None:
        """Any seat's last action: others' decisions after it stay, as if it had never been made."""
        if not match.undoable(seat):
            return
        actions, last = match.actions, match.last_of(seat)
        rest = trial.game.begin(dict(trial.options), trial.seed)
        for actor, action in actions[:last] + actions[last + 1 :]:
            rest.apply(actor, action)
        twin = Match(trial.game, dict(trial.options), trial.seed)
        for actor, action in actions:
            twin.act(actor, action)
        twin.undo(seat)
        what = f"undo of seat {seat} is not the game without its last action"
        self.require(twin.state.hash() == rest.hash(), trial, what)

    def check_unshown(self, trial: Trial, match: Match, seat: int, rng: Random) -> None:
        """The last action of another seat has shown nobody what a seat may still take back, not even in part.

        Had the seat decided differently and nobody noticed before that action, then nobody notices because of it
        either.
        """
        rest = match.without_last(seat)
        if rest is None or not rest[1]:
            return
        kept, later = rest
        legal = match.state_at(kept).legal_actions(seat)
        for other in shuffled(legal, rng)[:OTHERS]:
            shown = shown_by_last(match, kept, [(seat, other), *later])
            what = (
                f"{notation(trial.game, later[-1][1])} of seat {later[-1][0]} shows seats {shown} what seat {seat} did"
            )
            self.require(not shown, trial, f"{what}, unnoticed by lessons({seat})")


def shown_by_last(match: Match, kept: int, others: list[tuple[int, int]]) -> list[int]:
    """The seats that could not tell another course of the match from the real one until their last actions."""
    real, other = match.state_at(kept), match.state_at(kept)
    unaware: list[int] = []
    for move, (actor, action) in zip(match.actions[kept:], others, strict=True):
        if action not in other.legal_actions(actor):
            return []
        unaware = [seat for seat in range(real.seats) if seen(real, seat) == seen(other, seat)]
        act(real, *move)
        act(other, actor, action)
    return [seat for seat in unaware if seen(real, seat) != seen(other, seat)]


def could_follow(world: State, step: Step, seat: int, view: str, rng: Random) -> bool:
    """Whether the seat might have seen the same in another world, by an action it cannot tell from the real one."""
    if leads_to(world, step.seat, [step.action], seat, view):
        return True
    if step.witnesses & audience(seat):
        return False
    # Those who cannot read the action are not told whose it was either.
    for actor in world.asked_seats():
        actions = shuffled(world.legal_actions(actor), rng)
        if actor != seat and (len(actions) > MOST_TRIED or leads_to(world, actor, actions, seat, view)):
            return True
    return False


def leads_to(world: State, actor: int, actions: list[int], seat: int, view: str) -> bool:
    """Whether one of these actions, where it is legal, leads to what the seat sees."""
    legal = world.legal_actions(actor)
    return any(action in legal and seen(after(world, actor, action).state, seat) == view for action in actions)
