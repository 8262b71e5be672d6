"""Clicks: from landing to the first move, and in a round of After Us for somebody who follows the suggestions."""

import json
from collections import Counter

from playwright.sync_api import WebSocket, expect

from tests.browser.guest import pick_game
from tests.browser.tribe import Tribe, deal
from tests.browser.visitor import Visitor
from tests.server.running import Process
from vervet.client.tables import Tables

NEW, RETURNING = 2, 1
MOST_CLICKS = 6
ROUNDS = 4
AFTER_SEED = 7
# A press counts, not what comes of it: a click on a label is one on its control, too.
COUNTING = "window.presses = 0; addEventListener('pointerdown', () => (window.presses += 1), true);"
# What the follower looks for, in this order: the plan for the line, and the large button with its suggestion. A line
# that is still to be arranged waits for its plan, however long the server thinks about it.
OFFERS = ("plan", "primary")
READY = """(names) => (document.querySelector('.arranging') ? names.slice(0, 1) : names)
  .map((name) => document.querySelector(`[data-testid=${name}]:not([aria-disabled=true])`))
  .find(Boolean)?.dataset.testid ?? (document.querySelector('[data-testid=outcome]') ? 'outcome' : null)"""


def count_landing(visitor: Visitor) -> tuple[int, int]:
    """Clicks from landing to the first move: for a new player who wants After Us, and when they come back."""
    visitor.context.add_init_script(COUNTING)
    visitor.go()
    pick_game(visitor, "after-us")
    new = presses_until_asked(visitor)
    visitor.go()
    expect(visitor.page.locator('input[value="after-us"]')).to_be_checked()
    return new, presses_until_asked(visitor)


def presses_until_asked(visitor: Visitor) -> int:
    """Press Play, and count what it took until the first decision is this player's."""
    visitor.button("web-play").click()
    expect(visitor.part("turn")).to_contain_text(visitor.say("web-your-turn"))
    expect(visitor.primary).to_be_visible()
    return int(visitor.page.evaluate("window.presses"))


class Follower(Tribe):
    """Plays as the page suggests, and counts the clicks of each round."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.round = 0
        self.clicks: Counter[int] = Counter()
        self.tables = Tables()
        visitor.page.on("websocket", self.attend)

    def attend(self, wire: WebSocket) -> None:
        self.tables = Tables()
        wire.on("framereceived", self.note)

    def note(self, frame: str | bytes) -> None:
        heard = json.loads(frame)
        for message in heard if isinstance(heard, list) else [heard]:
            whole = self.tables.whole(message)
            if whole["type"] == "table":
                self.round = int(whole["view"]["round"])

    def offer(self) -> str:
        """What the page offers next, as soon as it offers anything."""
        return str(self.visitor.page.wait_for_function(READY, arg=list(OFFERS)).json_value())

    def follow(self) -> bool:
        """One click, unless the game is over or the rounds are played."""
        offer = self.offer()
        if offer == "outcome" or self.round > ROUNDS:
            return False
        self.clicks[self.round] += 1
        self.visitor.part(offer).click()
        return True


def count_rounds(visitor: Visitor, site: Process) -> list[int]:
    """The clicks of each of the first rounds of After Us against a bot."""
    follower = Follower(visitor)
    follower.sit(deal(site, "here", "heuristic", seed=AFTER_SEED), 0)
    while follower.follow():
        pass
    return [follower.clicks[number] for number in range(1, ROUNDS + 1)]
