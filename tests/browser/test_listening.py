"""What somebody who cannot see the board hears."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.hand import Mouse
from tests.browser.visitor import Visitor
from tests.browser.written import advance, first_seat, moves
from tests.server.running import Process

pytestmark = pytest.mark.browser


def test_every_cell_has_a_name_that_tells_all_that_is_on_it(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 3)
    visitor = visit()
    visitor.sit(made, 0, 1)
    first = visitor.say("player-human", seat=first_seat(table, made) + 1)
    lice = visitor.say("web-itchy-lice-of", workers=4, queens=1, player=first)
    words = [
        "f6",
        visitor.say("itchy-species-baboon"),
        lice,
        visitor.say("itchy-power", power=6),
        visitor.say("itchy-colony"),
        visitor.say("web-itchy-role-source"),
    ]
    expect(visitor.cell("f6")).to_have_accessible_name(", ".join(words))
    expect(visitor.cell("f5")).to_have_accessible_name(f"f5, {visitor.say('web-itchy-empty')}")
    expect(visitor.cell("c2")).to_have_accessible_name(
        f"c2, {visitor.say('itchy-species-gorilla')}, {visitor.say('web-itchy-no-lice')}"
    )
    expect(visitor.board.get_by_role("row")).to_have_count(7)
    expect(visitor.board.get_by_role("gridcell")).to_have_count(49)


def test_what_happens_is_announced_as_it_happens(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    visitor = visit()
    first = first_seat(table, made)
    visitor.sit(made, 1 - first)
    heard = visitor.part("announcements")
    expect(heard).to_have_attribute("aria-live", "polite")
    advance(table, made, 1)
    name = visitor.say("player-human", seat=first + 1)
    expect(heard).to_contain_text(visitor.say("itchy-event-place", player=name, cell="f6", workers=2, queens=1))
    expect(heard).to_contain_text(visitor.say("web-your-turn"))
    expect(visitor.page).to_have_title(
        f"{visitor.say('web-title-your-turn')} · {visitor.say('itchy-monkey-name')} · Vervet"
    )


def test_a_chosen_monkey_and_its_goals_say_so(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, 3)
    visitor = visit()
    visitor.sit(made, 0, 1)
    visitor.cell("f6").click()
    expect(visitor.cell("f6")).to_have_attribute("aria-selected", "true")
    for cell, role in (("f6", "selected"), ("f4", "target"), ("e6", "landing")):
        words = re.escape(visitor.say(f"web-itchy-role-{role}"))
        expect(visitor.cell(cell)).to_have_attribute("aria-label", re.compile(f"{words}$"))


def test_the_end_of_the_game_is_announced(visit: Callable[..., Visitor], table: Process) -> None:
    made = table.create("here", "here")
    advance(table, made, len(moves()) - 1)
    visitor = visit()
    visitor.sit(made, 0, 1)
    Mouse(visitor).make(moves()[-1])
    winner = visitor.say("player-human", seat=2 - first_seat(table, made))
    expect(visitor.part("turn")).to_contain_text(visitor.say("outcome-win", player=winner))
    expect(visitor.part("announcements")).to_contain_text(winner)
