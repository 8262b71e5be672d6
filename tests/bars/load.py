"""The first load: everything that comes over the wire until one can play, and when something is first seen."""

from dataclasses import dataclass

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

MOST_BYTES = 250_000
FIRST_PAINT = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


@dataclass(frozen=True)
class Load:
    """Bytes, answers, and milliseconds until the first paint."""

    size: int
    answers: int
    paint: float


def first_load(visitor: Visitor) -> Load:
    """Open the lobby in a browser that has never been here."""
    wire = visitor.context.new_cdp_session(visitor.page)
    loaded: list[int] = []
    wire.on("Network.loadingFinished", lambda event: loaded.append(int(event["encodedDataLength"])))
    wire.send("Network.enable")
    visitor.go()
    expect(visitor.button("web-play")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    return Load(sum(loaded), len(loaded), float(visitor.page.evaluate(FIRST_PAINT)))
