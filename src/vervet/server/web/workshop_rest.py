"""The designer's page over REST; a run is one request, whose answer comes as long as the run goes on."""

from collections.abc import AsyncIterator
from typing import Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.response import Stream
from msgspec import json

from vervet.server.match.messages import (
    BoxKept,
    BoxRead,
    BoxRequest,
    PrintedBox,
    RunNews,
    RunRequest,
    WorkshopInfo,
)
from vervet.server.web.address import address_of
from vervet.server.web.network import at_this_computer
from vervet.server.web.rest import BODY, Asking, GameName, problems
from vervet.server.web.workshop import Workshop


def here(request: Asking, workshop: Workshop) -> bool:
    return at_this_computer(request, workshop.settings.proxies)


def address(request: Asking, workshop: Workshop) -> str:
    return address_of(request, workshop.settings.proxies)


@get("/api/workshop", summary="May boxes be brought to this server?", responses=problems())
async def workshop_info(request: Asking, workshop: NamedDependency[Workshop]) -> WorkshopInfo:
    return workshop.info(here(request, workshop))


@get("/api/workshop/boxes/{game:str}", summary="The printed box of a game", responses=problems(404))
async def printed_box(game: GameName, workshop: NamedDependency[Workshop]) -> PrintedBox:
    return workshop.printed(game)


@post(
    "/api/workshop/read",
    summary="Is this text a box, and of which game?",
    status_code=200,
    responses=problems(403, 408, 429, *BODY),
)
async def read(data: JSONBody[BoxRequest], request: Asking, workshop: NamedDependency[Workshop]) -> BoxRead:
    workshop.let_in(here(request, workshop))
    return await workshop.read(data, address(request, workshop))


@post("/api/workshop/boxes", summary="Keep a box, so that it can be played with", responses=problems(403, 429, *BODY))
async def keep(data: JSONBody[BoxRequest], request: Asking, workshop: NamedDependency[Workshop]) -> BoxKept:
    workshop.let_in(here(request, workshop))
    return await workshop.keep(data, address(request, workshop))


@post(
    "/api/workshop/runs",
    summary="Let the lab play a box; the answer is a stream of events, which ends with the run, and the run with it",
    status_code=200,
    responses=problems(403, 404, 409, 429, *BODY),
)
async def run(data: JSONBody[RunRequest], request: Asking, workshop: NamedDependency[Workshop]) -> Stream:
    workshop.let_in(here(request, workshop))
    asker = address(request, workshop)
    workshop.check(data, asker)
    # A proxy that kept the events back would make the page look dead.
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Stream(events(workshop.run(data, asker)), media_type="text/event-stream", headers=headers)


async def events(told: AsyncIterator[RunNews]) -> AsyncIterator[bytes]:
    async for news in told:
        yield b"data: " + json.encode(news) + b"\n\n"


WORKSHOP_HANDLERS: Final = (workshop_info, printed_box, read, keep, run)
