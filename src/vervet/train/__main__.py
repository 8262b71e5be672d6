"""`python -m vervet.train --page FOLDER`: writes the page about minds from its record; with `--weigh` it first measures
what networks weigh and cost here, and keeps that in the record. `vervet train` trains."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from vervet.train.page import page
from vervet.train.weight import told, weights

RECORD, PAGE = "minds.json", "minds.md"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m vervet.train", description="The page about minds, from its record.")
    parser.add_argument("--page", type=Path, metavar="FOLDER", required=True, help="where record and page are")
    parser.add_argument("--weigh", action="store_true", help="measure the networks that come with Vervet, too")
    wish = parser.parse_args(words)
    folder = wish.page
    record = json.loads((folder / RECORD).read_text("utf-8"))
    if wish.weigh:
        record["weights"] = told(weights()).splitlines()
        print("\n".join(record["weights"]))
        (folder / RECORD).write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", "utf-8")
    (folder / PAGE).write_text(page(record), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
