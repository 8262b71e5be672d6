"""Reaction windows (CM-Q2, CM-Q3): everybody is asked at once, answers in secret, and the first in order plays."""

from mypy_extensions import i64

from vervet.games.cheeky_monkeys.actions import PASS
from vervet.games.cheeky_monkeys.rules.inferences import counted, take_hint
from vervet.games.cheeky_monkeys.rules.playing import announce, answers
from vervet.games.cheeky_monkeys.rules.table import (
    ANNOUNCED,
    ANSWER,
    AT_WORK,
    ENDING,
    NOBODY,
    ROW,
    SHOCK,
    STAGE,
    WHAT,
    WHOSE,
    WINDOW,
    Table,
)
from vervet.games.cheeky_monkeys.rules.telling import tell_passed


def open_window(table: Table) -> None:
    """Ask everybody still playing, whatever they hold; under `able` only those who can answer, and all see that."""
    table.present = table.playing()
    if table.able:
        table.present = able_seats(table)
        table.taught = True
    table.asking = table.present
    if table.present == 0:
        pass_window(table)
    else:
        table.waits = WINDOW


def able_seats(table: Table) -> i64:
    """Those who can answer; everybody sees who they are, and what that says about their hands."""
    bits: i64 = 0
    seat: i64 = 0
    while seat < table.seats:
        if table.plays(seat):
            kinds = answers(table, seat)
            able = counted(table.hand(seat), kinds) > 0
            if able:
                bits |= i64(1) << seat
            if table.hand_size(seat) > 0:
                take_hint(table, seat, kinds, able)
        seat += 1
    return bits


def first_asked(table: Table) -> i64:
    """CM-Q3: where the order of a window begins: after the opener, or with whoever is in danger (d, e)."""
    if table.depth == 0:
        return table.active if table.phase == ENDING else table.after(table.active, 1)
    if table.top(WHAT) == SHOCK and table.top(STAGE) == ANNOUNCED:
        return table.top(WHOSE)
    return table.after(table.top(WHOSE), 1)


def answer(table: Table, seat: i64, action: i64) -> None:
    """An answer is kept secret until the last one is in; nothing else happens before then (laws 4 and 6)."""
    table.stock[seat * ROW + ANSWER] = action + 1
    table.asking &= ~(i64(1) << seat)
    if table.asking == 0:
        close_window(table)


def close_window(table: Table) -> None:
    """The first in order who wants to play does; all other answers are dropped unseen."""
    table.waits = NOBODY
    table.taught = True
    start = first_asked(table)
    chosen: i64 = -1
    action: i64 = PASS
    steps: i64 = 0
    while steps < table.seats:
        seat = table.after(start, steps)
        said = table.stock[seat * ROW + ANSWER] - 1
        table.stock[seat * ROW + ANSWER] = 0
        if chosen < 0 and said >= 0 and said != PASS:
            chosen = seat
            action = said
        steps += 1
    table.present = 0
    if chosen >= 0:
        announce(table, chosen, action)
    else:
        pass_window(table)


def pass_window(table: Table) -> None:
    """All have passed since the window opened: the newest entry goes to work, or the round goes on."""
    table.waits = NOBODY
    if table.listening:
        tell_passed(table)
    if table.depth > 0:
        table.set_top(STAGE, AT_WORK)
    else:
        table.phase += 1
