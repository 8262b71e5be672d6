"""Playing on from a moment of a finished match: a new match that begins there."""

import time
from collections.abc import Sequence

from vervet.core.match import FORMAT
from vervet.core.start import moment_of
from vervet.core.state import State
from vervet.server.disk.change import new_match
from vervet.server.match.messages import MatchCreated, PlayOnRequest, SeatRequest
from vervet.server.match.past import moment_at
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import StartRow
from vervet.server.match.setup import match_row, seat_row
from vervet.server.web.limit import Buckets, Hourly
from vervet.server.web.lobby import grant, held_by, new_secret
from vervet.server.web.registry import Registry
from vervet.server.web.token import new_match_id


class PlayingOn:
    """Begins matches in the middle. Only of a match that is over: there is nothing secret left in it to look at."""

    def __init__(self, registry: Registry, made_by: Hourly, looks: Buckets) -> None:
        self.registry = registry
        self.made_by = made_by
        self.looks = looks

    async def begin(self, match: str, request: PlayOnRequest, address: str) -> MatchCreated:
        self.looks.take(address, time.monotonic())
        start = await self.start(match, request)
        row = await self.registry.stored(match)
        game = await self.registry.game_with(row.game, row.options)
        longest = self.registry.settings.name_length
        seats = [seat_row(game, number, seat, longest) for number, seat in enumerate(request.seats)]
        self.made_by.count(address, time.monotonic())
        grants = [grant(seat) for seat in seats]
        options = game.options.read(row.options)
        new = match_row(new_match_id(), game, options, None, new_secret(), seats, request.hints, start)
        await self.registry.journal.write(new_match(new, int(time.time())))
        return MatchCreated(new.id, grants)

    async def start(self, match: str, request: PlayOnRequest) -> StartRow:
        """The moment, where somebody could play on; raises what is wrong with it."""
        row = await self.registry.stored(match)
        if row.outcome is None:
            raise ProblemError("not-over", "a match can be played on from an earlier moment when it is over")
        live = await self.registry.live(match)
        record = live.table.record
        if record.match.form != FORMAT:
            raise ProblemError("other-rules", "matches from before deals were promised cannot be played on")
        if record.match.rules != self.registry.game(row.game).version:
            raise ProblemError("other-rules", "a match under earlier rules cannot be played on under those of today")
        held = held_by(live, request.tokens, request.viewer)
        made, address = moment_at(record, request.viewer, held, request.version)
        state = record.match.state_at(made)
        if state.asked() == 0:
            raise ProblemError("decided", "the game was over at that moment: choose an earlier one")
        check_seats(state, request.seat, request.seats)
        return StartRow(match, made, request.seat, dict(moment_of(state)), address, round_of(state))


def check_seats(state: State, seat: int, seats: Sequence[SeatRequest]) -> None:
    if len(seats) != state.seats:
        raise ProblemError("bad-seats", f"this match has {state.seats} seats, not {len(seats)}")
    if not 0 <= seat < state.seats:
        raise ProblemError("bad-seats", f"this match has seats 0 to {state.seats - 1}")


def round_of(state: State) -> int:
    """The round as the table shows it."""
    shown = state.view(None).get("round", 0)
    return shown if isinstance(shown, int) else 0
