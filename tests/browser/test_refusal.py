"""What is not possible says why, in words and with the rule."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hand import Mouse
from tests.browser.visitor import Visitor
from tests.browser.written import LINES, advance, moves
from tests.server.running import Process

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_monkey_that_cannot_be_chosen_says_why_and_opens_the_rule(
    visit: Callable[..., Visitor], table: Process, language: str
) -> None:
    made = table.create("here", "here")
    advance(table, made, 1)
    visitor = visit(language=language)
    visitor.sit(made, 0, 1)
    visitor.cell("f3").click()
    refusal = visitor.part("refusal")
    expect(refusal).to_contain_text(visitor.say("itchy-place-in-line", cell="f3", other="f6"))
    refusal.get_by_role("button", name=visitor.say("web-rule", rule="IM-11")).click()
    rule = visitor.part("rules").locator('[data-rule="IM-11"]')
    expect(rule).to_be_focused()
    expect(rule).to_contain_text(visitor.say("rule-IM-11.title"))


def test_too_little_power_is_shown_before_anybody_confirms(visit: Callable[..., Visitor], table: Process) -> None:
    fight = next(index for index, move in enumerate(moves()) if move.fight)
    made = table.create("here", "here")
    advance(table, made, fight)
    visitor = visit()
    visitor.sit(made, 0, 1)
    hand = Mouse(visitor)
    hand.bump(moves()[fight])
    expect(visitor.part("powers")).to_contain_text(visitor.say("web-itchy-result-match"))
    hand.count("workers", 1)
    expect(visitor.part("powers")).to_contain_text(visitor.say("web-itchy-result-weak"))
    expect(visitor.part("actions")).to_contain_text("IM-28")
    expect(visitor.primary).to_have_attribute("aria-disabled", "true")
    visitor.primary.click(force=True)
    hand.count("workers", 2)
    expect(visitor.part("powers")).to_contain_text(visitor.say("web-itchy-result-match"))
    visitor.sees(LINES[:fight])


def test_cells_out_of_line_say_so(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 3)
    visitor = visit()
    visitor.sit(made, 0, 1)
    visitor.cell("f6").click()
    visitor.cell("d7").click()
    expect(visitor.part("refusal")).to_contain_text(visitor.say("web-itchy-no-way", **{"from": "f6", "to": "d7"}))


def test_a_dead_server_is_reported_in_words(visit: Callable[..., Visitor], launch: Callable[..., Process]) -> None:
    server = launch()
    visitor = visit(site=server)
    visitor.go()
    expect(visitor.page.locator("label svg").first).to_be_visible()
    visitor.forgive("Failed to load resource: net::ERR_")
    # The second server ends before the page does.
    visitor.forgive("WebSocket connection to .* failed")
    server.end()
    visitor.button("web-play").click()
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.say("web-problem-no-answer"))
    launch(port=server.port)
    visitor.button("web-play").click()
    expect(visitor.board).to_be_visible()


def test_a_table_that_failed_to_load_can_be_loaded_again(visit: Callable[..., Visitor], table: Process) -> None:
    visitor = visit()
    visitor.forgive("Failed to load resource: net::ERR_FAILED")
    visitor.page.route("**/assets/Table-*.js", lambda route: route.abort())
    made = table.create("here", "here")
    visitor.go(f"/match/{made['match']}")
    expect(visitor.page.get_by_role("alert")).to_contain_text(visitor.say("web-problem-no-answer"))
    visitor.page.unroute_all()
    visitor.button("web-try-again").click()
    expect(visitor.board).to_be_visible()
