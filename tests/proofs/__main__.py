"""`python -m tests.proofs`: the large run; `make proofs` writes its page."""

import argparse
import sys
from pathlib import Path

from tests.proofs.page import page
from tests.proofs.trial import Result, run


def main() -> int:
    parser = argparse.ArgumentParser(description="Show logs, whole and altered, to both verifiers.")
    parser.add_argument("--logs", type=int, default=1000, help="how many matches are played")
    parser.add_argument("--alterations", type=int, default=12, help="how many alterations each log gets")
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play and check")
    parser.add_argument("--page", type=Path, help="where the counts are written, in Markdown")
    given = parser.parse_args()
    result = Result()
    for done, result in run(range(given.first, given.first + given.logs), given.alterations, given.jobs):
        print(f"{done} of {given.logs} logs, {len(result.mistakes)} mistakes", file=sys.stderr, flush=True)
    print(page(result))
    if given.page:
        given.page.write_text(page(result), "utf-8")
    return 1 if result.mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
