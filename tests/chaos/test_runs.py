"""Runs of `make chaos` add up: to one page, which hides none of them."""

import re
from pathlib import Path

from msgspec.structs import replace

from tests.chaos.checker import Fault
from tests.chaos.crowd import Tally
from tests.chaos.page import page
from tests.chaos.run import Plan, Result
from tests.chaos.runs import Run, add, read, run_of


def one(seed: int, *faults: Fault) -> Run:
    tally = Tally(3, 1, 50, 40, games={"itchy-monkey": 30, "after-us": 20}, faults=list(faults))
    result = Result(Plan(storm=60.0, seed=seed), tally, {"SIGKILL": 4, "NATS killed": 3}, seconds=100.0)
    result.killed, result.stopped = [1.0, 2.5], [0.25]
    result.outages = {"database, for 8 s": [0.5, 1.25]}
    return run_of(result)


def test_a_run_is_kept_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "runs.jsonl"
    assert read(file) == []
    runs = [one(1), one(2, Fault("lost", "m", "entry 3"))]
    for run in runs:
        add(file, run)
    assert read(file) == runs
    assert file.read_text().count("\n") == 2


def test_the_page_adds_up_moves_and_faults() -> None:
    text = page([one(1), one(2), one(3)])
    assert "**150 moves**" in text and "90 in itchy-monkey" in text
    assert "**21 faults** in 300 s" in text
    assert "| SIGKILL | 12 |" in text
    assert len(re.findall(r"^\| killed \(SIGKILL\) \|.*\| 1\.00 \||^\| killed \(SIGKILL\).*2\.50 \|$", text, re.M)) == 3


def test_the_page_says_how_long_it_took_after_an_outage() -> None:
    assert re.search(r"^\| database, for 8 s \|.*\| 2 \| 1\.25 \| 1\.25 \| 1\.25 \|$", page([one(1)]), re.M)


def test_what_one_run_found_stands_on_the_page_of_all() -> None:
    bad = replace(one(2, Fault("lost", "some match", "entry 3"), Fault("stuck", "another", "")), commit="abc123")
    text = page([one(1), bad, one(3)])
    assert "| lost | accepted, and not on disk; or shown, and not on disk | 1 |" in text
    assert "abc123: **lost** in some match: entry 3" in text
    (row,) = [line for line in text.splitlines() if "| abc123 |" in line]
    assert "| 7 | 2 |" in row, "faults, and what was found"
