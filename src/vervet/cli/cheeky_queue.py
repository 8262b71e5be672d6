"""The queue of Cheeky Monkeys as a pile: what happens next lies on top."""

from rich.console import Group
from rich.text import Text

from vervet.cli.front import COLOURS, MARKS
from vervet.cli.telling import Value, listed
from vervet.games.cheeky_monkeys.view import CheekyView, EntryView
from vervet.texts import Texts

NOTHING = "none"


def queue(view: CheekyView, names: list[str], texts: Texts) -> Group:
    head = f"{texts.say('cheeky-queue')}: {texts.say('cheeky-queue.about')}"
    lines = [Text(head, style="bold")]
    for at, entry in enumerate(view["queue"]):
        lines += entry_lines(entry, at, names, texts)
    return Group(*lines)


def entry_lines(entry: EntryView, at: int, names: list[str], texts: Texts) -> list[Text]:
    """What it is with its stage, and below it the steps to come; the newest with an arrow."""
    style = COLOURS[entry["seat"]]
    arrow = "▶" if at == 0 else " "
    stage = texts.say(f"cheeky-stage-{entry['stage']}")
    first = Text(f" {arrow} {MARKS[entry['seat']]} {entry_words(entry, names, texts)}", style=f"bold {style}")
    first.append(f" · {stage}", style=style)
    steps = [step_words(step, names, texts) for step in entry["left"] if step != "effect"]
    if not steps:
        return [first]
    return [first, Text(f"     {texts.say('cheeky-left', steps=', '.join(steps))}", style=style)]


def entry_words(entry: EntryView, names: list[str], texts: Texts) -> str:
    """Whose effect on what: “Ada's Sanitary Check of sniper3, Bo's”."""
    trainer, other = entry["trainer"], entry["other"]
    args: dict[str, Value] = {
        "player": names[entry["seat"]],
        "monkey": entry["monkey"] or NOTHING,
        "given": entry["given"] or NOTHING,
        "stops": entry["stops"] or NOTHING,
        "trainer": NOTHING if trainer is None else names[trainer],
        "other": NOTHING if other is None else names[other],
        "risk": listed(texts, entry["risk"]),
        "risk-count": len(entry["risk"]),
    }
    return texts.fill(f"cheeky-entry-{entry['what']}", args)


def step_words(step: str, names: list[str], texts: Texts) -> str:
    """`give 2` as “Cleo gives a monkey”."""
    name, _, seat = step.partition(" ")
    return texts.say(f"cheeky-left-{name}", player=names[int(seat)] if seat else NOTHING)
