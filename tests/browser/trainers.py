"""A table of Cheeky Monkeys: played over the wire by people who always pass, and looked at on the page."""

import re
from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, expect

from tests.browser import guest
from tests.browser.guest import Guest, part
from tests.browser.hand import drag
from tests.server.running import Message, Process

GAME = "cheeky-monkeys"
# What people who only want to watch prefer: to do nothing of their own.
PREFERRED = ("pass", "done")
# With these seeds, somebody who always passes soon comes to what the test is about.
WITH_EXCHANGE = 1
WITH_DELIVERY = 1
WITH_DESTROYER = 2
WITH_GIFTS = 6
WITH_TEMPTER = 14
WITH_SHOCK = 55
WITH_CHAIN = 2
WITH_FUSES = 0
WITH_MANY = 6
WITH_ZOMBIE = 18


def deal(site: Process, *kinds: str, seed: int, **options: object) -> Message:
    return site.create(*kinds, game=GAME, seed=seed, options={"players": len(kinds), **options})


def asked(table: Message, seat: int = 0) -> bool:
    """Whether this seat sees the table, and the table is waiting for it."""
    return table["seat"] == seat and seat in table["asked"]


def can(kind: str) -> Callable[[Message], bool]:
    return lambda table: asked(table) and any(action["kind"] == kind for action in table["legal"])


def swaps(table: Message) -> bool:
    """Until the first seat can exchange one of several monkeys of its own."""
    own = {action.get("given") for action in table["legal"] if action["kind"] == "exchange"}
    return asked(table) and len(own - {None}) > 1


def must(choice: str) -> Callable[[Message], bool]:
    """Until an effect demands this choice of the first seat."""
    return lambda table: asked(table) and (table["view"]["choice"] or {}).get("choice") == choice


def window(kind: str, depth: int = 0) -> Callable[[Message], bool]:
    def is_open(table: Message) -> bool:
        view = table["view"]
        return asked(table) and (view["window"] or {}).get("window") == kind and len(view["queue"]) >= depth

    return is_open


def over(table: Message) -> bool:
    return table["outcome"] is not None


def choose(legal: Sequence[Message]) -> Message:
    for kind in PREFERRED:
        for action in legal:
            if action["kind"] == kind:
                return action
    return legal[0]


def play_on(site: Process, made: Message, until: Callable[[Message], bool]) -> Message:
    return guest.play_on(site, made, until, lambda table, _: choose(table["legal"]))


class Trainer(Guest):
    """What a visitor finds at a table of Cheeky Monkeys."""

    game = GAME
    landmark = "queue"
    parts: Mapping[str, str] = {
        "handout": part("handout"),
        "options": f"{part('choices')} [data-option]",
        "lit": f"{part('hand')} .lit",
        "rounds": f"{part('log')} .turn",
    }

    def sit(self, made: Message, *seats: int, auto_pass: bool = False) -> None:
        """Most tests are about a window, so they want to be asked in each; a new browser has auto-pass on."""
        if not auto_pass:
            self.visitor.remember("vervet.auto-pass", {"lasts": "off"})
        super().sit(made, *seats)

    @property
    def says(self) -> Locator:
        return self.visitor.part("say")

    def card(self, name: str) -> Locator:
        return self.visitor.part("hand").locator(f'[data-card="{name}"]')

    def expect_lit(self, name: str, lit: bool = True) -> None:
        """Whether a card of the hand can be played now."""
        pattern = re.compile(r"(^|\s)lit(\s|$)")
        (expect(self.card(name)).to_have_class if lit else expect(self.card(name)).not_to_have_class)(pattern)

    def mat(self, seat: int) -> Locator:
        return self.visitor.part(f"mat-{seat}")

    def monkey(self, name: str) -> Locator:
        return self.visitor.page.locator(f'button[data-monkey="{name}"]')

    @property
    def options(self) -> Locator:
        return self.visitor.part("choices").locator("[data-option]")

    @property
    def entries(self) -> Locator:
        return self.visitor.part("queue").locator("[data-what]")

    def drag(self, start: Locator, end: Locator) -> None:
        drag(self.visitor.page, start, end)
