"""The stopwatch counts, reports and survives failures."""

import json
from pathlib import Path

import pytest

from vervet.bench import stopwatch
from vervet.bench.stopwatch import LIBRARY, PLAY, START, Measure, Work, best_rate, report

TINY = ["--runs", "1", "--seconds", "0.001"]
PEERS_STOPWATCH = Path(__file__).parents[2] / "bench" / "peers" / "stopwatch.py"


def broken() -> Work:
    raise RuntimeError("no such game")


def test_a_rate_is_units_over_time_and_positive() -> None:
    assert best_rate(lambda: 7, runs=2, seconds=0.001) > 0


def test_work_is_done_once_unmeasured_and_at_least_once_in_each_run() -> None:
    calls: list[int] = []

    def work() -> float:
        calls.append(1)
        sum(range(20_000))
        return 1

    best_rate(work, runs=3, seconds=1e-6)
    assert len(calls) >= 4


def test_each_measure_is_a_line_of_json_that_says_how_many_follow(capsys: pytest.CaptureFixture[str]) -> None:
    measure = Measure("ludo", PLAY, LIBRARY, START, lambda: lambda: 1.0, "a note", 5.0)
    report("Somebody", "1.2", [measure, measure], TINY)
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["left"] for line in lines] == [1, 0]
    assert lines[0].items() >= {"subject": "Somebody", "version": "1.2", "game": "ludo", "goal": 5.0}.items()
    assert lines[0]["rate"] > 0


def test_a_measure_that_fails_gives_its_reason_and_the_next_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    good = Measure("ludo", PLAY, LIBRARY, START, lambda: lambda: 1.0)
    report("Somebody", "1.2", [Measure("chess", PLAY, LIBRARY, START, broken), good], TINY)
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert first["reason"] == "RuntimeError: no such game" and "rate" not in first
    assert second["rate"] > 0


@pytest.mark.parametrize("wrong", [["--runs", "0"], ["--seconds", "0"], ["--seconds", "soon"]])
def test_a_pace_that_measures_nothing_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        report("Somebody", "1.2", [], wrong)
    assert refused.value.code == 2
    assert "seconds" in capsys.readouterr().err


@pytest.mark.skipif(not PEERS_STOPWATCH.exists(), reason="the peers' scripts are not installed with the package")
def test_peers_are_timed_with_the_very_same_stopwatch() -> None:
    assert PEERS_STOPWATCH.read_text(encoding="utf-8") == Path(stopwatch.__file__).read_text(encoding="utf-8")
