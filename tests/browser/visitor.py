"""Somebody with a browser: a page, the words of a language, and everything that went wrong in it."""

import json
import re
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, WebSocket, expect
from playwright.sync_api import TimeoutError as PatienceLost

from vervet.texts import Texts

WIDE = (1280, 800)
PHONE = (360, 740)
# A lot for a person, but a machine may have other things to do.
PATIENCE = 60_000.0
# What Chromium itself says when a server is down; everything else is the page's own fault.
LOST = r"WebSocket connection to .* failed|Failed to load resource: net::ERR_"

# Kept from an earlier visit; a value the page has changed since is left alone. An empty page has no storage.
REMEMBER = """(([key, value]) => {
  if (location.protocol !== 'about:') localStorage.getItem(key) ?? localStorage.setItem(key, value);
})"""

# Things on the page at one moment, by selector: their text and their attributes.
LOOK = """(parts) => Object.fromEntries(Object.entries(parts).map(([name, selector]) => [name,
  [...document.querySelectorAll(selector)].map((thing) => ({
    text: (thing.innerText ?? '').trim(),
    ...Object.fromEntries([...thing.attributes].map(({ name, value }) => [name, value])),
  })),
]))"""
STEPS = '[data-testid="log"] button[aria-pressed]'
NOTED = """([steps, moves]) =>
  JSON.stringify([...document.querySelectorAll(steps)].map(({ title }) => title)) === JSON.stringify(moves)"""

SIZED = "([width, height]) => innerWidth === width && innerHeight === height"
TWO_FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

Seen = Mapping[str, str]


class Visitor:
    """Opens pages and finds things on them by the words that a person reads or hears."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: tuple[int, int] = WIDE,
        dark: bool = False,
        calm: bool = False,
        pace: Literal["calm", "usual", "brisk", "instant"] = "instant",
        volume: int = 0,
        scripts: Sequence[Path] = (),
    ) -> None:
        width, height = size
        self.address = address
        self.texts = Texts(language)
        self.phone = size == PHONE
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=self.phone,
            is_mobile=self.phone,
        )
        self.context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.context.on("console", self.note)
        self.context.on("weberror", lambda error: self.troubles.append(str(error.error)))
        for script in scripts:
            self.context.add_init_script(path=script)
        # Most visitors are here for something else than watching others play.
        self.remember("vervet.settings", {"pace": pace, "volume": volume})
        self.page = self.context.new_page()
        self.version = -1
        self.page.on("websocket", self.follow)

    def note(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def follow(self, wire: WebSocket) -> None:
        """Keep track of the version of the last table that reached the page."""
        self.version = -1
        wire.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        for message in heard if isinstance(heard, list) else [heard]:
            if message["type"] in ("table", "change"):
                self.version = int(message["version"])

    def forgive(self, words: str) -> None:
        """Expect a complaint from the browser that the test causes on purpose."""
        self.forgiven.append(words)

    def leave(self) -> list[str]:
        """Close the browser; returns everything that went wrong."""
        self.context.close()
        return [trouble for trouble in self.troubles if not any(re.search(words, trouble) for words in self.forgiven)]

    # Going places.

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)
        expect(self.page.get_by_role("main")).to_be_visible()

    def move_to(self, address: str) -> None:
        """See the same page at another address, with everything the browser has stored."""
        kept = self.page.evaluate("Object.entries(localStorage)")
        path = self.page.url.removeprefix(self.address)
        self.address = address
        for key, value in kept:
            self.remember(key, json.loads(value))
        self.go(path)

    def remember(self, key: str, value: object) -> None:
        """What the browser has stored since an earlier visit."""
        self.context.add_init_script(f"{REMEMBER}({json.dumps([key, json.dumps(value)])})")

    def sit(self, made: Mapping[str, object], *seats: int) -> None:
        """Come to a match with the tokens of these seats."""
        granted = made["seats"]
        assert isinstance(granted, list)
        held = {"match": made["match"], "game": "itchy-monkey", "invitations": [], "since": 1_750_000_000_000}
        self.remember("vervet.matches", [{**held, "tokens": [granted[seat]["token"] for seat in seats]}])
        self.watch(made)

    def watch(self, made: Mapping[str, object]) -> None:
        """Come to a match without a seat."""
        self.go(f"/match/{made['match']}")
        expect(self.board).to_be_visible()

    def catch_up(self, version: int) -> None:
        """Wait until the page shows what others have done: anything chosen before that is swept away."""
        end = time.monotonic() + PATIENCE / 1000
        while self.version < version:
            assert time.monotonic() < end, f"the page is at {self.version}, not yet at {version}"
            self.page.wait_for_timeout(10)
        # A page that answers has dealt with everything it has received.
        self.page.evaluate("null")

    def resize(self, width: int, height: int) -> None:
        """Give the page another size. Its style sheet knows that at once, its parts only when a frame is about to be
        drawn: what is measured in between is seen by nobody."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(SIZED, arg=[width, height])
        self.page.evaluate(TWO_FRAMES)

    def unfold_outcome(self) -> None:
        """On a phone all but the next thing to do lies folded when the game is over."""
        if self.phone:
            self.part("more").click()

    def overflow(self) -> int:
        """How much wider the page is than the screen, which on a phone makes everything small."""
        size = self.page.viewport_size
        assert size is not None
        with suppress(PatienceLost):
            self.page.wait_for_function("(width) => document.documentElement.scrollWidth <= width", arg=size["width"])
        return max(0, int(self.page.evaluate("document.documentElement.scrollWidth")) - size["width"])

    # Finding things.

    def say(self, text: str, **values: int | str) -> str:
        return self.texts.say(text, **values)

    def called(
        self,
        role: Literal["button", "link", "radio", "spinbutton", "textbox", "combobox"],
        text: str,
        **values: int | str,
    ) -> Locator:
        """The element of a role with exactly this name."""
        return self.page.get_by_role(role, name=self.say(text, **values), exact=True)

    def button(self, text: str, **values: int | str) -> Locator:
        return self.called("button", text, **values)

    def unfold(self) -> None:
        """In the lobby: show who plays and how, which is folded into one line."""
        self.part("options").click()

    def seat(self, seat: int, kind: Literal["here", "link", "bot"]) -> Locator:
        """In the lobby: who takes a seat."""
        who = self.page.get_by_role("group", name=self.say("web-seat-who", seat=seat))
        return who.get_by_role("radio", name=self.say(f"web-seat-{kind}"), exact=True)

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def look(self, **selectors: str) -> Mapping[str, Sequence[Seen]]:
        """All of these at one moment. On a page where others play, a second look may find everything changed."""
        found: Mapping[str, Sequence[Seen]] = self.page.evaluate(LOOK, selectors)
        return found

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("grid", name=self.say("web-itchy-board"))

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')

    def hears(self, cell: str, words: str) -> None:
        """Somebody who comes to a cell hears these words, among others."""
        expect(self.cell(cell)).to_have_attribute("aria-label", re.compile(re.escape(words)))

    @property
    def primary(self) -> Locator:
        return self.part("primary")

    @property
    def steps(self) -> Locator:
        """The actions in the log, with their notation as titles."""
        return self.page.locator(STEPS)

    def unfold_log(self) -> None:
        """See every action of the log, which puts what a player does in a turn or phase into one line."""
        folded = self.page.locator('[data-testid="log-group"][aria-expanded="false"]')
        while folded.count():
            folded.first.click()

    def sees(self, moves: Sequence[str]) -> None:
        """Wait until the log shows exactly these moves."""
        with suppress(PatienceLost):
            self.page.wait_for_function(NOTED, arg=[STEPS, list(moves)])
        assert [step["title"] for step in self.look(steps=STEPS)["steps"]] == list(moves)
