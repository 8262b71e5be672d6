"""Completion offers the next word of what is legal."""

from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from vervet.cli.table.completion import TableCompleter, next_words

LINES = ["spawn d4", "bump d4 east 1", "bump d4 east 2", "bump d4 east 2, 1 worker", "bump e1 north 1", "help"]


def test_nothing_typed_offers_every_first_word_once() -> None:
    assert next_words("", LINES) == ["spawn ", "bump ", "help"]


def test_a_word_begun_is_finished() -> None:
    assert next_words("bu", LINES) == ["bump "]


def test_the_words_before_must_fit() -> None:
    assert next_words("bump d4 ", LINES) == ["east "]


def test_the_words_before_may_be_cut_short() -> None:
    assert next_words("b d4 e ", LINES) == ["1", "2", "2, "]


def test_lice_follow_the_comma() -> None:
    assert next_words("bump d4 east 2, ", LINES) == ["1 "]


def test_the_completer_replaces_the_word_at_the_cursor() -> None:
    completer = TableCompleter(lambda: LINES)
    (found,) = completer.get_completions(Document("bump d4 ea"), CompleteEvent())
    assert (found.text, found.start_position) == ("east ", -2)
