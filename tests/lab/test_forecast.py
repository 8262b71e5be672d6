"""What a run costs, before it begins and while it runs."""

from pathlib import Path

import pytest

from vervet.cli.commands.lab_run import duration
from vervet.cli.terminal import Terminal
from vervet.lab.crew import Done, Task
from vervet.lab.folder import CHANGED, ORIGINAL, Folder
from vervet.lab.forecast import MOMENTS, UNDER_WAY, Forecast, Moments, seconds_of_a_game
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


def test_workers_that_wait_make_the_rest_longer(tmp_path: Path) -> None:
    """Two workers play for 60 seconds in all, but a minute has passed: half of the time they waited."""
    times = iter((0.0, 60.0 + UNDER_WAY))
    forecast = Forecast(Folder(tmp_path, settings_for(), 120), workers=2, clock=lambda: next(times))
    forecast.learn(Done(Task(ORIGINAL, 0, 60), b"", 60.0))
    assert forecast.remaining() == pytest.approx(60.0)


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
