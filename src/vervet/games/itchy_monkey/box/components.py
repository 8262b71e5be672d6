"""The box as data: `components.toml`, read and checked, with errors that say what is wrong and where."""

import tomllib
from collections import Counter
from collections.abc import Mapping

from vervet.games.itchy_monkey.box.board import GORILLA, SPECIES

LETTERS = {name[0].upper(): kind for kind, name in enumerate(SPECIES) if name}
SMALLEST, LARGEST = 2, 8
MOST_MONKEYS = 32


class ComponentError(ValueError):
    """A box that cannot be played with."""


class Components:
    """What is in the box: lice of each colour, tokens of each species, and a layout for each number of players."""

    def __init__(
        self, workers: int, queens: int, spies: int, tokens: dict[str, int], layouts: dict[int, list[str]]
    ) -> None:
        self.workers = workers
        self.queens = queens
        self.spies = spies
        self.tokens = tokens
        self.layouts = layouts


def whole(document: Mapping[str, object], name: str, least: int, most: int, where: str = "") -> int:
    value = document.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise ComponentError(f"{where}{name}: expected a whole number from {least} to {most}, not {value!r}")
    return value


def read_components(text: str) -> Components:
    """The box that a file describes; raises `ComponentError`."""
    try:
        document: dict[str, object] = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"not a TOML file: {error}") from error
    tokens = read_tokens(document.get("tokens"))
    layouts = read_layouts(document.get("layouts"), tokens)
    return Components(
        whole(document, "workers", 4, 31),
        whole(document, "queens", 1, 3),
        whole(document, "spies", 0, 3),
        tokens,
        layouts,
    )


def read_tokens(table: object) -> dict[str, int]:
    if not isinstance(table, dict):
        raise ComponentError("tokens: expected a table of species and counts")
    for name in table:
        if name not in SPECIES[1:]:
            raise ComponentError(f"tokens: unknown species {name!r}; known are {', '.join(SPECIES[1:])}")
    return {name: whole(table, name, 0, MOST_MONKEYS, "tokens, ") for name in SPECIES[1:]}


def read_layouts(tables: object, tokens: dict[str, int]) -> dict[int, list[str]]:
    if not isinstance(tables, list) or not tables:
        raise ComponentError("layouts: expected at least one [[layouts]] with players and rows")
    layouts: dict[int, list[str]] = {}
    for number, table in enumerate(tables, 1):
        where = f"layout {number}"
        players = table.get("players") if isinstance(table, dict) else None
        rows = table.get("rows") if isinstance(table, dict) else None
        if not isinstance(players, list) or not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            raise ComponentError(f"{where}: expected players (a list of numbers) and rows (a list of texts)")
        check_layout(where, rows, tokens)
        for count in players:
            if not isinstance(count, int) or count not in (2, 3, 4) or count in layouts:
                raise ComponentError(f"{where}: players must be 2, 3 or 4, each in one layout only, not {count!r}")
            layouts[count] = list(rows)
    missing = {2, 3, 4} - set(layouts)
    if missing:
        raise ComponentError(f"layouts: none for {', '.join(map(str, sorted(missing)))} players")
    return layouts


def check_layout(where: str, rows: list[str], tokens: dict[str, int]) -> None:
    """IM-02, IM-03: a square of known species, no more of each than there are tokens."""
    if not SMALLEST <= len(rows) <= LARGEST:
        raise ComponentError(f"{where}: expected {SMALLEST} to {LARGEST} rows, not {len(rows)}")
    counts: Counter[str] = Counter()
    for line, row in enumerate(rows, 1):
        letters = row.split()
        if len(letters) != len(rows):
            raise ComponentError(f"{where}, row {line}: expected {len(rows)} spaces, not {len(letters)}")
        for column, letter in enumerate(letters, 1):
            if letter != "." and letter not in LETTERS:
                known = ", ".join(LETTERS)
                raise ComponentError(
                    f"{where}, row {line}, column {column}: unknown species {letter!r}; known are {known}"
                )
            if letter != ".":
                counts[SPECIES[LETTERS[letter]]] += 1
    for name, count in counts.items():
        if count > tokens[name]:
            raise ComponentError(f"{where}: {count} monkeys of species {name}, but the box holds {tokens[name]}")
    if not 4 <= counts.total() <= MOST_MONKEYS:
        raise ComponentError(f"{where}: expected 4 to {MOST_MONKEYS} monkeys, not {counts.total()}")


def replaceable(components: Components) -> list[str]:
    """IM-02: the species, never the gorilla, for which the box has tamarins enough on every layout."""
    names = [name for name in SPECIES[GORILLA + 1 :] if name != "tamarin"]
    layouts = ["".join(rows) for rows in components.layouts.values()]
    most = {name: max(layout.count(name[0].upper()) + layout.count("T") for layout in layouts) for name in names}
    return [name for name in names if most[name] <= components.tokens["tamarin"]]


def with_tamarins(rows: list[str], name: str) -> list[str]:
    """IM-02: the layout with emperor tamarins in the place of a species; `none` leaves it as it is."""
    return rows if name == "none" else [row.replace(name[0].upper(), "T") for row in rows]
