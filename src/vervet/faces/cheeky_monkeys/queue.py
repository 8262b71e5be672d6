"""The queue of Cheeky Monkeys as a pile: what happens next lies on top."""

from itertools import groupby

from rich.console import Group
from rich.table import Table
from rich.text import Text

from vervet.faces.front import COLOURS, MARKS
from vervet.faces.naming import NOTHING, Value, told_of
from vervet.faces.telling import listed
from vervet.games.cheeky_monkeys.knowledge.shape import CheekyView, EntryView
from vervet.texts import Texts


def queue(view: CheekyView, names: list[str], texts: Texts, low: bool) -> Group:
    """The newest first, with an arrow."""
    head = texts.say("cheeky-queue") if low else texts.say("terminal-cheeky-queue")
    table = Table.grid(padding=(0, 1, 0, 0))
    for at, entry in enumerate(view["queue"]):
        mark = Text(MARKS[entry["seat"]], style=COLOURS[entry["seat"]])
        table.add_row(" ▶" if at == 0 else "  ", mark, entry_text(entry, names, texts))
    return Group(Text(head, style="bold"), table)


def entry_text(entry: EntryView, names: list[str], texts: Texts) -> Text:
    """What it is and its stage, and below that the steps to come, equal ones together."""
    style = COLOURS[entry["seat"]]
    words = Text(entry_words(entry, names, texts), style=f"bold {style}")
    stage = texts.say(f"cheeky-stage-{entry['stage']}")
    words.append(f" · {stage}", style=f"not bold {style}")
    runs = [(step, len(list(run))) for step, run in groupby(step for step in entry["left"] if step != "effect")]
    steps = [step_words(step, names, texts) + (f" ×{count}" if count > 1 else "") for step, count in runs]
    if steps:
        words.append(f"\n{texts.say('cheeky-left', steps=', '.join(steps))}", style=f"not bold {style}")
    return words


def entry_words(entry: EntryView, names: list[str], texts: Texts) -> str:
    """Whose effect on what: “Ada's Sanitary Check of sniper3, Bo's”."""
    seats = {"player": entry["seat"], "trainer": entry["trainer"], "other": entry["other"]}
    values: dict[str, Value] = {
        "monkey": entry["monkey"] or NOTHING,
        "given": entry["given"] or NOTHING,
        "stops": entry["stops"] or NOTHING,
        "risk": listed(texts, entry["risk"]),
        "risk-count": len(entry["risk"]),
    }
    return told_of(texts, f"cheeky-entry-{entry['what']}", names, seats, values)


def step_words(step: str, names: list[str], texts: Texts) -> str:
    """`give 2` as “Cleo gives a monkey”."""
    name, _, seat = step.partition(" ")
    return told_of(texts, f"cheeky-left-{name}", names, {"player": int(seat) if seat else None}, {})
