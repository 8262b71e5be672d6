"""The box as data: `components.toml`, read and checked, with errors that say what is wrong and where."""

from collections import Counter

from vervet.core.document import Reader
from vervet.core.excerpt import shown
from vervet.core.toml import open_box
from vervet.games.itchy_monkey.box.board import GORILLA, SPECIES

LETTERS = {name[0].upper(): kind for kind, name in enumerate(SPECIES) if name}
SMALLEST, LARGEST = 2, 8
MOST_MONKEYS = 32


class Components:
    """What is in the box: lice of each colour, tokens of each species, and a layout for each number of players."""

    def __init__(
        self,
        workers: int,
        queens: int,
        spies: int,
        tokens: dict[str, int],
        layouts: dict[int, list[str]],
        goals: tuple[int, int, int],
    ) -> None:
        self.workers = workers
        self.queens = queens
        self.spies = spies
        self.tokens = tokens
        self.layouts = layouts
        # IM-35: colonies on so many gorillas, monkeys of one other species, and species.
        self.goals = goals


def read_components(text: str) -> Components:
    """The box that a file describes; raises `ComponentError`."""
    box = open_box(text)
    box.only(("workers", "queens", "spies", "tokens", "layouts", "goals"), "key")
    tokens = read_tokens(box.table("tokens"))
    layouts = read_layouts(box, tokens)
    return Components(
        box.number("workers", 4, 31),
        box.number("queens", 1, 3),
        box.number("spies", 0, 3),
        tokens,
        layouts,
        read_goals(box.table("goals")),
    )


def read_goals(goals: Reader) -> tuple[int, int, int]:
    """A box without them has the printed ones."""
    goals.only(("gorillas", "one-species", "species"), "goal")
    most = len(SPECIES) - 1
    return (
        goals.number("gorillas", 1, MOST_MONKEYS, 3),
        goals.number("one-species", 1, MOST_MONKEYS, 4),
        goals.number("species", 1, most, 5),
    )


def read_tokens(counts: Reader) -> dict[str, int]:
    counts.only(SPECIES[1:], "species")
    return {name: counts.number(name, 0, MOST_MONKEYS) for name in SPECIES[1:]}


def read_layouts(box: Reader, tokens: dict[str, int]) -> dict[int, list[str]]:
    layouts: dict[int, list[str]] = {}
    for layout in box.tables("layouts", first=1):
        layout.only(("players", "rows"), "key")
        rows = layout.texts("rows")
        check_layout(layout, rows, tokens)
        for count in layout.items("players"):
            if isinstance(count, bool) or not isinstance(count, int) or count not in (2, 3, 4) or count in layouts:
                expected = f"expected 2, 3 or 4, each in one layout only, not {shown(count)}"
                raise layout.refuse("players", expected)
            layouts[count] = rows
    missing = {2, 3, 4} - set(layouts)
    if missing:
        raise box.refuse("layouts", f"expected one for {', '.join(map(str, sorted(missing)))} players")
    return layouts


def check_layout(layout: Reader, rows: list[str], tokens: dict[str, int]) -> None:
    """IM-02, IM-03: a square of known species, no more of each than there are tokens."""
    if not SMALLEST <= len(rows) <= LARGEST:
        raise layout.refuse("rows", f"expected {SMALLEST} to {LARGEST} rows, not {len(rows)}")
    counts: Counter[str] = Counter()
    for line, row in enumerate(rows, 1):
        letters = row.split()
        if len(letters) != len(rows):
            raise layout.refuse("rows", f"expected {len(rows)} spaces in row {line}, not {len(letters)}")
        for column, letter in enumerate(letters, 1):
            if letter != "." and letter not in LETTERS:
                place = f"row {line}, column {column}"
                known = ", ".join(LETTERS)
                raise layout.refuse("rows", f"unknown species {shown(letter)} in {place}; known are {known}")
            if letter != ".":
                counts[SPECIES[LETTERS[letter]]] += 1
    for name, count in counts.items():
        if count > tokens[name]:
            raise layout.refuse("rows", f"{count} monkeys of species {name}, but the box holds {tokens[name]}")
    if not 4 <= counts.total() <= MOST_MONKEYS:
        raise layout.refuse("rows", f"expected 4 to {MOST_MONKEYS} monkeys, not {counts.total()}")


def replaceable(components: Components) -> list[str]:
    """IM-02: the species, never the gorilla, for which the box has enough tamarins on every layout."""
    names = [name for name in SPECIES[GORILLA + 1 :] if name != "tamarin"]
    layouts = ["".join(rows) for rows in components.layouts.values()]
    most = {name: max(layout.count(name[0].upper()) + layout.count("T") for layout in layouts) for name in names}
    return [name for name in names if most[name] <= components.tokens["tamarin"]]


def with_tamarins(rows: list[str], name: str) -> list[str]:
    """IM-02: the layout with emperor tamarins in place of a species; `none` leaves it as it is."""
    return rows if name == "none" else [row.replace(name[0].upper(), "T") for row in rows]
