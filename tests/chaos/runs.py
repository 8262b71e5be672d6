"""Runs that add up: a line each in a file, so that a million moves need not be played in one sitting."""

import os
import platform
import subprocess
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct, json

from tests.chaos.run import Result
from vervet.core import state

HERE = Path(__file__).parent
MOST_DETAILS = 30


class Run(Struct, frozen=True, kw_only=True):
    """What is kept of a run. `commit` is what was run, with a word where more than that was; `found` how often what is
    wrong was, by kind, and `details` the first of it."""

    when: str
    commit: str
    machine: str
    load: float
    seed: int
    # As it was asked for: matches at once, seconds of thought, seconds between two faults, and of the storm.
    at_once: int
    pace: float
    every: float
    storm: float
    seconds: float
    calm: float
    moves: dict[str, int]
    accepted: int
    matches: int
    over: int
    connections: int
    tables: int
    repeated: int
    epochs: int
    starts: int
    twice: int
    lost: int
    struck: dict[str, int]
    found: dict[str, int]
    details: list[str]
    killed: list[float]
    stopped: list[float]
    told: list[float]
    outages: dict[str, list[float]] = {}
    refusals: dict[str, int]
    errors: dict[str, int]
    left_out: list[str]
    # Seconds of processors: of the players (with the links between them), and of all that they play on.
    playing: float
    serving: float

    def faults(self) -> int:
        return sum(self.struck.values())

    def played(self) -> int:
        return sum(self.moves.values())


def run_of(result: Result) -> Run:
    build = "compiled" if str(state.__file__).endswith(".so") else "rules not compiled"
    plan, tally = result.plan, result.tally
    return Run(
        when=datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        commit=commit(),
        machine=f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, "
        f"CPython {platform.python_version()}, {build}",
        load=round(result.load, 1),
        seed=plan.seed,
        at_once=plan.matches,
        pace=plan.pace,
        every=plan.every,
        storm=plan.storm,
        seconds=round(result.seconds, 1),
        calm=round(result.calm, 1),
        moves=tally.games,
        accepted=tally.accepted,
        matches=tally.matches,
        over=tally.over,
        connections=tally.connections,
        tables=tally.tables,
        repeated=tally.repeated,
        epochs=tally.epochs,
        starts=result.starts,
        twice=result.twice,
        lost=result.lost,
        struck=result.struck,
        found=dict(Counter(fault.kind for fault in tally.faults)),
        details=[f"**{fault.kind}** in {fault.match}: {fault.detail}" for fault in tally.faults[:MOST_DETAILS]],
        killed=rounded(result.killed),
        stopped=rounded(result.stopped),
        told=rounded(result.told),
        outages={name: rounded(times) for name, times in result.outages.items()},
        refusals=tally.refusals,
        errors=result.errors,
        left_out=result.left_out,
        playing=round(result.playing, 1),
        serving=round(result.serving, 1),
    )


def rounded(times: Sequence[float]) -> list[float]:
    return [round(each, 2) for each in times]


def commit() -> str:
    """What is run here, as git calls it."""
    asked = ["git", "describe", "--always", "--dirty=, changed"]
    told = subprocess.run(asked, cwd=HERE, capture_output=True, text=True, check=False)
    return told.stdout.strip() or "unknown"


def read(file: Path) -> list[Run]:
    """The runs of a file, the first one first; none where there is no file yet."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [json.decode(line, type=Run) for line in lines]


def add(file: Path, run: Run) -> None:
    with file.open("ab") as kept:
        kept.write(json.encode(run) + b"\n")
