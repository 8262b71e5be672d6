"""`python -m tests.fuzz`: the large run; `make fuzz` writes its page."""

import argparse
import sys
from math import inf
from pathlib import Path

from tests.fuzz.page import page
from tests.fuzz.run import run


def main() -> int:
    parser = argparse.ArgumentParser(description="Throw mutated inputs at a real server.")
    parser.add_argument("--count", type=int, default=20_000, help="how many inputs")
    parser.add_argument("--seed", type=int, default=1, help="what they follow from")
    parser.add_argument("--minutes", type=float, default=inf, help="no new round is begun after so long")
    parser.add_argument("--page", type=Path, help="where the counts are written, in Markdown")
    given = parser.parse_args()
    tally = run(given.count, given.seed, lambda line: print(line, file=sys.stderr, flush=True), given.minutes)
    print(page(tally))
    if given.page:
        given.page.write_text(page(tally), "utf-8")
    return 1 if tally.bad() else 0


if __name__ == "__main__":
    sys.exit(main())
