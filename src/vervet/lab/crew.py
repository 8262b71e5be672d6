"""Who plays the games: this process, several of them, or (in `ray_crew`) those of a cluster."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from vervet.lab.settings import Settings
from vervet.lab.table import play_span

# This many tasks for each worker are handed out: nobody waits for work, and little is lost when a run is interrupted.
AHEAD = 2


class WorkerLost(RuntimeError):
    """A worker process died; what was finished is kept, the rest can be played again."""


@dataclass(frozen=True)
class Task:
    """Some games of one side of a run."""

    side: str
    first: int
    count: int


@dataclass(frozen=True)
class Done:
    """The games of a task as a Parquet file, and how long they took."""

    task: Task
    data: bytes
    seconds: float


class Crew(Protocol):
    """Plays tasks; asks for the next only when it has room for one."""

    workers: int

    def play(self, settings: Mapping[str, Settings], tasks: Iterator[Task]) -> Iterator[Done]: ...


def work(settings: Settings, task: Task) -> Done:
    """What every worker does, wherever it is."""
    started = time.perf_counter()
    data = play_span(settings, task.first, task.count)
    return Done(task, data, time.perf_counter() - started)


class Alone:
    """In this process."""

    workers = 1

    def play(self, settings: Mapping[str, Settings], tasks: Iterator[Task]) -> Iterator[Done]:
        for task in tasks:
            yield work(settings[task.side], task)


class Processes:
    """Several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def play(self, settings: Mapping[str, Settings], tasks: Iterator[Task]) -> Iterator[Done]:
        with pool_of(self.workers) as pool:
            yield from keep_busy(lambda task: pool.submit(work, settings[task.side], task), tasks, self.workers)


@contextmanager
def pool_of(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that are gone when the work is done, however it ends; raises `WorkerLost`."""
    others = set(multiprocessing.active_children())
    # Not a fork: Polars has threads, and so has a progress bar.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=ignore_interrupts)
    try:
        yield pool
        pool.shutdown()
    except BrokenProcessPool:
        raise WorkerLost("a worker process died") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - others:
            child.terminate()


def keep_busy(submit: Callable[[Task], "Future[Done]"], tasks: Iterator[Task], workers: int) -> Iterator[Done]:
    """Results as they come; as many tasks as came back are handed out again."""
    waiting: set[Future[Done]] = set()
    for task in tasks:
        waiting.add(submit(task))
        if len(waiting) >= workers * AHEAD:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    while waiting:
        done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
        for future in done:
            yield future.result()


def ignore_interrupts() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that people see answers it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many processes this one may use at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
