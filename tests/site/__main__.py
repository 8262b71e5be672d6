"""`python -m tests.site`: builds the site, measures it, and writes its page; `make site-bars`."""

import argparse
import os
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import sync_playwright

from tests.browser.chromium import ROOT, arguments, executable, missing
from tests.browser.static import PREFIX
from tests.site.page import Bars, page
from tests.site.visits import measure
from vervet.device.site.__main__ import build
from vervet.server.web.pages import FOLDER

NAMES = {
    "": "page and screens, as they lie (fetched so as far as the first visit comes to them)",
    "screens": "the other screens, packed, for the next visits",
    "network": "networks, for those who choose such a bot",
}


def weight(folder: Path) -> dict[str, int]:
    """The parts of Python, and everything else. A network comes with the first thought of a bot that has learnt."""
    sizes = {path: path.stat().st_size for path in sorted(folder.rglob("*")) if path.is_file()}
    found: Counter[str] = Counter()
    for path, size in sizes.items():
        part = path.name.partition("-")[0] if path.parent.name == "device" else ""
        found[NAMES.get(part, part)] += size
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the table in a page.")
    parser.add_argument("--page", type=Path, help="where it is written, in Markdown")
    given = parser.parse_args()
    if reason := missing():
        print(reason, file=sys.stderr)
        return 1
    with TemporaryDirectory() as root, sync_playwright() as playwright:
        folder = Path(root) / PREFIX.strip("/")
        folder.parent.mkdir()
        build(folder, FOLDER, ROOT / "web", ROOT / "build" / "bytecode")
        browser = playwright.chromium.launch(executable_path=executable(), args=arguments())
        found = [measure(browser, Path(root), everything) for everything in (False, True)]
        bars = Bars(found[0], found[1], weight(folder))
        browser.close()
    load = f"\nThe machine’s load was {os.getloadavg()[0]:.0f} on {os.cpu_count()} processors.\n"
    print(page(bars) + load)
    if given.page:
        given.page.write_text(page(bars) + load, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
