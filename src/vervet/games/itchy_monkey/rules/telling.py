"""The events of Itchy Monkey: what happened, for logs, screens and ears. Nothing is secret."""

from mypy_extensions import i64

from vervet.games.itchy_monkey.box.board import (
    SPECIES,
    WAYS,
    owner,
    power,
    queens,
    space_name,
    species,
    spy_count,
    workers,
)
from vervet.games.itchy_monkey.rules.table import PHASES, REASONS, Table


def tell_place(table: Table, seat: i64, cell: i64) -> None:
    table.tell("place", "IM-10", {"seat": int(seat), "cell": space_name(cell), "workers": 2, "queens": 1})


def tell_spawn(table: Table, seat: i64, cell: i64, count: i64, spy: i64) -> None:
    table.tell(
        "spawn",
        "IM-51" if spy else "IM-20",
        {"seat": int(seat), "cell": space_name(cell), "workers": int(count), "spies": int(spy)},
    )


def tell_settle(table: Table, seat: i64, cell: i64, count: i64) -> None:
    table.tell("settle", "IM-21", {"seat": int(seat), "cell": space_name(cell), "workers": int(count)})


def tell_bump(table: Table, seat: i64, cell: i64, way: i64, distance: i64, to: i64) -> None:
    table.tell(
        "bump",
        "IM-26",
        {
            "seat": int(seat),
            "cell": space_name(cell),
            "to": space_name(to),
            "way": WAYS[way],
            "distance": int(distance),
            "species": SPECIES[species(table.board[to])],
        },
    )


def tell_shove(table: Table, seat: i64, cell: i64, way: i64, to: i64) -> None:
    table.tell(
        "shove",
        "IM-40",
        {
            "seat": int(seat),
            "cell": space_name(cell),
            "to": space_name(to),
            "way": WAYS[way],
            "species": SPECIES[species(table.board[to])],
        },
    )


def tell_crossing(
    table: Table, rule: str, seat: i64, cell: i64, to: i64, worker_count: i64, queen_count: i64, spy: i64
) -> None:
    """Lice go from one monkey to the next, by a jump (IM-25) or after a bump (IM-27)."""
    table.tell(
        "jump" if rule == "IM-25" else "cross",
        rule,
        {
            "seat": int(seat),
            "cell": space_name(cell),
            "to": space_name(to),
            "workers": int(worker_count),
            "queens": int(queen_count),
            "spies": int(spy),
        },
    )


def tell_fight(table: Table, seat: i64, cell: i64, attack: i64, monkey: i64) -> None:
    table.tell(
        "fight",
        "IM-28",
        {
            "seat": int(seat),
            "cell": space_name(cell),
            "loser": int(owner(monkey)) - 1,
            "attack": int(attack),
            "defence": int(power(monkey)),
            "result": "match" if attack == power(monkey) else "exceed",
            "workers": int(workers(monkey)),
            "queens": int(queens(monkey)),
        },
    )


def tell_nitpick(table: Table, seat: i64, cell: i64, monkey: i64) -> None:
    table.tell(
        "nitpick",
        "IM-29",
        {
            "seat": int(seat),
            "cell": space_name(cell),
            "loser": int(owner(monkey)) - 1,
            "workers": int(workers(monkey)),
            "queens": int(queens(monkey)),
            "spies": int(spy_count(monkey)),
        },
    )


def tell_exchange(table: Table, seat: i64, cell: i64, price: i64) -> None:
    table.tell("exchange", "IM-16", {"seat": int(seat), "cell": space_name(cell), "workers": int(price)})


def tell_skip(table: Table, seat: i64, phase: i64) -> None:
    """A phase is passed over because nothing in it can be done."""
    table.tell("skip", "IM-20" if PHASES[phase] == "spawn" else "IM-30", {"seat": int(seat), "phase": PHASES[phase]})


def tell_turn(table: Table) -> None:
    table.tell("turn", "IM-12", {"seat": int(table.active), "round": int(table.turn // table.seats) + 1})


def tell_over(table: Table) -> None:
    if table.winner >= 0:
        table.tell("win", "IM-35", {"seat": int(table.winner), "reason": REASONS[table.reason]})
    else:
        table.tell("draw", "IM-36", {"reason": REASONS[table.reason]})
