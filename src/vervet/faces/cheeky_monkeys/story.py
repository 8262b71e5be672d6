"""How a game of Cheeky Monkeys went: who blew up, and who or what sent them the monkey that was one too many."""

from typing import Final, cast

from vervet.core.event import Event
from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.state import State
from vervet.faces.cheeky_monkeys.probe import CheekyProbe
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
    """A blast tells the round, who, by which sort of pair, the monkey that came last of it, and by whose doing. The
    last pair decides the game, or the parts of the Legendary Zombie-Monkey."""

    def __init__(self, match: Match, probe: Probe) -> None:
        super().__init__(match, probe)
        self.round = max(1, probe.round(match.state_at(0)))
        # For each seat and kind, how its last monkey came there; for each effect and card, who did it last.
        self.came: dict[tuple[int, str], dict[str, Json]] = {}
        self.doer: dict[str, int] = {}
        self.arrivals = 0
        # The pair that blew somebody up last.
        self.pair: list[Json] = []

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
        names = [str(name) for name in cast(list[Json], event.fields["monkeys"])]
        self.pair = [piece(name, seat) for name in names if kind_of(name) in PAIRS[cause]]
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

    def pieces(self, state: State) -> list[Json]:
        view = state.view(None)
        assert isinstance(view, dict)
        winner, reason = view["winner"], view["reason"]
        if not isinstance(winner, int):
            return []
        if reason != "legendary":
            return self.pair
        player = cast(list[dict[str, Json]], view["players"])[winner]
        lying = [str(card["monkey"]) for card in cast(list[dict[str, Json]], player["monkeys"])]
        return [piece(name, winner) for name in lying if kind_of(name) in cast(list[str], player["parts"])]


def kind_of(monkey: str) -> str:
    """`sniper3` is a sniper."""
    return monkey.rstrip("0123456789")


def piece(monkey: str, seat: int) -> Json:
    return {"name": monkey, "kind": kind_of(monkey), "seat": seat}


# Who tells how a game went, and what it counts by.
TOLD: Final = (CheekyStory, CheekyProbe)
