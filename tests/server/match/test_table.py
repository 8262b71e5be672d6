"""A match without an event loop, a disk or a clock: as a page in the browser could play it."""

import subprocess
import sys
from random import Random

import pytest

from tests.server.virtual import SECRET, Silent
from vervet.catalog import game
from vervet.core.match import Match
from vervet.server.match.messages import Accepted, Act, Refused, SeatKind, Standing, Undo
from vervet.server.match.record import Record
from vervet.server.match.rows import EntryRow, SeatRow
from vervet.server.match.setup import match_row
from vervet.server.match.table import Draft, Table
from vervet.server.match.window import Pace

CHEEKY = game("cheeky-monkeys")
ITCHY = game("itchy-monkey")
PACE = Pace(window_seconds=8.0, bot_seconds=0.6, bot_workers=1)
KINDS: tuple[SeatKind, ...] = ("here", "here", "bot")


class Page:
    """Everything around a table, in its simplest form: entries in a list, and a number for the time."""

    def __init__(self, name: str, kinds: tuple[SeatKind, ...], seed: int | None, dice: int = 0) -> None:
        self.game = game(name)
        seats = [SeatRow(seat, kind, "", "", None, None) for seat, kind in enumerate(kinds)]
        options = self.game.options.read({"players": len(kinds)})
        row = match_row("page", self.game, options, seed, SECRET, seats)
        self.now = 1000.0
        self.entries: list[EntryRow] = []
        self.table = Table(row, self.game, PACE, self.now)
        self.people = {seat: Silent(seat) for seat, kind in enumerate(kinds) if kind != "bot"}
        for person in self.people.values():
            self.table.enter(person, self.now)
        self.dice = Random(dice if seed is None else seed)
        self.sent = 0

    def make(self, draft: Draft | None) -> None:
        if draft is not None:
            self.entries += draft.entries
            self.table.carry_out(draft, self.now)

    def act(self, seat: int, action: int) -> None:
        record = self.table.record
        self.sent += 1
        version = record.sight.version(1 << seat)
        document: dict[str, object] = dict(self.game.grammar.to_json(action))
        self.make(self.table.act(self.people[seat], Act(self.sent, seat, version, document)))

    def think(self, seat: int) -> tuple[int, int]:
        """What a bot does, and at which version; it is given nothing but a position."""
        thought = self.table.thought(seat)
        return thought.version, self.game.load(thought.position).legal_actions(seat)[0]

    def answer_window(self) -> None:
        """Some people answer before the moment, some not at all; a bot answers if it is ready."""
        window = self.table.windows.open
        assert window is not None
        for seat in self.table.record.state.asked_seats():
            if seat in self.table.bots_to_move():
                window.ready[seat] = self.think(seat)[1]
            elif seat in self.people and self.dice.random() < 0.7:
                self.act(seat, self.dice.choice(self.table.record.state.legal_actions(seat)))
        for time in (window.moment, window.deadline):
            if self.table.windows.open is window and time is not None:
                self.now = time
                settlement = self.table.settle(window)
                self.make(settlement.draft)
                self.table.answer_early(settlement)

    def decide(self) -> None:
        if self.table.windows.open is not None:
            self.answer_window()
            return
        state = self.table.record.state
        seat = state.asked_seats()[0]
        if seat in self.people:
            self.act(seat, self.dice.choice(state.legal_actions(seat)))
        else:
            version, action = self.think(seat)
            self.make(self.table.act_as_bot(seat, version, action))


@pytest.mark.parametrize("seed", [1, 2])
def test_a_match_with_windows_and_a_bot_is_played_to_its_end(seed: int) -> None:
    page = Page("cheeky-monkeys", KINDS, seed)
    windows = 0
    while page.table.record.state.asked():
        windows += page.table.windows.open is not None
        page.decide()
    record = page.table.record
    assert windows > 5
    assert page.now > 1000.0
    again = Record(page.table.promise.match(CHEEKY), page.entries)
    assert again.state.hash() == record.state.hash()
    assert [entry.number for entry in page.entries] == list(range(1, len(page.entries) + 1))


def test_a_draft_changes_nothing_before_it_is_carried_out() -> None:
    page = Page("itchy-monkey", ("here", "here"), 7)
    record = page.table.record
    seat = record.state.asked_seats()[0]
    before, action = record.state.hash(), record.state.legal_actions(seat)[0]
    document: dict[str, object] = dict(ITCHY.grammar.to_json(action))
    message = Act(1, seat, 0, document)
    first, second = (page.table.act(page.people[seat], message) for _ in range(2))
    assert first is not None and second is not None
    assert (first.moves, first.entries, first.outcome) == (second.moves, second.entries, second.outcome)
    assert (record.state.hash(), record.number, record.steps) == (before, 0, [])
    assert page.table.carry_out(first, page.now) != 0
    twin = Match(ITCHY, record.options, 7)
    twin.act(seat, action)
    assert record.state.hash() == twin.state.hash()
    undo = page.table.undo(page.people[seat], Undo(2, seat, 1))
    assert undo.entries == [EntryRow(2, seat, None)]
    page.table.carry_out(undo, page.now)
    assert record.state.hash() == before


def at_window(seed: int) -> Page:
    page = Page("cheeky-monkeys", ("here", "here", "here"), seed)
    while page.table.windows.open is None:
        page.decide()
    return page


def test_the_time_that_is_left_follows_from_the_time_now() -> None:
    page = at_window(3)
    for passed in (0.0, 3.0, 7.5, 20.0):
        table = page.table.table_now(0, [0], -1, 0, page.now + passed)
        assert table.deadline == max(0.0, 8.0 - passed)


def test_an_answer_before_the_moment_is_kept_and_told_when_it_counts() -> None:
    page = at_window(3)
    window = page.table.windows.open
    assert window is not None
    person, state = page.people[0], page.table.record.state
    entries = len(page.entries)
    person.told.clear()
    page.act(0, int(state.fallback(0)))
    assert (len(page.entries), person.told) == (entries, [])
    settlement = page.table.settle(window)
    page.make(settlement.draft)
    page.table.answer_early(settlement)
    assert [entry.seat for entry in page.entries[entries:]] == [0]
    assert [type(message) for message in person.told] == [Accepted]


def test_an_early_answer_to_a_window_that_nobody_watches_any_more_is_refused() -> None:
    page = at_window(3)
    page.act(0, int(page.table.record.state.fallback(0)))
    page.people[0].told.clear()
    for person in page.people.values():
        page.table.leave(person, page.now)
    assert page.table.windows.open is None
    refused = [message for message in page.people[0].told if isinstance(message, Refused)]
    assert [message.code for message in refused] == ["stale"]


def test_an_auto_pass_is_an_answer_after_the_moment_and_not_before() -> None:
    page = at_window(3)
    window = page.table.windows.open
    assert window is not None
    page.table.set_auto_pass(page.people[1], Standing(1, 1, "match"))
    assert page.table.auto_pass(1) is None
    page.make(page.table.settle(window).draft)
    assert [entry.seat for entry in page.entries][-1] == 1
    page.table.set_auto_pass(page.people[2], Standing(2, 2, "match"))
    draft = page.table.auto_pass(2)
    assert draft is not None
    assert draft.seats() == [2]


def test_the_match_imports_no_framework_no_loop_and_no_log() -> None:
    rooms = "lesson options questions setup table"
    unwanted = "alembic asyncio h11 litestar logging multiprocessing socket sqlalchemy subprocess threading"
    program = (
        "import importlib, sys\n"
        f"for name in '{rooms}'.split(): importlib.import_module('vervet.server.match.' + name)\n"
        f"print([name for name in '{unwanted}'.split() if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
