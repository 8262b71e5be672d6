"""The site, built once for all processes that test at the same time: making its bytecode takes half a minute of a whole
processor."""

import os
import time
from pathlib import Path
from typing import Final

import pytest

from tests.browser.chromium import ROOT
from tests.browser.static import PREFIX
from vervet.device.site.__main__ import build
from vervet.server.web.pages import FOLDER

# Where bytecode is kept from one run to the next, by what it was made of.
KEEP: Final = ROOT / "build" / "bytecode"
MOST_SECONDS: Final = 600


def shared_site(factory: pytest.TempPathFactory) -> Path:
    """A folder with the site somewhere below it (`PREFIX`), without the documentation; nobody may change it."""
    base = factory.getbasetemp()
    # The processes of one run have their folders in one.
    root = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "site"
    try:
        root.mkdir()
    except FileExistsError:
        return awaited(root)
    try:
        folder = root / "host" / PREFIX.strip("/")
        folder.parent.mkdir(parents=True)
        build(folder, FOLDER, ROOT / "web", KEEP)
    except BaseException:
        (root / "failed").touch()
        raise
    (root / "built").touch()
    return root / "host"


def awaited(root: Path) -> Path:
    """The same, once another process has built it."""
    end = time.monotonic() + MOST_SECONDS
    while not (root / "built").exists():
        assert not (root / "failed").exists(), "another process could not build the site"
        assert time.monotonic() < end, "another process has not built the site"
        time.sleep(0.1)
    return root / "host"
