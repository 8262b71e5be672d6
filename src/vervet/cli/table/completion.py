"""Completion of what is typed at the table, from the legal actions of the moment."""

from collections.abc import Callable, Iterable

from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document


def next_words(typed: str, lines: Iterable[str]) -> list[str]:
    """The words that can follow, in order, with a space after them where more must come.

    The typed words, cut short as the grammar allows, begin one of the lines.
    """
    words = typed.lower().replace(",", " ").split()
    last = words.pop() if words and not typed.endswith((" ", ",")) else ""
    at = len(words)
    found: dict[str, None] = {}
    for line in lines:
        parts = line.split()
        begun = all(part.startswith(word) for part, word in zip(parts, words, strict=False))
        if len(parts) > at and begun and parts[at].startswith(last):
            found[parts[at] + (" " if len(parts) > at + 1 else "")] = None
    return list(found)


class TableCompleter(Completer):
    """Offers the next word of every line that `lines` gives: commands, and the legal actions in notation."""

    def __init__(self, lines: Callable[[], Iterable[str]]) -> None:
        self.lines = lines

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        typed = document.text_before_cursor
        last = "" if typed.endswith((" ", ",")) else (typed.split() or [""])[-1]
        for word in next_words(typed, self.lines()):
            yield Completion(word, start_position=-len(last))
