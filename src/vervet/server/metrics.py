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


class Counter:
    """What only rises, told apart by labels."""

    kind = "counter"

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.values: dict[Labels, Number] = {} if labels else {(): 0}

    def add(self, number: Number, *labels: str) -> None:
        self.values[labels] = self.values.get(labels, 0) + number

    def samples(self) -> Iterable[str]:
        for labels, value in self.values.items():
            yield sample(self.name, dict(zip(self.labels, labels, strict=True)), value)


class Histogram:
    """How long something took, in steps that rise; told apart by labels."""

    kind = "histogram"

    def __init__(self, name: str, about: str, *labels: str, steps: tuple[float, ...] = SECONDS) -> None:
        self.name = name
        self.about = about
        self.labels = labels
        self.steps = steps
        self.counts: dict[Labels, list[int]] = {}
        self.sums: dict[Labels, float] = {}
        # Whoever else wants to know.
        self.heard: Callable[..., None] | None = None

    def note(self, value: float, *labels: str) -> None:
        if self.heard is not None:
            self.heard(value, *labels)
        counts = self.counts.get(labels)
        if counts is None:
            counts = self.counts[labels] = [0] * (len(self.steps) + 1)
            self.sums[labels] = 0.0
        at = 0
        while at < len(self.steps) and self.steps[at] < value:
            at += 1
        counts[at] += 1
        self.sums[labels] += value

    def samples(self) -> Iterable[str]:
        for labels, counts in self.counts.items():
            known = dict(zip(self.labels, labels, strict=True))
            total = 0
            for step, count in zip((*map(str, self.steps), "+Inf"), counts, strict=True):
                total += count
                yield sample(f"{self.name}_bucket", {**known, "le": step}, total)
            yield sample(f"{self.name}_sum", known, self.sums[labels])
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
