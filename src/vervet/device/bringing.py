"""Logs that come and go. One from a file, of whatever server or device, becomes a match on this one: it can be watched
from its first card to its last, without a network. And a match of this device can go on at a server, which wants its
log."""

import time
from collections.abc import Mapping
from typing import cast

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from msgspec import Struct, convert
from msgspec.structs import replace

from vervet.catalog import UnknownGame, game
from vervet.core.json import Json
from vervet.core.log import replay
from vervet.core.match import FORMAT, LogError, Match
from vervet.core.start import Start
from vervet.server.disk.change import new_match
from vervet.server.match.messages import Document, SeatKind
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import ClientRow, DealRow, DepartureRow, EntryRow, MatchRow, SeatRow, StartRow
from vervet.server.match.seating import Seating
from vervet.server.web.registry import Registry
from vervet.server.web.rest import MatchId


class Brought(Struct, frozen=True):
    """Where the match of a log is now."""

    match: str
    game: str


@post("/api/logs", summary="Keep the log of a finished match on this device")
async def bring_log(data: JSONBody[Document], registry: NamedDependency[Registry]) -> Brought:
    row = row_of(match_of(cast(Mapping[str, Json], data)))
    if not await registry.store.seats(row.id):
        await registry.journal.write(new_match(row, int(time.time())))
    return Brought(row.id, row.game)


@get("/api/matches/{match:str}/open-log", summary="The log of a match that goes on, with all that is hidden in it")
async def open_log(match: MatchId, registry: NamedDependency[Registry]) -> Document:
    """Whoever holds this device could read its memory as well. Only so can the match go on somewhere else."""
    live = await registry.live(match)
    return dict(live.table.record.match.log())


def match_of(log: Mapping[str, Json]) -> Match:
    """The match of a log, every action checked; raises what is wrong with it."""
    try:
        found = replay(game(str(log.get("game"))), log)
    except (LogError, UnknownGame) as error:
        raise ProblemError("malformed", str(error)) from error
    if found.form != FORMAT or found.rules != found.game.version:
        raise ProblemError("other-rules", "this match was played under other rules")
    return found


def row_of(match: Match) -> MatchRow:
    """As it is stored when it is over; nobody holds a seat of it here. Raises where it is not: nobody could play on."""
    terms, deal, grammar = match.terms, match.deal, match.game.grammar
    seats = [
        SeatRow(number, convert(seat["kind"], SeatKind), "", str(seat.get("bot", "")), None, None)
        for number, seat in enumerate(terms.seats)
        if isinstance(seat, Mapping)
    ]
    ending = match.state.outcome() or Seating(match.game, seats, match.departures).outcome()
    if ending is None:
        raise ProblemError("not-over", "only the log of a finished match can be watched")
    entries = [
        EntryRow(number, entry.seat, None if entry.action is None else grammar.to_text(entry.action))
        for number, entry in enumerate(match.entries, 1)
    ]
    row = MatchRow(
        terms.match,
        match.game.name,
        match.rules,
        dict(terms.options),
        deal.seed,
        ending.to_json(),
        None,
        seats,
        entries,
        DealRow(deal.secret.hex(), deal.commitment.hex(), clients_of(match)),
        [DepartureRow(number, each.at, each.seat, each.how, each.bot) for number, each in enumerate(match.departures)],
    )
    return row if terms.start is None else begun_at(row, terms.start, match.world)


def clients_of(match: Match) -> list[ClientRow]:
    given = match.deal.contributions
    return [ClientRow(each.seats, each.commitment.hex(), each.number.hex()) for each in given]


def begun_at(row: MatchRow, start: Start, world: Mapping[str, Json]) -> MatchRow:
    """The same, begun in the middle of another match."""
    assert row.deal is not None
    begun = StartRow(start.match, start.step, start.seat, dict(start.position), str(start.step), 0)
    return replace(row, deal=replace(row.deal, world=dict(world)), start=begun)
