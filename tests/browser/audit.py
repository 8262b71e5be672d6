"""axe-core on a screen: finds what keeps people from using it."""

from collections.abc import Mapping
from typing import Literal

import pytest

from tests.browser.visitor import PHONE, WIDE, Visitor

# Each language and each size once. What axe judges depends on the words (is there a name?) and on the layout (is it in
# view, on what background?), not on the two together; a tour in all four costs as much as all other tests of a screen.
everywhere = pytest.mark.parametrize(
    ("language", "size"), [pytest.param("en", WIDE, id="en-wide"), pytest.param("fr", PHONE, id="fr-phone")]
)

# Colours halfway through a change are nobody's fault: every animation that ends is brought to its end.
# axe cannot judge text on a gradient: it is judged against the lighter end, since the text is light.
SETTLE = """() => {
  document.documentElement.style.background = document.body.style.background = 'var(--ground)';
  for (const one of document.getAnimations())
    if (one.effect.getComputedTiming().endTime !== Infinity) one.finish();
}"""
RUN = "(options) => axe.run(document, { resultTypes: ['violations'], ...options }).then(({ violations }) => violations)"
# Of everything axe checks, only contrast changes with the theme.
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}

Theme = Literal["light", "dark"]


class Audit:
    """Looks at one screen after another, in light and in dark, and records what is wrong.

    A page is drawn anew in another theme, so each look begins in the one where the last look ended."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.themes: tuple[Theme, Theme] = ("light", "dark")
        self.screens: list[str] = []
        self.found: list[str] = []

    def look(self, screen: str) -> None:
        self.screens.append(screen)
        here, there = self.themes
        self.run(screen, here, {})
        self.run(screen, there, CONTRAST)
        self.themes = (there, here)
        if overflow := self.visitor.overflow():
            self.found.append(f"{screen}: {overflow} px wider than the screen")

    def run(self, screen: str, theme: Theme, options: Mapping[str, object]) -> None:
        page = self.visitor.page
        page.emulate_media(color_scheme=theme)
        page.evaluate(SETTLE)
        for violation in page.evaluate(RUN, options):
            places = "; ".join(f"{node['target'][0]}: {node['failureSummary']}" for node in violation["nodes"][:3])
            self.found.append(f"{screen}, {theme}: {violation['id']} ({violation['help']}) at {places}")

    def report(self) -> str:
        return "\n".join(self.found)
