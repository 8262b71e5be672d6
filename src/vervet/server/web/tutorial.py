"""Lessons over REST: what the learner did comes in, the table after it goes out, and nothing is kept in between."""

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
from vervet.server.web.registry import Registry
from vervet.server.web.rest import BODY, GameName, problems
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
    responses=problems(404, 409, *BODY),
)
async def lesson_now(
    game: GameName, lesson: LessonName, data: JSONBody[LessonRequest], registry: NamedDependency[Registry]
) -> LessonNow:
    return lesson_after(tutorial_of(registry.game(game)), lesson, data.actions)


@post(
    "/api/tutorials/{game:str}/{lesson:str}/ask",
    summary="What would an action do in a lesson?",
    status_code=200,
    responses=problems(404, 409, *BODY),
)
async def lesson_ask(
    game: GameName, lesson: LessonName, data: JSONBody[LessonAskRequest], registry: NamedDependency[Registry]
) -> Answer:
    return ask(attempted(tutorial_of(registry.game(game)), lesson, data.actions), data.action)


@post(
    "/api/tutorials/{game:str}/{lesson:str}/weigh",
    summary="What would each action of a kind do in a lesson?",
    status_code=200,
    responses=problems(404, 409, *BODY),
)
async def lesson_weigh(
    game: GameName, lesson: LessonName, data: JSONBody[LessonWeighRequest], registry: NamedDependency[Registry]
) -> Weighed:
    return weigh(attempted(tutorial_of(registry.game(game)), lesson, data.actions), data.kind)


@post(
    "/api/tutorials/{game:str}/{lesson:str}/advice",
    summary="What would be good to do in a lesson?",
    status_code=200,
    responses=problems(404, 409, *BODY),
)
async def lesson_advice(
    game: GameName, lesson: LessonName, data: JSONBody[LessonRequest], registry: NamedDependency[Registry]
) -> Advice:
    attempt = attempted(tutorial_of(registry.game(game)), lesson, data.actions)
    return Advice(0, advised(attempt.state, attempt.tutorial.seat))


TUTORIAL_HANDLERS: Final = (tutorial_info, lesson_now, lesson_ask, lesson_weigh, lesson_advice)


def tutorial_of(game: Game) -> Tutorial:
    taught = tutorial(game)
    if taught is None:
        raise ProblemError("unknown-lesson", f"{game.name} has no lessons")
    return taught
