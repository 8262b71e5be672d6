"""The bar of After Us: how many clicks a round takes somebody who follows the suggestions."""

import json
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket

from tests.browser.tribe import Tribe, deal
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser

MOST_CLICKS = 6
ROUNDS = 4
# What the follower looks for, in this order: the plan for the line, and the large button with its suggestion.
OFFERS = ("plan", "primary")
READY = """(names) => names.map((name) => document.querySelector(`[data-testid=${name}]:not([aria-disabled=true])`))
  .find(Boolean)?.dataset.testid ?? (document.querySelector('[data-testid=outcome]') ? 'outcome' : null)"""


class Follower(Tribe):
    """Plays as the page suggests, and counts the clicks of each round."""

    def __init__(self, visitor: Visitor) -> None:
        super().__init__(visitor)
        self.round = 0
        self.clicks: Counter[int] = Counter()
        visitor.page.on("websocket", self.attend)

    def attend(self, wire: WebSocket) -> None:
        wire.on("framereceived", self.note)

    def note(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "table":
            self.round = int(message["view"]["round"])

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


def test_a_round_takes_few_clicks(visit: Callable[..., Visitor], arena: Process) -> None:
    follower = Follower(visit(arena, calm=True))
    follower.sit(deal(arena, "here", "heuristic", seed=7), 0)
    while follower.follow():
        pass
    clicks = [follower.clicks[number] for number in range(1, ROUNDS + 1)]
    print(f"After Us: {clicks} clicks in rounds 1 to {ROUNDS}, for somebody who follows the suggestions")
    assert len(clicks) == ROUNDS and min(clicks) > 0
    assert max(clicks) <= MOST_CLICKS
