"""The REST side of the server: games, and matches before and after they are played."""

from typing import Annotated, Final

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec import Struct

from vervet import __version__
from vervet.server.match.messages import (
    BoxContent,
    BoxInfo,
    BringRequest,
    Document,
    Ending,
    FillRequest,
    GameInfo,
    HostRequest,
    InvitationInfo,
    InvitationRequest,
    JoinRequest,
    ListedDeal,
    MatchCreated,
    MatchInfo,
    MatchRequest,
    NetworkInfo,
    OptionsAnswer,
    OptionsRequest,
    PastRequest,
    PastTables,
    PlayOnRequest,
    Problem,
    RematchRequest,
    SeatOffered,
    SeatTaken,
)
from vervet.server.match.options import options_answer
from vervet.server.match.problem import ProblemError
from vervet.server.web.address import address_of, elsewhere
from vervet.server.web.game_info import game_info
from vervet.server.web.hosting import Hosting
from vervet.server.web.lobby import Lobby
from vervet.server.web.network import Network, at_this_computer
from vervet.server.web.play_on import PlayingOn
from vervet.server.web.readiness import Readiness
from vervet.server.web.registry import Registry
from vervet.server.web.rematch import Rematches

Asking = Request[None, None, State]
GameName = Annotated[str, PathParameter(description="The name of a game")]
After = Annotated[int, QueryParameter(description="The number of the last line that is known", ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, PathParameter(description="A seat, counted from 0")]
BoxHash = Annotated[str, PathParameter(description="The hash of a changed box")]
MatchId = Annotated[str, PathParameter(description="The id of a match")]


class Health(Struct, frozen=True):
    """That the server is there, and which version it is. How many people play is told where the metrics are."""

    vervet: str


class Ready(Struct, frozen=True):
    """What was looked at; each is `ok`."""

    checks: dict[str, str]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers besides success, for OpenAPI: every one is a `Problem`."""
    return {
        status: ResponseSpec(Problem, description="A problem, by its code", generate_examples=False)
        for status in (400, *statuses)
    }


BODY: Final = (413, 500)


@get("/api/health", summary="Is the server there?", responses=problems())
async def health() -> Health:
    return Health(__version__)


@get("/api/ready", summary="Can the server take people now?", responses=problems(503))
async def ready(readiness: NamedDependency[Readiness]) -> Ready:
    return Ready(await readiness.look())


@get("/api/games", summary="The games, their options and bots", responses=problems())
async def list_games(registry: NamedDependency[Registry]) -> list[GameInfo]:
    """Games with changed boxes, which have the same names, stand behind their own."""
    listed = [game_info(game) for game in registry.games.values()]
    for mark, edition in registry.editions.items():
        listed.append(game_info(edition.game, BoxInfo(mark, edition.title)))
    return listed


@get("/api/boxes/{box:str}", summary="A changed box that is played with here", responses=problems(404))
async def box_content(box: BoxHash, registry: NamedDependency[Registry]) -> BoxContent:
    # Imported here: what draws in a terminal is no part of a server, nor of a page.
    from vervet.faces.face import face_of

    found = await registry.game_of_box(box)
    title = registry.editions[box].title if box in registry.editions else ""
    return BoxContent(found.name, title, found.changed_box, dict(face_of(found.name).unpacking.drawn(found)))


@get("/api/boxes/{box:str}/game", summary="The game with a changed box", responses=problems(404))
async def boxed_game(box: BoxHash, registry: NamedDependency[Registry]) -> GameInfo:
    """For a link that carries the box; whoever runs the server need not offer it."""
    game = await registry.game_of_box(box)
    title = registry.editions[box].title if box in registry.editions else ""
    return game_info(game, BoxInfo(box, title))


@post(
    "/api/games/{game:str}/options",
    summary="Could the game be played like this?",
    status_code=200,
    responses=problems(404, *BODY),
)
async def check_options(
    game: GameName, data: JSONBody[OptionsRequest], registry: NamedDependency[Registry]
) -> OptionsAnswer:
    return options_answer(await registry.game_with(game, data.options), data.options)


@get("/api/network", summary="Who can reach this server?", responses=problems())
async def network_info(
    request: Asking, network: NamedDependency[Network], lobby: NamedDependency[Lobby]
) -> NetworkInfo:
    return network.info(at_this_computer(request, lobby.registry.settings.proxies))


@post("/api/network", summary="Open this server to the local network", status_code=200, responses=problems(403, 409))
async def open_network(
    request: Asking, network: NamedDependency[Network], lobby: NamedDependency[Lobby]
) -> NetworkInfo:
    if not at_this_computer(request, lobby.registry.settings.proxies) or elsewhere(request):
        raise ProblemError("not-here", "this can be asked for only at the computer that the server runs on")
    await network.open()
    return network.info(local=True)


@post("/api/matches", summary="Make a match", responses=problems(404, 429, *BODY))
async def create_match(data: JSONBody[MatchRequest], request: Asking, lobby: NamedDependency[Lobby]) -> MatchCreated:
    return await lobby.create(data, address_of(request, lobby.registry.settings.proxies))


@get("/api/matches/{match:str}", summary="What anybody may know of a match", responses=problems(404))
async def match_info(match: MatchId, lobby: NamedDependency[Lobby]) -> MatchInfo:
    return await lobby.info(match)


@post("/api/matches/{match:str}/join", summary="Take a seat by invitation", responses=problems(403, 404, 409, *BODY))
async def join_match(match: MatchId, data: JSONBody[JoinRequest], lobby: NamedDependency[Lobby]) -> SeatTaken:
    return await lobby.join(match, data)


@post(
    "/api/matches/{match:str}/invitation",
    summary="Whom is an invitation for, and can it still be used?",
    status_code=200,
    responses=problems(403, 404, *BODY),
)
async def invitation_info(
    match: MatchId, data: JSONBody[InvitationRequest], lobby: NamedDependency[Lobby]
) -> InvitationInfo:
    return await lobby.invitation(match, data)


@post(
    "/api/matches/{match:str}/cancel",
    summary="Call a match off that has not begun",
    status_code=204,
    responses=problems(403, 404, 409, *BODY),
)
async def cancel_match(match: MatchId, data: JSONBody[HostRequest], hosting: NamedDependency[Hosting]) -> None:
    await hosting.cancel(match, data)


@post(
    "/api/matches/{match:str}/fill",
    summary="Let a bot take a free seat before the match begins",
    responses=problems(403, 404, 409, 429, *BODY),
)
async def fill_seat(
    match: MatchId, data: JSONBody[FillRequest], request: Asking, hosting: NamedDependency[Hosting]
) -> MatchCreated:
    return await hosting.fill(match, data, address_of(request, hosting.registry.settings.proxies))


@post(
    "/api/matches/{match:str}/seats/{seat:int}/offer",
    summary="Invite somebody again to a seat that they lost",
    responses=problems(403, 404, 409, 429, *BODY),
)
async def offer_seat(
    match: MatchId, seat: SeatNumber, data: JSONBody[HostRequest], request: Asking, hosting: NamedDependency[Hosting]
) -> SeatOffered:
    return await hosting.offer(match, data, seat, address_of(request, hosting.registry.settings.proxies))


@post(
    "/api/matches/{match:str}/rematch",
    summary="Play again with the same seats",
    responses=problems(403, 404, 409, 429, *BODY),
)
async def rematch(
    match: MatchId, data: JSONBody[RematchRequest], request: Asking, rematches: NamedDependency[Rematches]
) -> MatchCreated:
    return await rematches.rematch(match, data, address_of(request, rematches.registry.settings.proxies))


@post(
    "/api/matches/{match:str}/past",
    summary="The table as it was, with what the viewer knew then",
    status_code=200,
    responses=problems(403, 404, 409, 429, *BODY),
)
async def past(
    match: MatchId, data: JSONBody[PastRequest], request: Asking, lobby: NamedDependency[Lobby]
) -> PastTables:
    return await lobby.past(match, data, address_of(request, lobby.registry.settings.proxies))


@post(
    "/api/matches/{match:str}/play-on",
    summary="A new match from a moment of one that is over",
    responses=problems(403, 404, 409, 429, *BODY),
)
async def play_on(
    match: MatchId, data: JSONBody[PlayOnRequest], request: Asking, playing_on: NamedDependency[PlayingOn]
) -> MatchCreated:
    return await playing_on.begin(match, data, address_of(request, playing_on.registry.settings.proxies))


@post(
    "/api/logs/play-on",
    summary="Go on here with a match of somebody's device",
    responses=problems(404, 409, 429, *BODY),
)
async def bring_match(
    data: JSONBody[BringRequest], request: Asking, playing_on: NamedDependency[PlayingOn]
) -> MatchCreated:
    return await playing_on.bring(data, address_of(request, playing_on.registry.settings.proxies))


@get("/api/matches/{match:str}/ending", summary="How a finished match went", responses=problems(404, 409))
async def match_ending(match: MatchId, lobby: NamedDependency[Lobby]) -> Ending:
    return await lobby.ending(match)


@get("/api/matches/{match:str}/log", summary="The complete log of a finished match", responses=problems(404, 409))
async def match_log(match: MatchId, lobby: NamedDependency[Lobby]) -> Document:
    return await lobby.log(match)


@get("/api/deals", summary="Every deal that was promised, and what came of it", responses=problems())
async def list_deals(registry: NamedDependency[Registry], after: After = 0) -> list[ListedDeal]:
    return await registry.store.deals(after)


@get("/api/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi(request: Asking) -> dict[str, object]:
    """What OpenAPI tools read."""
    return dict(request.app.openapi_schema.to_schema())


HANDLERS: Final = (
    openapi,
    health,
    ready,
    list_games,
    box_content,
    boxed_game,
    check_options,
    network_info,
    open_network,
    create_match,
    match_info,
    join_match,
    invitation_info,
    cancel_match,
    fill_seat,
    offer_seat,
    rematch,
    past,
    play_on,
    bring_match,
    match_ending,
    match_log,
    list_deals,
)
