"""What was measured of the site, as a page of the documentation."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from statistics import median

from tests.site.visits import Found

HEAD = """\
# The table in a page, measured

*This page is written by `make site-bars`; edit `tests/site/page.py`, not this file.*

The site that `make site` builds, before a server of plain files which sends 10 Mbit/s in all and packs nothing, in a
Chromium of the size of a phone that has never been there; then a second time, with that server gone. Times are seconds
from the first request. A *move* is made, on both visits in Itchy Monkey for two, where a person begins: a finger
touches Play as soon as it is there, then the first monkey, the first goal and the large button. (Until November 2026
the second visit was to Cheeky Monkeys, where a bot may begin, or ask something by a card of its own: what was measured
then was its turn as well, shown at a bot’s pace.)

Chromium’s own brake, which developer tools call “4× slowdown”, slows the thread of the page, and no worker: the rules
and bots, which run in workers, are then as quick as this machine lets them be. So everything is measured a second time
with the whole process of the page stopped three quarters of the time, its workers included; no bar was set for that.

| what | bar | page 4× slower | everything 4× slower |
|---|--:|--:|--:|
"""
MARKS = """
## Where the time goes

Seconds since the worker of the house was begun, when nobody has been here and without a network.

| | page 4× slower | again, offline | everything 4× slower | again, offline |
|---|--:|--:|--:|--:|
"""
WEIGHT = """
## What comes over the wire

| | bytes |
|---|--:|
"""
STEPS = {
    "fetched": "all parts are here, unpacked and compiled",
    "started": "Python runs",
    "opened": "the house is open",
}


@dataclass(frozen=True)
class Bars:
    """One run."""

    page: Found
    everything: Found
    weight: Mapping[str, int]


def page(bars: Bars) -> str:
    head = HEAD + lines(times(bars)) + MARKS + lines(marks(bars)) + WEIGHT
    return head + lines((name, f"{size:,}") for name, size in bars.weight.items())


def lines(cells: Iterator[tuple[object, ...]]) -> str:
    return "".join(f"| {' | '.join(str(cell) for cell in row)} |\n" for row in cells)


def times(bars: Bars) -> Iterator[tuple[object, ...]]:
    both = (bars.page, bars.everything)
    yield "lobby can be used", "≤ 2", *(f"{found.lobby:.1f}" for found in both)
    yield "first move, first visit", "≤ 12", *(f"{found.first:.1f}" for found in both)
    yield "first move, second visit, offline", "≤ 4", *(f"{found.again:.1f}" for found in both)
    yield "over the wire in all, MB", "≤ 7", *(f"{found.bytes / 1e6:.2f}" for found in both)
    yield "suggested bots: half of their thoughts", "", *(f"{median(found.thoughts):.2f}" for found in both)
    longest = (f"{max(found.thoughts):.2f} (of {len(found.thoughts)})" for found in both)
    yield "suggested bots: longest thought", "≤ 1", *longest


def marks(bars: Bars) -> Iterator[tuple[object, ...]]:
    four = (bars.page.marks, bars.page.again_marks, bars.everything.marks, bars.everything.again_marks)
    for name, words in STEPS.items():
        yield words, *(f"{found[name] / 1000:.1f}" for found in four)
