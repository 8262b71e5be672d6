"""Tutorials: by REST."""

from msgspec import Struct

from vervet.server.match.messages.tables import TableNow
from vervet.server.match.messages.words import Document


class TutorialInfo(Struct, frozen=True):
    """The lessons of a game, in their order; the title of one is the text `tutorial-GAME-NAME`."""

    game: str
    lessons: list[str]


class LessonRequest(Struct, frozen=True):
    """What the learner has done so far in a lesson, nothing to begin it: the server keeps none of it."""

    actions: list[Document] = []


class LessonAskRequest(Struct, frozen=True):
    """After these actions, what would this one do, or why is it not possible?"""

    action: Document
    actions: list[Document] = []


class LessonWeighRequest(Struct, frozen=True):
    """After these actions, what would each legal action of this kind do?"""

    kind: str
    actions: list[Document] = []


class LessonNow(Struct, frozen=True):
    """A lesson after some actions: the id of what the coach `says`, and an action to `show` (None when it is `done`).
    `astray` is the id of the text that answers the last action where that was legal but not what the lesson wants; then
    it has not been carried out."""

    lesson: str
    number: int
    tasks: int
    done: bool
    says: str
    astray: str | None
    show: Document | None
    table: TableNow
