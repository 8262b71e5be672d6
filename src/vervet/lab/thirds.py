"""Shifts of the chance to win by thirds of the game: what helps early and hurts late may seem to do nothing."""

from collections.abc import Sequence

from vervet.faces.probe import Group
from vervet.lab.effects import Effect
from vervet.lab.page import folded, paragraph, table
from vervet.lab.summary import Summary
from vervet.lab.table import PHASES
from vervet.lab.wording import Wording


def thirds(wording: Wording, summaries: Sequence[Summary], group: Group, things: Sequence[str]) -> str:
    """The shifts of a group in the whole game and in each third of it, the changed box below the original one."""
    if not group.phased:
        return ""
    heads = [wording.say("lab-head-thing"), *(wording.say(f"lab-third-{phase}") for phase in PHASES)]
    lines, turned = [], []
    for thing in things:
        for side, summary in enumerate(summaries):
            effects = [effect_of(effects, group, thing) for effects in (summary.effects, *summary.phases)]
            lines.append([label(wording, effects[0], side, len(summaries)), *(shift(wording, one) for one in effects)])
            turned.append(turns(effects))
    about = wording.say("lab-thirds-got" if group.moment == "end" else "lab-thirds-had")
    notes = [paragraph(about, "tag"), paragraph(wording.say("lab-thirds-turned"), "tag") if any(turned) else ""]
    return folded(wording.say("lab-thirds"), *notes, table(heads, lines, strong=turned))


def effect_of(effects: Sequence[Effect], group: Group, thing: str) -> Effect:
    """None was found for a thing that a box does not have."""
    found = [one for one in effects if one.group.name == group.name and one.thing == thing]
    return found[0] if found else Effect(group, thing, 0.0, 0, 0.0, 0.0)


def label(wording: Wording, effect: Effect, side: int, sides: int) -> str:
    name = wording.thing(effect)
    return name if sides == 1 else f"{name} ({wording.say('lab-changed' if side else 'lab-original')})"


def shift(wording: Wording, effect: Effect) -> str:
    """In points, with a star where it is more than noise; a dash where there were too few games."""
    if not effect.known:
        return "–"
    return wording.numerals.points(effect.shift) + ("\u202f*" if effect.sure else "")


def turns(effects: Sequence[Effect]) -> bool:
    """Whether some part of the game says surely the opposite of another, or of the whole."""
    sure = [effect.shift for effect in effects if effect.sure]
    return bool(sure) and min(sure) < 0 < max(sure)
