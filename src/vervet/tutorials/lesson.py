"""What a tutorial consists of: lessons, each a position and one task or more."""

from dataclasses import dataclass
from fnmatch import fnmatchcase

from vervet.core.game import Game
from vervet.core.json import Json

OTHER = "other"


@dataclass(frozen=True)
class Task:
    """One decision of the learner.

    `show` is an action that does it; `wanted` are patterns of the notation of all that do. `unwanted` leads from
    patterns of other legal actions to the text that answers them. `replies` are then made by whoever is asked.
    """

    show: int
    wanted: tuple[str, ...]
    unwanted: tuple[tuple[str, str], ...] = ()
    replies: tuple[int, ...] = ()

    def wants(self, text: str) -> bool:
        return any(fnmatchcase(text, pattern) for pattern in self.wanted)

    def answer(self, text: str) -> str:
        """The name of the text about a legal action that the task does not want."""
        return next((name for pattern, name in self.unwanted if fnmatchcase(text, pattern)), OTHER)

    def answers(self) -> list[str]:
        """The names of all such texts."""
        return [*dict.fromkeys([*(name for _, name in self.unwanted), OTHER])]


@dataclass(frozen=True)
class Lesson:
    """One idea: a position file to begin from, and what to do there."""

    name: str
    position: Json
    tasks: tuple[Task, ...]


@dataclass(frozen=True)
class Tutorial:
    """All lessons of a game, and the seat that the learner has in them."""

    game: Game
    seat: int
    lessons: tuple[Lesson, ...]

    def lesson(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.name == name), None)

    def title(self, lesson: Lesson) -> str:
        """The id of a lesson's title; its attribute `.done` is what the coach says at the end."""
        return f"tutorial-{self.game.name}-{lesson.name}"

    def words(self, lesson: Lesson, task: int) -> str:
        """The id of what the coach says before a task; its attributes answer unwanted actions."""
        return f"{self.title(lesson)}-{task + 1}"
