"""Lessons over REST: what the learner did comes in, the table after it goes out, and nothing is kept in between."""

from collections.abc import Sequence
from typing import Annotated, Final, cast

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from vervet.core.action import ActionError
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction
from vervet.server.match import display
from vervet.server.match.messages import (
    Advice,
    Answer,
    Document,
    LessonAskRequest,
    LessonNow,
    LessonRequest,
    LessonWeighRequest,
    OutcomeInfo,
    PlayerInfo,
    TableNow,
    TutorialInfo,
    Weighed,
)
from vervet.server.match.problem import ProblemError, refusal_info
from vervet.server.match.record import actions_of, advised
from vervet.server.web.registry import Registry
from vervet.server.web.rest import BODY, GameName, problems
from vervet.tutorials.attempt import Attempt
from vervet.tutorials.lesson import Tutorial
from vervet.tutorials.reading import MOST_TASKS, tutorial

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
    attempt = begin(tutorial_of(registry.game(game)), lesson)
    astray = attempt_all(attempt, data.actions)
    task = attempt.task
    return LessonNow(
        lesson=lesson,
        number=attempt.number,
        tasks=len(attempt.lesson.tasks),
        done=task is None,
        says=attempt.says,
        astray=astray,
        show=None if task is None else dict(attempt.tutorial.game.grammar.to_json(task.show)),
        table=table_of(attempt),
    )


@post(
    "/api/tutorials/{game:str}/{lesson:str}/ask",
    summary="What would an action do in a lesson?",
    status_code=200,
    responses=problems(404, 409, *BODY),
)
async def lesson_ask(
    game: GameName, lesson: LessonName, data: JSONBody[LessonAskRequest], registry: NamedDependency[Registry]
) -> Answer:
    attempt = attempted(tutorial_of(registry.game(game)), lesson, data.actions)
    action, seat = read(attempt.tutorial.game, data.action), attempt.tutorial.seat
    refusal = attempt.state.refusal(seat, action)
    if refusal is not None:
        return Answer(0, refusal_info(refusal), [])
    return Answer(0, None, display.shown_events(attempt.trial(action), seat))


@post(
    "/api/tutorials/{game:str}/{lesson:str}/weigh",
    summary="What would each action of a kind do in a lesson?",
    status_code=200,
    responses=problems(404, 409, *BODY),
)
async def lesson_weigh(
    game: GameName, lesson: LessonName, data: JSONBody[LessonWeighRequest], registry: NamedDependency[Registry]
) -> Weighed:
    attempt = attempted(tutorial_of(registry.game(game)), lesson, data.actions)
    grammar, seat = attempt.tutorial.game.grammar, attempt.tutorial.seat
    actions = actions_of(grammar, attempt.state, seat, data.kind)
    return Weighed(0, [display.weighed(grammar, action, attempt.trial(action), seat) for action in actions])


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


def begin(taught: Tutorial, name: str) -> Attempt:
    lesson = taught.lesson(name)
    if lesson is None:
        names = ", ".join(each.name for each in taught.lessons)
        raise ProblemError("unknown-lesson", f"no lesson {name[:40]!r}; there are {names}")
    return Attempt(taught, lesson)


def attempted(taught: Tutorial, name: str, actions: Sequence[Document]) -> Attempt:
    """A lesson after actions that all led on."""
    attempt = begin(taught, name)
    if attempt_all(attempt, actions) is not None:
        raise ProblemError("malformed", "the lesson does not go on after the last of these actions")
    return attempt


def attempt_all(attempt: Attempt, actions: Sequence[Document]) -> str | None:
    """Do all the actions; the id of the answer to the last one where it leads astray."""
    if len(actions) > MOST_TASKS:
        raise ProblemError("malformed", f"a lesson has at most {MOST_TASKS} actions, not {len(actions)}")
    astray = None
    for document in actions:
        if astray is not None:
            raise ProblemError("malformed", "only the last action may be one that the lesson does not want")
        if attempt.task is None:
            raise ProblemError("over", "the lesson is done")
        try:
            astray = attempt.act(read(attempt.tutorial.game, document))
        except IllegalAction as error:
            raise ProblemError("illegal", "the rules do not allow this now", error.refusal) from error
    return astray


def read(game: Game, document: Document) -> int:
    try:
        return game.grammar.from_json(cast(Json, document))
    except ActionError as error:
        raise ProblemError("malformed", str(error)) from error


def table_of(attempt: Attempt) -> TableNow:
    """The table as the learner sees it; nobody is asked any more when the lesson is done."""
    state, seat, grammar = attempt.state, attempt.tutorial.seat, attempt.tutorial.game.grammar
    done = attempt.task is None
    view, outcome = state.view(seat), state.outcome()
    assert isinstance(view, dict), "a view is an object"
    return TableNow(
        match="",
        game=attempt.tutorial.game.name,
        version=len(attempt.steps),
        seat=seat,
        held=[seat],
        asked=[] if done else display.waited_for(state, seat, [seat]),
        view=view,
        legal=[] if done else [dict(grammar.to_json(action)) for action in state.legal_actions(seat)],
        steps=[
            display.step_info(attempt.tutorial.game, step, number, seat) for number, step in enumerate(attempt.steps, 1)
        ],
        reset=True,
        undo=False,
        undoable=[],
        players=[player(each, seat) for each in range(int(state.seats))],
        outcome=None if outcome is None else OutcomeInfo(list(outcome.winners), outcome.reason, outcome.rule),
        deadline=None,
        occasion=[],
        standing=[],
    )


def player(seat: int, learner: int) -> PlayerInfo:
    """Names are the client's, in the language of the moment."""
    return PlayerInfo(seat, "here" if seat == learner else "bot", "", "", False, True)
