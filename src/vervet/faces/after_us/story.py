"""How a game of After Us went: points by round, and where they came from."""

from typing import Final

from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.state import State
from vervet.faces.after_us.probe import AfterUsProbe
from vervet.faces.probe import Probe
from vervet.faces.story import Story, amount, field

# What gives points, by the event that tells of it.
SOURCES: Final = {
    "activate": "frames",
    "reactivate": "again",
    "bonus": "tokens",
    "remove": "rage",
    "king-income": "frames",
    "king-card": "frames",
    "king-bonus": "tokens",
    "king-remove": "rage",
}
# What an event's points came from, by the field that names it.
NAMED: Final = ("frame", "token", "card")


class AfterUsStory(Story):
    """The Monkey King, in a game alone, comes after the seats. The game is decided by whatever gave its winners points
    in the last round."""

    counts = "points"

    def __init__(self, match: Match, probe: Probe) -> None:
        super().__init__(match, probe)
        # Who got points in this round, and from what: its kind and its name.
        self.scored: list[tuple[int, str, str]] = []
        # With a new round the King scores at once: what he has got in it does not count for the one before.
        self.early = 0
        self.turning = False

    def row(self, state: State) -> list[int]:
        view = state.view(None)
        assert isinstance(view, dict)
        king = view["king"]
        early, self.turning = self.early if self.turning else 0, False
        return super().row(state) + ([int(str(king["points"])) - early] if isinstance(king, dict) else [])

    def hear(self, event: Event) -> None:
        if event.name == "round":
            self.scored = []
            self.early, self.turning = 0, field(event, "round") > 1
        elif event.name in SOURCES:
            kind = next((name for name in NAMED if name in event.fields), "")
            points = amount(event, "gain", "points")
            self.score(SOURCES[event.name], self.who(event), points, (kind, str(event.fields.get(kind, ""))))
        elif event.name in ("computer", "king-computer"):
            self.score("objects", self.who(event), field(event, "points"), ("object", "computer"))

    def score(self, source: str, who: int, points: int, thing: tuple[str, str]) -> None:
        self.earn(source, who, points)
        if who == int(self.match.state.seats):
            self.early += points
        if points > 0 and (who, *thing) not in self.scored:
            self.scored.append((who, *thing))

    def pieces(self, state: State) -> list[Json]:
        view = state.view(None)
        assert isinstance(view, dict)
        winners = view["winners"]
        if not isinstance(winners, list):
            return []
        # Where no seat has won, the King has.
        king = int(state.seats)
        won = set(winners) or {king}
        return [
            {"name": name, "kind": kind, "seat": None if who == king else who}
            for who, kind, name in self.scored
            if who in won and kind
        ]

    def who(self, event: Event) -> int:
        return int(self.match.state.seats) if event.name.startswith("king-") else field(event, "seat")


# Who tells how a game went, and what it counts by.
TOLD: Final = (AfterUsStory, AfterUsProbe)
