"""A box as a file, `components.toml`, ready to be read; what is in it, each game knows by itself."""

import re
import tomllib

from vervet.core.document import ComponentError, Reader
from vervet.core.excerpt import shortened
from vervet.core.lines import Lines


def open_box(text: str) -> Reader:
    """The reader of a box; raises `ComponentError` where the text is no TOML at all."""
    try:
        document: dict[str, object] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # a number may be too long for Python, a list too deep
        raise ComponentError(not_toml(str(error), text.count("\n") + 1)) from None
    return Reader(document, ComponentError, "box", lines=Lines(text))


def not_toml(error: str, lines: int) -> str:
    """The parser's words, with the line in front as in all errors about boxes."""
    found = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", error)
    if found is None:
        return f"not a TOML file: {shortened(error)}"
    return f"line {found[1] or lines}: not a TOML file: {shortened(error[: found.start()])}{found[0]}"
