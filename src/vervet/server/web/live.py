"""A match that is being played: one writer, its clients, its bots."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence

from msgspec import json
from sqlalchemy import update
from sqlalchemy.exc import SQLAlchemyError

from vervet.core.game import Game
from vervet.server.disk.journal import Change, Journal
from vervet.server.disk.schema import MATCHES
from vervet.server.disk.store import Store
from vervet.server.match import display
from vervet.server.match.auto_pass import AutoPasses
from vervet.server.match.messages import (
    Accepted,
    Act,
    Advice,
    Advise,
    Answer,
    Ask,
    PlayerInfo,
    PlayersNow,
    Standing,
    TableNow,
    Undo,
    Weigh,
    Weighed,
)
from vervet.server.match.problem import ProblemError, refusal_info
from vervet.server.match.record import Record, actions_of
from vervet.server.match.rows import MatchRow, SeatRow
from vervet.server.match.sight import eyes_of
from vervet.server.match.watcher import Watcher
from vervet.server.match.window import Early, Pace, Window, plan_of, refuse_all, until
from vervet.server.settings import Settings
from vervet.server.web.token import fits

LOG = logging.getLogger(__name__)


class Live:
    """A match in memory. Every change is checked, written to disk, carried out and shown, in this order, under one
    lock: so nobody ever sees what a crash could lose."""

    def __init__(self, row: MatchRow, game: Game, store: Store, journal: Journal, settings: Settings) -> None:
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
        pace = Pace(settings.window_seconds, settings.bot_seconds, settings.bot_workers)
        self.plan = plan_of(pace, row.seats)
        self.beat = pace.bot_seconds
        self.window: Window | None = None
        self.auto_passes = AutoPasses()
        # When the last change was made, by the clock of the loop.
        self.changed_at = now()
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
        return [display.player(row, row.seat in present) for row in self.seats]

    def enter(self, watcher: Watcher) -> None:
        first = not self.watchers
        self.watchers[watcher] = None
        self.used_at = time.monotonic()
        if first:
            self.renew_window()
        self.changed.set()
        self.tell_players(watcher)

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            del self.watchers[watcher]
            self.used_at = time.monotonic()
            self.tell_players(watcher)
            if not self.watchers:
                self.close_window()

    def tell_players(self, cause: Watcher | None = None) -> None:
        now = PlayersNow(self.players())
        for watcher in self.watchers:
            if watcher is not cause:
                watcher.tell(now)

    def table(self, seat: int | None, held: Sequence[int], seen: int) -> TableNow:
        left = None if self.window is None else self.window.left(now())
        auto_passes = self.auto_passes.told(held, self.record.state)
        return display.table_now(self.id, self.record, seat, held, seen, self.players(), left, auto_passes)

    # What is done.

    async def act(self, watcher: Watcher, message: Act) -> None:
        async with self.lock:
            action = self.record.read(message.action)
            self.record.check(message.seat, eyes_of(watcher.held), message.version, action)
            window = self.window
            if window is not None and window.gathering:
                window.keep(message.seat, Early(action, watcher, message.id))
            else:
                self.show(await self.carry_out([(message.seat, action)]), watcher, message.id)

    async def act_as_bot(self, seat: int, version: int, action: int) -> None:
        """Make a bot's move, by the rules for everybody: one that is stale, as after an undo, is refused; but not
        because another seat has decided meanwhile what was asked at the same time."""
        async with self.lock:
            self.record.check(seat, eyes_of([seat]), version, action)
            self.show(await self.carry_out([(seat, action)]))

    async def carry_out(self, moves: Sequence[tuple[int, int]]) -> int:
        """Write actions and make them, as one change: those behind one that ends the question are left out. Returns the
        bits of who can see it."""
        made, outcome = self.record.rehearse(moves)
        to_text = self.game.grammar.to_text
        first = self.record.number + 1
        entries = [self.entry(number, seat, to_text(action)) for number, (seat, action) in enumerate(made, first)]
        text = None if outcome is None else json.encode(outcome.to_json()).decode()
        over = [] if text is None else [update(MATCHES).where(MATCHES.c.id == self.id).values(outcome=text)]
        await self.write(Change(over, entries))
        eyes = 0
        for seat, action in made:
            eyes |= self.record.put(seat, action)
        self.follow_window([seat for seat, _ in made])
        return eyes

    async def undo(self, watcher: Watcher, message: Undo) -> None:
        async with self.lock:
            self.record.check_undo(message.seat, eyes_of(watcher.held), message.version)
            number = self.record.number + 1
            await self.write(Change((), [self.entry(number, message.seat, None)]))
            eyes = self.record.take_back(message.seat)
            self.follow_window([message.seat], undo=True)
            self.show(eyes, watcher, message.id)

    def answer(self, message: Ask) -> Answer:
        action = self.record.read(message.action)
        refusal = self.record.state.refusal(message.seat, action)
        if refusal is not None:
            return Answer(message.id, refusal_info(refusal), [])
        return Answer(message.id, None, display.shown_events(self.record.trial(message.seat, action), message.seat))

    def weigh(self, message: Weigh) -> Weighed:
        actions = actions_of(self.game.grammar, self.record.state, message.seat, message.kind)
        trials = self.record.trials(message.seat, actions)
        grammar = self.game.grammar
        weighed = [
            display.weighed(grammar, action, events, message.seat)
            for action, events in zip(actions, trials, strict=True)
        ]
        return Weighed(message.id, weighed)

    def advise(self, message: Advise) -> Advice:
        return Advice(message.id, self.record.advice(message.seat))

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
            self.renew_window()
            for each in self.watchers:
                each.show()
            raise ProblemError("stale", "the table has moved on") from error

    def idle(self) -> bool:
        """Whether the match can be dropped from memory: nobody looks, and no bot is at work."""
        resting = self.bots is None or self.bots.done() or not self.bots_to_move()
        return resting and not self.watchers and not self.lock.locked()

    def tasks(self) -> list[asyncio.Task[None]]:
        """What goes on by itself."""
        clock = None if self.window is None else self.window.clock
        return [task for task in (self.bots, clock) if task is not None]

    # Windows. Where nobody watches, none is open: it opens anew, with all its time, when somebody comes.

    def renew_window(self) -> None:
        self.close_window()
        self.changed_at = now()
        state = self.record.state
        if self.watchers and state.is_window():
            self.window = Window(self.plan, self.changed_at, int(state.asked()))
            self.window.clock = asyncio.create_task(self.keep_time(self.window), name=f"clock of {self.id}")

    def close_window(self) -> None:
        if self.window is not None:
            self.window.close()
            self.window = None

    def follow_window(self, seats: Sequence[int], undo: bool = False) -> None:
        """After a change by these seats: the same window goes on, or it is over, and there may be a new one."""
        asked = int(self.record.state.asked())
        if self.window is not None and self.window.goes_on(asked, seats, undo):
            self.window.asked = asked
        else:
            self.renew_window()

    async def keep_time(self, window: Window) -> None:
        """At the moment all that was answered so far is carried out at once; when the clock runs out, everybody's
        fallback is. Both are public: neither waits for a thought, nor comes earlier for a want of choice."""
        try:
            await until(window.moment)
            await self.settle(window)
            if window.deadline is not None:
                await until(window.deadline)
                await self.settle(window)
        except Exception:
            LOG.exception("window of match %s", self.id)

    async def settle(self, window: Window) -> None:
        async with self.lock:
            if self.window is not window:
                return
            moves = self.answers_at_the_moment(window) if window.gathering else self.fallbacks()
            early, before = window.early, len(self.record.steps)
            window.early, window.gathering, window.settling = {}, False, True
            try:
                eyes = await self.carry_out(moves) if moves else 0
            except ProblemError as error:
                LOG.warning("window of match %s: %s", self.id, error)
                refuse_all(early.values(), error.code, error.detail)
                return
            finally:
                window.settling = False
            answered = {step.seat for step in self.record.steps[before:]}
            for seat, each in early.items():
                if seat in answered:
                    each.watcher.tell(Accepted(each.id, self.record.sight.version(eyes_of(each.watcher.held))))
                else:
                    refuse_all([each], "stale", "the table has moved on")
            self.show(eyes)

    def answers_at_the_moment(self, window: Window) -> list[tuple[int, int]]:
        """What people have said, what bots have thought of until now, and what was said in advance."""
        state = self.record.state
        moves: list[tuple[int, int]] = []
        for seat in state.asked_seats():
            if seat in window.early:
                moves.append((seat, window.early[seat].action))
            elif self.seats[seat].kind == "bot" or self.auto_passes.covers(seat, state):
                thought = window.ready.get(seat, -1)
                legal = thought in state.legal_actions(seat)
                moves.append((seat, thought if legal else int(state.fallback(seat))))
        return moves

    def fallbacks(self) -> list[tuple[int, int]]:
        state = self.record.state
        return [(seat, int(state.fallback(seat))) for seat in state.asked_seats()]

    async def set_auto_pass(self, watcher: Watcher, message: Standing) -> None:
        """Remember what a seat says in advance, and tell nobody else. Where it is awaited now, that is its answer."""
        seat = message.seat
        self.auto_passes.set(message, self.record.state)
        watcher.tell(Accepted(message.id, self.record.sight.version(eyes_of(watcher.held))))
        for each in self.watchers:
            if seat in each.held:
                each.show()
        async with self.lock:
            state, window = self.record.state, self.window
            waiting = window is not None and not window.gathering and seat in state.asked_seats()
            if waiting and self.auto_passes.covers(seat, state):
                self.show(await self.carry_out([(seat, int(state.fallback(seat)))]))

    # Bots.

    def bots_to_move(self) -> list[int]:
        """The bots that are asked, without those that failed too often; where only bots sit they wait until somebody
        watches."""
        state = self.record.state
        if not self.watchers and all(row.kind == "bot" for row in self.seats):
            return []
        bots = [seat for seat in state.asked_seats() if self.seats[seat].kind == "bot" and seat not in self.given_up]
        if not state.is_window():
            return bots
        return [] if self.window is None else [seat for seat in bots if self.window.may_think(seat)]


def now() -> float:
    return asyncio.get_running_loop().time()
