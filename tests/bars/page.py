"""The bars as a page of the documentation: what was asked for, and what was found."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tests.bars.clicks import MOST_CLICKS, NEW, RETURNING, ROUNDS
from tests.bars.frames import FRAMES, MOST_LATE, SLOWDOWN, Frames
from tests.bars.load import MOST_BYTES, Load
from tests.bars.passes import GAMES, MOST_EMPTY, Presses

HEAD = """\
# A table that feels right, measured

*This page is written by `make bars`; edit `tests/bars/page.py`, not this file.*

What lies around the moves has bars, and one program measures them all in one run, in a real Chromium before a real
server. The tests of every day hold the counts with the same functions; no test holds a time, for those depend on the
machine.

| what | bar | found |
|---|--:|--:|
"""
FRAMES_HEAD = f"""
## Frames

The bar: 60 frames a second on a phone with a slow processor, except for at most {MOST_LATE} of {FRAMES} frames. A page
of 360 × 740 is touched, with Chromium’s processor slowed down {SLOWDOWN} times, at the usual pace and with sound; for
{FRAMES} beats of the screen after that Chromium itself reports, as its developer tools do, what became of each frame.
*Late* are those that were dropped, or shown without what the page had to add, while something was moving. A page
that sets styles or asks for frames by script counts as moving until it next draws, even where nothing moves.

There is no graphics card where this runs: the processor also draws every frame, beside the server and the bots, and
whatever else the machine does makes frames late. So the work of the page itself is weighed, too: at full speed, the
processor time of every task of its main thread, times {SLOWDOWN}. *Long* are those that take longer than a beat
(16.7 ms); the last column is the longest, in milliseconds.

| scene | late of {FRAMES} | long tasks | longest |
|---|--:|--:|--:|
"""


@dataclass(frozen=True)
class Bars:
    """Everything that was measured in one run."""

    landing: tuple[int, int]
    rounds: list[int]
    usual: Presses
    without: Presses
    load: Load
    phone: Load
    frames: Mapping[str, Frames]
    # How often each scene was watched.
    times: int


def page(bars: Bars) -> str:
    return HEAD + lines(counts(bars)) + FRAMES_HEAD + lines(scenes(bars)) + f"\n{verdict(bars)}\n"


def lines(cells: Iterator[tuple[object, ...]]) -> str:
    return "".join([f"| {' | '.join([str(cell) for cell in row])} |\n" for row in cells])


def counts(bars: Bars) -> Iterator[tuple[object, ...]]:
    new, returning = bars.landing
    usual, without = bars.usual, bars.without
    yield "clicks from landing to the first move, for a new player", NEW, new
    yield "the same, for one who has been here", RETURNING, returning
    rounds = ", ".join([str(clicks) for clicks in bars.rounds])
    yield f"After Us: clicks in rounds 1 to {ROUNDS}, following the suggestions", f"≤ {MOST_CLICKS}", rounds
    passes = f"Cheeky Monkeys for four, {GAMES} games: empty passes a turn with the usual auto-pass"
    yield passes, f"≤ {MOST_EMPTY:g}", f"{usual.empty / usual.turns:.2f}"
    yield "the same without auto-pass", "", f"{without.empty / without.turns:.2f}"
    yield "first load, in bytes", f"≤ {MOST_BYTES:,}", f"{bars.load.size:,} in {bars.load.answers} answers"
    yield "first paint, in milliseconds", "", f"{bars.load.paint:.0f}"
    yield f"first paint on the phone, slowed down {SLOWDOWN} times", "", f"{bars.phone.paint:.0f}"


def scenes(bars: Bars) -> Iterator[tuple[object, ...]]:
    for name, found in bars.frames.items():
        yield name, found.late, found.long, f"{found.longest:.0f}"


def verdict(bars: Bars) -> str:
    late = [name for name, found in bars.frames.items() if not found.kept]
    found = f"The bar was missed at: {'; '.join(late)}." if late else "All of them keep the bar."
    return f"Each was watched {bars.times} times; the middle one counts. {found}" if bars.times > 1 else found
