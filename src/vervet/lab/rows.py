"""Estimates with their intervals, a line of a table for each, drawn with percentages so that they fit any width."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from vervet.lab.intervals import Interval
from vervet.lab.page import tag

COLOURS = ("one", "two")
MARGIN = 0.04


@dataclass(frozen=True)
class Mark:
    """An estimate, its interval, and perhaps a wider one that holds for all at once; hollow if it may be noise."""

    value: float
    interval: Interval
    wide: Interval | None = None
    sure: bool = True

    @property
    def ends(self) -> Interval:
        return self.wide or self.interval


@dataclass(frozen=True)
class Row:
    """A label, a mark for each side of a run (None where that has none), and the same in figures."""

    label: str
    marks: Sequence[Mark | None]
    figures: Sequence[str]
    sure: bool = False


def row_chart(rows: Sequence[Row], reference: float | None, ends: tuple[str, str, str], heads: Sequence[str]) -> str:
    """`reference` is where a line is drawn; `ends` are the words below the left end, the line and the right end."""
    low, high = scale(rows, reference)
    body = [
        tag(
            "tr",
            tag("th", escape(row.label), scope="row"),
            tag("td", drawing(row, low, high, reference), kind="plot"),
            *(tag("td", escape(figure), kind="number") for figure in row.figures),
            **({"kind": "sure"} if row.sure else {}),
        )
        for row in rows
    ]
    head = tag(
        "tr",
        *(tag("th" if text else "td", escape(text), kind="number" if at > 1 else "") for at, text in enumerate(heads)),
    )
    scale_words = tag("div", *(tag("span", escape(text)) for text in ends), kind="axis")
    rest = tag("td", "") * (len(heads) - 2)
    axis = tag("tr", tag("td", ""), tag("td", scale_words, kind="plot"), rest)
    return tag("table", tag("thead", head), tag("tbody", *body), tag("tfoot", axis), kind="rows")


def scale(rows: Sequence[Row], reference: float | None) -> Interval:
    """From the lowest to the highest end of an interval, the reference in the middle where there is one."""
    ends = [end for row in rows for mark in row.marks if mark for end in mark.ends]
    if reference is None:
        return 0.0, max(ends, default=1.0) * (1 + MARGIN) or 1.0
    reach = max((abs(end - reference) for end in ends), default=1.0) * (1 + MARGIN) or 1.0
    return reference - reach, reference + reach


def drawing(row: Row, low: float, high: float, reference: float | None) -> str:
    def at(value: float) -> str:
        return f"{100 * (min(max(value, low), high) - low) / (high - low):.2f}%"

    height = 14 * len(row.marks) + 6
    parts = []
    if reference is not None:
        parts.append(f'<line x1="{at(reference)}" x2="{at(reference)}" y1="0" y2="{height}" stroke="var(--soft)"/>')
    for index, mark in enumerate(row.marks):
        if mark is None:
            continue
        y = 10 + 14 * index
        colour = f"var(--{COLOURS[index]})"
        if mark.wide is not None:
            parts.append(stroke(at(mark.wide[0]), at(mark.wide[1]), y, colour, 1))
        parts.append(stroke(at(mark.interval[0]), at(mark.interval[1]), y, colour, 3.5))
        fill = colour if mark.sure else "var(--card)"
        parts.append(
            f'<circle cx="{at(mark.value)}" cy="{y}" r="4.5" fill="{fill}" stroke="{colour}" stroke-width="2"/>'
        )
    return f'<svg height="{height}" aria-hidden="true">{"".join(parts)}</svg>'


def stroke(start: str, end: str, y: int, colour: str, width: float) -> str:
    return f'<line x1="{start}" x2="{end}" y1="{y}" y2="{y}" stroke="{colour}" stroke-width="{width}"/>'
