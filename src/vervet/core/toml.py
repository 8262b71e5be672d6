"""Documents in TOML, boxes (`components.toml`) above all, ready to be read; others know what is in them."""

import re
import tomllib
from typing import Final

from vervet.core.document import ComponentError, DocumentError, Reader
from vervet.core.excerpt import shortened
from vervet.core.lines import Lines

# Python's parser takes time that grows with the square of a key's parts: one of 60,000 dots would keep it busy for half
# a minute, as many in keys of 512 for a quarter of a second. A line of ours has a hundred at most: boards' empty cells.
MOST_DOTS: Final = 512


def open_box(text: str) -> Reader:
    """The reader of a box; raises `ComponentError` where the text is no TOML at all."""
    return open_toml(text, ComponentError, "box")


def open_toml(text: str, kind: type[DocumentError], whole: str) -> Reader:
    """The reader of a document, with its own kind of error and a word for the whole of it."""
    try:
        document = parsed(text)
    except (ValueError, RecursionError) as error:  # a number may be too long for Python, a list too deep
        raise kind(not_toml(str(error), text.count("\n") + 1)) from None
    return Reader(document, kind, whole, lines=Lines(text))


def parsed(text: str) -> dict[str, object]:
    """What the text says, in a time that grows with its length; raises `ValueError` and `RecursionError`."""
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise ValueError(f"Expected at most {MOST_DOTS} dots in a line (at line {number}, column 1)")
    return tomllib.loads(text)


def not_toml(error: str, lines: int) -> str:
    """The parser's words, with the line in front as in all errors about such files."""
    found = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", error)
    if found is None:
        return f"not a TOML file: {shortened(error)}"
    return f"line {found[1] or lines}: not a TOML file: {shortened(error[: found.start()])}{found[0]}"
