"""Law 8: notation, JSON and reprs give back what went in."""

import json

from vervet.core.event import Event
from vervet.core.refusal import Refusal
from vervet.core.state import Outcome
from vervet.kit.examiner import Examiner
from vervet.kit.sight import text, unlike_json
from vervet.kit.step import Step
from vervet.kit.trial import Trial

NAMES: dict[str, object] = {"Event": Event, "Outcome": Outcome, "Refusal": Refusal}


class Faces:
    """Looks once at each action and each shape of what is said, for the law that owns it."""

    def __init__(self, law: Examiner) -> None:
        self.law = law
        self.actions: set[int] = set()
        self.shapes: set[tuple[str, ...]] = set()

    def check_actions(self, trial: Trial) -> None:
        """Every legal action ever met is checked once: one line and one document stand for it alone."""
        for seat in trial.state.asked_seats():
            for action in trial.state.legal_actions(seat):
                if action not in self.actions:
                    self.actions.add(action)
                    self.check_faces(trial, action)

    def check_faces(self, trial: Trial, action: int) -> None:
        grammar = trial.game.grammar
        try:
            line = grammar.to_text(action)
            document = text(grammar.to_json(action))
            back = grammar.from_text(line), grammar.from_json(json.loads(document))
        except (ValueError, LookupError) as error:
            raise self.law.broken(trial, f"action {action} cannot be written down and read again: {error!r}") from error
        what = f"action {action} is {back[0]} after its notation {line!r}, {back[1]} after its JSON {document}"
        self.law.require(back == (action, action), trial, what)
        self.law.require(len(line.splitlines()) == 1 and line == line.strip(), trial, f"{line!r} is not one line")

    def check_reprs(self, trial: Trial, step: Step) -> None:
        """One of each shape is enough: an event's name and fields, a refusal's reason."""
        said: list[Event | Outcome | Refusal] = list(step.events)
        outcome = trial.state.outcome()
        if outcome is not None:
            said.append(outcome)
        refusal = trial.state.refusal(step.seat, -1)
        if refusal is not None:
            said.append(refusal)
        for thing in said:
            shape = shape_of(thing)
            if shape not in self.shapes:
                self.shapes.add(shape)
                self.check_repr(trial, thing)

    def check_repr(self, trial: Trial, thing: Event | Outcome | Refusal) -> None:
        fault = unlike_json(thing.to_json(), type(thing).__name__)
        self.law.require(not fault, trial, fault)
        try:
            pasted = eval(repr(thing), NAMES)
        except Exception as error:
            raise self.law.broken(trial, f"{thing!r} does not paste back: {error!r}") from error
        self.law.require(repr(pasted) == repr(thing), trial, f"{thing!r} pastes back as {pasted!r}")


def shape_of(thing: Event | Outcome | Refusal) -> tuple[str, ...]:
    if isinstance(thing, Event):
        return ("event", thing.name, *thing.fields)
    return (type(thing).__name__, thing.reason)
