"""The designer's page: boxes that people bring, and runs of the lab for them, as many as the server can spare."""

import asyncio
import time
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from importlib.util import find_spec
from typing import Final, Literal

from vervet import catalog
from vervet.boxes import digest
from vervet.server.disk.change import new_box
from vervet.server.disk.outage import NotWritten
from vervet.server.match.messages import (
    BoxKept,
    BoxRead,
    BoxRequest,
    PrintedBox,
    RunEnded,
    RunNews,
    RunRequest,
    RunWaiting,
    WorkshopInfo,
)
from vervet.server.match.problem import ProblemError
from vervet.server.web.box_reader import read_box
from vervet.server.web.errand import errand
from vervet.server.web.limit import Buckets, Hourly, network
from vervet.server.web.pool import BotPool
from vervet.server.web.registry import Registry
from vervet.server.web.turns import Turns

# What the lab needs, and a server does without.
PACKAGES: Final = ("numpy", "polars", "matplotlib")
# Follows what the game itself suggests: the lab's usual bot, also where a lobby has better ones.
USUAL_BOT: Final = "heuristic"
MOST_WAITING: Final = 16
# How often those who wait are told how many come first, and a connection proves that it is still there.
BEAT_SECONDS: Final = 2.0
READ_SECONDS: Final = 10.0


class Workshop:
    """Who may bring a box, and what is done with it."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.settings = registry.settings
        self.readers = BotPool(1)
        self.reading = Turns(1)
        self.reads = Buckets(self.settings.looks_per_second, self.settings.look_burst)
        self.kept = Hourly(self.settings.matches_per_hour)
        self.turns = Turns(self.settings.workshop_runs)
        # The addresses that have a run, those that wait for one in their order.
        self.running: set[str] = set()
        self.line: list[str] = []

    async def close(self) -> None:
        self.readers.close()

    def info(self, here: bool) -> WorkshopInfo:
        return WorkshopInfo(self.closed(here), self.settings.workshop_games, self.settings.workshop_seconds)

    def closed(self, here: bool) -> Literal["", "off", "elsewhere", "packages"]:
        """Why nobody from there may bring a box, or nothing."""
        if self.settings.workshop == "off":
            return "off"
        if self.settings.workshop == "here" and not here:
            return "elsewhere"
        return "" if all(find_spec(name) for name in PACKAGES) else "packages"

    def let_in(self, here: bool) -> None:
        """Raises `no-workshop`."""
        if why := self.closed(here):
            raise ProblemError("no-workshop", f"no boxes can be brought to this server: {why}")

    def printed(self, game: str) -> PrintedBox:
        text = catalog.printed_box(game) if catalog.folder_of(game) else ""
        if not text:
            raise ProblemError("unknown-game", f"no game {game[:40]!r} has a box here")
        return PrintedBox(game, text)

    async def read(self, request: BoxRequest, address: str) -> BoxRead:
        """Whether a text is a box, and what is in it."""
        self.reads.take(address, time.monotonic())
        loop = asyncio.get_running_loop()
        async with self.reading.turn(network(address)):
            try:
                async with asyncio.timeout(READ_SECONDS):
                    return await loop.run_in_executor(self.readers.start(), read_box, request.text, request.game)
            except (TimeoutError, BrokenProcessPool) as error:
                self.readers.close()
                raise ProblemError("too-slow", "this box takes too long to read") from error

    async def keep(self, request: BoxRequest, address: str) -> BoxKept:
        """A box that can be played with from now on, by whoever has its hash."""
        found = await self.read(request, address)
        if found.mistake:
            where = f"line {found.line}: " if found.line else ""
            raise ProblemError("bad-options", f"{where}{found.mistake}")
        if found.info is None or found.info.box is None:
            return BoxKept(found.game, "")
        mark = digest(request.text)
        if await self.registry.store.box(mark) is None:
            self.kept.count(address, time.monotonic())
            # Somebody else may be faster.
            with suppress(NotWritten):
                await self.registry.journal.write(new_box(mark, request.text))
        return BoxKept(found.game, mark)

    def check(self, request: RunRequest, address: str) -> None:
        """Raises what is known before a run is begun."""
        game = self.registry.game(request.game)
        if request.games > self.settings.workshop_games:
            raise ProblemError("bad-options", f"a run has at most {self.settings.workshop_games} games here")
        bots = dict.fromkeys((USUAL_BOT, *game.bots))
        for bot in request.bots:
            if bot not in bots:
                raise ProblemError("unknown-bot", f"no bot {bot!r}; there are {', '.join(bots)}")
        if network(address) in self.running:
            raise ProblemError("already", "one run at a time from one address")
        if len(self.line) >= MOST_WAITING:
            raise ProblemError("too-many", "too many are waiting for a run")

    async def run(self, request: RunRequest, address: str) -> AsyncIterator[RunNews]:
        """All that becomes of a run; whoever does not listen any more has ended it."""
        place = network(address)
        if place in self.running:
            yield RunEnded("already", "one run at a time from one address")
            return
        self.running.add(place)
        try:
            async for before in self.wait(place):
                yield RunWaiting(before)
            try:
                async for news in self.play(request):
                    yield news
            finally:
                self.turns.hand_on()
        finally:
            self.running.discard(place)

    async def wait(self, place: str) -> AsyncIterator[int]:
        """How many come first, until it is the turn."""
        turn = asyncio.ensure_future(self.turns.wait(place))
        self.line.append(place)
        try:
            # Where there is no line, nobody hears of one.
            await asyncio.sleep(0)
            while not turn.done():
                yield self.line.index(place)
                await asyncio.wait({turn}, timeout=BEAT_SECONDS)
        except BaseException:
            # Whoever was called and is gone hands the turn on.
            if turn.done() and not turn.cancelled():
                self.turns.hand_on()
            turn.cancel()
            raise
        finally:
            self.line.remove(place)

    async def play(self, request: RunRequest) -> AsyncIterator[RunNews]:
        end = asyncio.get_running_loop().time() + self.settings.workshop_seconds
        async with errand(request, self.settings.workshop_cores) as told:
            whole = False
            try:
                while True:
                    async with asyncio.timeout_at(end):
                        news = await anext(told)
                    yield news
                    whole = whole or isinstance(news, RunEnded) or getattr(news, "whole", False)
            except TimeoutError:
                yield RunEnded("time", f"a run takes at most {self.settings.workshop_seconds:g} seconds here")
                return
            except StopAsyncIteration:
                pass
        if not whole:
            yield RunEnded("broken", "the lab came to no end")
