"""A file of lessons that cannot be taught is refused, saying where and why."""

import pytest

from vervet.catalog import game
from vervet.tutorials.lesson_file import TutorialError, read_tutorial

POSITION = 'position = { board = [". .", "G0:2w L"], phase = "spawn" }'
LESSON = f"""
[[lessons]]
name = "one"
{POSITION}
[[lessons.tasks]]
show = "spawn a1"
"""


def complaint(text: str) -> str:
    with pytest.raises(TutorialError) as error:
        read_tutorial(game("itchy-monkey"), text)
    return str(error.value)


def test_a_small_tutorial_is_read() -> None:
    taught = read_tutorial(game("itchy-monkey"), LESSON)
    (task,) = taught.lessons[0].tasks
    assert task.wanted == ("spawn a1",)
    assert task.answers() == ["other"]


def test_a_file_that_is_not_toml_is_refused() -> None:
    assert "not a TOML file" in complaint("= 1")


def test_a_tutorial_without_lessons_is_refused() -> None:
    assert complaint("seat = 0") == "lessons: expected at least one"


@pytest.mark.parametrize("seat", ["4", "-1", "true", '"0"'])
def test_a_seat_that_the_game_does_not_have_is_refused(seat: str) -> None:
    assert complaint(f"seat = {seat}\n{LESSON}").startswith("line 1: seat: expected a whole number from 0 to 3")


def test_an_unknown_word_is_refused_with_those_that_are_known() -> None:
    assert complaint(LESSON + 'shown = "spawn a1"') == (
        "line 7: lesson one, tasks, task 1: unknown 'shown'; known are show, wanted, unwanted, replies"
    )


def test_a_lesson_needs_a_name_of_its_own() -> None:
    assert "small letters" in complaint(LESSON.replace('"one"', '"One lesson"'))
    assert "a different name" in complaint(LESSON + LESSON)


def test_a_bad_position_is_refused() -> None:
    assert complaint(LESSON.replace("G0:2w", "X0:2w")).startswith("lesson one, position: board, row 2")


def test_a_lesson_without_a_position_is_refused() -> None:
    assert complaint(LESSON.replace(POSITION, "")) == "lesson one, position: position: expected an object, not None"


def test_what_is_shown_must_be_an_action() -> None:
    assert complaint(LESSON.replace("spawn a1", "sprout a1")).startswith("line 6: lesson one, tasks, task 1, show: ")
    assert "expected an action in notation" in complaint(LESSON.replace('"spawn a1"', "7"))


def test_what_is_shown_must_be_legal() -> None:
    complained = complaint(LESSON.replace("spawn a1", "spawn b1"))
    assert complained.startswith("lesson one, task 1: 'spawn b1' or a reply is not legal: ")
    assert complained.endswith("(IM-20)")


def test_what_is_shown_must_be_wanted() -> None:
    assert complaint(LESSON + 'wanted = ["jump *"]') == "lesson one, task 1: 'spawn a1' is shown, but not wanted"


def test_a_reply_must_be_legal() -> None:
    assert "or a reply is not legal" in complaint(LESSON + 'replies = ["spawn b1"]')


def test_answers_are_patterns_with_names() -> None:
    assert "unwanted: expected a table, not 3" in complaint(LESSON + "unwanted = 3")
    assert "small letters" in complaint(LESSON + 'unwanted = { "jump *" = "No way" }')


def test_lists_hold_texts() -> None:
    assert "wanted: expected a list of texts" in complaint(LESSON + "wanted = [1]")
