"""How a game of Itchy Monkey went: colonies by round (in Clan mode, monkeys in safety), and what decided it."""

from typing import Final, cast

from vervet.core.json import Json
from vervet.core.match import Match
from vervet.core.state import State
from vervet.faces.itchy_monkey.probe import ItchyProbe
from vervet.faces.probe import Probe
from vervet.faces.story import Story

Monkey = dict[str, Json]


class ItchyStory(Story):
    """The deciding monkeys are those that the winner's colonies are on, as far as they count for this way to win."""

    def __init__(self, match: Match, probe: Probe) -> None:
        super().__init__(match, probe)
        self.counts = "safe" if match.options["mode"] == "clan" else "colonies"

    def pieces(self, state: State) -> list[Json]:
        view = state.view(None)
        assert isinstance(view, dict)
        winner, reason = view["winner"], view["reason"]
        if not isinstance(winner, int):
            return []
        monkeys = cast(list[Monkey], view["monkeys"])
        if reason == "clean":
            mine = cast(list[Monkey], view["players"])[winner]["species"]
            return [piece(monkey) for monkey in monkeys if monkey["species"] == mine]
        held = [monkey for monkey in monkeys if winner in cast(list[int], monkey["colonies"])]
        wanted = species_for(str(reason), held)
        return [piece(monkey) for monkey in held if monkey["species"] in wanted]


def species_for(reason: str, held: list[Monkey]) -> set[Json]:
    """The species that a win counts (IM-35)."""
    names = [monkey["species"] for monkey in held]
    if reason == "gorillas":
        return {"gorilla"}
    if reason == "species":
        most = max((names.count(name) for name in names), default=0)
        return {name for name in names if names.count(name) == most}
    return set(names)


def piece(monkey: Monkey) -> Json:
    return {"name": monkey["cell"], "kind": monkey["species"]}


# Who tells how a game went, and what it counts by.
TOLD: Final = (ItchyStory, ItchyProbe)
