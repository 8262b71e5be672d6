"""What a command says when a package is missing that nothing else needs."""

from vervet.cli.failure import Failure
from vervet.cli.terminal import Terminal
from vervet.extras import how_to_get


def lacking(terminal: Terminal, words: str, error: ModuleNotFoundError, extra: str) -> Failure:
    """Which package, and how to get those of the extra that brings it."""
    return Failure(terminal.words(words, package=str(error.name), how=how_to_get(extra)))
