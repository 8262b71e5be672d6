"""Clan mode: the course of a turn, and what can be done in it (IM-60 to IM-67)."""

from mypy_extensions import i64

from vervet.core.action import KIND_MASK
from vervet.core.choices import Choices
from vervet.games.itchy_monkey.actions import (
    BUMP,
    CELL_SHIFT,
    DISTANCE_SHIFT,
    LEAVE,
    PICK,
    QUEEN_SHIFT,
    SKIP,
    SPAWN,
    SPECIES_SHIFT,
    WAY_SHIFT,
    WORKER_SHIFT,
    at,
    cell_of,
    distance_of,
    queens_of,
    species_of,
    way_of,
    workers_of,
)
from vervet.games.itchy_monkey.box.board import (
    EMPTY,
    GORILLA,
    LICE,
    MOST_SPECIES,
    power,
    queens,
    species,
    step,
    workers,
)
from vervet.games.itchy_monkey.rules.clan_table import NOWHERE, ClanTable
from vervet.games.itchy_monkey.rules.clan_telling import (
    tell_clan_crossing,
    tell_clan_spawn,
    tell_clean_win,
    tell_leave,
    tell_pick,
)
from vervet.games.itchy_monkey.rules.outbreak import arrive, break_out
from vervet.games.itchy_monkey.rules.table import CLEAN, LAST_ROUND, MOVING, PLACING, REPETITION, SPAWNING
from vervet.games.itchy_monkey.rules.telling import tell_bump, tell_over, tell_skip, tell_turn


def list_clan(table: ClanTable, seat: i64, out: Choices) -> None:
    if table.phase == PLACING:
        list_picks(table, out)
        return
    if table.phase == SPAWNING:
        list_clan_spawns(table, out)
    else:
        list_clan_moves(table, seat, out)
    if out.count == 0:
        out.add(SKIP)


def list_picks(table: ClanTable, out: Choices) -> None:
    """IM-60: a species on the board, not the gorilla, not the one already picked."""
    kind: i64 = GORILLA + 1
    while kind <= MOST_SPECIES:
        if on_board(table, kind) and kind != table.picks[0] and kind != table.picks[1]:
            out.add(PICK | kind << SPECIES_SHIFT)
        kind += 1


def on_board(table: ClanTable, kind: i64) -> bool:
    index: i64 = 0
    while index < len(table.places):
        if species(table.board[table.places[index]]) == kind and table.places[index] != NOWHERE:
            return True
        index += 1
    return False


def list_clan_spawns(table: ClanTable, out: Choices) -> None:
    """IM-63: any monkey with a louse, the opponent's too."""
    index: i64 = 0
    while index < len(table.places):
        cell = table.places[index]
        if cell != NOWHERE and table.board[cell] & LICE != 0:
            out.add(at(SPAWN, cell))
        index += 1


def movable(table: ClanTable, seat: i64, cell: i64) -> bool:
    """IM-64: not of the opponent's species, and not the monkey that the opponent has just moved."""
    return cell != NOWHERE and cell != table.moved and species(table.board[cell]) != table.picks[1 - seat]


def list_clan_moves(table: ClanTable, seat: i64, out: Choices) -> None:
    index: i64 = 0
    while index < len(table.places):
        cell = table.places[index]
        if movable(table, seat, cell):
            way: i64 = 0
            while way < 4:
                list_clan_bumps(table, cell, way, out)
                way += 1
        index += 1


def list_clan_bumps(table: ClanTable, cell: i64, way: i64, out: Choices) -> None:
    """IM-26 every distance; IM-64 all lice or none go over; IM-65 a monkey without lice may leave over the edge."""
    board = table.board
    stride = step(way)
    bump: i64 = BUMP | cell << CELL_SHIFT | way << WAY_SHIFT
    ahead = cell + stride
    while board[ahead] == EMPTY:
        bump += 1 << DISTANCE_SHIFT
        ahead += stride
        out.add(bump)
    monkey = board[cell]
    if board[ahead] < 0:
        if monkey & LICE == 0:
            out.add(LEAVE | cell << CELL_SHIFT | way << WAY_SHIFT)
    elif ahead != cell + stride and monkey & LICE != 0 and power(board[ahead]) <= power(monkey):
        out.add(bump | workers(monkey) << WORKER_SHIFT | queens(monkey) << QUEEN_SHIFT)


def carry_out_clan(table: ClanTable, seat: i64, action: i64) -> None:
    """Make an action, let the lice break out, see who is clean, and go on to the next decision."""
    kind = action & KIND_MASK
    if kind == PICK:
        pick(table, seat, species_of(action))
        return
    if kind == SPAWN:
        clan_spawn(table, seat, cell_of(action))
    elif kind == BUMP:
        clan_bump(table, seat, action)
    elif kind == LEAVE:
        leave(table, seat, action)
    else:
        if table.phase == MOVING:
            table.moved = NOWHERE
        if table.listening:
            tell_skip(table, seat, table.phase)
    end_phase(table)


def pick(table: ClanTable, seat: i64, kind: i64) -> None:
    """IM-60: the second player picks first; then the first player takes the first turn."""
    table.picks[seat] = kind
    if table.listening:
        tell_pick(table, seat, kind)
    table.active = 1 - seat
    if seat == table.first:
        table.active = seat
        table.phase = SPAWNING
        table.remember()
        if table.listening:
            tell_turn(table)


def clan_spawn(table: ClanTable, seat: i64, cell: i64) -> None:
    count = queens(table.board[cell]) + 1
    if table.listening:
        tell_clan_spawn(table, seat, cell, count)
    arrive(table, cell, count, 0)


def clan_bump(table: ClanTable, seat: i64, action: i64) -> None:
    cell = cell_of(action)
    way = way_of(action)
    stop = cell + step(way) * distance_of(action)
    table.slide(cell, stop)
    table.moved = stop
    if table.listening:
        tell_bump(table, seat, cell, way, distance_of(action), stop)
    if workers_of(action) + queens_of(action) > 0:
        if table.listening:
            tell_clan_crossing(table, seat, stop, stop + step(way))
        table.put(stop, 0, 0)
        arrive(table, stop + step(way), workers_of(action), queens_of(action))


def leave(table: ClanTable, seat: i64, action: i64) -> None:
    if table.listening:
        tell_leave(table, seat, cell_of(action), way_of(action))
    table.take_off(cell_of(action), seat)
    table.moved = NOWHERE


def end_phase(table: ClanTable) -> None:
    """IM-66, then IM-67, then the next phase or the next player; a phase without a choice is passed over."""
    break_out(table)
    if see_clean(table):
        return
    if table.phase == SPAWNING:
        table.phase = MOVING
        if not can_move_clan(table):
            table.moved = NOWHERE
            if table.listening:
                tell_skip(table, table.active, MOVING)
            end_phase(table)
        return
    next_clan_turn(table)


def can_move_clan(table: ClanTable) -> bool:
    menu = Choices()
    list_clan_moves(table, table.active, menu)
    return menu.count > 0


def see_clean(table: ClanTable) -> bool:
    """IM-67: the player with no lice left on their species wins, the active player first."""
    winner = table.active if table.clean(table.active) else 1 - table.active
    if not table.clean(winner):
        return False
    table.end(winner, CLEAN)
    if table.listening:
        tell_clean_win(table)
    return True


def next_clan_turn(table: ClanTable) -> None:
    """IM-36 holds here too."""
    table.turn += 1
    table.marks = 0
    if table.turn == table.rounds * 2:
        end_drawn(table, LAST_ROUND)
        return
    table.active = 1 - table.active
    table.phase = SPAWNING
    table.remember()
    if table.seen() >= table.repetitions:
        end_drawn(table, REPETITION)
    elif table.listening:
        tell_turn(table)


def end_drawn(table: ClanTable, reason: i64) -> None:
    table.end(-1, reason)
    if table.listening:
        tell_over(table)
