"""Why an action is not possible, by rule; asked only when somebody wants to know."""

from vervet.core.action import KIND_MASK, ActionError
from vervet.core.refusal import Refusal
from vervet.games.itchy_monkey.actions import (
    BUMP,
    END,
    EXCHANGE,
    GRAMMAR,
    JUMP,
    NITPICK,
    PLACE,
    QUEEN,
    SETTLE,
    SKIP,
    SPAWN,
    cell_of,
    distance_of,
    louse_of,
    queens_of,
    way_of,
    workers_of,
)
from vervet.games.itchy_monkey.board import EMPTY, SPACES, owner, queens, space_name, step, workers
from vervet.games.itchy_monkey.moving import NITPICKED, defence
from vervet.games.itchy_monkey.placing import adjacent, in_line
from vervet.games.itchy_monkey.spawning import EXCHANGE_PRICE
from vervet.games.itchy_monkey.table import AFTER, MOVING, OVER, PHASES, PLACING, SPAWNING, Table

PHASE_OF = {
    PLACE: PLACING,
    SPAWN: SPAWNING,
    SETTLE: SPAWNING,
    JUMP: MOVING,
    BUMP: MOVING,
    NITPICK: MOVING,
    END: AFTER,
}


def explain(table: Table, seat: int, action: int) -> Refusal:
    """The first rule, in the order a player would ask, that forbids an illegal action."""
    if table.phase == OVER:
        return Refusal("IM-35" if table.winner >= 0 else "IM-36", "itchy-over")
    if seat != table.active:
        return Refusal("IM-12", "itchy-not-your-turn", seat=int(table.active))
    try:
        kind = GRAMMAR.kind(action)
        proper = GRAMMAR.from_json(GRAMMAR.to_json(action)) == action
    except (ActionError, KeyError):
        proper = False
    if not proper:
        return Refusal("IM-15", "itchy-no-such-action")
    phase = PHASE_OF.get(kind.code)
    if phase is not None and phase != table.phase:
        rule = "IM-10" if PLACING in (phase, table.phase) else "IM-15"
        return Refusal(rule, "itchy-wrong-phase", action=kind.name, phase=PHASES[table.phase])
    return explain_kind(table, seat, action)


def explain_kind(table: Table, seat: int, action: int) -> Refusal:
    kind = action & KIND_MASK
    if kind == SKIP:
        return explain_skip(table)
    cell = int(cell_of(action))
    monkey = int(table.board[cell]) if cell < SPACES else -1
    if monkey < 0:
        return Refusal("IM-03", "itchy-off-board", cell=space_name(cell))
    if monkey == EMPTY:
        return Refusal("IM-03", "itchy-no-monkey", cell=space_name(cell))
    if kind == PLACE:
        return explain_place(table, cell)
    if kind == SETTLE:
        return explain_settle(table, seat, cell)
    if kind == NITPICK:
        return explain_nitpick(seat, cell, monkey)
    if owner(monkey) != seat + 1:
        rule = {SPAWN: "IM-20", JUMP: "IM-25", BUMP: "IM-26"}.get(kind, "IM-16")
        return Refusal(rule, "itchy-none-of-yours", cell=space_name(cell))
    if kind == EXCHANGE:
        return explain_exchange(table, seat, cell)
    if kind == SPAWN:
        return Refusal("IM-20", "itchy-supply-empty")
    return explain_jump(table, seat, action) if kind == JUMP else explain_bump(table, seat, action)


def explain_skip(table: Table) -> Refusal:
    """Skipping is for phases in which nothing can be done."""
    if table.phase == PLACING:
        return Refusal("IM-10", "itchy-must-place")
    if table.phase == SPAWNING:
        return Refusal("IM-20", "itchy-must-spawn")
    if table.phase == MOVING:
        return Refusal("IM-30", "itchy-must-move")
    return Refusal("IM-16", "itchy-end-or-exchange")


def explain_place(table: Table, cell: int) -> Refusal:
    if owner(table.board[cell]) != 0:
        return Refusal("IM-11", "itchy-place-taken", cell=space_name(cell))
    held = [int(place) for place in table.places if owner(table.board[place]) != 0]
    near = [place for place in held if adjacent(cell, place, table.english)]
    lined = [place for place in held if in_line(cell, place)]
    reason = "itchy-place-adjacent" if near else "itchy-place-in-line"
    return Refusal("IM-11", reason, cell=space_name(cell), other=space_name((near or lined)[0]))


def explain_settle(table: Table, seat: int, cell: int) -> Refusal:
    if table.held(seat) > 0:
        return Refusal("IM-21", "itchy-settle-has-lice")
    return Refusal("IM-21", "itchy-settle-taken", cell=space_name(cell))


def explain_nitpick(seat: int, cell: int, monkey: int) -> Refusal:
    if owner(monkey) in (0, seat + 1):
        return Refusal("IM-29", "itchy-nitpick-no-opponent", cell=space_name(cell))
    return Refusal(
        "IM-29", "itchy-nitpick-too-few", cell=space_name(cell), workers=int(workers(monkey)), needed=NITPICKED
    )


def explain_exchange(table: Table, seat: int, cell: int) -> Refusal:
    if table.queen_supply(seat) == 0:
        return Refusal("IM-16", "itchy-no-queen-left")
    return Refusal(
        "IM-16",
        "itchy-exchange-too-few",
        cell=space_name(cell),
        workers=int(workers(table.board[cell])),
        needed=EXCHANGE_PRICE,
    )


def explain_jump(table: Table, seat: int, action: int) -> Refusal:
    cell = int(cell_of(action))
    to = cell + int(step(way_of(action)))
    monkey = int(table.board[cell])
    louse = "queen" if louse_of(action) == QUEEN else "worker"
    if table.board[to] < 0:
        return Refusal("IM-25", "itchy-jump-edge", cell=space_name(cell))
    if table.board[to] == EMPTY:
        return Refusal("IM-25", "itchy-jump-gap", cell=space_name(to))
    if (queens(monkey) if louse == "queen" else workers(monkey)) == 0:
        return Refusal("IM-25", "itchy-no-such-louse", cell=space_name(cell), louse=louse)
    return too_weak(table, seat, to, 2 if louse == "queen" else 1)


def explain_bump(table: Table, seat: int, action: int) -> Refusal:
    cell = int(cell_of(action))
    stride = int(step(way_of(action)))
    free = 0
    while table.board[cell + stride * (free + 1)] == EMPTY:
        free += 1
    if free == 0:
        return Refusal("IM-26", "itchy-bump-blocked", cell=space_name(cell))
    if distance_of(action) > free:
        return Refusal("IM-26", "itchy-bump-too-far", cell=space_name(cell), free=free)
    return explain_party(table, seat, action, cell, cell + stride * (free + 1), free)


def explain_party(table: Table, seat: int, action: int, cell: int, ahead: int, free: int) -> Refusal:
    """Why the chosen lice cannot go over at the end of a bump (IM-27, IM-28)."""
    monkey = int(table.board[cell])
    if distance_of(action) < free or table.board[ahead] < 0:
        return Refusal("IM-27", "itchy-nobody-beside", cell=space_name(cell))
    if workers_of(action) > workers(monkey) or queens_of(action) > queens(monkey):
        return Refusal(
            "IM-27",
            "itchy-party-too-large",
            cell=space_name(cell),
            workers=int(workers(monkey)),
            queens=int(queens(monkey)),
        )
    return too_weak(table, seat, ahead, int(workers_of(action) + 2 * queens_of(action)))


def too_weak(table: Table, seat: int, cell: int, attack: int) -> Refusal:
    return Refusal(
        "IM-28", "itchy-too-weak", cell=space_name(cell), attack=attack, defence=int(defence(table, seat, cell))
    )
