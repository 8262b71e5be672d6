"""What a client names and sends again is answered again, and not done again."""

from tests.server.match.test_table import PACE, Page
from tests.server.virtual import SECRET, Silent
from vervet.server.match.commands import MOST_KEPT
from vervet.server.match.messages import Accepted, Act, FromServer, Refused, Undo
from vervet.server.match.problem import ProblemError
from vervet.server.match.rows import EntryRow, SeatRow
from vervet.server.match.setup import match_row
from vervet.server.match.table import Table


def first_act(page: Page, seat: int, number: int, command: str) -> Act:
    record = page.table.record
    document: dict[str, object] = dict(page.game.grammar.to_json(record.state.legal_actions(seat)[0]))
    return Act(number, seat, record.sight.version(1 << seat), document, command)


def accepted(told: list[FromServer]) -> list[int]:
    return [message.id for message in told if isinstance(message, Accepted)]


def send(page: Page, watcher: Silent, message: Act | Undo) -> str:
    """What came of it: a code, or nothing, where it was carried out or had been."""
    try:
        draft = page.table.act(watcher, message) if isinstance(message, Act) else page.table.undo(watcher, message)
    except ProblemError as error:
        return error.code
    if draft is not None:
        page.make(draft)
        page.table.accept(watcher, message.id, message.seat)
    return ""


def itchy() -> tuple[Page, int]:
    page = Page("itchy-monkey", ("here", "here"), 7)
    (seat,) = page.table.record.state.asked_seats()
    return page, seat


def test_a_repeated_move_is_accepted_and_made_once() -> None:
    page, seat = itchy()
    message = first_act(page, seat, 1, "a")
    again = Act(2, seat, message.version, message.action, "a")
    assert send(page, page.people[seat], message) == ""
    assert send(page, page.people[seat], again) == ""
    assert accepted(page.people[seat].told) == [1, 2]
    assert [entry.command for entry in page.entries] == ["a"]


def test_without_its_name_or_with_another_it_is_stale() -> None:
    page, seat = itchy()
    message = first_act(page, seat, 1, "a")
    assert send(page, page.people[seat], message) == ""
    other = page.table.record.state.asked_seats()[0] ^ 1
    for name in ("", "b"):
        assert send(page, page.people[other], Act(2, other, message.version, message.action, name)) == "stale"


def test_a_name_is_a_seats_own() -> None:
    page, seat = itchy()
    message = first_act(page, seat, 1, "a")
    assert send(page, page.people[seat], message) == ""
    (following,) = page.table.record.state.asked_seats()
    if following != seat:
        assert send(page, page.people[following], first_act(page, following, 1, "a")) == ""
        assert len(page.entries) == 2


def test_a_repeated_undo_takes_nothing_more_back() -> None:
    page, seat = itchy()
    assert send(page, page.people[seat], first_act(page, seat, 1, "a")) == ""
    assert page.table.record.undoable(seat)
    version = page.table.record.sight.version(1 << seat)
    for number in (2, 3):
        assert send(page, page.people[seat], Undo(number, seat, version, "back")) == ""
    assert [(entry.action is None, entry.command) for entry in page.entries] == [(False, "a"), (True, "back")]
    # What was taken back had been carried out all the same.
    assert send(page, page.people[seat], Act(4, seat, 0, {}, "a")) == ""
    assert len(page.entries) == 2


def test_after_a_restart_it_is_known_by_its_entry() -> None:
    page, seat = itchy()
    message = first_act(page, seat, 1, "a")
    assert send(page, page.people[seat], message) == ""
    page.table = restarted(page)
    person = Silent(seat)
    page.table.enter(person, page.now)
    assert send(page, person, message) == ""
    assert accepted(person.told) == [1]
    assert len(page.entries) == 1


def restarted(page: Page) -> Table:
    seats = [SeatRow(seat, "here", "", "", None, None) for seat in range(2)]
    row = match_row("page", page.game, page.game.options.read({"players": 2}), 7, SECRET, seats)
    row.entries.extend(page.entries)
    return Table(row, page.game, PACE, page.now)


def test_an_answer_in_a_window_is_answered_where_it_was_sent_last() -> None:
    page = Page("cheeky-monkeys", ("here", "here"), 5)
    while (window := page.table.windows.gathering()) is None:
        (seat,) = page.table.record.state.asked_seats()
        page.act(seat, page.dice.choice(page.table.record.state.legal_actions(seat)))
    seat = page.table.record.state.asked_seats()[0]
    message = first_act(page, seat, 50, "w")
    assert send(page, page.people[seat], message) == ""
    page.table.leave(page.people[seat], page.now)
    back = Silent(seat)
    page.table.enter(back, page.now)
    if (window := page.table.windows.gathering()) is not None:
        assert send(page, back, Act(51, seat, message.version, message.action, "w")) == ""
        assert send(page, back, Act(52, seat, message.version, message.action, "other")) == "stale"
        settlement = page.table.settle(window)
        page.make(settlement.draft)
        page.table.answer_early(settlement)
    assert accepted(back.told) == [51]
    assert [entry.command for entry in page.entries if entry.seat == seat][-1] == "w"
    assert not any(isinstance(message, Refused) for message in back.told)


def test_only_the_last_names_of_a_seat_are_kept() -> None:
    page, seat = itchy()
    commands = page.table.record.commands
    for number in range(MOST_KEPT + 1):
        commands.keep(EntryRow(number, seat, "end", f"c{number}"))
    assert not commands.has(seat, "c0")
    assert all(commands.has(seat, f"c{number}") for number in range(1, MOST_KEPT + 1))
    assert not commands.has(seat, "")
