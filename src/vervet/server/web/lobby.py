"""What can be done about matches besides playing them: make one, sit down, look, read the log, play again."""

import secrets
import time

from msgspec import convert

from vervet.core.event import SPECTATOR
from vervet.core.keyed import KEY_BYTES
from vervet.core.match import OLD_FORMAT
from vervet.faces.stories import story_of
from vervet.server.disk.change import new_match, seat_taken
from vervet.server.disk.outage import NotWritten, Unreachable
from vervet.server.match import display
from vervet.server.match.messages import (
    Document,
    Ending,
    InvitationInfo,
    InvitationRequest,
    JoinRequest,
    MatchCreated,
    MatchInfo,
    MatchRequest,
    PastRequest,
    PastTables,
    SeatGrant,
    SeatTaken,
)
from vervet.server.match.past import past_tables
from vervet.server.match.problem import ProblemError
from vervet.server.match.promise import promise_of
from vervet.server.match.record import not_taken_back
from vervet.server.match.rows import MatchRow, SeatRow
from vervet.server.match.setup import checked_seed, chosen_options, clean_name, match_row, seat_row
from vervet.server.web.limit import Buckets, Hourly
from vervet.server.web.live import Live
from vervet.server.web.registry import Registry
from vervet.server.web.token import digest, fits, holder, new_match_id, new_token, token_for


class Lobby:
    """Makes matches and seats people."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.made = Hourly(registry.settings.matches_per_hour)
        self.looks = Buckets(registry.settings.looks_per_second, registry.settings.look_burst)
        self.lessons = Buckets(registry.settings.lessons_per_second, registry.settings.lesson_burst)

    async def create(self, request: MatchRequest, address: str) -> MatchCreated:
        game = await self.registry.game_with(request.game, request.options)
        options = chosen_options(game, request)
        seed = None if request.seed is None else checked_seed(game, request, request.seed)
        longest = self.registry.settings.name_length
        rows = [seat_row(game, number, seat, longest) for number, seat in enumerate(request.seats)]
        self.made.count(address, time.monotonic())
        match = new_match_id()
        grants = [grant(row) for row in rows]
        row = match_row(match, game, options, seed, new_secret(), rows, request.hints)
        await self.registry.journal.write(new_match(row, int(time.time())))
        return MatchCreated(match, grants)

    async def join(self, match: str, request: JoinRequest) -> SeatTaken:
        """Take a seat by its invitation, which works once; whoever asks again with the same nonce hears the same."""
        name = clean_name(request.name, self.registry.settings.name_length)
        live = await self.registry.live(match)
        async with live.lock:
            row = invited(live, request.invitation)
            if live.table.promise.stage == "void":
                raise ProblemError("void", "this match was called off; its `next` says where it goes on, if it does")
            token = token_for(request.invitation, match, request.nonce)
            if request.nonce and fits(token, row.token):
                return SeatTaken(row.seat, token)
            if not row.open():
                raise used()
            name = name or row.name
            try:
                await live.write_held(seat_taken(match, row, name, digest(token)))
            except Unreachable:
                raise
            except NotWritten as error:
                # Another server on the same database was faster.
                raise used() from error
            row.name, row.token = name, digest(token)
            live.table.presence.tell_players()
            return SeatTaken(row.seat, token)

    async def invitation(self, match: str, request: InvitationRequest) -> InvitationInfo:
        """Whom an invitation is for, and whether somebody has used it."""
        live = await self.registry.live(match)
        row = invited(live, request.invitation)
        return InvitationInfo(row.seat, row.open() and live.table.promise.stage != "void")

    async def info(self, match: str) -> MatchInfo:
        row = await self.registry.stored(match)
        live = await self.replayed(match)
        return MatchInfo(
            match=match,
            game=row.game,
            rules=row.rules,
            options=dict(row.options),
            players=live.table.presence.players() if live else [display.player(seat, False) for seat in row.seats],
            version=live.table.begun.sight.version(SPECTATOR) if live and live.table.begun else 0,
            over=row.outcome is not None,
            stage=promise_of(row).stage,
            next=row.rematch,
            start=display.start_info(row.start),
        )

    async def replayed(self, match: str) -> Live | None:
        """The match in memory; None if it cannot be played here."""
        try:
            return await self.registry.live(match)
        except ProblemError:
            return None

    async def past(self, match: str, request: PastRequest, address: str) -> PastTables:
        """Earlier tables, for a seat that the tokens hold, or for a spectator."""
        self.looks.take(address, time.monotonic())
        live = await self.registry.live(match)
        held = held_by(live, request.tokens, request.seat)
        return PastTables(past_tables(live.table.record, request.seat, held, request.first, request.last))

    async def ending(self, match: str) -> Ending:
        """How a match went; before the end that would give away what is hidden."""
        row = await self.registry.stored(match)
        if row.outcome is None:
            raise ProblemError("not-over", "how a match went is told when it is over")
        record = (await self.registry.live(match)).table.record
        if record.story is None:
            record.story = story_of(record.match)
        seconds = await self.registry.store.seconds(match)
        return convert({**record.story, "actions": len(record.steps), "seconds": seconds}, Ending)

    async def log(self, match: str) -> Document:
        """The complete log; before the end it would give away what is hidden."""
        row = await self.registry.stored(match)
        if row.outcome is None:
            raise ProblemError("not-over", "the log can be read when the match is over")
        if row.deal is None:
            return old_log(row)
        live = await self.registry.live(match)
        return dict(live.table.record.match.log())


def held_by(live: Live, tokens: list[str], viewer: int | None) -> list[int]:
    """The seats that these tokens hold; raises `not-your-seat` where one cannot look from there with them."""
    held = sorted({holder(live.table.seats, token) for token in tokens})
    viewers: list[int | None] = [*held] or [None]
    if viewer not in viewers:
        raise ProblemError("not-your-seat", f"these tokens do not hold seat {viewer}")
    return held


def used() -> ProblemError:
    return ProblemError("seat-taken", "this invitation has been used")


def invited(live: Live, invitation: str) -> SeatRow:
    """The seat of an invitation; raises `bad-token`. Every seat is compared, so that time tells nothing."""
    fitting = [row for row in live.table.seats if fits(invitation, row.invitation)]
    if not fitting:
        raise ProblemError("bad-token", "this invitation is not for this match")
    return fitting[0]


def old_log(row: MatchRow) -> Document:
    """The log of a match from before deals were promised."""
    return {
        "vervet": OLD_FORMAT,
        "game": row.game,
        "rules": row.rules,
        "options": row.options,
        "seed": row.seed,
        "actions": [f"{entry.seat} {entry.action}" for entry in not_taken_back(row.entries)],
        "outcome": row.outcome,
    }


def new_secret() -> bytes:
    """What the server gives to a deal."""
    return secrets.token_bytes(KEY_BYTES)


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
