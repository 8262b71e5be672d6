"""A run from its beginning, or from where it was interrupted, to its end."""

from collections.abc import Callable, Iterator
from heapq import merge

from vervet.lab.crew import Crew, Done, Task, WorkerLost
from vervet.lab.folder import Folder
from vervet.lab.stopping_rule import Stopping

# A part should take about this many seconds: no more than that is lost when a run is interrupted, and files stay few.
PART_SECONDS = 2.0
FIRST_PART = 4
LARGEST_PART = 1000
ATTEMPTS = 5


class Pace:
    """How many games make a part, from how long the last ones took."""

    def __init__(self) -> None:
        self.size = FIRST_PART

    def learn(self, done: Done) -> None:
        rate = done.task.count / max(done.seconds, 1e-6)
        self.size = max(1, min(LARGEST_PART, 4 * self.size, round(rate * PART_SECONDS)))


def parts(folder: Folder, side: str, pace: Pace) -> Iterator[Task]:
    """The games that are missing, in order, in parts as large as the pace of the moment says."""
    for first, count in folder.missing(side):
        end = first + count
        while first < end:
            size = min(pace.size, end - first)
            yield Task(side, first, size)
            first += size


def play_run(folder: Folder, crew: Crew, stopping: Stopping, progress: Callable[[Done], None]) -> None:
    """Play what is missing; every finished part is kept at once. Raises `WorkerLost` when workers keep dying."""
    for attempt in range(1, ATTEMPTS + 1):
        try:
            play_missing(folder, crew, stopping, progress)
        except WorkerLost:
            if attempt == ATTEMPTS:
                raise
        else:
            return


def play_missing(folder: Folder, crew: Crew, stopping: Stopping, progress: Callable[[Done], None]) -> None:
    if stopping.reached(folder):
        return
    pace = Pace()
    # Both sides of a comparison advance together.
    tasks = merge(*(parts(folder, side, pace) for side in folder.sides), key=lambda task: task.first)
    playing = crew.play(folder.settings, tasks)
    try:
        for done in playing:
            pace.learn(done)
            folder.keep(done.task.side, (done.task.first, done.task.count), done.data)
            progress(done)
            if stopping.reached(folder):
                return
    finally:
        close = getattr(playing, "close", None)
        if close is not None:
            close()
