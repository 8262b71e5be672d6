"""`python -m vervet.train --page FOLDER`: writes the page about minds from its record. `vervet train` trains."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from vervet.train.page import page

RECORD, PAGE = "minds.json", "minds.md"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m vervet.train", description="The page about minds, from its record.")
    parser.add_argument("--page", type=Path, metavar="FOLDER", required=True, help="where record and page are")
    folder = parser.parse_args(words).page
    record = json.loads((folder / RECORD).read_text("utf-8"))
    (folder / PAGE).write_text(page(record), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
