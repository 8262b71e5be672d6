"""The board of Itchy Monkey as lines of cells, for every mode; words and marks say all that colours say."""

from collections.abc import Mapping
from typing import TypeVar

from rich.text import Text

from vervet.faces.front import COLOURS, MARKS
from vervet.games.itchy_monkey.box.board import SPECIES
from vervet.games.itchy_monkey.knowledge.clan_view import ClanView
from vervet.games.itchy_monkey.knowledge.view import ItchyView
from vervet.texts import Texts

FILES = "abcdefgh"
WIDTH = 8
BARE = "grey62"
LINES = "grey42"

Monkey = TypeVar("Monkey")


def headline(view: ItchyView | ClanView, phase: str, names: list[str], texts: Texts) -> Text:
    """The round, the phase by the name of its text, and whose turn it is."""
    words = texts.say(phase)
    if view["phase"] == "over":
        return Text(words, style="bold")
    round_text = texts.say("terminal-itchy-round", round=view["round"], rounds=view["rounds"])
    active = view["active"]
    return Text.assemble(
        (f"{round_text} · {words} · ", "bold"), (f"{MARKS[active]} {names[active]}", f"bold {COLOURS[active]}")
    )


def ranks(size: int, monkeys: Mapping[str, Monkey]) -> list[tuple[int, list[Monkey | None]]]:
    """Number and monkeys of each rank, from the top; the monkeys are given by their spaces."""
    return [(rank, [monkeys.get(f"{file}{rank}") for file in FILES[:size]]) for rank in range(size, 0, -1)]


def files(size: int) -> Text:
    return Text("   " + "".join(f" {file:^{WIDTH}}" for file in FILES[:size]) + "\n", style=LINES)


def line(rank: int | None, cells: list[Text]) -> Text:
    """One line of a rank, with its number at both ends if it is the first."""
    bar = Text("│", style=LINES)
    before, behind = ("   ", "") if rank is None else (f"{rank:>2} ", f" {rank}")
    return Text.assemble((before, LINES), bar, bar.join(cells), bar, (behind, LINES), "\n")


def cell(words: str, style: str = "") -> Text:
    return Text(f"{words:<{WIDTH}}", style=style)


def free() -> Text:
    return Text(f"{'·':^{WIDTH}}", style=LINES)


def short(species: str, texts: Texts) -> str:
    return texts.say(f"itchy-species-{species}.short")


def letter(species: str, texts: Texts) -> str:
    return short(species, texts)[0].upper()


def letters(texts: Texts) -> list[str]:
    """What the letters of a low board stand for."""
    return [f"{letter(name, texts)} {short(name, texts)}" for name in SPECIES[1:]]
