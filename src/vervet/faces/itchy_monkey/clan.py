"""Clan mode of Itchy Monkey drawn in the terminal: whose species is whose, what rests, and who is in safety."""

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vervet.faces.front import COLOURS, MARKS
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
from vervet.games.itchy_monkey.box.board import lice_word
from vervet.games.itchy_monkey.knowledge.clan_view import ClanMonkeyView, ClanPlayerView, ClanView
from vervet.texts import Texts


def draw_clan(view: ClanView, names: list[str], texts: Texts, low: bool) -> RenderableType:
    return Group(
        headline(view, clan_phase(view, texts), names, texts),
        board(view, texts, low),
        players(view, names, texts),
        legend(texts, low),
    )


def clan_phase(view: ClanView, texts: Texts) -> str:
    """The text of a phase: Clan mode has words of its own where its phases differ from the battle's."""
    own = f"itchy-clan-phase-{view['phase']}"
    return own if texts.has(own) else f"itchy-phase-{view['phase']}"


def board(view: ClanView, texts: Texts, low: bool) -> Text:
    """Two lines for each rank: the species, and its lice after the mark of the seat that has picked it; a low board has
    one."""
    size = view["size"]
    drawn = files(size)
    for rank, row in ranks(size, {monkey["cell"]: monkey for monkey in view["monkeys"]}):
        if low:
            drawn.append_text(line(rank, [narrow(view, monkey, texts) for monkey in row]))
        else:
            drawn.append_text(line(rank, [upper(view, monkey, texts) for monkey in row]))
            drawn.append_text(line(None, [lower(view, monkey) for monkey in row]))
    return drawn if low else drawn.append_text(files(size))


def picker(view: ClanView, monkey: ClanMonkeyView) -> int | None:
    """The seat that has picked the monkey's species."""
    return next((player["seat"] for player in view["players"] if player["species"] == monkey["species"]), None)


def style(view: ClanView, monkey: ClanMonkeyView) -> str:
    seat = picker(view, monkey)
    return BARE if seat is None else f"bold {COLOURS[seat]}"


def upper(view: ClanView, monkey: ClanMonkeyView | None, texts: Texts) -> Text:
    return free() if monkey is None else cell(short(monkey["species"], texts), style(view, monkey))


def lower(view: ClanView, monkey: ClanMonkeyView | None) -> Text:
    """`●3w1q ~!`: mark of the seat that picked the species, lice, whether it rests, whether it broke out."""
    if monkey is None:
        return cell("")
    return cell(f"{marked(view, monkey):<{WIDTH - 2}}{notes(monkey)}", style(view, monkey))


def narrow(view: ClanView, monkey: ClanMonkeyView | None, texts: Texts) -> Text:
    if monkey is None:
        return free()
    return cell(letter(monkey["species"], texts) + marked(view, monkey) + notes(monkey), style(view, monkey))


def marked(view: ClanView, monkey: ClanMonkeyView) -> str:
    seat = picker(view, monkey)
    return ("" if seat is None else MARKS[seat]) + lice_word(monkey["workers"], monkey["queens"])


def notes(monkey: ClanMonkeyView) -> str:
    return ("~" if monkey["resting"] else "") + ("!" if monkey["broken_out"] else "")


def players(view: ClanView, names: list[str], texts: Texts) -> Table:
    """Each player's species, the lice still on it, and the monkeys in safety in front of them."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=BARE)
    table.add_column("")
    for column in ("species", "lice", "safe"):
        table.add_column(texts.say(f"terminal-itchy-legend.{column}"))
    for player in view["players"]:
        table.add_row(*player_row(view, player, names, texts))
    return table


def player_row(view: ClanView, player: ClanPlayerView, names: list[str], texts: Texts) -> list[Text]:
    seat = player["seat"]
    acting = (view["active"] == seat and view["phase"] != "over") or view["winner"] == seat
    species = player["species"]
    cells = [
        f"{'>' if acting else ' '} {MARKS[seat]} {names[seat]}",
        "–" if species is None else short(species, texts),
        "–" if species is None else texts.say("itchy-clan-lice", lice=player["lice"]),
        safe(player, texts),
    ]
    return [Text(words, style=f"{'bold ' if acting else ''}{COLOURS[seat]}") for words in cells]


def safe(player: ClanPlayerView, texts: Texts) -> str:
    """`lemur, 2 baboon`; a dash for nobody."""
    counts = Counter(monkey["species"] for monkey in player["safe"])
    words = [short(name, texts) if count == 1 else f"{count} {plural(name, texts)}" for name, count in counts.items()]
    return ", ".join(words) or "–"


def plural(species: str, texts: Texts) -> str:
    return texts.say(f"itchy-species-{species}.plural")


def legend(texts: Texts, low: bool) -> Text:
    return Text(" · ".join([*(letters(texts) if low else []), texts.say("terminal-itchy-legend.clan")]), style=BARE)
