"""Hints at positions of random games: what a sensible player would do there, and why, as the page says it."""

import json
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final, cast

from vervet.core.game import Game
from vervet.core.match import Match
from vervet.core.option import Options
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.server.match.record import suggested, tried
from vervet.server.match.telling import shown_events

ROOT: Final = Path(__file__).parents[2]
PROGRAM: Final = ROOT / "web" / "tools" / "hints.mjs"
NAMES: Final = ("Ada", "Bea", "Cy", "Dee", "Eve", "Flo")
MOST_ACTIONS: Final = 3000
# Every so many tables of a game are looked at.
STRIDE: Final = 4
DULL: Final = 40


def missing() -> bool:
    """Whether what runs the page's own code is not installed."""
    return shutil.which("node") is None or not (ROOT / "web" / "node_modules" / "vite").exists()


def seen(state: State, seat: int) -> Mapping[str, Any]:
    """What a seat may know."""
    return cast(Mapping[str, Any], state.view(seat))


@dataclass(frozen=True)
class Reason:
    """What the page says: the id of its text, the values in it, and its words in English."""

    id: str
    values: Mapping[str, Any]
    words: str


@dataclass(frozen=True)
class Case:
    """A seat that is asked at a table, and what it is told to do."""

    game: Game
    state: State
    seat: int
    action: int

    @cached_property
    def done(self) -> Mapping[str, Any]:
        return self.told(self.action)

    def told(self, action: int) -> Mapping[str, Any]:
        """An action as the page is told of it."""
        return dict(self.game.grammar.to_json(action))

    @cached_property
    def before(self) -> Mapping[str, Any]:
        return seen(self.state, self.seat)

    @cached_property
    def next(self) -> State:
        """The real table after it, with all that is hidden in it."""
        state = self.state.copy()
        state.execute(self.seat, self.action)
        return state

    @cached_property
    def after(self) -> Mapping[str, Any]:
        return seen(self.next, self.seat)

    def kinds(self, kind: str) -> list[Mapping[str, Any]]:
        """The legal actions of a kind."""
        return [one for one in self.legal() if one["kind"] == kind]

    def legal(self) -> list[Mapping[str, Any]]:
        return [self.told(one) for one in self.state.legal_actions(self.seat)]

    def message(self) -> Mapping[str, Any]:
        """The table and the hint as the page is told of them."""
        events = tried(self.state.determinize(self.seat, Random(0)), self.seat, self.action)
        return {
            "table": {
                "game": self.game.name,
                "seat": self.seat,
                "held": [self.seat],
                "asked": list(self.state.asked_seats()),
                "view": self.before,
                "legal": self.legal(),
            },
            "players": [
                {"seat": seat, "name": NAMES[seat], "kind": "here", "bot": "", "stand_in": ""}
                for seat in range(int(self.state.seats))
            ],
            "hinted": {"action": self.done, "events": shown_events(events, self.seat)},
        }


def cases(game: Game, options: Options, count: int, seed: int) -> Iterator[Case]:
    """From games in which most do what is sensible, and some anything."""
    rng = Random(seed)
    found = number = 0
    while found < count:
        number += 1
        state = Match(game, options, seed=seed * 1000 + number).state.copy()
        for _ in range(MOST_ACTIONS):
            seats = state.asked_seats()
            if not seats or found == count:
                break
            seat = seats[int(rng.below(len(seats)))]
            sensible = suggested(state, seat)
            legal = state.legal_actions(seat)
            # Where there is nothing to choose there is little to say.
            stride = STRIDE if len(legal) > 1 else DULL
            if sensible is not None and rng.below(stride) == 0:
                found += 1
                yield Case(game, state.copy(), seat, sensible)
            if sensible is None or rng.below(3) == 0:
                sensible = legal[int(rng.below(len(legal)))]
            state.execute(seat, sensible)


def reasons(all_cases: Sequence[Case]) -> list[Reason]:
    """The page's own code says why."""
    lines = "".join(json.dumps(case.message()) + "\n" for case in all_cases)
    said = subprocess.run(
        ["node", str(PROGRAM)],
        input=lines,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert said.returncode == 0, said.stderr
    found = [Reason(**json.loads(line)) for line in said.stdout.splitlines()]
    assert len(found) == len(all_cases), said.stderr
    return found
