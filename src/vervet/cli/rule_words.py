"""A rule in words, and the rule that somebody means."""

import re

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from vervet.cli.terminal import Terminal
from vervet.core.game import Game


def wanted_rule(game: Game, name: str) -> str | None:
    """The id that `IM-28`, `im28` or `28` stands for; of `CM-Q3` also `q3`."""
    digits, letters = parts(name)
    fitting = [rule for rule in game.rules if digits and parts(rule)[0] == digits]
    return next((rule for rule in fitting if letters in (parts(rule)[1], series(rule))), None)


def parts(name: str) -> tuple[str, str]:
    """The number of an id without zeros in front, and its letters: `28` and `IM`."""
    return re.sub(r"\D", "", name).lstrip("0"), re.sub(r"[^A-Z]", "", name.upper())


def series(rule: str) -> str:
    """What tells the rules of one game with the same number apart: nothing, or `Q` of `CM-Q3`."""
    return parts(rule.partition("-")[2])[1]


def rule_text(terminal: Terminal, rule: str) -> RenderableType:
    title = Text.assemble((rule, "bold cyan"), "  ", (terminal.words(f"rule-{rule}.title"), "bold"))
    return Group(title, Padding(Text(terminal.words(f"rule-{rule}")), (0, 0, 1, 2)))
