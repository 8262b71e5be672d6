"""A lesson being played: the engine says what is legal, the lesson what is wanted."""

from vervet.core.event import Event
from vervet.core.state import State
from vervet.core.step import Step, carry_out
from vervet.tutorials.lesson import Lesson, Task, Tutorial


class LessonDone(ValueError):
    """An action after the last task of a lesson."""


class Attempt:
    """The table of a lesson, and how far the learner has come."""

    def __init__(self, tutorial: Tutorial, lesson: Lesson) -> None:
        self.tutorial = tutorial
        self.lesson = lesson
        self.state: State = tutorial.game.load(lesson.position)
        self.steps: list[Step] = []
        self.number = 0

    @property
    def task(self) -> Task | None:
        """What is to be done now; None when the lesson is done."""
        return None if self.number == len(self.lesson.tasks) else self.lesson.tasks[self.number]

    @property
    def says(self) -> str:
        """The id of what the coach says now."""
        title = self.tutorial.title(self.lesson)
        return f"{title}.done" if self.task is None else self.tutorial.words(self.lesson, self.number)

    def act(self, action: int) -> str | None:
        """Do the task, or change nothing and return the id of the text that says what to try instead.

        Raises `IllegalAction` for what the rules refuse, and `LessonDone`.
        """
        task = self.task
        if task is None:
            raise LessonDone("the lesson is done")
        seat = self.tutorial.seat
        if action not in self.state.legal_actions(seat):
            self.state.refuse(seat, action)
        text = self.tutorial.game.grammar.to_text(action)
        if not task.wants(text):
            return f"{self.says}.{task.answer(text)}"
        self.make(seat, action)
        for reply in task.replies:
            self.make(self.replier(), reply)
        self.number += 1
        return None

    def replier(self) -> int:
        """Who replies: somebody else who is asked, even where the learner is asked at the same time."""
        asked = self.state.asked_seats()
        return next((seat for seat in asked if seat != self.tutorial.seat), int(self.state.actor()))

    def make(self, seat: int, action: int) -> None:
        self.steps.append(carry_out(self.state, seat, action))

    def trial(self, action: int) -> list[Event]:
        """What a legal action would do."""
        guess = self.state.copy()
        guess.listen()
        guess.execute(self.tutorial.seat, action)
        return guess.take_events()
