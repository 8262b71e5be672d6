"""A match that is being played: one writer, its clients, its bots."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import json
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from vervet.core.game import Game
from vervet.server import showing
from vervet.server.journal import Change, Journal
from vervet.server.messages import (
    Accepted,
    Act,
    Answer,
    Ask,
    FromServer,
    PlayerInfo,
    PlayersNow,
    TableNow,
    Undo,
    Weigh,
    Weighed,
)
from vervet.server.problem import ProblemError, refusal_info
from vervet.server.record import Record, actions_of
from vervet.server.schema import MATCHES
from vervet.server.sight import eyes_of
from vervet.server.store import MatchRow, SeatRow, Store
from vervet.server.token import fits


class Watcher(Protocol):
    """A client, as far as a match needs to know it."""

    held: list[int]

    def tell(self, message: FromServer) -> None:
        """Send a message."""

    def show(self) -> None:
        """Send the table as it is when its turn to be sent comes."""


class Live:
    """A match in memory. Every change is checked, written to disk, carried out and shown, in this order, under one
    lock: so nobody ever sees what a crash could lose."""

    def __init__(self, row: MatchRow, game: Game, store: Store, journal: Journal) -> None:
        self.id = row.id
        self.game = game
        self.store = store
        self.journal = journal
        self.lock = asyncio.Lock()
        self.watchers: dict[Watcher, None] = {}
        self.used_at = time.monotonic()
        self.changed = asyncio.Event()
        self.bots: asyncio.Task[None] | None = None
        self.given_up: set[int] = set()
        self.fill(row)

    def fill(self, row: MatchRow) -> None:
        self.seats: list[SeatRow] = row.seats
        self.rematch: str | None = row.rematch
        options = self.game.options.read(row.options)
        self.record = Record(self.game, options, row.seed, row.entries)

    # Who is there.

    def holder(self, token: str) -> int:
        """The seat of a token; raises `bad-token`. Every seat is compared, so that time tells nothing."""
        found = [row.seat for row in self.seats if fits(token, row.token)]
        if not found:
            raise ProblemError("bad-token", "this token holds no seat of this match")
        return found[0]

    def players(self) -> list[PlayerInfo]:
        present = {seat for watcher in self.watchers for seat in watcher.held}
        return [showing.player(row, row.seat in present) for row in self.seats]

    def enter(self, watcher: Watcher) -> None:
        self.watchers[watcher] = None
        self.used_at = time.monotonic()
        self.changed.set()
        self.tell_players(watcher)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            del self.watchers[watcher]
            self.used_at = time.monotonic()
            self.tell_players(watcher)

    def tell_players(self, cause: Watcher | None = None) -> None:
        now = PlayersNow(self.players())
        for watcher in self.watchers:
            if watcher is not cause:
                watcher.tell(now)

    def table(self, seat: int | None, held: Sequence[int], seen: int) -> TableNow:
        return showing.table_now(self.id, self.record, seat, held, seen, self.players())

    # What is done.

    async def act(self, watcher: Watcher, message: Act) -> None:
        async with self.lock:
            action = self.record.read(message.action)
            self.record.check(message.seat, eyes_of(watcher.held), message.version, action)
            self.show(await self.carry_out(message.seat, action), watcher, message.id)

    async def act_as_bot(self, seat: int, version: int, action: int) -> None:
        """Make a bot's move, by the rules for everybody: one that is stale, as after an undo, is refused; but not
        because another seat has decided meanwhile what was asked at the same time."""
        async with self.lock:
            self.record.check(seat, eyes_of([seat]), version, action)
            self.show(await self.carry_out(seat, action))

    async def carry_out(self, seat: int, action: int) -> int:
        """Write an action and make it; returns the bits of who can see it."""
        number = self.record.number + 1
        outcome = self.record.outcome_after(seat, action)
        entry = self.entry(number, seat, self.game.grammar.to_text(action))
        text = None if outcome is None else json.encode(outcome.to_json()).decode()
        over = [] if text is None else [update(MATCHES).where(MATCHES.c.id == self.id).values(outcome=text)]
        await self.write(Change(over, [entry]))
        return self.record.put(seat, action)

    async def undo(self, watcher: Watcher, message: Undo) -> None:
        async with self.lock:
            self.record.check_undo(message.seat, eyes_of(watcher.held), message.version)
            number = self.record.number + 1
            await self.write(Change((), [self.entry(number, message.seat, None)]))
            self.show(self.record.take_back(message.seat), watcher, message.id)

    def answer(self, message: Ask) -> Answer:
        action = self.record.read(message.action)
        refusal = self.record.state.refusal(message.seat, action)
        if refusal is not None:
            return Answer(message.id, refusal_info(refusal), [])
        return Answer(message.id, None, showing.shown_events(self.record.trial(message.seat, action), message.seat))

    def weigh(self, message: Weigh) -> Weighed:
        actions = actions_of(self.game.grammar, self.record.state, message.seat, message.kind)
        trials = self.record.trials(message.seat, actions)
        grammar = self.game.grammar
        weighed = [
            showing.weighed(grammar, action, events, message.seat)
            for action, events in zip(actions, trials, strict=True)
        ]
        return Weighed(message.id, weighed)

    def entry(self, number: int, seat: int, action: str | None) -> Mapping[str, object]:
        return {"match": self.id, "number": number, "seat": seat, "action": action, "at": int(time.time())}

    def show(self, eyes: int, watcher: Watcher | None = None, message: int = 0) -> None:
        """Acknowledge the change to who made it, then show the table to all who can see the change: to the others not
        even that there was one (law 4)."""
        self.used_at = time.monotonic()
        if watcher is not None:
            watcher.tell(Accepted(message, self.record.sight.version(eyes_of(watcher.held))))
        for each in self.watchers:
            if eyes & eyes_of(each.held):
                each.show()
        self.changed.set()

    async def write(self, change: Change) -> None:
        """Write, or take the truth from the disk: another server may have written to the same match."""
        try:
            await self.journal.write(change)
        except SQLAlchemyError as error:
            row = await self.store.match(self.id)
            if row is None or row.version() == self.record.number:
                raise ProblemError("internal", "the move could not be written; nothing has changed") from error
            self.fill(row)
            for each in self.watchers:
                each.show()
            raise ProblemError("stale", "the table has moved on") from error

    def idle(self) -> bool:
        """Whether the match can be dropped from memory: nobody looks, and no bot is at work."""
        resting = self.bots is None or self.bots.done() or not self.bots_to_move()
        return resting and not self.watchers and not self.lock.locked()

    # Bots.

    def bots_to_move(self) -> list[int]:
        """The bots that are asked, without those that failed too often; where only bots sit they wait until somebody
        watches."""
        asked = self.record.state.asked_seats()
        if not self.watchers and all(row.kind == "bot" for row in self.seats):
            return []
        return [seat for seat in asked if self.seats[seat].kind == "bot" and seat not in self.given_up]
