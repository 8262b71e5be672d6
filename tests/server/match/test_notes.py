"""What was taken back and who left is told again to whoever loads the page anew, and to nobody else."""

import pytest

from tests.server.match.test_table import Page
from vervet.catalog import game
from vervet.core.departure import AWAY, BACK, RESIGNED, WISHED, Departure
from vervet.core.match import Match
from vervet.server.match.display import table_now
from vervet.server.match.messages import NoteInfo
from vervet.server.match.notes import MOST_NOTES
from vervet.server.match.record import Record
from vervet.server.match.rows import EntryRow
from vervet.server.match.seating import Seating

ITCHY, AFTER_US = game("itchy-monkey"), game("after-us")


def record(name: str = "itchy-monkey", players: int = 2) -> Record:
    played = game(name)
    return Record(Match(played, played.options.read({"players": players}), 5), [])


def notes(here: Record, seat: int | None, seating: Seating | None = None) -> list[NoteInfo]:
    """What somebody is told who has just come."""
    held = [] if seat is None else [seat]
    return table_now("m", here, seat, held, -1, [], seating=seating).notes


def test_what_was_taken_back_is_told_as_it_was_told_then() -> None:
    here = record()
    here.put(0, here.state.legal_actions(0)[0])
    before = table_now("m", here, 1, [1], -1, []).steps[-1]
    here.take_back(0)
    assert notes(here, 0) == notes(here, 1) == notes(here, None) == [NoteInfo(2, 0, "undone", before)]


def test_it_follows_from_the_log_alone() -> None:
    here = record()
    action = here.state.legal_actions(0)[0]
    here.put(0, action)
    here.take_back(0)
    text = ITCHY.grammar.to_text(action)
    again = Record(
        Match(ITCHY, ITCHY.options.read({"players": 2}), 5), [EntryRow(1, 0, text, None), EntryRow(2, 0, None, None)]
    )
    assert notes(again, None) == notes(here, None) != []


def secretly(here: Record) -> None:
    """Play on until the first seat has done something that nobody else can read, and could take it back."""
    for _ in range(200):
        seat = here.state.asked_seats()[0]
        action = here.suggestion(seat)
        assert action is not None
        here.put(seat, action)
        if seat == 0 and not here.steps[-1].readable(1) and here.undoable(0):
            return
    raise AssertionError("nothing secret was done")


def test_whoever_could_not_read_it_cannot_now() -> None:
    here = record("after-us")
    secretly(here)
    others = {viewer: table_now("m", here, viewer, [1][: viewer is not None], -1, []).steps for viewer in (1, None)}
    here.take_back(0)
    own = notes(here, 0)[-1]
    assert own.what == "undone" and own.step is not None and own.step.text is not None
    for viewer, seen in others.items():
        told = [note.step for note in notes(here, viewer)]
        assert all(step in seen and step.text is None for step in told if step is not None)


def test_what_bots_take_back_follows_from_what_a_person_did() -> None:
    page = Page("itchy-monkey", ("here", "bot"), 3)
    here = page.table.record
    for _ in range(40):
        seat = here.state.asked_seats()[0]
        here.put(seat, here.state.legal_actions(seat)[0])
        if seat == 1 and len(here.undone_with(0)) > 1:
            break
    seats = here.undone_with(0)
    assert len(seats) > 1
    here.carry_out(here.draft_undo(0))
    assert [(note.seat, note.what) for note in notes(here, 0)] == [(0, "undone")]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_who_left_and_who_came_back_is_told_where_it_happened(viewer: int | None) -> None:
    page = Page("itchy-monkey", ("here", "here", "here"), 3)
    here = page.table.record
    departures = [Departure(0, 2, WISHED, "heuristic"), Departure(1, 2, BACK, "")]
    departures += [Departure(1, 1, AWAY, "heuristic"), Departure(1, 1, RESIGNED, "heuristic")]
    first = here.state.asked_seats()[0]
    here.put(first, here.state.legal_actions(first)[0])
    told = notes(here, viewer, Seating(ITCHY, page.table.seats, departures))
    assert [(note.version, note.seat, note.what) for note in told] == [
        (0, 2, "bot"),
        (1, 2, "own"),
        (1, 1, "bot"),
        (1, 1, "resigned"),
    ]


def test_departures_count_what_the_viewer_has_seen() -> None:
    page = Page("after-us", ("here", "here"), 3)
    here = page.table.record
    here.put(0, here.state.legal_actions(0)[0])
    seating = Seating(AFTER_US, page.table.seats, [Departure(1, 0, WISHED, "heuristic")])
    for viewer in (0, 1, None):
        [note] = notes(here, viewer, seating)
        held = [] if viewer is None else [viewer]
        assert note.version == table_now("m", here, viewer, held, -1, []).version


def test_nobody_fills_a_table_by_taking_back() -> None:
    here = record()
    for _ in range(MOST_NOTES + 5):
        here.put(0, here.state.legal_actions(0)[0])
        here.take_back(0)
    told = notes(here, 1)
    assert len(told) == MOST_NOTES and told[-1].version == here.sight.version(2)
