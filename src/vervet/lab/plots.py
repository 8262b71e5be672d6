"""Drawings of a report by Matplotlib, as SVG whose colours follow the page, by day and by night."""

import io
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import matplotlib as mpl
import numpy as np
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from vervet.lab.intervals import Z
from vervet.lab.numerals import Numerals
from vervet.lab.summary import OTHERS, WINNERS, Summary

# Placeholder colours: each is replaced by the page's own when the drawing is done.
INK, SOFT, LINE = "#0102a1", "#0102a2", "#0102a3"
SIDES = ("#0102a4", "#0102a5")
PAGE = {INK: "var(--ink)", SOFT: "var(--soft)", LINE: "var(--line)", SIDES[0]: "var(--one)", SIDES[1]: "var(--two)"}
# A figure this wide shown on a phone has letters of more than 14 pixels.
WIDTH, HEIGHT, LETTERS = 4.2, 2.9, 12
BINS = 32
LONG_ENOUGH = 0.1


class Sketch:
    """A figure with one pair of axes; `svg` is filled in when it is done."""

    def __init__(self) -> None:
        self.figure = Figure(figsize=(WIDTH, HEIGHT), layout="constrained")
        self.axes: Axes = self.figure.add_subplot()
        self.svg = ""


@contextmanager
def sketch(numerals: Numerals, across: str, up: str, percent: bool = False) -> Iterator[Sketch]:
    """Draw in the house style."""
    with mpl.rc_context(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "vervet",
            "font.size": LETTERS,
            "text.color": INK,
            "axes.edgecolor": SOFT,
            "axes.labelcolor": SOFT,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.facecolor": "none",
            "figure.facecolor": "none",
            "xtick.color": SOFT,
            "ytick.color": SOFT,
            "grid.color": LINE,
            "axes.grid": True,
            "axes.grid.axis": "y",
            "axes.axisbelow": True,
            "legend.frameon": False,
        }
    ):
        drawn = Sketch()
        yield drawn
        axes = drawn.axes
        axes.set_xlabel(across)
        axes.set_ylabel(up)
        digits = 1 if percent and axes.get_ylim()[1] < 0.04 else 0
        words = numerals.percent if percent else numerals.plain
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: words(value, digits)))
        axes.yaxis.set_major_locator(MaxNLocator(4, integer=not percent))
        buffer = io.StringIO()
        drawn.figure.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
        drawn.svg = themed(buffer.getvalue())


def themed(svg: str) -> str:
    """Only the drawing, in the colours of the page, as large as its place."""
    svg = svg[svg.index("<svg") :]
    # A style within a drawing would be one of the whole page.
    svg = re.sub(r"<(metadata|style)\b.*?</\1>", "", svg, flags=re.DOTALL)
    svg = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", svg, count=1)
    svg = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", svg, count=1)
    svg = svg.replace('xmlns:xlink="http://www.w3.org/1999/xlink"', "").replace("xlink:href", "href")
    for colour, name in PAGE.items():
        svg = svg.replace(colour, name)
    return svg


def histogram(counters: Sequence[Counter[int]], numerals: Numerals, across: str, up: str) -> str:
    """How often each number came up, as a share of all games."""
    low = min(min(counter) for counter in counters)
    high = max(max(counter) for counter in counters)
    step = max(1, -(-(high - low + 1) // BINS))
    edges = np.arange(low, high + step + 1, step) - 0.5
    with sketch(numerals, across, up, percent=True) as drawn:
        for index, counter in enumerate(counters):
            values = np.array(list(counter))
            weights = np.array(list(counter.values())) / counter.total()
            heights, _ = np.histogram(values, bins=edges, weights=weights)
            filled = index == 0
            drawn.axes.stairs(heights, edges, fill=filled, color=SIDES[index], alpha=0.35 if filled else 1.0, lw=2)
            drawn.axes.stairs(heights, edges, color=SIDES[index], lw=1.6)
        drawn.axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        drawn.axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: numerals.plain(value, 0)))
    return drawn.svg


def branching(summaries: Sequence[Summary], numerals: Numerals, across: str, up: str) -> str:
    """How many legal actions a decision has, by powers of two."""
    last = max(int(np.flatnonzero(summary.widths).max()) for summary in summaries)
    names = ["1", "2", *(f"{2 ** (power - 1) + 1}–{2**power}" for power in range(2, last + 1))][: last + 1]
    thick = 0.8 / len(summaries)
    with sketch(numerals, across, up, percent=True) as drawn:
        for index, summary in enumerate(summaries):
            shares = summary.widths[: last + 1] / summary.widths.sum()
            places = np.arange(last + 1) + (index - (len(summaries) - 1) / 2) * thick
            drawn.axes.bar(places, shares, width=thick * 0.92, color=SIDES[index], alpha=0.8)
        drawn.axes.set_xticks(
            range(last + 1), names, rotation=45 if last > 4 else 0, ha="right" if last > 4 else "center"
        )
    return drawn.svg


def curves(
    summaries: Sequence[Summary], numerals: Numerals, across: str, up: str, legend: tuple[str, str], percent: bool
) -> str:
    """Mean scores by round with their 95 % intervals; dashed are those who did not win."""
    with sketch(numerals, across, up, percent=percent) as drawn:
        for index, summary in enumerate(summaries):
            rounds = max(1, summary.curves.reach(LONG_ENOUGH))
            for who, dashes in ((WINNERS, "-"), (OTHERS, (0, (4, 2)))):
                mean, error = summary.curves.mean(who, rounds)
                if not summary.curves.sums[0, who, 0]:
                    continue
                at = np.arange(1, rounds + 1)
                label = legend[who] if index == 0 else None
                drawn.axes.plot(at, mean, color=SIDES[index], linestyle=dashes, lw=2, label=label)
                drawn.axes.fill_between(at, mean - Z * error, mean + Z * error, color=SIDES[index], alpha=0.25, lw=0)
        drawn.axes.xaxis.set_major_locator(MaxNLocator(6, integer=True))
        drawn.axes.set_ylim(bottom=0)
        drawn.axes.legend()
    return drawn.svg
