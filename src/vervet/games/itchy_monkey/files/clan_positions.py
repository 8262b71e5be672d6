"""Position files of Clan mode: as in the base game, with `L:2w1q` for lice that belong to nobody.

Besides: `mode` is `clan`, `picks` the species of both seats (or null), `moved` the space of the monkey just moved (or
null), `broken_out` the spaces of those that broke out in this turn, `safe` the monkeys off the board and their keepers
(`L0`).
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

from vervet.core.document import PositionError, Reader
from vervet.core.excerpt import shown
from vervet.core.json import Json
from vervet.games.itchy_monkey.box.board import (
    GORILLA,
    LICE,
    SPACE_NAMES,
    SPECIES,
    lice_word,
    number,
    queens,
    space,
    species,
    workers,
)
from vervet.games.itchy_monkey.box.components import LETTERS, MOST_MONKEYS
from vervet.games.itchy_monkey.files.endings import read_clan_end
from vervet.games.itchy_monkey.files.positions import (
    CELLS,
    board_rows,
    prepare,
    read_board,
    read_history,
    read_limits,
    read_order,
    read_turn,
)
from vervet.games.itchy_monkey.rules.clan_table import NOWHERE, ClanTable
from vervet.games.itchy_monkey.rules.table import MOVING, OVER, PLACING, REASONS, SPAWNING, monkey_value

TOKEN = re.compile(r"([A-Z])(?::(?=.)(?:([1-5])w)?(1q)?)?")
PHASE_WORDS = {PLACING: "pick", SPAWNING: "spawn", MOVING: "move", OVER: "over"}
OFF_BOARD = "-"
NAMES = (
    "game",
    "mode",
    "seats",
    "repetitions",
    "rounds",
    "board",
    "order",
    "safe",
    "picks",
    "moved",
    "broken_out",
    "phase",
    "active",
    "first",
    "turn",
    "history",
    "winner",
    "reason",
)


def clan_token(monkey: int) -> str:
    letter = SPECIES[species(monkey)][0].upper()
    lice = lice_word(int(workers(monkey)), int(queens(monkey)))
    return f"{letter}:{lice}" if lice else letter


def clan_position_json(table: ClanTable) -> Json:
    kept = [index for index in range(len(table.safe)) if table.safe[index]]
    marked = [int(cell) for at, cell in enumerate(table.places) if table.marks >> at & 1 and cell != NOWHERE]
    return {
        "mode": "clan",
        "seats": 2,
        "repetitions": int(table.repetitions),
        "rounds": int(table.rounds),
        "board": board_rows(table, clan_token),
        "order": [OFF_BOARD if cell == NOWHERE else SPACE_NAMES[cell] for cell in table.places],
        "safe": [f"{SPECIES[table.kinds[index]][0].upper()}{table.safe[index] - 1}" for index in kept],
        "picks": [SPECIES[kind] or None for kind in table.picks],
        "moved": SPACE_NAMES[table.moved] if table.moved != NOWHERE else None,
        "broken_out": [SPACE_NAMES[cell] for cell in marked],
        "phase": PHASE_WORDS[int(table.phase)],
        "active": int(table.active),
        "first": int(table.first),
        "turn": int(table.turn),
        "history": [f"{key:016x}" for key in table.history],
        "winner": int(table.winner) if table.winner >= 0 else None,
        "reason": REASONS[table.reason],
    }


def read_clan_position(table: ClanTable, document: Reader) -> None:
    """Fill a fresh table from a position file; raises `PositionError`."""
    document.only(NAMES)
    document.number("seats", 2, 2, 2)
    read_limits(table, document)
    rows = read_board(document)
    prepare(table, len(rows), 0, 0)
    fill_clan(table, read_clan_rows(rows), read_order(document), document.texts("safe"))
    table.phase = list(PHASE_WORDS)[document.word("phase", tuple(PHASE_WORDS.values()), "spawn")]
    table.active = document.number("active", 0, 1, 0)
    table.first = document.number("first", 0, 1, 0)
    read_turn(table, document)
    read_picks(table, document)
    read_marks(table, document)
    read_history(table, document)
    read_clan_end(table, document)


def read_clan_rows(rows: list[str]) -> dict[int, tuple[int, int, int]]:
    """Species, workers and queens by space."""
    cells: dict[int, tuple[int, int, int]] = {}
    for line, row in enumerate(rows):
        tokens = row.split()
        if len(tokens) != len(rows):
            raise PositionError(f"board, row {line + 1}: expected {len(rows)} spaces, not {len(tokens)}")
        for file, text in enumerate(tokens):
            if text == ".":
                continue
            found = TOKEN.fullmatch(text)
            if found is None or found[1] not in LETTERS:
                raise PositionError(f"board, row {line + 1}: expected '.', 'G' or 'G:2w1q', not {shown(text)}")
            cell = int(space(file, len(rows) - 1 - line))
            cells[cell] = (LETTERS[found[1]], int(found[2] or 0), 1 if found[3] else 0)
    return cells


def fill_clan(
    table: ClanTable, cells: dict[int, tuple[int, int, int]], order: list[str] | None, safe: list[str]
) -> None:
    """Number the monkeys, on the board and off it, and put their lice down."""
    if order is None:
        order = [SPACE_NAMES[cell] for cell in cells] + [OFF_BOARD] * len(safe)
    placed = [CELLS.get(name, -1) for name in order if name != OFF_BOARD]
    if sorted(placed) != sorted(cells) or order.count(OFF_BOARD) != len(safe) or len(order) > MOST_MONKEYS:
        raise PositionError("order: expected the spaces of all monkeys, each once, and '-' for each in safety")
    kept = [read_keeper(text) for text in safe]
    table.places = vec[i64]([CELLS.get(name, NOWHERE) for name in order])
    table.safe = vec[i64]([0 for _ in order])
    table.kinds = vec[i64]([0 for _ in order])
    for index, name in enumerate(order):
        if name == OFF_BOARD:
            table.kinds[index], table.safe[index] = kept.pop(0)
        else:
            kind, worker_count, queen_count = cells[CELLS[name]]
            table.kinds[index] = kind
            table.write(CELLS[name], monkey_value(kind, index))
            table.put(CELLS[name], worker_count, queen_count)


def read_keeper(text: str) -> tuple[int, int]:
    if not re.fullmatch(r"[A-Z][01]", text) or text[0] not in LETTERS:
        raise PositionError(f"safe: expected a species and a seat such as 'L0', not {shown(text)}")
    return LETTERS[text[0]], int(text[1]) + 1


def read_picks(table: ClanTable, document: Reader) -> None:
    picks = document.items("picks") if document.has("picks") else [None, None]
    if len(picks) != 2:
        raise document.wrong("picks", "two species")
    for seat, name in enumerate(picks):
        if name is not None and (not isinstance(name, str) or name not in SPECIES[2:]):
            raise document.refuse("picks", f"expected one of {', '.join(SPECIES[2:])}, not {shown(name)}")
        table.picks[seat] = SPECIES.index(name) if isinstance(name, str) else 0
    if table.phase == PLACING:
        check_picking(table)
    elif 0 in (table.picks[0], table.picks[1]):
        raise document.refuse("picks", "expected two species once the picking is over")
    elif table.picks[0] == table.picks[1]:
        raise document.refuse("picks", f"expected two different species, not {SPECIES[table.picks[0]]} twice")


def check_picking(table: ClanTable) -> None:
    """IM-60: the second player picks first, and there is a species for both."""
    second = 1 - int(table.first)
    if table.picks[table.first] != 0 or (table.active == second) != (table.picks[second] == 0):
        raise PositionError(f"picks: expected none but that of seat {second}, who picks first")
    on_board = {int(species(table.board[cell])) for cell in table.places if cell != NOWHERE}
    if len(on_board - {GORILLA}) < 2:
        raise PositionError("board: expected two species besides the gorilla for the players to pick")
    if any(table.board[cell] & LICE != 1 for cell in table.places if cell != NOWHERE):
        raise PositionError("board: expected one worker on every monkey before the picking is over")


def read_marks(table: ClanTable, document: Reader) -> None:
    moved = document.get("moved")
    cells = [int(cell) for cell in table.places]
    if moved is not None and (not isinstance(moved, str) or CELLS.get(moved) not in cells):
        raise document.wrong("moved", "the space of a monkey")
    table.moved = CELLS[moved] if isinstance(moved, str) else NOWHERE
    for name in document.texts("broken_out"):
        if CELLS.get(name) not in cells:
            raise document.refuse("broken_out", f"expected spaces of monkeys, not {shown(name)}")
        table.marks |= 1 << int(number(table.board[CELLS[name]]))
