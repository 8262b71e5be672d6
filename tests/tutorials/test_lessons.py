"""Every lesson of every game can be done, and whatever else the learner may do is answered."""

from collections.abc import Iterator

import pytest

from vervet.catalog import game, games
from vervet.core.refusal import IllegalAction
from vervet.texts import Texts, languages
from vervet.tutorials.attempt import Attempt, LessonDone
from vervet.tutorials.lesson import Lesson, Tutorial
from vervet.tutorials.lesson_file import tutorial

TAUGHT = [taught for taught in map(tutorial, games().values()) if taught is not None]
LESSONS = [(taught, lesson) for taught in TAUGHT for lesson in taught.lessons]
LONGEST = 60

every_language = pytest.mark.parametrize("texts", [Texts(language) for language in languages()], ids=languages())
every_lesson = pytest.mark.parametrize(
    ("taught", "lesson"), LESSONS, ids=[f"{taught.game.name} {lesson.name}" for taught, lesson in LESSONS]
)


def itchy() -> Tutorial:
    taught = tutorial(game("itchy-monkey"))
    assert taught is not None
    return taught


def after() -> Tutorial:
    taught = tutorial(game("after-us"))
    assert taught is not None
    return taught


def cheeky() -> Tutorial:
    taught = tutorial(game("cheeky-monkeys"))
    assert taught is not None
    return taught


def attempt_at(name: str, taught: Tutorial | None = None) -> Attempt:
    taught = taught or itchy()
    lesson = taught.lesson(name)
    assert lesson is not None
    return Attempt(taught, lesson)


def kinds_shown(taught: Tutorial, *lessons: Lesson) -> list[str]:
    return [taught.game.grammar.kind(task.show).name for lesson in lessons for task in lesson.tasks]


def tables(taught: Tutorial, lesson: Lesson) -> Iterator[Attempt]:
    """The lesson before each of its tasks, along every way that it accepts."""
    open_ends: list[list[int]] = [[]]
    while open_ends:
        actions = open_ends.pop()
        attempt = Attempt(taught, lesson)
        for action in actions:
            assert attempt.act(action) is None
        if (task := attempt.task) is None:
            continue
        yield attempt
        for action in attempt.state.legal_actions(taught.seat):
            if task.wants(taught.game.grammar.to_text(action)):
                open_ends.append([*actions, action])


@every_lesson
def test_a_lesson_is_done_by_the_actions_that_it_shows(taught: Tutorial, lesson: Lesson) -> None:
    attempt = Attempt(taught, lesson)
    while (task := attempt.task) is not None:
        assert attempt.act(task.show) is None
    assert attempt.says == f"{taught.title(lesson)}.done"


@every_lesson
def test_every_way_that_a_lesson_accepts_leads_to_its_end(taught: Tutorial, lesson: Lesson) -> None:
    for attempt in tables(taught, lesson):
        while (task := attempt.task) is not None:
            assert attempt.act(task.show) is None


@every_lesson
def test_the_learner_is_asked_before_every_task(taught: Tutorial, lesson: Lesson) -> None:
    for attempt in tables(taught, lesson):
        assert attempt.state.asked_seats() == [taught.seat]


@every_language
@every_lesson
def test_every_task_has_words(taught: Tutorial, lesson: Lesson, texts: Texts) -> None:
    assert texts.say(taught.title(lesson)) and texts.say(f"{taught.title(lesson)}.done")
    for number in range(len(lesson.tasks)):
        words = texts.say(taught.words(lesson, number))
        assert 0 < len(words.split()) <= LONGEST


@every_language
@every_lesson
def test_every_legal_action_that_is_not_wanted_is_answered(taught: Tutorial, lesson: Lesson, texts: Texts) -> None:
    for attempt in tables(taught, lesson):
        task = attempt.task
        assert task is not None
        for action in attempt.state.legal_actions(taught.seat):
            if not task.wants(taught.game.grammar.to_text(action)):
                answer = attempt.act(action)
                assert answer is not None and texts.say(answer)


@every_lesson
def test_every_answer_of_a_task_can_be_heard(taught: Tutorial, lesson: Lesson) -> None:
    heard: dict[int, set[str]] = {}
    for attempt in tables(taught, lesson):
        task = attempt.task
        assert task is not None
        notations = map(taught.game.grammar.to_text, attempt.state.legal_actions(taught.seat))
        heard.setdefault(attempt.number, set()).update(task.answer(text) for text in notations if not task.wants(text))
    for number, task in enumerate(lesson.tasks):
        assert {name for _, name in task.unwanted} <= heard[number]


def test_itchy_monkey_teaches_all_that_a_first_game_needs() -> None:
    shown = kinds_shown(itchy(), *itchy().lessons)
    assert {"place", "spawn", "jump", "bump", "nitpick", "exchange"} <= set(shown)
    assert 8 <= len(itchy().lessons) <= 12


def test_itchy_monkey_is_taught_on_the_board_for_two() -> None:
    for lesson in itchy().lessons:
        view = Attempt(itchy(), lesson).state.view(0)
        assert isinstance(view, dict) and view["size"] == 7


def test_after_us_teaches_all_that_a_first_game_needs() -> None:
    shown = kinds_shown(after(), *after().lessons)
    assert {"arrange", "activate", "skip", "token", "recruit", "copy", "remove", "computer", "done"} <= set(shown)
    assert 8 <= len(after().lessons) <= 12


def test_after_us_teaches_one_whole_round() -> None:
    attempt = attempt_at("round", after())
    assert kinds_shown(after(), attempt.lesson) == [
        "arrange",
        *["activate"] * 6,
        "skip",
        "done",
        "token",
        "recruit",
        "done",
    ]
    while (task := attempt.task) is not None:
        attempt.act(task.show)
    view = attempt.state.view(0)
    assert isinstance(view, dict) and view["round"] == 2
    players = view["players"]
    assert isinstance(players, list) and isinstance(players[0], dict)
    assert 102 in players[0]["line"], "the recruit is drawn"


def test_a_reply_is_made_by_the_opponent_where_both_are_asked() -> None:
    attempt = attempt_at("recruit", after())
    assert attempt.act(after().game.grammar.from_text("token mandrill")) is None
    assert [step.seat for step in attempt.steps] == [0, 1]


def test_cheeky_monkeys_teaches_explosions_answers_and_the_queue() -> None:
    shown = kinds_shown(cheeky(), *cheeky().lessons)
    quick = {"noway", "ground", "close", "escape"}
    assert quick | {"exchange", "check", "misfortune", "break", "pass", "done", "give", "gift"} <= set(shown)
    assert 8 <= len(cheeky().lessons) <= 12


def test_cheeky_monkeys_shows_a_deep_queue_that_is_worked_off() -> None:
    attempt = attempt_at("queue", cheeky())
    view = attempt.state.view(0)
    assert isinstance(view, dict) and isinstance(view["queue"], list) and len(view["queue"]) == 2
    while (task := attempt.task) is not None:
        attempt.act(task.show)
    view = attempt.state.view(0)
    assert isinstance(view, dict) and view["queue"] == []


def test_nobody_learns_what_pepper_answers_in_secret() -> None:
    attempt = attempt_at("twice", cheeky())
    attempt.act(cheeky().game.grammar.from_text("misfortune"))
    assert [(step.seat, step.witnesses & 1) for step in attempt.steps] == [(0, 1), (1, 0)]
    assert attempt.steps[1].events == []


TAUGHT_TO_WIN = pytest.mark.parametrize(
    "taught", [itchy(), after(), cheeky()], ids=["itchy-monkey", "after-us", "cheeky-monkeys"]
)


@TAUGHT_TO_WIN
def test_the_lessons_end_with_a_win_of_the_learner(taught: Tutorial) -> None:
    attempt = Attempt(taught, taught.lessons[-1])
    while (task := attempt.task) is not None:
        attempt.act(task.show)
    outcome = attempt.state.outcome()
    assert outcome is not None and outcome.winners == (0,)


def test_an_unwanted_action_changes_nothing() -> None:
    attempt = attempt_at("colony")
    before = int(attempt.state.hash())
    assert attempt.act(itchy().game.grammar.from_text("spawn b6")) == "tutorial-itchy-monkey-colony-1.other"
    assert int(attempt.state.hash()) == before
    assert attempt.steps == [] and attempt.number == 0


def test_an_illegal_action_is_refused_by_the_rules() -> None:
    attempt = attempt_at("nitpick")
    with pytest.raises(IllegalAction) as refused:
        attempt.act(itchy().game.grammar.from_text("nitpick b6"))
    assert (refused.value.refusal.rule, refused.value.refusal.reason) == ("IM-29", "itchy-nitpick-too-few")


def test_others_reply_at_once() -> None:
    attempt = attempt_at("begin")
    attempt.act(itchy().game.grammar.from_text("place a2"))
    assert [step.seat for step in attempt.steps] == [0, 1, 1]


def test_after_the_last_task_nothing_more_can_be_done() -> None:
    attempt = attempt_at("colony")
    action = itchy().game.grammar.from_text("spawn d4")
    attempt.act(action)
    with pytest.raises(LessonDone):
        attempt.act(action)


def test_a_trial_tells_what_would_happen_and_changes_nothing() -> None:
    attempt = attempt_at("attack")
    before = int(attempt.state.hash())
    events = attempt.trial(itchy().game.grammar.from_text("jump d4 east queen"))
    assert [event.name for event in events] == ["jump", "fight", "turn"]
    assert int(attempt.state.hash()) == before
