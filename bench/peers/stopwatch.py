"""A stopwatch for rates: CPU time, best of several runs, one line of JSON per measure.

`bench/peers/stopwatch.py` is this file to the letter, so that peers are timed exactly as we are. It needs nothing but
Python, because the peers live in an environment of their own.
"""

import argparse
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

# A piece of work says how many units it did: decisions, copies or simulations.
Work: TypeAlias = Callable[[], float]

PLAY = "play"
COPY = "copy"
# A simulation that stops early and estimates is less work than one that plays to the end: two kinds, never compared.
SEARCH = "search"
SEARCH_TO_THE_END = "search to the end"
# Play through an interface for learning, which makes observations and masks of what is legal.
STEP = "step"
# The same for many games in one call.
BATCH = "batch"

LIBRARY = "library"
PYTHON = "Python"

START = "start"
MIDDLE = "middle"


@dataclass(frozen=True)
class Measure:
    """Something to time: which game, what is done with it from where in a game, and where the loop around it runs.

    `prepare` makes the work, so that a game that cannot start spoils no other measure; `goal` is the rate promised.
    `choices` is the share of the units that leave a choice: a player with only one legal action decides nothing.
    """

    game: str
    kind: str
    loop: str
    at: str
    prepare: Callable[[], Work]
    note: str = ""
    goal: float | None = None
    choices: float = 1.0


def best_rate(work: Work, runs: int, seconds: float) -> float:
    """Units per second of CPU time, the best of some runs of at least this many seconds each."""
    work()
    best = 0.0
    for _ in range(runs):
        done = 0.0
        spent = 0.0
        started = time.process_time()
        while spent < seconds:
            done += work()
            spent = time.process_time() - started
        best = max(best, done / spent)
    return best


def report(subject: str, version: str, measures: Sequence[Measure], args: Sequence[str] | None = None) -> None:
    """Take the measures one after the other and print each as soon as it is known; one that fails gives its reason."""
    parser = argparse.ArgumentParser(description=f"Time {subject}.")
    parser.add_argument("--runs", type=int, default=5, help="how many runs, of which the best counts")
    parser.add_argument("--seconds", type=float, default=0.4, help="least CPU time of a run")
    pace = parser.parse_args(args)
    if pace.runs < 1 or pace.seconds <= 0.0:
        parser.error("expected at least one run of more than 0 seconds")
    for left, measure in zip(reversed(range(len(measures))), measures, strict=True):
        line: dict[str, str | float | None] = {
            "subject": subject,
            "version": version,
            "game": measure.game,
            "kind": measure.kind,
            "loop": measure.loop,
            "at": measure.at,
            "note": measure.note,
            "goal": measure.goal,
            "choices": measure.choices,
            "left": left,
        }
        try:
            line["rate"] = best_rate(measure.prepare(), pace.runs, pace.seconds)
        except Exception as error:
            line["reason"] = f"{type(error).__name__}: {error}"
        print(json.dumps(line), flush=True)
