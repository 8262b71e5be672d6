"""English and French, switched while playing."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hand import Mouse
from tests.browser.visitor import Visitor
from tests.browser.written import LINES, advance, first_seat, moves
from tests.server.running import Process
from vervet.texts import Texts

pytestmark = pytest.mark.browser


def test_the_language_follows_the_browser(visit: Callable[..., Visitor]) -> None:
    for language in ("en", "fr"):
        visitor = visit(language=language)
        visitor.go()
        expect(visitor.page.get_by_role("heading", level=1)).to_have_text(visitor.say("web-welcome"))
        expect(visitor.page.locator("html")).to_have_attribute("lang", language)


def test_the_language_can_be_switched_while_the_game_goes_on(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 3)
    visitor = visit()
    visitor.sit(made, 0, 1)
    visitor.cell("f6").click()
    expect(visitor.cell("f6")).to_have_attribute("aria-selected", "true")
    french = Texts("fr")
    visitor.page.get_by_role("button", name=french.say("language-name"), exact=True).click()
    visitor.texts = french
    expect(visitor.page.locator("html")).to_have_attribute("lang", "fr")
    expect(visitor.part("turn")).to_contain_text(visitor.say("itchy-phase-move"))
    expect(visitor.part("actions")).to_contain_text(visitor.say("web-itchy-where", cell="f6"))
    expect(visitor.cell("f6")).to_have_attribute("aria-selected", "true")
    visitor.hears("f6", visitor.say("itchy-species-baboon"))
    name = visitor.say("player-human", seat=first_seat(table, made) + 1)
    spawned = visitor.say("itchy-event-spawn", player=name, cell="f6", workers=2, spies=0)
    expect(visitor.steps.nth(2)).to_contain_text(spawned)
    visitor.button("web-cancel").click()
    Mouse(visitor).make(moves()[3])
    visitor.sees(LINES[:4])
    visitor.page.reload()
    expect(visitor.part("turn")).to_contain_text(visitor.say("itchy-phase-spawn"))
