"""Advice for After Us: the best order of the cards with its sum, the best way through a line, a sensible choice."""

from collections.abc import Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from vervet.core.rng import Random
from vervet.core.state import State
from vervet.faces.telling import amount_words, listed
from vervet.games.after_us.actions import GRAMMAR
from vervet.games.after_us.mind.shape import AfterUsAdvice, Way
from vervet.texts import Texts

SEED = 1


def advise(state: State, seat: int, texts: Texts) -> RenderableType:
    """What is good for the seat now, from what it may know."""
    advice = cast(AfterUsAdvice | None, state.advice(seat))
    if advice is None or advice["suggestion"] is not None:
        action = GRAMMAR.to_text(int(state.suggest(seat, Random(SEED))))
        return Text(texts.say("terminal-after-sensible", action=action), style="bold")
    return Group(*advice_lines(advice, texts))


def advice_lines(advice: AfterUsAdvice, texts: Texts) -> list[Text]:
    """The best order or the best way found; where there may be a better one, how good that could be at most."""
    way = advice["way"] or advice["orders"][0]["way"]
    lines = [] if advice["way"] else [Text(best_order(advice, texts), style="bold")]
    lines += [Text(line) for line in way_lines(way, texts)]
    if not advice["exact"]:
        name = "terminal-after-way-not-exact" if advice["way"] else "terminal-after-order-not-exact"
        lines.append(Text(texts.say(name, value=points(way["value"]), bound=points(advice["bound"]))))
    return lines


def best_order(advice: AfterUsAdvice, texts: Texts) -> str:
    cards = advice["orders"][0]["cards"]
    return texts.say("terminal-after-best-order", action=" ".join(["arrange", *map(str, cards)]))


def way_lines(way: Way, texts: Texts) -> list[str]:
    """The best way found through the rest of the line, row by row, and its sum."""
    steps = [each["frame"] + (f"→{each['target']}" if each["target"] else "") for each in way["frames"]]
    lines = [texts.say("terminal-after-way", frames=" ".join(steps) or "–")]
    total: dict[str, int] = {}
    for number, row in enumerate(way["rows"], 1):
        pay, gain = row["pay"], row["gain"]
        if pay or gain:
            lines.append(f"  {number}: {words(pay, texts, '-')}{words(gain, texts, '+')}".rstrip())
        for name, count in gain.items():
            total[name] = total.get(name, 0) + count
        for name, count in pay.items():
            total[name] = total.get(name, 0) - count
    more = {name: count for name, count in total.items() if count > 0}
    less = {name: -count for name, count in total.items() if count < 0}
    change = f"{words(more, texts, '+')}{words(less, texts, '-')}".rstrip()
    lines.append(texts.say("terminal-after-sum", sum=change or "0"))
    return lines


def points(hundredths: int) -> float:
    return round(hundredths / 100, 1)


def words(amounts: Mapping[str, int], texts: Texts, sign: str) -> str:
    said = listed(texts, amount_words(texts, "after", amounts))
    return f"{sign} {said}  " if said else ""
