"""The terminal as the commands see it: words in the player's language, on paper that may or may not have colour."""

import sys

from rich.console import Console, RenderableType
from rich.text import Text

from vervet.texts import Texts

# Lines that a board of two lines a rank needs, with players, prompt and a menu below it.
ROOMY = 38
MOST_CHARACTERS = 1000


class Terminal:
    """Where to print, and in which language. Nothing printed is read as markup, since players' words are in it."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.out = Console(markup=False, highlight=False, emoji=False)
        self.errors = Console(markup=False, highlight=False, emoji=False, stderr=True)

    def words(self, name: str, /, **args: int | float | str) -> str:
        """A text; what a user or a file supplied is cut short where it would fill the screen."""
        short = {key: shortened(value) if isinstance(value, str) else value for key, value in args.items()}
        return self.texts.fill(name, short)

    def say(self, name: str, /, style: str = "", **args: int | float | str) -> None:
        """Print a text."""
        self.show(Text(self.words(name, **args), style=style))

    def show(self, *things: RenderableType) -> None:
        for thing in things:
            self.out.print(thing)

    def complain(self, sentence: str, hint: str = "") -> None:
        """Say on the error stream what is wrong, and what would help."""
        self.errors.print(Text(sentence, style="bold red"))
        if hint:
            self.errors.print(Text(hint))

    @property
    def low(self) -> bool:
        """Whether there are too few lines for a roomy drawing."""
        return self.out.is_terminal and self.out.height < ROOMY

    @property
    def interactive(self) -> bool:
        """Whether a person sits at both ends."""
        return sys.stdin.isatty() and self.out.is_terminal


def shortened(value: str) -> str:
    return value if len(value) <= MOST_CHARACTERS else value[:MOST_CHARACTERS] + "…"
