"""What the one who made a match may do for its seats: fill one with a bot, call it off, give a lost one again."""

from collections.abc import Callable

from vervet.server.disk.change import new_deal, seat_offered
from vervet.server.disk.outage import NotWritten, Unreachable
from vervet.server.match.messages import FillRequest, HostRequest, MatchCreated, SeatGrant, SeatOffered, SeatRequest
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import SeatRow
from vervet.server.match.setup import seat_row
from vervet.server.web.clock import now
from vervet.server.web.live import Live
from vervet.server.web.registry import Registry
from vervet.server.web.rematch import Rematches, again
from vervet.server.web.token import digest, holder, new_token


class Hosting:
    """Whoever made a match is known by a seat at their own screen. The seats are part of what a deal is promised for:
    so before it, other seats mean another match, to which everybody goes on by themselves."""

    def __init__(self, registry: Registry, rematches: Rematches) -> None:
        self.registry = registry
        self.rematches = rematches

    async def cancel(self, match: str, request: HostRequest) -> None:
        """Call a match off that has not begun."""
        live = await self.registry.live(match)
        check_host(live, request)
        await live.change(live.table.call_off)

    async def fill(self, match: str, request: FillRequest, address: str) -> MatchCreated:
        """A bot takes a seat that nobody has taken."""
        live = await self.registry.live(match)
        check_host(live, request)
        bot = SeatRequest("bot", bot=request.bot)
        filled = seat_row(live.table.game, request.seat, bot, self.registry.settings.name_length)

        def seats() -> list[SeatRow]:
            if not seat_at(live, request.seat).open():
                raise ProblemError("seat-taken", "somebody has this seat already")
            return [filled if old.seat == request.seat else again(old) for old in live.table.seats]

        following = await self.begin_with(live, seats, address)
        fresh = await self.rematches.hand_on(following, {holder(live.table.seats, request.token): request.token})
        return MatchCreated(following, [SeatGrant(seat, "here", token=token) for seat, token in fresh.items()])

    async def offer(self, match: str, request: HostRequest, seat: int, address: str) -> SeatOffered:
        """A new invitation to the seat of somebody who lost it; everybody sees that it is free. Before the deal what
        they had no longer opens it, and where their browser has already given its number, that is made anew. Once the
        cards are dealt the others must agree, and nobody loses anything: whoever held the seat still does."""
        live = await self.registry.live(match)
        check_host(live, request)
        code = new_token()
        async with live.lock:
            check_lost(live, seat)
            begun = live.table.begun is not None
            if begun:
                live.table.vouching.check(seat, now())
            sealed = any(seat in client.seats and client.commitment for client in live.table.promise.clients)
            if begun or not sealed:
                row = live.table.seats[seat]
                former = (row.former or row.token) if begun else None
                await live.write_held(seat_offered(match, seat, digest(code), former))
                row.token, row.invitation, row.former, row.absence = None, digest(code), former, None
                live.table.vouching.forget(seat)
                live.table.presence.tell_players()
                return SeatOffered(match, seat, code)

        def seats() -> list[SeatRow]:
            lost = check_lost(live, seat)
            offered = SeatRow(seat, "link", lost.name, "", None, digest(code))
            return [offered if old.seat == seat else again(old) for old in live.table.seats]

        return SeatOffered(await self.begin_with(live, seats, address), seat, code)

    async def begin_with(self, live: Live, seats: Callable[[], list[SeatRow]], address: str) -> str:
        """The same match with other seats instead of this one, whose deal is given up."""
        async with self.rematches.lock, live.lock:
            table = live.table
            before, given_up = table.promise.row, table.call_off()
            row = await self.registry.stored(table.id)
            gone = new_deal(table.id, before, given_up.row).under(live.hold)
            try:
                table.rematch = await self.rematches.begin(row, address, gone, seats())
            except Unreachable:
                raise
            except NotWritten as error:
                await live.check_held(error)
                raise
            live.keep(given_up)
            live.show(0)
            await self.rematches.tell_all(live)
            return table.rematch


def check_host(live: Live, request: HostRequest) -> None:
    if live.table.seats[holder(live.table.seats, request.token)].kind != "here":
        raise ProblemError("not-your-seat", "only whoever made the match can do this")


def seat_at(live: Live, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.table.seats):
        raise ProblemError("bad-seats", f"this match has seats 0 to {len(live.table.seats) - 1}")
    return live.table.seats[seat]


def check_lost(live: Live, seat: int) -> SeatRow:
    """The seat of somebody invited who is not there; whoever is there keeps it."""
    row = seat_at(live, seat)
    if row.kind != "link" or row.open():
        raise ProblemError("bad-seats", "only the seat of somebody who came by link can be given again")
    if seat in live.table.presence.present():
        raise ProblemError("seat-taken", "somebody is at this seat right now")
    if live.table.begun is not None and live.table.begun.state.outcome() is not None:
        raise ProblemError("over", "the match is over")
    return row
