"""Why a bump is not possible: its way, its shove, and the lice that go over (IM-26, IM-27, IM-40, IM-41, IM-45)."""

from vervet.core.refusal import Refusal
from vervet.games.itchy_monkey.actions import (
    cell_of,
    distance_of,
    queens_of,
    shoves,
    spies_of,
    way_of,
    workers_of,
)
from vervet.games.itchy_monkey.box.board import EMPTY, owner, queens, space_name, spy_of, step, workers
from vervet.games.itchy_monkey.rules.abilities import LEAPS, SHOVES, abilities_at
from vervet.games.itchy_monkey.rules.jumping import defence
from vervet.games.itchy_monkey.rules.table import Table


def explain_bump(table: Table, seat: int, action: int) -> Refusal:
    """Walk the way of the bump, with a leap where the monkey can, and see where the action leaves it."""
    cell = int(cell_of(action))
    stride = int(step(way_of(action)))
    distance = int(distance_of(action))
    stops = free_stops(table, cell, stride)
    if distance not in stops:
        return explain_way(table, cell, stride, distance, stops)
    ahead = cell + stride * (distance + 1)
    if shoves(action):
        leapt = stops.index(distance) + 1 < distance
        refused = explain_shove(table, cell, stride, ahead, leapt)
        if refused is not None:
            return refused
    if table.board[ahead] <= 0:
        return Refusal("IM-27", "itchy-nobody-beside", cell=space_name(cell))
    return explain_party(table, seat, action, cell, ahead)


def free_stops(table: Table, cell: int, stride: int) -> list[int]:
    """The distances at which a bump may end; the space that is leapt over is none of them."""
    stops = []
    leaps = 1 if abilities_at(table, cell) & LEAPS else 0
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


def explain_way(table: Table, cell: int, stride: int, distance: int, stops: list[int]) -> Refusal:
    """Why a bump cannot end there: a monkey or the edge stops the slide (IM-26) or the leap (IM-41)."""
    farthest = stops[-1] if stops else 0
    if distance < farthest:
        return Refusal("IM-41", "itchy-bump-on-monkey", cell=space_name(cell + stride * distance))
    obstacle = cell + stride * (farthest + 1)
    blocked = table.board[obstacle] > 0
    if farthest > len(stops):
        to = space_name(cell + stride * farthest)
        return Refusal("IM-41" if blocked else "IM-26", "itchy-leap-too-far", cell=space_name(cell), to=to)
    if blocked and abilities_at(table, cell) & LEAPS:
        return Refusal("IM-41", "itchy-leap-blocked", cell=space_name(cell), over=space_name(obstacle))
    if farthest == 0:
        return Refusal("IM-26", "itchy-bump-blocked", cell=space_name(cell))
    return Refusal("IM-26", "itchy-bump-too-far", cell=space_name(cell), free=farthest)


def explain_shove(table: Table, cell: int, stride: int, ahead: int, leapt: bool) -> Refusal | None:
    """What forbids the shove at the end of a bump; `None` when nothing does."""
    if not abilities_at(table, cell) & SHOVES:
        return Refusal("IM-40", "itchy-cannot-shove", cell=space_name(cell))
    if leapt:
        return Refusal("IM-45", "itchy-one-borrowed", cell=space_name(cell))
    if table.board[ahead] <= 0:
        return Refusal("IM-40", "itchy-shove-nobody", cell=space_name(cell))
    if table.board[ahead + stride] != EMPTY:
        return Refusal("IM-40", "itchy-shove-blocked", cell=space_name(ahead))
    return None


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
