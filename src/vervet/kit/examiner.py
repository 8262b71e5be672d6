"""A law while it is being checked."""

from vervet.kit.law import LawBroken
from vervet.kit.step import Step
from vervet.kit.trial import Trial


class Examiner:
    """One law during one run of games; a law overrides the moments that it cares about."""

    number = 0

    def __init__(self) -> None:
        self.checks = 0

    def begin(self, trial: Trial) -> None:
        """Before the first decision of a game."""

    def look(self, trial: Trial) -> None:
        """At every state, the first and the last included."""

    def glance(self, trial: Trial) -> None:
        """At some states of every phase, however seldom games reach it: what costs little, besides `look`."""

    def follow(self, trial: Trial, step: Step) -> None:
        """After every decision, just before `look`."""

    def end(self, trial: Trial) -> None:
        """When a game is over, or too long."""

    def close(self, trial: Trial) -> None:
        """When all games have been played; `trial` is the last."""

    def require(self, holds: bool, trial: Trial, what: str) -> None:
        """Count a check, and raise when it fails; where the sentence costs something to make, use `broken`."""
        self.checks += 1
        if not holds:
            raise trial.broken(self.number, what)

    def broken(self, trial: Trial, what: str) -> LawBroken:
        return trial.broken(self.number, what)
