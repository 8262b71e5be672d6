"""Takes pictures of the table for the documentation: small files that are sharp on every screen."""

import base64
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.visitor import Visitor

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
QUALITY = 86
# Nothing blinks, and a card that cannot be played now looks as it does when it can.
STILL = """
*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
.slot.dim, .slot.dim * { opacity: 1 !important; filter: none !important; }
"""
# The page's own policy lets no styles be written into it, but a sheet made by a script may be added.
DRESS = "(css) => { const s = new CSSStyleSheet(); s.replaceSync(css); document.adoptedStyleSheets.push(s) }"


class Camera:
    """Looks at the page of one visitor."""

    def __init__(self, visitor: Visitor, scale: float = 1.5) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.session = visitor.context.new_cdp_session(visitor.page)
        size = visitor.page.viewport_size
        assert size is not None
        self.size = size
        self.scale = scale

    def page_as(self, name: str) -> None:
        """Everything that the window shows."""
        self.take(name, {"x": 0, "y": 0, "width": self.size["width"], "height": self.size["height"]})

    def part_as(self, name: str, part: Locator, margin: int = 0) -> None:
        """One part of the page, with this much margin."""
        part.scroll_into_view_if_needed()
        box = part.bounding_box()
        assert box is not None, name
        clip = {"x": box["x"] - margin, "y": box["y"] - margin}
        self.take(name, {**clip, "width": box["width"] + 2 * margin, "height": box["height"] + 2 * margin})

    def take(self, name: str, clip: dict[str, float]) -> None:
        self.page.evaluate(DRESS, STILL)
        self.page.wait_for_timeout(400)
        wanted = {"format": "webp", "quality": QUALITY, "clip": {**clip, "scale": self.scale}}
        taken = self.session.send("Page.captureScreenshot", wanted)
        file = FOLDER / f"{name}.webp"
        file.write_bytes(base64.b64decode(taken["data"]))
        print(f"{file.name}: {file.stat().st_size // 1024} kB")
