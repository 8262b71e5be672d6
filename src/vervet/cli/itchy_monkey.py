"""Itchy Monkey drawn in the terminal, from its view alone; words and marks say all that colours say."""

from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vervet.cli.front import COLOURS, MARKS, Front
from vervet.core.json import Json
from vervet.games.itchy_monkey.board import SPECIES
from vervet.games.itchy_monkey.view import ItchyView, MonkeyView, PlayerView
from vervet.texts import Texts

FILES = "abcdefgh"
WIDTH = 8
BARE = "grey62"
LINES = "grey42"


class ItchyFront(Front):
    """Board, players, and what is asked."""

    prefix = "itchy"

    def draw(self, view: Json, names: list[str], texts: Texts, low: bool = False) -> RenderableType:
        table = cast(ItchyView, view)
        return Group(
            headline(table, names, texts),
            low_board(table, texts) if low else board(table, texts),
            players(table, names, texts),
            legend(texts, low),
        )

    def prompt(self, view: Json, texts: Texts) -> str:
        return texts.say(f"itchy-phase-{cast(ItchyView, view)['phase']}.prompt")


def headline(view: ItchyView, names: list[str], texts: Texts) -> Text:
    phase = texts.say(f"itchy-phase-{view['phase']}")
    if view["phase"] == "over":
        return Text(phase, style="bold")
    round_text = texts.say("terminal-itchy-round", round=view["round"], rounds=view["rounds"])
    active = view["active"]
    return Text.assemble(
        (f"{round_text} · {phase} · ", "bold"), (f"{MARKS[active]} {names[active]}", f"bold {COLOURS[active]}")
    )


def board(view: ItchyView, texts: Texts) -> Text:
    """Two lines for each rank: who stands there, and whose lice are on it."""
    drawn = files(view)
    for rank, row in ranks(view):
        drawn.append_text(line(f"{rank:>2} ", [upper(monkey, texts) for monkey in row], f" {rank}"))
        drawn.append_text(line("   ", [lower(monkey) for monkey in row], ""))
    return drawn.append_text(files(view))


def low_board(view: ItchyView, texts: Texts) -> Text:
    """One line for each rank, the species by its first letter: `G●5w1q*`."""
    drawn = files(view)
    for rank, row in ranks(view):
        drawn.append_text(line(f"{rank:>2} ", [narrow(monkey, texts) for monkey in row], f" {rank}"))
    return drawn


def files(view: ItchyView) -> Text:
    return Text("   " + "".join(f" {FILES[file]:^{WIDTH}}" for file in range(view["size"])) + "\n", style=LINES)


def ranks(view: ItchyView) -> list[tuple[int, list[MonkeyView | None]]]:
    """Number and monkeys of each rank, from the top."""
    size = view["size"]
    monkeys = {monkey["cell"]: monkey for monkey in view["monkeys"]}
    return [(rank, [monkeys.get(f"{file}{rank}") for file in FILES[:size]]) for rank in range(size, 0, -1)]


def line(before: str, cells: list[Text], behind: str) -> Text:
    bar = Text("│", style=LINES)
    return Text.assemble((before, LINES), bar, bar.join(cells), bar, (behind, LINES), "\n")


def upper(monkey: MonkeyView | None, texts: Texts) -> Text:
    """The species, bright where somebody's lice are on it."""
    if monkey is None:
        return Text(f"{'·':^{WIDTH}}", style=LINES)
    name = texts.say(f"itchy-species-{monkey['species']}.short")
    owner = monkey["owner"]
    return Text(f"{name:<{WIDTH}}", style=BARE if owner is None else f"bold {COLOURS[owner]}")


def lower(monkey: MonkeyView | None) -> Text:
    """Mark of the owner, workers and queens, and a star for a colony: `●3w1q *`."""
    if monkey is None or monkey["owner"] is None:
        return Text(" " * WIDTH)
    return Text(f"{lice(monkey):<{WIDTH - 1}}{star(monkey)}", style=f"bold {COLOURS[monkey['owner']]}")


def narrow(monkey: MonkeyView | None, texts: Texts) -> Text:
    """Species and lice in one."""
    if monkey is None:
        return upper(None, texts)
    letter = texts.say(f"itchy-species-{monkey['species']}.short")[0].upper()
    owner = monkey["owner"]
    if owner is None:
        return Text(f"{letter:<{WIDTH}}", style=BARE)
    return Text(f"{letter + lice(monkey) + star(monkey):<{WIDTH}}", style=f"bold {COLOURS[owner]}")


def lice(monkey: MonkeyView) -> str:
    mark = "" if monkey["owner"] is None else MARKS[monkey["owner"]]
    workers = f"{monkey['workers']}w" if monkey["workers"] else ""
    queens = f"{monkey['queens']}q" if monkey["queens"] else ""
    return mark + workers + queens


def star(monkey: MonkeyView) -> str:
    return "*" if monkey["colony"] else " "


def players(view: ItchyView, names: list[str], texts: Texts) -> Table:
    """Each player's supply, and how far each of the three wins is."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=BARE)
    table.add_column("")
    table.add_column(texts.say("terminal-itchy-supply"))
    for goal in ("gorillas", "species", "kinds"):
        table.add_column(texts.say(f"itchy-goal-{goal}"))
    for player in view["players"]:
        table.add_row(*player_row(view, player, names, texts))
    return table


def player_row(view: ItchyView, player: PlayerView, names: list[str], texts: Texts) -> list[Text]:
    seat = player["seat"]
    acting = (view["active"] == seat and view["phase"] != "over") or view["winner"] == seat
    style = f"{'bold ' if acting else ''}{COLOURS[seat]}"
    cells = [f"{'>' if acting else ' '} {MARKS[seat]} {names[seat]}", f"{player['workers']}w {player['queens']}q"]
    for goal in player["goals"]:
        species = goal["species"] if goal["have"] and goal["goal"] != "gorillas" else []
        shown = ", ".join(texts.say(f"itchy-species-{name}.short") for name in species)
        cells.append(f"{goal['have']}/{goal['need']}" + (f" {shown}" if shown else ""))
    return [Text(cell, style=style) for cell in cells]


def legend(texts: Texts, low: bool) -> Text:
    names = [texts.say(f"itchy-species-{name}.short") for name in SPECIES[1:]] if low else []
    letters = [f"{name[0].upper()} {name}" for name in names]
    return Text(" · ".join([*letters, texts.say("terminal-itchy-legend")]), style=BARE)
