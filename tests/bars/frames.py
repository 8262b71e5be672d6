"""Frames on a slow phone, as Chromium itself reports them.

For every beat of the screen Chromium says what became of its frame: shown, shown without what the page had to add, or
dropped; and whether somebody could see that, because something was moving. Those are counted with the processor slowed
down four times. They depend on whatever else this machine is doing; so the page's own work is weighed as well: at full
speed, the processor time of each task of its main thread, times four, which other programs hardly change.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from statistics import median_low

from playwright.sync_api import Browser

from tests.browser.visitor import Visitor

SLOWDOWN = 4
FRAMES = 200
MOST_LATE = 3
# Microseconds between two beats of a screen that shows 60 frames a second.
BEAT = 1_000_000 / 60
# How often each moment is watched; the middle one counts.
TIMES = 3
# Nothing is asked of the page meanwhile: every question would be work for it.
PATIENCE = 1000 * (FRAMES / 60 + 0.5)

BEGIN = "bars-begin"
MARK = f"addEventListener('pointerdown', () => performance.mark('{BEGIN}'), {{ capture: true, once: true }})"
CATEGORIES = ("toplevel", "blink.user_timing", "disabled-by-default-devtools.timeline.frame")
FRAME, TASK = "PipelineReporter", "ThreadControllerImpl::RunTask"
LATE = ("STATE_DROPPED", "STATE_PRESENTED_PARTIAL")

Event = Mapping[str, object]


@dataclass(frozen=True)
class Moment:
    """A page just before something happens on it, and where to touch it so that it does."""

    visitor: Visitor
    x: float
    y: float
    # What others at the table do then.
    follow: Callable[[], object] = lambda: None

    def close(self) -> None:
        self.visitor.context.close()


@dataclass(frozen=True)
class Frames:
    """What became of 200 frames: how many were late, and how long the page's pieces of work would take on the phone."""

    late: int
    # Pieces longer than a beat, and the longest, in milliseconds.
    long: int
    longest: float

    @property
    def kept(self) -> bool:
        return self.late <= MOST_LATE


def measure(browser: Browser, reach: Callable[[], Moment], times: int = TIMES) -> Frames:
    """Watch what follows a moment again and again; `reach` brings a new page to it."""
    late = [count_late(trace(browser, reach, SLOWDOWN)) for _ in range(times)]
    works = [list_work(trace(browser, reach, 1)) for _ in range(times)]
    long = [len([work for work in each if work > BEAT]) for each in works]
    return Frames(median_low(late), median_low(long), median_low([max(each) for each in works]) / 1000)


def trace(browser: Browser, reach: Callable[[], Moment], slowdown: int) -> list[Event]:
    """What the browser did from a touch on, for as long as those frames take."""
    with closing(reach()) as moment:
        page = moment.visitor.page
        page.evaluate(MARK)
        wire = moment.visitor.context.new_cdp_session(page)
        wire.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        browser.start_tracing(page=page, categories=list(CATEGORIES))
        before = moment.visitor.version
        page.touchscreen.tap(moment.x, moment.y)
        moment.follow()
        page.wait_for_timeout(PATIENCE)
        assert moment.visitor.version > before, "nothing came of the touch"
        return own(json.loads(browser.stop_tracing())["traceEvents"])


def own(events: Sequence[Event]) -> list[Event]:
    """The events of the page's own process, from the touch on."""
    [begin] = [event for event in events if event["name"] == BEGIN]
    ours = [event for event in events if event["pid"] == begin["pid"]]
    return [event for event in ours if 0 <= at(event) - at(begin) < FRAMES * BEAT] + [begin]


def count_late(events: Sequence[Event]) -> int:
    """Beats whose frame came late, or without what the page had to add, while something was moving."""
    return len({report["frame_sequence"] for report in reports(events) if is_late(report)})


def reports(events: Sequence[Event]) -> list[Mapping[str, object]]:
    found = [event["args"] for event in events if event["name"] == FRAME and event["ph"] == "b"]
    return [args["frame_reporter"] for args in found if isinstance(args, dict)]


def is_late(report: Mapping[str, object]) -> bool:
    return report["affects_smoothness"] is True and report["state"] in LATE


def list_work(events: Sequence[Event]) -> list[float]:
    """Microseconds that each task of the main thread takes on a processor four times slower."""
    begin = events[-1]
    tasks = [event for event in events if event["name"] == TASK and event["tid"] == begin["tid"]]
    return [SLOWDOWN * float(str(task.get("tdur", 0))) for task in tasks]


def at(event: Event) -> float:
    return float(str(event.get("ts", 0)))
