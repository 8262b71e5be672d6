"""How a game of After Us went: points by round, and where they came from."""

from typing import Final

from vervet.core.event import Event
from vervet.core.state import State
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


class AfterUsStory(Story):
    """The Monkey King, in a game alone, comes after the seats."""

    counts = "points"

    def row(self, state: State) -> list[int]:
        view = state.view(None)
        assert isinstance(view, dict)
        king = view["king"]
        return super().row(state) + ([int(str(king["points"]))] if isinstance(king, dict) else [])

    def hear(self, event: Event) -> None:
        if event.name in SOURCES:
            self.earn(SOURCES[event.name], self.who(event), amount(event, "gain", "points"))
        elif event.name in ("computer", "king-computer"):
            self.earn("objects", self.who(event), field(event, "points"))

    def who(self, event: Event) -> int:
        return int(self.match.state.seats) if event.name.startswith("king-") else field(event, "seat")
