"""How right the bar of `vervet lab` is: real runs, what was said to be left at several moments, and what was.

`python -m tests.lab.punctuality` plays three runs of some minutes and prints a table; it is no test, since a machine
with other things to do is late however well it is asked.
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

from vervet.catalog import printed_box
from vervet.lab.crew import Done, Processes, cores
from vervet.lab.folder import Folder
from vervet.lab.forecast import Forecast
from vervet.lab.run import play_run
from vervet.lab.settings import Settings, game_with
from vervet.lab.stopping_rule import Stopping

# What is played, and how many games for about three minutes of a quiet machine with two cores.
RUNS = (
    ("itchy-monkey", ("heuristic", "heuristic"), "workers = 20", "workers = 12", 30_000),
    ("after-us", ("heuristic", "mcts-10"), "goal = 80 ", "goal = 50 ", 700),
    ("cheeky-monkeys", ("heuristic", "random", "heuristic"), "count = 13", "count = 12", 20_000),
)
MARKS = (0.0, 15.0, 30.0, 60.0, 90.0, 120.0, 180.0)
MINUTE = 60.0

HEAD = """\
# How right the bar of the lab is

*This page is written by `python -m tests.lab.punctuality --page docs/designers/punctuality.md`.*

Comparisons of two boxes, played on {cores} cores: what the bar said at several moments to be left, and what was. The
load of the machine was {before:.1f} before and {after:.1f} at the end; other work that comes or goes meanwhile makes
every estimate wrong.
"""


def side(game: str, bots: tuple[str, ...], box: str = "") -> Settings:
    options = game_with(game, box).options.read({"players": len(bots)})
    return Settings(game, tuple(options.items()), bots, 1, box)


def measure(game: str, bots: tuple[str, ...], old: str, new: str, games: int) -> list[tuple[float, float]]:
    """Moments of a run, and the whole time it was said then to take; the last is when it ended."""
    box = printed_box(game).replace(old, new, 1)
    with tempfile.TemporaryDirectory() as folder:
        run = Folder(Path(folder), side(game, bots), games, None, side(game, bots, box))
        workers = Processes(cores())
        forecast = Forecast(run, workers.workers)
        said = [(0.0, forecast.estimate(run))]
        begun = time.perf_counter()

        def hear(done: Done) -> None:
            forecast.learn(done)
            passed = time.perf_counter() - begun
            said.append((passed, passed + forecast.remaining()))

        play_run(run, workers, Stopping(None), hear)
        ended = time.perf_counter() - begun
    return [*said, (ended, ended)]


def said_and_was(said: list[tuple[float, float]]) -> list[tuple[float, float, float]]:
    """At each mark: when that was, how many seconds were said to be left, and how many were."""
    ended = said[-1][0]
    marked = [next(((at, whole) for at, whole in said if at >= mark), said[-1]) for mark in MARKS]
    return [(at, whole - at, ended - at) for at, whole in dict.fromkeys(marked) if ended - at > 5]


def page(runs: list[tuple[str, float, list[tuple[float, float, float]]]], load: tuple[float, float]) -> str:
    """All runs as Markdown."""
    parts = [
        HEAD.format(cores=cores(), before=load[0], after=load[1]),
        "| game, bots | played in | after | said to be left | was left | off |\n| --- | --: | --: | --: | --: | --: |",
    ]
    for name, ended, rows in runs:
        parts += [
            f"| {name} | {ended:.0f} s | {at:.0f} s | {left:.0f} s | {really:.0f} s | {(left - really) / really:+.0%} |"
            for at, left, really in rows
        ]
    late = [abs(left - really) / really for _, _, rows in runs for at, left, really in rows if at >= MINUTE]
    parts.append(f"\nThe furthest off after a minute: {max(late, default=0.0):.0%}; 20 % is wanted.")
    return "\n".join(parts) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description="Real runs, and how right the bar was.")
    parser.add_argument("--part", type=float, default=1.0, help="how much of each run is played")
    parser.add_argument("--page", type=Path, help="where the table is written, in Markdown")
    given = parser.parse_args()
    runs = []
    before = os.getloadavg()[0]
    for game, bots, old, new, games in RUNS:
        said = measure(game, bots, old, new, max(20, round(games * given.part)))
        runs.append((f"{game}: {', '.join(bots)}", said[-1][0], said_and_was(said)))
        print(runs[-1], flush=True)
    words = page(runs, (before, os.getloadavg()[0]))
    print(words)
    if given.page:
        given.page.write_text(words, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
