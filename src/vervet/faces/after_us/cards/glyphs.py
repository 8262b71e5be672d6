"""The drawings that cards are made of, from the one file that the browser uses too."""

import re
from functools import cache
from importlib.resources import files


@cache
def glyphs() -> dict[str, str]:
    """Every drawing, as a symbol element, by its name."""
    text = files(__package__).joinpath("glyphs.svg").read_text(encoding="utf-8")
    found = re.finditer(r'<symbol id="glyph-([a-z-]+)".*?</symbol>', text, re.DOTALL)
    return {symbol.group(1): symbol.group() for symbol in found}
