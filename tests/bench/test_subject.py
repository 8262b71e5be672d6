"""Subjects are processes; whatever they do, the run goes on and says what happened."""

import json
import os
import subprocess
import sys
from pathlib import Path

from vervet.bench.pure import pure_sources
from vervet.bench.subject import Pace, Subject, measure, our_python

TINY = Pace(1, 0.001)
LINE = json.dumps({"subject": "Somebody", "game": "ludo", "kind": "play", "rate": 12.5, "left": 3})


def script(text: str) -> Subject:
    return Subject("Somebody", (sys.executable, "-c", text), os.environ)


def test_rows_come_with_the_number_still_to_come() -> None:
    [(row, left)] = measure(script(f"print({LINE!r})"), TINY)
    assert (row.game, row.rate, left) == ("ludo", 12.5, 3)


def test_a_failing_subject_keeps_its_rows_and_gives_its_last_words() -> None:
    rows = [row for row, _ in measure(script(f"print({LINE!r}); import no_such_peer"), TINY)]
    assert [row.rate for row in rows] == [12.5, None]
    assert rows[1].reason == "ModuleNotFoundError: No module named 'no_such_peer'"


def test_a_line_that_is_not_a_measure_is_shown() -> None:
    [(row, _)] = measure(script("print('hello')"), TINY)
    assert row.reason == "expected a measure as a line of JSON, not 'hello'"


def test_a_subject_that_says_nothing_at_all_is_told_from_one_that_failed() -> None:
    assert list(measure(script("pass"), TINY)) == []
    [(row, _)] = measure(script("raise SystemExit(3)"), TINY)
    assert row.reason == "failed without a word"


def test_a_subject_that_hangs_is_stopped() -> None:
    [(row, _)] = measure(script("import time; time.sleep(60)"), TINY, limit=0.3)
    assert row.reason == "not done in 0.3 s"


def test_a_command_that_does_not_exist_is_a_row_with_the_reason(tmp_path: Path) -> None:
    [(row, _)] = measure(Subject("Somebody", (str(tmp_path / "nothing"),), os.environ), TINY)
    assert row.reason.startswith("cannot be started")


def test_the_sources_alone_run_uncompiled() -> None:
    """What they measure, `test_command` shows."""
    with pure_sources() as folder:
        assert not [path for path in folder.rglob("*") if path.suffix in {".so", ".pyd"}]
        python, environment = our_python(folder)
        ask = [*python, "-c", "from vervet.bench.ours import compiled; print(compiled())"]
        said = subprocess.run(ask, env=environment, capture_output=True, text=True, check=True).stdout
    assert said == "False\n"
