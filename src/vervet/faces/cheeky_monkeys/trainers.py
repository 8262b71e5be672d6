"""What lies on the table of Cheeky Monkeys: the trainers with their monkeys, one's own hand, decks and discards."""

from collections.abc import Set

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from vervet.faces.cheeky_monkeys.words import pattern
from vervet.faces.front import COLOURS, MARKS
from vervet.faces.telling import amount_words, listed
from vervet.games.cheeky_monkeys.knowledge.shape import CheekyView, MonkeyView, PileView, PlayerView
from vervet.texts import Texts

GROUNDED = "⏚"
SPENT = "°"
# Each mark has a sign, so that it can be recognised without colour too.
SIGNS = {"lit": "✸", "defused": "○", "shock": "↯", "closed": "☂", "soggy": "≈"}
STYLES = {"lit": "bold red", "shock": "bold yellow", "closed": "bold cyan"}
# The two pairs that blow up, each in a colour of its own.
KIND_STYLES = {
    "pyromaniac": "red",
    "undead-pyromaniac": "red",
    "juggler": "red",
    "undead-juggler": "red",
    "sniper": "yellow",
    "headscratcher": "yellow",
}
DIM = "dim"
NEWEST = 5


def trainers(view: CheekyView, names: list[str], texts: Texts) -> Table:
    """A row for each: seat number, name, hand, dangers, monkeys."""
    table = Table.grid(padding=(0, 2, 0, 0))
    busy = {entry["monkey"] for entry in view["queue"]}
    for player in view["players"]:
        seat = player["seat"]
        style = DIM if player["status"] == "out" else COLOURS[seat]
        head = Text(f"{seat} {MARKS[seat]} {names[seat]}", style=f"bold {style}")
        turn = "▶" if seat == view["active"] and view["winner"] is None else ""
        table.add_row(Text(turn), head, hand_of(player, texts), Group(*marks(player, texts)), monkeys(player, busy))
    return table


def hand_of(player: PlayerView, texts: Texts) -> Text:
    """How many cards, and those that the viewer knows, having given them."""
    if player["status"] == "out":
        return Text(texts.say("cheeky-status-out"), style=DIM)
    words = texts.say("cheeky-hand-size", count=player["cards"])
    known = amount_words(texts, "cheeky", player["known"])
    return Text(f"{words} ({listed(texts, known)})" if known else words)


def marks(player: PlayerView, texts: Texts) -> list[Text]:
    """Zombie and parts first, then what burns, shocks or protects."""
    said: list[Text] = []
    if player["status"] == "zombie":
        said.append(Text(f"† {texts.say('cheeky-status-zombie')}", style="bold magenta"))
    if player["parts"]:
        said.append(Text(texts.say("cheeky-legend.parts", count=len(player["parts"])), style="magenta"))
    present = {
        "lit": player["lit"],
        "defused": player["pair"] and not player["lit"],
        "shock": player["shock"],
        "closed": player["closed"],
        "soggy": player["soggy"],
    }
    names = [name for name, there in present.items() if there]
    return said + [
        Text(f"{SIGNS[name]} {texts.say(f'cheeky-mark-{name}')}", style=STYLES.get(name, "")) for name in names
    ]


def monkeys(player: PlayerView, busy: Set[str | None]) -> Text:
    """All of them in a row; one that is in the queue has not had its effect yet."""
    row = Text()
    for at, monkey in enumerate(player["monkeys"]):
        row.append(" " if at else "")
        row.append_text(monkey_word(monkey, monkey["spent"] and monkey["monkey"] not in busy))
    return row


def monkey_word(monkey: MonkeyView, spent: bool) -> Text:
    """As it is typed, with its signs: `headscratcher2⏚`."""
    signs = (GROUNDED if monkey["grounded"] else "") + (SPENT if spent else "")
    style = "magenta" if monkey["deck"] == "zombies" else ""
    return Text(monkey["monkey"] + signs, style=KIND_STYLES.get(monkey["kind"], style))


def decks(view: CheekyView, texts: Texts, low: bool) -> list[RenderableType]:
    """A line for each deck; where there is little room, one for all, without the discards."""
    tops = [deck_words(name, deck, texts) for name, deck in view["decks"].items()]
    if low:
        return [Text(" · ".join(tops), style=DIM)]
    discards = [discard_words(name, deck, texts) for name, deck in view["decks"].items()]
    return [Text(f"{top} · {pile}", style=DIM) for top, pile in zip(tops, discards, strict=True)]


def deck_words(name: str, deck: PileView, texts: Texts) -> str:
    """How many cards, and what everybody knows to be on top."""
    words = texts.say("terminal-cheeky-deck", deck=texts.say(f"cheeky-deck-{name}"), count=deck["size"])
    return words + (texts.say("terminal-cheeky-top", cards=", ".join(deck["top"])) if deck["top"] else "")


def discard_words(name: str, deck: PileView, texts: Texts) -> str:
    """How many, and the newest."""
    newest = list(reversed(deck["pile"]))[:NEWEST]
    said = [texts.say(f"cheeky-card-{card}.short") for card in newest] if name == "actions" else newest
    shown = ", ".join(said) + (" …" if len(deck["pile"]) > NEWEST else "")
    return texts.say("terminal-cheeky-discards", count=len(deck["pile"]), cards=shown)


def hand(view: CheekyView, seat: int, texts: Texts, low: bool) -> RenderableType:
    """One's own cards, each with how it is played; where there is little room, only their names."""
    if not view["hand"]:
        return Text(texts.say("terminal-cheeky-no-hand"), style="bold")
    if low:
        cards = listed(texts, amount_words(texts, "cheeky", view["hand"]))
        return Text(texts.say("terminal-cheeky-hand", cards=cards), style="bold")
    table = Table.grid(padding=(0, 2, 0, 0))
    for card, count in view["hand"].items():
        group = texts.say(f"cheeky-class-{'quick' if card in view['quick'] else 'cheeky'}")
        name = texts.say(f"cheeky-amount-{card}", count=count)
        cells = [
            Text(name, style="bold"),
            Text(pattern(card)),
            Text(group),
            Text(texts.say(f"cheeky-card-{card}.about")),
        ]
        table.add_row(*cells)
    return Group(Text(texts.say("terminal-cheeky-your-hand"), style=f"bold {COLOURS[seat]}"), table)


def legend(texts: Texts) -> Text:
    words = f"{GROUNDED} {texts.say('cheeky-mark-grounded')} · {SPENT} {texts.say('terminal-cheeky-spent')}"
    return Text(f"{words} · {texts.say('terminal-cheeky-seats')}", style=DIM)
