"""The browser of this machine, and what else the tests need."""

import os
import shutil
from pathlib import Path

import vervet

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CLIENT = Path(vervet.__file__).parent / "web_client" / "index.html"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The address bar's suggestions are two more pages in every window, though nobody types there: a quarter of Chromium's
# work. Only the last such list counts, so Playwright's is repeated as far as it concerns pages on this machine.
UNWANTED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
)
ARGUMENTS = (
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    f"--disable-features={','.join(UNWANTED)}",
)


def executable() -> str | None:
    """The Chromium that `VERVET_CHROMIUM` names, or one on the PATH."""
    wanted = os.environ.get("VERVET_CHROMIUM")
    for name in (wanted,) if wanted else NAMES:
        if found := shutil.which(name):
            return found
    return None


def arguments() -> list[str]:
    # Chromium's sandbox does not work for root.
    return [*ARGUMENTS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def missing() -> str | None:
    """What is missing, in a sentence; None when the browser tests can run."""
    if executable() is None:
        return "there is no Chromium: install one, or set VERVET_CHROMIUM to one"
    if not CLIENT.exists():
        return "the web client is not built: run make play, or npm run build in web"
    if not AXE.exists():
        return "axe-core is not installed: run npm ci in web"
    return None
