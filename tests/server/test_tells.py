"""No tells: worlds that look alike to somebody give him the same bytes at the same moments (law 4, CM-Q3).

More games: `PYTHONPATH=src python -m tests.server.worlds --games 2000`.
"""

from collections.abc import Sequence

import pytest

from tests.server.worlds import Tell, compare_worlds
from vervet.core.state import State
from vervet.server.match import display
from vervet.server.match.window import Plan, Window
from vervet.server.web.live import Live

GAMES = 16
# Games that are cut so short hold all kinds of windows; those in which a leak is looked for are many.
SHORT = 60
LEAKY = 12


@pytest.mark.rule("CM-Q3")
@pytest.mark.parametrize("seed", range(GAMES))
def test_worlds_that_look_alike_give_the_same_bytes_at_the_same_moments(seed: int) -> None:
    tally = compare_worlds(seed, most=SHORT)
    assert tally.windows > 10
    assert tally.apart > tally.decisions // 2


class Hasty(Live):
    """A window in which nobody could answer anything but its fallback is over sooner."""

    def renew_window(self) -> None:
        super().renew_window()
        state = self.record.state
        if self.window is not None and all(len(state.legal_actions(seat)) == 1 for seat in state.asked_seats()):
            self.window.moment -= self.plan.moment / 2


class Generous(Live):
    """Who could answer gets more time."""

    def renew_window(self) -> None:
        able = sum(len(self.record.state.legal_actions(seat)) > 1 for seat in self.record.state.asked_seats())
        assert self.plan.limit is not None
        usual, self.plan = self.plan, Plan(self.plan.moment, self.plan.limit + able)
        super().renew_window()
        self.plan = usual


class Thoughtful(Live):
    """The moment waits until all bots are ready."""

    def answers_at_the_moment(self, window: Window) -> list[tuple[int, int]]:
        window.gathering = any(self.seats[seat].kind == "bot" and seat not in window.ready for seat in range(2))
        return [] if window.gathering else super().answers_at_the_moment(window)


class Prompt(Live):
    """A bot that has nothing to play says so at once."""

    def answers_at_the_moment(self, window: Window) -> list[tuple[int, int]]:
        moves = super().answers_at_the_moment(window)
        fallbacks = [move for move in moves if move[1] == self.record.state.fallback(move[0])]
        return fallbacks or moves


def compare_many(live: type[Live]) -> None:
    for seed in range(LEAKY):
        compare_worlds(seed, live, most=SHORT)


@pytest.mark.parametrize("live", [Hasty, Generous, Thoughtful, Prompt])
def test_a_server_whose_clock_looks_at_hands_or_thoughts_is_found_out(live: type[Live]) -> None:
    with pytest.raises(Tell, match="message"):
        compare_many(live)


def told_truly(state: State, _seat: int | None, _held: Sequence[int]) -> list[int]:
    return state.asked_seats()


def test_a_server_that_says_who_has_answered_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(display, "waited_for", told_truly)
    with pytest.raises(Tell, match="message"):
        compare_many(Live)
