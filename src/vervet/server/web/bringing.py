"""A match that is going on somewhere else, on somebody's device, goes on here: as a new match, played on from the
moment that its log leads to.

The log is anybody's word. It is replayed before anything is kept, so the moment can be reached by the rules; but
whoever brings it has dealt it, knew everything in it, and may have played all its seats. So nothing of it is taken over
but the moment, of which everything that the chosen seat could not know is dealt anew from everybody's numbers; and the
new match says of itself, to all who join, that its beginning was brought (a start of no match).
"""

import asyncio
import time
from collections.abc import Mapping
from typing import Final, cast

from vervet.core.action import ActionError
from vervet.core.departure import ended_by
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.log import follow, open_log
from vervet.core.match import BEGINNING, FORMAT, LogError, Match
from vervet.core.number import NumberError
from vervet.core.refusal import IllegalAction
from vervet.core.start import moment_of
from vervet.core.state import State
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import StartRow

# Seconds of work on a log in one go: those who play meanwhile wait no longer.
PIECE: Final = 0.005
# Seconds of work on one log, at most; a long game takes a tenth of one.
MOST_SECONDS: Final = 3.0


class Bringing:
    """Replays logs of strangers, one after the other."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def match_of(self, game: Game, log: Mapping[str, Json]) -> Match:
        """The match of a log; raises what is wrong with it."""
        async with self.turn:
            try:
                return await replayed(game, log)
            except (LogError, ActionError, IllegalAction, NumberError) as error:
                raise ProblemError("malformed", f"this is no log that can be replayed: {error}") from error


async def replayed(game: Game, log: Mapping[str, Json]) -> Match:
    if BEGINNING in log:
        # A position that somebody made up cannot be replayed, so it would be taken on trust.
        raise ProblemError("played-on", "a game that was itself played on from a moment cannot be brought here")
    rules = log.get("rules")
    if isinstance(rules, int) and rules != game.version:
        raise ProblemError("other-rules", "this game was begun under other rules")
    match = open_log(game, log)
    if match.form != FORMAT:
        raise ProblemError("malformed", "the log is of a format that goes on nowhere")
    if len(match.terms.seats) != match.state.seats:
        raise ProblemError("malformed", "the log does not have a seat for each player")
    lines = log.get("actions")
    if not isinstance(lines, list):
        raise ProblemError("malformed", "the log has no list of actions")
    spent, begun = 0.0, time.perf_counter()
    for line in lines:
        follow(match, line if isinstance(line, str) else "")
        if (now := time.perf_counter()) - begun > PIECE:
            spent += now - begun
            if spent > MOST_SECONDS:
                raise ProblemError("too-large", "this game is too long to be replayed here")
            await asyncio.sleep(0)
            begun = time.perf_counter()
    return match


def start_of(match: Match, seat: int) -> StartRow:
    """The moment that a match has come to, as the beginning of another one."""
    if match.state.asked() == 0 or ended_by(match.departures) is not None:
        raise ProblemError("over", "this game is over: there is nothing to go on with")
    made = len(match.steps)
    return StartRow("", made, seat, dict(moment_of(match.state)), str(made), round_of(match.state))


def round_of(state: State) -> int:
    """The round as the table shows it."""
    shown = state.view(None).get("round", 0)
    return shown if isinstance(shown, int) else 0


def options_of(log: Mapping[str, Json]) -> Mapping[str, object]:
    found = log.get("options")
    return cast(Mapping[str, object], found) if isinstance(found, Mapping) else {}
