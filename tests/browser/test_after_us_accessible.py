"""Every screen of After Us passes axe-core: English wide and French on a phone, light and dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.audit import Audit, everywhere
from tests.browser.chromium import AXE
from tests.browser.guest import pick_game
from tests.browser.tribe import Tribe, deal, play_on, reaches
from tests.browser.visitor import Visitor
from tests.server.running import Message, Process

pytestmark = [pytest.mark.browser, everywhere]


@pytest.fixture
def audit(visit: Callable[..., Visitor], language: str, size: tuple[int, int]) -> Audit:
    return Audit(visit(language=language, size=size, calm=True, scripts=[AXE]))


def over(now: Message) -> bool:
    return now["outcome"] is not None


def test_a_round_is_accessible(audit: Audit, table: Process) -> None:
    visitor = audit.visitor
    tribe = Tribe(visitor)
    tribe.by_hand()
    made = deal(table, "here", "here", "here", named=["pinball", "computer", "mini-fridge"])
    tribe.sit(made, 0)
    expect(tribe.preview.locator("[data-row]")).to_have_count(3)
    audit.look("arranging")
    tribe.object("pinball").click()
    expect(visitor.part("refusal")).to_be_visible()
    audit.look("an object that cannot be used")
    tribe.primary.click()
    expect(visitor.part("deal")).to_be_visible()
    # Until the server has answered, the button is switched off and on again.
    expect(tribe.primary).to_have_attribute("aria-disabled", "false")
    audit.look("resolving")
    play_on(table, made, reaches("choose"))
    tribe.token("chimpanzee").click()
    expect(tribe.primary).to_have_attribute("aria-disabled", "false")
    audit.look("choosing a token")
    tribe.primary.click()
    expect(visitor.button("web-after-change")).to_be_visible()
    audit.look("a token chosen")
    play_on(table, made, reaches("recruit"))
    visitor.button("after-action-reactivate").click()
    expect(visitor.part("line").locator("[data-frame]").first).to_be_visible()
    audit.look("which frame to reactivate")
    visitor.button("web-cancel").click()
    visitor.button("web-after-copy").click()
    expect(visitor.page.locator("[data-value]").first).to_be_visible()
    audit.look("copying a neighbour")
    visitor.button("web-after-look", player=visitor.say("player-human", seat=2)).click()
    expect(visitor.part("details")).to_be_visible()
    audit.look("a board in full")
    assert audit.found == [], audit.report()


def test_solo_rage_and_the_end_are_accessible(audit: Audit, table: Process) -> None:
    visitor = audit.visitor
    tribe = Tribe(visitor)
    tribe.by_hand()
    made = deal(table, "here", seed=3)
    play_on(table, made, reaches("resolve", 0, 3), {0: "gorilla"})
    tribe.sit(made, 0)
    visitor.part("rage").click()
    tribe.cards.nth(1).click()
    expect(tribe.primary).to_have_attribute("aria-disabled", "false")
    audit.look("a card to remove")
    tribe.primary.click()
    expect(visitor.page.get_by_label(visitor.say("web-after-gap"))).to_be_visible()
    # Until the server has answered, the button is switched off and on again.
    expect(tribe.primary).to_have_attribute("aria-disabled", "false")
    audit.look("a gap")
    play_on(table, made, reaches("recruit", 0, 3))
    expect(visitor.part("tokens")).to_be_visible()
    audit.look("recruiting against the King")
    play_on(table, made, over)
    expect(visitor.part("outcome")).to_be_visible()
    audit.look("the end")
    visitor.button("web-help").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    expect(visitor.part("symbols").first).to_be_visible()
    audit.look("help")
    assert audit.found == [], audit.report()


def test_the_lobby_is_accessible(audit: Audit) -> None:
    visitor = audit.visitor
    visitor.go()
    pick_game(visitor, "after-us")
    visitor.unfold()
    visitor.called("radio", "after-us-option-objects-named").check()
    expect(visitor.part("option-named").get_by_role("checkbox").first).to_be_enabled()
    audit.look("lobby, objects to be named")
    assert audit.found == [], audit.report()
