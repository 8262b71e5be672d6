"""The events of Clan mode that the base game does not have."""

from mypy_extensions import i64

from vervet.core.json import Json
from vervet.games.itchy_monkey.box.board import SPECIES, WAYS, queens, space_name, species, step, workers
from vervet.games.itchy_monkey.rules.clan_table import ClanTable


def tell_pick(table: ClanTable, seat: i64, kind: i64) -> None:
    table.tell("pick", "IM-60", {"seat": int(seat), "species": SPECIES[kind]})


def tell_clan_spawn(table: ClanTable, seat: i64, cell: i64, count: i64) -> None:
    table.tell("spawn", "IM-63", {"seat": int(seat), "cell": space_name(cell), "workers": int(count), "spies": 0})


def tell_clan_crossing(table: ClanTable, seat: i64, cell: i64, to: i64) -> None:
    monkey = table.board[cell]
    table.tell(
        "cross",
        "IM-64",
        {
            "seat": int(seat),
            "cell": space_name(cell),
            "to": space_name(to),
            "workers": int(workers(monkey)),
            "queens": int(queens(monkey)),
            "spies": 0,
        },
    )


def tell_leave(table: ClanTable, seat: i64, cell: i64, way: i64) -> None:
    kind = SPECIES[species(table.board[cell])]
    table.tell("leave", "IM-65", {"seat": int(seat), "cell": space_name(cell), "way": WAYS[way], "species": kind})


def tell_hatching(table: ClanTable, cell: i64) -> None:
    """Six workers became a queen by themselves."""
    table.tell("hatch", "IM-62", {"cell": space_name(cell)})


def tell_cleaning(table: ClanTable, cell: i64, worker_count: i64, queen_count: i64) -> None:
    """A second queen: everything comes off."""
    table.tell("clean", "IM-62", {"cell": space_name(cell), "workers": int(worker_count), "queens": int(queen_count)})


def tell_outbreak(table: ClanTable, cell: i64) -> None:
    reached: list[Json] = [space_name(cell + step(way)) for way in range(4) if table.board[cell + step(way)] > 0]
    table.tell("outbreak", "IM-66", {"cell": space_name(cell), "to": reached})


def tell_clean_win(table: ClanTable) -> None:
    table.tell("win", "IM-67", {"seat": int(table.winner), "reason": "clean"})
