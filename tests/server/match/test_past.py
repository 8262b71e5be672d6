"""Earlier tables: everybody is shown again what they were shown then, and nothing else (law 4)."""

from collections.abc import Iterator

import pytest

from tests.server.match.test_table import KINDS, Page
from vervet.server.match import display
from vervet.server.match.messages import Undo
from vervet.server.match.past import MOST_TABLES, past_tables
from vervet.server.match.sight import eyes_of

GAMES = ("itchy-monkey", "after-us", "cheeky-monkeys")
EVERYTHING = 1 << 40
Held = tuple[int, ...]
Shown = dict[tuple[Held, int | None], dict[int, tuple[object, object]]]


def viewers(page: Page) -> list[tuple[Held, int | None]]:
    """Every seat by itself, a spectator, and somebody who holds two seats and looks from the second."""
    return [*(((seat,), seat) for seat in range(len(page.table.seats))), ((), None), ((0, 1), 1)]


def look(page: Page, shown: Shown) -> None:
    """Keep what everybody is shown now; after an undo, what is no longer there is forgotten."""
    record = page.table.record
    for held, seat in viewers(page):
        table = display.table_now("page", record, seat, held, -1, [])
        kept = shown.setdefault((held, seat), {})
        if table.steps and table.steps[-1].version == table.version:
            kept[table.version] = table.asked, table.view


def all_past(page: Page, held: Held, seat: int | None) -> Iterator[tuple[int, object, object]]:
    first = 0
    while tables := past_tables(page.table.record, seat, held, first, EVERYTHING):
        assert len(tables) <= MOST_TABLES
        yield from ((table.version, table.asked, table.view) for table in tables)
        first = tables[-1].version + 1


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_shown_again_what_they_were_shown_then(name: str) -> None:
    page = Page(name, KINDS, 11)
    shown: Shown = {}
    for _ in range(150):
        if not page.table.record.state.asked():
            break
        page.decide()
        look(page, shown)
    for (held, seat), kept in shown.items():
        past = {version: (asked, view) for version, asked, view in all_past(page, held, seat)}
        assert len(kept) > 5
        assert {version: past[version] for version in kept} == kept
        steps = display.table_now("page", page.table.record, seat, held, -1, []).steps
        assert set(past) == {0, *(step.version for step in steps)}


def test_a_range_holds_its_tables_and_no_more() -> None:
    page = Page("itchy-monkey", ("here", "here"), 3)
    for _ in range(12):
        page.decide()
    assert [table.version for table in past_tables(page.table.record, 0, (0,), 4, 7)] == [4, 5, 6, 7]
    assert past_tables(page.table.record, 0, (0,), 13, 20) == []
    assert past_tables(page.table.record, 0, (0,), 7, 4) == []


def test_what_was_taken_back_is_gone() -> None:
    page = Page("itchy-monkey", ("here", "here"), 3)
    for _ in range(4):
        page.decide()
    record = page.table.record
    seat = record.steps[-1].seat
    version = record.sight.version(eyes_of([seat]))
    page.make(page.table.undo(page.people[seat], Undo(1, seat, version)))
    assert [table.version for table in past_tables(record, 0, (0,), 0, EVERYTHING)] == [0, 1, 2, 3]
    assert past_tables(record, 0, (0,), 3, 3)[0].view == dict(record.state.view(0))


def test_the_public_number_of_a_moment_is_the_same_for_all() -> None:
    """A secret answer raises the version of its own seat only: the public number stays what it was."""
    page = Page("cheeky-monkeys", ("here", "here"), 2)
    for _ in range(12):
        page.decide()
    record = page.table.record
    watched = [table.public for table in past_tables(record, None, (), 0, EVERYTHING)]
    assert watched == [table.version for table in past_tables(record, None, (), 0, EVERYTHING)]
    for seat in (0, 1):
        tables = past_tables(record, seat, (seat,), 0, EVERYTHING)
        own = [(table.public, table.after) for table in tables]
        assert own == sorted(set(own))
        assert {public for public, after in own if after == 0} == {each for each in watched if each <= own[-1][0]}
        assert any(after for _, after in own)


def test_only_the_last_table_of_a_finished_game_says_how_it_ended() -> None:
    page = Page("cheeky-monkeys", ("here", "here"), 2)
    while page.table.record.state.asked():
        page.decide()
    tables = past_tables(page.table.record, 0, (0,), 0, EVERYTHING)
    while more := past_tables(page.table.record, 0, (0,), tables[-1].version + 1, EVERYTHING):
        tables += more
    assert [table.outcome is not None for table in tables] == [False] * (len(tables) - 1) + [True]
