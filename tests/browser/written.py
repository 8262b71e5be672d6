"""A written game for two, in `game.txt`: it contains every kind of action, and whoever places second wins.

Only the first player is drawn by lot, so it can be played whoever that is.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tests.server.running import Message, Process
from vervet import catalog
from vervet.core.match import Match

# With this seed the first seat places first.
FIRST_PLACES_FIRST = 7
LINES = tuple((Path(__file__).parent / "game.txt").read_text("utf-8").splitlines())


class Move(NamedTuple):
    """Who acts (0 places first), the action as text and as a document, the phase, and what happens then."""

    player: int
    text: str
    action: Message
    phase: str
    events: list[Message]

    @property
    def fight(self) -> Message | None:
        return next((event for event in self.events if event["event"] == "fight"), None)


@cache
def moves() -> Sequence[Move]:
    """The whole game as the rules play it."""
    game = catalog.games()["itchy-monkey"]
    match = Match(game, game.options.read({"players": 2}), FIRST_PLACES_FIRST)
    found: list[Move] = []
    for line in LINES:
        player, action = int(match.state.actor()), game.grammar.from_text(line)
        view = match.state.view(None)
        assert isinstance(view, dict)
        events = [dict(event.to_json()) for event in match.act(player, action)]
        found.append(Move(player, line, dict(game.grammar.to_json(action)), str(view["phase"]), events))
    outcome = match.state.outcome()
    assert outcome is not None and outcome.winners == (1,)
    return tuple(found)


def before(kind: str, phase: str | None = None, start: int = 0) -> int:
    """How many moves come before the first of a kind (and phase), counting from `start`."""
    for index, move in enumerate(moves()):
        if index >= start and move.action["kind"] == kind and phase in (None, move.phase):
            return index
    raise AssertionError(f"the written game has no {kind} in phase {phase}")


def advance(site: Process, made: Message, until: int) -> None:
    """Play a match over the wire, for both seats, until this many moves are made."""
    granted = made["seats"]
    assert isinstance(granted, list)
    player = site.player(str(made["match"]), *(seat["token"] for seat in granted))
    player.see(0)
    for move in moves()[int(str(player.table["version"])) : until]:
        answer = player.act(move.action, seat=player.table["asked"][0])
        assert answer["type"] == "accepted", answer
        player.see(int(str(answer["version"])))
    player.close()


def first_seat(site: Process, made: Message) -> int:
    """The seat that was drawn to place first."""
    player = site.player(str(made["match"]))
    view = player.see(0)["view"]
    player.close()
    assert isinstance(view, dict)
    return int(view["first"])
