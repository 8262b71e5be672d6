"""A finger that rests on something asks what it is: it does nothing, and what is said stays to be read."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hand import rest
from tests.browser.tribe import Tribe, deal
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


@contextmanager
def finger(visitor: Visitor, thing: Locator) -> Iterator[None]:
    """A real touch in the middle of a thing, lifted at the end."""
    thing.scroll_into_view_if_needed()
    left, top, width, height = rest(thing)
    wire = visitor.context.new_cdp_session(visitor.page)
    point = {"x": left + width / 2, "y": top + height / 2}
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    yield
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    wire.detach()


def test_cards_explain_themselves_to_a_finger(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(size=PHONE, calm=True)
    tribe = Tribe(visitor)
    tribe.sit(deal(table, "here", "here"), 0)
    order = tribe.order()
    peek, words = visitor.part("peek"), visitor.say("web-after-row", row=3, frames="").strip()
    for thing in (tribe.card(order[0]), visitor.part("seat-1").locator("[data-peek^=card]").first):
        with finger(visitor, thing):
            expect(peek).to_contain_text(words)
        expect(peek).to_be_visible()
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    # The question was no wish: no card is taken up, and the next touch counts again.
    expect(tribe.card(order[0])).to_have_attribute("aria-pressed", "false")
    with finger(visitor, tribe.card(order[0])):
        pass
    expect(peek).to_be_hidden()
    expect(tribe.card(order[0])).to_have_attribute("aria-pressed", "true")


def test_a_monkey_explains_itself_to_a_finger(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    visitor = visit(size=PHONE, calm=True)
    visitor.sit(made, 0)
    name = visitor.say("itchy-species-gorilla")
    gorilla = visitor.page.locator(f'[data-cell][aria-label*="{name}"]').first
    with finger(visitor, gorilla):
        expect(visitor.part("explain")).to_contain_text(name)
    expect(visitor.part("explain")).to_contain_text(name)
    expect(gorilla).not_to_have_attribute("aria-selected", "true")
