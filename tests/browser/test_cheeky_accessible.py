"""Every screen of Cheeky Monkeys passes axe-core: English wide and French on a phone, light and dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.audit import Audit, everywhere
from tests.browser.chromium import AXE
from tests.browser.guest import pick_game
from tests.browser.trainers import (
    WITH_DESTROYER,
    WITH_EXCHANGE,
    WITH_FUSES,
    WITH_SHOCK,
    WITH_ZOMBIE,
    Trainer,
    asked,
    can,
    deal,
    must,
    over,
    play_on,
    swaps,
)
from tests.browser.visitor import Visitor
from tests.server.running import Process

pytestmark = [pytest.mark.browser, everywhere]


@pytest.fixture
def come(visit: Callable[..., Visitor], arena: Process, language: str, size: tuple[int, int]) -> Callable[[], Audit]:
    return lambda: Audit(visit(arena, language=language, size=size, calm=True, scripts=[AXE]))


def test_turns_and_windows_are_accessible(come: Callable[[], Audit], arena: Process) -> None:
    audit = come()
    trainer = Trainer(audit.visitor)
    made = deal(arena, "here", "here", "here", seed=WITH_EXCHANGE)
    play_on(arena, made, swaps)
    trainer.sit(made, 0)
    audit.look("planning")
    trainer.card("tactical-exchange").click()
    expect(trainer.options.first).to_be_visible()
    audit.look("which monkeys to exchange")
    trainer.visitor.part("back").click()
    audit.visitor.part("pass-unless").locator("summary").click()
    audit.visitor.page.get_by_role("radio", name=audit.visitor.say("web-cheeky-pass-round")).check()
    audit.look("what to pass in advance")
    assert audit.found == [], audit.report()


def test_danger_is_accessible(come: Callable[[], Audit], arena: Process) -> None:
    for seed, until, screen in (
        (WITH_SHOCK, can("ground"), "a shock"),
        (WITH_FUSES, lambda table: asked(table) and table["view"]["players"][0]["lit"], "burning fuses"),
        (WITH_DESTROYER, must("hand"), "handing out"),
    ):
        audit = come()
        made = deal(arena, "here", "here", "here", seed=seed)
        play_on(arena, made, until)
        Trainer(audit.visitor).sit(made, 0)
        audit.look(screen)
        assert audit.found == [], audit.report()


def test_zombies_and_the_end_are_accessible(come: Callable[[], Audit], arena: Process) -> None:
    audit = come()
    trainer = Trainer(audit.visitor)
    made = deal(arena, "here", "here", "here", seed=WITH_ZOMBIE, zombies=True)
    play_on(arena, made, lambda table: asked(table) and len(table["view"]["players"][0]["parts"]) >= 2)
    trainer.sit(made, 0)
    audit.look("zombies")
    audit.visitor.page.locator('[data-deck="monkeys"]').click()
    expect(audit.visitor.page.get_by_role("dialog")).to_be_visible()
    audit.look("a discard pile")
    audit.visitor.page.keyboard.press("Escape")
    play_on(arena, made, over)
    expect(audit.visitor.part("outcome")).to_be_visible()
    audit.look("the end")
    assert audit.found == [], audit.report()


def test_the_lobby_is_accessible(come: Callable[[], Audit]) -> None:
    audit = come()
    audit.visitor.go()
    pick_game(audit.visitor, "cheeky-monkeys")
    audit.look("lobby")
    assert audit.found == [], audit.report()
