"""What a run costs, before it begins and while it runs."""

from collections.abc import Callable
from pathlib import Path

import pytest

from vervet.cli.commands.lab_run import duration
from vervet.cli.terminal import Terminal
from vervet.lab.crew import Done, Task
from vervet.lab.folder import CHANGED, ORIGINAL, Folder
from vervet.lab.forecast import MOMENTS, Forecast, Moments, seconds_of_a_game
from vervet.texts import Texts, languages

from .runs import settings_for


def test_what_is_left_follows_from_what_games_took_so_far(tmp_path: Path) -> None:
    settings = settings_for()
    folder = Folder(tmp_path, settings, 100, None, settings_for(seed=7))
    forecast = Forecast(folder, workers=2)
    # Parts come in as they please: what counts is what each took, and both boxes have a pace of their own.
    for side, first, count, seconds in (
        (ORIGINAL, 0, 4, 8.0),
        (CHANGED, 0, 4, 16.0),
        (ORIGINAL, 4, 16, 32.0),
        (CHANGED, 4, 6, 24.0),
    ):
        forecast.learn(Done(Task(side, first, count), b"", seconds))
    assert forecast.left == {ORIGINAL: 80, CHANGED: 90}
    assert forecast.remaining() == pytest.approx((80 * 2.0 + 90 * 4.0) / 2)


class Workers:
    """A crew that plays nothing: when each part comes back, and what was said to be left then."""

    def __init__(self, path: Path, games: int, start: float, part: int) -> None:
        self.now = 0.0
        self.forecast = Forecast(Folder(path, settings_for(), games, None, settings_for(seed=7)), 2, lambda: self.now)
        self.start = start
        self.part = part
        self.said: list[tuple[float, float]] = []

    def play(self, a_game: Callable[[str, int, float], float], wait: float = 0.0) -> float:
        """Play all; a game takes as long as `a_game` says of its box, number and moment, and `wait` goes by between
        two parts of a worker. Returns when it was over."""
        left = dict.fromkeys((ORIGINAL, CHANGED), self.forecast.left[ORIGINAL])
        free = [self.start, self.start + 1.0]
        back: list[tuple[float, Done]] = []
        while any(left.values()):
            worker = free.index(min(free))
            side = max(left, key=lambda name: left[name])
            # Parts begin small, as in a run, and their length varies.
            count = min(left[side], self.part, 4 << min(len(back), 10))
            first = left[side]
            left[side] -= count
            seconds = sum(a_game(side, first - at, free[worker]) for at in range(count))
            free[worker] += seconds + wait
            back.append((free[worker], Done(Task(side, 0, count), b"", seconds)))
        for self.now, done in sorted(back, key=lambda one: one[0]):
            self.forecast.learn(done)
            self.said.append((self.now, self.forecast.remaining()))
        return self.now

    def furthest_off(self, ended: float, last: float) -> float:
        """Of all that was said from a minute after the first part until so many seconds before the end."""
        first = self.said[0][0]
        told = [(left, ended - at) for at, left in self.said if at >= first + 60 and ended - at > last]
        assert told
        return max(abs(left - really) / really for left, really in told)


CHANGEFUL = (0.6, 1.7, 0.4, 1.1, 2.2, 0.3, 0.9, 0.8)


@pytest.mark.parametrize("start", [0.0, 35.0])
@pytest.mark.parametrize("wait", [0.0, 1.5])
def test_workers_that_start_late_or_wait_make_nobody_promise_wrongly(tmp_path: Path, start: float, wait: float) -> None:
    """Workers take long to start on a busy machine, which happens once; what they wait for happens all the time."""
    workers = Workers(tmp_path, 3000, start, 25)
    ended = workers.play(lambda side, number, _: (0.08 if side == ORIGINAL else 0.12) * CHANGEFUL[number % 8], wait)
    assert workers.furthest_off(ended, 20) < 0.2


def test_long_games_are_not_taken_for_quick_ones_because_one_was_under_way(tmp_path: Path) -> None:
    workers = Workers(tmp_path, 40, 5.0, 1)
    ended = workers.play(lambda side, number, _: 20.0 * CHANGEFUL[number % 8] if side == ORIGINAL else 30.0)
    assert workers.furthest_off(ended, 120) < 0.2


def test_a_machine_that_gets_something_else_to_do_is_noticed(tmp_path: Path) -> None:
    """From the hundredth second on everything takes twice as long; two minutes later that is known."""
    workers = Workers(tmp_path, 4000, 0.0, 25)
    ended = workers.play(lambda _, number, now: (0.1 if now < 100 else 0.2) * CHANGEFUL[number % 8])
    at, left = next((at, left) for at, left in workers.said if at > 280)
    assert abs(left - (ended - at)) / (ended - at) < 0.2


@pytest.mark.parametrize("game", ["itchy-monkey", "after-us", "cheeky-monkeys"])
def test_a_game_is_estimated_from_moments_all_over_it(game: str) -> None:
    settings = settings_for(game, bots=("random", "heuristic"), players=2)
    moments = Moments(settings, 1)
    assert sum(moments.decisions) == len(moments.states)
    some = moments.some()
    assert 1 <= len(some) <= MOMENTS
    places = [next(at for at, (state, _) in enumerate(moments.states) if state is one) for one, _ in some]
    assert len(set(places)) == len(places)
    assert max(places) >= len(moments.states) // 2
    # A guess is some time, and no more is waited for it than was allowed: one decision is always tried.
    assert seconds_of_a_game(settings, 0.0) > 0


@pytest.mark.parametrize("language", languages())
def test_times_are_said_as_people_say_them(language: str) -> None:
    terminal = Terminal(Texts(language))
    said = [duration(terminal, seconds) for seconds in (0.2, 90.0, 600.0, 7300.0, 300_000.0)]
    assert said[0].startswith("1 ")
    expected = {"en": ["90 seconds", "10 minutes", "2 hours", "3 days"]}
    expected["fr"] = ["90 secondes", "10 minutes", "2 heures", "3 jours"]
    assert said[1:] == expected[language]
