"""Lessons at the terminal, with lines through a pipe."""

import pytest

from vervet.catalog import game
from vervet.texts import Texts
from vervet.tutorials.lesson_file import tutorial

from .terminal import Ran, Shell


def learn(shell: Shell, *lines: str, options: tuple[str, ...] = (), name: str = "itchy-monkey") -> Ran:
    return shell("learn", name, *options, typed="\n".join(lines) + "\n")


def solution(name: str) -> list[str]:
    """What is typed to do all lessons: every action, and Enter after each lesson."""
    taught = tutorial(game(name))
    assert taught is not None
    return [
        line
        for lesson in taught.lessons
        for line in [*(taught.game.grammar.to_text(task.show) for task in lesson.tasks), ""]
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["itchy-monkey", "after-us", "cheeky-monkeys"])
def test_all_lessons_are_done_at_the_terminal(shell: Shell, language: str, name: str) -> None:
    ran = learn(shell, *solution(name), options=("--language", language), name=name)
    texts = Texts(language)
    assert ran.code == 0
    for end in (texts.say(f"tutorial-{name}-win.done"), texts.say("terminal-learn-over", game=name)):
        assert " ".join(end.split()) in ran.said


def test_without_a_game_it_says_which_can_be_learnt(shell: Shell) -> None:
    ran = shell("learn")
    assert ran.code == 0
    assert "Which game would you like to learn?" in ran.said
    assert "vervet learn itchy-monkey (Itchy Monkey, 11 lessons)" in ran.said
    assert all(f"vervet learn {name} " in ran.said for name in ("after-us", "cheeky-monkeys"))


def test_a_lesson_begins_with_its_title_the_board_and_the_coach(shell: Shell) -> None:
    ran = learn(shell)
    assert "Lesson 1 of 11: Your first colony" in ran.said
    assert "●2w" in ran.out
    assert "The orange lice with the circle are yours." in ran.said


def test_an_unwanted_move_is_answered_and_not_made(shell: Shell) -> None:
    ran = learn(shell, "spawn b6", "board")
    assert "The lemur would have two workers then" in ran.said
    assert "You spawn" not in ran.said


def test_an_illegal_move_says_rule_and_reason(shell: Shell) -> None:
    assert "None of your lice are on f2. (IM-20)" in learn(shell, "spawn f2").said


def test_a_line_that_is_not_an_action_is_told_what_was_expected(shell: Shell) -> None:
    assert "“dance” isn’t an action." in learn(shell, "dance").said


def test_the_coach_shows_the_move(shell: Shell) -> None:
    assert "Type: spawn d4" in learn(shell, "show").said


def test_you_can_skip_go_back_and_begin_again(shell: Shell) -> None:
    ran = learn(shell, "next", "back", "spawn d4", "again")
    assert ran.said.count("Lesson 1 of 11") == 3
    assert ran.said.count("Lesson 2 of 11") == 1


def test_after_a_lesson_only_enter_leads_on(shell: Shell) -> None:
    ran = learn(shell, "spawn d4", "spawn d4", "show", "")
    assert ran.said.count("Press Enter for the next lesson") == 3
    assert "Lesson 2 of 11" in ran.said


def test_you_can_begin_with_any_lesson(shell: Shell) -> None:
    assert "Lesson 4 of 11: Jump" in learn(shell, options=("--lesson", "4")).said


def test_a_lesson_that_does_not_exist_is_refused(shell: Shell) -> None:
    ran = learn(shell, options=("--lesson", "12"))
    assert ran.code == 2
    assert "Itchy Monkey has 11 lessons." in ran.errors


def test_help_lists_moves_and_commands(shell: Shell) -> None:
    ran = learn(shell, "help", "quit")
    assert "nitpick" in ran.out and "again" in ran.out
    assert "Until next time." in ran.said


def test_a_line_of_over_a_thousand_characters_is_refused(shell: Shell) -> None:
    assert "at most 1,000 are read" in learn(shell, "x" * 1001).said


def test_after_us_is_taught_with_its_own_words_and_notation(shell: Shell) -> None:
    ran = learn(shell, "skip", "act", "activate a1.2", name="after-us")
    assert "Moves are typed, such as “activate a1”." in ran.said
    assert "Lesson 1 of 12: Closed frames" in ran.said
    assert "Skipping gives the fruit away" in ran.said
    assert "A fruit and a grain." in ran.said


def test_cheeky_monkeys_is_taught_with_its_own_words_and_notation(shell: Shell) -> None:
    ran = learn(shell, "done", "br", "done", "done", name="cheeky-monkeys")
    assert "Moves are typed, such as “break”." in ran.said
    assert "Lesson 1 of 11: A turn" in ran.said
    assert "Play Banana Break first" in ran.said
    assert "You turn up an Enthusiastic Pyromaniac (pyromaniac1)." in ran.said
    assert "That was a turn" in ran.said
