"""`python -m tests.bars`: every bar in one run; `make bars` writes its page."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.bars.clicks import count_landing, count_rounds
from tests.bars.frames import SLOWDOWN, TIMES, measure
from tests.bars.load import Load, first_load
from tests.bars.page import Bars, page
from tests.bars.passes import presses_with, usual
from tests.bars.scenes import SCENES, Stage
from tests.browser.chromium import arguments, executable, missing
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Process

# No limit that gets in the way, and windows that wait for everybody.
SERVER = {
    "VERVET_MESSAGES_PER_SECOND": "1000",
    "VERVET_MESSAGE_BURST": "1000",
    "VERVET_BOT_SECONDS": "0.3",
    "VERVET_WINDOW_SECONDS": "0",
}


@contextmanager
def stage() -> Iterator[Stage]:
    """A server and a browser, for nothing else."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright, closing(start(folder)) as site:
        browser = playwright.chromium.launch(executable_path=executable(), args=arguments())
        yield Stage(browser, site)
        browser.close()


def start(folder: str) -> Process:
    return Process(str(Path(folder) / "vervet.sqlite"), None, **SERVER)


def run(times: int, say: Callable[[str], None]) -> Bars:
    say("Passes in Cheeky Monkeys")
    passes = usual(), presses_with()
    with stage() as here:
        say("Clicks and the first load")
        landing = count_landing(come(here))
        rounds = count_rounds(come(here, calm=True), here.site)
        load, phone = first_load(come(here)), slow_load(here)
        frames = {}
        for name, scene in SCENES.items():
            say(f"Frames: {name}")
            frames[name] = measure(here.browser, partial(scene, here), times)
    return Bars(landing, rounds, *passes, load, phone, frames, times)


def come(here: Stage, **likes: bool) -> Visitor:
    return Visitor(here.browser, f"http://127.0.0.1:{here.site.port}", **likes)  # type: ignore[arg-type]


def slow_load(here: Stage) -> Load:
    visitor = Visitor(here.browser, f"http://127.0.0.1:{here.site.port}", size=PHONE)
    wire = visitor.context.new_cdp_session(visitor.page)
    wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return first_load(visitor)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the bars of a table that feels right.")
    parser.add_argument("--page", type=Path, help="where they are written, in Markdown")
    parser.add_argument("--times", type=int, default=TIMES, help="how often each scene is watched")
    given = parser.parse_args()
    if reason := missing():
        print(reason, file=sys.stderr)
        return 1
    bars = run(given.times, lambda words: print(words, file=sys.stderr, flush=True))
    print(page(bars))
    if given.page:
        given.page.write_text(page(bars), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
