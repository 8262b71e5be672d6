"""The course of a turn: phases, skipping, wins and draws (IM-15, IM-16, IM-30, IM-35, IM-36)."""

from mypy_extensions import i64

from vervet.core.action import KIND_MASK
from vervet.core.choices import Choices
from vervet.games.itchy_monkey.actions import BUMP, END, EXCHANGE, JUMP, NITPICK, PLACE, SETTLE, SKIP, SPAWN, cell_of
from vervet.games.itchy_monkey.rules.bumping import bump
from vervet.games.itchy_monkey.rules.jumping import jump
from vervet.games.itchy_monkey.rules.moving import can_move, list_moves, nitpick
from vervet.games.itchy_monkey.rules.placing import list_placings, place
from vervet.games.itchy_monkey.rules.spawning import (
    can_exchange,
    can_spy,
    exchange,
    list_exchanges,
    list_spawns,
    owes_spawn,
    settle,
    spawn,
)
from vervet.games.itchy_monkey.rules.table import AFTER, LAST_ROUND, MOVING, PLACING, REPETITION, SPAWNING, Table
from vervet.games.itchy_monkey.rules.telling import tell_over, tell_skip, tell_turn


def list_turn(table: Table, seat: i64, out: Choices) -> None:
    """What the active player can do in this phase; exchanges are open in every one (IM-16)."""
    phase = table.phase
    if phase == PLACING:
        list_placings(table, out)
        return
    if phase == SPAWNING:
        list_spawns(table, seat, out)
        if not owes_spawn(table, seat):
            out.add(SKIP)
    elif phase == MOVING:
        list_moves(table, seat, out)
        if out.count == 0:
            out.add(SKIP)
    else:
        out.add(END)
    list_exchanges(table, seat, out)


def carry_out(table: Table, seat: i64, action: i64) -> None:
    """Make an action and go on to the next decision."""
    kind = action & KIND_MASK
    cell = cell_of(action)
    if kind == BUMP:
        bump(table, seat, action)
        table.phase = AFTER
    elif kind == SPAWN:
        spawn(table, seat, action)
        table.phase = MOVING
    elif kind == JUMP:
        jump(table, seat, action)
        table.phase = AFTER
    elif kind == NITPICK:
        nitpick(table, seat, cell)
        table.phase = AFTER
    elif kind == EXCHANGE:
        exchange(table, seat, cell)
    elif kind == SETTLE:
        settle(table, seat, cell)
        table.phase = SPAWNING if table.english else MOVING
    elif kind == PLACE:
        place(table, seat, cell)
        if table.phase == PLACING:
            return
    elif kind == SKIP:
        pass_phase(table, seat)
    elif kind == END:
        next_turn(table)
    go_on(table)


def go_on(table: Table) -> None:
    """See whether somebody has won, then pass over phases in which nothing can be done."""
    see_winner(table)
    while not waits(table):
        if table.phase == AFTER:
            next_turn(table)
        else:
            pass_phase(table, table.active)


def see_winner(table: Table) -> None:
    """IM-35 after each step. With spies anybody may win: the active player first, then in turn order (IM-57)."""
    seat = table.active
    looked: i64 = 0
    while looked < table.seats and (looked == 0 or table.spy_total > 0):
        reached = table.goal_reached(seat)
        if reached != 0:
            finish(table, seat, reached)
            return
        seat = (seat + 1) % table.seats
        looked += 1


def waits(table: Table) -> bool:
    """Whether the active player has something to decide, or the game is over."""
    phase = table.phase
    seat = table.active
    if phase == SPAWNING and (owes_spawn(table, seat) or can_spy(table, seat)):
        return True
    if phase == MOVING and can_move(table, seat):
        return True
    return phase > AFTER or can_exchange(table, seat)


def pass_phase(table: Table, seat: i64) -> None:
    if table.listening:
        tell_skip(table, seat, table.phase)
    table.phase = MOVING if table.phase == SPAWNING else AFTER


def next_turn(table: Table) -> None:
    """IM-12: the next player clockwise. IM-36: a draw after the last round, or when a position comes a third time."""
    table.turn += 1
    if table.turn == table.rounds * table.seats:
        finish(table, -1, LAST_ROUND)
        return
    table.active = (table.active + 1) % table.seats
    table.phase = SPAWNING
    table.remember()
    if table.seen() >= table.repetitions:
        finish(table, -1, REPETITION)
    elif table.listening:
        tell_turn(table)


def finish(table: Table, winner: i64, reason: i64) -> None:
    table.end(winner, reason)
    if table.listening:
        tell_over(table)
