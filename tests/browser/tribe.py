"""A table of After Us: played on over the wire by simple minds, and looked at on the page."""

import time
from collections.abc import Callable, Mapping, Sequence

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Visitor
from tests.server.running import Message, Process

GAME = "after-us"
MOST_ACTIONS = 1000
# In this order a simple mind prefers what it may do; rage and objects are not for it.
PREFERRED = ("arrange", "activate", "skip", "token", "done")


def deal(site: Process, *kinds: str, seed: int = 7, named: Sequence[str] = ()) -> Message:
    """A new match, with these objects or any three."""
    objects = {"objects": "named", "named": list(named)} if named else {}
    return site.create(*kinds, game=GAME, seed=seed, options={"players": len(kinds), **objects})


def pick_game(visitor: Visitor) -> None:
    """In the lobby."""
    choice = visitor.page.locator(f'input[value="{GAME}"]')
    visitor.page.locator("label").filter(has=choice).click()
    expect(choice).to_be_checked()


def stage(table: Message, seat: int = 0) -> str:
    return str(table["view"]["players"][seat]["stage"])


def reaches(wanted: str, seat: int = 0, round_number: int = 1) -> Callable[[Message], bool]:
    """Until a seat is at that stage of that round."""
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
    """Act for all seats at this screen until something is so; returns the last table."""
    held = [seat["token"] for seat in made["seats"] if seat["token"]]
    player = site.player(str(made["match"]), *held)
    player.see(0)
    for _ in range(MOST_ACTIONS):
        table = player.table
        asked = next((seat for seat in table["asked"] if seat in table["held"]), None)
        if until(table) or asked is None:
            break
        action = choose(table["legal"], (tokens or {}).get(asked, "mandrill"))
        answer = player.act(action, seat=asked)
        if answer.get("code") == "too-fast":
            time.sleep(0.2)
            continue
        assert answer["type"] == "accepted", (action, answer)
        player.see(int(str(answer["version"])))
    player.close()
    return player.table


class Tribe:
    """What a visitor finds at a table of After Us."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def sit(self, made: Message, *seats: int) -> None:
        held = {"match": made["match"], "game": GAME, "invitations": [], "since": 1_750_000_000_000}
        tokens = [made["seats"][seat]["token"] for seat in seats]
        self.visitor.remember("vervet.matches", [{**held, "tokens": tokens}])
        self.come(made)

    def come(self, made: Message) -> None:
        self.visitor.go(f"/match/{made['match']}")
        expect(self.visitor.part("track")).to_be_visible()

    @property
    def cards(self) -> Locator:
        return self.visitor.part("line").locator("[data-card]")

    def order(self) -> list[int]:
        return [int(str(card.get_attribute("data-card"))) for card in self.cards.all()]

    def card(self, number: int) -> Locator:
        return self.visitor.part("line").locator(f'[data-card="{number}"]')

    def frame(self, name: str) -> Locator:
        return self.visitor.part("line").locator(f'[data-frame="{name}"]')

    def lit(self) -> int:
        """How many drawn frames light up; both halves of a joined one count."""
        return self.visitor.part("line").locator(".frame.lit").count()

    @property
    def preview(self) -> Locator:
        return self.visitor.part("preview")

    @property
    def primary(self) -> Locator:
        return self.visitor.primary

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
