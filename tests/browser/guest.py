"""A table of any game: played over the wire, and joined in the browser."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from playwright.sync_api import Locator, expect

from tests.browser.visitor import Seen, Visitor
from tests.server.running import Message, Process

MOST_ACTIONS = 1000


def pick_game(visitor: Visitor, game: str) -> None:
    """Choose a game in the lobby."""
    choice = visitor.page.locator(f'input[value="{game}"]')
    visitor.page.locator("label").filter(has=choice).click()
    expect(choice).to_be_checked()


def play_on(
    site: Process,
    made: Message,
    until: Callable[[Message], bool],
    choose: Callable[[Message, int], Message],
    patient: bool = False,
) -> Message:
    """Act for all seats at this screen, choosing by table and seat, until `until` is true; `patient` waits for bots."""
    held = [seat["token"] for seat in made["seats"] if seat["token"]]
    player = site.player(str(made["match"]), *held)
    player.see(0)
    for _ in range(MOST_ACTIONS):
        table = player.table
        seat = next((seat for seat in table["asked"] if seat in table["held"]), None)
        if until(table) or (seat is None and not patient):
            break
        if seat is None:
            player.until("table")
            continue
        action = choose(table, seat)
        answer = player.act(action, seat=seat)
        if answer.get("code") == "too-fast":
            time.sleep(0.2)
            continue
        if answer.get("code") == "stale":
            # Somebody at the page has just decided something; the current table then arrives by itself.
            player.until("table")
            continue
        assert answer["type"] == "accepted", (action, answer)
        player.see(int(str(answer["version"])))
    player.close()
    assert until(player.table), "the match never got there"
    return player.table


def part(name: str) -> str:
    return f'[data-testid="{name}"]'


@dataclass(frozen=True)
class Moment:
    """Everything at a table at one moment: the end, the large button, and whatever else its game has."""

    seen: Mapping[str, Sequence[Seen]]

    def count(self, what: str) -> int:
        return len(self.seen[what])

    @property
    def over(self) -> bool:
        return bool(self.seen["outcome"])

    @property
    def able(self) -> bool:
        """Whether the large button can be pressed; at the end it is gone."""
        return any(button["aria-disabled"] == "false" for button in self.seen["primary"])

    @property
    def words(self) -> str:
        """What the large button says."""
        return "".join(button["text"] for button in self.seen["primary"])


class Guest:
    """A visitor who sits down at a table of a game; `landmark` is a part of the page that only this game has."""

    game: str
    landmark: str
    # What else to look at in this game while playing on.
    parts: Mapping[str, str] = {}

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor

    def sit(self, made: Message, *seats: int) -> None:
        held = {"match": made["match"], "game": self.game, "invitations": [], "since": 1_750_000_000_000}
        tokens = [made["seats"][seat]["token"] for seat in seats]
        self.visitor.remember("vervet.matches", [{**held, "tokens": tokens}])
        self.come(made)

    def come(self, made: Message) -> None:
        self.visitor.go(f"/match/{made['match']}")
        expect(self.visitor.part(self.landmark)).to_be_visible()

    def look(self) -> Moment:
        return Moment(self.visitor.look(outcome=part("outcome"), primary=part("primary"), **self.parts))

    @property
    def primary(self) -> Locator:
        return self.visitor.primary
