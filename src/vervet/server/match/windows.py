"""The windows of a match, one after the other: when one opens, what was answered in it, and when it is over.

Nothing here knows what time it is: `now` is passed in, and whoever keeps time calls at the moment and at the deadline.
"""

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from vervet.core.state import State
from vervet.server.match.auto_pass import AutoPasses
from vervet.server.match.rows import SeatRow
from vervet.server.match.window import Carried, Pace, Window, plan_of

Moves = list[tuple[int, int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Windows:
    """The window that is open now, if any. Where nobody watches, none is: it opens anew, with all its time, when
    somebody arrives."""

    def __init__(self, pace: Pace, seats: Sequence[SeatRow], now: float) -> None:
        self.pace = pace
        self.seat(seats)
        self.auto_passes = AutoPasses()
        self.open: Window | None = None
        # One that was open at another server, until somebody is here.
        self.carried: Carried | None = None
        # How many people share one screen.
        self.shared = 1
        # Since when the table has waited for what it waits for now.
        self.asked_at = now

    def renew(self, state: State, watched: bool, now: float) -> None:
        self.close()
        self.asked_at = now
        if watched and state.is_window():
            self.open = Window(self.plan, now, int(state.asked()), self.shared)
            if self.carried is not None and self.carried.asked == self.open.asked:
                self.open.go_on(self.carried, now)
        if watched:
            self.carried = None

    def seat(self, seats: Sequence[SeatRow]) -> None:
        """Which bots play, and from that the plan of all windows."""
        self.plan = plan_of(self.pace, seats)
        self.bots = {row.seat for row in seats if row.kind == "bot"}

    def reseat(self, seats: Sequence[SeatRow], state: State, watched: bool, now: float) -> None:
        """A bot plays on for somebody, or somebody is back: the open window begins anew, with all its time, so that the
        newcomer has time to answer. What others have answered in it counts at its moment."""
        self.seat(seats)
        early = {} if self.open is None else self.open.early
        self.open = None
        self.renew(state, watched, now)
        window = self.gathering()
        if window is not None:
            window.early = {seat: each for seat, each in early.items() if seat not in self.bots}

    def close(self) -> None:
        """What is still kept is not carried out."""
        if self.open is not None:
            self.open.close()
            self.open = None

    def follow(self, state: State, seats: Sequence[int], undo: bool, watched: bool, now: float) -> None:
        """After a change by these seats: the same window goes on, or it is over, and there may be a new one."""
        asked, self.carried = int(state.asked()), None
        if self.open is not None and self.open.goes_on(asked, seats, undo):
            self.open.asked = asked
        else:
            self.renew(state, watched, now)

    def gathering(self) -> Window | None:
        """The open window, as long as answers in it are kept for the moment."""
        return self.open if self.open is not None and self.open.gathering else None

    def due(self, window: Window, state: State) -> Moves:
        """What is to be carried out now that the moment, or the deadline, has come."""
        return self.answers_at_the_moment(window, state) if window.gathering else fallbacks(state)

    def answers_at_the_moment(self, window: Window, state: State) -> Moves:
        """What people have said, what bots have thought of so far, and what was said in advance."""
        moves: Moves = []
        for seat in state.asked_seats():
            if seat in window.early:
                moves.append((seat, window.early[seat].action))
            elif seat in self.bots or self.auto_passes.covers(seat, state):
                thought = window.ready.get(seat, -1)
                legal = thought in state.legal_actions(seat)
                moves.append((seat, thought if legal else int(state.fallback(seat))))
        return moves

    def passed_at_once(self, seat: int, state: State) -> Moves:
        """What a seat that has just said it in advance answers now: it is awaited, and its window is covered."""
        awaited = self.open is not None and not self.open.gathering and seat in state.asked_seats()
        return [(seat, int(state.fallback(seat)))] if awaited and self.auto_passes.covers(seat, state) else []


def fallbacks(state: State) -> Moves:
    return [(seat, int(state.fallback(seat))) for seat in state.asked_seats()]
