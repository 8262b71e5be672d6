"""Who may do what: a seat belongs to the browser that holds it, and nobody else can act for it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.hand import Mouse
from tests.browser.visitor import Visitor
from tests.browser.written import LINES, advance, first_seat, moves
from tests.server.running import Process

pytestmark = pytest.mark.browser

# Tries to act for both seats without a token, as nobody could with the mouse.
INTRUDE = """([match, action]) => new Promise((resolve) => {
  const socket = new WebSocket(`ws://${location.host}/api/matches/${match}/play`);
  const answers = [];
  socket.onopen = () => {
    socket.send(JSON.stringify({ type: 'join', tokens: [] }));
    for (const seat of [0, 1]) socket.send(JSON.stringify({ type: 'act', id: seat + 1, seat, version: 3, action }));
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'refused' || message.type === 'accepted') answers.push(message.code ?? 'accepted');
    if (answers.length === 2) resolve(answers);
  };
})"""


def test_a_spectator_sees_every_move_and_can_make_none(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 2)
    visitor = visit()
    visitor.watch(made)
    expect(visitor.part("actions")).to_contain_text(visitor.say("web-watching"))
    expect(visitor.primary).to_have_count(0)
    expect(visitor.board).to_have_attribute("aria-disabled", "true")
    advance(table, made, 4)
    visitor.sees(LINES[:4])
    visitor.cell("d5").click(force=True)
    expect(visitor.part("actions")).to_contain_text(visitor.say("web-watching"))
    expect(visitor.cell("d5")).not_to_have_attribute("aria-selected", "true")
    gorilla = visitor.page.locator(f'[data-cell][aria-label*="{visitor.say("itchy-species-gorilla")}"]').first
    gorilla.click(force=True)
    expect(visitor.part("explain")).to_contain_text(visitor.say("itchy-species-gorilla"))
    visitor.sees(LINES[:4])


def test_a_stranger_without_a_token_cannot_act(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 3)
    visitor = visit()
    visitor.watch(made)
    assert visitor.page.evaluate(INTRUDE, [made["match"], moves()[3].action]) == ["not-your-seat"] * 2
    visitor.sees(LINES[:3])


def test_a_reload_keeps_the_seat(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.go()
    visitor.unfold()
    visitor.seat(2, "here").click()
    # The written game is one of the French edition.
    visitor.called("radio", "itchy-monkey-option-edition-fr").check()
    visitor.button("web-play").click()
    hand = Mouse(visitor)
    for number, move in enumerate(moves()[:3], 1):
        hand.make(move)
        visitor.sees(LINES[:number])
    visitor.page.reload()
    visitor.sees(LINES[:3])
    hand.make(moves()[3])
    visitor.sees(LINES[:4])


def test_the_lobby_leads_back_to_a_match_in_progress(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 2)
    visitor = visit()
    visitor.sit(made, 0, 1)
    visitor.called("link", "web-home").click()
    visitor.page.get_by_role("region", name=visitor.say("web-resume")).get_by_role("link").click()
    visitor.sees(LINES[:2])
    expect(visitor.primary).to_be_visible()


def test_an_invitation_lets_in_one_person_only(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "link")
    link = f"/match/{made['match']}#invite={made['seats'][1]['invitation']}"
    guest, late = visit(), visit()
    guest.go(link)
    guest.button("web-take-seat").click()
    expect(guest.board).to_be_visible()
    # Whoever comes too late is told so at once, may watch, and is seen to.
    late.go(link)
    expect(late.page.get_by_role("heading", name=late.say("web-invited-used"))).to_be_visible()
    expect(late.button("web-take-seat")).to_have_count(0)
    late.button("web-watch").click()
    expect(late.part("actions")).to_contain_text(late.say("web-watching"))
    for visitor in (guest, late):
        expect(visitor.part("watchers")).to_have_accessible_name(visitor.say("web-onlookers", count=1))


def test_the_last_action_can_be_taken_back(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 3)
    visitor = visit()
    visitor.sit(made, 0, 1)
    visitor.button("web-undo").click()
    visitor.sees(LINES[:2])
    name = visitor.say("player-human", seat=first_seat(table, made) + 1)
    spawned = visitor.say("itchy-event-spawn", player=name, cell="f6", workers=2, spies=0)
    undone = visitor.say("web-note-undone", player=name, what=spawned)
    expect(visitor.part("announcements")).to_contain_text(undone)
    expect(visitor.part("log")).to_contain_text(undone)
    # It is the server that knows it: a page that is loaded anew says so again.
    visitor.page.reload()
    expect(visitor.part("log")).to_contain_text(undone)
    Mouse(visitor).make(moves()[2])
    visitor.sees(LINES[:3])


def test_an_invitation_offers_the_seat_once_it_has_been_asked_about(
    visit: Callable[..., Visitor], table: Process
) -> None:
    """What is read above the button pushes it down when it comes: a click in that moment would miss."""
    made = table.create("here", "link")
    guest = visit()
    held: list[Route] = []
    # Playwright takes no method of a list.
    guest.page.route(f"**/api/matches/{made['match']}", lambda route: held.append(route))  # noqa: PLW0108
    guest.go(f"/match/{made['match']}#invite={made['seats'][1]['invitation']}")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(guest.say("web-invited-loading"))
    expect(guest.button("web-take-seat")).to_have_count(0)
    for request in held:
        request.continue_()
    guest.button("web-take-seat").click()
    expect(guest.board).to_be_visible()
