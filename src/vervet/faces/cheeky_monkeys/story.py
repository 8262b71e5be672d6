"""How a game of Cheeky Monkeys went: who blew up, and who or what sent them the monkey that was one too many."""

from typing import Final

from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.faces.probe import Probe
from vervet.faces.story import Story, field

# The kinds that make a pair of each sort (CM-28, CM-30, CM-70).
PAIRS: Final = {
    "shock": ("sniper", "headscratcher"),
    "fuses": ("pyromaniac", "juggler", "undead-pyromaniac", "undead-juggler"),
}
# Whose doing an arrival is: the monkey's effect, or the action card, that it came by. By its own turn nobody else's.
EFFECTS: Final = ("shaman", "tempter", "destroyer", "digger", "snatcher")
CARDS: Final = {
    "exchange": "tactical-exchange",
    "check": "sanitary-check",
    "misfortune": "common-misfortune",
    "delivery": "special-delivery",
}


class CheekyStory(Story):
    """A blast tells the round, who, by which sort of pair, the monkey that came last of it, and by whose doing."""

    def __init__(self, match: Match, probe: Probe) -> None:
        super().__init__(match, probe)
        self.round = max(1, probe.round(match.state_at(0)))
        # For each seat and kind, how its last monkey came there; for each effect and card, who did it last.
        self.came: dict[tuple[int, str], dict[str, Json]] = {}
        self.doer: dict[str, int] = {}
        self.arrivals = 0

    def hear(self, event: Event) -> None:
        if event.name == "turn":
            self.round = field(event, "round")
        elif event.name == "effect":
            self.doer[str(event.fields["kind"])] = field(event, "seat")
        elif event.name == "play":
            self.doer[str(event.fields["card"])] = field(event, "seat")
        elif event.name == "arrive":
            self.arrive(event)
        elif event.name == "explode":
            self.explode(event)

    def arrive(self, event: Event) -> None:
        seat, means, kind = field(event, "seat"), str(event.fields["cause"]), str(event.fields["kind"])
        by = self.doer.get(CARDS.get(means, means))
        self.arrivals += 1
        self.came[seat, kind] = {"at": self.arrivals, "kind": kind, "means": means, "by": by}

    def explode(self, event: Event) -> None:
        seat, cause = field(event, "seat"), str(event.fields["cause"])
        pair = [self.came[seat, kind] for kind in PAIRS[cause] if (seat, kind) in self.came]
        straw = max(pair, key=lambda each: int(str(each["at"])), default=None)
        by = None if straw is None else straw["by"]
        self.blasts.append(
            {
                "round": self.round,
                "seat": seat,
                "cause": cause,
                "kind": None if straw is None else straw["kind"],
                "means": None if straw is None else straw["means"],
                "by": None if by == seat else by,
            }
        )
