"""Law 3: the legal actions can be listed, exactly those are accepted, and everything else is refused with a reason."""

from vervet.core.refusal import IllegalAction, Refusal
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.kit.examiner import Examiner
from vervet.kit.probes import probes
from vervet.kit.sight import difference, sensible, unlike_json, viewers, waiting, whole
from vervet.kit.trial import Trial

PROBES = 12
MOST_TRIED = 40
MET = 64


class Legality(Examiner):
    """Lists are looked at in every state; at sampled states every action listed is tried, and many that are not."""

    number = 3

    def __init__(self) -> None:
        super().__init__()
        self.met: list[int] = []

    def look(self, trial: Trial) -> None:
        self.check_lists(trial)
        if trial.sampled or not trial.state.asked():
            before = whole(trial.state)
            self.check_listed(trial)
            self.check_ideas(trial, before)
            for seat in trial.seats():
                self.check_refused(trial, seat, before)

    def check_lists(self, trial: Trial) -> None:
        state = trial.state
        asked = int(state.asked())
        self.require(0 <= asked < 1 << state.seats, trial, f"asked() is {asked:#b}, with {state.seats} seats")
        for viewer in viewers(state):
            told = waiting(state, viewer)
            right = 0 <= told < 1 << state.seats and bool(told) == bool(asked)
            self.require(right, trial, f"waited_for({viewer}) is {told:#b}, while asked() is {asked:#b}")
        for seat in trial.seats():
            legal = state.legal_actions(seat)
            if asked >> seat & 1:
                self.require(bool(legal), trial, f"seat {seat} is asked but has no legal action")
                self.require(len(set(legal)) == len(legal), trial, f"seat {seat} is offered an action twice")
                self.remember(legal[trial.rng.below(len(legal))], trial)
            else:
                self.require(not legal, trial, f"seat {seat} is not asked but has legal actions")

    def remember(self, action: int, trial: Trial) -> None:
        if len(self.met) < MET:
            self.met.append(action)
        else:
            self.met[trial.rng.below(MET)] = action

    def check_listed(self, trial: Trial) -> None:
        """Every action listed has no refusal, and can be made."""
        for seat in trial.state.asked_seats():
            legal = trial.state.legal_actions(seat)
            start = trial.rng.below(len(legal))
            for action in (legal[start:] + legal[:start])[:MOST_TRIED]:
                refusal = trial.state.refusal(seat, action)
                self.require(refusal is None, trial, f"action {action} is listed for seat {seat} but has {refusal!r}")
                try:
                    trial.state.copy().apply(seat, action)
                except Exception as error:
                    what = f"action {action} is listed for seat {seat}, but apply raised {error!r}"
                    raise self.broken(trial, what) from error

    def check_ideas(self, trial: Trial, before: str) -> None:
        """What is suggested to a seat is legal; what is worth thinking about is legal too, and not empty; advice can be
        sent."""
        state = trial.state
        for seat in state.asked_seats():
            legal = set(state.legal_actions(seat))
            idea = int(state.suggest(seat, Random(trial.rng.bits())))
            self.require(idea in legal, trial, f"suggest({seat}) gives {idea}, which is not legal")
            listed = sensible(state, seat)
            odd = [action for action in listed if action not in legal]
            self.require(not odd, trial, f"list_sensible({seat}) lists {odd}, which is not legal")
            good = bool(listed) and len(set(listed)) == len(listed)
            self.require(good, trial, f"list_sensible({seat}) lists nothing, or something twice")
            fallback = int(state.fallback(seat))
            allowed = fallback == -1 or fallback in legal
            self.require(allowed, trial, f"fallback({seat}) is {fallback}, neither legal nor -1")
        for seat in trial.seats():
            fault = unlike_json(state.advise(seat), f"advise({seat})")
            self.require(not fault, trial, fault)
        now = whole(state)
        self.require(now == before, trial, f"suggest, list_sensible or advise left a trace: {difference(before, now)}")

    def check_refused(self, trial: Trial, seat: int, before: str) -> None:
        legal = set(trial.state.legal_actions(seat))
        for action in probes(trial.state, trial.game.grammar, trial.rng, self.met, PROBES):
            if action not in legal:
                self.check_refusal(trial, seat, action)
        now = whole(trial.state)
        self.require(now == before, trial, f"a refused action of seat {seat} left a trace: {difference(before, now)}")

    def check_refusal(self, trial: Trial, seat: int, action: int) -> None:
        said = refused(trial.state, seat, action)
        who = f"action {action} of seat {seat} is not listed"
        if not isinstance(said, Refusal):
            raise self.broken(trial, f"{who}, but apply {said}")
        self.require(said.rule in ("", *trial.game.rules), trial, f"{who}; the refusal names no rule: {said!r}")
        self.require(bool(said.reason), trial, f"{who}; the refusal gives no reason: {said!r}")
        self.require(trial.state.refusal(seat, action) == said, trial, f"{who}; apply and refusal() disagree about why")
        self.require(not trial.state.take_events(), trial, f"{who}, but its refusal told an event")


def refused(state: State, seat: int, action: int) -> Refusal | str:
    """The refusal of an action, or what happened instead."""
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        return error.refusal
    except Exception as error:
        return f"raised {error!r} instead of IllegalAction"
    return "accepted it"
