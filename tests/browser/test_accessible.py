"""Every screen passes axe-core: English wide and French on a phone, light and dark."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.audit import Audit, everywhere
from tests.browser.chromium import AXE
from tests.browser.hand import Mouse
from tests.browser.visitor import LOST, Visitor
from tests.browser.written import advance, before, first_seat, moves
from tests.server.running import Process

pytestmark = [pytest.mark.browser, everywhere]


@pytest.fixture
def audit(visit: Callable[..., Visitor], language: str, size: tuple[int, int]) -> Audit:
    return Audit(visit(language=language, size=size, calm=True, scripts=[AXE]))


def test_the_way_to_a_table_is_accessible(audit: Audit, table: Process) -> None:
    visitor = audit.visitor
    visitor.go()
    expect(visitor.button("web-play")).to_be_visible()
    audit.look("lobby")
    visitor.unfold()
    visitor.page.get_by_text(visitor.say("web-options-advanced")).click()
    for _ in range(2):
        visitor.button("web-more", what=visitor.say("web-player-count")).click()
    visitor.seat(2, "link").click()
    visitor.seat(3, "here").click()
    audit.look("lobby with everything open")
    visitor.button("web-settings").click()
    expect(visitor.button("web-close")).to_be_visible()
    audit.look("settings")
    visitor.button("web-close").click()
    visitor.button("web-play").click()
    expect(visitor.called("textbox", "web-invitation-link", seat=2)).to_be_visible()
    audit.look("waiting for players")
    visitor.go()
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-resume"))).to_be_visible()
    audit.look("lobby with matches to resume")
    made = table.create("here", "link")
    visitor.go(f"/match/{made['match']}#invite={made['seats'][1]['invitation']}")
    expect(visitor.button("web-take-seat")).to_be_visible()
    audit.look("invitation")
    visitor.go(f"/match/{made['match']}#invite=spent")
    visitor.page.reload()
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-invited-wrong"))).to_be_visible()
    audit.look("invalid invitation")
    visitor.forgive("status of 403")
    visitor.go("/match/nowhere")
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-match-gone"))).to_be_visible()
    audit.look("no such table")
    visitor.go("/bananas")
    expect(visitor.page.get_by_role("heading", name=visitor.say("web-nothing-here"))).to_be_visible()
    audit.look("no such address")
    assert audit.found == [], audit.report()


def test_playing_is_accessible(audit: Audit, table: Process) -> None:
    visitor = audit.visitor
    hand = Mouse(visitor)
    made = table.create("here", "here")
    visitor.sit(made, 0, 1)
    audit.look("placing")
    advance(table, made, before("spawn"))
    visitor.catch_up(before("spawn"))
    visitor.cell(str(moves()[before("spawn")].action["cell"])).click()
    expect(visitor.primary).to_have_attribute("aria-disabled", "false")
    audit.look("spawn ready")
    advance(table, made, before("bump"))
    visitor.catch_up(before("bump"))
    bump = moves()[before("bump")]
    visitor.cell(str(bump.action["cell"])).click()
    audit.look("where to go")
    hand.bump(bump)
    audit.look("who crosses")
    visitor.button("web-cancel").click()
    visitor.cell("a1").click()
    expect(visitor.part("refusal")).to_be_visible()
    audit.look("refusal")
    jump = before("jump", start=before("exchange"))
    advance(table, made, jump)
    visitor.catch_up(jump)
    hand.jump(moves()[jump])
    audit.look("worker or queen jumps")
    fight = next(index for index, move in enumerate(moves()) if move.fight)
    advance(table, made, fight)
    visitor.catch_up(fight)
    hand.bump(moves()[fight])
    expect(visitor.part("powers")).to_be_visible()
    audit.look("fight foretold")
    advance(table, made, before("end"))
    expect(visitor.primary).to_have_text(visitor.say("itchy-action-end"))
    audit.look("after the move")
    assert audit.found == [], audit.report()


def test_reading_at_the_table_is_accessible(audit: Audit, table: Process) -> None:
    visitor = audit.visitor
    made = table.create("here", "here")
    advance(table, made, 12)
    visitor.watch(made)
    audit.look("watching")
    if visitor.phone:
        visitor.button("web-log").click()
    expect(visitor.steps).to_have_count(12)
    audit.look("log")
    visitor.unfold_log()
    visitor.steps.nth(5).click()
    expect(visitor.steps.nth(5)).to_have_attribute("aria-pressed", "true")
    audit.look("an old move")
    visitor.button("web-fold").click()
    visitor.button("web-playback-now").click()
    visitor.button("web-rules").click()
    expect(visitor.part("rules")).to_contain_text("IM-36")
    audit.look("rules")
    visitor.page.get_by_role("searchbox").fill("zzz")
    audit.look("rules without a match")
    visitor.button("web-fold").click()
    visitor.button("web-help").click()
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    audit.look("help")
    visitor.button("web-close").click()
    visitor.button("web-settings").click()
    expect(visitor.button("web-close")).to_be_visible()
    audit.look("settings at the table")
    visitor.button("web-close").click()
    advance(table, made, len(moves()))
    expect(visitor.part("outcome")).to_be_visible()
    audit.look("the end, watched")
    visitor.unfold_outcome()
    visitor.button("web-ending").click()
    expect(visitor.part("ending")).to_contain_text(visitor.say("web-ending-curve-colonies"))
    audit.look("how it went")
    assert audit.found == [], audit.report()


def test_waiting_the_end_and_a_lost_connection_are_accessible(
    visit: Callable[..., Visitor], launch: Callable[..., Process], language: str, size: tuple[int, int]
) -> None:
    server = launch()
    made = server.create("here", "here")
    advance(server, made, 9)
    visitor = visit(site=server, language=language, size=size, calm=True, scripts=[AXE])
    audit = Audit(visitor)
    first = first_seat(server, made)
    visitor.sit(made, first if moves()[9].player else 1 - first)
    audit.look("the other's turn")
    advance(server, made, len(moves()))
    expect(visitor.button("web-rematch")).to_be_visible()
    audit.look("the end")
    server.end()
    expect(visitor.page.get_by_text(visitor.say("web-connection-lost"))).to_be_visible()
    expect(visitor.button("web-try-now")).to_be_visible()
    audit.look("connection lost")
    visitor.forgive(LOST)
    assert audit.found == [], audit.report()
