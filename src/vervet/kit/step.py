"""A decision under examination, and what others in its place would have led to."""

from functools import cached_property

from vervet.core.chance import Draw
from vervet.core.event import Event
from vervet.core.rng import Random, mix
from vervet.core.state import State
from vervet.kit.sight import Viewer, act, heard, read

# How many other actions are tried at a sampled decision.
ALTERNATIVES = 3
NOTHING = heard([], None)


class Told:
    """An action as it is told: who may read it, and what happened."""

    def __init__(self, action: int, witnesses: int, events: list[Event]) -> None:
        self.action = action
        self.witnesses = witnesses
        self.events = events

    def sent(self, viewer: Viewer) -> str:
        """What is sent of it to a viewer; empty when they do not notice it at all."""
        text, told = read(self.action, self.witnesses, viewer), heard(self.events, viewer)
        return text + told if text or told != NOTHING else ""


class Ending(Told):
    """What would come of an action, with the state after it."""

    def __init__(self, state: State, action: int, witnesses: int, events: list[Event]) -> None:
        super().__init__(action, witnesses, events)
        self.state = state


class Step(Told):
    """A decision just made. `before` is a copy of the state before it, only at sampled points."""

    def __init__(self, seat: int, action: int, before: State | None, lessons: list[int], witnesses: int) -> None:
        super().__init__(action, witnesses, [])
        self.seat = seat
        self.before = before
        self.lessons = lessons
        self.draws: list[Draw] = []

    @cached_property
    def alternatives(self) -> list[Ending]:
        """What would have come of some other actions of the same seat; only at sampled points."""
        before = self.before
        if before is None:
            return []
        others = [action for action in before.legal_actions(self.seat) if action != self.action]
        chosen = shuffled(others, Random(mix(self.action)))[:ALTERNATIVES]
        return [after(before, self.seat, action) for action in chosen]


def witnesses(state: State, seat: int, action: int) -> int:
    return int(state.witnesses(seat, action)) | 1 << seat


def after(state: State, seat: int, action: int) -> Ending:
    """What would come of a legal action; the state stays as it is."""
    copy = state.copy()
    readers = witnesses(state, seat, action)
    copy.listen()
    act(copy, seat, action)
    return Ending(copy, action, readers, copy.take_events())


def shuffled(items: list[int], rng: Random) -> list[int]:
    """The items in a random order."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = rng.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed
