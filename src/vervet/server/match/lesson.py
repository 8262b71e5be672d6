"""A lesson after what the learner did: judged by the engine, told as any table is. Nothing is kept in between."""

from collections.abc import Sequence
from typing import cast

from vervet.core.action import ActionError
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction
from vervet.server.match import asking, display
from vervet.server.match.messages import Answer, Document, LessonNow, OutcomeInfo, PlayerInfo, TableNow, Weighed
from vervet.server.match.problem import ProblemError, refusal_info
from vervet.server.match.record import actions_of
from vervet.server.match.telling import shown_events, step_info
from vervet.tutorials.attempt import Attempt
from vervet.tutorials.lesson import Tutorial
from vervet.tutorials.lesson_file import MOST_TASKS


def lesson_after(taught: Tutorial, name: str, actions: Sequence[Document]) -> LessonNow:
    """The lesson as it stands; the last of the actions may be one that leads astray."""
    attempt = begin(taught, name)
    astray = attempt_all(attempt, actions)
    task = attempt.task
    return LessonNow(
        lesson=name,
        number=attempt.number,
        tasks=len(attempt.lesson.tasks),
        done=task is None,
        says=attempt.says,
        astray=astray,
        show=None if task is None else dict(attempt.tutorial.game.grammar.to_json(task.show)),
        table=table_of(attempt),
    )


def ask(attempt: Attempt, document: Document) -> Answer:
    """What an action would do, or why it is not possible."""
    action, seat = read(attempt.tutorial.game, document), attempt.tutorial.seat
    refusal = attempt.state.refusal(seat, action)
    if refusal is not None:
        return Answer(0, refusal_info(refusal), [])
    return Answer(0, None, shown_events(attempt.trial(action), seat))


def weigh(attempt: Attempt, kind: str) -> Weighed:
    """What each legal action of a kind would do."""
    grammar, seat = attempt.tutorial.game.grammar, attempt.tutorial.seat
    actions = actions_of(grammar, attempt.state, seat, kind)
    return Weighed(0, [display.weighed(grammar, action, attempt.trial(action), seat) for action in actions])


def begin(taught: Tutorial, name: str) -> Attempt:
    lesson = taught.lesson(name)
    if lesson is None:
        names = ", ".join(each.name for each in taught.lessons)
        raise ProblemError("unknown-lesson", f"no lesson {name[:40]!r}; there are {names}")
    return Attempt(taught, lesson)


def attempted(taught: Tutorial, name: str, actions: Sequence[Document]) -> Attempt:
    """A lesson after actions that were all wanted."""
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
    """The table as the learner sees it; once the lesson is done, nobody is asked any more."""
    state, seat, grammar = attempt.state, attempt.tutorial.seat, attempt.tutorial.game.grammar
    done = attempt.task is None
    view, outcome = dict[str, object](state.view(seat)), state.outcome()
    return TableNow(
        match="",
        game=attempt.tutorial.game.name,
        version=len(attempt.steps),
        seat=seat,
        held=[seat],
        asked=[] if done else asking.waited_for(state, seat, [seat]),
        view=view,
        legal=[] if done else [dict(grammar.to_json(action)) for action in state.legal_actions(seat)],
        steps=[step_info(attempt.tutorial.game, step, number, seat) for number, step in enumerate(attempt.steps, 1)],
        reset=True,
        undo=False,
        undoable=[],
        players=[player(each, seat) for each in range(int(state.seats))],
        notes=[],
        outcome=None if outcome is None else OutcomeInfo(list(outcome.winners), outcome.reason, outcome.rule),
        deadline=None,
        occasion=[],
        standing=[],
        told=0,
        head="",
        trail=[],
        secrets=False,
        hints=False,
    )


def player(seat: int, learner: int) -> PlayerInfo:
    """Names are the client's, in the language of the moment."""
    return PlayerInfo(seat, "here" if seat == learner else "bot", "", "", False, True)
