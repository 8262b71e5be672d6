"""Playing on from a moment of a finished match: a new match that begins there."""

import time
from collections.abc import Mapping, Sequence
from typing import cast

from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.match import FORMAT
from vervet.core.option import Options
from vervet.core.start import moment_of
from vervet.core.state import State
from vervet.server.disk.change import new_match
from vervet.server.match.messages import BringRequest, MatchCreated, PlayOnRequest, SeatRequest
from vervet.server.match.past import moment_at
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import SeatRow, StartRow
from vervet.server.match.setup import match_row, seat_row
from vervet.server.web.bringing import Bringing, options_of, round_of, start_of
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
        self.bringing = Bringing()

    async def begin(self, match: str, request: PlayOnRequest, address: str) -> MatchCreated:
        self.looks.take(address, time.monotonic())
        start = await self.start(match, request)
        row = await self.registry.stored(match)
        game = await self.registry.game_with(row.game, row.options)
        seats = self.seats(game, request.seats)
        self.made_by.count(address, time.monotonic())
        return await self.make(game, game.options.read(row.options), seats, request.hints, start)

    async def bring(self, request: BringRequest, address: str) -> MatchCreated:
        """Go on here with a match from elsewhere. Replaying it is work, so it counts as making one before it is
        done."""
        self.looks.take(address, time.monotonic())
        log = cast(Mapping[str, Json], request.log)
        game = await self.registry.game_with(str(log.get("game")), options_of(log))
        seats = self.seats(game, request.seats)
        self.made_by.count(address, time.monotonic())
        match = await self.bringing.match_of(game, log)
        check_seats(match.state, request.seat, request.seats)
        return await self.make(game, match.options, seats, request.hints, start_of(match, request.seat))

    def seats(self, game: Game, wanted: Sequence[SeatRequest]) -> list[SeatRow]:
        longest = self.registry.settings.name_length
        return [seat_row(game, number, seat, longest) for number, seat in enumerate(wanted)]

    async def make(
        self, game: Game, options: Options, seats: list[SeatRow], hints: bool, start: StartRow
    ) -> MatchCreated:
        grants = [grant(seat) for seat in seats]
        new = match_row(new_match_id(), game, options, None, new_secret(), seats, hints, start)
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
