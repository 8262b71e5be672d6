"""Law 8: what is told is what was declared."""

from collections.abc import Sequence

from vervet.core.event import Event
from vervet.kit.examiner import Examiner
from vervet.kit.trial import Trial


class Telling:
    """Looks at every event, for the law that owns it: its fields are those that the game declares, and its rule is one
    of the game's."""

    def __init__(self, law: Examiner) -> None:
        self.law = law

    def check(self, trial: Trial, events: Sequence[Event]) -> None:
        game = trial.game
        for event in events:
            fault = game.events.fault(event, trial.state.seats)
            self.law.require(not fault, trial, f"an event is not as Game.events declares it: {fault}")
            known = event.rule in game.rules
            self.law.require(known, trial, f"{event.name} is told by rule {event.rule!r}, which the game does not have")
