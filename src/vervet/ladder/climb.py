"""Playing the games of a ladder in several processes, for a given number of games or a given time, whichever ends
first."""

import time
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass

from vervet.lab.crew import pool_of
from vervet.ladder.record import Ladder, StepRecord
from vervet.ladder.step import MISSING, Span, play_span

# A process is handed games for about this many seconds at once, and never more than this many games.
SPAN_SECONDS = 4.0
MOST_SPAN = 200
FIRST_SPAN = 2


@dataclass
class Progress:
    """How a step is going: the first game that nobody has been handed yet, and the time that its games took."""

    record: StepRecord
    next: int
    games: int = 0
    seconds: float = 0.0

    def span(self, most: int) -> int:
        """How many games to hand out next: always both seats of a deal, as long as there are enough."""
        count = FIRST_SPAN
        if self.games:
            count = int(SPAN_SECONDS * self.games / max(self.seconds, 1e-6)) // 2 * 2
        return min(max(count, FIRST_SPAN), MOST_SPAN, most - self.next)


def climb(ladder: Ladder, games: int, seconds: float | None, workers: int, tell: Callable[[Span], None]) -> None:
    """Play until every step has its number of games or the time is up; what is finished is reported, and is in the
    ladder.

    The step that has cost the least time comes next, so that cheap steps are complete before costly ones take the rest.
    Raises `WorkerLost`.
    """
    deadline = None if seconds is None else time.monotonic() + seconds
    progress = [Progress(record, first_missing(record)) for record in ladder.steps]
    waiting: dict[Future[Span], Progress] = {}
    with pool_of(workers) as pool:
        while True:
            while len(waiting) < workers and (following := choose(progress, games, deadline)) is not None:
                count = following.span(games)
                waiting[pool.submit(play_span, following.record.step, following.next, count)] = following
                following.next += count
            if not waiting:
                return
            for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                mine, span = waiting.pop(done), done.result()
                mine.games += len(span.results)
                mine.seconds += span.seconds
                mine.record.add(span)
                tell(span)


def choose(progress: list[Progress], games: int, deadline: float | None) -> Progress | None:
    if deadline is not None and time.monotonic() >= deadline:
        return None
    unfinished = [step for step in progress if step.next < games]
    return min(unfinished, key=lambda step: step.seconds, default=None)


def first_missing(record: StepRecord) -> int:
    """Where to go on; games after a gap are played again, which changes nothing."""
    at = record.results.find(MISSING)
    if at >= 0:
        record.results = record.results[:at]
    return len(record.results)
