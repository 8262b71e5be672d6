"""`python -m tests.device`: the large run; `make same` writes its page."""

import argparse
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.device.same import WHOLE, Result, compare, page_python

PAGE = """\
# The same on every device

A page of the browser plays by the same rules as a server, but another Python runs them. `make same`
plays matches on one side, in every game and mode with every number of players, undos and departures
included, and tells each log again on the other. Compared byte by byte after every action: the position, what each seat
and a spectator see, every event with those who may know it, the hash of the state, and at the end the log.

| | Itchy Monkey | After Us | Cheeky Monkeys |
|---|--:|--:|--:|
| played natively, told again in the page | {here} |
| played in the page, told again natively | {there} |

{steps:,} steps, {bytes:,} bytes: {differences}.
"""
GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")


def page(result: Result) -> str:
    rows = [" | ".join(f"{counts[game]:,}" for game in GAMES) for counts in (result.here, result.there)]
    found = f"{len(result.differences)} logs differ" if result.differences else "no difference"
    return PAGE.format(here=rows[0], there=rows[1], steps=result.steps, bytes=result.bytes, differences=found)


def main() -> int:
    parser = argparse.ArgumentParser(description="Play matches here and in the page's Python, and compare everything.")
    parser.add_argument("--logs", type=int, default=10_000, help="how many matches are played")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--most", type=int, default=WHOLE, help="how many entries a match has at most")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes of the page's Python there are")
    parser.add_argument("--page", type=Path, help="where the counts are written, in Markdown")
    given = parser.parse_args()
    result = Result()

    def work(job: int) -> None:
        with page_python("tests.device.trace") as python:
            for number in compare(python, numbers[job], given.most, result):
                if number % 100 == 0:
                    print(f"match {number}, {len(result.differences)} differences", file=sys.stderr, flush=True)

    # Pairs: every other number is played on the other side.
    end = given.first + given.logs
    share = -(-given.logs // given.jobs)
    numbers = [range(given.first + job * share, min(end, given.first + (job + 1) * share)) for job in range(given.jobs)]
    with ThreadPoolExecutor(given.jobs) as pool:
        list(pool.map(work, range(given.jobs)))
    print(page(result))
    print("\n".join(result.differences[:50]))
    if given.page:
        given.page.write_text(page(result), "utf-8")
    return 1 if result.differences else 0


if __name__ == "__main__":
    sys.exit(main())
