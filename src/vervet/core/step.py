"""A step of a match: one action that was carried out, and all that there is to tell of it."""

from vervet.core.event import Event, audience
from vervet.core.json import Json
from vervet.core.state import State


class Step:
    """Who did what, with the bits of those who may read it, the lessons of its seat before it, the bits of the seats
    asked after it, and what happened."""

    def __init__(self, seat: int, action: int, witnesses: int, lessons: int, asked: int, events: list[Event]) -> None:
        self.seat = seat
        self.action = action
        self.witnesses = witnesses
        self.lessons = lessons
        self.asked = asked
        self.events = events

    def readable(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may read the action."""
        return self.witnesses & int(audience(seat)) != 0

    def seen(self, seat: int | None) -> list[Event]:
        """The events that a seat may see."""
        return [event for event in self.events if event.visible_to(seat)]

    def shown(self, seat: int | None) -> tuple[bool, list[dict[str, Json]]]:
        """What a seat is shown of it: whether it may read the action, and the events."""
        return self.readable(seat), [event.to_json() for event in self.seen(seat)]

    def eyes(self) -> int:
        """The bits of everybody who could see anything of it."""
        eyes = self.witnesses
        for event in self.events:
            eyes |= int(event.seats)
        return eyes

    def __repr__(self) -> str:
        return f"Step({self.seat}, {self.action}, {self.witnesses}, {self.lessons}, {self.asked}, {self.events!r})"


def carry_out(state: State, seat: int, action: int) -> Step:
    """Carry out an action, which its own seat can always read; or raise `IllegalAction` and change nothing (law 3)."""
    if not state.choices(seat).has(action):
        state.refuse(seat, action)
    return made(state, seat, action)


def made(state: State, seat: int, action: int) -> Step:
    """The same with an action that is known to be legal."""
    lessons, witnesses = int(state.lessons(seat)), int(state.witnesses(seat, action)) | 1 << seat
    state.listen()
    state.execute(seat, action)
    return Step(seat, action, witnesses, lessons, int(state.asked()), state.take_events())
