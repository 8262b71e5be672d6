"""Games are played by processes until there are enough, or time runs out."""

import multiprocessing

import pytest

from vervet.catalog import game
from vervet.lab.crew import WorkerLost
from vervet.ladder.climb import Progress, choose, climb, first_missing
from vervet.ladder.record import StepRecord, new_ladder
from vervet.ladder.step import Span, Step, play_span

STEP = Step("itchy-monkey", "random", "glance-2", 5)


def test_processes_play_what_a_single_one_would() -> None:
    ladder = new_ladder(game("itchy-monkey"), 5, "")
    ladder.steps = [StepRecord(STEP)]
    told: list[Span] = []
    climb(ladder, 8, None, 2, told.append)
    assert ladder.steps[0].results == play_span(STEP, 0, 8).results
    assert sum(len(span.results) for span in told) == 8


def test_a_worker_that_is_killed_ends_the_climb_and_what_is_finished_stays() -> None:
    ladder = new_ladder(game("itchy-monkey"), 5, "")
    ladder.steps = [StepRecord(STEP)]

    def kill_one(_: Span) -> None:
        multiprocessing.active_children()[0].kill()

    with pytest.raises(WorkerLost):
        climb(ladder, 100_000, None, 1, kill_one)
    assert ladder.steps[0].games > 0


def test_games_on_record_are_not_played_again() -> None:
    ladder = new_ladder(game("itchy-monkey"), 5, "")
    ladder.steps = [StepRecord(STEP, "1111")]
    told: list[Span] = []
    climb(ladder, 4, None, 1, told.append)
    assert told == []
    assert ladder.steps[0].results == "1111"


def test_a_step_goes_on_at_the_first_gap() -> None:
    record = StepRecord(STEP, "10-1")
    assert first_missing(record) == 2
    assert record.results == "10"


def test_the_step_that_has_cost_least_comes_next_unless_it_is_complete() -> None:
    cheap, dear = Progress(StepRecord(STEP), 10, 10, 1.0), Progress(StepRecord(STEP), 2, 2, 9.0)
    assert choose([dear, cheap], 20, None) is cheap
    assert choose([dear, cheap], 10, None) is dear
    assert choose([dear, cheap], 2, None) is None


def test_nothing_is_handed_out_when_time_has_run_out() -> None:
    assert choose([Progress(StepRecord(STEP), 0)], 20, 0.0) is None


def test_slow_games_are_handed_out_two_at_a_time_and_quick_ones_by_the_hundred() -> None:
    assert Progress(StepRecord(STEP), 0).span(1000) == 2
    assert Progress(StepRecord(STEP), 0, 10, 100.0).span(1000) == 2
    assert Progress(StepRecord(STEP), 0, 10, 0.01).span(1000) == 200
    assert Progress(StepRecord(STEP), 999, 10, 0.01).span(1000) == 1
