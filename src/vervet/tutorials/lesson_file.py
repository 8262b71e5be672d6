"""The lessons as data: `tutorial.toml` in a game's folder, read and played through once, with errors that say where."""

import re
from functools import cache
from importlib.resources import files
from typing import cast

from vervet.core.action import ActionError
from vervet.core.document import PositionError, Reader, TutorialError
from vervet.core.game import Game
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction
from vervet.core.toml import open_toml
from vervet.tutorials.attempt import Attempt
from vervet.tutorials.lesson import Lesson, Task, Tutorial

NAME = re.compile(r"[a-z]+(-[a-z]+)*")
MOST_TASKS = 20


@cache
def tutorial(game: Game) -> Tutorial | None:
    """The tutorial of a game; None where its folder has none. Raises `TutorialError`."""
    file = files("vervet.games").joinpath(game.name.replace("-", "_"), "tutorial.toml")
    return read_tutorial(game, file.read_text(encoding="utf-8")) if file.is_file() else None


def read_tutorial(game: Game, text: str) -> Tutorial:
    """The tutorial that a file describes; raises `TutorialError`."""
    document = open_toml(text, TutorialError, "tutorial")
    document.only(("seat", "lessons"))
    seat = document.number("seat", 0, game.seats[1] - 1, 0)
    lessons = [read_lesson(game, lesson) for lesson in some(document, "lessons", "lesson")]
    names = [lesson.name for lesson in lessons]
    if len(set(names)) < len(names):
        raise document.refuse("lessons", "expected a different name for each")
    found = Tutorial(game, seat, tuple(lessons))
    for lesson in lessons:
        check(found, lesson)
    return found


def some(table: Reader, name: str, entry: str) -> list[Reader]:
    """The tables of a list, of which there is at least one."""
    found = table.tables(name, entry, 1)
    if not found:
        raise table.refuse(name, "expected at least one")
    return found


def read_name(table: Reader, name: str) -> str:
    value = table.get(name)
    if not isinstance(value, str) or not NAME.fullmatch(value):
        raise table.wrong(name, "a name of small letters")
    return value


def read_lesson(game: Game, table: Reader) -> Lesson:
    table.only(("name", "position", "tasks"))
    name = read_name(table, "name")
    table.where = f"lesson {name}"
    tasks = some(table, "tasks", "task")
    if len(tasks) > MOST_TASKS:
        raise table.refuse("tasks", f"expected at most {MOST_TASKS}, not {len(tasks)}")
    return Lesson(name, cast(Json, table.get("position")), tuple(read_task(game, task) for task in tasks))


def read_task(game: Game, table: Reader) -> Task:
    table.only(("show", "wanted", "unwanted", "replies"))
    show = read_action(game, table, "show", table.get("show"))
    wanted = table.texts("wanted") or [game.grammar.to_text(show)]
    unwanted = table.table("unwanted")
    answers = [(pattern, read_name(unwanted, pattern)) for pattern in unwanted.names()]
    replies = [read_action(game, table, "replies", text) for text in table.texts("replies")]
    return Task(show, tuple(wanted), tuple(answers), tuple(replies))


def read_action(game: Game, table: Reader, name: str, value: object) -> int:
    if not isinstance(value, str):
        raise table.wrong(name, "an action in notation")
    try:
        return game.grammar.from_text(value)
    except ActionError as error:
        raise table.refuse(name, str(error)) from error


def check(tutorial: Tutorial, lesson: Lesson) -> None:
    """That the lesson can be done by what it shows."""
    where = f"lesson {lesson.name}"
    try:
        attempt = Attempt(tutorial, lesson)
    except PositionError as error:
        raise TutorialError(f"{where}, position: {error}") from error
    for number, task in enumerate(lesson.tasks, 1):
        text = tutorial.game.grammar.to_text(task.show)
        try:
            astray = attempt.act(task.show)
        except IllegalAction as error:
            raise TutorialError(f"{where}, task {number}: {text!r} or a reply is not legal: {error}") from error
        if astray is not None:
            raise TutorialError(f"{where}, task {number}: {text!r} is shown, but not wanted")
