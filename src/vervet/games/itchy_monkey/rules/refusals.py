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
    distance_of,
    louse_of,
    queens_of,
    shoves,
    spies_of,
    way_of,
    workers_of,
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
    LEAPS,
    LONG_JUMPS,
    NITPICKED,
    SHOVES,
    abilities_at,
    exchange_price,
    nitpick_threshold,
)
from vervet.games.itchy_monkey.rules.jumping import defence
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
    if phase is not None and phase != table.phase:
        rule = "IM-10" if PLACING in (phase, table.phase) else "IM-15"
        return Refusal(rule, "itchy-wrong-phase", action=named(action), phase=PHASES[table.phase])
    return explain_kind(table, seat, action)


def explain_space(table: Table, cell: int) -> Refusal | None:
    """What is wrong with a space that should hold a monkey."""
    monkey = int(table.board[cell])
    if monkey < 0:
        return Refusal("IM-03", "itchy-off-board", cell=space_name(cell))
    if monkey == EMPTY:
        return Refusal("IM-03", "itchy-no-monkey", cell=space_name(cell))
    return None


def explain_kind(table: Table, seat: int, action: int) -> Refusal:
    kind = action & KIND_MASK
    if kind == SKIP:
        return explain_skip(table)
    cell = int(cell_of(action))
    off = explain_space(table, cell)
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
    if owner(table.board[cell]) != seat + 1:
        return Refusal("IM-16", "itchy-none-of-yours", cell=space_name(cell))
    if table.queen_supply(seat) == 0:
        return Refusal("IM-16", "itchy-no-queen-left")
    if table.phase == PLACING:
        return Refusal("IM-10", "itchy-must-place")
    return Refusal(
        "IM-16",
        "itchy-exchange-too-few",
        cell=space_name(cell),
        workers=int(workers(table.board[cell])),
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
        far = abilities_at(table, cell) & LONG_JUMPS and table.board[to + stride] > 0
        if not far:
            return Refusal("IM-25", "itchy-jump-gap", cell=space_name(to))
        to += stride
    louse = ("worker", "queen", "spy")[louse_of(action)]
    residents = monkey if owner(monkey) == seat + 1 else 0
    count = {"worker": workers(residents), "queen": queens(residents), "spy": monkey & spy_of(seat)}[louse]
    if count == 0:
        return Refusal("IM-25", "itchy-no-such-louse", cell=space_name(cell), louse=louse)
    if louse == "spy":
        return Refusal("IM-55", "itchy-spy-already", cell=space_name(to))
    return too_weak(table, seat, to, 2 if louse == "queen" else 1)


def explain_bump(table: Table, seat: int, action: int) -> Refusal:
    """Walk the way of the bump, with a leap where the monkey can, and see where the action leaves it."""
    cell = int(cell_of(action))
    stride = int(step(way_of(action)))
    distance = int(distance_of(action))
    abilities = int(abilities_at(table, cell))
    stops = free_stops(table, cell, stride, abilities)
    if not stops:
        return Refusal("IM-26", "itchy-bump-blocked", cell=space_name(cell))
    if distance not in stops:
        if distance > stops[-1]:
            return Refusal("IM-26", "itchy-bump-too-far", cell=space_name(cell), free=stops[-1])
        return Refusal("IM-41", "itchy-bump-on-monkey", cell=space_name(cell + stride * distance))
    ahead = cell + stride * (distance + 1)
    if table.board[ahead] <= 0:
        return Refusal("IM-27", "itchy-nobody-beside", cell=space_name(cell))
    if shoves(action):
        leapt = any(stop not in stops for stop in range(1, distance))
        if not abilities & SHOVES or leapt:
            return Refusal("IM-40", "itchy-cannot-shove", cell=space_name(cell))
        if table.board[ahead + stride] != EMPTY:
            return Refusal("IM-40", "itchy-shove-blocked", cell=space_name(ahead))
    return explain_party(table, seat, action, cell, ahead)


def free_stops(table: Table, cell: int, stride: int, abilities: int) -> list[int]:
    """The distances at which a bump may end."""
    stops = []
    leaps = 1 if abilities & LEAPS else 0
    distance = 1
    while table.board[cell + stride * distance] >= 0:
        if table.board[cell + stride * distance] == EMPTY:
            stops.append(distance)
        elif leaps and table.board[cell + stride * (distance + 1)] == EMPTY:
            leaps -= 1
        else:
            break
        distance += 1
    return stops


def explain_party(table: Table, seat: int, action: int, cell: int, ahead: int) -> Refusal:
    """Why the chosen lice cannot go over at the end of a bump (IM-27, IM-28, IM-55)."""
    monkey = int(table.board[cell])
    residents = monkey if owner(monkey) == seat + 1 else 0
    if workers_of(action) > workers(residents) or queens_of(action) > queens(residents):
        return Refusal(
            "IM-27",
            "itchy-party-too-large",
            cell=space_name(cell),
            workers=int(workers(residents)),
            queens=int(queens(residents)),
        )
    if spies_of(action) and not monkey & spy_of(seat):
        return Refusal("IM-55", "itchy-no-such-louse", cell=space_name(cell), louse="spy")
    if spies_of(action) and int(table.board[ahead]) & spy_of(seat):
        return Refusal("IM-55", "itchy-spy-already", cell=space_name(ahead))
    return too_weak(table, seat, ahead, int(workers_of(action) + 2 * queens_of(action)))


def too_weak(table: Table, seat: int, cell: int, attack: int) -> Refusal:
    return Refusal(
        "IM-28", "itchy-too-weak", cell=space_name(cell), attack=attack, defence=int(defence(table.board[cell], seat))
    )
