"""What a running server counts, for Prometheus: numbers for the whole process, in plain Python.

Prometheus' own client would do as well, but it is a library with threads and locks for a text of a few lines; here one
loop counts, and whoever asks for the page is answered by the same loop.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeAlias

Labels: TypeAlias = tuple[str, ...]
Number: TypeAlias = int | float
# Seconds: from a look into memory to what a person finds slow.
SECONDS: Final[tuple[float, ...]] = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Count:
    """What is counted under one choice of labels: at hand for whoever counts often."""

    def __init__(self) -> None:
        self.number: Number = 0

    def add(self, number: Number) -> None:
        self.number += number


class Counter:
    """What only rises, told apart by labels."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.values: dict[Labels, Count] = {} if labels else {(): Count()}

    def of(self, *labels: str) -> Count:
        found = self.values.get(labels)
        if found is None:
            found = self.values[labels] = Count()
        return found

    def add(self, number: Number, *labels: str) -> None:
        self.of(*labels).add(number)

    def samples(self) -> Iterable[str]:
        for labels, count in self.values.items():
            yield sample(self.name, dict(zip(self.labels, labels, strict=True)), count.number)


class Times:
    """How long something took, under one choice of labels."""

    def __init__(self, steps: tuple[float, ...]) -> None:
        self.steps = list(steps)
        # One more than there are steps, for all that took longer.
        self.counts = [0] * (len(steps) + 1)
        self.sum = 0.0

    def note(self, value: float) -> None:
        at = 0
        for step in self.steps:
            if step >= value:
                break
            at += 1
        self.counts[at] += 1
        self.sum += value


class Histogram:
    """How long something took, in steps that rise; told apart by labels."""

    kind = "histogram"

    def __init__(self, name: str, about: str, *labels: str, steps: tuple[float, ...] = SECONDS) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.steps = steps
        self.times: dict[Labels, Times] = {}
        # Whoever else wants to know.
        self.heard: Callable[..., None] | None = None

    def note(self, value: float, *labels: str) -> None:
        if self.heard is not None:
            self.heard(value, *labels)
        times = self.times.get(labels)
        if times is None:
            times = self.times[labels] = Times(self.steps)
        times.note(value)

    def samples(self) -> Iterable[str]:
        for labels, times in self.times.items():
            known = dict(zip(self.labels, labels, strict=True))
            total = 0
            for step, count in zip((*map(str, self.steps), "+Inf"), times.counts, strict=True):
                total += count
                yield sample(f"{self.name}_bucket", {**known, "le": step}, total)
            yield sample(f"{self.name}_sum", known, times.sum)
            yield sample(f"{self.name}_count", known, total)


class Gauge:
    """What rises and falls, and is looked up when somebody asks."""

    def __init__(
        self,
        name: str,
        about: str,
        look: Callable[[], Number],
        labels: Mapping[str, str] | None = None,
        kind: str = "gauge",
    ) -> None:
        self.kind = kind
        self.name = name
        self.about = about
        self.look = look
        self.labels = dict(labels or {})

    def samples(self) -> Iterable[str]:
        yield sample(self.name, self.labels, self.look())


Metric: TypeAlias = Counter | Histogram | Gauge


def sample(name: str, labels: Mapping[str, str], value: Number) -> str:
    said = ",".join(f'{key}="{escaped(text)}"' for key, text in labels.items())
    return f"{name}{{{said}}} {value}" if said else f"{name} {value}"


def escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def page(metrics: Iterable[Metric]) -> str:
    """All of them in the text format of Prometheus, version 0.0.4."""
    lines: list[str] = []
    for metric in metrics:
        lines += (f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}", *metric.samples())
    return "\n".join([*lines, ""])


# What is counted where it happens.
REQUESTS: Final = Counter("vervet_requests_total", "HTTP requests answered.", "method", "route", "status")
TURNED_AWAY: Final = Counter("vervet_turned_away_total", "Connections of addresses, or of all, that had too many.")
REQUEST_SECONDS: Final = Histogram("vervet_request_seconds", "From a request to the end of its answer.", "route")
HEARD: Final = Counter("vervet_messages_total", "Messages of clients, by how they were answered.", "type", "answer")
NOTICES: Final = Counter("vervet_notices_total", "Messages sent to clients.", "type")
NOTICE_BYTES: Final = Counter("vervet_notice_bytes_total", "Characters in them, before any compression.")
MOVES: Final = Counter("vervet_moves_total", "Entries of logs: actions and undos, everybody's.", "game")
STAGES: Final = Histogram(
    "vervet_stage_seconds",
    "What a change waits for: its turn, the rules, the disk, the table, and what is sent.",
    "stage",
)
COMMITS: Final = Counter("vervet_commits_total", "Commits, each an fsync that all of its changes share.", "done")
CHANGES: Final = Counter("vervet_changes_total", "Changes in these commits.")
COMMIT_TOOK: Final = Histogram("vervet_commit_seconds", "How long a commit took.")
OUTAGES: Final = Counter("vervet_outages_total", "How often the database went out of reach.")
ARCHIVED: Final = Counter("vervet_archived_total", "Matches whose entries were packed into the archive.")
THOUGHTS: Final = Histogram("vervet_thought_seconds", "Bots: waiting for a turn to think, and thinking.", "stage")
LATE: Final = Histogram("vervet_loop_late_seconds", "How much later than asked the event loop wakes somebody.")

COUNTED: Final[tuple[Metric, ...]] = (
    REQUESTS,
    REQUEST_SECONDS,
    TURNED_AWAY,
    HEARD,
    NOTICES,
    NOTICE_BYTES,
    MOVES,
    STAGES,
    COMMITS,
    CHANGES,
    COMMIT_TOOK,
    OUTAGES,
    ARCHIVED,
    THOUGHTS,
    LATE,
)
