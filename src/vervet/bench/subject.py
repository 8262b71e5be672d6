"""A subject of the comparison: a process of its own that prints its measures, so that none can disturb another."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import vervet
from vervet.bench.row import Row, RowError, read_row

# On a busy machine a second of CPU time takes several.
WALL_LIMIT = 1200.0


@dataclass(frozen=True)
class Pace:
    """How long each measure takes: the best of some runs of at least this many seconds of CPU time."""

    runs: int
    seconds: float


FULL = Pace(5, 0.4)
QUICK = Pace(5, 0.04)


@dataclass(frozen=True)
class Subject:
    """A name, and the command that times it."""

    name: str
    command: tuple[str, ...]
    environment: Mapping[str, str]


def our_python(folder: Path | None = None) -> tuple[tuple[str, ...], dict[str, str]]:
    """A Python, and its environment, that imports Vervet as it is running, or as it lies in a folder."""
    packages = folder or Path(vervet.__file__).parents[1]
    path = os.pathsep.join(filter(None, (str(packages), os.environ.get("PYTHONPATH", ""))))
    # -P keeps a checkout in the working directory from getting ahead of the package that is meant.
    return (sys.executable, "-P"), {**os.environ, "PYTHONPATH": path}


def ours(name: str, folder: Path | None = None, module: str = "vervet.bench.ours") -> Subject:
    """Vervet as it is running, or as it lies in a folder."""
    python, environment = our_python(folder)
    return Subject(name, (*python, "-m", module), environment)


def measure(subject: Subject, pace: Pace, limit: float = WALL_LIMIT) -> Iterator[tuple[Row, int]]:
    """The rows of a subject as they come, each with the number still to come; a failure is a row with its reason."""
    command = [*subject.command, "--runs", str(pace.runs), "--seconds", str(pace.seconds)]
    with TemporaryFile("w+", encoding="utf-8", errors="replace") as errors:
        try:
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=errors, env=subject.environment, encoding="utf-8"
            )
        except OSError as error:
            yield Row(subject.name, reason=f"cannot be started: {error}"), 0
            return
        timer = threading.Timer(limit, process.kill)
        timer.start()
        try:
            assert process.stdout is not None
            yield from read_rows(subject, process.stdout)
            if process.wait() != 0:
                late = not timer.is_alive()
                yield Row(subject.name, reason=f"not done in {limit:g} s" if late else last_words(errors)), 0
        finally:
            timer.cancel()
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


def read_rows(subject: Subject, lines: IO[str]) -> Iterator[tuple[Row, int]]:
    for line in lines:
        try:
            yield read_row(line)
        except RowError as error:
            yield Row(subject.name, reason=str(error)), 0


def last_words(errors: IO[str]) -> str:
    """The last line that a failed process wrote, which in Python is the error itself."""
    errors.seek(0)
    said = [line.strip() for line in errors if line.strip()]
    return said[-1] if said else "failed without a word"
