"""Sensible play from what a seat may know."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.core.rng import Random
from vervet.games.cheeky_monkeys.actions import DISCARD, DONE, PASS
from vervet.games.cheeky_monkeys.mind.scoring import score
from vervet.games.cheeky_monkeys.mind.vanity import is_vain
from vervet.games.cheeky_monkeys.rules.table import Table

# Actions this much worse than the best are not worth thinking about, and neither are more than a few.
MARGIN: Final = 0.12
MOST_SENSIBLE: Final = 10


def wise(table: Table, seat: i64, rng: Random) -> i64:
    """The action with the best score. No card is played for nothing; other ties are broken at random."""
    menu = table.choices(seat)
    best = menu.at(0)
    if menu.count == 1:
        return best
    high: float = -9.0
    ties: i64 = 0
    at: i64 = 0
    while at < menu.count:
        action = menu.at(at)
        at += 1
        if is_vain(table, seat, action):
            continue
        value = score(table, seat, action)
        if value > high:
            best = action
            high = value
            ties = 1
        elif value == high and best & 31 != PASS and best & 31 != DONE:
            ties += 1
            if rng.below(ties) == 0:
                best = action
    return best


def list_wise(table: Table, seat: i64, out: Choices) -> None:
    """The better actions, only one of those that come to the same, and always the one that plays nothing; none that
    has no effect."""
    start = out.count
    table.list_choices(seat, out)
    drop_vain(table, seat, start, out)
    if out.count - start <= 2:
        return
    actions = vec[i64]()
    values = vec[float]()
    high: float = -9.0
    at = start
    while at < out.count:
        action = out.at(at)
        value = score(table, seat, action)
        if not met(actions, values, action, value):
            actions = append(actions, action)
            values = append(values, value)
        high = max(high, value)
        at += 1
    out.count = start
    at = 0
    while at < len(actions):
        kind = actions[at] & 31
        idle = kind in (PASS, DONE)
        if idle or (values[at] >= high - MARGIN and rank(values, values[at]) < MOST_SENSIBLE):
            out.add(actions[at])
        at += 1


def drop_vain(table: Table, seat: i64, start: i64, out: Choices) -> None:
    """Leave out what has no effect; passing, or being done, always stays."""
    kept = start
    at = start
    while at < out.count:
        if not is_vain(table, seat, out.at(at)):
            out.items[kept] = out.at(at)
            kept += 1
        at += 1
    out.count = kept


def met(actions: vec[i64], values: vec[float], action: i64, value: float) -> bool:
    """Whether an action of the same kind and score, and so as good as equal, is already listed."""
    if action & 31 >= DISCARD:
        return False
    at: i64 = 0
    while at < len(actions):
        if actions[at] & 31 == action & 31 and values[at] == value:
            return True
        at += 1
    return False


def rank(values: vec[float], value: float) -> i64:
    """How many scores are better."""
    better: i64 = 0
    at: i64 = 0
    while at < len(values):
        if values[at] > value:
            better += 1
        at += 1
    return better
