"""What can be done about matches besides playing them: make one, sit down, look, read the log, play again."""

import secrets
import time

from vervet.core.event import SPECTATOR
from vervet.core.game import Game
from vervet.core.match import FORMAT
from vervet.core.option import OptionError, Options, options_json
from vervet.server.disk.change import new_match, seat_taken
from vervet.server.match import display
from vervet.server.match.messages import (
    Document,
    JoinRequest,
    MatchCreated,
    MatchInfo,
    MatchRequest,
    SeatGrant,
    SeatRequest,
    SeatTaken,
)
from vervet.server.match.problem import ProblemError
from vervet.server.match.record import not_taken_back
from vervet.server.match.rows import MatchRow, SeatRow
from vervet.server.web.limit import Hourly, clean_name
from vervet.server.web.live import Live
from vervet.server.web.registry import Registry
from vervet.server.web.token import digest, fits, new_match_id, new_token

LARGEST_SEED = (1 << 63) - 1


class Lobby:
    """Makes matches and seats people."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.made = Hourly(registry.settings.matches_per_hour)

    async def create(self, request: MatchRequest, address: str) -> MatchCreated:
        game = self.registry.game(request.game)
        options = self.options(game, request)
        seed = new_seed() if request.seed is None else self.given_seed(game, request, request.seed)
        rows = [self.seat(game, number, seat) for number, seat in enumerate(request.seats)]
        self.made.count(address, time.monotonic())
        match = new_match_id()
        grants = [grant(row) for row in rows]
        await self.registry.journal.write(new_match(match_row(match, game, options, seed, rows), int(time.time())))
        return MatchCreated(match, grants)

    def options(self, game: Game, request: MatchRequest) -> Options:
        """Complete options; as many players as seats."""
        count = len(request.seats)
        least, most = game.seats
        if not least <= count <= most:
            raise ProblemError("bad-seats", f"{game.name} has {least} to {most} seats, not {count}")
        given = dict(request.options)
        counted = any(option.name == "players" for option in game.options.options)
        if counted:
            given.setdefault("players", count)
        try:
            options = game.options.read(given)
        except OptionError as error:
            raise ProblemError("bad-options", str(error), error.refusal) from error
        if counted and options["players"] != count:
            raise ProblemError("bad-seats", f"{count} seats for {options['players']} players")
        return options

    def given_seed(self, game: Game, request: MatchRequest, seed: int) -> int:
        """Who chooses the seed knows what is hidden; that is fair only where nothing is, or nobody else plays."""
        if not 0 <= seed <= LARGEST_SEED:
            raise ProblemError("bad-options", f"a seed is from 0 to {LARGEST_SEED}")
        if not game.open_information and any(seat.kind == "link" for seat in request.seats):
            raise ProblemError("bad-options", "with invited players and hidden things, the server draws the seed")
        return seed

    def seat(self, game: Game, number: int, request: SeatRequest) -> SeatRow:
        name = clean_name(request.name, self.registry.settings.name_length)
        if request.kind == "bot" and request.bot not in game.bots:
            raise ProblemError("unknown-bot", f"no bot {request.bot[:40]!r}; there are {', '.join(game.bots)}")
        if request.kind != "bot" and request.bot:
            raise ProblemError("bad-seats", f"seat {number} is of kind {request.kind} and cannot have a bot")
        return SeatRow(number, request.kind, name, request.bot, None, None)

    async def join(self, match: str, request: JoinRequest) -> SeatTaken:
        """Take a seat by its invitation, which works once."""
        name = clean_name(request.name, self.registry.settings.name_length)
        live = await self.registry.live(match)
        async with live.lock:
            fitting = [row for row in live.table.seats if fits(request.invitation, row.invitation)]
            if not fitting:
                raise ProblemError("bad-token", "this invitation is not for this match")
            row = fitting[0]
            if not row.open():
                raise ProblemError("seat-taken", "this invitation has been used")
            token = new_token()
            name = name or row.name
            await self.registry.journal.write(seat_taken(match, row.seat, name, digest(token)))
            row.name, row.token = name, digest(token)
            live.table.presence.tell_players()
            return SeatTaken(row.seat, token)

    async def info(self, match: str) -> MatchInfo:
        row = await self.registry.stored(match)
        live = await self.replayed(match)
        return MatchInfo(
            match=match,
            game=row.game,
            rules=row.rules,
            options=dict(row.options),
            players=live.table.presence.players() if live else [display.player(seat, False) for seat in row.seats],
            version=live.table.record.sight.version(SPECTATOR) if live else 0,
            over=row.outcome is not None,
        )

    async def replayed(self, match: str) -> Live | None:
        """The match in memory; None if it cannot be played here."""
        try:
            return await self.registry.live(match)
        except ProblemError:
            return None

    async def log(self, match: str) -> Document:
        """The complete log; before the end it would give away what is hidden."""
        row = await self.registry.stored(match)
        if row.outcome is None:
            raise ProblemError("not-over", "the log can be read when the match is over")
        return {
            "vervet": FORMAT,
            "game": row.game,
            "rules": row.rules,
            "options": row.options,
            "seed": row.seed,
            "actions": [f"{entry.seat} {entry.action}" for entry in not_taken_back(row.entries)],
            "outcome": row.outcome,
        }


def new_seed() -> int:
    return secrets.randbelow(LARGEST_SEED + 1)


def grant(row: SeatRow) -> SeatGrant:
    """Give the seat its token or invitation; the row keeps the digest."""
    secret = new_token()
    if row.kind == "here":
        row.token = digest(secret)
        return SeatGrant(row.seat, row.kind, token=secret)
    if row.kind == "link":
        row.invitation = digest(secret)
        return SeatGrant(row.seat, row.kind, invitation=secret)
    return SeatGrant(row.seat, row.kind)


def match_row(match: str, game: Game, options: Options, seed: int, seats: list[SeatRow]) -> MatchRow:
    """A match as it begins."""
    return MatchRow(match, game.name, game.version, options_json(options), seed, None, None, seats, [])
