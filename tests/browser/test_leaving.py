"""Leaving well: a bot plays on and gives the seat back, somebody resigns, all agree on a bot; and a hint says why."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.audit import Audit
from tests.browser.chromium import AXE
from tests.browser.trainers import Trainer
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_a_bot_plays_on_by_keyboard_and_the_seat_is_taken_again(visit: Callable[..., Visitor], table: Process) -> None:
    # Against somebody who never moves: two bots could be through with the game before anybody comes back.
    made = table.create("here", "here")
    visitor = visit(calm=True, scripts=[AXE])
    audit = Audit(visitor)
    visitor.sit(made, 0)
    visitor.button("web-leave").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.button("web-resign")).to_be_visible()
    audit.look("leaving")
    visitor.part("leave-0").get_by_role("button", name=visitor.say("web-let-bot-play")).focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.part("stand-in")).to_contain_text(visitor.say("web-bot-plays-for-you"))
    audit.look("a bot plays for me")
    visitor.part("stand-in").get_by_role("button").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.part("stand-in")).to_have_count(0)
    assert audit.found == [], audit.report()


def test_resigning_asks_twice_and_ends_a_game_of_two(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "random")
    visitor = visit(language="fr", size=PHONE, calm=True)
    visitor.sit(made, 0)
    visitor.button("web-leave").click()
    # Pressed twice in one place, by hand or by a key that is held down, it asks and takes the question back.
    visitor.button("web-resign").dblclick()
    expect(visitor.button("web-resign")).to_be_visible()
    visitor.button("web-resign").focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.button("web-resign-not")).to_be_focused()
    visitor.page.keyboard.press("Enter")
    visitor.button("web-resign").click()
    visitor.button("web-resign-sure").click()
    expect(visitor.part("outcome")).to_contain_text(visitor.say("outcome-resigned.you"))
    expect(visitor.button("web-rematch")).to_be_visible()


def test_a_rematch_is_offered_at_the_old_table_and_awaited_at_the_new_one(
    visit: Callable[..., Visitor], table: Process
) -> None:
    made = table.create("here", "link")
    guest = {"invitation": made["seats"][1]["invitation"], "name": "Bea"}
    made["seats"][1]["token"] = table.http.post(f"/api/matches/{made['match']}/join", json=guest).json()["token"]
    first, second = visit(calm=True, language="fr", size=PHONE), visit(calm=True)
    for seat, visitor in enumerate((first, second)):
        visitor.sit(made, seat)
    first.button("web-leave").click()
    first.button("web-resign").click()
    first.button("web-resign-sure").click()
    first.unfold_outcome()
    expect(first.part("rematch-about")).to_have_text(first.say("web-rematch.about"))
    first.button("web-rematch").click()
    expect(first.part("waiting")).to_contain_text(first.say("web-deal-rematch", players="Bea"))
    # On a phone her name keeps its line, whatever else is offered beside it.
    name = first.part("waiting").get_by_text("Bea", exact=True)
    assert name.evaluate("it => it.getClientRects()[0].height") < 30
    offer = second.say("web-offer-rematch", player=second.say("player-human", seat=1), seats="turned")
    expect(second.part("outcome")).to_contain_text(offer)
    second.page.get_by_role("link", name=second.say("web-rematch-go")).click()
    for visitor in (first, second):
        expect(visitor.board).to_be_visible()


def test_those_who_are_there_agree_on_a_bot_for_somebody_away(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here", "here")
    first, second, third = visit(calm=True), visit(calm=True), visit(calm=True)
    for seat, visitor in enumerate((first, second, third)):
        visitor.sit(made, seat)
    third.page.goto("about:blank")
    first.part("away-2").get_by_role("button", name=first.say("web-away-replace"), exact=True).click()
    expect(first.part("away-2")).to_contain_text(first.say("web-away-asked", player=first.say("player-human", seat=3)))
    second.part("away-2").get_by_role("button", name=second.say("web-away-replace"), exact=True).click()
    for visitor in (first, second):
        expect(visitor.part("away-2")).to_have_count(0)
    third.go(f"/match/{made['match']}")
    third.part("stand-in").get_by_role("button").click()
    expect(third.part("stand-in")).to_have_count(0)


def test_a_hint_says_why_and_only_needs_to_be_confirmed(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here", hints=True)
    visitor = visit(calm=True)
    visitor.sit(made, 0, 1)
    before = visitor.board.bounding_box()
    visitor.button("web-hint").click()
    expect(visitor.part("hint")).to_have_text(visitor.say("itchy-why-place"))
    assert visitor.board.bounding_box() == before
    visitor.primary.click()
    expect(visitor.steps).to_have_count(1)
    expect(visitor.part("hint")).to_have_count(0)


# How far the ending's buttons reach beyond the panel that they are in.
BEYOND = """() => {
  const end = (thing) => thing.getBoundingClientRect().right;
  const panel = document.querySelector('[data-testid="outcome"]');
  return Math.max(...[...panel.querySelectorAll('.buttons > *')].map(end)) - end(panel);
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_endings_buttons_stay_in_their_panel(visit: Callable[..., Visitor], table: Process, language: str) -> None:
    made = table.create("here", "here", game="cheeky-monkeys", options={"players": 2})
    visitor = visit(language=language, size=(1280, 720), calm=True)
    Trainer(visitor).sit(made, 0)
    visitor.button("web-leave").click()
    visitor.button("web-resign").click()
    visitor.button("web-resign-sure").click()
    expect(visitor.part("outcome")).to_be_visible()
    assert visitor.page.evaluate(BEYOND) <= 0
