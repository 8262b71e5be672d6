"""Spies, abilities and Clan mode pass axe-core too: English wide and French on a phone, light and dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.audit import Audit, everywhere
from tests.browser.chromium import AXE
from tests.browser.scenes import CLEAN, PLACED, RIPE, stage
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = [pytest.mark.browser, everywhere]


@pytest.fixture
def audit(visit: Callable[..., Visitor], language: str, size: tuple[int, int]) -> Audit:
    return Audit(visit(language=language, size=size, calm=True, scripts=[AXE]))


def test_clan_mode_is_accessible(audit: Audit, table: Process) -> None:
    visitor = audit.visitor
    visitor.go()
    visitor.unfold()
    visitor.called("radio", "itchy-monkey-option-mode-clan").check()
    expect(visitor.part("not-spies")).to_be_visible()
    audit.look("lobby with Clan mode chosen")
    visitor.sit(stage(table, (), mode="clan"), 0, 1)
    visitor.cell("b7").click()
    expect(visitor.primary).to_have_attribute("aria-disabled", "false")
    audit.look("picking a species")
    assert audit.found == [], audit.report()


def test_outbreaks_and_leaving_are_accessible(audit: Audit, table: Process) -> None:
    visitor = audit.visitor
    visitor.sit(stage(table, CLEAN, mode="clan"), 0, 1)
    visitor.cell("g3").click()
    expect(visitor.cell("h3")).to_be_visible()
    audit.look("a way off the board")
    visitor.cell("h3").click()
    visitor.primary.click()
    expect(visitor.page.get_by_role("img", name=visitor.say("itchy-species-capuchin"))).to_be_visible()
    audit.look("a monkey in safety")
    assert audit.found == [], audit.report()


def test_looking_back_at_a_chain_is_accessible(audit: Audit, table: Process) -> None:
    visitor = audit.visitor
    visitor.sit(stage(table, [*RIPE, "spawn b7"], mode="clan"), 0, 1)
    if visitor.phone:
        visitor.button("web-log").click()
    visitor.steps.last.click()
    if visitor.phone:
        visitor.button("web-fold").click()
    expect(visitor.part("playback")).to_be_visible()
    audit.look("a chain seen again")
    assert audit.found == [], audit.report()


def test_spies_and_abilities_are_accessible(audit: Audit, table: Process) -> None:
    visitor = audit.visitor
    made = stage(table, [*PLACED, "spawn f3, 1 spy"], spies=True, abilities=["gorilla", "lemur"])
    visitor.sit(made, 0, 1)
    visitor.cell("c4").focus()
    visitor.page.keyboard.press("i")
    expect(visitor.part("explain")).to_be_visible()
    audit.look("a monkey explained")
    visitor.page.keyboard.press("Escape")
    visitor.cell("f3").click()
    visitor.cell("f5").click()
    expect(visitor.button("itchy-ability-gorilla")).to_be_visible()
    audit.look("a party with a spy, and a shove")
    assert audit.found == [], audit.report()
