"""A run for somebody who watches it from another process: asked for in a line of JSON, told of in lines of JSON.

`python -m vervet.lab.errand FOLDER` reads the order from its input, plays in that folder, and ends with whoever asked:
when its input is closed, everything it started is gone. A server gives it work of people whom it does not know, so it
is nice to others and may have only so much memory.
"""

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from msgspec import Struct, convert

from vervet.catalog import printed_box
from vervet.core.json import Json
from vervet.core.option import OptionError
from vervet.faces.probe import ComponentsError
from vervet.lab.crew import Alone, Crew, Done, Processes, WorkerLost
from vervet.lab.folder import Folder
from vervet.lab.forecast import Forecast
from vervet.lab.page import LAYOUT
from vervet.lab.report import Report, read_report
from vervet.lab.run import play_run
from vervet.lab.settings import Settings, game_with
from vervet.lab.stopping_rule import Stopping
from vervet.texts import Texts

# How much of the time goes into reports that are soon out of date: a fourth at most.
SHARE: Final = 4.0
OFTEN: Final = 2.0
# Fewer games of either box say nothing at all.
LEAST: Final = 20
NICE: Final = 10
MOST_MEMORY: Final = 6 << 30

Tell = Callable[[Mapping[str, Json]], None]


class Order(Struct, frozen=True, kw_only=True):
    """What is to be played: the printed box beside `box`, or it alone where that is the same; `bots` take turns in the
    seats."""

    game: str
    box: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    until: float | None = None
    options: dict[str, object] = {}
    language: str = "en"
    cores: int = 1


class Refused(ValueError):
    """An order that cannot be carried out; the message says why."""


def settings_of(order: Order, box: str) -> Settings:
    """Options as asked for or else as the box says, and a bot for every seat; raises `Refused`."""
    try:
        game = game_with(order.game, box)
        options = game.options.read(order.options)
    except (ComponentsError, OptionError) as error:
        raise Refused(str(error)) from None
    seats = int(game.begin(options, 0).seats)
    bots = tuple(order.bots[seat % len(order.bots)] for seat in range(seats))
    return Settings(order.game, tuple(options.items()), bots, order.seed, box)


def open_folder(order: Order, path: Path) -> Folder:
    original = settings_of(order, "")
    changed = settings_of(order, order.box) if order.box and order.box != printed_box(order.game) else None
    if changed is not None and changed.seats != original.seats:
        raise Refused(f"the changed box is played by {changed.seats}, the printed one by {original.seats}")
    return Folder(path, original, order.games, order.until, changed)


@dataclass
class Teller:
    """Says how far a run is, and what it comes to so far."""

    folder: Folder
    texts: Texts
    forecast: Forecast
    tell: Tell
    # When the last report was done, and what it cost.
    told_at: float
    cost: float = 0.0

    def hear(self, done: Done) -> None:
        self.forecast.learn(done)
        self.tell({"kind": "playing", "games": self.least_finished(), "left": self.forecast.remaining()})
        pause = max(OFTEN, SHARE * self.cost)
        if self.least_finished() >= LEAST and time.monotonic() - self.told_at >= pause:
            self.report()

    def least_finished(self) -> int:
        return min(self.folder.finished(side) for side in self.folder.sides)

    def report(self) -> None:
        """What matters most, from the games there are."""
        begun = time.monotonic()
        report = read_report(self.folder, self.texts)
        self.tell(told_of(report, whole=False))
        self.told_at = time.monotonic()
        self.cost = self.told_at - begun


def told_of(report: Report, whole: bool) -> dict[str, Json]:
    """A report among other things, whose colours are the page's."""
    return {
        "kind": "report",
        "title": report.title,
        "games": report.summary.games,
        "style": LAYOUT,
        "html": report.most() + (report.rest() if whole else ""),
        "whole": whole,
        "document": report.html() if whole else "",
    }


def carry_out(order: Order, path: Path, tell: Tell) -> None:
    """Play, and tell of it; raises `Refused` and `WorkerLost`."""
    folder = open_folder(order, path)
    crew: Crew = Alone() if order.cores == 1 else Processes(order.cores)
    forecast = Forecast(folder, crew.workers)
    tell({"kind": "playing", "games": 0, "left": forecast.estimate(folder)})
    texts = Texts(order.language)
    teller = Teller(folder, texts, forecast, tell, time.monotonic())
    play_run(folder, crew, Stopping(order.until), teller.hear)
    tell({"kind": "playing", "games": teller.least_finished(), "left": 0.0})
    tell(told_of(read_report(folder, texts), whole=True))


# As a process of its own.


def say(line: Mapping[str, Json]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def end_with_asker() -> None:
    """When nobody listens any more, everything ends: this process, and those that it has started."""

    def wait() -> None:
        with suppress(OSError, ValueError):
            sys.stdin.read()
        vanish()

    threading.Thread(target=wait, daemon=True).start()


def vanish() -> NoReturn:
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def be_modest() -> None:
    with suppress(ImportError, AttributeError, OSError, ValueError):
        import resource

        os.nice(NICE)
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))


def main() -> None:
    order = convert(json.loads(sys.stdin.readline()), Order)
    end_with_asker()
    be_modest()
    try:
        carry_out(order, Path(sys.argv[1]), say)
    except (Refused, WorkerLost) as error:
        say({"kind": "ended", "why": "refused", "detail": str(error)})


if __name__ == "__main__":
    main()
