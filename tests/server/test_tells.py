"""No tells: worlds that look alike to somebody give them the same bytes at the same moments (law 4, CM-Q3).

More games: `PYTHONPATH=src python -m tests.server.worlds --games 2000`.
"""

from collections.abc import Sequence

import pytest

from tests.server.virtual import SETTINGS
from tests.server.worlds import Tell, compare_worlds
from vervet.core.state import State
from vervet.server.match import asking
from vervet.server.match.rows import SeatRow
from vervet.server.match.window import Plan, Window
from vervet.server.match.windows import Moves, Windows

GAMES = 16
# Games cut as short as this still have all kinds of windows; finding a leak takes this many of them.
SHORT = 60
LEAKY = 12


@pytest.mark.rule("CM-Q3")
@pytest.mark.parametrize("seed", range(GAMES))
def test_worlds_that_look_alike_give_the_same_bytes_at_the_same_moments(seed: int) -> None:
    tally = compare_worlds(seed, most=SHORT)
    assert tally.windows > 10
    assert tally.apart > tally.decisions // 2


class Hasty(Windows):
    """A window in which nobody could answer anything but its fallback is over sooner."""

    def renew(self, state: State, watched: bool, now: float) -> None:
        super().renew(state, watched, now)
        if self.open is not None and all(len(state.legal_actions(seat)) == 1 for seat in state.asked_seats()):
            self.open.moment -= self.plan.moment / 2


class Generous(Windows):
    """Whoever could answer gets more time."""

    def renew(self, state: State, watched: bool, now: float) -> None:
        able = sum(len(state.legal_actions(seat)) > 1 for seat in state.asked_seats())
        limit = None if self.plan.limit is None else self.plan.limit + able
        usual, self.plan = self.plan, Plan(self.plan.moment, limit)
        super().renew(state, watched, now)
        self.plan = usual


class Thoughtful(Windows):
    """The moment waits until all bots are ready."""

    def answers_at_the_moment(self, window: Window, state: State) -> Moves:
        waits = any(seat in self.bots and seat not in window.ready for seat in range(2))
        return [] if waits else super().answers_at_the_moment(window, state)


class Prompt(Windows):
    """A bot that has nothing to play says so at once, and the others when the clock runs out."""

    def seat(self, seats: Sequence[SeatRow]) -> None:
        super().seat(seats)
        self.plan = Plan(self.plan.moment, self.plan.limit or SETTINGS.window_seconds)

    def answers_at_the_moment(self, window: Window, state: State) -> Moves:
        moves = super().answers_at_the_moment(window, state)
        return [move for move in moves if move[1] == state.fallback(move[0])] or moves


def compare_many(windows: type[Windows]) -> None:
    for seed in range(LEAKY):
        compare_worlds(seed, windows, most=SHORT)


@pytest.mark.parametrize("windows", [Hasty, Generous, Thoughtful, Prompt])
def test_a_server_whose_clock_looks_at_hands_or_thoughts_is_found_out(windows: type[Windows]) -> None:
    with pytest.raises(Tell, match="message"):
        compare_many(windows)


def told_truly(state: State, _seat: int | None, _held: Sequence[int]) -> list[int]:
    return state.asked_seats()


def test_a_server_that_says_who_has_answered_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "waited_for", told_truly)
    with pytest.raises(Tell, match="message"):
        compare_many(Windows)
