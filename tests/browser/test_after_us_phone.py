"""After Us on a phone: everything within reach of a thumb, nothing outside the screen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hand import rest
from tests.browser.test_phone import SMALL, tap
from tests.browser.tribe import Tribe, deal, play_on, reaches
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_a_round_is_played_by_touch(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(size=PHONE)
    tribe = Tribe(visitor)
    tribe.sit(deal(table, "here"), 0)
    order = tribe.order()
    tap(visitor.button("web-after-right", card=order[0]))
    tribe.expect_order([order[1], order[0], *order[2:]])
    tap(tribe.primary)
    expect(visitor.part("deal")).to_be_visible()
    tap(visitor.part("plan"))
    tap(tribe.token("mandrill"))
    tap(tribe.primary)
    expect(visitor.part("tokens").get_by_role("img", name=visitor.say("after-token-mandrill"))).to_have_count(1)


def test_nothing_is_wider_than_the_phone_nor_smaller_than_14_pixels(
    visit: Callable[..., Visitor], table: Process
) -> None:
    made = deal(table, "here", "here", "here", "here", "here", "here")
    solo = deal(table, "here", seed=3)
    play_on(table, solo, reaches("recruit"))
    for language in ("en", "fr"):
        for match in (made, solo):
            visitor = visit(language=language, size=PHONE)
            Tribe(visitor).sit(match, 0)
            assert visitor.overflow() == 0
            assert visitor.page.evaluate(SMALL) == []


def test_the_line_can_be_made_large(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit(size=PHONE)
    tribe = Tribe(visitor)
    tribe.sit(deal(table, "here", "here"), 0)
    _, _, width, _ = rest(tribe.cards.first)
    visitor.button("web-after-large").tap()
    expect(visitor.button("web-after-large")).to_have_attribute("aria-pressed", "true")
    _, _, larger, _ = rest(tribe.cards.first)
    assert larger > width * 1.5
    assert visitor.overflow() == 0
