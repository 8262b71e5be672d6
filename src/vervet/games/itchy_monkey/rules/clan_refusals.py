"""Why an action is not possible in Clan mode."""

from vervet.core.action import KIND_MASK
from vervet.core.refusal import Refusal
from vervet.games.itchy_monkey.actions import (
    BUMP,
    LEAVE,
    PICK,
    SPAWN,
    cell_of,
    distance_of,
    queens_of,
    shoves,
    species_of,
    spies_of,
    way_of,
    workers_of,
)
from vervet.games.itchy_monkey.box.board import (
    EMPTY,
    GORILLA,
    LICE,
    SPECIES,
    power,
    queens,
    space_name,
    species,
    step,
    workers,
)
from vervet.games.itchy_monkey.rules.clan_table import ClanTable
from vervet.games.itchy_monkey.rules.refusals import explain_space, is_proper, named
from vervet.games.itchy_monkey.rules.table import MOVING, OVER, PLACING, SPAWNING

PHASE_OF = {PICK: PLACING, SPAWN: SPAWNING, BUMP: MOVING, LEAVE: MOVING}
PHASE_NAMES = ("pick", "spawn", "move")
# The rule that asks for a monkey on the space which an action names.
MONKEY_RULES = {SPAWN: "IM-63", BUMP: "IM-64", LEAVE: "IM-65"}


def explain_clan(table: ClanTable, seat: int, action: int) -> Refusal:
    """The first rule, in the order a player would ask, that forbids an illegal action."""
    if table.phase == OVER:
        return Refusal("IM-67" if table.winner >= 0 else "IM-36", "itchy-over")
    if seat != table.active:
        rule = "IM-60" if table.phase == PLACING else "IM-61"
        return Refusal(rule, "itchy-not-your-turn", seat=int(table.active))
    if not is_proper(action):
        return Refusal("IM-61", "itchy-no-such-action")
    kind = action & KIND_MASK
    phase = PHASE_OF.get(kind)
    if phase is None:
        return explain_clan_other(table, action)
    if phase != table.phase:
        rule = "IM-60" if PLACING in (phase, table.phase) else "IM-61"
        return Refusal(rule, "itchy-wrong-phase", action=named(action), phase=PHASE_NAMES[table.phase])
    if kind == PICK:
        return explain_pick(table, int(species_of(action)))
    off = explain_space(table, int(cell_of(action)), MONKEY_RULES[kind])
    if off is not None:
        return off
    if kind != LEAVE and spies_of(action):
        return Refusal("IM-60", "itchy-clan-no-spies")
    if kind == SPAWN:
        return Refusal("IM-63", "itchy-clan-no-lice", cell=space_name(cell_of(action)))
    if kind == BUMP and shoves(action):
        return Refusal("IM-60", "itchy-clan-not-here", action="shove")
    return explain_clan_move(table, seat, action)


def explain_clan_other(table: ClanTable, action: int) -> Refusal:
    """Actions of the base game that Clan mode does not have, and skipping where something is owed."""
    if named(action) != "skip":
        return Refusal("IM-60", "itchy-clan-not-here", action=named(action))
    owed = ("IM-60", "itchy-must-pick"), ("IM-63", "itchy-must-spawn"), ("IM-64", "itchy-must-move")
    rule, reason = owed[table.phase]
    return Refusal(rule, reason)


def explain_pick(table: ClanTable, kind: int) -> Refusal:
    if kind == GORILLA:
        return Refusal("IM-60", "itchy-pick-gorilla")
    if kind in (table.picks[0], table.picks[1]):
        return Refusal("IM-60", "itchy-pick-taken", species=SPECIES[kind])
    return Refusal("IM-60", "itchy-pick-absent", species=SPECIES[kind])


def explain_clan_move(table: ClanTable, seat: int, action: int) -> Refusal:
    cell = int(cell_of(action))
    monkey = int(table.board[cell])
    if species(monkey) == table.picks[1 - seat]:
        return Refusal("IM-64", "itchy-clan-opponents-species", cell=space_name(cell), species=SPECIES[species(monkey)])
    if cell == table.moved:
        return Refusal("IM-64", "itchy-clan-just-moved", cell=space_name(cell))
    stride = int(step(way_of(action)))
    free = 0
    while table.board[cell + stride * (free + 1)] == EMPTY:
        free += 1
    ahead = cell + stride * (free + 1)
    if action & KIND_MASK == LEAVE:
        reason = "itchy-leave-lice" if monkey & LICE else "itchy-leave-blocked"
        return Refusal("IM-65", reason, cell=space_name(cell))
    if free == 0:
        return Refusal("IM-26", "itchy-bump-blocked", cell=space_name(cell))
    if distance_of(action) > free:
        return Refusal("IM-26", "itchy-bump-too-far", cell=space_name(cell), free=free)
    return explain_clan_party(table, action, cell, ahead, free)


def explain_clan_party(table: ClanTable, action: int, cell: int, ahead: int, free: int) -> Refusal:
    monkey = int(table.board[cell])
    if distance_of(action) < free or table.board[ahead] < 0:
        return Refusal("IM-64", "itchy-nobody-beside", cell=space_name(cell))
    if workers_of(action) != workers(monkey) or queens_of(action) != queens(monkey):
        return Refusal("IM-64", "itchy-clan-all-or-none", cell=space_name(cell))
    return Refusal(
        "IM-64",
        "itchy-clan-too-weak",
        cell=space_name(ahead),
        attack=int(power(monkey)),
        defence=int(power(table.board[ahead])),
    )
