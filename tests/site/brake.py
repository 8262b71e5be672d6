"""A slower processor. Chromium's own brake slows the thread of the page and leaves its workers, where Python runs, as
quick as they are. So there is another one: the processes of pages, with all their threads, are stopped three quarters
of the time (on Linux)."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

SLOWDOWN: Final = 4
# Seconds; short beside what is measured, long beside what stopping and going on takes.
BEAT: Final = 0.04
# So many beats a process may run before it is found.
LOOK: Final = 5


def slow_page(page: Page) -> None:
    """Chromium's own brake, as in its developer tools."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})


@contextmanager
def slowed() -> Iterator[None]:
    """Everything that draws or computes for the pages of our browsers is stopped most of the time."""
    ended = threading.Event()
    held: set[int] = set()

    def hold() -> None:
        beat = 0
        while not ended.is_set():
            if beat % LOOK == 0:
                held.update(renderers())
            beat += 1
            tell(held, signal.SIGSTOP)
            time.sleep(BEAT * (SLOWDOWN - 1) / SLOWDOWN)
            tell(held, signal.SIGCONT)
            time.sleep(BEAT / SLOWDOWN)

    thread = threading.Thread(target=hold, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def tell(processes: set[int], what: signal.Signals) -> None:
    for process in processes:
        with suppress(ProcessLookupError):
            os.kill(process, what)


def renderers() -> set[int]:
    """The processes of pages below this one."""
    parents: dict[int, int] = {}
    pages: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                pages.add(int(folder.name))
    return {page for page in pages if ours(page, parents)}


def ours(process: int, parents: dict[int, int]) -> bool:
    while process in parents:
        process = parents[process]
        if process == os.getpid():
            return True
    return False
