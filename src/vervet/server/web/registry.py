"""All matches that are in memory: loaded when somebody needs them, dropped when nobody does."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from vervet import catalog
from vervet.boxes import OPTION, BoxError, digest
from vervet.core.action import ActionError
from vervet.core.game import Game
from vervet.core.match import LogError
from vervet.core.option import OptionError
from vervet.core.refusal import IllegalAction
from vervet.server.disk.journal import Journal
from vervet.server.disk.lease import HeldElsewhere, Hold, Leases
from vervet.server.disk.outage import out_of_reach
from vervet.server.disk.store import Store
from vervet.server.log import MATCH, REQUEST, kind_of
from vervet.server.match.luggage import Luggage, pack, unpack
from vervet.server.match.messages import OutageNow
from vervet.server.match.problem import UNAVAILABLE, ProblemError
from vervet.server.match.promise import promise_of
from vervet.server.match.record import Record
from vervet.server.match.rows import MatchRow
from vervet.server.match.table import Table
from vervet.server.match.window import Pace
from vervet.server.metrics import LATE
from vervet.server.settings import Settings
from vervet.server.traces import Tracer
from vervet.server.web.arrivals import Arrivals
from vervet.server.web.bots import play_bots
from vervet.server.web.client import Client
from vervet.server.web.clock import now, until
from vervet.server.web.doorway import Doorway
from vervet.server.web.live import Live, elsewhere
from vervet.server.web.pool import BotPool

LOG = logging.getLogger(__name__)
SWEEP_SECONDS = 5.0
GOODBYE_SECONDS = 3.0
# Boxes that are kept ready though nobody offers them.
MOST_BOXED = 64


class Registry:
    """The matches in memory, oldest use first, and the clients connected."""

    def __init__(
        self,
        games: Mapping[str, Game],
        settings: Settings,
        store: Store,
        journal: Journal,
        leases: Leases | None = None,
        editions: Sequence[catalog.Edition] = (),
    ) -> None:
        self.games = games
        # Changed boxes that whoever runs the server offers, and all that anybody plays with, by their hashes.
        self.editions = {digest(each.game.changed_box): each for each in editions}
        self.boxed = {mark: each.game for mark, each in self.editions.items()}
        self.settings = settings
        self.store = store
        self.journal = journal
        # Where servers share a database: which matches this one plays.
        self.leases = leases
        self.pool = BotPool(settings.bot_workers)
        self.matches: OrderedDict[str, Live] = OrderedDict()
        self.loading: dict[str, asyncio.Task[None]] = {}
        self.clients: set[Client] = set()
        self.tracer: Tracer | None = None
        self.doorway = Doorway(settings.connections, settings.connections_per_address)
        self.tasks: set[asyncio.Task[None]] = set()
        # What other servers are about to hand over to us; and whether we are handing over.
        self.arrivals = Arrivals()
        self.leaving = False
        # Matches whose server is gone, and who takes them up, one after the other.
        self.orphans: OrderedDict[str, None] = OrderedDict()
        self.adopting: asyncio.Task[None] | None = None

    def open(self) -> None:
        self.journal.outage.heard = self.tell_outage
        if self.leases is not None:
            self.leases.lost, self.leases.orphaned = self.lose, self.adopt_later
        for task in (self.sweep_forever(), self.resume()):
            self.tasks.add(asyncio.create_task(task))

    def tell_outage(self, on: bool) -> None:
        for client in self.clients:
            client.tell(OutageNow(on))
        if not on:
            for live in self.matches.values():
                live.go_on()

    async def send_away(self) -> None:
        """Close every connection; the clients come back by themselves."""
        for client in self.clients:
            client.hang_up(1012)
        end = time.monotonic() + GOODBYE_SECONDS
        while self.clients and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Stop the bots and whatever else runs by itself."""
        tasks = [*self.tasks, *self.loading.values()]
        for live in self.matches.values():
            tasks += live.tasks()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.close()

    # Finding.

    def loaded(self, match: str) -> Live | None:
        return self.matches.get(match)

    async def live(self, match: str, given: Hold | None = None) -> Live:
        """The match, from memory or from disk, or as another server has given it to us; raises `unknown-match`,
        `unknown-game`, `other-rules`."""
        while (live := self.matches.get(match)) is None:
            task = self.loading.get(match)
            if task is None:
                task = asyncio.create_task(self.load(match, given))
                self.loading[match] = task
                task.add_done_callback(partial(self.loaded_now, match))
            # Once loaded it is looked up again: two clients must never sit at two copies of a match.
            await asyncio.shield(task)
        self.matches.move_to_end(match)
        live.used_at = time.monotonic()
        return live

    def loaded_now(self, match: str, task: asyncio.Task[None]) -> None:
        """Or not: whoever waits is told. Where nobody does any more, it is retrieved here."""
        self.loading.pop(match, None)
        if not task.cancelled():
            task.exception()

    async def stored(self, match: str) -> MatchRow:
        row = await self.store.match(match)
        if row is None:
            raise ProblemError("unknown-match", "there is no such match")
        return row

    async def load(self, match: str, given: Hold | None = None) -> None:
        """Take the match, then read it: whoever played it before has nothing more to write. One that was given to us
        needs neither, where it is known as far as it went."""
        # What runs by itself from now on belongs to the match, and not to the request that first needed it.
        REQUEST.set("")
        MATCH.set(match)
        row = None if given is None else self.arrivals.row_of(match)
        hold = await self.take(match) if row is None or given is None else self.accept(given)
        try:
            live = await self.made_live(match, hold, row)
        except Exception:
            if self.leases is not None and hold is not None:
                await self.leases.let_go(hold)
            raise
        self.shrink()
        self.matches[match] = live
        if live.table.game.paced and any(seat.kind == "bot" for seat in live.table.seating.playing()):
            self.pool.warm()
        live.bots = asyncio.create_task(play_bots(live, self.pool), name=f"bots of {match}")

    async def take(self, match: str) -> Hold | None:
        """The lease of the match, where servers share a database; raises `unavailable` where another has it."""
        if self.leases is None:
            return None
        if self.leaving:
            raise elsewhere()
        try:
            hold = await self.leases.take(match)
        except HeldElsewhere as error:
            raise elsewhere() from error
        if hold is None:
            raise ProblemError("unknown-match", "there is no such match")
        return hold

    def accept(self, given: Hold) -> Hold:
        assert self.leases is not None
        self.leases.accept(given)
        return given

    async def made_live(self, match: str, hold: Hold | None, known: MatchRow | None = None) -> Live:
        row = await self.stored(match) if known is None else known
        game = await self.game_of(row)
        try:
            table = Table(row, game, pace_of(self.settings), now(), self.arrivals.log_of(row))
            luggage = self.arrivals.luggage_of(match)
            if luggage is not None:
                unpack(table, luggage, now())
            return Live(table, self.store, self.journal, self.leases, hold)
        except LogError as error:
            raise other_rules(row, game) from error
        except (ActionError, IllegalAction, OptionError) as error:
            LOG.error("match %s cannot be replayed: %s", match, kind_of(error))
            raise ProblemError("internal", "the log of this match cannot be replayed") from error

    def game(self, name: str) -> Game:
        game = self.games.get(name)
        if game is None:
            raise ProblemError("unknown-game", f"no game {name[:40]!r}; there are {', '.join(self.games)}")
        return game

    async def game_with(self, name: str, options: Mapping[str, object]) -> Game:
        """The game with the box whose hash is among the options, if one is: one that is offered, or that a match on
        disk was begun with. Raises `unknown-game` and `unknown-box`."""
        game, mark = self.game(name), options.get(OPTION)
        if not isinstance(mark, str):
            return game
        found = self.boxed.get(mark) or await self.boxed_on_disk(name, mark)
        if found is None or found.name != name:
            raise ProblemError("unknown-box", f"no box {mark[:12]!r} of {name} is here")
        return found

    async def boxed_on_disk(self, name: str, mark: str) -> Game | None:
        text = await self.store.box(mark)
        if text is None:
            return None
        try:
            found = catalog.edition(name, text)
        except BoxError as error:
            raise ProblemError("other-rules", "the rules of today cannot play with the box of this match") from error
        # Whoever may bring boxes may bring many.
        unoffered = [other for other in self.boxed if other not in self.editions]
        if len(unoffered) >= MOST_BOXED:
            del self.boxed[unoffered[0]]
        self.boxed[mark] = found
        return found

    async def game_of_box(self, mark: str) -> Game:
        """The game that a box is of, which its hash does not say; raises `unknown-box`."""
        for name in self.games:
            with suppress(ProblemError):
                return await self.game_with(name, {OPTION: mark})
        raise ProblemError("unknown-box", "there is no such box here")

    async def game_of(self, row: MatchRow) -> Game:
        """The game under the rules that the match was begun with; raises `other-rules`. Of matches from before deals
        were promised the game itself knows how they drew."""
        game = await self.game_with(row.game, row.options)
        found = game.under(row.rules)
        if found is None and row.deal is not None:
            raise other_rules(row, game)
        return found or game

    # Forgetting.

    def drop(self, live: Live) -> None:
        self.forget(live)
        if self.leases is not None and live.hold is not None:
            self.do_meanwhile(self.leases.let_go(live.hold))

    def forget(self, live: Live) -> None:
        del self.matches[live.table.id]
        live.stop()

    def lose(self, hold: Hold) -> None:
        """Another server has taken the match, or it is played here anew."""
        live = self.matches.get(hold.match)
        if live is not None and live.hold == hold:
            self.forget(live)
        self.send_on(hold)

    def send_on(self, hold: Hold) -> None:
        """Whoever plays under this lease comes back, and finds the match elsewhere."""
        for client in [each for each in self.clients if each.live is not None and each.live.hold == hold]:
            client.hang_up(1012)

    async def foresee(self, match: str) -> None:
        """Another server is about to hand the match over: read its log while it is still played there."""
        row = await self.stored(match)
        promise = promise_of(row)
        if promise.begun:
            self.arrivals.foresee(row, Record(promise.match(await self.game_of(row)), row.entries))

    async def hand_over(
        self,
        live: Live,
        node: str | None,
        post: Callable[[Luggage], Awaitable[None]],
        taken_up: Callable[[Hold], Awaitable[None]],
    ) -> None:
        """Another server goes on with the match, and with what is in memory of it. Nobody is sent there before it has
        taken the match up, and nobody's move is refused here: what they say meanwhile they say again there."""
        async with live.lock:
            if self.matches.get(live.table.id) is not live or self.leases is None or live.hold is None:
                return
            luggage = pack(live.table, now())
            self.forget(live)
            try:
                _, given = await asyncio.gather(post(luggage), self.leases.hand_over(live.hold, node))
                if given is not None:
                    await taken_up(given)
            finally:
                self.send_on(live.hold)

    def adopt_later(self, match: str) -> None:
        """The server that played the match is gone, and it may be a bot's turn. There may be hundreds of them, and
        those that somebody waits for come first: they are loaded for whoever asks for them."""
        if match in self.matches or match in self.loading:
            return
        self.orphans[match] = None
        if self.adopting is None or self.adopting.done():
            self.adopting = self.do_meanwhile(self.adopt_all())

    async def adopt_all(self) -> None:
        while self.orphans and not self.leaving:
            match, _ = self.orphans.popitem(last=False)
            if match not in self.matches:
                await self.resume_one(match)

    def do_meanwhile(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not out_of_reach(error):
            LOG.error("task of the registry", exc_info=error)

    def shrink(self) -> None:
        """Make room for one more match in memory, if enough of them are idle."""
        excess = len(self.matches) + 1 - self.settings.matches_in_memory
        if excess > 0:
            for live in [live for live in self.matches.values() if live.idle()][:excess]:
                self.drop(live)

    def sweep(self, now: float) -> None:
        """Drop matches that nobody has used for a while, and clients that went silent or do not read."""
        for live in list(self.matches.values()):
            if live.idle() and now - live.used_at > self.settings.idle_seconds:
                self.drop(live)
        self.arrivals.sweep(now)
        for client in list(self.clients):
            if client.lost or now - client.heard_at > self.settings.silent_seconds:
                client.hang_up(1013 if client.lost else 1001)

    async def sweep_forever(self) -> None:
        while True:
            due = now() + min(SWEEP_SECONDS, self.settings.idle_seconds)
            await until(due)
            LATE.note(max(0.0, now() - due))
            self.sweep(time.monotonic())

    async def resume(self) -> None:
        """After a restart: load the matches in which a bot may have to move; the rest are soon forgotten again."""
        for match in await self.store.with_bots():
            await self.journal.reachable()
            await self.resume_one(match)

    async def resume_one(self, match: str, given: Hold | None = None) -> None:
        try:
            await self.live(match, given)
        except Exception as error:
            if not isinstance(error, ProblemError) and not out_of_reach(error):
                raise
            if not (isinstance(error, ProblemError) and error.code == UNAVAILABLE):
                code = error.code if isinstance(error, ProblemError) else kind_of(error)
                LOG.warning("match %s is not resumed: %s", match, code)


def other_rules(row: MatchRow, game: Game) -> ProblemError:
    return ProblemError(
        "other-rules",
        f"this match follows rules {row.rules} of {row.game}; this server plays rules {game.version}. "
        "Nothing is lost: a server with those rules can go on with it.",
    )


def pace_of(settings: Settings) -> Pace:
    return Pace(
        settings.window_seconds,
        settings.bot_seconds,
        settings.bot_workers,
        settings.reveal_seconds,
        settings.away_seconds,
    )
