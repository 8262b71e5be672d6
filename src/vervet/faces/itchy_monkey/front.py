"""Itchy Monkey drawn in the terminal, from its view alone."""

from collections.abc import Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.core.state import State
from vervet.faces.front import COLOURS, MARKS, Front
from vervet.faces.itchy_monkey.board import (
    BARE,
    WIDTH,
    cell,
    files,
    free,
    headline,
    letter,
    letters,
    line,
    ranks,
    short,
)
from vervet.faces.itchy_monkey.clan import clan_phase, draw_clan
from vervet.games.itchy_monkey.actions import GRAMMAR
from vervet.games.itchy_monkey.box.board import lice_word
from vervet.games.itchy_monkey.knowledge.clan_view import ClanView
from vervet.games.itchy_monkey.knowledge.view import ItchyView, MonkeyView, PlayerView
from vervet.games.itchy_monkey.rules.events import EVENTS
from vervet.texts import Texts

SEED = 1
# Which rule explains an ability.
ABILITY_RULES = {
    "gorilla": "IM-40",
    "baboon": "IM-42",
    "lemur": "IM-41",
    "capuchin": "IM-43",
    "howler": "IM-44",
    "tamarin": "IM-45",
}


class ItchyFront(Front):
    """Board, players, and what is asked."""

    prefix = "itchy"
    events = EVENTS
    commands = ("hint",)

    def draw(
        self, view: Json, names: list[str], texts: Texts, low: bool = False, seat: int | None = None
    ) -> RenderableType:
        assert isinstance(view, Mapping)
        if view["mode"] == "clan":
            return draw_clan(cast(ClanView, view), names, texts, low)
        table = cast(ItchyView, view)
        return Group(
            headline(table, f"itchy-phase-{table['phase']}", names, texts),
            board(table, texts, low),
            players(table, names, texts),
            *abilities(table, texts),
            legend(table, texts, low),
        )

    def prompt(self, view: Json, texts: Texts, seat: int | None = None) -> str:
        assert isinstance(view, Mapping)
        if view["mode"] == "clan":
            return texts.say(f"{clan_phase(cast(ClanView, view), texts)}.prompt")
        return texts.say(f"itchy-phase-{view['phase']}.prompt")

    def hint(self, state: State, seat: int, texts: Texts) -> RenderableType:
        """The suggestion and what it does to the outlook. Nothing is hidden here, so the state itself will do."""
        action = int(state.suggest(seat, Random(SEED)))
        after = state.copy()
        after.execute(seat, action)
        return Text(
            texts.say(
                "terminal-itchy-sensible",
                action=GRAMMAR.to_text(action),
                before=percent(state, seat),
                after=percent(after, seat),
            )
        )


def percent(state: State, seat: int) -> int:
    """The game's own guess at how likely the seat is to win."""
    return round(100 * state.estimate(seat))


def board(view: ItchyView, texts: Texts, low: bool) -> Text:
    """Two lines for each rank, who stands there and whose lice are on it; a low board has one. Spies take one more."""
    size = view["size"]
    drawn = files(size)
    for rank, row in ranks(size, {monkey["cell"]: monkey for monkey in view["monkeys"]}):
        if low:
            drawn.append_text(line(rank, [narrow(monkey, texts) for monkey in row]))
        else:
            drawn.append_text(line(rank, [upper(monkey, texts) for monkey in row]))
            drawn.append_text(line(None, [lower(monkey) for monkey in row]))
        if any(monkey["spies"] for monkey in row if monkey is not None):
            drawn.append_text(line(None, [spies(monkey) for monkey in row]))
    return drawn if low else drawn.append_text(files(size))


def style(monkey: MonkeyView) -> str:
    return BARE if monkey["owner"] is None else f"bold {COLOURS[monkey['owner']]}"


def upper(monkey: MonkeyView | None, texts: Texts) -> Text:
    """The species, in capitals where the monkey can use an ability now."""
    if monkey is None:
        return free()
    name = short(monkey["species"], texts)
    return cell(name.upper() if monkey["abilities"] else name, style(monkey))


def lower(monkey: MonkeyView | None) -> Text:
    """Mark of the owner, workers and queens, and a star for a colony: `●3w1q *`."""
    if monkey is None:
        return cell("")
    return cell(f"{residents(monkey):<{WIDTH - 1}}{star(monkey)}", style(monkey))


def narrow(monkey: MonkeyView | None, texts: Texts) -> Text:
    """Species and lice in one: `G●3w1q*`."""
    if monkey is None:
        return free()
    return cell(letter(monkey["species"], texts) + residents(monkey) + star(monkey), style(monkey))


def spies(monkey: MonkeyView | None) -> Text:
    """A mark for each spy: `+●▲`."""
    seats = monkey["spies"] if monkey is not None else []
    if not seats:
        return cell("")
    marks = Text("+")
    for seat in seats:
        marks.append(MARKS[seat], style=COLOURS[seat])
    marks.append(" " * (WIDTH - 1 - len(seats)))
    return marks


def residents(monkey: MonkeyView) -> str:
    mark = "" if monkey["owner"] is None else MARKS[monkey["owner"]]
    return mark + lice_word(monkey["workers"], monkey["queens"])


def star(monkey: MonkeyView) -> str:
    return "*" if monkey["colony"] else " "


def spying(view: ItchyView) -> bool:
    """Whether the game is played with spies."""
    return any(player["spies"] for player in view["players"]) or any(monkey["spies"] for monkey in view["monkeys"])


def players(view: ItchyView, names: list[str], texts: Texts) -> Table:
    """Each player's supply, and how close each of the three wins is."""
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
    supply = f"{player['workers']}w {player['queens']}q" + (f" {player['spies']}s" if spying(view) else "")
    cells = [f"{'>' if acting else ' '} {MARKS[seat]} {names[seat]}", supply]
    for goal in player["goals"]:
        species = goal["species"] if goal["have"] and goal["goal"] != "gorillas" else []
        shown = ", ".join(short(name, texts) for name in species)
        cells.append(f"{goal['have']}/{goal['need']}" + (f" {shown}" if shown else ""))
    return [Text(words, style=f"{'bold ' if acting else ''}{COLOURS[seat]}") for words in cells]


def abilities(view: ItchyView, texts: Texts) -> list[Text]:
    """The species that can do something, in capitals as on the board; a tamarin names what it borrows now."""
    able = {monkey["species"] for monkey in view["monkeys"] if monkey["abilities"]}
    shown = [
        f"{short(species, texts).upper()} {ability(species, texts)} ({rule}{borrowed(view, species, texts)})"
        for species, rule in ABILITY_RULES.items()
        if species in able
    ]
    return [Text(" · ".join([texts.say("itchy-abilities"), *shown]))] if shown else []


def ability(species: str, texts: Texts) -> str:
    return texts.say(f"itchy-ability-{species}").lower()


def borrowed(view: ItchyView, species: str, texts: Texts) -> str:
    """IM-45: where the tamarins stand now, and what they have there: `; d4 shove`."""
    if species != "tamarin":
        return ""
    mimics = [monkey for monkey in view["monkeys"] if monkey["species"] == species]
    return "".join(f"; {monkey['cell']} {ability(name, texts)}" for monkey in mimics for name in monkey["abilities"])


def legend(view: ItchyView, texts: Texts, low: bool) -> Text:
    parts = [*(letters(texts) if low else []), texts.say("terminal-itchy-legend")]
    if spying(view):
        parts.append(texts.say("terminal-itchy-legend.spies"))
    return Text(" · ".join(parts), style=BARE)
