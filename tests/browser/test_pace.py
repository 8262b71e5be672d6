"""One thing at a time: what others do is seen on the board first, then told; whoever has seen enough skips ahead."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor
from tests.browser.written import LINES, advance, moves
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser

# Three moves of one player, after which the other has the turn.
BEGUN, DONE = 10, 13


def watcher(visit: Callable[..., Visitor], table: Process, pace: str) -> tuple[Visitor, Message]:
    """Somebody at the seat that waits, on whose page time stands still."""
    turn = {move.player for move in moves()[BEGUN:DONE]}
    assert len(turn) == 1 and moves()[DONE].player not in turn
    made = table.create("here", "here")
    advance(table, made, BEGUN)
    visitor = visit(pace=pace)
    visitor.page.clock.install()
    visitor.sit(made, 1 - turn.pop())
    visitor.sees(LINES[:BEGUN])
    visitor.page.clock.pause_at(int(visitor.page.evaluate("Date.now()")) + 1000)
    return visitor, made


def test_others_steps_are_shown_one_by_one_and_told_afterwards(visit: Callable[..., Visitor], table: Process) -> None:
    visitor, made = watcher(visit, table, "usual")
    mine = visitor.part("turn").get_by_text(visitor.say("web-your-turn"))
    advance(table, made, DONE)
    visitor.catch_up(DONE)
    # The first of them is on the board; nothing is told of it, and nothing at all of the others.
    expect(visitor.page.locator(".flight").first).to_be_attached()
    visitor.sees(LINES[:BEGUN])
    expect(mine).to_have_count(0)
    for version in range(BEGUN + 1, DONE + 1):
        visitor.page.clock.run_for(720)
        visitor.sees(LINES[:version])
    expect(mine).to_be_visible()


@pytest.mark.parametrize("how", ["tap", "key"])
def test_whoever_has_seen_enough_is_shown_everything(visit: Callable[..., Visitor], table: Process, how: str) -> None:
    visitor, made = watcher(visit, table, "calm")
    advance(table, made, DONE)
    visitor.catch_up(DONE)
    visitor.sees(LINES[:BEGUN])
    if how == "tap":
        visitor.cell("a1").click()
    else:
        visitor.page.keyboard.press("Escape")
    visitor.sees(LINES[:DONE])
    expect(visitor.part("turn")).to_contain_text(visitor.say("web-your-turn"))


def test_at_an_instant_pace_nobody_waits_and_what_is_heard_can_be_read(
    visit: Callable[..., Visitor], table: Process
) -> None:
    visitor, made = watcher(visit, table, "instant")
    visitor.button("web-settings").click()
    visitor.page.get_by_role("checkbox", name=visitor.say("web-captions")).check()
    visitor.button("web-close").click()
    advance(table, made, DONE)
    visitor.sees(LINES[:DONE])
    captions = visitor.part("captions")
    # A spawn, an exchange and a jump; then it is the reader's turn.
    for heard in ("crown", "hop", "yours"):
        expect(captions).to_contain_text(visitor.say(f"web-caption-{heard}"))
    # On the bar above the table, not on the board.
    captioned, board = captions.bounding_box(), visitor.board.bounding_box()
    assert captioned and board and captioned["y"] + captioned["height"] <= board["y"]
