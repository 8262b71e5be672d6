"""Position files of Itchy Monkey: a complete state as a document that people can read and write.

`board` has a row for each rank from the top; a space is `.`, or the first letter of a species followed by the seat,
workers and queens of its lice, and the seats whose spies sit there: `G`, `L0:2w1q`, `C1:5w+02s`, `B+1s`. All but
`board` may be left out.
"""

import re
from collections.abc import Callable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.document import PositionError, Reader
from vervet.core.excerpt import shown
from vervet.core.json import Json
from vervet.games.itchy_monkey.box.board import (
    SPACE_NAMES,
    SPACES,
    SPECIES,
    WALL,
    lice_of,
    lice_word,
    owner,
    queens,
    space,
    species,
    spies,
    spy_of,
    workers,
)
from vervet.games.itchy_monkey.box.components import LETTERS, MOST_MONKEYS
from vervet.games.itchy_monkey.files.endings import read_battle_end
from vervet.games.itchy_monkey.rules.abilities import switch_on
from vervet.games.itchy_monkey.rules.table import (
    OVER,
    PHASES,
    PLACING,
    QUEENS,
    REASONS,
    ROW,
    SPAWNING,
    SPIES,
    TRACES,
    WORKERS,
    Table,
    monkey_value,
)

TOKEN = re.compile(r"([A-Z])(?:([0-3]):(?:(\d{1,3})w)?(?:([1-3])q)?)?(?:\+([0-3]{1,4})s)?")
CELLS = {name: cell for cell, name in SPACE_NAMES.items()}
NAMES = (
    "game",
    "mode",
    "seats",
    "edition",
    "repetitions",
    "rounds",
    "workers",
    "queens",
    "spies",
    "abilities",
    "board",
    "order",
    "phase",
    "active",
    "first",
    "turn",
    "history",
    "winner",
    "reason",
)


def token(monkey: int) -> str:
    """A space as it is written in a position file."""
    letter = SPECIES[species(monkey)][0].upper()
    spying = "".join(str(seat) for seat in range(4) if spies(monkey) >> seat & 1)
    tail = f"+{spying}s" if spying else ""
    if not owner(monkey):
        return letter + tail
    return f"{letter}{owner(monkey) - 1}:{lice_word(int(workers(monkey)), int(queens(monkey)))}{tail}"


def board_rows(table: Table, write: Callable[[int], str]) -> list[str]:
    """The board, rows from the top, each monkey as it is written."""
    size = int(table.size)
    rows = []
    for rank in reversed(range(size)):
        monkeys = [int(table.board[space(file, rank)]) for file in range(size)]
        rows.append(" ".join(write(monkey) if monkey else "." for monkey in monkeys))
    return rows


def position_json(table: Table) -> Json:
    return {
        "seats": int(table.seats),
        "edition": "en" if table.english else "fr",
        "repetitions": int(table.repetitions),
        "rounds": int(table.rounds),
        "workers": int(table.worker_total),
        "queens": int(table.queen_total),
        "spies": int(table.spy_total),
        "abilities": ability_names(table),
        "board": board_rows(table, token),
        "order": [SPACE_NAMES[cell] for cell in table.places],
        "phase": PHASES[table.phase],
        "active": int(table.active),
        "first": int(table.first),
        "turn": int(table.turn),
        "history": [f"{key:016x}" for key in table.history],
        "winner": int(table.winner) if table.winner >= 0 else None,
        "reason": REASONS[table.reason],
    }


def ability_names(table: Table) -> list[str]:
    return [name for kind, name in enumerate(SPECIES) if name and table.abilities >> kind & 1]


def ability_bits(names: Sequence[str]) -> int:
    return sum(1 << kind for kind, name in enumerate(SPECIES) if name and name in names)


def read_position(table: Table, document: Reader) -> None:
    """Fill a fresh table from a position file; raises `PositionError`."""
    document.only(NAMES)
    table.english = document.word("edition", ("fr", "en"), "fr") == 1
    read_limits(table, document)
    rows = read_board(document)
    prepare(table, len(rows), document.number("workers", 4, 31, 20), document.number("queens", 1, 3, 3))
    stock_spies(table, document.number("spies", 0, 3, 0))
    switch_on(table, ability_bits(read_abilities(document)))
    fill_board(table, read_rows(table, rows), read_order(document))
    table.phase = document.word("phase", PHASES, "spawn")
    table.active = document.number("active", 0, int(table.seats) - 1, 0)
    table.first = document.number("first", 0, int(table.seats) - 1, 0)
    read_turn(table, document)
    if table.phase == PLACING:
        check_placing(table)
    read_history(table, document)
    read_battle_end(table, document)


def read_limits(table: Table, document: Reader) -> None:
    """IM-36: how often a position may come, and the last round."""
    table.repetitions = document.number("repetitions", 2, 9, 3)
    table.rounds = document.number("rounds", 1, 1000, 120)


def read_board(document: Reader) -> list[str]:
    if document.get("board") is None:
        raise document.wrong("board", "a list of rows")
    return document.texts("board")


def read_order(document: Reader) -> list[str] | None:
    """The spaces of the monkeys in the order of their numbers; `None` where that does not matter."""
    return None if document.get("order") is None else document.texts("order")


def read_abilities(document: Reader) -> list[str]:
    names = document.texts("abilities")
    for name in names:
        if name not in SPECIES[1:]:
            raise document.refuse("abilities", f"expected species ({', '.join(SPECIES[1:])}), not {shown(name)}")
    return names


def read_turn(table: Table, document: Reader) -> None:
    """Which turn this is; only a game that is over has none left (IM-36)."""
    turns = int(table.rounds * table.seats)
    table.turn = document.number("turn", 0, turns if table.phase == OVER else turns - 1, 0)


def prepare(table: Table, size: int, worker_total: int, queen_total: int) -> None:
    """An empty board of a size, and full supplies."""
    if not 2 <= size <= 8:
        raise PositionError(f"board: expected 2 to 8 rows, not {size}")
    table.size = size
    table.worker_total = worker_total
    table.queen_total = queen_total
    table.board = vec[i64]([WALL for _ in range(SPACES)])
    for rank in range(size):
        for file in range(size):
            table.board[space(file, rank)] = 0
    table.traces = vec[i64]([0 for _ in range(TRACES)])
    table.stock = vec[i64]([0 for _ in range(ROW * table.seats)])
    for seat in range(table.seats):
        table.stock[seat * ROW + WORKERS] = worker_total
        table.stock[seat * ROW + QUEENS] = queen_total


def stock_spies(table: Table, spy_total: int) -> None:
    table.spy_total = spy_total
    for seat in range(table.seats):
        table.stock[seat * ROW + SPIES] = spy_total


def read_rows(table: Table, rows: list[str]) -> dict[int, tuple[int, int]]:
    """Species and lice by space."""
    cells: dict[int, tuple[int, int]] = {}
    size = len(rows)
    for line, row in enumerate(rows):
        tokens = row.split()
        if len(tokens) != size:
            raise PositionError(f"board, row {line + 1}: expected {size} spaces, not {len(tokens)}")
        for file, text in enumerate(tokens):
            if text != ".":
                cells[int(space(file, size - 1 - line))] = read_token(table, f"board, row {line + 1}", text)
    if len(cells) > MOST_MONKEYS:
        raise PositionError(f"board: expected at most {MOST_MONKEYS} monkeys, not {len(cells)}")
    return cells


def read_token(table: Table, where: str, text: str) -> tuple[int, int]:
    found = TOKEN.fullmatch(text)
    if found is None or found[1] not in LETTERS:
        raise PositionError(
            f"{where}: expected '.', 'G', 'G0:2w1q' or 'G0:2w+1s' (species {', '.join(LETTERS)}), not {shown(text)}"
        )
    spying = [int(seat) for seat in found[5] or ""]
    if any(seat >= table.seats for seat in spying) or len(set(spying)) != len(spying):
        raise PositionError(f"{where}: {shown(text)} needs spies of different seats, from 0 to {table.seats - 1}")
    spy_bits = sum(int(spy_of(seat)) for seat in spying)
    if found[2] is None:
        return LETTERS[found[1]], spy_bits
    seat, worker_count, queen_count = int(found[2]), int(found[3] or 0), int(found[4] or 0)
    if seat >= table.seats or worker_count + queen_count == 0:
        raise PositionError(f"{where}: {shown(text)} has no lice of one of {table.seats} seats")
    if worker_count > table.worker_total:
        raise too_many_lice(table, seat)
    return LETTERS[found[1]], int(lice_of(seat, worker_count, queen_count)) | spy_bits


def fill_board(table: Table, cells: dict[int, tuple[int, int]], order: list[str] | None) -> None:
    """Put monkeys and lice on the board, numbered in the given order."""
    numbered = list(cells) if order is None else [CELLS.get(name, -1) for name in order]
    if sorted(numbered) != sorted(cells):
        raise PositionError("order: expected the spaces of all monkeys, each once")
    table.places = vec[i64](numbered)
    for index, cell in enumerate(numbered):
        kind, lice = cells[cell]
        table.write(cell, monkey_value(kind, index))
        if lice:
            table.change(cell, table.board[cell] | lice)
    for seat in range(table.seats):
        if table.supply(seat) < 0 or table.queen_supply(seat) < 0 or table.spy_supply(seat) < 0:
            raise too_many_lice(table, seat)


def too_many_lice(table: Table, seat: int) -> PositionError:
    """IM-01: the supply is hard."""
    owned = f"{table.worker_total} workers, {table.queen_total} queens, {table.spy_total} spies"
    return PositionError(f"board: seat {seat} has more lice than {owned}")


def check_placing(table: Table) -> None:
    """IM-10: seats before the active player have placed; the others find a monkey without lice each."""
    if any(spies(table.board[cell]) for cell in table.places):
        raise PositionError("board: expected no spies before everybody has placed")
    placed = int(table.active - table.first) % int(table.seats)
    for turn in range(int(table.seats)):
        seat = (int(table.first) + turn) % int(table.seats)
        if turn < placed and table.held(seat) == 0:
            raise PositionError(f"board: seat {seat} has placed, but has no lice")
        if turn >= placed and table.held(seat) > 0:
            raise PositionError(f"board: seat {seat} has still to place, but has lice already")
    left = int(table.seats) - placed
    if sum(owner(table.board[cell]) == 0 for cell in table.places) < left:
        raise PositionError(f"board: expected a monkey without lice for each of {left} seats that have still to place")


def read_history(table: Table, document: Reader) -> None:
    """The positions at the starts of the turns so far (IM-36); left out, this is the first if a turn begins here."""
    if document.get("history") is None:
        if table.phase == SPAWNING:
            table.remember()
        return
    for text in document.texts("history"):
        if not re.fullmatch(r"[0-9a-f]{1,16}", text) or int(text, 16) >= 1 << 63:
            raise document.refuse("history", f"expected keys in hexadecimal, not {shown(text)}")
        table.record(int(text, 16))
