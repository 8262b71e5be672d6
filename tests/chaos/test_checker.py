# ruff: noqa: ARG001
"""A checker that cannot fail is worth nothing: each kind of fault is shown to it, beside a history without one."""

from collections.abc import Callable
from hashlib import sha256

import pytest

from tests.chaos.checker import KINDS, check, entry_digest
from tests.chaos.history import Answered, History, Sent, Shown
from tests.chaos.tables import Entry, Noted, Rows

SECRET = bytes(range(32))
FIRST = sha256(b"the promise").hexdigest()
SEATS = (0, 1, 0, 1)


def whole() -> tuple[History, Rows]:
    """Four moves of two players; the server was killed after the second."""
    history, rows = History("m", "itchy-monkey", True, FIRST, over=True), Rows([], [], SECRET.hex(), True)
    rows.audit.append(Noted("lease", None, 1, "one", "one"))
    head = FIRST
    for number, seat in enumerate(SEATS, 1):
        epoch, role = (1, "one") if number < 3 else (2, "two")
        if number == 3:
            rows.audit.append(Noted("lease", None, 2, "two", "two"))
        entry = Entry(number, seat, f"place a{number}", f"c{number}", epoch)
        rows.entries.append(entry)
        rows.audit.append(Noted("entry", number, epoch, None, role))
        digest = entry_digest(SECRET, number, entry.line())
        head = sha256(bytes.fromhex(head) + bytes.fromhex(digest)).hexdigest()
        begun = 0.0 if number < 3 else 2.5
        history.sent.append(Sent(number, seat, f"c{number}"))
        history.answered.append(Answered(number + 0.1, seat, f"c{number}"))
        for viewer in (0, 1, None):
            history.shown.append(
                Shown(number + 0.2, begun, viewer, number, head, (digest,), number, f"view {viewer} {number}")
            )
    history.frames.append('{"type":"table"}')
    return history, rows


def kinds(history: History, rows: Rows) -> set[str]:
    return {fault.kind for fault in check(history, rows)}


def test_nothing_is_wrong_with_a_match_that_went_well() -> None:
    assert check(*whole()) == []


def test_nothing_is_wrong_with_a_match_that_goes_on() -> None:
    history, rows = whole()
    history.over = rows.over = False
    history.calm = 3.5
    assert check(history, rows) == []


def lose_an_accepted_move(history: History, rows: Rows) -> None:
    rows.entries.pop()
    rows.audit.pop()


def leave_a_hole(history: History, rows: Rows) -> None:
    del rows.entries[1]


def lose_what_was_shown(history: History, rows: Rows) -> None:
    """Nobody sent it again, and nobody was told that it was accepted: but it was at the table."""
    rows.entries.pop()
    rows.audit.pop()
    history.answered.pop()


def lose_the_end(history: History, rows: Rows) -> None:
    rows.over = False


def do_it_twice(history: History, rows: Rows) -> None:
    rows.entries.append(Entry(5, 1, "place a4", "c4", 2))
    rows.audit.append(Noted("entry", 5, 2, None, "two"))


def do_what_was_refused(history: History, rows: Rows) -> None:
    history.answered[-1] = Answered(4.1, 1, "c4", "stale")


def put_it_before(history: History, rows: Rows) -> None:
    first, second = rows.entries[0], rows.entries[1]
    rows.entries[0] = Entry(1, second.seat, second.action, second.command, 1)
    rows.entries[1] = Entry(2, first.seat, first.action, first.command, 1)


def write_with_an_old_lease(history: History, rows: Rows) -> None:
    rows.audit[-1] = Noted("entry", 4, 1, None, "one")


def write_under_one_epoch_from_two_servers(history: History, rows: Rows) -> None:
    rows.audit[-1] = Noted("entry", 4, 2, None, "one")


def lower_the_epoch(history: History, rows: Rows) -> None:
    rows.audit.append(Noted("lease", None, 1, "one", "one"))


def lower_the_epoch_of_an_entry(history: History, rows: Rows) -> None:
    last = rows.entries[-1]
    rows.entries[-1] = Entry(last.number, last.seat, last.action, last.command, 1)


def change_what_happened(history: History, rows: Rows) -> None:
    """One of two spectators is shown another head after as many moves."""
    last = history.shown[-1]
    other = sha256(b"another past").hexdigest()
    history.shown.append(Shown(9.0, 8.0, last.viewer, last.told, other, (), last.version))


def change_the_last_digest(history: History, rows: Rows) -> None:
    last = history.shown[-1]
    other = entry_digest(SECRET, 1, "0 place a1")
    history.shown[-1] = Shown(last.at, last.begun, last.viewer, last.told, last.head, (other,), last.version)


def go_back(history: History, rows: Rows) -> None:
    """A server that was paused shows somebody who comes to it what it knew then."""
    old = history.shown[3]
    history.shown.append(Shown(9.0, 8.0, old.viewer, old.told, old.head, (), old.version))


def show_another_view(history: History, rows: Rows) -> None:
    last = history.shown[-1]
    history.shown.append(Shown(9.0, 8.0, last.viewer, last.told, last.head, (), last.version, "another"))


def send_the_secret(history: History, rows: Rows) -> None:
    history.frames.append(f'{{"secret":"{rows.secret}"}}')


def send_a_token(history: History, rows: Rows) -> None:
    history.leaks.append("the token of seat 1 was sent to seat 0")


def stop_for_good(history: History, rows: Rows) -> None:
    """After the last move all was well again, and nothing more happened."""
    history.over = rows.over = False
    history.calm = 5.0


def stop_for_one(history: History, rows: Rows) -> None:
    """The last move came when all was well again, but the spectator was never shown it."""
    history.over = rows.over = False
    history.calm = 3.5
    history.shown.pop()


def show_nobody_anything(history: History, rows: Rows) -> None:
    history.over = rows.over = False
    history.calm = 5.0
    history.shown.clear()


def never_wait(history: History, rows: Rows) -> None:
    history.over = rows.over = False


BREACHES: list[tuple[Callable[[History, Rows], None], set[str]]] = [
    (lose_an_accepted_move, {"lost"}),
    (leave_a_hole, {"lost"}),
    (lose_what_was_shown, {"lost"}),
    (lose_the_end, {"lost"}),
    (do_it_twice, {"doubled"}),
    (do_what_was_refused, {"ghost"}),
    (put_it_before, {"reordered", "lost"}),
    (write_with_an_old_lease, {"two writers"}),
    (write_under_one_epoch_from_two_servers, {"two writers"}),
    (lower_the_epoch, {"two writers"}),
    (lower_the_epoch_of_an_entry, {"two writers"}),
    (change_what_happened, {"forked"}),
    (change_the_last_digest, {"forked"}),
    (go_back, {"back"}),
    (show_another_view, {"tell"}),
    (send_the_secret, {"tell"}),
    (send_a_token, {"tell"}),
    (stop_for_good, {"stuck"}),
    (stop_for_one, {"stuck"}),
    (show_nobody_anything, {"stuck"}),
    (never_wait, {"stuck"}),
]


@pytest.mark.parametrize(("breach", "expected"), BREACHES, ids=[each.__name__ for each, _ in BREACHES])
def test_what_is_broken_is_found(breach: Callable[[History, Rows], None], expected: set[str]) -> None:
    history, rows = whole()
    breach(history, rows)
    assert kinds(history, rows) == expected


def test_every_kind_of_fault_is_tried() -> None:
    assert set().union(*(expected for _, expected in BREACHES)) == set(KINDS)
