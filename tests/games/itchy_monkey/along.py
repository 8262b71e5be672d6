"""The engine and a slow second version of the rules, played side by side."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeVar

from vervet.core.state import State

from .scene import ITCHY


class Second(Protocol):
    """A second version of the rules, which speaks notation."""

    def legal(self) -> set[str]: ...

    def play(self, line: str) -> None: ...


Reference = TypeVar("Reference", bound=Second)


def play_along(
    state: State,
    reference: Reference,
    compare: Callable[[State, Reference], None],
    tempers: Sequence[str],
    seed: int,
    most: int,
) -> int:
    """Play both on at random, comparing at every decision; returns how many there were.

    The kind of action is mostly drawn before the action itself, or nearly all moves would be bumps.
    """
    rng = Random(seed)
    decisions = 0
    compare(state, reference)
    while state.asked() and decisions < most:
        legal = sorted(reference.legal())
        temper = rng.choice(tempers)
        line = rng.choice([line for line in legal if temper in line] or legal)
        state.apply(state.actor(), ITCHY.grammar.from_text(line))
        reference.play(line)
        compare(state, reference)
        decisions += 1
    return decisions


def follow_all(start: State, read: Callable[[State], Reference], compare: Callable[[State, Reference], None]) -> None:
    """Every legal action of a state leads both to the same position."""
    for line in read(start).legal():
        state, reference = start.copy(), read(start)
        state.apply(state.actor(), ITCHY.grammar.from_text(line))
        reference.play(line)
        compare(state, reference)
