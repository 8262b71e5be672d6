"""Playing again: the match that follows a finished one, or one that never began, and how its seats stay with those who
held them."""

import asyncio
import time
from collections.abc import Iterable, Mapping

from msgspec import UnsetType
from msgspec.structs import replace

from vervet.core.option import OptionError
from vervet.server.disk.change import Change, new_deal, new_match, new_tokens
from vervet.server.disk.outage import NotWritten, Unreachable
from vervet.server.match.messages import Anew, MatchCreated, Rematch, RematchRequest, SeatGrant
from vervet.server.match.problem import ProblemError
from vervet.server.match.promise import promise_of
from vervet.server.match.rows import MatchRow, SeatRow
from vervet.server.match.setup import match_row
from vervet.server.web.client import Client
from vervet.server.web.clock import now
from vervet.server.web.limit import Hourly
from vervet.server.web.live import Live
from vervet.server.web.lobby import new_secret
from vervet.server.web.registry import Registry
from vervet.server.web.sender import Sender
from vervet.server.web.token import digest, holder, inherited, new_match_id


class Rematches:
    """Makes rematches. A token of the old match makes, for its holder alone, the token of the same seat in the new one;
    so nobody needs to be there, and asking twice gives the same answer."""

    def __init__(self, registry: Registry, made_by: Hourly) -> None:
        self.registry = registry
        self.made_by = made_by
        self.lock = asyncio.Lock()
        self.handing = asyncio.Lock()

    async def rematch(self, match: str, request: RematchRequest, address: str) -> MatchCreated:
        row = await self.registry.stored(match)
        tokens = seats_of(row, request.tokens)
        if row.outcome is None and not (row.deal is not None and row.deal.void):
            raise ProblemError("not-over", "a rematch can begin when the match is over")
        async with self.lock:
            row = await self.registry.stored(match)
            check_called_off(row, tokens)
            following = row.rematch or await self.begin(row, address, turned=int(request.turn))
            fresh = await self.hand_on(following, tokens)
            live = self.registry.loaded(match)
            if live is not None and live.table.rematch is None:
                live.table.rematch, live.table.rematch_by = following, min(tokens)
                await self.tell_all(live)
        seats = (await self.registry.stored(following)).seats
        return MatchCreated(following, [SeatGrant(seat.seat, seat.kind, token=fresh.get(seat.seat)) for seat in seats])

    async def anew(self, live: Live, client: Client, message: Anew, address: str) -> None:
        """Give up a deal that never came about, and begin again; raises `begun` or `too-early`."""
        await live.see_through(self.begin_anew(live, Sender(client, message.id, message.seat), address))

    async def begin_anew(self, live: Live, sender: Sender, address: str) -> None:
        async with self.lock, live.lock:
            table = live.table
            before, given_up = table.promise.row, table.anew(now())
            row = await self.registry.stored(table.id)
            check_called_off(row, [sender.seat])
            gone = Change() if given_up.row == before else new_deal(table.id, before, given_up.row).under(live.hold)
            try:
                table.rematch = row.rematch or await self.begin(row, address, gone)
            except Unreachable:
                raise
            except NotWritten as error:
                await live.check_held(error)
                await live.take_from_disk(error)
            live.keep(given_up)
            live.show(0, sender)
            await self.tell_all(live)

    async def begin(
        self,
        row: MatchRow,
        address: str,
        first: Change | None = None,
        seats: list[SeatRow] | None = None,
        turned: int = 0,
    ) -> str:
        """Write the new match, together with another change: same game, options and seats (unless others are given),
        everybody so many places further, a new deal, and the rules of today."""
        game = await self.registry.game_with(row.game, row.options)
        try:
            options = game.options.read(row.options)
        except OptionError as error:
            raise ProblemError("other-rules", "the game no longer has the options of this match") from error
        self.made_by.count(address, time.monotonic())
        match = new_match_id()
        chosen = turned_seats(row.seats, turned) if seats is None else seats
        # A rematch is a fresh game; what never began still begins where it was to.
        start = row.start if row.outcome is None else None
        new_row = match_row(match, game, options, None, new_secret(), chosen, row.hints, start)
        if turned and new_row.deal is not None:
            new_row = replace(new_row, deal=replace(new_row.deal, turned=turned))
        new = new_match(new_row, int(time.time()), row.id)
        try:
            await self.registry.journal.write(new if first is None else new.after(first))
        except Unreachable:
            raise
        except NotWritten:
            # Another server on the same database was faster.
            following = (await self.registry.stored(row.id)).rematch
            if following is None:
                raise
            return following
        return match

    async def hand_on(self, match: str, tokens: Mapping[int, str]) -> dict[int, str]:
        """The tokens in the new match for those who held these seats in the old one, by their new seats, made valid. A
        seat that a bot has there is nobody's."""
        async with self.handing:
            row = await self.registry.stored(match)
            turned = places_turned(row)
            moved = {(seat + turned) % len(row.seats): token for seat, token in tokens.items()}
            people = {seat.seat for seat in row.seats if seat.kind != "bot"}
            fresh = {seat: inherited(token, match) for seat, token in moved.items() if seat in people}
            rows = [handed(row.seats[seat], digest(token)) for seat, token in fresh.items()]
            await self.registry.journal.write(new_tokens(match, rows))
            live = self.registry.loaded(match)
            if live is not None:
                for held in rows:
                    seat = live.table.seats[held.seat]
                    seat.token, seat.former = held.token, held.former
        return fresh

    async def tell_all(self, live: Live) -> None:
        for watcher in list(live.table.watchers):
            if isinstance(watcher, Client):
                await self.tell(live, watcher)

    async def tell(self, live: Live, client: Client) -> None:
        """Tell a client of the finished match where it goes on."""
        following = live.table.rematch
        if following is not None:
            fresh = await self.hand_on(following, client.tokens)
            turned = places_turned(await self.registry.stored(following)) != 0
            client.tell(Rematch(following, [fresh[seat] for seat in sorted(fresh)], live.table.rematch_by, turned))


def places_turned(row: MatchRow) -> int:
    """By how many places everybody has moved on since the match before."""
    return 0 if row.deal is None or isinstance(row.deal.turned, UnsetType) else row.deal.turned


def check_called_off(row: MatchRow, seats: Iterable[int]) -> None:
    """What was called off begins again only for whoever made it: they have a seat at their own screen."""
    if promise_of(row).called_off and row.rematch is None:
        if not any(row.seats[seat].kind == "here" for seat in seats):
            raise ProblemError("void", "this match was called off; only whoever made it can begin it again")


def handed(row: SeatRow, token: str) -> SeatRow:
    """The seat with one more holder: where it was given again, the browser from before has a token as well."""
    if token in (row.token, row.former):
        return row
    return replace(row, token=token) if row.token is None else replace(row, former=token)


def again(old: SeatRow) -> SeatRow:
    """The same seat in the next match; an invitation that nobody has used still opens it."""
    return SeatRow(old.seat, old.kind, old.name, old.bot, None, old.invitation if old.open() else None)


def turned_seats(seats: list[SeatRow], turned: int) -> list[SeatRow]:
    """The seats of the next match, everybody so many places further."""
    return [replace(again(seats[(seat - turned) % len(seats)]), seat=seat) for seat in range(len(seats))]


def seats_of(row: MatchRow, tokens: list[str]) -> dict[int, str]:
    """The seats that these tokens hold; raises `bad-token` unless each holds one."""
    held = {holder(row.seats, token): token for token in tokens}
    if not held:
        raise ProblemError("bad-token", "a rematch is asked for with the token of a seat")
    return held
