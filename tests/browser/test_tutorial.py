"""The lessons of Itchy Monkey in the browser: by mouse, by keyboard, by touch, in both languages, accessible to all."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.audit import Audit, everywhere
from tests.browser.chromium import AXE
from tests.browser.hand import Mouse, goal
from tests.browser.keys import Keyboard
from tests.browser.visitor import LOST, PHONE, Visitor
from tests.browser.written import Move
from vervet import catalog
from vervet.tutorials.attempt import Attempt
from vervet.tutorials.lesson import Lesson, Tutorial
from vervet.tutorials.lesson_file import tutorial

pytestmark = pytest.mark.browser

HERE = "/learn/itchy-monkey"
both_languages = pytest.mark.parametrize("language", ["en", "fr"])


def taught() -> Tutorial:
    found = tutorial(catalog.games()["itchy-monkey"])
    assert found is not None
    return found


def move_of(attempt: Attempt, text: str) -> Move:
    """An action of the learner, with its effects, in the form the hands of these tests use."""
    grammar = attempt.tutorial.game.grammar
    action = grammar.from_text(text)
    view = attempt.state.view(0)
    assert isinstance(view, dict)
    events = [dict(event.to_json()) for event in attempt.trial(action)]
    return Move(0, text, dict(grammar.to_json(action)), str(view["phase"]), events)


def moves_of(lesson: Lesson) -> Iterator[Move]:
    """What the lesson shows, one task after another."""
    attempt = Attempt(taught(), lesson)
    while (task := attempt.task) is not None:
        yield move_of(attempt, taught().game.grammar.to_text(task.show))
        attempt.act(task.show)


class Pupil(Mouse):
    """A mouse for the lessons, where a monkey with nothing but an exchange is ready at once."""

    def begin(self, move: Move) -> None:
        self.visitor.cell(str(move.action["cell"])).click()


def see_lesson(visitor: Visitor, number: int) -> Lesson:
    """The coach names the lesson and says what to do."""
    lesson = taught().lessons[number]
    coach = visitor.part("coach")
    expect(coach.get_by_role("heading", level=2)).to_have_text(visitor.say(taught().title(lesson)))
    expect(coach).to_contain_text(visitor.say("web-learn-lesson", number=number + 1, count=len(taught().lessons)))
    expect(coach).to_contain_text(visitor.say(taught().words(lesson, 0)))
    return lesson


def see_task(visitor: Visitor, lesson: Lesson, at: int) -> None:
    """The coach has come to this task, and so has the table: what is chosen now is not swept away."""
    expect(visitor.part("coach")).to_contain_text(visitor.say(taught().words(lesson, at)))


def see_done(visitor: Visitor, lesson: Lesson) -> None:
    expect(visitor.part("coach")).to_contain_text(visitor.say(f"{taught().title(lesson)}.done"))
    expect(visitor.part("next")).to_be_visible()


def go_to(visitor: Visitor, name: str) -> Lesson:
    """Open a lesson as somebody who has come this far before."""
    names = [lesson.name for lesson in taught().lessons]
    visitor.remember("vervet.lessons", {"itchy-monkey": {"at": name, "done": names[: names.index(name)]}})
    visitor.go(HERE)
    return see_lesson(visitor, names.index(name))


def test_all_lessons_are_done_by_mouse_and_lead_to_a_first_game(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go()
    visitor.page.get_by_role("link", name=visitor.say("web-learn")).click()
    for number in range(len(taught().lessons)):
        lesson = see_lesson(visitor, number)
        for at, move in enumerate(moves_of(lesson)):
            see_task(visitor, lesson, at)
            Pupil(visitor).make(move)
        see_done(visitor, lesson)
        visitor.part("next").click()
    expect(visitor.part("finish")).to_contain_text(visitor.say("web-learn-over"))
    visitor.button("web-learn-first-game").click()
    expect(visitor.board).to_be_visible()
    expect(visitor.part("seat-1")).to_contain_text(visitor.say("web-bot-random"))


def test_all_lessons_are_done_by_keyboard_alone_in_french(visit: Callable[..., Visitor]) -> None:
    visitor = visit(language="fr")
    visitor.go()
    keyboard = Keyboard(visitor)
    learn = visitor.page.get_by_role("link", name=visitor.say("web-learn"))
    expect(learn).to_be_visible()
    keyboard.tab_to(learn)
    keyboard.press("Enter")
    for number in range(len(taught().lessons)):
        lesson = see_lesson(visitor, number)
        for at, move in enumerate(moves_of(lesson)):
            see_task(visitor, lesson, at)
            keyboard.make(move)
        see_done(visitor, lesson)
        expect(visitor.part("next")).to_be_focused()
        keyboard.press("Enter")
    expect(visitor.part("finish")).to_be_visible()
    keyboard.tab_to(visitor.button("web-learn-first-game"))
    keyboard.press("Enter")
    expect(visitor.board).to_be_visible()


def test_keyboard_users_continue_at_the_board_of_the_next_lesson(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go(HERE)
    keyboard = Keyboard(visitor)
    see_lesson(visitor, 0)
    keyboard.tab_to(visitor.button("web-learn-skip"))
    keyboard.press("Enter")
    see_lesson(visitor, 1)
    expect(visitor.board.locator(":focus")).to_have_count(1)


@both_languages
def test_a_legal_move_that_is_not_wanted_is_explained_and_not_made(
    visit: Callable[..., Visitor], language: str
) -> None:
    visitor = visit(language=language)
    lesson = go_to(visitor, "attack")
    before = visitor.look(cell='[data-cell="e4"]')["cell"][0]["aria-label"]
    Pupil(visitor).make(move_of(Attempt(taught(), lesson), "jump d4 east worker"))
    answer = visitor.say("tutorial-itchy-monkey-attack-1.even")
    expect(visitor.part("astray")).to_have_text(answer)
    expect(visitor.part("announcements")).to_contain_text(answer)
    expect(visitor.cell("e4")).to_have_attribute("aria-label", before)
    Pupil(visitor).make(next(moves_of(lesson)))
    see_done(visitor, lesson)


@both_languages
def test_a_move_against_the_rules_says_which_rule(visit: Callable[..., Visitor], language: str) -> None:
    visitor = visit(language=language)
    go_to(visitor, "nitpick")
    visitor.cell("b6").click()
    refusal = visitor.say("itchy-nitpick-too-few", cell="b6", workers=4, needed=5)
    expect(visitor.part("refusal")).to_contain_text(refusal)
    visitor.part("refusal").get_by_role("button").click()
    expect(visitor.page.get_by_role("dialog")).to_contain_text(visitor.say("rule-IM-29.title"))


def test_the_coach_shows_the_move_by_button_and_by_key(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    lesson = go_to(visitor, "cross")
    visitor.button("web-learn-hint").click()
    expect(visitor.part("coach")).to_contain_text(visitor.say("web-learn-hint-shown"))
    expect(visitor.primary).to_have_text(visitor.say("web-itchy-do", action="Bump", cell="e3", travel="yes"))
    expect(visitor.called("spinbutton", "web-itchy-party-workers")).to_have_attribute("aria-valuenow", "4")
    visitor.button("web-cancel").click()
    visitor.cell("b3").focus()
    visitor.page.keyboard.press("h")
    expect(visitor.primary).to_have_attribute("aria-disabled", "false")
    visitor.primary.click()
    see_done(visitor, lesson)


def test_the_lessons_go_on_where_they_were_left(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go(HERE)
    for number in range(2):
        lesson = see_lesson(visitor, number)
        for at, move in enumerate(moves_of(lesson)):
            see_task(visitor, lesson, at)
            Pupil(visitor).make(move)
        see_done(visitor, lesson)
        visitor.part("next").click()
    see_lesson(visitor, 2)
    visitor.page.reload()
    see_lesson(visitor, 2)


def test_one_can_go_back_skip_and_repeat_a_lesson(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go(HERE)
    lesson = see_lesson(visitor, 0)
    expect(visitor.button("web-learn-back")).to_have_count(0)
    visitor.button("web-learn-skip").click()
    see_lesson(visitor, 1)
    visitor.button("web-learn-back").click()
    see_lesson(visitor, 0)
    Pupil(visitor).make(next(moves_of(lesson)))
    see_done(visitor, lesson)
    visitor.button("web-learn-again").click()
    see_lesson(visitor, 0)
    Pupil(visitor).make(next(moves_of(lesson)))
    see_done(visitor, lesson)


def test_screen_readers_hear_the_lesson_and_its_end(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    lesson = go_to(visitor, "queen")
    announcements = visitor.part("announcements")
    expect(announcements).to_contain_text(visitor.say("tutorial-itchy-monkey-queen"))
    expect(announcements).to_contain_text(visitor.say("tutorial-itchy-monkey-queen-1"))
    Pupil(visitor).make(next(moves_of(lesson)))
    expect(announcements).to_contain_text(visitor.say("tutorial-itchy-monkey-queen.done"))


def test_the_language_is_switched_in_the_middle_of_a_lesson(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    go_to(visitor, "win")
    french = visit(language="fr")
    visitor.page.get_by_role("button", name=french.say("language-name"), exact=True).click()
    visitor.texts = french.texts
    lesson = see_lesson(visitor, len(taught().lessons) - 1)
    visitor.hears("d3", visitor.say("player-you"))
    for at, move in enumerate(moves_of(lesson)):
        see_task(visitor, lesson, at)
        Pupil(visitor).make(move)
    see_done(visitor, lesson)


def test_a_server_that_does_not_answer_is_reported_and_tried_again(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.forgive(LOST)
    visitor.page.route("**/api/tutorials/**", lambda route: route.abort())
    visitor.page.goto(visitor.address + HERE)
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.say("web-problem-no-answer"))
    visitor.page.unroute("**/api/tutorials/**")
    visitor.button("web-try-again").click()
    see_lesson(visitor, 0)


def test_a_game_without_lessons_says_so(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go("/learn/chess")
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.say("web-problem-unknown-lesson"))


def test_on_a_phone_board_and_actions_stay_in_view_while_one_plays(visit: Callable[..., Visitor]) -> None:
    visitor = visit(size=PHONE, calm=True)
    lesson = go_to(visitor, "cross")
    (move,) = moves_of(lesson)
    visitor.cell(str(move.action["cell"])).tap()
    visitor.cell(goal(move)).tap()
    expect(visitor.called("spinbutton", "web-itchy-party-workers")).to_be_visible()
    for thing in (visitor.primary, visitor.cell("a7"), visitor.cell("g1")):
        expect(thing).to_be_in_viewport(ratio=0.9)
    visitor.button("web-itchy-party-all").tap()
    expect(visitor.primary).to_have_attribute("aria-disabled", "false")
    visitor.primary.tap()
    see_done(visitor, lesson)
    expect(visitor.part("coach").get_by_role("heading", level=2)).to_be_in_viewport()


@everywhere
def test_the_lessons_are_accessible(visit: Callable[..., Visitor], language: str, size: tuple[int, int]) -> None:
    audit = Audit(visit(language=language, size=size, calm=True, scripts=[AXE]))
    visitor = audit.visitor
    visitor.go(HERE)
    for number in range(len(taught().lessons)):
        lesson = see_lesson(visitor, number)
        audit.look(lesson.name)
        for at in range(len(lesson.tasks)):
            see_task(visitor, lesson, at)
            visitor.button("web-learn-hint").click()
            expect(visitor.primary).to_have_attribute("aria-disabled", "false")
            visitor.primary.click()
        see_done(visitor, lesson)
        visitor.part("next").click()
    expect(visitor.button("web-learn-first-game")).to_be_visible()
    audit.look("the end")
    visitor.button("web-learn-from-start").click()
    lesson = see_lesson(visitor, 0)
    visitor.cell("b6").click()
    visitor.primary.click()
    expect(visitor.part("astray")).to_be_visible()
    audit.look("astray")
    visitor.button("web-learn-hint").click()
    audit.look("a move shown")
    visitor.primary.click()
    see_done(visitor, lesson)
    audit.look("done")
    assert audit.found == [], audit.report()
