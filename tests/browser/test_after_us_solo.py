"""After Us alone: the Monkey King's board, why he picks what he picks, where gains come from, and the end."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.tribe import Tribe, deal, play_on, reaches
from tests.browser.visitor import Visitor
from tests.server.running import Message, Process

pytestmark = pytest.mark.browser


@pytest.fixture
def come(visit: Callable[..., Visitor], table: Process) -> Callable[..., Tribe]:
    def come(until: Callable[[Message], bool]) -> Tribe:
        made = deal(table, "here", seed=34)
        play_on(table, made, until)
        tribe = Tribe(visit(calm=True))
        tribe.by_hand()
        tribe.sit(made, 0)
        return tribe

    return come


def test_the_kings_board_is_open_to_view(come: Callable[..., Tribe]) -> None:
    visitor = come(reaches("arrange")).visitor
    king = visitor.part("king")
    for token in ("chimpanzee", "gorilla", "orangutan"):
        expect(king.get_by_role("img", name=visitor.say(f"after-token-{token}"), exact=True)).to_be_visible()
    expect(king.get_by_test_id("king-computer")).to_contain_text(visitor.say("web-after-king-computer"))
    missing = visitor.say("web-after-king-missing", token=visitor.say("after-token-mandrill"))
    expect(king).to_contain_text(missing)
    expect(king.locator('[data-stock="flower"]')).to_contain_text("6")


def test_the_king_says_why_he_picks_a_token(come: Callable[..., Tribe]) -> None:
    visitor = come(reaches("choose")).visitor
    told = visitor.part("king").locator("li")
    expect(told.filter(has_text=visitor.say("after-king").split()[-1]).first).to_be_visible()
    expect(visitor.part("king").locator(".chosen")).to_have_count(1)


def test_the_log_says_what_comes_from_the_king(come: Callable[..., Tribe]) -> None:
    tribe = come(reaches("resolve"))
    tribe.confirm("after-action-activate")
    words = tribe.visitor.texts.fill("after-from-king", {"king-kinds": 1, "king": "…"})
    expect(tribe.visitor.part("log")).to_contain_text(words.split("…")[0].strip())


def test_the_end_shows_the_final_scores(come: Callable[..., Tribe]) -> None:
    tribe = come(lambda now: now["outcome"] is not None)
    visitor = tribe.visitor
    expect(visitor.part("outcome")).to_contain_text(visitor.say("after-outcome-king.who"))
    scores = visitor.part("scores")
    expect(scores.get_by_role("row").first).to_contain_text(visitor.say("after-king"))
    expect(scores.get_by_role("img", name=visitor.say("web-after-won"))).to_have_count(1)
    expect(visitor.button("web-rematch")).to_be_visible()
    # The cards that gave the King his last points are lit.
    expect(visitor.part("king").locator(".marked").first).to_be_visible()
    expect(scores.get_by_role("row").first).to_contain_text(re.compile(r"\+\d+"))
