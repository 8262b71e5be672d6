"""After Us: cards, tokens and resources explain themselves to mouse and keys, in other players' lines too."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.tribe import Tribe, deal
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


def row(visitor: Visitor, number: int) -> str:
    return visitor.say("web-after-row", row=number, frames="").strip()


def come(visitor: Visitor, table: Process) -> Tribe:
    tribe = Tribe(visitor)
    tribe.sit(deal(table, "here", "here"), 0)
    expect(tribe.cards).to_have_count(4)
    return tribe


def explains(visitor: Visitor, thing: Locator, words: str) -> None:
    """Whoever rests the mouse on this reads these words; the key Escape takes them away."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    visitor.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(visitor.part("peek")).to_be_visible()
    expect(visitor.part("peek")).to_contain_text(words)
    visitor.page.keyboard.press("Escape")
    expect(visitor.part("peek")).to_be_hidden()


def test_things_explain_themselves_to_the_mouse(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(calm=True)
    tribe = come(visitor, table)
    explains(visitor, tribe.cards.first, row(visitor, 3))
    explains(visitor, visitor.part("seat-1").locator("[data-peek^=card]").first, row(visitor, 2))
    explains(visitor, tribe.stock("rage"), visitor.say("after-resource-rage.about"))
    name = str(visitor.part("objects").locator("[data-object]").first.get_attribute("data-object"))
    explains(visitor, tribe.object(name), visitor.say(f"after-object-{name}.about"))


def test_things_explain_themselves_to_the_focus(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(calm=True)
    tribe = come(visitor, table)
    visitor.page.keyboard.press("Tab")
    tribe.cards.first.focus()
    expect(visitor.part("peek")).to_contain_text(row(visitor, 1))
    visitor.button("web-after-look", player=visitor.say("player-human", seat=2)).focus()
    expect(visitor.part("peek").locator("[data-peek^=card]")).to_have_count(4)
