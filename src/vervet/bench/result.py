"""All that one run of the benchmark found."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from vervet.bench.load import LoadRow
from vervet.bench.load import figure as load_figure
from vervet.bench.ours import PURE_SUBJECT, SUBJECT
from vervet.bench.row import Row, row_of
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

    def yardsticks(self, row: Row) -> list[Row]:
        """Our own rows that another is compared with: the first of each game that does the same; uncompiled, exactly
        the same one."""
        if row.subject == SUBJECT:
            return []
        found: dict[str, Row] = {}
        for mine in self.rows:
            same = row.subject != PURE_SUBJECT or (mine.game, mine.note) == (row.game, row.note)
            if mine.subject == SUBJECT and mine.rate is not None and alike(mine, row) and same:
                found.setdefault(game_of(mine), mine)
        return list(found.values())

    def ratio(self, row: Row) -> float | None:
        """How many times as fast ours is, by the first that does the same."""
        return next(iter(self.ratios(row).values()), None)

    def ratios(self, row: Row) -> dict[str, float]:
        """How many times as fast each of our games is."""
        return {game_of(mine): mine.chosen / row.chosen for mine in self.yardsticks(row) if mine.chosen and row.chosen}

    def kept(self, row: Row) -> bool | None:
        """Whether what was promised for a row is kept; None where nothing was."""
        ratio = self.ratio(row)
        if row.subject == PURE_SUBJECT:
            promised = row.kind == PLAY and row.loop == LIBRARY and ratio is not None
            return ratio >= COMPILED_GAIN if promised and ratio else None
        return None if row.goal is None or row.chosen is None else row.chosen >= row.goal

    def to_json(self) -> dict[str, object]:
        rows = [{**row.to_json(), "ratio": self.ratio(row), "kept": self.kept(row)} for row in self.rows]
        return {"hardware": self.hardware, "compiled": self.compiled, "rows": rows, "server": self.server}


def game_of(row: Row) -> str:
    """The game of a row, without its options."""
    return row.game.partition(",")[0]


def alike(one: Row, other: Row) -> bool:
    """Whether two rows did the same from the same point, both inside their library or both driven from outside."""
    inside = (one.loop == LIBRARY) == (other.loop == LIBRARY)
    return inside and (one.kind, one.at) == (other.kind, other.at)


class ResultError(ValueError):
    """A file that is not a result; the message says what was expected."""


def read_result(text: str) -> Result:
    """The result that `to_json` wrote; raises `ResultError`."""
    try:
        found = json.loads(text)
    except ValueError:
        found = None
    if not isinstance(found, dict) or not all(name in found for name in ("hardware", "compiled", "rows", "server")):
        raise ResultError("expected a result that --output wrote: hardware, compiled, rows and server")
    rows = [row_of(row) for row in found["rows"]]
    server: list[LoadRow] = [{name: load_figure(value) for name, value in row.items()} for row in found["server"]]
    return Result(found["hardware"], bool(found["compiled"]), rows, server)
