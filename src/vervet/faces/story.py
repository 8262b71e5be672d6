"""How a finished game went: curves over the rounds, where points came from, what decided it.

A game is over when its story is told, so nothing in it is a secret any more.
"""

from collections.abc import Mapping

from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.state import State
from vervet.faces.probe import Probe

# The events that say which round begins, in whichever game.
DIVIDERS = ("round", "turn")


class Story:
    """One for each game, told once: it follows a match from its beginning. Without one of its own, a game has a curve
    where its probe has scores."""

    # The word for what the curve counts; its texts are `web-ending-curve-NAME`. Without one there is no curve.
    counts = ""

    def __init__(self, match: Match, probe: Probe) -> None:
        self.match = match
        self.probe = probe
        # What every seat had at the end of each round; the first row is the beginning.
        self.curve: list[list[int]] = []
        # What seats got from where, by the name of the source.
        self.sources: dict[str, list[int]] = {}
        # The rounds that the log tells of; a game may end before anything happens in the last one.
        self.rounds: set[Json] = set()
        # What happened to whom, in the game's own words.
        self.blasts: list[dict[str, Json]] = []

    def tell(self) -> dict[str, Json]:
        """The story as a document."""
        state = self.match.state_at(0)
        last = self.probe.round(state)
        self.curve = [self.row(state)]
        for event in self.match.opening:
            self.note(event)
        for step in self.match.steps:
            state.execute(step.seat, step.action)
            for event in step.events:
                self.note(event)
            if self.probe.round(state) != last:
                last = self.probe.round(state)
                self.curve.append(self.row(state))
        if self.curve[-1] != self.row(state) or len(self.curve) <= max(1, len(self.rounds)):
            self.curve.append(self.row(state))
        return {
            "rounds": len(self.rounds) or len(self.curve) - 1,
            "counts": self.counts,
            "curve": [list(row) for row in self.curve] if self.counts else [],
            "sources": [{"name": name, "seats": list(seats)} for name, seats in self.sources.items() if any(seats)],
            "blasts": list(self.blasts),
            "pieces": list(self.pieces(state)),
        }

    def row(self, state: State) -> list[int]:
        """What everybody has now; who plays without a seat comes last."""
        return [int(score) for score in self.probe.scores(state)]

    def note(self, event: Event) -> None:
        """Something happened; rounds are counted as the log does."""
        if event.name in DIVIDERS and "round" in event.fields:
            self.rounds.add(event.fields["round"])
        self.hear(event)

    def hear(self, event: Event) -> None:
        """Something happened."""

    def pieces(self, state: State) -> list[Json]:
        """What on the table decided the game, by the names that the view gives it."""
        return []

    def earn(self, source: str, seat: int, amount: int) -> None:
        """A seat got something from a source."""
        row = self.sources.setdefault(source, [0] * (int(self.match.state.seats) + 1))
        row[seat] += amount


def field(event: Event, name: str) -> int:
    """A number in an event."""
    value = event.fields[name]
    assert isinstance(value, int)
    return value


def amount(event: Event, name: str, kind: str) -> int:
    """How much of a kind is in the amounts of an event."""
    amounts = event.fields.get(name)
    value = amounts.get(kind, 0) if isinstance(amounts, Mapping) else 0
    assert isinstance(value, int)
    return value
