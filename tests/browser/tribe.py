"""A table of After Us: played over the wire by simple minds, and looked at on the page."""

from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, expect

from tests.browser import guest
from tests.browser.guest import Guest, part
from tests.browser.visitor import STEPS
from tests.server.running import Message, Process

GAME = "after-us"
# What a simple mind prefers, in this order; rage and objects are beyond it.
PREFERRED = ("arrange", "activate", "skip", "token", "done")


def deal(site: Process, *kinds: str, seed: int = 1329, named: Sequence[str] = (), hints: bool = False) -> Message:
    """A new match, with these objects or any three."""
    objects = {"objects": "named", "named": list(named)} if named else {}
    return site.create(*kinds, game=GAME, seed=seed, hints=hints, options={"players": len(kinds), **objects})


def stage(table: Message, seat: int = 0) -> str:
    return str(table["view"]["players"][seat]["stage"])


def reaches(wanted: str, seat: int = 0, round_number: int = 1) -> Callable[[Message], bool]:
    """Until a seat has reached that stage of that round."""
    return lambda table: stage(table, seat) == wanted and table["view"]["round"] >= round_number


def choose(legal: Sequence[Message], token: str) -> Message:
    for kind in PREFERRED:
        for action in legal:
            if action["kind"] == kind and action.get("species", token) == token:
                return action
    raise AssertionError(f"nothing to do among {legal}")


def play_on(
    site: Process, made: Message, until: Callable[[Message], bool], tokens: Mapping[int, str] | None = None
) -> Message:
    """Everybody wants the mandrill's token, or the one given here."""
    wanted = tokens or {}
    return guest.play_on(site, made, until, lambda table, seat: choose(table["legal"], wanted.get(seat, "mandrill")))


class Tribe(Guest):
    """What a visitor finds at a table of After Us."""

    game = GAME
    landmark = "track"

    def by_hand(self) -> None:
        """Every frame is decided with a click, as this visitor prefers."""
        self.visitor.remember("vervet.after-us", {"auto": "hand"})

    parts: Mapping[str, str] = {"picker": part("token-picker"), "steps": STEPS, "cards": f"{part('line')} [data-card]"}

    @property
    def cards(self) -> Locator:
        return self.visitor.part("line").locator("[data-card]")

    def order(self) -> list[int]:
        """The four cards in hand, in the order they lie."""
        expect(self.cards).to_have_count(4)
        return [int(card["data-card"]) for card in self.look().seen["cards"]]

    def card(self, number: int) -> Locator:
        return self.visitor.part("line").locator(f'[data-card="{number}"]')

    def frame(self, name: str) -> Locator:
        return self.visitor.part("line").locator(f'[data-frame="{name}"]')

    @property
    def lit(self) -> Locator:
        """The drawn frames that light up; both halves of a joined one count."""
        return self.visitor.part("line").locator(".frame.lit")

    @property
    def preview(self) -> Locator:
        return self.visitor.part("preview")

    def object(self, name: str) -> Locator:
        return self.visitor.part("objects").locator(f'[data-object="{name}"]')

    def token(self, species: str) -> Locator:
        return self.visitor.part("token-picker").locator(f'[data-token="{species}"]')

    def stock(self, kind: str) -> Locator:
        return self.visitor.page.locator(f'.mine [data-stock="{kind}"]')

    def expect_order(self, order: Sequence[int]) -> None:
        expect(self.cards).to_have_count(len(order))
        for place, number in enumerate(order):
            expect(self.cards.nth(place)).to_have_attribute("data-card", str(number))

    def confirm(self, text: str, **values: int | str) -> None:
        """Press the large button, which says this."""
        expect(self.primary).to_contain_text(self.visitor.say(text, **values))
        expect(self.primary).to_have_attribute("aria-disabled", "false")
        self.primary.click()
