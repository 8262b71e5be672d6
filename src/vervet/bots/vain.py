"""Actions without effect: a bot that thinks at all has better things to do."""

from mypy_extensions import i64

from vervet.core.choices import Choices
from vervet.core.state import State


def drop_vain(world: State, seat: i64, menu: Choices) -> None:
    """Leave out what has no effect, unless there is nothing else; the rest keeps its order."""
    kept = Choices()
    at: i64 = 0
    while at < menu.count:
        if not world.is_vain(seat, menu.at(at)):
            kept.add(menu.at(at))
        at += 1
    if kept.count == 0 or kept.count == menu.count:
        return
    at = 0
    while at < kept.count:
        menu.items[at] = kept.at(at)
        at += 1
    menu.count = kept.count
