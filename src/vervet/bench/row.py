"""One line of the result: what was timed, and the rate, or the reason why there is none."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass


class RowError(ValueError):
    """A line that is not a measure; the message shows it."""


@dataclass(frozen=True)
class Row:
    """A measure taken; `rate` is in decisions, copies, steps or simulations per second of CPU time, by `kind`."""

    subject: str
    version: str = ""
    game: str = ""
    kind: str = ""
    loop: str = ""
    at: str = ""
    note: str = ""
    rate: float | None = None
    goal: float | None = None
    reason: str = ""
    # The share of the units that leave a choice; for peers, all are taken to do so.
    choices: float = 1.0

    @property
    def chosen(self) -> float | None:
        """The rate of what leaves a choice: by this we compare, and keep promises."""
        return None if self.rate is None else self.rate * self.choices

    def to_json(self) -> dict[str, str | float | None]:
        return asdict(self)


def read_row(line: str) -> tuple[Row, int]:
    """The row of a line that a subject printed, and how many more it will print; raises `RowError`."""
    try:
        found = json.loads(line)
    except ValueError:
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("subject"), str):
        raise RowError(f"expected a measure as a line of JSON, not {line.strip()[:80]!r}")
    return row_of(found), int(number(found, "left") or 0)


def row_of(found: Mapping[str, object]) -> Row:
    """The row that `Row.to_json` wrote, or a subject printed."""
    return Row(
        **{name: words(found, name) for name in ("subject", "version", "game", "kind", "loop", "at", "note", "reason")},
        rate=number(found, "rate"),
        goal=number(found, "goal"),
        choices=1.0 if (share := number(found, "choices")) is None else share,
    )


def words(found: Mapping[str, object], name: str) -> str:
    return str(found.get(name) or "")


def number(found: Mapping[str, object], name: str) -> float | None:
    value = found.get(name)
    return float(value) if isinstance(value, int | float) else None
