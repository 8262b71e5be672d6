"""Why an action is not possible, by rule; asked only when somebody wants to know."""

from vervet.core.action import KIND_MASK, ActionError
from vervet.core.refusal import Refusal
from vervet.games.itchy_monkey.actions import (
    BUMP,
    END,
    EXCHANGE,
    GRAMMAR,
    JUMP,
    LEAVE,
    NITPICK,
    PICK,
    PLACE,
    SETTLE,
    SKIP,
    SPAWN,
    cell_of,
    louse_of,
    spies_of,
    way_of,
)
from vervet.games.itchy_monkey.box.board import (
    EMPTY,
    holders,
    owner,
    queens,
    space_name,
    spy_count,
    spy_of,
    step,
    workers,
)
from vervet.games.itchy_monkey.rules.abilities import (
    LONG_JUMPS,
    NITPICKED,
    abilities_at,
    exchange_price,
    nitpick_threshold,
)
from vervet.games.itchy_monkey.rules.bump_refusals import explain_bump, too_weak
from vervet.games.itchy_monkey.rules.placing import adjacent, in_line
from vervet.games.itchy_monkey.rules.table import AFTER, MOVING, OVER, PHASES, PLACING, SPAWNING, Table

PHASE_OF = {
    PLACE: PLACING,
    SPAWN: SPAWNING,
    SETTLE: SPAWNING,
    JUMP: MOVING,
    BUMP: MOVING,
    NITPICK: MOVING,
    END: AFTER,
}
# The rule that asks for a monkey on the space which an action names.
MONKEY_RULES = {
    PLACE: "IM-10",
    SPAWN: "IM-20",
    SETTLE: "IM-21",
    JUMP: "IM-25",
    BUMP: "IM-26",
    NITPICK: "IM-29",
    EXCHANGE: "IM-16",
}


def is_proper(action: int) -> bool:
    """Whether the packed integer is an action at all, with every field in its bounds and no bit besides."""
    try:
        return GRAMMAR.from_json(GRAMMAR.to_json(action)) == action
    except (ActionError, KeyError):
        return False


def named(action: int) -> str:
    return GRAMMAR.kind(action).name


def explain(table: Table, seat: int, action: int) -> Refusal:
    """The first rule, in the order a player would ask, that forbids an illegal action."""
    if table.phase == OVER:
        return Refusal("IM-35" if table.winner >= 0 else "IM-36", "itchy-over")
    if seat != table.active:
        return Refusal("IM-12", "itchy-not-your-turn", seat=int(table.active))
    if not is_proper(action):
        return Refusal("IM-15", "itchy-no-such-action")
    kind = action & KIND_MASK
    if kind in (PICK, LEAVE):
        return Refusal("IM-60", "itchy-clan-only", action=named(action))
    phase = PHASE_OF.get(kind)
    early = kind == EXCHANGE and table.phase == PLACING  # nobody's turn has begun (IM-16)
    if early or (phase is not None and phase != table.phase):
        rule = "IM-10" if PLACING in (phase, table.phase) else "IM-15"
        return Refusal(rule, "itchy-wrong-phase", action=named(action), phase=PHASES[table.phase])
    return explain_kind(table, seat, action)


def explain_space(table: Table, cell: int, rule: str) -> Refusal | None:
    """What is wrong with a space on which the rule asks for a monkey."""
    monkey = int(table.board[cell])
    if monkey < 0:
        return Refusal("IM-03", "itchy-off-board", cell=space_name(cell))
    if monkey == EMPTY:
        return Refusal(rule, "itchy-no-monkey", cell=space_name(cell))
    return None


def explain_kind(table: Table, seat: int, action: int) -> Refusal:
    kind = action & KIND_MASK
    if kind == SKIP:
        return explain_skip(table, seat)
    cell = int(cell_of(action))
    off = explain_space(table, cell, MONKEY_RULES[kind])
    if off is not None:
        return off
    monkey = int(table.board[cell])
    if kind == PLACE:
        return explain_place(table, cell)
    if kind == SETTLE:
        return explain_settle(table, seat, cell)
    if kind == NITPICK:
        return explain_nitpick(table, seat, cell)
    if kind == SPAWN:
        return explain_spawn(table, seat, action)
    if kind == EXCHANGE:
        return explain_exchange(table, seat, cell)
    if owner(monkey) != seat + 1 and not monkey & spy_of(seat):
        return Refusal("IM-25" if kind == JUMP else "IM-26", "itchy-none-of-yours", cell=space_name(cell))
    return explain_jump(table, seat, action) if kind == JUMP else explain_bump(table, seat, action)


def explain_spawn(table: Table, seat: int, action: int) -> Refusal:
    cell = int(cell_of(action))
    monkey = int(table.board[cell])
    if not holders(monkey) >> seat & 1:
        if monkey & spy_of(seat):
            return Refusal("IM-51", "itchy-spawn-spy-outnumbered", cell=space_name(cell))
        return Refusal("IM-20", "itchy-none-of-yours", cell=space_name(cell))
    if not spies_of(action):
        return Refusal("IM-20", "itchy-supply-empty")
    if monkey & spy_of(seat):
        return Refusal("IM-50", "itchy-spy-already", cell=space_name(cell))
    return Refusal("IM-50", "itchy-no-spy-left")


def explain_skip(table: Table, seat: int) -> Refusal:
    """Skipping is for phases in which nothing can be done."""
    if table.phase == PLACING:
        return Refusal("IM-10", "itchy-must-place")
    if table.phase == SPAWNING and table.held(seat) == 0:
        return Refusal("IM-21", "itchy-must-settle")
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


def explain_nitpick(table: Table, seat: int, cell: int) -> Refusal:
    monkey = int(table.board[cell])
    opposed = owner(monkey) not in (0, seat + 1)
    if not opposed and spy_count(monkey & ~int(spy_of(seat))) == 0:
        return Refusal("IM-29", "itchy-nitpick-no-opponent", cell=space_name(cell))
    counted = int(workers(monkey) + spy_count(monkey))
    if not opposed or (workers(monkey) == 0 and counted > 0):
        return Refusal("IM-53", "itchy-nitpick-no-worker", cell=space_name(cell))
    needed = int(nitpick_threshold(table, cell))
    guarded = needed > NITPICKED and counted >= NITPICKED
    return Refusal(
        "IM-44" if guarded else "IM-29", "itchy-nitpick-too-few", cell=space_name(cell), workers=counted, needed=needed
    )


def explain_exchange(table: Table, seat: int, cell: int) -> Refusal:
    monkey = int(table.board[cell])
    mine = owner(monkey) == seat + 1
    if not mine and not monkey & spy_of(seat):
        return Refusal("IM-16", "itchy-none-of-yours", cell=space_name(cell))
    if mine and table.queen_supply(seat) == 0:
        return Refusal("IM-16", "itchy-no-queen-left")
    return Refusal(
        "IM-16",
        "itchy-exchange-too-few",
        cell=space_name(cell),
        workers=int(workers(monkey)) if mine else 0,  # a spy is no worker (IM-57)
        needed=int(exchange_price(table, cell)),
    )


def explain_jump(table: Table, seat: int, action: int) -> Refusal:
    cell = int(cell_of(action))
    stride = int(step(way_of(action)))
    to = cell + stride
    monkey = int(table.board[cell])
    if table.board[to] < 0:
        return Refusal("IM-25", "itchy-jump-edge", cell=space_name(cell))
    if table.board[to] == EMPTY:
        if not abilities_at(table, cell) & LONG_JUMPS:
            return Refusal("IM-25", "itchy-jump-gap", cell=space_name(to))
        to += stride
        if table.board[to] <= 0:
            return Refusal("IM-43", "itchy-long-jump-gap", cell=space_name(cell))
    louse = ("worker", "queen", "spy")[louse_of(action)]
    residents = monkey if owner(monkey) == seat + 1 else 0
    count = {"worker": workers(residents), "queen": queens(residents), "spy": monkey & spy_of(seat)}[louse]
    if count == 0:
        return Refusal("IM-25", "itchy-no-such-louse", cell=space_name(cell), louse=louse)
    if louse == "spy":
        return Refusal("IM-55", "itchy-spy-already", cell=space_name(to))
    return too_weak(table, seat, to, 2 if louse == "queen" else 1)
