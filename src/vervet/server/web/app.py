"""The application: routes, what they need, and how every failure becomes a `Problem`."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from secrets import token_hex
from typing import Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

from vervet import __version__, catalog
from vervet.boxes import VARIABLE as BOXES
from vervet.boxes import BoxError
from vervet.core.game import Game
from vervet.server.disk.archive import archive_forever
from vervet.server.disk.change import new_box
from vervet.server.disk.journal import Journal
from vervet.server.disk.lease import Leases
from vervet.server.disk.outage import NotWritten, out_of_reach
from vervet.server.disk.session import session_of
from vervet.server.disk.store import Store
from vervet.server.match.messages import Problem
from vervet.server.match.problem import ProblemError, unavailable
from vervet.server.settings import SettingError, Settings
from vervet.server.traces import Tracer
from vervet.server.web.account import Account
from vervet.server.web.bus import Bus
from vervet.server.web.doorway import Doorway
from vervet.server.web.gauges import gauges
from vervet.server.web.guard import Guard
from vervet.server.web.hosting import Hosting
from vervet.server.web.lobby import Lobby
from vervet.server.web.network import Network
from vervet.server.web.ops import Ops
from vervet.server.web.pages import Pages, web_client
from vervet.server.web.play import play
from vervet.server.web.play_on import PlayingOn
from vervet.server.web.prefix import Prefixed
from vervet.server.web.readiness import Readiness
from vervet.server.web.registry import Registry
from vervet.server.web.rematch import Rematches
from vervet.server.web.rest import HANDLERS
from vervet.server.web.status import STATUS
from vervet.server.web.switchboard import Switchboard
from vervet.server.web.together import Together
from vervet.server.web.tutorial import TUTORIAL_HANDLERS
from vervet.server.web.workshop import Workshop
from vervet.server.web.workshop_rest import WORKSHOP_HANDLERS

LOG = logging.getLogger(__name__)
# How long a server that stops may take to hand its matches over; what is left is taken over as if it had died.
DRAIN_SECONDS: Final = 10.0
# What litestar says of somebody who goes away in the middle of a body.
GONE: Final = "client disconnected prematurely"


class Application:
    """Everything that a running server consists of."""

    def __init__(self, settings: Settings, games: Mapping[str, Game] | None = None, pages: Pages | None = None) -> None:
        self.settings = settings
        node = settings.node or token_hex(8)
        self.store = Store(settings.url(), session_of(node))
        self.journal = Journal(self.store.engine)
        # One server serves a file; more can share PostgreSQL, and then each match has one that plays it.
        engine, alone = self.store.engine, not settings.bus
        self.leases = Leases(engine, settings.lease_seconds, node, alone) if self.store.shared else None
        known = catalog.printed_games() if games is None else games
        self.registry = Registry(known, settings, self.store, self.journal, self.leases, editions_of(games))
        self.bus = bus_of(settings, self.leases)
        self.switchboard = Switchboard(self.registry, self.leases, self.bus)
        self.lobby = Lobby(self.registry)
        if self.bus is not None:
            lobby = self.lobby
            self.together = Together(self.bus, {"matches": lobby.made, "looks": lobby.looks, "lessons": lobby.lessons})
        self.rematches = Rematches(self.registry, self.lobby.made)
        self.hosting = Hosting(self.registry, self.rematches)
        self.playing_on = PlayingOn(self.registry, self.lobby.made, self.lobby.looks)
        self.workshop = Workshop(self.registry)
        self.pages = Pages(prefix=settings.prefix) if pages is None else pages
        self.readiness = Readiness(settings, self.store, self.journal)
        if self.bus is not None:
            self.readiness.checks["bus"] = self.bus.well
        self.guard = Guard(settings.hosts, settings.body_seconds)
        self.network = Network(self.guard)
        self.litestar = Litestar(
            route_handlers=[*HANDLERS, *TUTORIAL_HANDLERS, *WORKSHOP_HANDLERS, play, web_client],
            dependencies={
                "registry": Provide(lambda: self.registry, sync_to_thread=False),
                "lobby": Provide(lambda: self.lobby, sync_to_thread=False),
                "rematches": Provide(lambda: self.rematches, sync_to_thread=False),
                "hosting": Provide(lambda: self.hosting, sync_to_thread=False),
                "playing_on": Provide(lambda: self.playing_on, sync_to_thread=False),
                "workshop": Provide(lambda: self.workshop, sync_to_thread=False),
                "network": Provide(lambda: self.network, sync_to_thread=False),
                "pages": Provide(lambda: self.pages, sync_to_thread=False),
                "readiness": Provide(lambda: self.readiness, sync_to_thread=False),
            },
            exception_handlers={Exception: problem_response},
            openapi_config=OpenAPIConfig(
                title="Vervet",
                version=__version__,
                path="/api/schema",
                render_plugins=[JsonRenderPlugin()],
                servers=[Server(url=settings.prefix or "/")],
            ),
            request_max_body_size=settings.body_bytes,
            logging_config=None,
        )
        self.switchboard.app = self.litestar
        self.guard.app = Prefixed(self.switchboard, settings.prefix) if settings.prefix else self.switchboard
        # Before anything is read of them.
        self.porch = Doorway(settings.connections, settings.requests_per_address)
        self.tracer = Tracer(settings.traces, settings.trace_share, settings.node) if settings.traces else None
        self.registry.tracer = self.tracer
        self.asgi = Account(self.guard, settings.proxies, self.tracer)
        self.ops = Ops(Account(self.litestar), gauges(self.registry, self.journal, self.store, self.porch))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """The application with its database open and its tasks at work; raises `SettingError`."""
        await self.store.open()
        self.journal.open()
        if self.leases is not None:
            await self.leases.open()
        if self.bus is not None:
            await self.bus.open()
        self.registry.open()
        await keep_boxes(self.registry)
        if self.tracer is not None:
            self.tracer.open()
        days = self.settings.archive_days
        archiving = asyncio.create_task(archive_forever(self.store, self.journal, days)) if days else None
        try:
            yield
        finally:
            if archiving is not None:
                archiving.cancel()
            await self.switchboard.close()
            await self.workshop.close()
            await self.registry.close()
            await self.journal.close()
            if self.leases is not None:
                await self.leases.close()
            if self.bus is not None:
                await self.bus.close()
            await self.store.close()
            if self.tracer is not None:
                await self.tracer.close()

    async def send_away(self) -> None:
        """Hand over what others can go on with, then close every connection; the clients come back by themselves."""
        if self.leases is not None:
            with suppress(TimeoutError):
                async with asyncio.timeout(DRAIN_SECONDS):
                    await self.switchboard.handover.drain()
        await self.switchboard.send_away()
        await self.registry.send_away()


def editions_of(games: Mapping[str, Game] | None) -> list[catalog.Edition]:
    """The changed boxes that whoever runs the server offers; raises `SettingError`. A server with games of its own
    choice offers none."""
    try:
        return catalog.editions() if games is None else []
    except BoxError as error:
        raise SettingError(f"{BOXES}: {error}") from None


async def keep_boxes(registry: Registry) -> None:
    """On disk, so that matches go on and can be replayed when they are no longer offered."""
    for mark, edition in registry.editions.items():
        if await registry.store.box(mark) is None:
            # Another server on the same database may be faster.
            with suppress(NotWritten):
                await registry.journal.write(new_box(mark, edition.game.changed_box))


def bus_of(settings: Settings, leases: Leases | None) -> Bus | None:
    """The bus, where servers share a database; raises `SettingError` where there is nothing to share."""
    if not settings.bus:
        return None
    if leases is None:
        raise SettingError("VERVET_BUS is for several servers on one PostgreSQL database; SQLite has one server")
    return Bus(settings.bus, leases.node, settings.lease_seconds)


def problem_response(request: Request[None, None, State], error: Exception) -> Response[Problem]:
    """The answer to any failure: a code and a sentence."""
    known = known_problem(error)
    if known is None:
        LOG.error("request not answered: %s", request.scope.get("path_template", ""), exc_info=error)
        known = ProblemError("internal", "something went wrong here")
    status = error.status_code if isinstance(error, HTTPException) else STATUS.get(known.code, 400)
    return Response(known.problem(), status_code=status, media_type="application/json")


def known_problem(error: Exception) -> ProblemError | None:
    if isinstance(error, ProblemError):
        return error
    if isinstance(error, RecursionError):
        return ProblemError("malformed", "the body is too deeply nested")
    if isinstance(error, UnicodeDecodeError):
        return ProblemError("malformed", "the body is not UTF-8")
    if isinstance(error, HTTPException) and error.status_code == 413:
        return ProblemError("too-large", "the body is too large")
    if isinstance(error, InternalServerException) and error.detail == GONE:
        # Nobody hears the answer, and it is nothing for the log.
        return ProblemError("malformed", GONE)
    if isinstance(error, HTTPException) and error.status_code < 500:
        return ProblemError("malformed", "; ".join([error.detail, *fields(error)]))
    return unavailable() if out_of_reach(error) else None


def fields(error: HTTPException) -> list[str]:
    """What litestar says about each field of a body that is wrong."""
    wrong = error.extra if isinstance(error.extra, list) else []
    return [f"{each.get('key', 'body')}: {each.get('message')}" for each in wrong if isinstance(each, dict)]
