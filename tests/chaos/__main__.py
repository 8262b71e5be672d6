"""`python -m tests.chaos [--minutes 10] [--runs FILE] [--page FILE]`: exit code 1 where anything was lost, doubled,
stuck or told."""

import argparse
import asyncio
import os
import shutil
import signal
import sys
from pathlib import Path

from tests.chaos.page import page
from tests.chaos.run import Plan, Result
from tests.chaos.run import run as play
from tests.chaos.runs import add, read, run_of
from tests.services.service import Missing
from vervet.server.web.serving import quickest_loop

INSIDE = "--inside"


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="make chaos")
    parser.add_argument("--minutes", type=float, default=10.0, help="with a fault each second")
    parser.add_argument("--matches", type=int, default=150, help="played at once")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds of thought before a move, on average")
    parser.add_argument("--takeovers", type=int, default=12, help="servers killed, and stopped, one at a time")
    parser.add_argument(
        "--outages", type=seconds, default=(), help="for how long the database, then the bus, is gone first: 1,8,60"
    )
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two faults")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--only", action="append", default=[], help="a fault by its name; may be given several times")
    parser.add_argument("--logs", default="", help="a folder that is there, for the servers' logs")
    parser.add_argument("--runs", type=Path, help="a file of runs, to which this one is added")
    parser.add_argument("--page", type=Path, help="where the page about all of them goes")
    parser.add_argument(INSIDE, action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args(words)
    if not asked.inside:
        enclose(words)
    plan = Plan(
        storm=asked.minutes * 60,
        takeovers=asked.takeovers,
        outages=asked.outages,
        matches=asked.matches,
        pace=asked.pace,
        every=asked.every,
        seed=asked.seed,
        only=tuple(asked.only),
        logs=asked.logs,
    )
    # The players and the links between servers are half of the work: in the servers' own loop it is less.
    with asyncio.Runner(loop_factory=quickest_loop()) as runner:
        result = runner.run(until_told(plan))
    run = run_of(result)
    if asked.runs:
        add(asked.runs, run)
    text = page(read(asked.runs) if asked.runs else [run])
    print(text)
    if asked.page:
        asked.page.write_text(text)
    return 1 if result.tally.faults else 0


def seconds(text: str) -> tuple[float, ...]:
    return tuple(float(word) for word in text.split(","))


async def until_told(plan: Plan) -> Result:
    """The run; whoever ends it early leaves no server behind."""
    running = asyncio.create_task(play(plan, lambda line: print(line, file=sys.stderr, flush=True)))
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    return await running


def enclose(words: list[str]) -> None:
    """As root: in a mount namespace, so that the small disk is gone with us, however we end."""
    unshare = shutil.which("unshare")
    if os.geteuid() == 0 and unshare:
        os.execv(unshare, [unshare, "--mount", sys.executable, "-m", "tests.chaos", *words, INSIDE])


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Missing as missing:
        sys.exit(str(missing))
