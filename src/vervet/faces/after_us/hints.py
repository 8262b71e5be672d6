"""Advice for After Us: the best order of the cards with its sum, the best way through a line, a sensible choice."""

from collections.abc import Mapping
from typing import cast

from rich.console import Group, RenderableType
from rich.text import Text

from vervet.core.json import Json
from vervet.core.rng import Random
from vervet.faces.telling import amount_words, listed
from vervet.games.after_us.actions import GRAMMAR
from vervet.games.after_us.box.spots import SPOTS
from vervet.games.after_us.mind.forecast import forecast
from vervet.games.after_us.mind.orders import Orders
from vervet.games.after_us.mind.values import worths
from vervet.games.after_us.rules.table import FIXED, LIFE, POINTER
from vervet.games.after_us.state import AfterUsState
from vervet.texts import Texts

SEED = 1


def advise(state: AfterUsState, seat: int, texts: Texts) -> RenderableType:
    """What is good for the seat now; it reads nothing but what the seat may know."""
    table = state.copy()
    if table.phase == LIFE and not table.at(seat, FIXED):
        orders = Orders()
        orders.search(table, seat, worths(table))
        table.execute(seat, orders.best)
        line = texts.say("terminal-after-best-order", action=GRAMMAR.to_text(int(orders.best)))
        return Group(Text(line, style="bold"), way(table, seat, texts))
    if table.phase == LIFE and table.at(seat, POINTER) < SPOTS:
        return way(table, seat, texts)
    action = GRAMMAR.to_text(int(state.suggest(seat, Random(SEED))))
    return Text(texts.say("terminal-after-sensible", action=action), style="bold")


def way(table: AfterUsState, seat: int, texts: Texts) -> Group:
    """The best way through the rest of the line, row by row, and its sum."""
    found = forecast(table, seat, worths(table))
    frames, rows = cast(list[Mapping[str, Json]], found["frames"]), cast(list[Mapping[str, Json]], found["rows"])
    steps = [str(each["frame"]) + (f"→{each['target']}" if each["target"] else "") for each in frames]
    lines = [texts.say("terminal-after-way", frames=" ".join(steps) or "–")]
    total: dict[str, int] = {}
    for number, row in enumerate(rows, 1):
        pay, gain = cast(Mapping[str, int], row["pay"]), cast(Mapping[str, int], row["gain"])
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
    if not found["exact"]:
        lines.append(texts.say("terminal-after-not-exact"))
    return Group(*(Text(line) for line in lines))


def words(amounts: Mapping[str, int], texts: Texts, sign: str) -> str:
    said = listed(texts, amount_words(texts, "after", amounts))
    return f"{sign} {said}  " if said else ""
