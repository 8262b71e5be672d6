"""A match in memory, driven: its table gets one writer, a disk and a clock."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, TypeAlias

from msgspec.structs import replace

from vervet.server.disk.change import (
    Change,
    new_absence,
    new_deal,
    new_departure,
    new_entries,
    new_standing,
    new_tokens,
)
from vervet.server.disk.driver import Then
from vervet.server.disk.journal import Journal
from vervet.server.disk.lease import Hold, Leases
from vervet.server.disk.outage import NotWritten, Unreachable, out_of_reach
from vervet.server.disk.store import Store
from vervet.server.match.auto_pass import kept_text
from vervet.server.match.draft import Agreement, Draft, Leaving
from vervet.server.match.messages import (
    Act,
    Commit,
    DealNow,
    Replace,
    Resign,
    Reveal,
    StandIn,
    Standing,
    TableChange,
    TableNow,
    Undo,
    Vouch,
)
from vervet.server.match.move import Move
from vervet.server.match.problem import UNAVAILABLE, ProblemError, unavailable
from vervet.server.match.promise import Promise
from vervet.server.match.rows import DepartureRow
from vervet.server.match.shown import Shown
from vervet.server.match.table import Table
from vervet.server.match.vouching import kept_absence
from vervet.server.match.watcher import Watcher
from vervet.server.match.window import Window
from vervet.server.metrics import MOVES, STAGES
from vervet.server.web.clock import now, until
from vervet.server.web.sender import Gathered, Sender, Visitor
from vervet.server.web.token import holder
from vervet.server.web.turn import Turn

LOG = logging.getLogger(__name__)
Decide: TypeAlias = Callable[[], Draft | Promise | Leaving | Agreement | None]
RETRY_SECONDS = 5.0
# What could not be written is tried again after this, once the database is back as far as is known.
AGAIN_SECONDS = 0.1


def elsewhere() -> ProblemError:
    return ProblemError(UNAVAILABLE, "another server plays this match; come again")


class Live:
    """A table that is played at. Every change is checked, written to disk, carried out and shown, in this order, under
    one lock: so nobody ever sees what a crash could lose."""

    def __init__(
        self, table: Table, store: Store, journal: Journal, leases: Leases | None = None, hold: Hold | None = None
    ) -> None:
        self.table = table
        self.store = store
        self.journal = journal
        # Where servers share a database: under which lease this one plays the match.
        self.leases = leases
        self.hold = hold
        self.lock = Turn()
        self.used_at = time.monotonic()
        self.made = MOVES.of(table.game.name)
        self.changed = asyncio.Event()
        self.bots: asyncio.Task[None] | None = None
        self.changes: set[asyncio.Task[None]] = set()
        # Who is to be sent something as soon as the present change has been told.
        self.gathering: list[Gathered] | None = None
        # The window whose time is kept, by whom, and the one that is being settled right now.
        self.timed: Window | None = None
        self.clock: asyncio.Task[None] | None = None
        self.settling: Window | None = None
        # Until when numbers of the deal are waited for, and who wakes then.
        self.reveal_by: float | None = None
        self.reveal_clock: asyncio.Task[None] | None = None

    # Who is there.

    def enter(self, watcher: Watcher) -> None:
        self.table.enter(watcher, now())
        self.used_at = time.monotonic()
        self.follow_clock()
        self.forget_absences()
        self.changed.set()

    def forget_absences(self) -> None:
        """What was agreed about those who are back. Nobody waits for it to be written: while the database is away, that
        is done when it is back."""
        for row in self.table.seats:
            if row.absence is not None:
                self.start(self.forget_absence(row.seat))

    async def forget_absence(self, seat: int) -> None:
        async with self.lock:
            row = self.table.seats[seat]
            if row.absence is not None and seat in self.table.presence.present():
                with suppress(NotWritten, ProblemError):
                    await self.write_held(new_absence(self.table.id, seat, None))
                    row.absence = None

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.table.watchers:
            self.table.leave(watcher, now())
            self.used_at = time.monotonic()
            self.follow_clock()

    async def held_by(self, tokens: Sequence[str]) -> dict[int, str]:
        """The seats that these tokens hold; raises `bad-token`. One may have been handed on from the match before, by
        another server, or while this one was reading the match."""
        with suppress(ProblemError):
            return {holder(self.table.seats, token): token for token in tokens}
        async with self.lock:
            for old, new in zip(self.table.seats, await self.store.seats(self.table.id), strict=True):
                old.token, old.former = new.token, new.former
        return {holder(self.table.seats, token): token for token in tokens}

    async def confirm(self) -> None:
        """Before somebody who comes is shown anything: a server that was paused, or cut off from the database, may
        believe that it plays a match which has long gone on elsewhere, and they may have seen more of it there. Raises
        `unavailable`."""
        if self.leases is None or self.hold is None:
            return
        try:
            async with asyncio.timeout(self.leases.seconds):
                held = await self.leases.still(self.hold)
        except Exception as error:
            if not out_of_reach(error):
                raise
            if self.leases.alone:
                return
            raise unavailable() from error
        if not held:
            self.leases.lose(self.hold)
            raise elsewhere()

    async def reclaim(self, seat: int) -> None:
        """Somebody is back at a seat that was to be given again: it is theirs, and the new link is as good as used."""
        async with self.lock:
            row = self.table.seats[seat]
            if row.open() and row.former is not None:
                await self.write_held(new_tokens(self.table.id, [replace(row, token=row.former, former=None)]))
                row.token, row.former = row.former, None

    def address(self) -> str:
        """Where somebody plays from, or else watches: whose queue the bots of this match wait in."""
        clients = sorted(
            (each for each in self.table.watchers if isinstance(each, Visitor)), key=lambda each: not each.held
        )
        return clients[0].address if clients else ""

    def deal_now(self, held: list[int]) -> DealNow:
        return self.table.deal_now(held, now())

    def next_table(self, shown: Shown) -> TableNow | TableChange:
        return shown.next(self.table, now())

    # What is done.

    async def commit(self, watcher: Watcher, message: Commit) -> None:
        await self.change(lambda: self.table.commit(message), Sender(watcher, message.id, message.seat))

    async def reveal(self, watcher: Watcher, message: Reveal) -> None:
        await self.change(lambda: self.table.reveal(message), Sender(watcher, message.id, message.seat))

    async def act(self, watcher: Watcher, message: Act) -> None:
        sender = Sender(watcher, message.id, message.seat, message.command)
        await self.change(lambda: self.table.act(watcher, message), sender)

    def act_at_once(self, watcher: Watcher, message: Move, then: Then) -> bool:
        """The same in the usual course of things, without a task: `then` hears when it is answered, or why not. False
        where it must wait for its turn, or is refused: then nothing has happened, and `act` does it."""
        if self.journal.outage.on or not self.lock.take_at_once():
            return False
        begun = time.perf_counter()
        try:
            draft = self.table.move(watcher, message)
        except Exception:
            self.lock.release()
            return False
        STAGES.note(time.perf_counter() - begun, "rules")
        if draft is None:
            self.lock.release()
            then(None)
            return True
        sender = Sender(watcher, message.id, message.seat, message.command)
        self.journal.write_then(
            self.entries_of(draft).under(self.hold), partial(self.act_on, draft, sender, then, begun)
        )
        return True

    def act_on(self, draft: Draft, sender: Sender, then: Then, begun: float, error: Exception | None) -> None:
        """It is on disk, or it is not."""
        if error is not None:
            self.start(self.give_back(error, sender, then))
            return
        # Whoever is told something has it sent as soon as all is said.
        gathered: list[Gathered] = []
        self.gathering = gathered
        try:
            try:
                self.show(self.make(draft, begun), sender)
            except Exception as problem:
                error = problem
            self.lock.release()
            then(error)
        finally:
            self.gathering = None
            self.send_to(gathered)

    def send_to(self, gathered: list[Gathered]) -> None:
        for each in gathered:
            try:
                each.flush_now()
            except Exception:
                LOG.exception("not sent, match %s", self.table.id)

    async def give_back(self, error: Exception, sender: Sender, then: Then) -> None:
        """Find out why it could not be written, before anybody else has their turn."""
        told: Exception | None = None
        try:
            await self.explain_to(sender, error)
            self.show(0, sender)
        except Exception as problem:
            told = problem
        finally:
            self.lock.release()
        then(told)

    async def act_as_bot(self, seat: int, version: int, action: int) -> None:
        await self.change(lambda: self.table.act_as_bot(seat, version, action))

    async def undo(self, watcher: Watcher, message: Undo) -> None:
        sender = Sender(watcher, message.id, message.seat, message.command)
        await self.change(lambda: self.table.undo(watcher, message), sender)

    async def stand_in(self, watcher: Watcher, message: StandIn) -> None:
        await self.change(lambda: self.table.stand_in(message), Sender(watcher, message.id, message.seat))

    async def resign(self, watcher: Watcher, message: Resign) -> None:
        await self.change(lambda: self.table.resign(message), Sender(watcher, message.id, message.seat))

    async def replace(self, watcher: Watcher, message: Replace) -> None:
        sender = Sender(watcher, message.id, message.seat)
        await self.change(lambda: self.table.replace(watcher, message, now()), sender)

    async def vouch(self, watcher: Watcher, message: Vouch) -> None:
        sender = Sender(watcher, message.id, message.seat)
        await self.change(lambda: self.table.vouch(watcher, message, now()), sender)

    async def set_auto_pass(self, watcher: Watcher, message: Standing) -> None:
        """What a seat says in advance, on disk before it is accepted; where it is awaited now, that is its answer. It
        is written without a turn at the table: nobody else's move waits for it."""
        self.table.seating.check(message.seat)
        row, standing = self.table.seats[message.seat], kept_text(message, self.table.record.state)
        if row.standing != standing:
            await self.write(new_standing(self.table.id, message.seat, standing))
            row.standing = standing
        self.table.set_auto_pass(watcher, message)
        await self.change(lambda: self.table.auto_pass(message.seat))

    async def change(self, decide: Decide, sender: Sender | None = None) -> None:
        """Do what is decided, once it is this change's turn."""
        await self.see_through(self.change_under_lock(decide, sender))

    async def see_through(self, work: Coroutine[Any, Any, None]) -> None:
        """Do all of it: whoever goes away meanwhile must not leave something on disk that is not at the table."""
        await asyncio.shield(self.start(work))

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.changes.add(task)
        task.add_done_callback(self.forget)
        return task

    async def change_under_lock(self, decide: Decide, sender: Sender | None) -> None:
        asked = time.perf_counter()
        async with self.lock:
            begun = time.perf_counter()
            STAGES.note(begun - asked, "turn")
            decided = decide()
            STAGES.note(time.perf_counter() - begun, "rules")
            if isinstance(decided, Draft):
                self.show(await self.carry_out_for(decided, sender), sender)
            elif isinstance(decided, Leaving):
                await self.depart(decided)
                self.show(0, sender)
            elif isinstance(decided, Agreement):
                await self.agree(decided)
                self.show(0, sender)
                self.table.presence.tell_players()
            elif decided is not None:
                await self.write(new_deal(self.table.id, self.table.promise.row, decided.row))
                self.keep(decided)
                self.show(0, sender)

    def keep(self, promise: Promise) -> None:
        """Take over a step of the deal that is on disk."""
        self.table.keep(promise, now())
        self.follow_clock()

    def forget(self, done: asyncio.Task[None]) -> None:
        self.changes.discard(done)
        # What went wrong is told to the one who waits; here it is only retrieved, in case nobody waits any more.
        if not done.cancelled():
            done.exception()

    async def carry_out_for(self, draft: Draft, sender: Sender | None) -> int:
        """The same for somebody."""
        try:
            return await self.carry_out(draft)
        except ProblemError as error:
            await self.explain_to(sender, error)
            return 0

    async def explain_to(self, sender: Sender | None, error: Exception) -> None:
        """Raise why something could not be written. But a commit whose answer was lost is on disk, and the second try
        of it was refused: then it is there by the name that its sender gave it, and has been carried out."""
        try:
            if isinstance(error, NotWritten):
                await self.explain(error)
            raise error
        except ProblemError:
            if sender is None or not self.table.record.commands.has(sender.seat, sender.command):
                raise

    async def carry_out(self, draft: Draft) -> int:
        """Write a change and make it; returns the bits of those who can see it."""
        begun = time.perf_counter()
        await self.write(self.entries_of(draft))
        return self.make(draft, begun)

    def entries_of(self, draft: Draft) -> Change:
        return new_entries(self.table.id, draft.entries, int(time.time()), draft.outcome)

    def make(self, draft: Draft, begun: float) -> int:
        """Make a change that is on disk."""
        written = time.perf_counter()
        STAGES.note(written - begun, "disk")
        eyes = self.table.carry_out(draft, now())
        STAGES.note(time.perf_counter() - written, "table")
        self.made.add(len(draft.entries))
        self.follow_clock()
        return eyes

    async def depart(self, leaving: Leaving) -> None:
        """Write that somebody leaves a seat or comes back, and let it be so."""
        gone, number = leaving.departure, len(self.table.seating.departures) + 1
        row = DepartureRow(number, gone.at, gone.seat, gone.how, gone.bot)
        outcome = None if leaving.outcome is None else leaving.outcome.to_json()
        change, seat = new_departure(self.table.id, row, outcome), self.table.seats[gone.seat]
        absence = seat.absence
        if absence is not None:
            # That a bot plays on is settled; what was agreed about a new link is not.
            vouched = self.table.seating.vouched.get(gone.seat, ())
            absence = kept_absence(self.table.vouching.agreement(gone.seat, (), vouched, now()))
            change = new_absence(self.table.id, gone.seat, absence).after(change)
        await self.write(change)
        seat.absence = absence
        self.table.depart(leaving, now())
        self.follow_clock()

    async def agree(self, agreement: Agreement) -> None:
        """Write what is agreed about somebody who is away, and let it be so. They may be back by the time that it is
        written: then it is about nothing any more."""
        if self.table.vouching.known(agreement):
            return
        row, text = self.table.seats[agreement.absent], kept_absence(agreement)
        await self.write(new_absence(self.table.id, row.seat, text))
        row.absence = text
        if row.seat in self.table.presence.present():
            self.forget_absences()
        else:
            self.table.vouching.keep(agreement)

    async def write_held(self, change: Change) -> None:
        """Write as whoever plays this match; raises `unavailable` where that is another server by now."""
        try:
            await self.journal.write(change.under(self.hold))
        except Unreachable:
            raise
        except NotWritten as error:
            await self.check_held(error)
            raise

    async def check_held(self, error: NotWritten) -> None:
        """Whether it was refused because another server has taken the match."""
        if self.leases is not None and self.hold is not None and not await self.leases.still(self.hold):
            self.leases.lose(self.hold)
            raise elsewhere() from error

    async def write(self, change: Change) -> None:
        try:
            await self.journal.write(change.under(self.hold))
        except NotWritten as error:
            await self.explain(error)

    async def explain(self, error: NotWritten) -> None:
        """Raise what whoever wanted to write is told."""
        if isinstance(error, Unreachable):
            raise unavailable() from error
        try:
            await self.check_held(error)
            await self.take_from_disk(error)
        except Exception as problem:
            # The database has gone before it could say: nobody knows, until somebody asks again.
            if out_of_reach(problem):
                raise unavailable() from problem
            raise

    async def take_from_disk(self, error: NotWritten) -> None:
        """What could not be written is refused, and the truth is on disk: another server may have written there."""
        row = await self.store.match(self.table.id)
        if row is None or self.table.holds(row):
            raise ProblemError("internal", "this could not be written; nothing has changed") from error
        self.table.refill(row, now())
        self.follow_clock()
        raise ProblemError("stale", "the table has moved on") from error

    def show(self, eyes: int, sender: Sender | None = None) -> None:
        """Acknowledge the change to the one who made it, then show the table to all who can see the change."""
        self.used_at = time.monotonic()
        if sender is not None:
            self.table.accept(sender.watcher, sender.id, sender.seat)
        self.table.presence.show(eyes)
        if self.table.seating.any_bot():
            self.changed.set()

    # Time.

    def follow_clock(self) -> None:
        """Keep the time of the window that is open now, and of no other; a clock that is just settling its window ends
        by itself."""
        self.follow_reveals()
        window = self.table.windows.open
        if window is self.timed:
            return
        if self.clock is not None and self.settling is not self.timed:
            self.clock.cancel()
        self.timed, self.clock = window, None
        if window is not None:
            self.clock = asyncio.create_task(self.keep_time(window), name=f"clock of {self.table.id}")

    async def keep_time(self, window: Window) -> None:
        """At the moment everything answered so far is carried out at once; when the clock runs out, everybody's
        fallback is. Both are public: neither waits for a thought, nor comes earlier for want of choice."""
        try:
            await until(window.moment)
            await self.settle(window)
            if window.deadline is not None and window is self.table.windows.open:
                await until(window.deadline)
                await self.settle(window)
        except Exception:
            LOG.exception("window of match %s", self.table.id)

    def go_on(self) -> None:
        """The database is back."""
        self.table.ask_again(now())
        self.follow_reveals()
        self.forget_absences()

    def follow_reveals(self) -> None:
        """Keep the time until which numbers of the deal are waited for."""
        deadline = self.table.patience.deadline()
        if deadline == self.reveal_by:
            return
        if self.reveal_clock is not None:
            self.reveal_clock.cancel()
        self.reveal_by, self.reveal_clock = deadline, None
        if deadline is not None:
            self.reveal_clock = asyncio.create_task(self.give_up(deadline), name=f"reveals of {self.table.id}")

    async def give_up(self, deadline: float) -> None:
        """Make the deal void when a client that is there has kept its number to itself for too long."""
        await until(deadline)
        while True:
            try:
                await self.change(lambda: self.table.void_at(deadline))
                return
            except ProblemError as error:
                if error.code != UNAVAILABLE:
                    LOG.warning("deal of match %s: %s", self.table.id, error.code)
                await asyncio.sleep(AGAIN_SECONDS if error.code == UNAVAILABLE else RETRY_SECONDS)
                await self.journal.reachable()

    async def settle(self, window: Window) -> None:
        """Settle a window; while that cannot be written it stays as it is."""
        while not await self.settle_now(window):
            await asyncio.sleep(AGAIN_SECONDS)
            await self.journal.reachable()

    async def settle_now(self, window: Window) -> bool:
        """Whether it is settled, or no longer there to be."""
        async with self.lock:
            if window is not self.table.windows.open:
                return True
            gathering, settlement = window.gathering, self.table.settle(window)
            self.settling = window
            try:
                eyes = await self.carry_out(settlement.draft) if settlement.draft else 0
            except ProblemError as error:
                if error.code == UNAVAILABLE:
                    window.early, window.gathering = dict(settlement.early), gathering
                    return False
                LOG.warning("window of match %s: %s", self.table.id, error.code)
                self.table.answer_overtaken(settlement, error)
                return True
            finally:
                self.settling = None
            self.table.answer_early(settlement)
            self.show(eyes)
            return True

    # In memory.

    def idle(self) -> bool:
        """Whether the match can be dropped from memory: nobody watches, and no bot is at work."""
        resting = self.bots is None or self.bots.done() or not self.table.bots_to_move()
        return resting and not self.table.watchers and not self.changes and not self.lock.taken

    def stop(self) -> None:
        """Nothing runs by itself any more. What a task was stopped in has the match: so the match has no such task."""
        for task in self.tasks():
            task.cancel()
        self.bots = self.clock = self.reveal_clock = None

    def tasks(self) -> list[asyncio.Task[None]]:
        """What runs by itself."""
        return [task for task in (self.bots, self.clock, self.reveal_clock) if task is not None]
