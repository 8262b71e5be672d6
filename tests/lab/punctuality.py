"""How right the bar of `vervet lab` is: real runs, what was said to be left at several moments, and what was.

`python -m tests.lab.punctuality` plays three runs of some minutes and prints a table; it is no test, since a machine
with other things to do is late however well it is asked.
"""

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
MARKS = (0.0, 15.0, 30.0, 60.0, 90.0, 120.0)


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


def main() -> int:
    part = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    worst = 0.0
    for game, bots, old, new, games in RUNS:
        said = measure(game, bots, old, new, max(20, round(games * part)))
        ended = said[-1][0]
        print(f"{game}, {', '.join(bots)}: {ended:.0f} s")
        for mark in MARKS:
            at, whole = next(((at, whole) for at, whole in said if at >= mark), said[-1])
            if at < ended:
                left, really = whole - at, ended - at
                off = (left - really) / really
                worst = max(worst, abs(off)) if at >= 60 and really > 5 else worst
                print(f"  after {at:5.1f} s: {left:6.1f} s said to be left, {really:6.1f} s were: {off:+.0%}")
    print(f"the furthest off after a minute: {worst:.0%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
