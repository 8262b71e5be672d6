"""The lessons as data: `tutorial.toml` in a game's folder, read and played through once, with errors that say where."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import cast

from vervet.core.action import ActionError
from vervet.core.game import Game, PositionError
from vervet.core.json import Json
from vervet.core.refusal import IllegalAction
from vervet.tutorials.attempt import Attempt
from vervet.tutorials.lesson import Lesson, Task, Tutorial

NAME = re.compile(r"[a-z]+(-[a-z]+)*")
MOST_TASKS = 20


class TutorialError(ValueError):
    """Lessons that cannot be taught; the message says which and why."""


@cache
def tutorial(game: Game) -> Tutorial | None:
    """The tutorial of a game; None where its folder has none. Raises `TutorialError`."""
    file = files("vervet.games").joinpath(game.name.replace("-", "_"), "tutorial.toml")
    return read_tutorial(game, file.read_text(encoding="utf-8")) if file.is_file() else None


def read_tutorial(game: Game, text: str) -> Tutorial:
    """The tutorial that a file describes; raises `TutorialError`."""
    try:
        document: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise TutorialError(f"not a TOML file: {error}") from error
    known(document, "tutorial", "seat", "lessons")
    seat = document.get("seat", 0)
    if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < game.seats[1]:
        raise TutorialError(f"seat: expected a whole number from 0 to {game.seats[1] - 1}, not {seat!r}")
    lessons = [
        read_lesson(game, f"lesson {number}", each) for number, each in enumerate(tables(document, "lessons"), 1)
    ]
    names = [lesson.name for lesson in lessons]
    if len(set(names)) < len(names):
        raise TutorialError("lessons: expected a name of its own for each")
    found = Tutorial(game, seat, tuple(lessons))
    for lesson in lessons:
        check(found, lesson)
    return found


def known(table: Mapping[str, object], where: str, *names: str) -> None:
    for name in table:
        if name not in names:
            raise TutorialError(f"{where}: unknown {name!r}; known are {', '.join(names)}")


def tables(table: Mapping[str, object], name: str, where: str = "") -> list[Mapping[str, object]]:
    value = table.get(name)
    if not isinstance(value, list) or not value or not all(isinstance(item, dict) for item in value):
        raise TutorialError(f"{where}{name}: expected at least one [[…]] of it")
    return value


def strings(table: Mapping[str, object], name: str, where: str) -> list[str]:
    value = table.get(name, [])
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise TutorialError(f"{where}, {name}: expected a list of texts, not {value!r}")
    return value


def read_name(value: object, where: str) -> str:
    if not isinstance(value, str) or not NAME.fullmatch(value):
        raise TutorialError(f"{where}: expected a name of small letters, not {value!r}")
    return value


def read_lesson(game: Game, where: str, table: Mapping[str, object]) -> Lesson:
    known(table, where, "name", "position", "tasks")
    name = read_name(table.get("name"), f"{where}, name")
    where = f"lesson {name}"
    tasks = tables(table, "tasks", f"{where}, ")
    if len(tasks) > MOST_TASKS:
        raise TutorialError(f"{where}: expected at most {MOST_TASKS} tasks, not {len(tasks)}")
    read = [read_task(game, f"{where}, task {number}", task) for number, task in enumerate(tasks, 1)]
    return Lesson(name, cast(Json, table.get("position")), tuple(read))


def read_task(game: Game, where: str, table: Mapping[str, object]) -> Task:
    known(table, where, "show", "wanted", "unwanted", "replies")
    show = read_action(game, f"{where}, show", table.get("show"))
    wanted = strings(table, "wanted", where) or [game.grammar.to_text(show)]
    unwanted = table.get("unwanted", {})
    if not isinstance(unwanted, dict):
        raise TutorialError(f"{where}, unwanted: expected patterns with the names of texts, not {unwanted!r}")
    answers = [(pattern, read_name(name, f"{where}, unwanted")) for pattern, name in unwanted.items()]
    replies = [read_action(game, f"{where}, replies", text) for text in strings(table, "replies", where)]
    return Task(show, tuple(wanted), tuple(answers), tuple(replies))


def read_action(game: Game, where: str, value: object) -> int:
    if not isinstance(value, str):
        raise TutorialError(f"{where}: expected an action in notation, not {value!r}")
    try:
        return game.grammar.from_text(value)
    except ActionError as error:
        raise TutorialError(f"{where}: {error}") from error


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
