"""Lessons over REST: what the learner did comes in, the table after it goes out, and nothing is kept in between."""

import time
from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from vervet.core.game import Game
from vervet.server.match.lesson import ask, attempted, lesson_after, weigh
from vervet.server.match.messages import (
    Advice,
    Answer,
    LessonAskRequest,
    LessonNow,
    LessonRequest,
    LessonWeighRequest,
    TutorialInfo,
    Weighed,
)
from vervet.server.match.problem import ProblemError
from vervet.server.match.record import advised
from vervet.server.web.address import address_of
from vervet.server.web.lobby import Lobby
from vervet.server.web.registry import Registry
from vervet.server.web.rest import BODY, Asking, GameName, problems
from vervet.tutorials.lesson import Tutorial
from vervet.tutorials.lesson_file import tutorial

LessonName = Annotated[str, PathParameter(description="The name of a lesson")]


@get("/api/tutorials/{game:str}", summary="The lessons of a game", responses=problems(404))
async def tutorial_info(game: GameName, registry: NamedDependency[Registry]) -> TutorialInfo:
    taught = tutorial_of(registry.game(game))
    return TutorialInfo(taught.game.name, [lesson.name for lesson in taught.lessons])


@post(
    "/api/tutorials/{game:str}/{lesson:str}",
    summary="A lesson after some actions",
    status_code=200,
    responses=problems(404, 409, 429, *BODY),
)
async def lesson_now(
    game: GameName, lesson: LessonName, data: JSONBody[LessonRequest], request: Asking, lobby: NamedDependency[Lobby]
) -> LessonNow:
    return lesson_after(asked_for(game, request, lobby), lesson, data.actions)


@post(
    "/api/tutorials/{game:str}/{lesson:str}/ask",
    summary="What would an action do in a lesson?",
    status_code=200,
    responses=problems(404, 409, 429, *BODY),
)
async def lesson_ask(
    game: GameName,
    lesson: LessonName,
    data: JSONBody[LessonAskRequest],
    request: Asking,
    lobby: NamedDependency[Lobby],
) -> Answer:
    return ask(attempted(asked_for(game, request, lobby), lesson, data.actions), data.action)


@post(
    "/api/tutorials/{game:str}/{lesson:str}/weigh",
    summary="What would each action of a kind do in a lesson?",
    status_code=200,
    responses=problems(404, 409, 429, *BODY),
)
async def lesson_weigh(
    game: GameName,
    lesson: LessonName,
    data: JSONBody[LessonWeighRequest],
    request: Asking,
    lobby: NamedDependency[Lobby],
) -> Weighed:
    return weigh(attempted(asked_for(game, request, lobby), lesson, data.actions), data.kind)


@post(
    "/api/tutorials/{game:str}/{lesson:str}/advice",
    summary="What would be good to do in a lesson?",
    status_code=200,
    responses=problems(404, 409, 429, *BODY),
)
async def lesson_advice(
    game: GameName, lesson: LessonName, data: JSONBody[LessonRequest], request: Asking, lobby: NamedDependency[Lobby]
) -> Advice:
    attempt = attempted(asked_for(game, request, lobby), lesson, data.actions)
    return Advice(0, advised(attempt.state, attempt.tutorial.seat))


TUTORIAL_HANDLERS: Final = (tutorial_info, lesson_now, lesson_ask, lesson_weigh, lesson_advice)


def asked_for(game: str, request: Asking, lobby: Lobby) -> Tutorial:
    """The lessons of a game, unless somebody asks too fast: what they did is replayed for every question."""
    lobby.lessons.take(address_of(request, lobby.registry.settings.proxies), time.monotonic())
    return tutorial_of(lobby.registry.game(game))


def tutorial_of(game: Game) -> Tutorial:
    taught = tutorial(game)
    if taught is None:
        raise ProblemError("unknown-lesson", f"{game.name} has no lessons")
    return taught
