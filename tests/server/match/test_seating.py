"""Who plays at each seat, without a network: what may be said when, and what it does to an open window."""

import pytest

from tests.server.match.test_table import PACE, Page
from vervet.core.departure import Departure
from vervet.server.match.draft import Leaving
from vervet.server.match.messages import Replace, Resign, StandIn
from vervet.server.match.problem import ProblemError
from vervet.server.match.table import Table
from vervet.server.match.vouching import BRIEFLY
from vervet.server.match.window import PASSING, Window, plan_of

WINDOW = "cheeky-monkeys"


def at_window(*kinds: str) -> Page:
    """A table of Cheeky Monkeys at its first window."""
    page = Page(WINDOW, kinds, 1)  # type: ignore[arg-type]
    while page.table.windows.open is None:
        seat = page.table.record.state.asked_seats()[0]
        page.act(seat, page.table.record.state.legal_actions(seat)[0])
    return page


def window_of(table: Table) -> Window:
    assert table.windows.open is not None
    return table.windows.open


def depart(page: Page, leaving: Leaving | None) -> None:
    assert leaving is not None
    page.table.depart(leaving, page.now)


def test_a_window_begins_anew_for_a_bot_that_plays_on_and_keeps_what_others_answered() -> None:
    page = at_window("here", "link", "here")
    table, old = page.table, window_of(page.table)
    page.act(1, int(table.record.state.fallback(1)))
    assert list(old.early) == [1]
    page.now += 0.4
    depart(page, table.stand_in(StandIn(1, 0, True)))
    new = window_of(table)
    assert new is not old and new.moment > old.moment
    assert list(new.early) == [1] and new.may_think(0)
    assert table.bots_to_move() == [0] and not table.windows.bots - {0}
    page.now = new.moment
    settled = table.settle(new)
    assert settled.draft is not None and set(settled.draft.seats()) >= {0, 1}


def test_whoever_answered_early_and_leaves_has_not_answered() -> None:
    page = at_window("here", "link", "here")
    table = page.table
    page.act(0, int(table.record.state.fallback(0)))
    depart(page, table.stand_in(StandIn(1, 0, True)))
    assert window_of(table).early == {}


def test_nobody_keeps_a_window_open_by_coming_and_going() -> None:
    page = at_window("here", "link", "here")
    table = page.table
    for on in (True, False, True, False):
        depart(page, table.stand_in(StandIn(1, 0, on)))
    with pytest.raises(ProblemError, match="too-early"):
        table.stand_in(StandIn(1, 0, True))
    # What others answer in secret must not be told by it.
    page.now = window_of(table).moment
    table.settle(window_of(table))
    page.act(1, int(table.record.state.fallback(1)))
    with pytest.raises(ProblemError, match="too-early"):
        table.stand_in(StandIn(1, 0, True))
    for seat in (0, 2):
        page.act(seat, int(table.record.state.fallback(seat)))
    assert table.stand_in(StandIn(1, 0, True))


def test_people_who_share_a_screen_have_time_to_pass_it_on() -> None:
    page = at_window("here", "here")
    plan = plan_of(PACE, page.table.seats)
    assert plan.limit is not None
    alone = window_of(page.table)
    assert alone.deadline == pytest.approx(page.now + plan.limit)
    first, second = page.people.values()
    page.table.leave(first, page.now)
    page.table.leave(second, page.now)
    first.held = [0, 1]
    page.table.enter(first, page.now)
    assert window_of(page.table).deadline == pytest.approx(page.now + plan.limit * PASSING * 2)


def test_a_match_that_was_given_up_has_no_windows_and_no_bots() -> None:
    page = at_window("here", "here")
    depart(page, page.table.stand_in(StandIn(1, 1, True)))
    assert page.table.bots_to_move() == [1]
    depart(page, page.table.resign(Resign(2, 0)))
    assert page.table.windows.open is None and page.table.bots_to_move() == []
    page.table.leave(page.people[0], page.now)
    page.table.enter(page.people[0], page.now)
    assert page.table.windows.open is None
    with pytest.raises(ProblemError, match="over"):
        page.table.act_as_bot(1, 0, 0)


def test_a_move_of_a_bot_comes_too_late_once_its_player_is_back() -> None:
    page = Page("itchy-monkey", ("here", "here"), 1)
    table = page.table
    seat = table.record.state.asked_seats()[0]
    depart(page, table.stand_in(StandIn(1, seat, True)))
    version, action = page.think(seat)
    depart(page, table.stand_in(StandIn(2, seat, False)))
    with pytest.raises(ProblemError, match="stale"):
        table.act_as_bot(seat, version, action)


def test_those_who_left_need_not_agree_and_cannot() -> None:
    page = Page("itchy-monkey", ("here", "here", "here"), 1)
    table = page.table
    depart(page, table.stand_in(StandIn(1, 1, True)))
    table.leave(page.people[2], page.now)
    with pytest.raises(ProblemError, match="too-early"):
        # A connection that drops and comes back is nobody's chance.
        table.replace(page.people[0], Replace(2, 0, 2, True), page.now + BRIEFLY / 2)
    with pytest.raises(ProblemError, match="bot-plays"):
        table.replace(page.people[1], Replace(2, 1, 2, True), page.now + BRIEFLY)
    leaving = table.replace(page.people[0], Replace(3, 0, 2, True), page.now + BRIEFLY)
    assert isinstance(leaving, Leaving)
    assert leaving.departure.document() == Departure(0, 2, "away", "mind-1").document()
