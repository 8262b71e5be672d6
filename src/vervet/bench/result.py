"""All that one run of the benchmark found."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from vervet.bench.load import LoadRow
from vervet.bench.ours import PURE_SUBJECT, SUBJECT
from vervet.bench.row import Row
from vervet.bench.stopwatch import LIBRARY, PLAY

# What compiling must gain in random play with the loop in the library.
COMPILED_GAIN = 10.0


@dataclass
class Result:
    """Where it was measured, the rows, and those of the server's load test."""

    hardware: dict[str, str | int | float]
    compiled: bool
    rows: list[Row] = field(default_factory=list)
    server: list[LoadRow] = field(default_factory=list)

    def of_kind(self, kind: str) -> Iterator[Row]:
        return (row for row in self.rows if row.kind == kind)

    def yardstick(self, row: Row) -> Row | None:
        """Our own row that another is compared with: the first that does the same; uncompiled, with the same game."""
        if row.subject == SUBJECT:
            return None
        for mine in self.rows:
            alike = (mine.kind, mine.loop, mine.at) == (row.kind, row.loop, row.at)
            same = row.subject != PURE_SUBJECT or (mine.game, mine.note) == (row.game, row.note)
            if mine.subject == SUBJECT and alike and same:
                return mine
        return None

    def ratio(self, row: Row) -> float | None:
        """How many times as fast ours is."""
        mine = self.yardstick(row)
        return mine.rate / row.rate if mine and mine.rate and row.rate else None

    def kept(self, row: Row) -> bool | None:
        """Whether what was promised of a row is kept; None where nothing was."""
        ratio = self.ratio(row)
        if row.subject == PURE_SUBJECT:
            promised = row.kind == PLAY and row.loop == LIBRARY and ratio is not None
            return ratio >= COMPILED_GAIN if promised and ratio else None
        return None if row.goal is None or row.rate is None else row.rate >= row.goal

    def to_json(self) -> dict[str, object]:
        rows = [{**row.to_json(), "ratio": self.ratio(row), "kept": self.kept(row)} for row in self.rows]
        return {"hardware": self.hardware, "compiled": self.compiled, "rows": rows, "server": self.server}
